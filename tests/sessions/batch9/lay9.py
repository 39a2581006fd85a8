"""Shared by this batch: sessions that count for themselves."""
import csv
import os
import more
import start1814
from table import DATA, Piece, Table
from lay7 import bind, burn, burn_to, dump, hands, held


# ---- this batch: a session that counts for itself ----
import math
import ref
from ref import LINK, cost, sid, crt, odds, _sp
from more import units, cf, is_indian, holds, supplied, lake_of, BOX, LAKE
from session import Session

OPP = {'US': 'British', 'British': 'US'}
STEP = {'A': 2, 'B': 1, 'C': 0}


class Game(Session):
    base = 0

    def open(self):
        self.base = 0
        self.base = self.stand() - self.raw()
        self.sup0 = {}
        if os.environ.get('SHOW'):
            print('  base', self.base)
        return self.begin()

    # points
    def stand(self):
        w = self.t.where(self.t.find('VP Marker')).split('VP ')[-1]
        return 0 if w == '0' else int(w.split()[1]) * (1 if w.startswith('US') else -1)

    def raw(self):
        t, n = self.t, 0
        for s, r in _sp.items():
            v = int(r['value'])
            own = {'us': 'US', 'british': 'British'}[r['territory']]
            if v and holds(t, OPP[own], bind()[1][s]):
                n += v if own == 'British' else -v
        for box in BOX:
            here = t.at(box)
            ships = [p for p in here if p.mark('Kind') == 'Ship']
            marks = [p for p in here if 'Lake Control' in p.name]
            for side, k in (('US', 2), ('British', -2)):
                if any(p.mark('Side') == side for p in ships) or (not ships and any(p.name.startswith(side) for p in marks)):
                    n += k
        return n

    def due(self):
        n = self.raw() + self.base
        return '0' if n == 0 else ('US %d' % n if n > 0 else 'British %d' % -n)

    def mark(self, pl, want=None, flip=True):
        assert want is None or want == self.due(), (want, self.due())
        pl.vp(self.due(), flip=flip)

    def even(self):
        assert self.stand() == self.raw() + self.base, (self.stand(), self.due())

    # plays
    def play(self, text=''):
        super().play(text)
        t = self.t
        self.sup0 = {}
        for s, n in bind()[1].items():
            if s.startswith('box'):
                continue
            for side in ('US', 'British'):
                if units(t, n, side):
                    self.sup0[side, n] = supplied(t, side, n)

    def limit(self, p):
        k = p.mark('Kind')
        if k == 'Leader' or 'ragoon' in k:
            return 10
        return 6

    def go(self, pl, what, *path, how='march', used=0):
        """A march along a path; checked: start, cost, nobody in the way."""
        t = self.t
        ps = t.pieces(what, pl)
        for p in ps:
            assert t.where(p) == path[0], (p.name, t.where(p), path[0])
            assert p.mark('Side') == pl.side and p.mark('Kind') not in ('Ship', 'Naval Leader'), p.name
            assert cost(*path) + used <= self.limit(p), (p.name, cost(*path) + used)
        for n in path[1:-1]:
            assert not units(t, n, OPP[pl.side]), n
        ids = [p.id for p in ps]
        if how == 'march':
            for n in path[1:]:
                pl.drag(ids, n)
        elif how == 'each':
            for i in ids:
                pl.drag([i], path[-1])
        else:
            pl.drag(ids, path[-1])

    def fort(self, space):
        f = _sp[sid(space)]['fort']
        if not f or f.startswith('event'):
            return None
        if 'from=1812b' in f and self.t.turn_name() == 'Spring-Summer 1812':
            return None
        c, v = f.split(';')[0].split('/')
        return c, int(v)

    def fight(self, pl, att, space, entered, dice, lead_a, lead_d, leader=0, amphib=False, rnd=1, want=None):
        """The round's result by the book; leader: modifier of the attacker's minus the defender's commander."""
        t, side, opp = self.t, pl.side, OPP[pl.side]
        A, D = t.pieces(att, pl), units(t, space, opp)
        A = [p for p in A if p.mark('CF')]
        fort = self.fort(space)
        inds = all(is_indian(p) for p in D)
        if inds:
            fort = None
        a, d = sum(cf(p, True) for p in A), sum(cf(p) for p in D) + (fort[1] if fort else 0)
        sa, sd = supplied(t, side, space, entered), self.sup0[opp, space]
        a, d = a if sa else math.ceil(a / 2), d if sd else math.ceil(d / 2)
        o = odds(a, d)
        assert o is not None, (a, d)
        la, ld = t.pieces(lead_a, pl)[0], t.pieces(lead_d, t.us if opp == 'US' else t.br)[0]
        assert la in A and ld in D and la.level() == 1
        ca, cd = STEP[la.mark('Class')], STEP[ld.mark('Class')]
        if 'ragoon' in la.mark('Kind') and fort:
            ca = 1
        if fort and any(p.level() == 1 for p in D):
            cd = max(cd, STEP[fort[0]])
        m = {'odds': o, 'lead': ca - cd, 'leader': leader}
        if rnd == 1:
            if _sp[sid(space)]['terrain'] == 'forest' and not fort:
                ai = all(is_indian(p) for p in A)
                m['forest'] = -2 if inds and not ai else 1 if ai and not inds else -1
            if amphib:
                m['landing'] = -1
            elif LINK[sid(entered), sid(space)] == 3:
                m['river'] = -1
            if sid(space) == 'montreal':
                m['montreal'] = -1
        if side == 'US' and t.turn_name().split()[-1][:4] in ('1812', '1813') and not fort and \
                _sp[sid(space)]['terrain'] == 'clear' and any(p.mark('Kind') == 'Regular' for p in D):
            m['regulars'] = -1
        tot = sum(m.values())
        got = crt(sum(dice) + tot, bool(fort))
        if os.environ.get('SHOW'):
            print('  %s r%d: %d%s:%d%s %s = %+d, %d -> %s' % (space, rnd, a, '' if sa else '(oos)', d, '' if sd else '(oos)', m, tot, sum(dice) + tot, got))
        assert want is None or got == want, (got, want, a, d, m)
        return got

    def lift(self, ships, cargo):
        """11.35: do these ships carry these units?"""
        ts = [p.mark('ShipType') for p in self.t.pieces(ships)]
        full = sum({'brig': 1, 'corvette': 1, 'frigate': 2, 'ship of the line': 3}.get(x, 0) for x in ts)
        sm = sum(x in ('schooner', 'sloop') for x in ts)
        us = [p for p in self.t.pieces(cargo) if p.mark('CF')]
        assert not any(is_indian(p) or 'ragoon' in p.mark('Kind') for p in us)
        big = sorted([cf(p) for p in us], reverse=True)
        small = sum(x <= 2 for x in big)
        nbig = len(big) - small
        k = max(0, nbig - full)
        assert 4 * k + max(0, small - max(0, full - nbig)) <= sm, (ts, big)

    def calm(self, lake, pl):
        assert lake not in lake_of(self.t, OPP[pl.side]), lake


