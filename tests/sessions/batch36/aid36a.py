"""Helper of batch 36a: a start, a battle with its supply checked, small things."""
import aid18
from aid18 import fed, lay, sea, set_aside
from lay18 import *
from session import Session
from table import Table


def battle(t, side, space, frm, lead, dlead, dice, want, half='', **k):
    oth = 'British' if side == 'US' else 'US'
    if frm:
        assert fed(t, side, frm[0], space) == ('a' not in half), ('attacker supply', frm)
    if k.get('rnd', 1) == 1:
        assert supplied(t, oth, space) == ('d' not in half), 'defender supply'
    year = int(t.turn_name().split()[1][:4])
    r = fight(t, side, space, frm, lead, dlead, year, dice, half=half, **k)
    assert r == want, (r, want)


def seafight(t, att, dfn, la, ld, die, want, al=0, dl=0):
    a, d = t.pieces(att, t.us), t.pieces(dfn, t.br)
    if a[0].mark('Side') != t.pieces(la)[0].mark('Side'):
        a, d = d, a
    r = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))
    assert r == want, (r, want)


def stack_top(t, deck, names):
    """The shuffle before the log: these are drawn first, in this order."""
    d = t.deck(deck)
    ids = []
    for n in names:
        ids.append(next(k for k in d.kids if t.things[k].name in (n, 'Card ' + n) and k not in ids))
    d.kids = [k for k in d.kids if k not in ids] + ids[::-1]


def sail(n, most=6):
    assert n <= most
