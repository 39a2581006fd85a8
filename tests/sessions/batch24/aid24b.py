"""One hand's tools for batch 24b, on top of the kit."""
from aid18 import fed
from lay18 import *
from lay18 import hands, burn_to, held
from more import set_aside
from ref import best, cost, crt, naval, odds
from session import Session
from table import Piece, Table


def duel(t, side, space, frm, lead, dlead, dice, half='', **k):
    """Result of a round; supply of both is asserted."""
    oth = 'British' if side == 'US' else 'US'
    assert ('d' in half) == (not supplied(t, oth, space)), ('defender supply', space)
    if frm:
        assert ('a' in half) == (not fed(t, side, frm[0], space)), ('attacker supply', space)
    return fight(t, side, space, frm, lead, dlead, int(t.turn_name().split()[1][:4]), dice, half=half, **k)


def hulls(t, *names):
    return [t.find('ship:' + n.replace('_', ' ')) for n in names]


def seafight(t, att, dfn, la, ld, die, am=0, dm=0):
    a, d = hulls(t, *att), hulls(t, *dfn)
    assert all(p.level() == 1 for p in a + d)
    boxes = {t.where(p) for p in a + d}
    assert len(boxes) == 1 and {p.id for p in t.at(boxes.pop()) if p.mark('Kind') == 'Ship'} == {p.id for p in a + d}
    return naval(die + naval_drm(a, d, hulls(t, la)[0], hulls(t, ld)[0], am, dm))


def out(t, *cards):
    """These are still in no hand and not on the pile before the log: fit to be dealt."""
    for c in cards:
        t.find_card_anywhere(c)
