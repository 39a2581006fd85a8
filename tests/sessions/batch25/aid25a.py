"""Small helpers of this batch: starts, deals and checks on top of lay18."""
from lay18 import *
from session import Session


def fed(t, side, *spaces):
    for n in spaces:
        assert supplied(t, side, n), ('no supply', side, n)


def autumn_1812(t, arrived=True):
    if arrived:
        for side in ('US', 'British'):
            lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


def lay(t, what, place, side='US'):
    t.lay(what, place, side)


def count(t, side):
    return len(t.hand(side))


def top(t, deck):
    return t.things[t.deck(deck).kids[-1]].name


def sea_mod(t, att, dfn, la, ld, am=0, dm=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    return naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], am, dm)
