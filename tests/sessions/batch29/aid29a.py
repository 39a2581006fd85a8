"""One hand's helper for batch 29a: a play with a habit, marches with path checks, rounds of battle, retreats, fleets, winters."""
import contextlib
from lay18 import *
import lay18
from aid18 import fed
from session import Session
from ref import LINK, _sp

ORD = {}


class Habit:
    def __init__(self, say=None, when='pre', show=True, away='end', drag='all', dice='pre'):
        self.say, self.when, self.show, self.away, self.drag, self.dice = say, when, show, away, drag, dice


class G:
    def __init__(self, s, year, us, br, first='US'):
        self.s, self.year, self.hab = s, year, {'US': us, 'British': br}
        self.t, self.U, self.B = s.begin()
        self.book, self.owed, self.left, self.next = Book(self.t), None, {}, first

    def pl(self, side):
        return self.U if side == 'US' else self.B

    def foe(self, side):
        return 'British' if side == 'US' else 'US'

    def clear(self, side):
        c = self.left.pop(side, None)
        if c:
            self.pl(side).discard(c)

    def pay(self, by=None):
        if tracked(self.t) != position(self.t) + self.book.off:
            self.pl(by or 'US').vp(self.book.due())

    @contextlib.contextmanager
    def play(self, side, card, text, vp='now', say=None, again=False, by=None, nobook=False, **kw):
        t, p, h = self.t, self.pl(side), self.hab[side]
        assert again or side == self.next, (text, 'turn of', self.next)
        self.next = self.foe(side)
        kw['fights'] = {k.replace('_', ' '): v for k, v in kw.get('fights', {}).items()}
        kw['ret'] = list(t.pieces(kw.get('ret', ''), self.pl(self.foe(side))))
        self.cur, self.acting = kw, side
        late = h.away == 'next'
        if self.left.get(side) == card:
            self.left.pop(side)
        with act(self.s, text, side, card=card, book=None if (vp == 'late' or nobook) else self.book, laid=not late and card not in ('Campaign', 'Heavy Rains', 'Contrary Winds'), **kw):
            self.clear(side)
            if self.owed:
                self.pay(self.owed)
                self.owed = None
            line = None if say == '' else (say or (h.say and h.say(card, text)))
            if h.when == 'pre' and line:
                p.say(line)
            if h.away == 'first':
                p.drop_discard(card)
            else:
                p.play(card, reveal=h.show is True)
            if h.when == 'mid' and line:
                p.say(line)
            yield p
            if h.when == 'post' and line:
                p.say(line)
            if vp == 'now' and not nobook:
                self.pay(by or side)
            elif vp == 'late':
                self.owed = by or side
            if h.away != 'first':
                if h.show == 'late':
                    p.reveal(card)
                if late:
                    self.left[side] = card
                elif h.away == 'other':
                    self.pl(self.foe(side)).discard(card)
                else:
                    p.discard(card)

    def hold(self, side, card, say=None, again=False):
        assert again or side == self.next
        self.next = self.foe(side)
        self.s.play(side + ' holds')
        self.clear(side)
        if self.owed:
            self.pay(self.owed)
            self.owed = None
        if say:
            self.pl(side).say(say)
        self.pl(side).hold(card)

    def toss(self, side, card, say=None, again=False):
        """A card thrown away as the play (nothing done with it: a unit could have moved, none does)."""
        with self.play(side, card, 'nothing', say=say, again=again):
            pass

    def go(self, side, what, path, mode=None, free=0):
        t, p = self.t, self.pl(side)
        path = path.split(' > ')
        ps = t.pieces(what, p)
        for q in ps:
            assert t.where(q) == path[0], (q.name, t.where(q), path[0])
            big = q.mark('Kind') == 'Leader' or 'Dragoon' in q.mark('Kind')
            assert cost(*path) + free <= (10 if big else 6), (q.name, path, cost(*path))
            if q.name == 'LC Militia':
                assert path[-1] in ('Montreal', 'La Prairie', 'Chateauguay', 'Beauharnois', 'Coteau du Lac', 'Cornwall', "Johnson's",
                                    'Chambly', 'St-Jean', 'Trois-Rivieres', 'Lacolle', 'Sorel')
        for w in path[1:-1]:
            assert not units(t, w, self.foe(side)), ('through', w)
        mode = mode or self.hab[side].drag
        lead = [q for q in ps if q.mark('Kind') == 'Leader']
        men_ = [q for q in ps if q not in lead]
        end = path[-1]
        if mode == 'hop':
            for w in path[1:]:
                p.drag(ps, w)
        elif mode == 'each':
            for q in ps:
                p.drag([q], end)
        elif mode == 'lead' and lead and men_:
            p.drag(lead, end)
            p.drag(men_, end)
        elif mode == 'tail' and lead and men_:
            p.drag(men_, end)
            p.drag(lead, end)
        elif mode == 'split' and len(ps) > 2:
            k = len(ps) // 2
            p.drag(ps[k:], path[1])
            p.drag(ps[:k], path[1])
            if len(path) > 2:
                p.drag(ps, end)
        elif mode == 'short' and len(path) > 2:
            p.drag(ps, path[-2])
            p.drag(ps, end)
        else:
            p.drag(ps, end)
        return ps

    def rnd(self, side, space, frm, lead, dlead, dice, want, n=1, say=None, roll=True, by=None, **kw):
        t = self.t
        oth = self.foe(side)
        half = kw.get('half', '')
        if not kw.get('landing'):
            f0 = frm[0] if isinstance(frm, list) else frm
            assert fed(t, side, f0, space) == ('a' not in half), 'attacker supply'
        if 'dsup' not in kw:
            assert supplied(t, oth, space) == ('d' not in half), 'defender supply'
        kw.pop('dsup', None)
        r = fight(t, side, space, frm if isinstance(frm, list) else [frm], lead.replace('_', ' '), dlead.replace('_', ' '), self.year, dice, rnd=n, **kw)
        assert r == want, (space, r, want)
        if roll:
            self.pl(by or side).roll('2d6', *dice)
        if say:
            self.pl(side).say(say)
        return r

    def ret(self, side, what, frm, to, came=(), by=None, att=False):
        t = self.t
        if att:
            assert to in came and holds(t, side, to), (to, came)
        else:
            goes(t, side, frm, to, came)
        for q in t.pieces(what, self.pl(side)):
            assert t.where(q) == frm, (q.name, t.where(q))
            self.gone(side, q)
        self.pl(by or side).drag(t.pieces(what, self.pl(side)), to)

    def hit(self, side, what, by=None):
        t = self.t
        for q in t.pieces(what, self.pl(side)):
            assert q.level() == 1
            if q.trait('emb2;') >= 0:
                t.flip(q)
            else:
                self.gone(side, q)
                self.pl(by or side).drag([q.id], side + ' Eliminated')

    def gone(self, side, q):
        if side == self.acting:
            self.cur['fights'][q.id] = self.t.where(q)
        else:
            self.cur['ret'].append(q)

    def lost(self, side, what, by=None):
        for q in self.t.pieces(what, self.pl(side)):
            self.gone(side, q)
            self.pl(by or side).drag([q.id], 'Captured' if 'Leader' in q.mark('Kind') else side + ' Eliminated')

    def battlecard(self, side, card, say=None):
        self.clear(side)
        p = self.pl(side)
        if say:
            p.say(say)
        p.play(card)
        p.discard(card)

    def fleet(self, towns, mark=True, text='fleets home'):
        """Autumn: all vessels out of the boxes; towns: {(side, box): town}."""
        t = self.t
        self.s.play(text)
        for sd in ('US', 'British'):
            self.clear(sd)
        if self.owed:
            self.pay(self.owed)
            self.owed = None
        for box in BOX:
            for sd in ('US', 'British'):
                sh = [q for q in t.at(box) if q.mark('Side') == sd and q.mark('Kind') in ('Ship', 'Naval Leader')]
                if sh:
                    self.pl(sd).drag(sh, towns[sd, box])
                    assert sid(towns[sd, box]) in more.LAKE[BOX[box]] and holds(t, sd, towns[sd, box])
                    if mark and not [m for m in marks(t) if t.where(m) == box]:
                        self.pl(sd).put(sd + ' Lake Control', box)
        self.book.ok()

    def newturn(self, name, code=None, groups=(True, True), by='US', skip=()):
        self.s.play('turn ' + name)
        for sd in ('US', 'British'):
            self.clear(sd)
        self.pl(by).turn(name)
        if code:
            muster(self.U, code, groups[0], skip=skip)
            muster(self.B, code, groups[1], skip=skip)

    def deal(self, year, us, br, mixed=False):
        self.s.play('deal')
        us, br = us.split('|'), br.split('|')
        if mixed:
            for i in range(max(len(us), len(br))):
                if i < len(us):
                    deal(self.t, self.U, year, us[i])
                if i < len(br):
                    deal(self.t, self.B, year, br[i])
        else:
            deal(self.t, self.U, year, *us)
            deal(self.t, self.B, year, *br)

    def winter(self, skip=(), other=(), gone=None):
        """Attrition: fresh units with a second side first, weakest first."""
        t = self.t
        self.s.play('winter attrition')
        todo = excess(t)
        for (n, sd), k in todo.items():
            us = units(t, n, sd)
            fresh = sorted([q for q in us if q.level() == 1 and q.trait('emb2;') >= 0], key=lambda q: cf(q))
            v = int(_sp[sid(n)]['value'])
            for q in fresh[:k]:
                t.flip(q)
            k -= len(fresh[:k])
            if k > 0 and n in (gone or {}):
                for q in t.pieces(gone[n], self.pl(sd)):
                    assert t.where(q) == n and q.level() == 1
                    self.pl(sd).drag([q.id], sd + ' Eliminated')
                    k -= 1
            assert k <= 0 or (n, sd) in other, ('more to lose', n, sd, k, [q.name for q in us])
        return todo

    def show(self):
        from lay7 import dump
        dump(self.t)
        print(hand_sizes(self.t), tracked(self.t), position(self.t) + self.book.off)


