"""Hands of batch 24a: a desk with two habits, plays watched by lay18.act, the ledger, arrivals, deals, the winter."""
import contextlib
import os
import aid18
from session import Session
from table import Table
from lay18 import (Book, act, arrivals, autumn_1813, autumn_1814, best, bind, burn, burn_to, cid, cf, crt, excess, fight, goes, hand_sizes,
                   hands, held, holds, is_indian, label, lay_1813, lay_arrivals, muster, naval, naval_drm, no_marks, marks, mark_at, position,
                   room, spring_1813, spring_1814, summer_1813, supplied, tracked, units, val, way, PL, LAND, CMD)


class Desk:
    """habits: {'US': (how, say)}: how the card goes (plain, late, straight, after, lazy, dumb), say(card, points, text) -> chat or None"""

    def __init__(self, us, br, what, habits, at=None, base='dev-1812-faults', setup=None):
        self.s = Session(base, at=at, us=us, br=br, what=what)
        if setup:
            setup(self.s.t)
        self.habits = habits
        self.queue = []

    def go(self):
        self.t, self.us, self.br = self.s.begin()
        self.book = Book(self.t)
        return self.t, self.us, self.br

    def who(self, side):
        return (self.us, self.br) if side == 'US' else (self.br, self.us)

    def sweep(self, side):
        for sd, c in list(self.queue):
            if sd == side:
                self.who(sd)[0].discard(c)
                self.queue.remove((sd, c))

    @contextlib.contextmanager
    def op(self, side, card, text='', how=None, name=None, **kw):
        me, foe = self.who(side)
        style, say = self.habits[side]
        style = how or style
        words = say(card, val(card), text) if say and text else None
        with act(self.s, name or '%s %s %s' % (side, card, text), side, card, laid=style not in ('lazy', 'left') and card != 'Campaign', **kw):
            self.sweep(side)
            if style == 'straight':
                me.drop_discard(card)
                if words:
                    me.say(words)
            elif style == 'after':
                if words:
                    me.say(words)
            else:
                if words and style != 'late':
                    me.say(words)
                me.play(card, reveal=style != 'late')
                if words and style == 'late':
                    me.say(words)
            yield me
            if style in ('plain', 'dumb', 'late'):
                if style == 'late':
                    me.reveal(card)
                me.discard(card)
            elif style == 'after':
                me.play(card)
                me.discard(card)
            elif style == 'lazy':
                self.queue.append((side, card))

    def hold(self, side, card, text=None):
        me = self.who(side)[0]
        with act(self.s, '%s holds' % side, side, card, hold=True):
            self.sweep(side)
            if text:
                me.say(text)
            me.hold(card)

    def vp(self, me, extra=0):
        me.vp(self.book.due(extra))

    def ok(self):
        self.book.ok()

    def sea(self, att, dfn, la, ld, die, al=0, dl=0):
        a, d = self.t.pieces(att), self.t.pieces(dfn)
        assert all(p.level() == 1 for p in a + d)
        m = naval_drm(a, d, self.t.pieces(la)[0], self.t.pieces(ld)[0], al, dl)
        if os.environ.get('SHOW'):
            print('sea', m, [(x, naval(x + m)) for x in range(1, 7)])
        return naval(die + m)

    def deal(self, me, year, *names):
        for n in names:
            me.draw('%s Deck' % year, cid(self.t, n, year))


def duel(d, side, space, frm, lead, dlead, dice, half='', **k):
    """A round with everyone present; the lines of supply are looked at too (half must name who is cut off)."""
    t = d.t
    foe = 'British' if side == 'US' else 'US'
    for w in frm:
        assert aid18.fed(t, side, w, space) == ('a' not in half), ('attacker', w)
    assert supplied(t, foe, space) == ('d' not in half), 'defender'
    return fight(t, side, space, frm, lead, dlead, int(t.turn_name().split()[1][:4]), dice, half=half, **k)


def show(d):
    """For the author's eye."""
    aid18.dump(d.t)
