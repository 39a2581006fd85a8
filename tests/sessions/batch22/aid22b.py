"""Helpers of batch 22b: what the kit's own helpers do, under one roof, and a few small habits."""
from lay7 import burn_to, dump, hands, held
from lay18 import *
from lay18 import fight as lands
import aid18
from aid18 import lay, unmark
from more import excess, set_aside, muster
from session import Session


def hand(p):
    return sorted(c.name for c in p.t.hand(p.side))


def inhand(p, *cards):
    for c in cards:
        assert p.t.card(c, p).map == p.side + ' Hand', (c, hand(p))


def sail(n, most=6):
    assert n <= most, n


def seafight(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    m = naval_drm(a, d, t.find(la), t.find(ld), al, dl)
    if os.environ.get('SHOW'):
        print('   SEA drm', m, [(r, naval(r + m)) for r in range(1, 7)])
    return naval(die + m)


def winter_over(t):
    e = {k: v for k, v in excess(t).items() if v > 0}
    assert not e, e


def keep_count(t, us, br):
    assert (len(t.hand('US')), len(t.hand('British'))) == (us, br), (hand(t.us), hand(t.br))


def burn_but(t, year, n, *keep):
    """So many cards of a year lie on the pile, none of those that are still wanted."""
    pile = t.deck('Discard')
    have = sum(t.things[k].mark('DeckYear') == str(year) for k in pile.kids)
    keep = {'Card ' + k for k in keep} | set(keep)
    d = t.deck('%s Deck' % year)
    for k in [k for k in d.kids if t.things[k].name.startswith('Card ') and t.things[k].name not in keep][:max(0, n - have)]:
        t.lay_in_deck(t.things[k], 'Discard')
    have = sum(t.things[k].mark('DeckYear') == str(year) for k in pile.kids)
    assert have == n, (have, n)
