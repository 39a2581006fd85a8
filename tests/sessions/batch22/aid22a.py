"""Own small helpers of this hand."""
import os
from session import Session
from lay7 import burn, burn_to, hands, held
import lay18
from lay18 import (act, fight, goes, room, way, Book, label, position, tracked, deal, cid, no_marks, mark_at, marks, val,
                   spring_1813, summer_1813, autumn_1813, spring_1814, autumn_1814, lay_1813, lay_1814, lay_arrivals, muster,
                   arrivals, naval_drm, excess, holds, supplied, units, cf, is_indian, lake_of, PL)
from ref import best, cost, crt, naval, odds, sid, value
from table import Piece, Deck


def names(t, side):
    return sorted(c.name.replace('Card ', '') for c in t.hand(side))


def pile(t, year):
    return [t.things[k].name for k in t.deck('Discard').kids if t.things[k].mark('DeckYear') == str(year)]


def stock(t, year):
    return [t.things[k].name for k in t.deck('%s Deck' % year).kids]


def afloat(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    r = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))
    if os.environ.get('SHOW'):
        print('sea', naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl), r)
    return r


def show(s):
    """With LOOK=1: who stands where, for the author's second reading."""
    if not os.environ.get('LOOK'):
        return
    t = s.t
    for k, n in PL.items():
        us = [p for p in t.at(n) if p.mark('Side') in ('US', 'British')]
        if us:
            print('  ', n, ':', ', '.join('%s%s[%s%s]' % (p.name, '*' if p.level() == 2 else '', p.mark('Side')[:1], p.mark('CF') or p.mark('Class')) for p in us))
    print('   vp', tracked(t), position(t), 'hands', names(t, 'US'), names(t, 'British'))
