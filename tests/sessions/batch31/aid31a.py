"""Set-ups and checks shared by the sessions of this folder."""
import aid18
import lay7
from aid18 import lay, set_aside
from lay18 import (act, Book, cid, deal, excess, fight, goes, holds, label, marks, mark_at, muster, naval, naval_drm, position, room,
                   supplied, tracked, units, way, val, BOX, LAND, PL)
from session import Session


def table(code, us, br, what, hands=None, arrived=True, gone=(), men=(), vp=None, pile=0):
    """men: (pieces, place, side); gone: cards already on the pile; hands: two lists."""
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if code != '1812a':
        aid18.lay(t, code, arrived)
    for w, p, side in men:
        t.lay(w, p, side)
    if hands:
        lay7.hands(t, hands[0], hands[1])
    if gone:
        lay7.burn(t, *gone)
    if pile:
        lay7.burn_to(t, int(code[:4]), pile)
    if vp:
        t.lay_vp(vp)
    return s


def frost(t, picks):
    """16.2: what is to be lost must be what is picked, fresh ones before reduced ones. picks: {(space, side): [names]}."""
    ex = excess(t)
    assert {k: len(v) for k, v in picks.items()} == ex, ('due', ex)
    for (sp, side), names in picks.items():
        us = t.pieces(names, t.us if side == 'US' else t.br)
        assert all(t.where(p) == sp for p in us), (sp, names)
        fresh = [p for p in units(t, sp, side) if p.level() == 1]
        assert all(p.level() == 1 for p in us) or all(p in us for p in fresh), (sp, 'fresh first')
        assert not [p for p in units(t, sp, side) if p.level() == 2], (sp, 'mixed stack, no')


def sea(t, att, dfn, la, ld, die, am=0, dm=0):
    a, d = t.pieces(att, None), t.pieces(dfn, None)
    assert all(p.level() == 1 and p.mark('Kind') == 'Ship' for p in a + d)
    return naval(die + naval_drm(a, d, t.find(la), t.find(ld), am, dm))
