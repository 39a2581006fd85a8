"""Helpers of batch 32b: a battle with its supply asserted, a sea fight, a year's beginning, hands."""
from lay18 import *
import aid18
from aid18 import fed
from session import Session
from table import Table


def autumn_1812(t):
    aid18.lay(t, '1812b')


def year(t):
    return int(t.turn_name().split()[1][:4])


def duel(t, side, space, frm, lead, dlead, dice, **k):
    """Result of a round; the halves of 13.4 follow from the table as it lies (called before anybody retreats)."""
    oth = 'British' if side == 'US' else 'US'
    frm = frm if isinstance(frm, (list, tuple)) else [frm]
    h = ''
    if not k.get('landing'):
        h += '' if fed(t, side, frm[0], space) else 'a'
    h += '' if supplied(t, oth, space) else 'd'
    assert h == k.pop('half', ''), ('supply', h)
    return fight(t, side, space, [] if k.get('landing') else frm, lead, dlead, year(t), dice, half=h, **k)


def seafight(t, att, dfn, lead, dlead, die, a=0, d=0):
    A, D = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in A + D)
    return naval(die + naval_drm(A, D, t.find('ship:' + lead), t.find('ship:' + dlead), a, d))


def vpbox(t, pl, card):
    pl.drag([t.card(card).id], 'Cards Used for VPs', how='pieces')


def left(t):
    return sorted(p.name for p in t.hand('US')), sorted(p.name for p in t.hand('British'))


def hands2(t, us, br):
    """As hands(), whoever held the cards in the log that lies below."""
    more.spent(t, 'US', [])
    more.spent(t, 'British', [])
    t.lay_hand('US', us)
    t.lay_hand('British', br)
