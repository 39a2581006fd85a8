"""Shared by this batch: checks of what is fought and scored."""
import csv
import os
import more
import start1814
from table import DATA, Piece, Table
from lay7 import bind, burn, burn_to, dump, held


def hands(t, us, br):
    """The hands of the log's beginning; the base log's cards lie on the pile."""
    more.spent(t, 'US', [])
    more.spent(t, 'British', [])
    t.lay_hand('US', us)
    t.lay_hand('British', br)


# ---- this batch ----
import ref
from ref import LINK, cost, crt, naval, odds, sid, value, _sp
from table import Stack

NAMED = ('Campaign', 'Heavy Rains', 'Contrary Winds', 'Death of Brock', 'Bladensburg', 'Treaty of Ghent', 'Battle of New Orleans')
OPV = {int(r['id']): int(r['opv_working']) for r in more.rows('cards')}


def opv(card, least):
    """The card is worth what is asked of it (titles without a number: the players' word)."""
    c = card.replace('Card ', '')
    if c.isdigit():
        assert OPV[int(c)] >= least, (card, OPV[int(c)], least)


def pos(t, turn, us, br, first=True):
    """A position at the start or in the middle of a turn, hands and pile as they would be."""
    y, h = int(turn[:4]), turn[4]
    if y >= 1813:
        more.lay_1813(t)
    if y == 1814:
        start1814.lay_1814(t)
    codes = [] if turn == '1812a' else [str(y) + 'a', str(y) + 'b'][:1 + (h in 'bw')] if y > 1812 else ['1812b']
    for c in codes:
        for side in ('US', 'British'):
            more.lay_arrivals(t, c, side)
    t.lay_turn({'a': 'Spring-Summer %d', 'b': 'Summer-Autumn %d'}[h] % y)
    hands(t, us, br)
    deal = {'1812a': 14, '1812b': 28, '1813a': 16, '1813b': 32, '1814a': 18, '1814b': 36}[turn]
    burn_to(t, y, deal - len(us) - len(br))
    if y == 1814 and h == 'a':
        more.set_aside(t, 'Treaty of Ghent')


