"""Helpers of batch 35b: a battle asked of the pieces, the other man's supply included; sums; a quick look at the map."""
import os
from lay18 import *
from lay18 import fight as _fight
from aid18 import fed
from ref import _sp
from table import Table
from session import Session


def bat(t, side, space, frm, lead, dlead, dice, want, rnd=1, half='', **k):
    """Asserts the result of a round; frm: space (or list) the attackers came from; half: 'a', 'd' whoever is cut off."""
    lead, dlead = lead.replace('_', ' '), dlead.replace('_', ' ')
    frm = [frm] if isinstance(frm, str) else frm
    year = int(t.turn_name().split()[1][:4])
    oth = 'British' if side == 'US' else 'US'
    assert ('a' in half) == (not any(fed(t, side, w, space) for w in frm)), 'supply of the attacker'
    assert ('d' in half) == (not supplied(t, oth, space)), 'supply of the defender'
    if k.get('landing'):
        frm = []
    got = _fight(t, side, space, frm, lead, dlead, year, dice, rnd=rnd, half=half, **k)
    if got != want:
        os.environ['SHOW'] = '1'
        _fight(t, side, space, frm, lead, dlead, year, dice, rnd=rnd, half=half, **k)
    assert got == want, (space, got, want)


def nine(t, side, space):
    oth = 'British' if side == 'US' else 'US'
    raw = _sp[sid(space)]['fort']
    assert not raw or raw.startswith('event')
    a, d = sum(cf(p, True) for p in units(t, space, side)), sum(cf(p) for p in units(t, space, oth))
    return a >= 9 * d


def safe(t, side, frm, to, came=()):
    goes(t, side, frm, to, came)


def where(t, what, place, side=None):
    for p in t.pieces(what, side):
        assert t.where(p) == place, (p.name, t.where(p))


def show(t):
    from lay7 import dump
    dump(t)


def _mine():
    """lay18.act with spaces that a retreat before combat has emptied: gone."""
    import inspect
    import lay18
    src = inspect.getsource(lay18.act).replace('start=None):', 'start=None, gone=()):').replace(
        'if units(t, n, foe.side)}', 'if units(t, n, foe.side) and n not in gone}')
    src = src.replace("{t.find(k, side).id", "{t.find(k.replace('_', ' '), side).id")
    exec(src, lay18.__dict__)
    return lay18.act


act = _mine()
