"""Small helpers of batch B."""
from lay7 import burn, burn_to, dump, hands, held, more
from more import arrivals, excess, lay_1813, lay_arrivals, lay_held, muster, naval_drm, set_aside, supplied, units, holds
from start1814 import lay_1814
from table import Piece, Table

_draw = Table.draw


def _checked(self, player, deck='', card=None):
    if card:
        assert card in self.things or len([p for p in self.things.values() if isinstance(p, Piece) and p.is_card() and p.name in (card, 'Card ' + card)]) == 1, card
        assert self.card(card).id in self.deck(deck).kids, (card, deck)
    _draw(self, player, deck, card)


Table.draw = _checked


def no_markers(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def lay_arr(t, *codes):
    for c in codes:
        for side in ('US', 'British'):
            lay_arrivals(t, c, side)


def cid(t, name, year):
    """The id of a card that several years have."""
    return [p.id for p in t.things.values() if isinstance(p, Piece) and p.is_card() and p.name == name and p.mark('DeckYear') == str(year)]


def opv(name):
    n = int(name.split()[-1])
    return {1: 1, 2: 3, 3: 2, 4: 1, 5: 2, 6: 3, 7: 1, 8: 2, 9: 2, 0: 2}[n % 10]


def strength(t, what, player, attack=False):
    return sum(more.cf(p, attack) for p in t.pieces(what, player))


def pile(t, year):
    return sum(t.things[k].mark('DeckYear') == str(year) for k in t.deck('Discard').kids)
