"""One hand's helper of batch 25b: a table with two people who have habits, every play audited (lay18.act), battles worked out twice."""
import contextlib
import os
import aid18
import lay18
from lay18 import (act, Book, CMD, deal, goes, hand_sizes, mark_at, marks, men, nm, no_marks, position, room, tracked, val, way, label,
                   summer_1813, autumn_1813, spring_1814, autumn_1814)
from lay7 import burn, burn_to, hands
from more import BOX, LAKE, arrivals, cf, excess, holds, is_indian, lake_of, lay_held, muster, set_aside, supplied, units, lay_arrivals, naval_drm
from ref import LINK, best, cost, naval, sid, value
from session import Session
from table import Piece


def autumn_1812(t, arrived=True):
    if arrived:
        for side in ('US', 'British'):
            lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


class Habit:
    """card: first | blind | after | drop | lying | early; vp: now | other | late; talk: a function of (card, text) or None."""

    def __init__(self, card='first', vp='now', talk=None):
        self.card, self.vp, self.talk = card, vp, talk


class Game:
    def __init__(self, s, us, br, first=None, off=None):
        self.s, self.t = s, s.t
        self.hab = {'US': us, 'British': br}
        self.next = first
        self.book = Book(s.t)
        if off is not None:
            assert self.book.off == off, self.book.off
        self.lying = {'US': [], 'British': []}
        self.held = {'US': 0, 'British': 0}
        self.late = False

    def who(self, side):
        return (self.s.us, self.s.br) if side == 'US' else (self.s.br, self.s.us)

    def turn_of(self, side):
        foe = 'British' if side == 'US' else 'US'
        if self.next and self.next != side:
            assert not self.t.hand(self.next), 'not the turn of ' + side
        self.next = foe

    def tidy(self, side):
        me, foe = self.who(side)
        if self.late:
            self.settle(me if self.late == 'me' else foe)
            self.late = False
        for c in self.lying[side]:
            me.discard(c)
        self.lying[side] = []

    def settle(self, player, extra=0):
        due = self.book.due(extra)
        if due != label(tracked(self.t)):
            player.vp(due)
        self.book.ok()

    @contextlib.contextmanager
    def play(self, side, card, text='', leader=None, title=None, points=0, **kw):
        me, foe = self.who(side)
        h = self.hab[side]
        self.turn_of(side)
        fl = CMD[leader][0] if leader else 0
        assert card in ('Campaign',) or val(card) >= fl, (card, leader)
        with act(self.s, title or '%s %s %s' % (side, card, leader or ''), side, card=card, leader=leader, laid=False, **kw):
            self.tidy(side)
            tell = h.talk(card, text) if h.talk and text else None
            if h.card != 'after' and tell:
                me.say(tell)
            if h.card in ('first', 'lying', 'early'):
                me.play(card)
            elif h.card == 'blind':
                me.play(card, reveal=False)
            if h.card == 'early':
                me.discard(card)
            if h.card == 'drop':
                me.drop_discard(card)
            yield
            if h.card == 'after':
                if tell:
                    me.say(tell)
                me.play(card)
            if h.card == 'blind':
                me.reveal(card)
            if h.vp == 'late' and not points:
                if self.book.due() != label(tracked(self.t)):
                    self.late = 'me' if self.t.n % 2 else 'foe'
            else:
                self.settle(foe if h.vp == 'other' else me, points)
            if h.card in ('first', 'after', 'blind'):
                me.discard(card)
            if h.card == 'lying':
                self.lying[side].append(card)

    def hold(self, side, card, text=None):
        me, foe = self.who(side)
        self.turn_of(side)
        self.s.play('%s holds' % side)
        self.tidy(side)
        self.held[side] += 1
        assert self.held[side] <= 2
        if text:
            me.say(text)
        me.hold(card)

    def clear(self):
        """The end of a turn: nothing owed, nothing lying about."""
        for side in ('US', 'British'):
            self.tidy(side)
        assert not self.t.hand('US') and not self.t.hand('British'), hand_sizes(self.t)
        self.book.ok()

    def chief(self, side, space):
        ls = [p for p in self.t.at(space) if p.mark('Kind') == 'Leader' and p.mark('Side') == side]
        if len(ls) > 1:
            ls = [p for p in ls if p.name != 'Tecumseh']
        if not ls:
            return 0
        if [p.name for p in ls] == ['Tecumseh'] and not any(is_indian(p) for p in units(self.t, space, side)):
            return 0
        top = max(CMD[nm(p)][2] for p in ls)
        return max(CMD[nm(p)][1] for p in ls if CMD[nm(p)][2] == top)

    def battle(self, side, space, frm, lead, dlead, dice, want, rnd=1, landing=False, half='', card=0):
        """frm: the space of the last step, or None for a landing. Both books must say what is wanted."""
        t = self.t
        foe = 'British' if side == 'US' else 'US'
        year = int(t.turn_name().split()[1][:4])
        r = lay18.fight(t, side, space, [frm] if frm else [], lead, dlead, year, dice, rnd=rnd, half=half, landing=landing, card=card)
        if not card:
            A, D = units(t, space, side), units(t, space, foe)
            q = aid18.fight(t, A, D, space, dice, [t.find(lead, side)], [t.find(dlead, foe)], self.chief(side, space), max(self.chief(foe, space), 0), frm=frm,
                            route=bool(frm and LINK[sid(frm), sid(space)] == 3 and rnd == 1), first=rnd == 1, amphib=landing,
                            dfed='d' not in half, afed='a' not in half)
            assert q == r, (q, r)
        if want is None or os.environ.get('SHOW'):
            print(space, r)
        assert r == want, (r, want)

    def sea(self, att, dfn, la, ld, die, want, al=0, dl=0):
        t = self.t
        a, d = t.pieces(att), t.pieces(dfn)
        r = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))
        assert r == want, (r, want, naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))

    def winter(self, losses):
        """losses: {space: names}; exactly what 16.2 wants."""
        t = self.t
        ex = excess(t)
        got = {}
        for sp, names in losses.items():
            ps = t.pieces(names)
            for p in ps:
                assert t.where(p) == sp and p.level() == 1, (p.name, t.where(p))
            got[sp, ps[0].mark('Side')] = len(ps)
        assert got == ex, (got, ex)
        for sp in {k[0] for k in ex}:
            assert value(sp) > 0, ('zero space', sp)

    def full(self, n):
        assert all(len(self.t.hand(x)) == n - self.held[x] for x in ('US', 'British')), hand_sizes(self.t)
        for x in self.held:
            pass
