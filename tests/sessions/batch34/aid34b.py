"""Batch 34b: a game with two people's habits around lay18's audit."""
import contextlib
from lay18 import *
from session import Session

WAIT = 'Ships to Build'


def burn_year(t, year):
    d = t.deck('%s Deck' % year)
    for k in list(d.kids):
        t.lay_in_deck(t.things[k], 'Discard')


def autumn_1812(t, arrived=True):
    if arrived:
        for side in ('US', 'British'):
            lay_arrivals(t, '1812b', side)
        t.lay_turn('Summer-Autumn 1812')


class G:
    def __init__(self, us, br, what, lay=None, hus=(), hbr=(), su=None, sb=None, start='dev-1812-faults', at=None, prep=None, pile=None, vp=None):
        self.s = Session(start, at=at, us=us, br=br, what=what)
        self.t = t = self.s.t
        if lay:
            lay(t)
        if hus:
            hands(t, list(hus), list(hbr))
        if pile:
            year, n = pile
            for y in (1812, 1813):
                if y < year:
                    burn_year(t, y)
            burn_to(t, year, n)
        if prep:
            prep(t)
        if vp is not None:
            t.lay_vp(vp)
        self.st = {'US': su or {}, 'British': sb or {}}
        self.left = {'US': None, 'British': None}
        self.pl = {'US': t.us, 'British': t.br}
        self.book = Book(t)
        self.s.begin()
        self.us, self.br = t.us, t.br

    def foe(self, side):
        return self.pl['British' if side == 'US' else 'US']

    def flush(self, side):
        if self.left[side]:
            c = self.left[side]
            self.left[side] = None
            self.pl[side].discard(c)

    def mark(self, side, extra=0):
        due = self.book.due(extra)
        if due == label(tracked(self.t)):
            return
        how = self.st[side].get('vp', 'self')
        who = self.foe(side) if how == 'foe' else self.pl[side]
        if how == 'steps':
            a, b = tracked(self.t), position(self.t) + self.book.off
            while a != b:
                a += 1 if b > a else -1
                who.vp(label(a))
        else:
            who.vp(due)

    @contextlib.contextmanager
    def go(self, side, card, text, say=None, late=False, extra=0, after=None, lay=None, discard=None, **kw):
        pl, st = self.pl[side], self.st[side]
        lay = lay or st.get('lay', 'first')
        disc = discard or st.get('discard', 'now')
        rev = st.get('reveal', 'now')
        when = st.get('say', 'first')
        with act(self.s, text, side, card, laid=False, book=None if late else self.book, **kw):
            self.flush(side)
            if say and when == 'first':
                pl.say(say)
            if lay == 'first':
                pl.play(card, reveal=rev == 'now')
            elif lay == 'pile':
                pl.reveal(card)
                pl.drop_discard(card)
            if say and when == 'mid':
                pl.say(say)
            yield pl
            if lay == 'last':
                pl.play(card, reveal=rev == 'now')
            if say and when == 'last':
                pl.say(say)
            if not late:
                self.mark(side, extra)
            if after:
                pl.say(after)
            if lay != 'pile':
                if rev == 'late':
                    pl.reveal(card)
                if disc == 'now':
                    pl.discard(card)
                elif disc == 'foe':
                    self.foe(side).discard(card)
                else:
                    self.left[side] = card

    def hold(self, side, card, say=None):
        self.s.play(side + ' holds')
        self.flush(side)
        if say:
            self.pl[side].say(say)
        self.pl[side].hold(card)

    def flushall(self):
        for x in ('US', 'British'):
            self.flush(x)

    def move(self, side, what, *path):
        """Troops along a way of their own, each drag a space, cost looked at."""
        self.at(what, path[0], side)
        way(*path)
        self.pl[side].march(what, *path[1:])

    def at(self, what, place, side=None):
        for p in self.t.pieces(what, self.pl[side] if side else None):
            assert self.t.where(p) == place, (p.name, self.t.where(p), place)

    def fed(self, side, place, yes=True):
        assert supplied(self.t, side, place) == yes, (side, place, not yes)

    def winter(self, side, keep=()):
        """16.2 for one side, the hand's own choice: those that can be turned first, weakest first."""
        pl = self.pl[side]
        for (n, sd), k in excess(self.t).items():
            if sd != side:
                continue
            us = sorted([p for p in units(self.t, n, side) if p.level() == 1 and p.name not in keep], key=lambda p: (not p.mark('CFr'), cf(p), p.name))
            assert len(us) >= k, (n, k)
            zero = value(n) == 0
            assert not zero, n
            for p in us[:k]:
                if p.mark('CFr'):
                    pl.flip([p])
                else:
                    pl.drag([p], side + ' Eliminated')

    def over(self, side):
        return {n: (k, [p.name for p in units(self.t, n, side)]) for (n, sd), k in excess(self.t).items() if sd == side}
