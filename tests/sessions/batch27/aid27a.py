"""Own helpers of batch27a: the ledger and the asserts of lay18, lines of supply of aid18."""
import os
from lay18 import *
from lay18 import fight as odds_fight, _sp
from more import lay_held, set_aside, lake_of
import aid18
from aid18 import fed
from session import Session


def battle(t, side, space, frm, lead, dlead, year, dice, want, **k):
    """Both sides must be in supply as they lie (or told otherwise by half), the result must be the one wanted."""
    half = k.get('half', '')
    if not k.get('landing'):
        for w in frm:
            assert fed(t, side, w, space) == ('a' not in half), ('attacker supply', w)
    got = odds_fight(t, side, space, frm, lead, dlead, year, dice, **k)
    assert got == want, (got, want)
    return got


def sea(t, att, dfn, la, ld, die, want, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    got = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))
    assert got == want, (got, want)


def ok_depot(t, side, space):
    assert _sp[sid(space)]['territory'] == side.lower() and supplied(t, side, space)


def ok_restore(t, side, what):
    for p in t.pieces(what, t.us if side == 'US' else t.br):
        w = t.where(p)
        assert p.level() == 2 and _sp[sid(w)]['territory'] == side.lower() and supplied(t, side, w)
        assert p.mark('Kind') == 'Regular'
