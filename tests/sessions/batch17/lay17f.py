"""My own helpers: the ledger, roads, cards by year, late positions."""
from lay7 import burn, burn_to, hands, held, more, bind
from more import (BOX, arrivals, cf, excess, holds, lake_of, lay_1813, lay_arrivals, muster, naval_drm, supplied, units, rows)
from start1814 import lay_1814
from table import Piece
from ref import LINK, cost, crt, naval, odds, sid, value, _sp


def go(*path, mp=6):
    c = cost(*path)
    assert c <= mp, (path, c)
    return c


def mks(t, name='Lake Control'):
    return [p for p in t.things.values() if isinstance(p, Piece) and p.name.endswith(name) and p.map == 'Main Map']


def no_marks(t):
    for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def mark_at(t, box):
    got = [p for p in mks(t) if t.where(p) == box]
    assert len(got) == 1, (box, got)
    return got[0]


def cid(t, name, year):
    nm = name if not name.isdigit() else 'Card ' + name
    got = [p for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.name == nm and p.mark('DeckYear') == str(year)]
    got = [p for p in got if p.id in t.deck('%s Deck' % year).kids]
    assert got, (name, year)
    return got[0].id


def deal(t, player, year, *names):
    for n in names:
        player.draw('%s Deck' % year, cid(t, n, year))


def tracked(t):
    mk = t.find('VP Marker')
    w = t.where(mk).replace('VP ', '')
    if w == '0':
        return 0
    return int(w.split()[-1]) * (1 if w.startswith('US') else -1)


def position(t):
    n = 0
    for s, p in bind()[1].items():
        if s not in _sp:
            continue
        own = _sp[s]['territory']
        if own == 'us' and holds(t, 'British', p):
            n -= int(_sp[s]['value'])
        if own == 'british' and holds(t, 'US', p):
            n += int(_sp[s]['value'])
    us, br = lake_of(t, 'US'), lake_of(t, 'British')
    for box, k in BOX.items():
        if k in us:
            n += 2
        elif k in br:
            n -= 2
        else:
            for m in mks(t):
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
        assert label(tracked(self.t)) == label(position(self.t) + self.off), (tracked(self.t), position(self.t) + self.off)


def sizes(t):
    n = {'US': len(t.hand('US')), 'British': len(t.hand('British'))}
    return n['US'], n['British']


def force(t, what, attack=False):
    return sum(cf(p, attack) for p in t.pieces(what))


def spring_1813(t):
    lay_1813(t)


def autumn_1813(t):
    lay_1813(t)
    for side in ('US', 'British'):
        lay_arrivals(t, '1813a', side)
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
