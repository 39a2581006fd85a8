"""Small helpers of this folder: who is fed, how a marker creeps, a checked battle, what leaves the map."""
from aid18 import fed, lay, net, shown, vpname, deal, cid, sizes, sea
from lay18 import (act, fight, goes, room, Book, BOX, units, holds, supplied, lake_of, excess, muster, arrivals, bind, hands, held,
                   burn, burn_to, way, best, cost, crt, naval, odds, value, label, tracked, position, lay_1813, lay_1814, cf,
                   naval_drm, mark_at, marks, PL)
from session import Session
from table import Piece


def creep(pl, *to):
    for w in to:
        pl.vp(w)


def battle(t, side, space, frm, lead, dlead, year, dice, want, fedA=True, fedD=True, rnd=1, **k):
    """The round comes out as wanted, and both are in supply as said."""
    foe = 'British' if side == 'US' else 'US'
    if not k.get('landing'):
        assert fed(t, side, frm[0], space) == fedA, ('attacker fed', not fedA)
    assert supplied(t, foe, space) == fedD, ('defender fed', not fedD)
    half = ('' if fedA else 'a') + ('' if fedD else 'd')
    r = fight(t, side, space, frm, lead, dlead, year, dice, rnd=rnd, half=half, **k)
    assert r == want, (r, want)


def gone(pl, what, place):
    pl.drag(what, place)


def seafight(t, side, box, lead, dlead, die, want, al=0, dl=0):
    foe = 'British' if side == 'US' else 'US'
    a = [p for p in t.at(box) if p.mark('Kind') == 'Ship' and p.mark('Side') == side]
    d = [p for p in t.at(box) if p.mark('Kind') == 'Ship' and p.mark('Side') == foe]
    assert all(p.level() == 1 for p in a + d)
    m = naval_drm(a, d, t.find(lead, side), t.find(dlead, foe), al, dl)
    assert naval(die + m) == want, (die, m, naval(die + m))


def starve(t):
    """Nobody who could lose by winter is left out: what is over, by space."""
    return excess(t)
