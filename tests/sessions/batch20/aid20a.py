"""Helpers of one hand: a play with its card habit, the ledger of points, hops on the map, deals; checks come from the kit."""
import contextlib
import aid18
import lay18
from aid18 import fed, fight, sea, sizes
from lay18 import (BOX, Book, act, arrivals, autumn_1813, autumn_1814, bind, burn, burn_to, cid, deal, excess, goes, hands, held, holds,
                   label, lake_of, lay_1813, lay_arrivals, marks, mark_at, muster, no_marks, position, room, spring_1814, summer_1813,
                   supplied, tracked, units, val, way)
from ref import best, cost, sid, value
from session import Session

_all = dir()


class G:
    """The table of two people. bookless: points are asserted at the end only."""

    def __init__(self, s, vp=('now', 'now')):
        self.s, self.t, self.us, self.br = s, s.t, s.us, s.br
        self.book = None
        self.left, self.owed = [], []
        self.vpmode = dict(zip(('US', 'British'), vp))
        self.last = None

    def begin(self):
        r = self.s.begin()
        self.book = Book(self.t)
        return r

    def pl(self, side):
        return self.us if side == 'US' else self.br

    def points(self, who=None, extra=0):
        """The marker goes where the ledger wants it, if it is not there."""
        d = self.book.due(extra)
        if label(tracked(self.t)) != d:
            (who or self.us).vp(d)

    def sweep(self):
        """Cards forgotten on the table go to the pile."""
        for pl, c in self.left:
            pl.discard(c)
        self.left = []

    @contextlib.contextmanager
    def p(self, side, card=None, leader=None, say=None, text='', lay='open', off='own', vp=None, extra=0, first=None, order=True, **kw):
        """A play by card. lay: open, blind (turned up at the end), hid (never turned up), late (after the moves), straight (to the pile at once)
        off: own, early (before the moves), other (the opponent clears it), later (when somebody sees it)"""
        pl, foe = self.pl(side), self.pl('British' if side == 'US' else 'US')
        if order and self.last:
            assert self.last != side, ('twice the same side', side, card)
        self.last = side
        with act(self.s, text or '%s %s %s' % (side, card, leader or ''), side, card=card, leader=leader, laid=off != 'later', **kw):
            self.sweep()
            if first:
                first()
            if say:
                pl.say(say)
            if card:
                cc = self.t.card(card, pl).id
                if lay in ('open', 'blind', 'hid'):
                    pl.play(cc, reveal=lay == 'open')
                elif lay == 'straight':
                    pl.drop_discard(cc)
                if off == 'early' and lay != 'straight':
                    pl.discard(cc)
            yield pl
            if card:
                if lay == 'late':
                    pl.play(cc)
                if lay == 'blind':
                    pl.reveal(cc)
                if lay != 'straight':
                    if off == 'own':
                        pl.discard(cc)
                    elif off == 'other':
                        foe.discard(cc)
                    elif off == 'later':
                        self.left.append((pl, cc))
            mode = vp or self.vpmode[side]
            if extra:
                self.book.off += extra
            if mode == 'now':
                self.points(pl)
            elif mode == 'foe':
                self.points(foe)

    def hold(self, side, card, say=None, text='', vp='no'):
        pl = self.pl(side)
        assert self.last != side
        self.last = side
        self.s.play(text or side + ' holds')
        self.sweep()
        if say:
            pl.say(say)
        pl.hold(self.t.card(card, pl).id)
        if vp == 'now':
            self.points(pl)

    def end(self):
        self.sweep()
        self.book.ok()
        self.s.done()


def hop(pl, what, *path, how='hops', most=6, start=None):
    """Pieces from where they lie along a way. how: hops, jump (one drag), each (piece by piece to the end), trail (each piece by hops)."""
    t = pl.t
    ps = t.pieces(what, pl)
    a = start or t.where(ps[0])
    assert all(t.where(p) == a for p in ps) or start, [(p.name, t.where(p)) for p in ps]
    assert cost(a, *path) <= most, (a, path, cost(a, *path))
    if how == 'hops':
        pl.march(ps, *path)
    elif how == 'jump':
        pl.drag(ps, path[-1])
    elif how == 'each':
        for p in ps:
            pl.drag([p.id], path[-1])
    elif how == 'trail':
        for p in ps:
            pl.march([p.id], *path)


def ships(t, place, side, sound=True):
    return [p for p in t.at(place) if p.mark('Kind') == 'Ship' and p.mark('Side') == side and (not sound or p.level() == 1)]


def land(t, place, side):
    return units(t, place, side)


def over(t):
    """What winter asks: (space, side) and the number of steps."""
    return excess(t)


def cut_hand(t, side, n):
    assert len(t.hand(side)) == n, (side, [c.name for c in t.hand(side)])
