"""Shared by this batch: starts of any turn, and small reckonings for the asserts (drm, VP, supply of landings)."""
import csv
import os
import re
from lay7 import hands, burn_to, burn, held, dump, more, bind
from more import lay_1813, lay_arrivals, units, cf, holds, supplied, LAKE, BOX, is_indian, lake_of, naval_drm, muster, excess
from start1814 import lay_1814
from ref import cost, odds, crt, naval, sid, _sp, LINK, value, best
from session import Session
from table import Piece

BOXN = {'ontario': 'Lake Ontario Control Box', 'erie': 'Lake Erie Control Box', 'huron': 'Lake Huron Control Box', 'champlain': 'Lake Champlain Control Box'}


def markers_off(t):
    for p in [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control']:
        t.remove(p.id)


def start(turn, us=None, br=None, what='', marks=False, vp=None):
    """A session at any turn: set-up of the year, arrivals so far on the map, hands emptied."""
    s = Session('dev-1812-faults', us=us, br=br, what=what)
    t = s.t
    names = {'1812a': 'Spring-Summer 1812', '1812b': 'Summer-Autumn 1812', '1812w': 'Winter 1812-13', '1813a': 'Spring-Summer 1813',
             '1813b': 'Summer-Autumn 1813', '1813w': 'Winter 1813-14', '1814a': 'Spring-Summer 1814', '1814b': 'Summer-Autumn 1814', '1814w': 'Winter 1814-15'}
    y = turn[:4]
    todo = []
    if y == '1812':
        todo = ['1812b'] if turn != '1812a' else []
    if y == '1813':
        lay_1813(t)
        todo = ['1813a', '1813b'] if turn != '1813a' else ['1813a']
    if y == '1814':
        lay_1813(t)
        for c in ('1813a', '1813b'):
            for side in ('US', 'British'):
                lay_arrivals(t, c, side)
        lay_1814(t)
        todo = ['1814a', '1814b'] if turn != '1814a' else ['1814a']
    for c in todo:
        for side in ('US', 'British'):
            lay_arrivals(t, c, side)
    if not marks:
        markers_off(t)
    if turn != '1812a':
        t.lay_turn(names[turn])
    if vp is not None:
        t.lay_vp(vp)
    return s


def towns(t):
    """Points for towns, positive for the US."""
    pl = bind()[1]
    n = 0
    for i, r in _sp.items():
        own = {'us': 'US', 'british': 'British'}[r['territory']]
        for side, sg in (('US', 1), ('British', -1)):
            if side != own and holds(t, side, pl[i]):
                n += sg * int(r['value'])
    return n


def lakes(t):
    return 2 * (len(lake_of(t, 'US')) - len(lake_of(t, 'British')))


def marker(t):
    w = t.where(t.find('VP Marker'))
    m = re.search(r'VP (US|British) (\d+)$', w)
    return 0 if not m else int(m.group(2)) * (1 if m.group(1) == 'US' else -1)


class Book:
    """The marker against the map: from here on it must move as towns, lakes and the events told it."""
    def __init__(self, t):
        self.t, self.off = t, marker(t) - towns(t) - lakes(t)

    def event(self, n):
        self.off += n

    def ok(self):
        want = towns(self.t) + lakes(self.t) + self.off
        assert marker(self.t) == want, ('marker', marker(self.t), 'due', want)


def P(t, what, side):
    return t.pieces(what, t.us if side == 'US' else t.br)


def drm(t, side, space, att, dfn, lead, dlead, amod=0, dmod=0, route=False, amph=False, rnd=1, card=0, asup=True, dsup=True, year=None, show=False):
    """The modifier of a round by the rules and the proposed tables; att and dfn as they lie (faces count)."""
    oth = 'British' if side == 'US' else 'US'
    a, d = P(t, att, side), P(t, dfn, oth)
    al, dl = P(t, lead, side)[0], P(t, dlead, oth)[0]
    r = _sp[sid(space)]
    fort = r['fort'] if re.match(r'[ABC]/\d', r['fort'] or '') else ''
    ty = t.turn_name()
    y = int(year or re.search(r'\d{4}', ty).group(0))
    if 'from=1812b' in fort and ty == 'Spring-Summer 1812':
        fort = ''
    if fort and all(is_indian(p) for p in d):
        fort = ''
    av = sum(cf(p, True) for p in a)
    dv = sum(cf(p) for p in d) + (int(fort[2]) if fort else 0)
    if not asup:
        av = -(-av // 2)
    if not dsup:
        dv = -(-dv // 2)
    o = odds(av, dv)
    assert o is not None, 'nine to one'
    ca, cd = al.mark('Class'), dl.mark('Class')
    assert al.level() == 1, 'a reduced unit leads'
    if fort and any(p.level() == 1 for p in d):
        cd = min(cd, fort[0])
    cls = ord(cd) - ord(ca)
    m = o + cls + amod - dmod + card
    x = ['%d:%d %+d' % (av, dv, o), 'class %+d' % cls, 'leaders %+d' % (amod - dmod)]
    if rnd == 1:
        if amph:
            m -= 1
        if route:
            m -= 1
        if sid(space) == 'montreal':
            m -= 1
        if r['terrain'] == 'forest' and not fort:
            if all(is_indian(p) for p in a) and not any(is_indian(p) for p in d):
                m += 1
            elif all(is_indian(p) for p in d) and not all(is_indian(p) for p in a):
                m -= 2
            else:
                m -= 1
    if side == 'US' and y < 1814 and r['terrain'] == 'clear' and not fort and any(p.mark('Class') in 'AB' and 'ilitia' not in p.mark('Kind') and not is_indian(p) for p in d):
        m -= 1
    if show:
        print(space, x, 'total %+d' % m, 'fort', fort)
    return m


def res(m, a, b, fort=False):
    return crt(a + b + m, fort)


def mv(p, what, *way, how='steps', used=0, limit=None, **kw):
    """A march with its cost looked at: nobody overspends, no enemy stands on the way (the last space may hold him)."""
    t = p.t
    ps = t.pieces(what, p)
    here = t.where(ps[0])
    assert all(t.where(x) == here for x in ps), [(x.name, t.where(x)) for x in ps]
    c = cost(here, *way) + used
    lim = limit or min([10 if x.mark('Kind') == 'Leader' or 'ragoon' in x.mark('Kind') else 6 for x in ps])
    assert c <= lim, (what, way, c)
    oth = 'British' if p.side == 'US' else 'US'
    for w in way[:-1]:
        assert not units(t, w, oth), w
    if how == 'steps':
        for w in way:
            p.drag([x.id for x in ps], w, **kw)
    elif how == 'direct':
        p.drag([x.id for x in ps], way[-1], **kw)
    else:
        for x in ps:
            p.drag([x.id], way[-1], **kw)
    return c


def ready(t, us, br, year, n):
    """Hands in mid-turn; n cards of the year on the pile."""
    hands(t, us, br)
    burn_to(t, year, n)


def ships_at(t, space, side):
    return [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Ship' and p.mark('Side') == side and t.where(p) == space]


def room(ships):
    """(units of any size, further detachments) that these ships carry."""
    ty = [p.mark('ShipType').lower() for p in ships if p.level() == 1]
    small = sum(x in ('schooner', 'sloop') for x in ty)
    big = sum({'brig': 1, 'corvette': 1, 'frigate': 2, 'ship of the line': 3}.get(x, 0) for x in ty)
    return big + small // 4, small % 4
