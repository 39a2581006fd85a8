"""Helpers of one hand of batch 20b: whose play it is, what a card may still do, deals and small checks."""
import contextlib
from aid18 import fight as battle, fed, go, lay, sizes, unmark, pile
import aid18
from lay18 import (Book, act, burn, burn_to, cid, deal, excess, goes, hands, held, holds, lake_of, lay_1813, lay_1814, lay_arrivals, mark_at, marks,
                   muster, arrivals, naval, naval_drm, no_marks, position, room, supplied, units, val, way, label, tracked, autumn_1813, autumn_1814,
                   spring_1813, spring_1814, summer_1813, bind)
from more import lay_held, set_aside
from ref import best, cost, crt, odds
from session import Session
from table import Piece


@contextlib.contextmanager
def go_on(s, side, card, text, **kw):
    """A play of one side's own turn: the other side had the last one."""
    assert getattr(s, 'prev', None) != side, ('out of turn', text)
    s.prev = side
    if kw.get('fights'):
        kw['fights'] = {k.replace('_', ' '): v for k, v in kw['fights'].items()}
    with act(s, text, side, card, **kw):
        yield


P = go_on


def ships(t, box, side):
    return [p for p in t.at(box) if p.mark('Kind') == 'Ship' and p.mark('Side') == side]


def sea(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    w = {t.where(p) for p in a + d}
    assert len(w) == 1 and w.pop().endswith('Control Box')
    both = [p for p in t.at(t.where(a[0])) if p.mark('Kind') == 'Ship']
    assert {p.id for p in both} == {p.id for p in a + d}, 'somebody else afloat'
    return aid18.sea(t, att, dfn, la, ld, die, al, dl)


def over(t):
    """No hand left."""
    return not t.hand('US') and not t.hand('British')


def due_steps(t):
    return {k: v for k, v in excess(t).items()}
