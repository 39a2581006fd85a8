"""Helpers of one hand (batch 29b): a play in the habits of its player, with the author's own checks; battles whose dice are looked up for a wanted result."""
import contextlib
import csv
import os
import lay18
import more
from aid18 import fed, snap
from lay18 import Book, act, bind, fight, goes, label, position, tracked, units, val, PL, CMD, no_marks, lay_arrivals
from lay7 import burn, burn_to, hands, held
from more import BOX, LAKE, arrivals, excess, holds, is_indian, lake_of, naval_drm, supplied
from ref import LINK, cost, crt, naval, sid, value, _sp
from session import Session
import pickle
import types
import table
from table import DATA, Piece

table.copy = types.SimpleNamespace(deepcopy=lambda x: pickle.loads(pickle.dumps(x, -1)))

SHIP = {(r['name'], r['side']): r for r in csv.DictReader(open(os.path.join(DATA, 'vessels.csv')))}
COST = {'schooner': .5, 'sloop': .5, 'brig': 1, 'corvette': 1, 'frigate': 2}
DEAL = {'1812b': 7, '1813a': 8, '1813b': 8, '1814a': 9, '1814b': 9}


def _quick(fn, memo={}):
    def locate(self, mp, x, y):
        k = (mp, x, y)
        if k not in memo:
            memo[k] = fn(self, mp, x, y)
        return memo[k]
    return locate


table.Module.locate = _quick(table.Module.locate)


