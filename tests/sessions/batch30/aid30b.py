"""Helpers of batch 30b: a table laid for a turn, and plays in each player's own way of handling cards."""
import contextlib
import lay18
from lay18 import *
from lay18 import act as _act
from aid18 import lay as lay_turn_of
from session import Session
from table import Module, Piece

_loc, _memo = Module.locate, {}


def _locate(self, mapname, x, y):
    k = (mapname, x, y)
    if k not in _memo:
        _memo[k] = _loc(self, mapname, x, y)
    return _memo[k]


Module.locate = _locate


def clear_deck(t, year):
    for k in list(t.deck('%s Deck' % year).kids):
        t.lay_in_deck(t.things[k], 'Discard')


def open_at(what, us, br, code, arrived=True, spent_now=None, ush=(), brh=()):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if code == '1812a':
        return s
    hands(t, [], [])
    lay_turn_of(t, code, arrived=arrived)
    year = int(code[:4])
    for y in (1812, 1813):
        if y < year:
            clear_deck(t, y)
    if code == '1813b':
        burn_to(t, 1813, 16)
    if code == '1814b':
        burn_to(t, 1814, 18)
    if ush:
        t.lay_hand('US', list(ush))
    if brh:
        t.lay_hand('British', list(brh))
    return s


class G:
    def __init__(self, s, us='first', br='first'):
        self.s, self.t = s, s.t
        self.way = {'US': us, 'British': br}
        self.late = {}
        self.book = Book(s.t)

    def who(self, side):
        return self.s.us if side == 'US' else self.s.br

    def flush(self, side):
        c = self.late.pop(side, None)
        if c:
            self.who(side).discard(c)

    @contextlib.contextmanager
    def A(self, side, card, text='', leader=None, lag=False, order=None, keep=False, **kw):
        pl, order = self.who(side), order or self.way[side]
        with _act(self.s, text, side, card=card, leader=leader, laid=False, book=None if lag else self.book, **kw):
            if not keep:
                self.flush(side)
            c = self.t.card(card, pl).id
            if order in ('first', 'late'):
                pl.play(card)
            elif order in ('down', 'blind', 'downlate'):
                pl.play(card, reveal=False)
            yield c
            if order == 'after':
                pl.play(card)
            if order in ('down', 'downlate'):
                pl.reveal(c)
            if order == 'drop':
                pl.drop_discard(card)
            elif order in ('late', 'downlate'):
                self.late[side] = c
            else:
                pl.discard(c)

    def pts(self, pl, extra=0):
        w = self.book.due(extra)
        if w != label(tracked(self.t)):
            pl.vp(w)

    def hold(self, side, card, text='holds'):
        self.s.play(text)
        self.flush(side)
        self.who(side).hold(card)

    def take(self, side, card):
        pl = self.who(side)
        c = [p for p in self.t.at('Held Cards') if p.name == card or p.name == 'Card ' + card][0]
        pl.drag([c.id], side + ' Hand')

    def deal(self, side, year, *names):
        deal(self.t, self.who(side), year, *names)
