"""Helpers of batch 45."""
import aid18
from lay18 import *
from aid18 import lay, fed, net, shown, sizes, pile
from ref import *
from session import Session
from more import lay_held, muster, arrivals, naval_drm, excess


def open_at(code, us_hand, br_hand, us, br, what, played, arrived=True, table='dev-1812-faults'):
    s = Session(table, us=us, br=br, what=what)
    t = s.t
    if code != '1812a':
        lay(t, code, arrived)
    hands(t, us_hand, br_hand)
    if played is not None:
        burn_to(t, int(code[:4]), played)
    return s, t


def fed_from(t, side, entered, battle):
    assert fed(t, side, entered, battle), (side, entered, battle)


def stays_fed(t, side, space):
    assert supplied(t, side, space), (side, space)


def in_box(t, side, box):
    return [p for p in t.at(box) if p.mark('Kind') == 'Ship' and p.mark('Side') == side]
