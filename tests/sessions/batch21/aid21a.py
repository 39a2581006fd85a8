"""Helper of batch 21a: starts, fights with supply looked up, transport and small things."""
import os
import lay18
from aid18 import fed, lay
from lay18 import *
from lay7 import burn, burn_to, hands, held
from more import (LAKE, arrivals, cf, excess, holds, is_indian, lake_of, muster, naval_drm, set_aside, supplied, units)
from session import Session

AUD = os.environ.get('AUD')


def start(code, us, br, ush, brh, what, arrived=True, played=0, vp=None, old=True):
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    if code != '1812a':
        lay(t, code, arrived)
        for y in ('1812', '1813'):
            if old and y < code[:4]:
                d = t.deck(y + ' Deck')
                for k in list(d.kids):
                    t.lay_in_deck(t.things[k], 'Discard')
    if ush is not None:
        hands(t, ush, brh)
    if played:
        burn_to(t, code[:4], played)
    if vp:
        t.lay_vp(vp)
    return s


def F(s, side, space, frm, lead, dlead, dice, want, year, dfed=None, **kw):
    """One round: the result by the pieces, supply looked up by the way in (frm: a space, or several)."""
    t = s.t
    oth = 'British' if side == 'US' else 'US'
    fs = [frm] if isinstance(frm, str) else list(frm)
    half = ''
    if not fed(t, side, fs[0], space):
        half += 'a'
    if not (supplied(t, oth, space) if dfed is None else dfed):
        half += 'd'
    landing = kw.get('landing')
    r = lay18.fight(t, side, space, [] if landing else fs, lead, dlead, year, dice, half=half, **kw)
    if AUD:
        print('   F', space, 'half', half, r)
    assert r == want, (space, r, want)
    return r


def N(s, side, att, dfn, la, ld, die, want, al=0, dl=0):
    t = s.t
    a, d = t.pieces(att, s.us if side == 'US' else s.br), t.pieces(dfn, s.br if side == 'US' else s.us)
    assert all(p.level() == 1 for p in a + d)
    la = [p for p in a if p.name == la][0]
    ld = [p for p in d if p.name == ld][0]
    r = naval(die + naval_drm(a, d, la, ld, al, dl))
    if AUD:
        print('   N', naval_drm(a, d, la, ld, al, dl), r)
    assert r == want, (r, want)


def winter_ok(t):
    assert not excess(t), excess(t)


def supply_ok(t, side, *places):
    for p in places:
        assert supplied(t, side, p), ('no supply', side, p)


if AUD:
    import aid18
    _pl, _dn, _bg = Session.play, Session.done, Session.begin

    def begin(self):
        r = _bg(self)
        self._snap = aid18.snap(self.t)
        print('####', self.name, self.t.turn_name(), 'hands', hand_sizes(self.t), 'vp', tracked(self.t), 'pos', position(self.t))
        return r

    def play(self, text=''):
        if self.plays:
            aid18.told(self)
        print('--', text)
        _pl(self, text)

    def done(self):
        aid18.told(self)
        print('#### entries', self.t.n, 'plays', self.plays)
        _dn(self)
    Session.begin, Session.play, Session.done = begin, play, done
