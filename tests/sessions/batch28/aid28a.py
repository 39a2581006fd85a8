"""One hand's own shorthand for batch 28a: what it needs of the kit, and a few checks."""
from lay18 import *                                    # noqa: F401,F403
from aid18 import lay as lay_at, set_aside             # noqa: F401
from session import Session                            # noqa: F401
from table import Piece


def worth(card, least):
    assert val(card) >= least, (card, val(card), least)


def winter_due(t):
    return {k: v for k, v in sorted(excess(t).items())}


def box_cards(t):
    return [p for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.map == 'Main Map' and t.where(p) == 'Held Cards']


def depots(t):
    return [p for p in t.things.values() if isinstance(p, Piece) and not p.is_card() and 'Supply Depot' in p.name and p.map == 'Main Map']


def sea_fight(t, att, dfn, la, ld, die, am=0, dm=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    return naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], am, dm))


def sail(steps):
    """11.15: a sum of points of a voyage."""
    assert sum(steps) <= 6, steps


_fight = fight


def fight(t, side, space, frm, lead, dlead, *a, **k):    # noqa: F811
    return _fight(t, side, space, frm, lead.replace('_', ' '), dlead.replace('_', ' '), *a, **k)
