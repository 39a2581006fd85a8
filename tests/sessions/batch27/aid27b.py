"""One hand's helper: two people with habits, order of plays, the rule book's checks at the end of each play."""
import contextlib
from lay18 import *
from ref import _sp, LINK
from lay18 import Book, act, deal, fight, goes, label, position, room, way, cid, tracked
from aid18 import fed
from session import Session
from table import Piece, Table


class G:
    def __init__(self, start, us, br, what, year, prep=None, ush=(), brh=(), vp=None, pile=0, first='US', at=None):
        self.s = Session(start, at=at, us=us, br=br, what=what)
        t = self.t = self.s.t
        if prep:
            prep(t)
        if ush or brh:
            hands(t, list(ush), list(brh))
        if pile:
            burn_to(t, year, pile)
        self.year = year
        self.first, self.last, self.other = first, None, {'US': 'British', 'British': 'US'}
        self.U, self.B = Man(self, 'US'), Man(self, 'British')
        self.held = {'US': 0, 'British': 0}

    def go(self):
        self.s.begin()
        self.book = Book(self.t)
        return self

    def order(self, side):
        t, o = self.t, self.other[side]
        if self.last is None:
            assert side == self.first, 'first player'
        elif self.last == side:
            assert not t.hand(o), ('out of turn', side, [p.name for p in t.hand(o)])
        self.last = side

    def fresh(self, first):
        """A new turn's first player."""
        assert not t_hand(self.t)
        self.first, self.last = first, None
        self.held = {'US': 0, 'British': 0}

    def note(self, text):
        self.s.play(text)

    def audit(self):
        t = self.t
        for n in LAND:
            us, br = units(t, n, 'US'), units(t, n, 'British')
            assert not (us and br), n
            for p in t.at(n):
                foe = self.other.get(p.mark('Side'))
                if not foe:
                    continue
                if p.mark('Kind') in ('Leader', 'Naval Leader'):
                    assert not units(t, n, foe) , ('leader among enemies', p.name, n)
                if p.mark('Kind') == 'Ship':
                    assert not (units(t, n, foe) and not units(t, n, p.mark('Side'))), ('ship left', p.name, n)
        for b in BOX:
            at = [p for p in t.at(b) if p.mark('Kind') == 'Ship']
            assert len({p.mark('Side') for p in at}) < 2, b
            assert all(p.level() == 1 for p in at), ('damaged', b)
            for p in t.at(b):
                if p.mark('Kind') == 'Naval Leader':
                    assert at, ('leader alone', p.name)
                assert not p.mark('CF'), ('troops', p.name)
        assert not t.at('Lake Transit Box')

    def fight(self, side, space, frm, lead, dlead, dice, want, rnd=1, landing=False, half='', card=0, fort=None):
        t = self.t
        o = self.other[side]
        lead, dlead = lead.replace('_', ' '), dlead.replace('_', ' ')
        if landing:
            k = next(k for k, v in LAKE.items() if sid(space) in v)
            assert k not in lake_of(t, o), 'lake held'
        else:
            f = [frm] if isinstance(frm, str) else frm
            assert any(fed(t, side, x, space) for x in f) == ('a' not in half), 'attacker supply'
        assert supplied(t, o, space) == ('d' not in half), 'defender supply'
        r = fight(t, side, space, [] if landing else ([frm] if isinstance(frm, str) else frm), lead, dlead, self.year, dice, rnd=rnd, half=half,
                  landing=landing, fort=fort, card=card)
        assert r == want, ('CRT', r, want)
        return r

    def done(self):
        self.audit()
        self.s.done()
        print(self.s.name, 'plays', self.s.plays, 'entries', self.t.n, 'faults', len(self.s.faults))


from more import LAKE


def t_hand(t):
    return [p.name for s in ('US', 'British') for p in t.hand(s)]


