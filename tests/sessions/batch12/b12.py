"""Small helpers of this batch: a round of land battle, starts of turns."""
import lay7
from lay7 import hands, burn, burn_to, held, dump, more, start1814
from more import cf, units, holds, supplied, excess, naval_drm
from ref import cost, best, odds, crt, naval, value


def rnd(att, dfn, roll, *mods, fort=False):
    """The result of a round: strengths, dice, modifiers other than the odds."""
    return crt(sum(roll) + odds(att, dfn) + sum(mods), fort)


def force(t, names, attack=False, side=None):
    return sum(cf(p, attack) for p in t.pieces(names, t.us if side in (None, 'US') else t.br))


def no_markers(t):
    for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def autumn12(t):
    for s in ('US', 'British'):
        more.lay_arrivals(t, '1812b', s)
    t.lay_turn('Summer-Autumn 1812')


def autumn13(t):
    more.lay_1813(t)
    for c in ('1813a', '1813b'):
        for s in ('US', 'British'):
            more.lay_arrivals(t, c, s)
    no_markers(t)
    t.lay_turn('Summer-Autumn 1813')


def spring14(t):
    more.lay_1813(t)
    start1814.lay_1814(t)


def peaceful(t, *but):
    """No two enemies in one space, unless named."""
    for n in lay7.bind()[1].values():
        if n not in but:
            assert not (units(t, n, 'US') and units(t, n, 'British')), n
