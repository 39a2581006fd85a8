"""Helpers of one hand of batches 18 and 19: positions, the author's own checks (ways, battles, points), an audit of each play (AUDIT=1)."""
import csv
import os
import lay7
import more
import session
import start1814
from lay7 import burn, burn_to, dump, hands, held, bind
from more import (BOX, LAKE, cf, excess, holds, is_indian, lake_of, lay_1813, lay_arrivals, lay_held, muster, arrivals, naval_drm,
                  set_aside, supplied, units)
from ref import LINK, _sp, best, cost, crt, naval, odds, sid, value
from start1814 import lay_1814
from table import DATA, Piece, Table

FORT = {r['id']: r['fort'] for r in csv.DictReader(open(os.path.join(DATA, 'spaces.csv')))}
OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
MEN = {r['name']: r for r in csv.DictReader(open(os.path.join(DATA, 'leaders.csv')))}


def opv(card):
    return OPV[str(card).split()[-1]]


def fit(card, who=None, n=0):
    """The card reaches the leader, or so many units of one space."""
    if who:
        assert opv(card) >= int(MEN[who]['command_value']), (card, who)
    assert opv(card) >= n, (card, n)
    return 'Card %s' % card


def lay(t, code, arrived=True):
    year, half = code[:4], code[4]
    if year != '1812':
        lay_1813(t)
    if year == '1814':
        lay_1814(t)
        t.lay('Brock', 'Captured', 'British')
        t.lay_face('Brock', False, 'British')
    for h in 'ab':
        if (h < half or h == half and arrived) and year + h != '1812a':
            for side in ('US', 'British'):
                lay_arrivals(t, year + h, side)
    if half == 'b':
        unmark(t)
    t.lay_turn({'a': 'Spring-Summer ', 'b': 'Summer-Autumn '}[half] + year)


def unmark(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def net(t):
    n = 0
    for s, r in _sp.items():
        p = bind()[1][s]
        own = {'us': 'US', 'british': 'British'}[r['territory']]
        if not holds(t, own, p):
            n += int(r['value']) * (1 if own == 'British' else -1)
    for b in BOX:
        ships = {p.mark('Side') for p in t.at(b) if p.mark('Kind') == 'Ship'}
        assert len(ships) < 2, (b, 'both sides')
        if not ships:
            ships = {'US' if p.name.startswith('US') else 'British' for p in t.at(b) if p.mark('Kind') == 'Lake Control'}
        for x in ships:
            n += 2 if x == 'US' else -2
    return n


def shown(t):
    w = t.where(t.find('VP Marker')).replace('VP Track: ', '').replace('VP ', '')
    f = w.split()
    return 0 if f[-1] == '0' else int(f[-1]) * (1 if f[0] == 'US' else -1)


def vpname(n):
    return '0' if n == 0 else 'US %d' % n if n > 0 else 'British %d' % -n


class Book:
    def __init__(self, t, at=None):
        self.t, self.d = t, shown(t) - net(t)
        if at is not None:
            assert self.d == at, self.d

    def due(self, more=0):
        self.d += more
        return vpname(net(self.t) + self.d)

    def ok(self):
        assert shown(self.t) == net(self.t) + self.d, (shown(self.t), net(self.t), self.d)


def go(*path, most=6):
    assert cost(*path) <= most, (path, cost(*path))


def here(t, what, place, player=None):
    for p in t.pieces(what, player):
        assert t.where(p) == place, (p.name, t.where(p), place)


def fed(t, side, entered, battle):
    """The line of an attacker, back by the space he entered from, never through the battle space."""
    places = bind()[1]
    shut = lake_of(t, 'British' if side == 'US' else 'US')
    todo, bar = [sid(entered)], sid(battle)
    seen = set(todo) | {bar}
    while todo:
        a = todo.pop()
        if not holds(t, side, places[a]):
            continue
        if _sp[a]['is_supply_source'] == 'yes' and _sp[a]['territory'] == side.lower():
            return True
        nxt = [y for (x, y) in LINK if x == a]
        for k, towns in LAKE.items():
            if a in towns and k not in shut:
                nxt += towns
        for y in nxt:
            if y not in seen:
                seen.add(y)
                todo.append(y)
    return False


def fight(t, att, dfn, space, dice, la, ld, al=0, dl=0, frm=None, route=False, first=True, amphib=False, dfed=True, afed=True):
    """The result of a round from the pieces; la, ld: leads; al, dl: leaders' figures; frm: where the attackers came from."""
    A = t.pieces(att)
    D = t.pieces(dfn)
    side, foe = A[0].mark('Side'), D[0].mark('Side')
    la, ld = [p for p in A if p in t.pieces(la)][0], [p for p in D if p in t.pieces(ld)][0]
    if frm:
        assert fed(t, side, frm, space) == afed, ('attacker supply', fed(t, side, frm, space))
        if LINK.get((sid(frm), sid(space))) == 3:
            assert route or not first, 'route'
    if dfed is not None:
        assert supplied(t, foe, space) == dfed, ('defender supply', not dfed)
    there = {p.id for p in units(t, space)}
    if first:
        assert there == {p.id for p in A + D}, ('who is there', [t.things[x].name for x in there ^ {p.id for p in A + D}])
    year = int(t.turn_name().split()[1][:4])
    f = FORT[sid(space)]
    assert not f.startswith('event') or not [p for p in t.at(space) if p.name.startswith('Fort ') or 'Forts' in p.name], 'event fort'
    fort = None
    if f and not f.startswith('event') and not all(is_indian(p) for p in D):
        if 'from=' not in f or t.turn_name() != 'Spring-Summer 1812':
            c, v = f.split(';')[0].split('/')
            fort = (c, int(v))
    a = sum(cf(p, True) for p in A)
    d = sum(cf(p) for p in D) + (fort[1] if fort else 0)
    if not afed:
        a = (a + 1) // 2
    if dfed is False:
        d = (d + 1) // 2
    o = odds(a, d)
    if o is None:
        return '9:1'

    def cl(p, attack):
        c = p.mark('Class')
        if 'ragoon' in p.mark('Kind') and fort:
            return 'B' if attack else 'A'
        return c
    assert la.level() == 1
    ca, cd = cl(la, True), cl(ld, False)
    if fort and any(p.level() == 1 for p in D):
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
    if side == 'US' and year < 1814 and not fort and _sp[sid(space)]['terrain'] == 'clear':
        if any(p.mark('Kind') in ('Regular', 'Dragoon') and p.mark('Class') in 'AB' for p in D):
            m -= 1
    if os.environ.get('AUDIT'):
        print('   FIGHT', space, '%d:%d' % (a, d), 'odds', o, 'lead', ca, cd, 'drm', m, 'total', sum(dice) + m, crt(sum(dice) + m, bool(fort)))
    return crt(sum(dice) + m, bool(fort))


def sea(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    return naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))


