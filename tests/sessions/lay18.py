"""Helpers of one hand of batches 18 and 19: late positions, the ledger of points, an audit at the end of each play by the rule book and data/."""
import contextlib
import csv
import os
from lay7 import burn, burn_to, hands, held, more, bind
from more import (BOX, arrivals, cf, excess, holds, is_indian, lake_of, lay_1813, lay_arrivals, muster, naval_drm, supplied, units, rows)
from start1814 import lay_1814
from table import DATA, Piece, Player
from ref import LINK, best, cost, crt, naval, odds, sid, value, _sp

PL = bind()[1]
LAND = {PL[k]: k for k in _sp}
OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
CMD, STAR = {}, {'3': 15, '2': 10, '1': 5}
for r in rows('leaders'):
    CMD[r['name'].strip()] = (int(r['command_value']), int(r['combat_modifier']), STAR.get(r['rank_stars'], 999))


def val(card):
    return OPV.get(card.replace('Card ', '').replace('#', '').split()[0], 3)


def way(*path, most=6):
    c = cost(*path)
    assert c <= most, (path, c)
    return c


def marks(t, name='Lake Control'):
    return [p for p in t.things.values() if isinstance(p, Piece) and p.name.endswith(name) and p.map == 'Main Map']


def no_marks(t):
    for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def mark_at(t, box):
    got = [p for p in marks(t) if t.where(p) == box]
    assert len(got) == 1, (box, got)
    return got[0]


def cid(t, name, year):
    nm = 'Card ' + name if name.isdigit() else name
    d = t.deck('%s Deck' % year)
    got = [k for k in d.kids if t.things[k].name == nm]
    assert got, (name, year)
    return got[0]


def deal(t, player, year, *names):
    for n in names:
        player.draw('%s Deck' % year, cid(t, n, year))


def tracked(t):
    w = t.where(t.find('VP Marker')).replace('VP ', '')
    return 0 if w == '0' else int(w.split()[-1]) * (1 if w.startswith('US') else -1)


def position(t):
    """Towns and lakes (ships, else the marker left in the box): US minus British."""
    n = 0
    for k, r in _sp.items():
        if r['territory'] == 'us' and holds(t, 'British', PL[k]):
            n -= int(r['value'])
        if r['territory'] == 'british' and holds(t, 'US', PL[k]):
            n += int(r['value'])
    us, br = lake_of(t, 'US'), lake_of(t, 'British')
    for box, k in BOX.items():
        assert not (k in us and k in br), box
        if k in us:
            n += 2
        elif k in br:
            n -= 2
        else:
            for m in marks(t):
                if t.where(m) == box:
                    n += 2 if m.name.startswith('US') else -2
                    break
    return n


def label(n):
    return '0' if n == 0 else ('US %d' % n if n > 0 else 'British %d' % -n)


class Book:
    def __init__(self, t):
        self.t, self.off = t, tracked(t) - position(t)

    def due(self, extra=0):
        self.off += extra
        return label(position(self.t) + self.off)

    def ok(self):
        assert tracked(self.t) == position(self.t) + self.off, (tracked(self.t), position(self.t) + self.off)


def hand_sizes(t):
    return len(t.hand('US')), len(t.hand('British'))


def f(t, what, attack=False, side=None):
    return sum(cf(p, attack) for p in t.pieces(what, side))


def men(t):
    return [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and p.mark('Side') in ('US', 'British')
            and (p.mark('CF') or p.mark('Kind') in ('Leader', 'Naval Leader', 'Ship'))]


def nm(p):
    return ('Sheaffe' if p.level() == 2 else 'Brock') if p.name == 'Brock / Sheaffe' else p.name


