"""Helpers of batch 23a: starts, battles with the supply asked as well, sea fights, tidy hands, winter."""
import aid18
from aid18 import fit, fed, sea, deal, pile
from lay18 import act, Book, fight, goes, room, way, label, no_marks, mark_at, hand_sizes, position, tracked, val
from lay7 import burn, burn_to, hands, held, bind
from more import excess, holds, muster, supplied, units, lay_held, set_aside, naval_drm, arrivals, lake_of
from ref import best, cost, crt, naval, odds, value
from session import Session

FOE = {'US': 'British', 'British': 'US'}


def start(code, us, br, what, hu=(), hb=(), gone=None, arrived=True, go=True):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if code != '1812a':
        aid18.lay(t, code, arrived)
        hands(t, list(hu), list(hb))
        if gone is not None:
            burn_to(t, int(code[:4]), gone)
    else:
        t.lay_hand('US', list(hu))
        t.lay_hand('British', list(hb))
    if go:
        s.begin()
    return s, t, s.us, s.br


def war(t, side, space, frm, lead, dlead, dice, want, rnd=1, half='', landing=False, card=0, mod=None, dmod=None):
    """A round of land combat as it lies on the table; supply of both asked."""
    year = int(t.turn_name().split()[1][:4])
    assert not [p for p in t.at(space) if p.name.startswith('Fort ') or 'Forts' in p.name], 'event fort'
    if frm and not landing:
        for f in [frm] if isinstance(frm, str) else frm:
            assert fed(t, side, f, space) == ('a' not in half), ('attacker supply', f)
    assert supplied(t, FOE[side], space) == ('d' not in half), 'defender supply'
    fr = [frm] if isinstance(frm, str) else list(frm or [])
    got = fight(t, side, space, fr, lead, dlead, year, dice, rnd=rnd, half=half, landing=landing, card=card, mod=mod, dmod=dmod)
    assert got == want, (space, got, want)


def atsea(t, att, dfn, la, ld, die, want, al=0, dl=0):
    got = sea(t, att, dfn, la, ld, die, al, dl)
    assert got == want, (got, want)


def tidy(pl, *names):
    for n in names:
        p = pl.t.find(n, pl.side)
        pl.drag([p.id], pl.t.where(p), how='beside')


def home(pl, what, town, side=None):
    pl.drag(what, town)


def opens(t, side, card):
    return t.card(card, t.us if side == 'US' else t.br)
