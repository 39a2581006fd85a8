"""Shared by this hand of batch 41: hands and pile of a beginning, sloppy spots, the points due."""
import aid18
from aid18 import (BOX, Book, Piece, arrivals, best, bind, burn_to, cf, cost, crt, deal, excess, fed, fight, fit, go, here, holds, is_indian,
                   lake_of, lay, lay_arrivals, lay_held, naval, naval_drm, net, odds, opv, pile, sea, shown, sid, sizes, supplied, units,
                   unmark, value, vpname)
from session import Session


def hands(t, year, us, br, burnt=0):
    """These hands; so many other cards of the year on the pile."""
    t.lay_hand('US', [])
    t.lay_hand('British', [])
    t.lay_hand('US', us)
    t.lay_hand('British', br)
    if burnt:
        burn_to(t, year, burnt)
        for k in list(t.deck('%s Deck' % year).kids):
            if pile(t, year) < burnt and t.things[k].name != 'Treaty of Ghent':
                t.lay_in_deck(t.things[k], 'Discard')
        assert pile(t, year) == burnt, (pile(t, year), burnt)


def off(t, place, dx, dy):
    """A hand's breadth beside the middle of a space, still nearest to it."""
    x, y = t.m.spots[place]
    assert t.m.locate('Main Map', x + dx, y + dy) == place, (place, t.m.locate('Main Map', x + dx, y + dy))
    return x + dx, y + dy


def marker(t, box):
    return next(p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control' and t.where(p) == box)


def table(code, us, br, what, uh, bh, burnt, vp=None, arrived=True):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    lay(s.t, code, arrived)
    hands(s.t, int(code[:4]), uh, bh, burnt)
    if vp is not None:
        s.t.lay_vp(vp)
    return s


def run(*legs):
    """Cost of a way, at most six."""
    go(*legs)
