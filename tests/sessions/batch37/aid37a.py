"""One hand's checks: battle with supply, ships, homecoming, winter, deals, building."""
import os
from lay18 import *
from lay18 import fight as _fight
import aid18
from aid18 import fed, set_aside
from session import Session
from lay7 import dump
SHOW = os.environ.get('SHOW')


def F(t, side, space, frm, lead, dlead, dice, rnd=1, landing=False, card=0, afed=None, dfed=None):
    foe = 'British' if side == 'US' else 'US'
    a = (landing or fed(t, side, frm, space)) if afed is None else afed
    d = supplied(t, foe, space) if dfed is None else dfed
    half = ('' if a else 'a') + ('' if d else 'd')
    if SHOW:
        print('half', half or '-')
    return _fight(t, side, space, [] if landing else [frm], lead, dlead, int(t.turn_name().split()[1][:4]), dice, rnd, half, landing, card=card)


def N(t, att, dfn, la, ld, die, am=0, dm=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    r = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], am, dm))
    if SHOW:
        print('naval', naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], am, dm), r)
    return r


def back(t, side, frm, to, came=()):
    """A retreat that costs nothing into supply."""
    goes(t, side, frm, to, [came] if isinstance(came, str) else came)


def fleets(t, side):
    return {b: [p for p in t.at(b) if p.mark('Side') == side and p.mark('Kind') in ('Ship', 'Naval Leader')] for b in BOX}


def clear_year(t, year, n):
    burn_to(t, year, n)


def wanted(t, flips, dead=''):
    """Do these losses satisfy the winter? counted for each space."""
    ex = excess(t)
    got = {}
    for p in t.pieces(flips) + t.pieces(dead):
        k = (t.where(p), p.mark('Side'))
        got[k] = got.get(k, 0) + 1
    assert got == ex, ('winter', ex, got)


def buildable(t, card, names, base_ok=True):
    c = {'schooner': .5, 'sloop': .5, 'brig': 1, 'corvette': 1, 'frigate': 2}
    ps = t.pieces(names)
    n = sum(c[p.mark('ShipType').lower()] for p in ps)
    assert n <= val(card), (n, val(card))