def no_markers(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def on_top(t, deck, *cards):
    """Before the log: these cards lie on top, the first one uppermost."""
    d = t.deck(deck)
    for c in reversed(cards):
        k = next(k for k in d.kids if t.things[k].name in (c, 'Card ' + c))
        d.kids.remove(k)
        d.kids.append(k)


def marker(t):
    w = t.where(t.find('VP Marker')).replace('VP ', '')
    if w == '0':
        return 0
    side, n = w.split()
    return int(n) if side == 'US' else -int(n)


def score(t):
    n = 0
    for s, nm in bind()[1].items():
        if s not in _sp:
            continue
        for side, sg in (('US', 1), ('British', -1)):
            if _sp[s]['territory'] != side.lower() and more.holds(t, side, nm):
                n += sg * int(_sp[s]['value'])
    for box in more.BOX:
        here = [p for p in t.at(box) if not p.is_card()]
        ships = {p.mark('Side') for p in here if p.mark('Kind') == 'Ship'}
        marks = {p.mark('Side') for p in here if p.mark('Kind') == 'Lake Control'}
        assert len(ships) < 2, box
        for side in ships or marks:
            n += 2 if side == 'US' else -2
    return n


class VP:
    """The marker against what is held; book() moves it when it is wrong."""
    def __init__(self, t):
        self.t, self.off = t, marker(t) - score(t)

    def want(self):
        return score(self.t) + self.off

    def txt(self, n=None):
        n = self.want() if n is None else n
        return '0' if n == 0 else ('US %d' % n if n > 0 else 'British %d' % -n)

    def ok(self):
        assert marker(self.t) == self.want(), (marker(self.t), self.want())

    def book(self, p, plus=0):
        self.off += plus
        assert marker(self.t) != self.want(), ('nothing to book', self.want())
        p.vp(self.txt())


def mp(p):
    k = p.mark('Kind')
    return 10 if 'Dragoon' in k or k == 'Leader' else 6


def foes(t, side, space):
    return [p for p in more.units(t, space, 'British' if side == 'US' else 'US')]


def go(p, what, *path, how='end', limit=None, via=None):
    """A march: cost, limit, nobody in the way, all start in path[0]."""
    t = p.t
    ps = t.pieces(what, p)
    c = cost(*path)
    men = [x for x in ps if x.mark('CF')]
    ld = [x for x in ps if x.mark('Kind') == 'Leader']
    for x in ps:
        assert t.where(x) == path[0], (x.name, t.where(x))
        assert c <= mp(x), (x.name, c)
        assert x.mark('Side') == p.side, x.name
    if ld:
        lim = sum({1: 5, 2: 10, 3: 15}[int(l.mark('Stars'))] for l in ld) if limit is None else limit
        assert len([m for m in men if not more.is_indian(m)]) <= lim
    for s in path[1:-1]:
        assert not foes(t, p.side, s), s
    if how == 'step':
        p.march(what, *path[1:])
    elif how == 'each':
        p.each(what, path[-1])
    else:
        p.drag(what, path[-1])


def lake(space):
    return next((k for k, v in more.LAKE.items() if sid(space) in v), None)


def lift(t, ships, men):
    """Room of the ships for these men."""
    big = small = sch = 0
    for x in t.pieces(ships):
        assert x.level() == 1, x.name
        ty = x.mark('ShipType')
        n = {'brig': 1, 'corvette': 1, 'frigate': 2, 'ship of the line': 3}.get(ty, 0)
        big += n
        sch += n == 0
    det = reg = 0
    for m in t.pieces(men):
        assert not more.is_indian(m) and 'Dragoon' not in m.mark('Kind')
        if m.mark('CF'):
            if more.cf(m) <= 2:
                det += 1
            else:
                reg += 1
    for k in range(sch // 4 + 1):
        if reg <= big + k and det <= (big + k - reg) + (sch - 4 * k):
            return True
    raise AssertionError(('room', big, sch, reg, det))


def fight(t, side, space, att, dfn, al, dl, dice, came, route=False, amph=False, rnd=1, amod=0, dmod=0, card=0, year=1812,
          half_a=False, half_d=False, fort=None, show=False):
    """One round by the book: the result. came: the space the attack came from (None: by water)."""
    A, D = t.pieces(att), t.pieces(dfn)
    foe = 'British' if side == 'US' else 'US'
    s = _sp[sid(space)]
    a, d = sum(more.cf(x, True) for x in A), sum(more.cf(x) for x in D)
    f = s['fort']
    fc = None
    if f and not f.startswith('event') and not all(more.is_indian(x) for x in D) and not (year == 18120 and 'from' in f):
        fc, fv = f[0], int(f.split('/')[1].split(';')[0])
        d += fv
    if came:
        assert more.supplied(t, side, space, came) != half_a, 'attacker supply'
    if half_a:
        a = -(-a // 2)
    if half_d:
        d = -(-d // 2)
    al, dl = t.pieces([al])[0] if isinstance(al, Piece) else t.find(al.replace('_', ' '), side), t.find(dl.replace('_', ' '), foe)
    assert al in A and dl in D and al.level() == 1
    C = 'CBA'
    ca, cd = al.mark('Class'), dl.mark('Class')
    if 'Dragoon' in al.mark('Kind') and fc:
        ca = 'B'
    if all(x.level() == 2 for x in D):
        assert C.index(cd) == min(C.index(x.mark('Class')) for x in D)
        if fc and C.index(cd) > C.index(fc):
            cd = fc
    else:
        assert dl.level() == 1
        if fc:
            cd = max(cd, fc, key=C.index)
    m = odds(a, d)
    m += C.index(ca) - C.index(cd) + amod - dmod + card
    if rnd == 1:
        m -= bool(route) + bool(amph)
        if route:
            assert LINK[sid(came), sid(space)] == 3
        elif came and not isinstance(route, str):
            assert LINK[sid(came), sid(space)] != 3
        if s['terrain'] == 'forest' and not fc:
            ind_d, ind_a = all(more.is_indian(x) for x in D), all(more.is_indian(x) for x in A)
            m += (1 if ind_a and not any(more.is_indian(x) for x in D) else -2 if ind_d and not ind_a else -1)
        if sid(space) == 'montreal':
            m -= 1
    if side == 'US' and s['terrain'] == 'clear' and not fc and year < 1814 and any('Regular' in x.mark('Kind') or 'Dragoon' in x.mark('Kind') for x in D):
        m -= 1
    r = crt(sum(dice) + m, bool(fc))
    if show:
        print(t.turn_name(), space, 'A', a, 'D', d, 'drm', m, 'roll', sum(dice), '->', sum(dice) + m, r)
    return r


def sea(t, att, dfn, al, dl, die, amod=0, dmod=0, card=0, show=False):
    A, D = [x for x in t.pieces(att) if x.level() == 1], [x for x in t.pieces(dfn) if x.level() == 1]
    f = lambda n: next(x for x in A + D if x.name == n.replace('_', ' ').replace('ship:', ''))
    m = more.naval_drm(A, D, f(al), f(dl), amod, dmod) + card
    if show:
        print('sea', m, die + m, naval(die + m))
    return naval(die + m)


def loss(die):
    return 0 if die <= 3 else 1 if die <= 5 else 2


def deal(p, q, deck, n, m=None):
    """Hands are filled: n for the first, m for the second, in turn."""
    m = n if m is None else m
    for i in range(max(n, m)):
        if i < n:
            p.draw(deck)
        if i < m:
            q.draw(deck)


def freeze_out(t, us, br, keep=(), how='flip'):
    """Winter attrition: who is over the limit flips fresh units of two sides."""
    for (space, side), n in more.excess(t).items():
        p = us if side == 'US' else br
        two = [x for x in more.units(t, space, side) if x.level() == 1 and x.trait('emb2;') >= 0 and x.name not in keep]
        assert len(two) >= n, (space, side, n)
        for x in two[:n]:
            p.flip([x])


def crew(t, space, side, kind='Ship'):
    return [p for p in t.at(space) if not p.is_card() and p.mark('Side') == side and p.mark('Kind') == kind]


def men(t, space, side):
    return more.units(t, space, side)