class G:
    def __init__(self, us, br, what, lay=None, hand=((), ()), pile=0, style='nn', last=None, start='dev-1812-faults', turn=None):
        self.s = Session(start, us=us, br=br, what=what)
        self.t = self.s.t
        if lay:
            lay(self.t)
        if hand is not None:
            hands(self.t, list(hand[0]), list(hand[1]))
        if turn:
            self.t.lay_turn(turn)
        if pile:
            burn_to(self.t, self.year, pile)
        self.style = {'US': list(style[0]), 'British': list(style[1])}
        self.n = {'US': 0, 'British': 0}
        self.last, self.late, self.held = last, [], {'US': 0, 'British': 0}

    def begin(self):
        self.s.begin()
        self.book = Book(self.t)
        return self, self.s, self.t, self.s.us, self.s.br

    @property
    def year(self):
        return int(self.t.turn_name().split()[1][:4])

    @property
    def code(self):
        n = self.t.turn_name()
        return n.split()[1][:4] + {'Sp': 'a', 'Su': 'b', 'Wi': 'w'}[n[:2]]

    def who(self, side):
        return (self.s.us, self.s.br) if side == 'US' else (self.s.br, self.s.us)

    def flush(self):
        for side, c in self.late:
            self.who(side)[0].discard(c)
        self.late = []

    def vp(self, pl, extra=0):
        w = self.book.due(extra)
        if label(tracked(self.t)) != w:
            pl.vp(w)

    def look(self):
        t = self.t
        for k, towns in LAKE.items():
            for x in towns:
                n = PL[x]
                for side in ('US', 'British'):
                    if units(t, n, side):
                        assert not [p for p in t.at(n) if p.mark('Kind') == 'Ship' and p.mark('Side') not in (side, '')], ('ships with the enemy', n)

    @contextlib.contextmanager
    def go(self, side, card=None, txt=None, style=None, vplate=False, order=True, note='', points=0, tail=None, **kw):
        if order:
            assert self.last != side, ('order', side, txt)
            self.last = side
        me, op = self.who(side)
        st = style or self.style[side][self.n[side] % len(self.style[side])]
        self.n[side] += 1
        if card:
            card = card if card[0] not in '0123456789' else 'Card ' + card
            assert self.t.card(card, me).map == side + ' Hand', (card, 'not in hand')
            assert self.t.card(card, me).mark('DeckYear') == str(self.year), card
        with act(self.s, note or txt or card or '', side, card=card, book=None if vplate else self.book, laid=st != 'l', **kw):
            if st != 'k':
                self.flush()
            if txt and st != 'w':
                me.say(txt)
            if card:
                if st in 'nlkw':
                    me.play(card)
                elif st == 'h':
                    me.play(card, reveal=False)
                elif st == 's':
                    me.drop_discard(card)
            yield me, op
            if not vplate:
                self.vp(me, points)
            if card:
                if st in 'nkw':
                    me.discard(card)
                elif st == 'h':
                    me.reveal(card)
                    me.discard(card)
                elif st == 'e':
                    me.play(card)
                    me.discard(card)
                elif st == 'x':
                    me.drop_discard(card)
                elif st == 'l':
                    self.late.append((side, self.t.card(card, me).id))
            if txt and st == 'w':
                me.say(txt)
            if tail:
                op.say(tail)
        self.look()

    @contextlib.contextmanager
    def raw(self, side, card, txt):
        """A play with a fault in it: the author looks himself."""
        assert self.last != side
        self.last = side
        me, op = self.who(side)
        self.s.play(txt)
        self.flush()
        me.say(txt)
        me.play(card)
        yield me, op
        me.discard(card)

    # movement by land
    def steps(self, side, what, path, lead=False):
        pl = self.who(side)[0]
        ps = self.t.pieces(what, pl)
        oth = 'British' if side == 'US' else 'US'
        for p in ps:
            assert self.t.where(p) == path[0], (p.name, self.t.where(p), path)
            lim = 10 if p.mark('Kind') == 'Leader' or 'Dragoons' in p.name or p.name == 'Kentucky Mounted' else 6
            assert cost(*path) <= lim, (p.name, path, cost(*path))
        for n in path[1:-1]:
            assert not units(self.t, n, oth), ('through', n)

    def walk(self, side, what, path, how='m', slip=None):
        path = path.split('>')
        pl = self.who(side)[0]
        self.steps(side, what, path)
        if slip:
            first = self.t.pieces(what, pl)[0]
            pl.drag([first.id], slip.strip('~'))
            if slip[0] == '~':
                pl.undo()
        if how == 'm':
            pl.march(what, *path[1:])
        elif how == 'd':
            pl.drag(what, path[-1])
        elif how == 'e':
            pl.each(what, path[-1])
        elif how == 'b':
            for p in self.t.pieces(what, pl)[::-1]:
                pl.march([p.id], *path[1:])

    def mv(self, side, card, txt, what, path, lead=None, how='m', slip=None, more_=(), tail=None, **kw):
        with self.go(side, card, txt, leader=lead, **kw) as (me, op):
            self.walk(side, what, path, how, slip)
            for w, p in more_:
                self.walk(side, w, p, how)
        if tail:
            self.who(side)[1].say(tail)

    def hold(self, side, card, txt=None, **kw):
        self.held[side] += 1
        assert self.held[side] <= 2
        with self.go(side, None, txt, **kw) as (me, op):
            me.hold(card if card[0] not in '0123456789' else 'Card ' + card)

    def away(self, side, card, txt=None, **kw):
        """A card thrown without use."""
        with self.go(side, card, txt, **kw):
            pass

    # ships
    def hops(self, side, path, load=False, landing=False, lakeof=None):
        path = path.split('>')
        assert len(path) - 1 + (2 if load else 0) + (1 if landing else 0) <= 6
        lk = None
        for n in path:
            l = BOX.get(n) or [k for k, v in LAKE.items() if n in [PL[x] for x in v]][0]
            assert lk in (None, l), path
            lk = l
        if load:
            assert lk not in lake_of(self.t, 'British' if side == 'US' else 'US')
        return path, lk

    def sail(self, side, card, txt, ships, path, lead=None, load='', how='d', slip=None, land=None, tail=None, **kw):
        """lead: naval or land leader (must be in `ships` or `load`)."""
        me, op = self.who(side)
        for p in self.t.pieces(ships, me) + (self.t.pieces(load, me) if load else []):
            assert self.t.where(p) == path.split('>')[0], (p.name, self.t.where(p))
            if p.mark('Kind') == 'Ship':
                assert p.level() == 1 or 'Box' not in path
        pth, lk = self.hops(side, path, bool(load))
        if load:
            vs = [p for p in self.t.pieces(ships, me) if p.mark('Kind') == 'Ship']
            lay18.room(vs, [p for p in self.t.pieces(load, me) if p.mark('CF')])
            end = land or pth[-1]
            assert holds(self.t, side, end) and end not in BOX
        with self.go(side, card, txt, leader=lead, sea=load, **kw) as (me, op):
            if slip:
                p = self.t.pieces(ships, me)[0]
                me.drag([p.id], slip.strip('~'))
                if slip[0] == '~':
                    me.undo()
            if land:
                me.drag(load, land)
                load = ''
            everyone = (ships + ' ' + load).strip()
            if how == 'm':
                me.march(everyone, *pth[1:])
            elif how == 'e':
                me.each(everyone, pth[-1])
            else:
                me.drag(everyone, pth[-1])
        if tail:
            op.say(tail)

    def built(self, side, card, names):
        tot = 0
        for n in names:
            r = SHIP[n, side.lower()]
            assert r['earliest_turn'] <= self.code and r['build_base'], n
            base = PL[r['build_base']]
            assert holds(self.t, side, base), base
            p = self.t.find('ship:' + n, side)
            assert self.t.where(p) == 'Ships to Build', (n, self.t.where(p))
            tot += COST[r['type']]
        assert tot <= val(card), (tot, val(card))

    def build(self, side, card, txt, names, how='e', slip=None, tail=None, **kw):
        names = names.split(',')
        self.built(side, card, names)
        with self.go(side, card, txt, build=True, **kw) as (me, op):
            for n in names:
                p = self.t.find('ship:' + n, side)
                if slip and slip[0] == n:
                    me.drag([p.id], slip[1].strip('~'))
                    if slip[1][0] == '~':
                        me.undo()
                me.drag([p.id], PL[SHIP[n, side.lower()]['build_base']])
        if tail:
            op.say(tail)

    def repair(self, side, card, txt, names, **kw):
        ps = self.t.pieces(names, self.who(side)[0])
        tot = 0
        for p in ps:
            assert p.level() == 2
            tot += min(1, COST[p.mark('ShipType').lower()])
        assert tot <= val(card)
        with self.go(side, card, txt, flips=[p.id for p in ps], build=True, **kw) as (me, op):
            for p in ps:
                me.flip([p.id])

    def restore(self, side, card, txt, names, **kw):
        ps = self.t.pieces(names, self.who(side)[0])
        assert len(ps) <= val(card)
        for p in ps:
            assert p.level() == 2 and p.mark('Class') in 'AB' and p.mark('Kind') == 'Regular'
            w = self.t.where(p)
            assert _sp[sid(w)]['territory'] == side.lower() and supplied(self.t, side, w)
        with self.go(side, card, txt, flips=[p.id for p in ps], build=True, **kw) as (me, op):
            for p in ps:
                me.flip([p.id])

    def depot(self, side, card, txt, place, tail=None, **kw):
        assert _sp[sid(place)]['territory'] == side.lower() and supplied(self.t, side, place)
        k = [p for p in self.t.things.values() if isinstance(p, Piece) and p.name == side + ' Supply Depot']
        assert len(k) < 3
        with self.go(side, card, txt, **kw) as (me, op):
            me.put(side + ' Supply Depot', place)
        if tail:
            op.say(tail)

    # battles
    def battle(self, side, space, frm, lead, dlead, want, rnd=1, half='', landing=False, roll=True, pick=0, mod=None):
        oth = 'British' if side == 'US' else 'US'
        if rnd == 1:
            f = fed(self.t, side, frm[0], space) or self.depot_feeds(side, frm[0], space)
            assert f == ('a' not in half), ('attacker supply', f)
            assert supplied(self.t, oth, space) == ('d' not in half), ('defender supply', supplied(self.t, oth, space))
        ok = []
        for a in range(1, 7):
            for b in range(1, 7):
                if fight(self.t, side, space, [] if landing else frm, lead, dlead, self.year, (a, b), rnd, half, landing, mod=mod) == want:
                    ok.append((a, b))
        assert ok, ('no dice for', want, {r: fight(self.t, side, space, frm, lead, dlead, self.year, (r - 1, 1), rnd, half, landing, mod=mod) for r in range(2, 13)})
        ok.sort(key=lambda d: (d[0] * 5 + d[1] * 3 + pick) % 11)
        if roll:
            self.who(side)[0].roll('2d6', *ok[0])
        return ok[0]

    def depot_feeds(self, side, frm, space):
        return False

    def seafight(self, side, box, att, dfn, la, ld, want, al=0, dl=0):
        me, op = self.who(side)
        a, d = self.t.pieces(att, me), self.t.pieces(dfn, op)
        assert all(p.level() == 1 for p in a + d) and all(self.t.where(p) == box for p in a + d)
        m = naval_drm(a, d, self.t.pieces(la, me)[0], self.t.pieces(ld, op)[0], al, dl)
        ok = [x for x in range(1, 7) if naval(x + m) == want]
        assert ok, (m, [naval(x + m) for x in range(1, 7)])
        me.roll('1d6', ok[0])

    # seasons
    def step(self, txt=''):
        self.flush()
        self.s.play(txt)

    def muster(self, side, code, skip=(), delay=(), each=False):
        me = self.who(side)[0]
        todo = [(p, w) for p, w in arrivals(self.t, code, side) if p.name not in skip]
        for p, w in todo:
            if p.name in delay:
                continue
            assert holds(self.t, side, w), (p.name, w)
        for w in dict.fromkeys(w for p, w in todo):
            ps = [p for p, x in todo if x == w and p.name not in delay]
            if not ps:
                continue
            if each:
                for p in ps:
                    me.drag([p.id], w)
            else:
                me.drag([p.id for p in ps], w)
        for p, w in todo:
            if p.name in delay:
                me.drag([p.id], 'Delayed Reinforcements')

    def cards(self, side, n):
        """The top n cards of the year's deck."""
        me = self.who(side)[0]
        for _ in range(n):
            me.draw('%d Deck' % self.year)

    def give(self, side, *names):
        lay18.deal(self.t, self.who(side)[0], self.year, *['Campaign' if x == 'Campaign' else x for x in names])

    def room(self):
        return excess(self.t)

    def done(self):
        self.flush()
        self.s.done()
        print(self.s.name, 'plays', self.s.plays, 'logs', self.s.logs, 'faults', len(self.s.faults))