@contextlib.contextmanager
def act(s, text, side, card=None, leader=None, sea='', fights=None, ret='', flips='', build=False, free=False, book=None, hold=False,
        laid=True, pick='', start=None):
    """A play. side 'US'/'British'; card: must be in that hand; leader: who leads, else units of one space up to the card's value.
    sea: went by ship; fights: {name: space fought in} of attackers who are elsewhere now; ret: enemies that may have moved;
    flips: all that turned; build/free: moves are not looked at; pick: taken up on the way; book: points must agree at the end."""
    s.play(text)
    t = s.t
    pl, foe = (s.us, s.br) if side == 'US' else (s.br, s.us)
    pos = {p.id: (t.where(p), p.level()) for p in men(t)}
    bar = {n for n in LAND if units(t, n, foe.side)}
    if card:
        c = t.card(card, pl)
        assert c.map == side + ' Hand' or t.where(c) not in ('Discard', 'Cards Used for VPs', 'Held Cards'), (card, c.map, t.where(c))
    yield
    fights = {t.find(k, side).id: v for k, v in (fights or {}).items()}
    retid = {p.id for p in t.pieces(ret, foe)}
    seaid = {p.id for p in t.pieces(sea, pl)}
    pickid = {p.id for p in t.pieces(pick, pl)}
    moved = []
    for p in men(t):
        if p.id not in pos:
            continue
        a, b = pos[p.id][0], fights.get(p.id, t.where(p))
        if a == b:
            continue
        if p.mark('Side') != side:
            assert p.id in retid, ('an enemy moved', p.name, a, b)
            continue
        if free or build:
            continue
        moved.append((p, a, b))
        if p.mark('Kind') in ('Ship', 'Naval Leader') or p.id in seaid:
            continue
        lim = 10 if p.mark('Kind') == 'Leader' or 'Dragoons' in p.name or p.name == 'Kentucky Mounted' else 6
        r = best(a, b, barred=[x for x in bar if x not in (a, b)])
        assert r and r[0] <= lim, (p.name, a, b, r)
    if card and moved:
        v = val(card)
        first = {a for p, a, b in moved if p.id not in pickid}
        assert len(first) == 1, ('from several spaces', [(p.name, a, b) for p, a, b in moved])
        land = [p for p, a, b in moved if p.mark('CF')]
        if leader:
            assert v >= CMD[leader][0], (leader, v)
            others = [p for p, a, b in moved if p.mark('Kind') == 'Leader' and nm(p) != leader]
            tec = any(p.name == 'Tecumseh' for p in others)
            n = len([p for p in land if not (tec and is_indian(p))])
            lim = CMD[leader][2] + sum(CMD[nm(p)][2] for p in others if p.name != 'Tecumseh' and CMD[nm(p)][2] < CMD[leader][2])
            if CMD[leader][2] == 999:
                assert all(p.id in seaid or p.mark('Kind') in ('Ship', 'Naval Leader') for p, a, b in moved)
            assert n <= lim, ('limit', n, lim)
            assert any(nm(p) == leader for p, a, b in moved), 'the leader stayed'
        else:
            assert len(moved) <= v, ('too many', v, [(p.name, a, b) for p, a, b in moved])
            assert sum('Leader' in p.mark('Kind') for p, a, b in moved) <= 1
    turned = sorted(p.name for p in men(t) if p.id in pos and p.level() != pos[p.id][1])
    want = sorted(p.name for p in t.pieces(flips))
    assert turned == want, (turned, want)
    for n in LAND:
        assert not (units(t, n, 'US') and units(t, n, 'British')), ('both at', n)
    for n in BOX:
        for p in men(t):
            if pos.get(p.id, ('',))[0] != n:
                assert not (t.where(p) == n and p.mark('CF')), ('troops afloat', p.name)
                assert not (t.where(p) == n and p.mark('Kind') == 'Ship' and p.level() == 2), ('damaged afloat', p.name)
    if book:
        book.ok()
    if card and laid and not hold:
        assert t.where(t.card(card, pl)) in ('Discard', 'Cards Used for VPs'), 'card not away'


