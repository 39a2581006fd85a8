"""One hand of batch 26b: the checks of the kit in one place, and a round of battle that looks at the lines of supply as well."""
import lay18
import aid18
from lay18 import *
from aid18 import fed, sizes
from lay7 import burn, burn_to, hands, held, more
from ref import best, cost, crt, naval, odds
from session import Session
from table import Table

S = Session


def duel(t, side, space, frm, lead, dlead, dice, afed=True, dfed=True, **kw):
    foe = 'British' if side == 'US' else 'US'
    assert fed(t, side, frm, space) == afed, ('line of the attacker', not afed)
    assert supplied(t, foe, space) == dfed, ('line of the defender', not dfed)
    year = int(t.turn_name().split()[1][:4])
    half = ('' if afed else 'a') + ('' if dfed else 'd')
    return lay18.fight(t, side, space, [] if kw.get('landing') else [frm], lead, dlead, year, dice, half=half, **kw)


def sea(t, att, dfn, la, ld, die, al=0, dl=0):
    return aid18.sea(t, att, dfn, la, ld, die, al, dl)


def rest(t, year, n):
    """So many cards of that year have gone before."""
    burn_to(t, year, n)


def due_arrivals(t, code):
    return {side: sorted((p.name, w) for p, w in arrivals(t, code, side)) for side in ('US', 'British')}
