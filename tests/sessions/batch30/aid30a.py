"""Small help of this folder: a cache for places, the audit of the kit, dice by result."""
import table
_c = {}
_loc = table.Module.locate
def locate(self, mapname, x, y):
    k = (mapname, x, y)
    if k not in _c:
        _c[k] = _loc(self, mapname, x, y)
    return _c[k]
table.Module.locate = locate
import os
import more
from more import lay_held, lay_arrivals, lay_1813
import lay18
from lay18 import (act, Book, deal, cid, fight, goes, room, way, no_marks, mark_at, marks, label, position, tracked, spring_1813, summer_1813,
                   autumn_1813, spring_1814, autumn_1814, hands, held, burn, burn_to, units, holds, supplied, excess, muster, arrivals, naval_drm,
                   hand_sizes)
from ref import cost, best, crt, naval, odds
from session import Session
from aid18 import fed
S = 'dev-1812-faults'


def pair(n, k=0):
    c = [(a, n - a) for a in (4, 2, 5, 3, 6, 1) if 1 <= n - a <= 6]
    return c[k % len(c)]


def clash(s, side, space, frm, lead, dlead, want, year, by=None, half='', afed=True, dfed=True, roll=True, **kw):
    """A round with the wished result, by dice that give it; supply is asked of the kit."""
    t = s.t
    foe = 'British' if side == 'US' else 'US'
    lead, dlead = lead.replace('_', ' '), dlead.replace('_', ' ')
    if kw.get('rnd', 1) == 1:
        if frm and afed is not None:
            assert fed(t, side, frm[0], space) == afed, ('attacker fed', not afed)
        if dfed is not None:
            assert supplied(t, foe, space) == dfed, ('defender fed', not dfed)
    half = ('' if afed in (True, None) else 'a') + ('' if dfed in (True, None) else 'd')
    for n in sorted(range(2, 13), key=lambda n: (abs(n - 7), n)):
        d = pair(n, t.n)
        if fight(t, side, space, frm, lead, dlead, year, d, half=half, **kw) == want:
            break
    else:
        raise AssertionError(('no such dice', want, [fight(t, side, space, frm, lead, dlead, year, pair(n), half=half, **kw) for n in range(2, 13)]))
    if roll:
        (by or (s.us if side == 'US' else s.br)).roll('2d6', *d)
    return d


def broadside(s, side, att, dfn, la, ld, want, by=None, am=0, dm=0):
    t = s.t
    foe = 'British' if side == 'US' else 'US'
    m = naval_drm(t.pieces(att, getp(s, side)), t.pieces(dfn, getp(s, foe)), t.pieces(la, getp(s, side))[0], t.pieces(ld, getp(s, foe))[0], am, dm)
    for d in (3, 4, 2, 5, 1, 6):
        if naval(d + m) == want:
            (by or getp(s, side)).roll('1d6', d)
            return d, m
    raise AssertionError((want, m, [naval(d + m) for d in range(1, 7)]))


def getp(s, side):
    return s.us if side == 'US' else s.br


class H:
    """One hand at the table: how he tells, drags and clears away."""

    def __init__(self, pl, talk='before', drag='steps', away='discard'):
        self.p, self.t, self.talk, self.how, self.away, self.c, self.txt = pl, pl.t, talk, drag, away, None, ''

    def card(self, c, text=''):
        self.c, self.txt = c, text
        if self.talk == 'before' and text:
            self.p.say(text)
        if self.away != 'drop':
            x = self.p.play(c)
            self.c = x.id if not c.isdigit() else c
        if self.talk == 'after' and text:
            self.p.say(text)

    def mv(self, what, *path, most=6, how=None):
        assert cost(*path) <= most, (path, cost(*path))
        how = how or self.how
        if how == 'steps':
            for x in path[1:]:
                self.p.drag(what, x)
        elif how == 'each':
            self.p.each(what, path[-1])
        else:
            self.p.drag(what, path[-1])

    def end(self):
        if self.away == 'drop':
            self.p.drop_discard(self.c)
        elif self.away == 'discard':
            self.p.discard(self.c)
        if self.talk == 'end' and self.txt:
            self.p.say(self.txt)

    def hold(self, c, text=''):
        if text:
            self.p.say(text)
        self.p.hold(c)