def fight(t, side, space, frm, lead, dlead, year, dice, rnd=1, half='', landing=False, fort=None, mod=None, dmod=None, card=0):
    """Result of a round by the proposed table, everyone present as he lies. frm: the spaces the attackers came from."""
    oth = 'British' if side == 'US' else 'US'
    a, d = units(t, space, side), units(t, space, oth)
    A, D = sum(cf(p, True) for p in a), sum(cf(p) for p in d)
    raw = _sp[sid(space)]['fort']
    F = (raw[0], int(raw.split('/')[1][0])) if raw and not raw.startswith('event') else None
    if raw and 'from=1812b' in raw and t.turn_name() == 'Spring-Summer 1812':
        F = None
    F = fort or F
    if all(is_indian(p) for p in d):
        F = None
    D += F[1] if F else 0
    if 'a' in half:
        A = -(-A // 2)
    if 'd' in half:
        D = -(-D // 2)
    o = odds(A, D)
    assert o is not None, '9:1'
    al, dl = t.find(lead, side), t.find(dlead, oth)
    assert al in a and dl in d and al.level() == 1, (lead, dlead)
    q = 'CBA'
    allred = all(p.level() == 2 for p in d)
    dc = q.index(dl.mark('Class'))
    if allred:
        assert dc == min(q.index(p.mark('Class')) for p in d)
        if F:
            dc = min(dc, q.index(F[0]))
    else:
        assert dl.level() == 1
        if F:
            dc = max(dc, q.index(F[0]))
    m = {'odds': o, 'class': q.index(al.mark('Class')) - dc}

    def chief(sd):
        ls = [p for p in t.at(space) if p.mark('Kind') == 'Leader' and p.mark('Side') == sd]
        if len(ls) > 1:
            ls = [p for p in ls if p.name != 'Tecumseh']
        if not ls:
            return 0
        top = max(CMD[nm(p)][2] for p in ls)
        return max(CMD[nm(p)][1] for p in ls if CMD[nm(p)][2] == top)
    x = chief(side) if mod is None else mod
    y = chief(oth) if dmod is None else dmod
    m['leader'], m['against'] = x, -max(y, 0)
    if rnd == 1:
        if any(LINK[sid(w), sid(space)] == 3 for w in frm):
            m['river'] = -1
        if landing:
            m['landing'] = -1
        if space == 'Montreal':
            m['montreal'] = -1
        if _sp[sid(space)]['terrain'] == 'forest' and not F:
            red, redd = all(is_indian(p) for p in a), all(is_indian(p) for p in d)
            m['forest'] = -2 if redd and not red else 1 if red and not redd else -1
    if side == 'US' and _sp[sid(space)]['terrain'] == 'clear' and not F and year < 1814 and any(
            p.mark('Kind') == 'Regular' for p in d):
        m['regulars'] = -1
    tot = sum(m.values()) + card
    if os.environ.get('SHOW'):
        print(space, A, D, m, tot, 'fort' if F else '', [(r, crt(r + tot, bool(F))) for r in range(2, 13)])
    return crt(sum(dice) + tot, bool(F))


def goes(t, side, frm, to, came=()):
    """A lawful place for a force that must leave (asked before it goes): none of its neighbours is better."""
    oth = 'British' if side == 'US' else 'US'
    own = side.lower()
    nb = [PL[y] for (x, y) in LINK if x == sid(frm)]

    def rank(n):
        if n in came or units(t, n, oth) and holds(t, oth, n):
            return None
        return (not holds(t, side, n), not supplied(t, side, n), _sp[sid(n)]['territory'] != own)
    r = {n: rank(n) for n in nb}
    ok = {n: v for n, v in r.items() if v is not None}
    assert to in ok and ok[to] == min(ok.values()), (to, r)
    assert not ok[to][0], ('with loss', to, r)


def room(ships, load):
    big = {'frigate': 2, 'ship of the line': 3}
    kind = [p.mark('ShipType').lower() for p in ships]
    n = sum(big.get(k, 1) for k in kind if k not in ('schooner', 'sloop'))
    small = sum(k in ('schooner', 'sloop') for k in kind)
    det = sum(cf(p) <= 2 for p in load)
    assert not any(is_indian(p) or 'Dragoons' in p.name or p.name == 'Kentucky Mounted' for p in load)
    assert all(p.level() == 1 for p in ships)
    full = len(load) - det
    assert any(full <= n + k and max(0, full - k) + max(0, det - (small - 4 * k)) <= n for k in range(small // 4 + 1)), 'no room'


def spring_1813(t):
    lay_1813(t)


def summer_1813(t):
    """1813a arrivals of both on the map, before anything is played."""
    lay_1813(t)
    for side in ('US', 'British'):
        lay_arrivals(t, '1813a', side)


def autumn_1813(t):
    summer_1813(t)
    for side in ('US', 'British'):
        lay_arrivals(t, '1813b', side)
    no_marks(t)
    t.lay_turn('Summer-Autumn 1813')


def spring_1814(t):
    lay_1813(t)
    lay_1814(t)
    t.lay(['Brock / Sheaffe'], 'Captured', 'British')
    for side in ('US', 'British'):
        lay_arrivals(t, '1814a', side)


def autumn_1814(t):
    spring_1814(t)
    for side in ('US', 'British'):
        lay_arrivals(t, '1814b', side)
    no_marks(t)
    t.lay_turn('Summer-Autumn 1814')


def _own(fn):
    def g(self, card, *a, **k):
        c = self.t.card(card, self)
        assert c.map == self.side + ' Hand', (card, c.map)
        return fn(self, card, *a, **k)
    return g


for _n in ('play', 'drop_discard', 'hold'):
    setattr(Player, _n, _own(getattr(Player, _n)))
