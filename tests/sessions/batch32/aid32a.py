"""Own helper: a short way to sit down, a battle with supply reckoned, a retreat that is asked before it is made."""
import os
import ref
import lay18
from lay18 import *
from session import Session
from more import BOX
from table import Piece


def sit(what, us, br, lay=None, hand=None, pile=None, vp=None):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if lay:
        lay(t)
    if hand:
        hands(t, list(hand[0]), list(hand[1]))
    if pile and isinstance(pile[0], int):
        burn_to(t, *pile)
    elif pile:
        burn(t, *pile)
    if vp is not None:
        t.lay_vp(vp)
    return s, t, s.us, s.br


def fed_at(t, side, space):
    return supplied(t, side, space)


def duel(t, side, space, frm, lead, dlead, dice, want, dfed=True, **k):
    """A round; dfed: the defender was in supply when the play began (13.36)."""
    frm = [frm] if isinstance(frm, str) else frm
    half, lead, dlead = '', lead.replace('_', ' '), dlead.replace('_', ' ')
    if not k.get('landing') and not supplied(t, side, space, entered=frm[0]):
        half += 'a'
    if not dfed:
        half += 'd'
    year = int(t.turn_name().split()[1][:4])
    frm = [w for w in frm if (sid(w), sid(space)) in LINK]
    got = lay18.fight(t, side, space, frm, lead, dlead, year, dice, half=half, **k)
    assert got == want, (space, dice, got, want, half)


def lake(t, att, dfn, la, ld, die, want, am=0, dm=0):
    a, d = t.pieces(att), t.pieces(dfn)
    m = naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], am, dm)
    if os.environ.get('SHOW'):
        print('lake', m, [(i, naval(i + m)) for i in range(1, 7)])
    assert naval(die + m) == want, (die, m, naval(die + m))


def steps(*path, most=6):
    assert ref.cost(*path) <= most, (path, ref.cost(*path))


def autumn_1812(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


def two_sided(p):
    return p.trait('emb2;') >= 0 and int(p.mark('CFr') or 0) > 0


def cold(t):
    """{(space, side): the units that lose a step}: first those of two sides, the weakest first; then, if need be, one of one side."""
    out = {}
    for (n, side), k in excess(t).items():
        us = [p for p in units(t, n, side) if p.level() == 1]
        us.sort(key=lambda p: (not two_sided(p), cf(p), p.name))
        assert len(us) >= k, (n, side, k, [p.name for p in units(t, n, side)])
        out[n, side] = us[:k]
    return out


def freeze(pl, p):
    if two_sided(p):
        pl.flip([p])
    else:
        pl.drag([p.id], p.mark('Side') + ' Eliminated')
