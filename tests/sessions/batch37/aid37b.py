"""Positions and small checks for this hand's sessions, on top of the kit."""
from lay18 import *
from session import Session
from more import spent, lay_held, set_aside
from lay7 import dump


def autumn_1812(t, arrived=True):
    if arrived:
        for side in ('US', 'British'):
            lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812' if arrived else 'Spring-Summer 1812')


def sea(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    r = naval(die + naval_drm(a, d, t.find(la), t.find(ld), al, dl))
    return r


def unbuilt(t, what):
    for p in t.pieces(what):
        assert t.where(p) == 'Ships to Build', p.name


def indeck(t, year, *names):
    d = t.deck('%s Deck' % year)
    for n in names:
        nm = 'Card ' + n if n.isdigit() else n
        assert nm in [t.things[k].name for k in d.kids], n


def end(s):
    t = s.t
    print(s.name, 'entries', t.n, 'plays', s.plays, 'vp', tracked(t), 'hands', hand_sizes(t))
    s.done()