def sail(g, side, what, ships, frm, to):
    """Retreat by water (10.8): room, the lake, a town of one's own; everything in one drag."""
    t = g.t
    lake = [k for k, v in more.LAKE.items() if sid(frm) in v][0]
    assert lake not in lake_of(t, g.foe(side)) and sid(to) in more.LAKE[lake] and holds(t, side, to)
    ps, sh = t.pieces(what, g.pl(side)), t.pieces(ships, g.pl(side))
    room([q for q in sh if q.mark('Kind') == 'Ship'], [q for q in ps if q.mark('CF')])
    for q in ps + sh:
        assert t.where(q) == frm
        g.gone(side, q)
    g.pl(side).drag(ps + sh, to)


class _Copy:
    deepcopy = staticmethod(lambda x: x)


import table as _table
_table.copy = _Copy          # nobody here takes back by VASSAL's undo: snapshots are not needed


def mv(g, side, card, what, path, leader=None, text='', mode=None, **kw):
    with g.play(side, card, text or what.replace('_', ' '), leader=leader, **kw):
        g.go(side, what, path, mode)


def rest(g, side, card, what, text='', **kw):
    with g.play(side, card, text or what.replace('_', ' '), build=True, flips=g.t.pieces(what, g.pl(side)), **kw):
        ps = g.t.pieces(what, g.pl(side))
        assert len(ps) <= val(card)
        for q in ps:
            w = g.t.where(q)
            assert supplied(g.t, side, w) and _sp[sid(w)]['territory'] == side.lower() and holds(g.t, side, w) and q.mark('Kind') == 'Regular' and q.level() == 2
        for q in ps:
            g.t.flip(q)
