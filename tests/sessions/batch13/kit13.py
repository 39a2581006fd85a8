"""Shared by batch13: positions, values of cards, and the author's own checks (paths, battles, points)."""
import csv
import os
import lay7
from lay7 import hands, burn, burn_to, held, more, start1814
from more import units, cf, is_indian, holds
from ref import cost, best, odds, crt, naval, sid, _sp
from table import DATA, Piece

OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
FORT = {r['id']: r['fort'] for r in csv.DictReader(open(os.path.join(DATA, 'spaces.csv')))}
CMD = {r['name']: (int(r['command_value']), int(r['combat_modifier'])) for r in csv.DictReader(open(os.path.join(DATA, 'leaders.csv')))}


def opv(n):
    return OPV[str(n)]


def nomarks(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def lay(t, code):
    """A position of a turn, its arrivals on the map unless the code ends with '-'."""
    wait = code.endswith('-')
    code = code.rstrip('-')
    year, half = code[:4], code[4]
    if year == '1813':
        more.lay_1813(t)
    elif year == '1814':
        start1814.lay_1814(t)
        t.lay('Brock', 'Captured', 'British')
        t.lay_face('Brock', False, 'British')
    todo = [year + h for h in 'ab' if h < half or h == half and not wait]
    for c in todo:
        if c == '1812a':
            continue
        for side in ('US', 'British'):
            more.lay_arrivals(t, c, side)
    if half == 'b':
        nomarks(t)
    t.lay_turn({'a': 'Spring-Summer ', 'b': 'Summer-Autumn '}[half] + year)


def score(t):
    """British points less US points for towns and lakes as they lie."""
    places = lay7.bind()[1]
    n = 0
    for i, r in _sp.items():
        v = int(r['value'])
        own, foe, sg = ('US', 'British', 1) if r['territory'] == 'us' else ('British', 'US', -1)
        if v and holds(t, foe, places[i]):
            n += sg * v
    for b in more.BOX:
        here = [p for p in t.at(b)]
        sides = {p.mark('Side') for p in here if p.mark('Kind') == 'Ship'}
        assert len(sides) < 2, b
        if not sides:
            sides = {p.mark('Side') for p in here if p.mark('Kind') == 'Lake Control'}
        for s in sides:
            n += {'US': -2, 'British': 2}[s]
    return n


def marker(t):
    w = t.where(t.find('VP Marker')).replace('VP Track: ', '').replace('VP ', '')
    f = w.split()
    return 0 if f[-1] == '0' else int(f[-1]) * (1 if f[0] == 'British' else -1)


class Book:
    """The points of the beginning, and whether the marker has followed the table since."""

    def __init__(self, t):
        self.t, self.off = t, marker(t) - score(t)

    def ok(self, plus=0):
        assert marker(self.t) - score(self.t) == self.off + plus, (marker(self.t), score(self.t), self.off)

    def due(self, plus=0):
        n = score(self.t) + self.off + plus
        return '0' if not n else '%s %d' % ('British' if n > 0 else 'US', abs(n))


def walk(p, what, *path, cap=6, step=True):
    """path[0] is where they stand; asserts the cost; step by step or in one drag."""
    assert cost(*path) <= cap, cost(*path)
    for x in p.t.pieces(what, p):
        assert p.t.where(x) == path[0], (x.name, p.t.where(x))
    if step:
        p.march(what, *path[1:])
    else:
        p.drag(what, path[-1])


def fight(t, att, dfn, space, total, la, ld, al=0, dl=0, route=False, first=True, amphib=False, ha=False, hd=False):
    """The result of a round, from the pieces; la, ld: leads; al, dl: leaders' figures."""
    A, D, la, ld = t.pieces(att), t.pieces(dfn), t.find(la), t.find(ld)
    year = int(t.turn_name().split()[1][:4])
    f = FORT[sid(space)]
    fort = None
    if f and not f.startswith('event') and not all(is_indian(p) for p in D):
        if 'from=' not in f or t.turn_name() != 'Spring-Summer 1812':
            c, v = f.split(';')[0].split('/')
            fort = (c, int(v))
    a = sum(cf(p, True) for p in A)
    d = sum(cf(p) for p in D) + (fort[1] if fort else 0)
    if ha:
        a = (a + 1) // 2
    if hd:
        d = (d + 1) // 2
    o = odds(a, d)
    if o is None:
        return '9:1'
    def cl(p, attack):
        c = p.mark('Class')
        if 'ragoon' in p.mark('Kind') and fort:
            return 'B' if attack else 'A'
        return c
    ca, cd = cl(la, True), cl(ld, False)
    assert la.level() == 1
    if fort:
        cd = min(cd, fort[0])
    m = o + 'CBA'.index(ca) - 'CBA'.index(cd) + al - dl
    if first:
        m -= route + amphib + (space == 'Montreal')
        if not fort and _sp[sid(space)]['terrain'] == 'forest':
            if all(is_indian(p) for p in D) and not all(is_indian(p) for p in A):
                m -= 2
            elif all(is_indian(p) for p in A) and not all(is_indian(p) for p in D):
                m += 1
            else:
                m -= 1
    if A[0].mark('Side') == 'US' and year < 1814 and not fort and _sp[sid(space)]['terrain'] == 'clear':
        if any(p.mark('Kind') in ('Regular', 'Dragoon') and p.mark('Class') in 'AB' for p in D):
            m -= 1
    return crt(total + m, bool(fort))


def fed(t, side, space, entered=None):
    assert more.supplied(t, side, space, entered), (side, space)


def attrition(player, favourites=(), quiet=True):
    """What 16.2 asks of one side, unit by unit."""
    t = player.t
    for (n, side), k in sorted(more.excess(t).items()):
        if side != player.side:
            continue
        us = [p for p in more.units(t, n, side) if p.level() == 1]
        us.sort(key=lambda p: (p.name not in favourites, p.trait('emb2;') < 0, -int(p.mark('CF'))))
        for p in us[:k]:
            if p.trait('emb2;') >= 0:
                player.flip([p.id])
            else:
                player.drag([p.id], side + ' Eliminated')
