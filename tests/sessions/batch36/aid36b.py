"""Small shorthands of batch 36b: positions, battles with supply looked at, points by a book."""
from ref import LINK, best, cost, crt, odds, sid, value
from lay7 import burn, burn_to, held, hands, dump
from lay18 import (Book, act, autumn_1813, autumn_1814, cid, deal, goes, hand_sizes, label, mark_at, marks, no_marks, position, room,
                   spring_1814, summer_1813, tracked, val, way)
from more import (arrivals, cf, excess, holds, lake_of, lay_arrivals, muster, naval_drm, set_aside, supplied, units)
import aid18
from aid18 import fight, sea
from session import Session


def won(t, want, *a, **k):
    got = fight(t, *a, **k)
    assert got == want, (got, want)


def afloat(t, want, *a, **k):
    got = sea(t, *a, **k)
    assert got == want, (got, want)


def gone(t, side, frm, to, came=()):
    goes(t, side, frm, to, came)


def free(t, ships):
    """Ships that wait to be built, and where they lie."""
    for p in t.pieces(ships):
        assert t.where(p) == 'Ships to Build', (p.name, t.where(p))
