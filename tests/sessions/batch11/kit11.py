"""Batch 11: small checks for the authors of this batch (costs, supply, score)."""
from lay7 import hands, burn_to, held, burn, more, start1814, dump
from ref import best, cost, crt, naval, odds, _sp, sid, LINK
from more import cf, excess, holds, lake_of, supplied, units, naval_drm
from session import Session


def no_two(t):
    """Combat units of both sides in one space: a battle not fought."""
    from lay7 import bind
    for n in bind()[1].values():
        assert not (units(t, n, 'US') and units(t, n, 'British')), n


_done, _begin = Session.done, Session.begin


def _end(s):
    no_two(s.t)
    _done(s)


def _start(s):
    no_two(s.t)
    return _begin(s)


Session.done, Session.begin = _end, _start


def go(p, what, *way, mp=6, how='end', **kw):
    """Start and spaces of a march: the cost must fit; dragged straight to the end or space by space."""
    c = cost(*way)
    assert c <= mp, (what, way, c)
    for x in p.t.pieces(what, p):
        assert p.t.where(x) == way[0], (x.name, p.t.where(x), way[0])
    for w in (way[1:] if how == 'all' else way[-1:]):
        p.drag(what, w, **kw)


def sp(t, side, *spaces):
    for s in spaces:
        assert supplied(t, side, s), (side, s)


def strength(t, what, attack=False, side=None):
    return sum(cf(p, attack) for p in t.pieces(what, side) if p.mark('CF'))


def towns(t):
    """US towns held minus British: what enemy towns are worth."""
    from lay7 import bind
    n = 0
    for s, r in _sp.items():
        for side, k in (('US', 1), ('British', -1)):
            if r['territory'] != side.lower() and holds(t, side, bind()[1][s]):
                n += k * int(r['value'])
    return n


def lakes(t):
    return 2 * (len(lake_of(t, 'US')) - len(lake_of(t, 'British')))


def spot(t):
    """The VP marker as a number, US positive."""
    w = t.where(t.find('VP Marker')).split('VP ')[-1]
    return 0 if w == '0' else int(w.split()[-1]) * (1 if w.startswith('US') else -1)


def pick_winter(t, side, lose=()):
    """Units due to flip in winter: two-sided fresh ones."""
    out = []
    for (n, s), k in excess(t).items():
        if s == side:
            c = [p for p in units(t, n, side) if p.level() == 1 and p.trait('emb2;') >= 0]
            assert len(c) >= k, (n, s, k, [p.name for p in units(t, n, side)])
            out += sorted(c, key=lambda p: (p.mark('Class') != 'C', p.name))[:k]
    return out


def clear_markers(t):
    for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def lay_14(t, late=False):
    """1814 laid; Brock is out of the game; late: summer, with both arrivals."""
    start1814.lay_1814(t)
    t.lay('Brock', 'Captured', 'British')
    for side in ('US', 'British'):
        more.lay_arrivals(t, '1814a', side)
        if late:
            more.lay_arrivals(t, '1814b', side)
    if late:
        t.lay_turn('Summer-Autumn 1814')
        clear_markers(t)


def deal(p, deck, *cards):
    for c in cards:
        p.draw(deck, c if not c.isdigit() else 'Card ' + c)


def pick_winter_but(t, side, *skip):
    """As pick_winter, but some spaces are left alone."""
    out = []
    for (n, s), k in excess(t).items():
        if s == side and n not in skip:
            c = [p for p in units(t, n, side) if p.level() == 1 and p.trait('emb2;') >= 0]
            assert len(c) >= k, (n, s, k)
            out += sorted(c, key=lambda p: (p.mark('Class') != 'C', p.name))[:k]
    return out
