"""Helpers of this batch: a start of a half year, winter's account, sums checked."""
import aid18
import lay18
from aid18 import sea as seafight, pile
from lay18 import *
from lay7 import held
from session import Session
from table import Piece


def start(code, usn, brn, what, us, br, gone=(), year=None, n=0, base='dev-1812-faults', at=None):
    s = Session(base, at=at, us=usn, br=brn, what=what)
    t = s.t
    if code != '1812a':
        aid18.lay(t, code)
    hands(t, us, br)
    burn(t, *gone)
    if n:
        burn_to(t, year, n)
    return s


def go(s):
    t, us, br = s.begin()
    return t, us, br, Book(t)


def winter(t):
    """What the frost must take now: {(space, side): steps}; no space may have fresh and reduced men over its room (the examples differ)."""
    e = excess(t)
    for (n, side), k in e.items():
        us = units(t, n, side)
        assert all(p.level() == 1 for p in us), ('mixed stack', n, [(p.name, p.level()) for p in us])
    for n in LAND:
        for side in ('US', 'British'):
            us = units(t, n, side)
            if us and value(n) == 0:
                assert 0, ('men at a 0', n)
    return e


def frost(player, want, choice, how='flip'):
    """choice: {space: names}; the counts must be those of `want`."""
    t = player.t
    for (n, side), k in want.items():
        if side == player.side:
            got = choice[n].split()
            assert len(got) == k, (n, k, got)
    assert set(choice) == {n for n, side in want if side == player.side}, (set(choice), want)
    for n, names in choice.items():
        for p in t.pieces(names, player):
            assert t.where(p) == n and p.level() == 1, (p.name, t.where(p))
            if p.trait('emb2;') >= 0:
                player.flip([p])
            else:
                player.drag([p.id], player.side + ' Eliminated')


def mp(n):
    """Naval movement points spent."""
    assert n <= 6


def check_units(t):
    for n in LAND:
        assert not (units(t, n, 'US') and units(t, n, 'British')), n


def left(t, year):
    d = t.deck('%s Deck' % year)
    return [t.things[k].name for k in d.kids]


_act = lay18.act


def act(s, text, side, *a, fights=None, **k):
    """As of old; the names of those who fought elsewhere may have _ for blanks, several in one key."""
    f = {n.replace('_', ' '): w for ns, w in (fights or {}).items() for n in ns.split()}
    return _act(s, text, side, *a, fights=f, **k)


def fight(t, side, space, frm, lead, dlead, *a, **k):
    return lay18.fight(t, side, space, frm, lead.replace('_', ' '), dlead.replace('_', ' '), *a, **k)


def winter_left(t):
    return {(n, sd): v for (n, sd), v in excess(t).items() if v > sum(p.level() == 2 for p in units(t, n, sd))}
