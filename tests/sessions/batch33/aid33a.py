"""Helpers of batch 33a: openings, dealing, the season's books; everything is checked with the kit's tools."""
from lay18 import *
from lay18 import act, fight, goes, Book
from lay18 import _sp
import aid18
from aid18 import lay, sea, fed
from session import Session
from table import Table


def start(code, us, br, what, ushand, brhand, pile=None, aside=()):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    lay(t, code)
    hands(t, ushand, brhand)
    if pile:
        burn_to(t, code[:4], pile)
    for c in aside:
        more.set_aside(t, c)
    return s


def one(t, side, name):
    return t.pieces(name, t.us if side == 'US' else t.br)


def step_vp(who, t, to):
    """The marker goes point by point."""
    n = tracked(t)
    goal = 0 if to == '0' else int(to.split()[-1]) * (1 if to.startswith('US') else -1)
    while n != goal:
        n += 1 if goal > n else -1
        who.vp(label(n))


def rest(t, side, space):
    """Restored: own territory, in supply (8.31 case 5)."""
    assert holds(t, side, space) and supplied(t, side, space) and _sp[sid(space)]['territory'] == side.lower()