def cid(t, name, year):
    """A card that must still be in its year's deck."""
    got = [p for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.name in (name, 'Card ' + name)
           and p.mark('DeckYear') == str(year) and t.holder(p.id) is t.deck('%s Deck' % year)]
    assert got, (name, 'not in the deck of', year)
    return got[0].id


def deal(who, year, *names):
    for n in names:
        who.draw('%s Deck' % year, cid(who.t, n, year))


def sizes(t):
    return len(t.hand('US')), len(t.hand('British'))


def pile(t, year):
    return sum(t.things[k].mark('DeckYear') == str(year) for k in t.deck('Discard').kids)


# ---- the audit ----

def snap(t):
    return {p.id: (t.where(p), p.level(), p.name, p.mark('Side'), p.mark('Kind')) for p in t.things.values()
            if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map'}


def told(s):
    t = s.t
    now, old = snap(t), s._snap
    for i, v in now.items():
        o = old.get(i)
        if o is None:
            print('   +', v[2], 'at', v[0])
        elif o[0] != v[0]:
            try:
                c = best(o[0], v[0])[0]
            except Exception:
                c = '-'
            print('   ', v[3][:2], v[2], o[0], '->', v[0], c)
        if o and o[1] != v[1]:
            print('    flip', v[2], 'at', v[0], 'full' if v[1] == 1 else 'reduced')
    for i, o in old.items():
        if i not in now:
            print('   -', o[2], 'at', o[0])
    n = net(t)
    print('    vp', shown(t), 'table', n, 'off', shown(t) - n, 'hands', sizes(t), 'on table', [p.name + ('?' if p.masked() else '') for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.map == 'Main Map' and t.holder(p.id).__class__.__name__ != 'Deck' and t.where(p) != 'Held Cards'],
          'held', [p.name for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.map == 'Main Map' and t.where(p) == 'Held Cards'])
    for x in _sp:
        w = bind()[1][x]
        a, b = units(t, w, 'US'), units(t, w, 'British')
        if a and b:
            print('   !! both at', w, [p.name for p in a + b])
    for b in BOX:
        for p in t.at(b):
            if p.mark('Kind') == 'Ship' and p.level() == 2:
                print('   !! damaged in box', p.name)
    s._snap = now


if os.environ.get('AUDIT'):
    _play, _done, _begin = session.Session.play, session.Session.done, session.Session.begin

    def begin(self):
        r = _begin(self)
        self._snap = snap(self.t)
        y = self.t.turn_name()
        print('####', self.name, y, 'pile', {k: pile(self.t, k) for k in (1812, 1813, 1814)}, 'hands', sizes(self.t), 'vp', shown(self.t), 'table', net(self.t))
        return r

    def play(self, text=''):
        if self.plays:
            told(self)
        print('--', text)
        _play(self, text)

    def done(self):
        told(self)
        print('#### entries', self.t.n, 'plays', self.plays)
        _done(self)
    session.Session.play, session.Session.done, session.Session.begin = play, done, begin