class Man:
    def __init__(self, g, side):
        self.g, self.side, self.style, self.pend = g, side, '', None

    @property
    def p(self):
        return self.g.s.us if self.side == 'US' else self.g.s.br

    def say(self, *x):
        for w in x:
            if w:
                self.p.say(w)

    def clear(self):
        if self.pend:
            c, self.pend = self.pend, None
            self.p.discard(c)

    def put_down(self, card, st, words):
        p = self.p
        if 'late' in st:
            self.clear()
        if 'after' not in st:
            self.say(words)
        if 'straight' in st:
            p.drop_discard(card)
            if words and 'after' in st:
                self.say(words)
            return
        p.play(card, reveal='blind' not in st)
        if 'early' in st:
            p.discard(card)
        if 'after' in st:
            self.say(words)

    def take_up(self, card, st):
        p = self.p
        if 'straight' in st or 'early' in st:
            return
        if 'blind' in st:
            p.reveal(card)
        if 'late' in st:
            self.pend = card
        else:
            p.discard(card)

    @contextlib.contextmanager
    def ply(self, card, text='', words=None, after=None, st=None, book=True, bookless=False, audit=True, **kw):
        g = self.g
        st = self.style if st is None else st
        g.order(self.side)
        laid = 'late' not in st and card not in ('Campaign', 'Heavy Rains', 'Contrary Winds')
        with act(g.s, text or '%s %s' % (self.side, card), self.side, card=card, book=g.book if book else None, laid=laid, **kw):
            self.put_down(card, st, words)
            yield self.p
            self.take_up(card, st)
            self.say(after)
        if audit:
            g.audit()

    def move(self, what, path, st=None, leader=False):
        """path: spaces from the start on, or a name."""
        st = self.style if st is None else st
        p, t = self.p, self.g.t
        ps = t.pieces(what, p)
        if isinstance(path, str):
            path = [None, path]
        if path[0]:
            for x in ps:
                assert t.where(x) == path[0], (x.name, t.where(x), path[0])
            lim = 10 if all(x.mark('Kind') in ('Leader', 'Dragoon') for x in ps) else 6
            way(*path, most=lim)
            assert not any(units(t, n, self.g.other[self.side]) for n in path[1:-1]), 'through the enemy'
        ids = [x.id for x in ps]
        if 'steps' in st:
            for n in path[1:]:
                p.drag(ids, n)
        elif 'single' in st:
            for i in ids:
                p.drag([i], path[-1])
        elif 'pairs' in st:
            for k in range(0, len(ids), 2):
                p.drag(ids[k:k + 2], path[-1])
        elif 'beside' in st:
            p.drag(ids, path[-1], how='beside')
        else:
            p.drag(ids, path[-1])

    def ops(self, card, *groups, lead=None, words=None, after=None, st=None, **kw):
        """groups: what, path, what, path ..."""
        with self.ply(card, words=words, after=after, st=st, leader=lead, **kw):
            for k in range(0, len(groups), 2):
                self.move(groups[k], groups[k + 1], st)

    def sail(self, card, ships, to, mp, cargo='', drop='', lead=None, words=None, after=None, st=None, score=False, **kw):
        assert mp <= 6
        t = self.g.t
        with self.ply(card, words=words, after=after, st=st, leader=lead, sea=cargo, **kw):
            assert all(x.level() == 1 or to not in BOX for x in t.pieces(ships, self.p))
            if cargo:
                room([x for x in t.pieces(ships, self.p) if x.mark('Kind') == 'Ship'], [x for x in t.pieces(cargo, self.p) if x.mark('CF')])
                k = next(k for k, v in LAKE.items() if sid(drop or to) in v)
                assert k not in lake_of(t, self.g.other[self.side])
                self.move(cargo, drop or to, st)
            self.move(ships, to, st)
            if score:
                self.score()

    def hold(self, card, words=None, after=None):
        g = self.g
        g.order(self.side)
        g.held[self.side] += 1
        assert g.held[self.side] <= 2
        g.s.play('%s holds' % self.side)
        self.say(words)
        self.p.hold(card)
        self.say(after)

    def score(self, extra=0):
        self.p.vp(self.g.book.due(extra))

    def lead_vp(self, who):
        pass

    def turn_up(self, what, full=False):
        for x in self.g.t.pieces(what, self.p):
            assert x.level() == (2 if full else 1), (x.name, x.level())
        self.p.flip(what)

    def dead(self, what):
        ps = self.g.t.pieces(what, self.p)
        w = 'Captured' if all('Leader' in x.mark('Kind') for x in ps) else self.side + ' Eliminated'
        self.p.drag([x.id for x in ps], w)

    def restore(self, card, what, words=None, st=None, after=None):
        t = self.g.t
        with self.ply(card, words=words, st=st, build=True, flips=what, after=after):
            for x in t.pieces(what, self.p):
                n = t.where(x)
                assert x.level() == 2 and x.mark('Class') in 'AB' and x.mark('Kind') in ('Regular',), x.name
                assert _sp[sid(n)]['territory'] == self.side.lower() and supplied(t, self.side, n)
            assert len(t.pieces(what, self.p)) <= val(card)
            self.turn_up(what, full=True)

    def depot(self, card, n, words=None, st=None, after=None):
        t = self.g.t
        with self.ply(card, words=words, st=st, build=True, after=after):
            assert _sp[sid(n)]['territory'] == self.side.lower() and holds(t, self.side, n) and supplied(t, self.side, n)
            return_ = self.p.put(self.side + ' Supply Depot', n)
        return return_

    def build(self, card, ships, base, words=None, st=None, after=None):
        t = self.g.t
        rows_ = {r['name'].strip(): r for r in rows('vessels') if r['side'] == self.side.lower()}
        half = 'a' if t.turn_name().startswith('Spring') else 'b'
        now = t.turn_name().split()[1][:4] + half
        n = 0
        with self.ply(card, words=words, st=st, build=True, after=after):
            for x in t.pieces(ships, self.p):
                r = rows_[x.name]
                assert t.where(x) == 'Ships to Build', (x.name, t.where(x))
                assert r['earliest_turn'] <= now and PL[r['build_base']] == base, (x.name, r)
                n += {'schooner': .5, 'sloop': .5, 'frigate': 2}.get(r['type'], 1)
            assert n <= val(card), (n, card)
            self.move(ships, base, st)

    def deal(self, *names):
        deal(self.g.t, self.p, self.g.year, *names)
