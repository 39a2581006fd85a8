"""Own helpers of batch 31b."""
from lay18 import *
import lay18
from aid18 import fed, sea
from session import Session
from table import Table
import more


def opening(us, br, what, lay, ush, brh, turn=None, vp=None, keep=()):
    """A position, cleared of the cards of years gone by; hands as given."""
    year = int(lay[:4])
    t = Table('dev-1812-faults')
    {'1812a': lambda t: None, '1812b': autumn_1812, '1813a': summer_1813, '1813s': spring_1813, '1813b': autumn_1813, '1814a': spring_1814,
     '1814b': autumn_1814}[lay](t)
    if lay != '1812a' or ush is not None:
        hands(t, [], [])
    for y in (1812, 1813):
        if y < year:
            for k in list(t.deck('%d Deck' % y).kids):
                t.lay_in_deck(t.things[k], 'Discard')
    names = {'US': (us, us.lower().replace(' ', '') + '-secret'), 'British': (br, br.lower().replace(' ', '') + '-secret')}
    t2 = t
    t2.players.update(names)
    t2.us.name, t2.us.pw = names['US']
    t2.br.name, t2.br.pw = names['British']
    t2.rename(names)
    for side, h in (('US', ush), ('British', brh)):
        if h:
            for n in h:
                c = t.things[cid(t, n, year)]
                t.leave(c.id)
                t.mask(c, names[side][1])
                x, y = t.hand_slot(side + ' Hand')
                c.map, c.x, c.y = side + ' Hand', x, y
    if turn:
        t.lay_turn(turn)
    if vp is not None:
        t.lay_vp(vp)
    return Session('dev-1812-faults', what=what, table=t)


def autumn_1812(t):
    for side in ('US', 'British'):
        lay_arrivals(t, '1812b', side)
    t.lay_turn('Summer-Autumn 1812')


def clash(t, side, space, frm, lead, dlead, dice, expect, sup=(True, True), **kw):
    """Supply of both sides as told, then the round's result as told."""
    oth = 'British' if side == 'US' else 'US'
    got = (fed(t, side, frm[0] if frm else kw.pop('base'), space), supplied(t, oth, space))
    assert got == sup, ('supply', got)
    half = ('' if sup[0] else 'a') + ('' if sup[1] else 'd')
    year = int(t.turn_name().split()[1][:4])
    lead, dlead = lead.replace('_', ' '), dlead.replace('_', ' ')
    r = fight(t, side, space, frm, lead, dlead, year, dice, half=half, **kw)
    assert r == expect, (space, r)
    return r


def hurt(t):
    """The steps of 16.21 now: {(place, side): n}."""
    return excess(t)


def vpn(t):
    return label(position(t))


@contextlib.contextmanager
def asif(t, what):
    """The faces as they ought to be by now (flipped late on the table), for a calculation only."""
    ps = t.pieces(what)
    for p in ps:
        p.state[p.trait('emb2;')] = '2'
    yield
    for p in ps:
        p.state[p.trait('emb2;')] = '1'
