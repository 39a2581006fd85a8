"""Author E's own book keeping."""
from more import BOX, _sp, cf, holds, is_indian, lake_of, units
from start1814 import bind
import more, lay7
from ref import cost
from table import Piece


def go(*path, most=6):
    c = cost(*path)
    assert c <= most, (c, path)
    return c


def net(t, markers=True):
    """Points by what lies there: + US."""
    places = more.bind()[1]
    n = 0
    for s, r in _sp.items():
        side = {'us': 'British', 'british': 'US'}[r['territory']]
        if holds(t, side, places[s]):
            n += int(r['value']) * (1 if side == 'US' else -1)
    for b in BOX:
        got = set()
        for p in t.things.values():
            if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and t.where(p) == b:
                if p.mark('Kind') == 'Ship' and p.level() == 1:
                    got.add(p.mark('Side'))
                elif markers and p.name.endswith('Lake Control'):
                    got.add(p.name.split()[0])
        assert len(got) < 2, (b, got)
        for g in got:
            n += 2 if g == 'US' else -2
    return n


def name(n):
    return '0' if n == 0 else 'US %d' % n if n > 0 else 'British %d' % -n


class Book:
    def __init__(self, t):
        self.t, self.extra = t, 0

    def due(self, more=0):
        self.extra += more
        return name(net(self.t) + self.extra)

    def ok(self):
        w = self.t.where(self.t.find('VP Marker'))
        assert w == 'VP ' + self.due(), (w, self.due())


def no_markers(t):
    for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def start(t):
    """Laid points agree with what lies there."""
    t.lay_vp(name(net(t)))


def f(t, what, attack=False):
    return sum(cf(p, attack) for p in t.pieces(what))


def _own(fn):
    def g(self, card, *a, **k):
        c = self.t.card(card, self)
        assert c.map == self.side + ' Hand', (card, c.map)
        return fn(self, card, *a, **k)
    return g


from table import Player
for _n in ('play', 'drop_discard', 'hold'):
    setattr(Player, _n, _own(getattr(Player, _n)))
