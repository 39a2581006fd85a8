"""What the sessions of this folder share: the kit's helpers in one import, a table made ready, a way to lay ships and boxes."""
import os
import aid18 as _audit
from lay18 import *
from lay18 import _sp
from lay7 import burn, burn_to, hands, held
from more import place_of, set_aside
from session import Session

N = {1812: 36, 1813: 36, 1814: 38}


def table(us, br, what, prep, base='dev-1812-faults', at=None):
    s = Session(base, at=at, us=us, br=br, what=what)
    prep(s.t, s.t.us, s.t.br)
    s.begin()
    return s, s.t, s.us, s.br


def autumn_1812(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


def count(t, year, us, br, gone):
    """All cards of a year are somewhere: pile, hands, held, deck."""
    pile = sum(t.things[k].mark('DeckYear') == str(year) for k in t.deck('Discard').kids)
    assert hand_sizes(t) == (us, br), hand_sizes(t)
    assert pile == gone, pile


def afloat(t, what, box, side):
    t.lay(what, box, side)


def seafight(t, att, dfn, la, ld, die, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    assert all(p.level() == 1 for p in a + d)
    return naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))


def stands(t, side, space, n):
    return sum(cf(p) for p in units(t, space, side)) == n


def back(pl, name):
    """A held card taken up again."""
    c = next(p for p in pl.t.things.values() if isinstance(p, Piece) and p.is_card() and p.name in (name, 'Card ' + name)
             and pl.t.where(p) == 'Held Cards')
    pl.drag([c.id], pl.side + ' Hand')


def throw(pl, held_name):
    """A held card straight from its box to the pile."""
    c = next(p for p in pl.t.things.values() if isinstance(p, Piece) and p.is_card() and p.name in (held_name, 'Card ' + held_name)
             and pl.t.where(p) == 'Held Cards')
    return c


def burn_rest(t, year, n, *keep):
    """So many cards of a year lie on the pile, none of those that are still to be dealt."""
    pile = t.deck('Discard')
    d = t.deck('%s Deck' % year)
    have = sum(t.things[k].mark('DeckYear') == str(year) for k in pile.kids)
    ok = [k for k in d.kids if t.things[k].name.replace('Card ', '') not in keep and
          t.things[k].name not in ('Treaty of Ghent', 'Battle of New Orleans')]
    ok.sort(key=lambda k: not t.things[k].name.startswith('Card '))
    assert len(ok) >= n - have
    for k in ok[:n - have]:
        t.lay_in_deck(t.things[k], 'Discard')


_fight = fight


def fight(t, side, space, frm, *a, **k):
    """As the kit's, and both sides asked for their line of supply first (13.36: the attacker's from where he came)."""
    oth = 'British' if side == 'US' else 'US'
    if not k.get('half'):
        for w in frm:
            assert _audit.fed(t, side, w, space), ('attacker without a line', space)
        assert supplied(t, oth, space) or not units(t, space, oth), ('defender without a line', space)
    return _fight(t, side, space, frm, *a, **k)
