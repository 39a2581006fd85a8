"""One hand's helper of batch 21b: starts, persons with habits, battles checked by the tables."""
import contextlib
import aid18
import lay18
from aid18 import fed, unmark
from lay18 import (Book, act, goes, room, label, way, deal, cid, hand_sizes, tracked, position, lake_of, supplied, units, excess, muster,
                   arrivals, cf, is_indian, holds, BOX, PL, _sp, sid, best, cost, naval, crt, odds, mark_at, marks, held, hands, burn, burn_to, val)
from more import naval_drm, set_aside, lay_arrivals
from session import Session
from table import Piece


def old_years(t, year):
    for y in (1812, 1813):
        if y < year:
            for k in list(t.deck('%d Deck' % y).kids):
                t.lay_in_deck(t.things[k], 'Discard')


def start(code, us, br, what, uh=None, bh=None, tweak=None, arrived=True, burnt=None, base='dev-1812-faults', at=None):
    s = Session(base, at=at, us=us, br=br, what=what)
    t = s.t
    year = int(code[:4])
    if code != '1812a':
        aid18.lay(t, code, arrived)
        old_years(t, year)
    if uh is not None:
        hands(t, uh, bh)
    if code == '1814a':
        set_aside(t, 'Treaty of Ghent')
    n = {'1812b': 14, '1813b': 16, '1814b': 18}.get(code, 0) if burnt is None else burnt
    if n:
        burn_to(t, year, n)
    if tweak:
        tweak(t)
    s.begin()
    return s, t, s.us, s.br, Book(t)


class Person:
    """opens: 'say' words before the card, 'card' the card first, 'mute'; shows: 'now', 'late' (turned up just before it goes), 'never';
    away: 'last', 'first', 'drop' (dragged onto the pile at once); walks: 'one', 'legs', 'each'."""

    def __init__(self, s, pl, book, opens='say', shows='now', away='last', walks='one'):
        self.s, self.pl, self.book, self.t = s, pl, book, s.t
        self.opens, self.shows, self.away, self.walks = opens, shows, away, walks

    @contextlib.contextmanager
    def turn(self, card, text, chat='', leader=None, opens=None, shows=None, away=None, book=True, **kw):
        opens, shows, away = opens or self.opens, shows or self.shows, away or self.away
        pl = self.pl
        if sum(isinstance(p, Piece) and p.is_card() and p.name == card for p in self.t.things.values()) > 1:
            card = self.t.card(card, pl).id
        with act(self.s, text, pl.side, card, leader, book=self.book if book else None, laid=away != 'forgot', **kw):
            if opens == 'say' and chat:
                pl.say(chat)
            if away == 'drop':
                pl.drop_discard(card)
            else:
                pl.play(card, reveal=shows == 'now')
            if opens == 'card' and chat:
                pl.say(chat)
            if away == 'first':
                if shows == 'late':
                    pl.reveal(card)
                pl.discard(card)
            yield self
            if opens == 'after' and chat:
                pl.say(chat)
            if away == 'last':
                if shows == 'late':
                    pl.reveal(card)
                pl.discard(card)

    def hold(self, card, text, chat=''):
        self.s.play(text)
        if chat:
            self.pl.say(chat)
        self.pl.hold(card)

    def go(self, what, *path, walks=None, most=None):
        walks = walks or self.walks
        ps = self.t.pieces(what, self.pl)
        slow = [p for p in ps if p.mark('CF') and 'ragoon' not in p.name and p.name != 'Kentucky Mounted']
        way(*path, most=most or (6 if slow else 10))
        if walks == 'legs':
            for x in path[1:]:
                self.pl.drag([p.id for p in ps], x)
        elif walks == 'each':
            for p in ps:
                self.pl.drag([p.id], path[-1])
        else:
            self.pl.drag([p.id for p in ps], path[-1])

    def vp(self, more=0):
        self.pl.vp(self.book.due(more))


def battle(t, side, space, frm, lead, dlead, dice, want, rnd=1, via=None, **kw):
    year = int(t.turn_name().split()[1][:4])
    oth = 'British' if side == 'US' else 'US'
    half = kw.get('half', '')
    if not kw.get('landing'):
        assert fed(t, side, via or frm[0], space) == ('a' not in half), 'attacker supply'
    got = lay18.fight(t, side, space, frm, lead, dlead, year, dice, rnd=rnd, **kw)
    assert got == want, (got, want)


def fed_before(t, side, space, yes=True):
    assert supplied(t, side, space) == yes, (side, space)


def sea(t, att, dfn, la, ld, die, want, al=0, dl=0):
    a, d = t.pieces(att), t.pieces(dfn)
    got = naval(die + naval_drm(a, d, t.pieces(la)[0], t.pieces(ld)[0], al, dl))
    assert got == want, (got, want)


def retreat_ok(t, side, frm, to, came=()):
    goes(t, side, frm, to, came)


def winter_flips(t, pl, who, talk=None):
    """Turns the named units and asserts that nothing exceeds afterwards for that side."""
    for w in who:
        pl.flip(w)
    left = {k: v for k, v in excess(t).items() if k[1] == pl.side}
    assert not left, left


def run(s, t):
    s.done()
    import os
    if os.environ.get('COUNT'):
        print(s.name, 'plays', s.plays, 'entries', t.n, [x[1] for x in s.logs])
