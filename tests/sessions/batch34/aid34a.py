"""Two at a table: the card's way, the moves, the points and the pile, with the checks of lay18/aid18."""
import contextlib
import os
import sys
from session import Session
from lay18 import (act, Book, fight, goes, room, tracked, position, label, cid, deal, cf, holds, units, supplied, lake_of, hand_sizes,
                   marks, no_marks, mark_at, BOX, PL, val, CMD, excess, muster, arrivals, lay_arrivals, naval_drm, is_indian, men, way,
                   lay_1813, lay_1814, burn, burn_to, hands, held)
from lay18 import spring_1813, summer_1813, autumn_1813, spring_1814, autumn_1814
from aid18 import fed, lay, sea, unmark
import lay7
from ref import best, cost, crt, naval, odds, sid, value, LINK, _sp
from table import Piece


class Duo:
    def __init__(self, s, how=('sp', 'sp')):
        self.s, self.t = s, s.t
        self.how = {'US': how[0], 'British': how[1]}
        self.book = Book(s.t)

    def pl(self, side):
        return self.s.us if side == 'US' else self.s.br

    @contextlib.contextmanager
    def on(self, side, card, text, say='', leader=None, how=None, vp=True, by=None, **kw):
        p = self.pl(side)
        how = how or self.how[side]
        if card:
            p.t.card(card, p)
            assert p.t.card(card, p).map == side + ' Hand', card
        kw.setdefault('book', self.book if vp else None)
        with act(self.s, text, side, card, leader, **kw):
            if how == 'sp':
                if say:
                    p.say(say)
                p.play(card)
            elif how == 'ps':
                p.play(card)
                if say:
                    p.say(say)
            elif how == 'hid':
                p.play(card, reveal=False)
                if say:
                    p.say(say)
            elif how == 'dd':
                if say:
                    p.say(say)
                p.drop_discard(card)
            elif how == 'disc':
                p.play(card)
                p.discard(card)
                if say:
                    p.say(say)
            yield p
            if how == 'late':
                p.play(card)
                if say:
                    p.say(say)
            if vp and how != 'dv':
                self.points(by or p)
            if how == 'hid':
                p.reveal(card)
            if how in ('sp', 'ps', 'hid', 'late'):
                p.discard(card)
            if vp:
                self.points(by or p)

    def points(self, p):
        due = self.book.due()
        now = label(tracked(self.t))
        if due != now:
            p.vp(due)

    def hold(self, side, card, say=''):
        p = self.pl(side)
        self.s.play('%s holds' % side)
        assert self.t.card(card, p).map == side + ' Hand'
        if say:
            p.say(say)
        p.hold(card)

    def bat(self, side, space, frm, lead, dlead, dice, want, landing=False, **kw):
        t = self.t
        oth = 'British' if side == 'US' else 'US'
        year = int(t.turn_name().split()[1][:4])
        if not landing:
            for f in frm:
                assert fed(t, side, f, space), ('attacker cut', f)
        else:
            assert not {k for k in lake_of(t, oth)} & {BOXOF[sid(space)]}
        assert supplied(t, oth, space), 'defender cut'
        r = fight(t, side, space, frm, lead, dlead, year, dice, landing=landing, **kw)
        assert r == want, (r, want)

    def dump(self):
        lay7.dump(self.t)
        print('VP', label(tracked(self.t)), 'HANDS', [c.name for c in self.t.hand('US')], [c.name for c in self.t.hand('British')])


import more
BOXOF = {town: k for k, towns in more.LAKE.items() for town in towns}


def stop(d):
    if os.environ.get('DUMP'):
        d.dump()
        sys.exit()


def full(t, side, code):
    return [(p.name, w) for p, w in arrivals(t, code, side)]