def no_markers(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def pos1812b(t):
    for side in ('US', 'British'):
        more.lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


def pos1813b(t, markers=False):
    more.lay_1813(t)
    for c in ('1813a', '1813b'):
        for side in ('US', 'British'):
            more.lay_arrivals(t, c, side)
    if not markers:
        no_markers(t)
    t.lay_turn('Summer-Autumn 1813')


def pos1814a(t, arrived=True):
    more.lay_1813(t)
    start1814.lay_1814(t)
    if arrived:
        for side in ('US', 'British'):
            more.lay_arrivals(t, '1814a', side)


def pos1814b(t):
    pos1814a(t)
    for side in ('US', 'British'):
        more.lay_arrivals(t, '1814b', side)
    no_markers(t)
    t.lay_turn('Summer-Autumn 1814')


def pile(t, deck, *names):
    """The cards that will be drawn next, the first named first."""
    d = t.deck(deck)
    ks = []
    for n in names:
        k = next(k for k in d.kids if k not in ks and (t.things[k].name == n or t.things[k].name == 'Card ' + n))
        ks.append(k)
    d.kids = [k for k in d.kids if k not in ks] + ks[::-1]


_slow = more.units


def units(t, space, side=None):
    """more.units with an index for each state of the log."""
    if not t.log:
        return _slow(t, space, side)
    key = t.log[-1]
    if getattr(t, '_ix', (None,))[0] is not key:
        d = {}
        for p in t.things.values():
            if isinstance(p, Piece) and p.map == 'Main Map' and not p.is_card() and p.mark('CF'):
                d.setdefault(t.where(p), []).append(p)
        t._ix = (key, d)
    return [p for p in t._ix[1].get(space, []) if side is None or p.mark('Side') == side]


more.units = units
