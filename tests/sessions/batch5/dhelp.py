"""Own helper of these sessions (not of the kit): strict checks by the rule book of what the sessions do, a 1813 set-up,
and a few things people do. Independent of the reader."""
import csv
import math
import os
import re
from table import DATA, Piece, Table
from ref import LINK, sid, odds, crt, _sp
from start1814 import bind

OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
LAKES = {r['id']: r['lakeside_towns'].split('|') for r in csv.DictReader(open(os.path.join(DATA, 'lakes.csv'))) if r['lakeside_towns']}
BOX = {'ontario': 'Lake Ontario Control Box', 'erie': 'Lake Erie Control Box', 'huron': 'Lake Huron Control Box',
       'champlain': 'Lake Champlain Control Box'}
PLACES = bind()[1]
NAME = {k: v for k, v in PLACES.items()}
ID = {v: k for k, v in PLACES.items()}
LAND = ('Regular', 'Militia', 'Indian', 'Dragoon')
CLS = {'A': 3, 'B': 2, 'C': 1}
SRC = {'US': ['albany', 'pittsburgh', 'mansfield', 'ft_macarthur'], 'British': ['quebec']}
EVENT_FORT = {'Fort York': 'york', 'Fort Meigs': 'ft_meigs', 'Fort Stephenson': 'ft_stephenson', 'Burlington Heights': 'burlington', 'Plattsburg Forts': 'plattsburg'}


def other(side):
    return 'British' if side == 'US' else 'US'


def terr(x):
    return {'us': 'US', 'british': 'British'}[_sp[x]['territory']]


class Chk:
    def __init__(self, s):
        self.s, self.t, self.base, self.sync = s, s.t, None, True
        self.base = self.marker() - self.vp()
        self.used = []
        self.start = None

    # ---- what is where
    def at(self, place):
        t = self.t
        key = (t.n, id(t.things), len(self.s.logs))
        if getattr(self, '_key', None) != key:
            self._key, self._pos = key, {}
            for p in t.things.values():
                if isinstance(p, Piece) and p.map == 'Main Map' and not p.is_card():
                    self._pos.setdefault(t.where(p), []).append(p)
        return self._pos.get(place, [])

    def P(self, n, side=None):
        return n if isinstance(n, Piece) else self.t.find(n.replace('_', ' '), side)

    def cf(self, p):
        return int(p.mark('CF')) if p.level() == 1 else int(p.mark('CFr') or 0)

    def men(self, x, side):
        return [p for p in self.at(NAME[x]) if p.mark('Side') == side and p.mark('Kind') in LAND]

    def ships(self, place, side):
        return [p for p in self.at(place) if p.mark('Side') == side and p.mark('Kind') == 'Ship']

    def controls(self, x, side):
        """A force of the side big enough stands there."""
        m = self.men(x, side)
        if not m or self.men(x, other(side)):
            return False
        v = int(_sp[x]['value'])
        if all(p.mark('Kind') == 'Indian' for p in m) and v > 1:
            return False
        return sum(self.cf(p) for p in m) >= v

    def friendly(self, x, side):
        return not self.controls(x, other(side)) if terr(x) == side else self.controls(x, side)

    def lake(self, l):
        for side in ('US', 'British'):
            if [p for p in self.ships(BOX[l], side)]:
                return side
        return None

    def supplied(self, x, side, barred=()):
        """13.3; x is an id or a place; its own space counts as the start."""
        x = ID.get(x, x)
        self.at('')
        done, todo = set(), [x]
        while todo:
            a = todo.pop()
            if a in done:
                continue
            done.add(a)
            if a in SRC[side] and self.friendly(a, side):
                return True
            if any(p.name == side + ' Supply Depot' for p in self.at(NAME[a])) and terr(x) == side:
                return True
            nxt = [b for (q, b) in LINK if q == a]
            for l, towns in LAKES.items():
                if a in towns and (a == x or self.friendly(a, side)):
                    if self.lake(l) != other(side):
                        nxt += towns
                        if l in ('erie', 'huron') and self.lake('erie') != other(side) and self.lake('huron') != other(side):
                            nxt += LAKES['erie'] + LAKES['huron']
            todo += [b for b in nxt if b not in done and b not in barred and self.friendly(b, side)]
        return False

    def vp(self):
        n = 0
        for x in _sp:
            e = other(terr(x))
            if self.controls(x, e):
                n += int(_sp[x]['value']) * (1 if e == 'US' else -1)
        for l, b in BOX.items():
            o = self.lake(l)
            if not o:
                mk = [p.name for p in self.at(b) if p.mark('Kind') == 'Lake Control']
                o = mk[0].split()[0] if mk else None
            n += {'US': 2, 'British': -2, None: 0}[o]
        return n

    def marker(self):
        w = self.t.where(self.t.find('VP Marker'))
        m = re.match(r'VP (US|British)? ?(\d+)', w)
        return int(m.group(2)) * (-1 if m.group(1) == 'British' else 1)

    def due(self):
        n = self.base + self.vp()
        return '0' if n == 0 else ('US %d' % n if n > 0 else 'British %d' % -n)

    def booked(self, ev=0):
        """The marker stands where it should."""
        self.base += ev
        assert self.marker() == self.base + self.vp(), ('marker', self.t.where(self.t.find('VP Marker')), 'due', self.due())

    # ---- activations
    def card(self, side, c, need):
        v = OPV[c]
        assert v >= need, ('card', c, v, need)
        h = [p.name for p in self.t.hand(side)]
        assert 'Card ' + c in h or any('Card ' + c == p.name and p.map == 'Main Map' for p in self.t.things.values() if isinstance(p, Piece)), (c, h)
        self.used.append((side, c))

    def units(self, side, c, what, frm):
        """A card activates single units of one space."""
        ps = [self.P(n, side) for n in what.split()]
        self.card(side, c, len(ps))
        for p in ps:
            assert self.t.where(p) == frm, (p.name, self.t.where(p), frm)
            assert p.mark('Side') == side
        L = [p for p in ps if 'Leader' in p.mark('Kind')]
        assert not L or len(ps) == 1
        self.snapshot()
        return ps

    def lead(self, side, c, who, what, frm, extra=0):
        """A card activates a leader with units of his space."""
        l = self.P('leader:' + who if who not in ('Brock', 'Sheaffe') else who, side) if who in ('Harrison',) else self.P(who, side)
        assert 'Leader' in l.mark('Kind'), l.name
        cmd, stars = int(l.mark('Command')), l.mark('Stars')
        if l.name.startswith('Brock') and l.level() == 2:
            cmd, stars = 2, '1'
        if c:
            self.card(side, c, cmd)
        assert self.t.where(l) == frm, (l.name, self.t.where(l))
        ps = [self.P(n, side) for n in what.split()] if what else []
        for p in ps:
            assert self.t.where(p) == frm, (p.name, self.t.where(p), frm)
        land = [p for p in ps if p.mark('Kind') in LAND]
        naval = l.mark('Kind') == 'Naval Leader'
        if not naval:
            lim = 5 * int(stars) + extra
            if l.name == 'Tecumseh':
                lim = 99
                assert all(p.mark('Kind') == 'Indian' for p in land) 
            if any(p.name == 'Tecumseh' for p in ps):
                land = [p for p in land if p.mark('Kind') != 'Indian']
            assert len(land) <= lim, (l.name, len(land))
        self.snapshot()
        return ps

    def snapshot(self):
        self.start = {(x, s): self.supplied(x, s) for x in _sp for s in ('US', 'British')}

    def way(self, side, frm, *to, mp=6, fight=False):
        """The path: links, cost, no enemy on the way; the last may hold an enemy with fight=True."""
        path = [ID.get(p, sid(p)) for p in (frm,) + to]
        c = sum(LINK[a, b] for a, b in zip(path, path[1:]))
        assert c <= mp, (path, c)
        for x in path[1:-1]:
            assert not self.men(x, other(side)), ('enemy at', x)
        assert bool(self.men(path[-1], other(side))) == fight, ('enemy at the end?', path[-1])
        return c

    # ---- fights
    def fort(self, x):
        f = _sp[x]['fort']
        for n, y in EVENT_FORT.items():
            if y == x and [p for p in self.at(NAME[x]) if p.name == n]:
                raise AssertionError('event fort, class not in the data here')
        if not f or f.startswith('event'):
            return None
        cl, rest = f.split('/')
        if ';from=' in rest:
            v, fr = rest.split(';from=')
            now = self.code()
            if now < fr:
                return None
            rest = v
        return cl, int(rest)

    def code(self):
        n = self.t.turn_name()
        return {'S': '', 'W': ''}[n[0]] + re.search(r'\d{4}', n).group(0) + {'Spr': 'a', 'Sum': 'b', 'Win': 'w'}[n[:3]]

    def fight(self, side, att, at, frm, alead, dlead, aldr='', dldr='', first=True, landing=False, card=0, via=None, loud=True):
        """side attacks at `at` from `frm` with units att (names); everything of the enemy there defends.
        Returns the modifier to the two dice. frm/via: space of entry."""
        x, f = ID[at], ID.get(frm, frm)
        A = [self.P(n, side) for n in att.split()]
        D = self.men(x, other(side))
        assert D, 'nobody there'
        for p in A:
            assert self.t.where(p) in (at, frm), (p.name, self.t.where(p))
        raw = a = sum(self.cf(p) for p in A if p.level() == 1)
        # supply of the attacker: from the battle space back by where he came from, now
        if landing:
            lake = [l for l in LAKES if x in LAKES[l]]
            asup = any(self.lake(l) != other(side) and any(self.friendly(b, side) and self.supplied(b, side, (x,)) for b in LAKES[l] if b != x) for l in lake)
        else:
            asup = self.friendly(f, side) and self.supplied(f, side, (x,)) and (terr(f) == side or self.controls(f, side) or self.start_held(f, side))
        if not asup:
            a = math.ceil(a / 2)
        d = sum(self.cf(p) for p in D)
        fort = self.fort(x)
        indians = all(p.mark('Kind') == 'Indian' for p in D)
        if fort and indians:
            fort = None
        if fort:
            d += fort[1]
        dsup = self.start[x, other(side)]
        if not dsup:
            d = math.ceil(d / 2)
        o = odds(a, d)
        assert o is not None, ('9:1', a, d)
        al, dl = self.P(alead, side), self.P(dlead, other(side))
        assert al in A and dl in D and (al.level() == 1)
        assert dl.level() == 1 or all(p.level() == 2 for p in D)
        ac = CLS[al.mark('Class')]
        if fort and al.mark('Kind') == 'Dragoon':
            ac = min(ac, 2)
        dc = CLS[dl.mark('Class')]
        if fort:
            if all(p.level() == 2 for p in D):
                dc = min(dc, CLS[fort[0]])
            else:
                dc = max(dc, CLS[fort[0]])
        m = o + (ac - dc) + card
        why = ['%d:%d %+d' % (a, d, o), 'class %+d' % (ac - dc)]
        if not asup:
            why.append('attacker unsupplied (%d)' % raw)
        if not dsup:
            why.append('defender unsupplied')
        if first:
            if landing:
                m -= 1
                why.append('landing -1')
            elif LINK[f, x] == 3:
                m -= 1
                why.append('river -1')
            if _sp[x]['terrain'] == 'forest' and not fort:
                ai = all(p.mark('Kind') == 'Indian' for p in A)
                k = -2 if indians and not ai else (1 if ai and not indians else -1)
                m += k
                why.append('forest %+d' % k)
            if x == 'montreal':
                m -= 1
        if side == 'US' and _sp[x]['terrain'] == 'clear' and not fort and self.code() < '1814' and any(p.mark('Kind') in ('Regular', 'Dragoon') for p in D):
            m -= 1
            why.append('British regulars -1')
        for nm, sg, sd in ((aldr, 1, side), (dldr, -1, other(side))):
            if nm:
                L = self.P(nm, sd)
                mod = int(L.mark('Modifier'))
                if L.name.startswith('Brock') and L.level() == 2:
                    mod = 0
                m += sg * mod
                why.append('%s %+d' % (nm, sg * mod))
        ld = [p.name for p in self.at(at) if p.mark('Kind') == 'Leader' and p.mark('Side') == other(side)]
        if not dldr and not aldr and ld:
            print('   (leaders there:', ld, ')')
        self.m, self.isfort = m, bool(fort)
        if loud:
            print('  %s %s -> %s: %s = %+d' % (self.s.name, frm, at, ', '.join(why), m))
        return m

    def start_held(self, f, side):
        return self.start.get((f, side), False)

    def res(self, *dice):
        r = crt(sum(dice) + self.m, self.isfort)
        return r

    def back(self, side, units, frm, to, barred=()):
        """A retreat without loss: own territory, not the enemy's, in supply, adjacent, not where the attacker came from."""
        x, y = ID[frm], ID[to]
        assert (x, y) in LINK, ('not adjacent', frm, to)
        assert to not in barred
        assert terr(y) == side and not self.men(y, other(side)) or self.controls(y, side), ('not friendly', to)
        ok = self.supplied(y, side)
        if not ok:
            for (q, b) in LINK:
                if q == x and NAME[b] not in barred and self.friendly(b, side) and not self.men(b, other(side)):
                    assert not self.supplied(b, side), ('keeps supply', NAME[b])
        if terr(y) != side:
            for (q, b) in LINK:
                if q == x and NAME[b] not in barred and terr(b) == side and self.friendly(b, side) and not self.men(b, other(side)):
                    raise AssertionError(('friendly territory first', NAME[b]))

    def sea(self, side, att, dfn, alead, dlead, aldr='', dldr=''):
        """Modifier of a naval battle."""
        A, D = [self.P('ship:' + n if n in ('Brock', 'Mohawk', 'Niagara', 'Detroit', 'Chippawa', 'Ontario', 'Ohio') else n, side) for n in att.split()], [self.P(n, other(side)) for n in dfn.split()]
        assert all(p.mark('Kind') == 'Ship' and p.level() == 1 for p in A + D)
        a, d = len(A), len(D)
        m = 0 if a == d else (2 if a >= 2 * d else 1) if a > d else (-2 if d >= 2 * a else -1)
        m += CLS[self.P(alead, side).mark('Class')] - CLS[self.P(dlead, other(side)).mark('Class')]
        fa, fd = any(p.mark('ShipType') == 'frigate' for p in A), any(p.mark('ShipType') == 'frigate' for p in D)
        m += (fa and not fd) - (fd and not fa)
        sa = all(p.mark('ShipType') in ('schooner', 'sloop') for p in A)
        sd = all(p.mark('ShipType') in ('schooner', 'sloop') for p in D)
        if sa and not sd:
            m -= 1
        if sd and not sa:
            m += 1
        for nm, sg, sdn in ((aldr, 1, side), (dldr, -1, other(side))):
            if nm:
                m += sg * int(self.P(nm, sdn).mark('Modifier'))
        print('  %s sea %d:%d = %+d' % (self.s.name, a, d, m))
        return m

    # ---- winter
    def winter(self):
        """Who has too many: {place: (side, room, fresh, reduced, own)}"""
        out = {}
        for x in _sp:
            for side in ('US', 'British'):
                m = self.men(x, side)
                if not m:
                    continue
                room = int(_sp[x]['value'])
                if any('Depot' in p.name for p in self.at(NAME[x])):
                    room += 4
                if any(p.name in EVENT_FORT for p in self.at(NAME[x])):
                    room += 4
                own = terr(x) == side
                fresh = [p for p in m if p.level() == 1]
                red = [p for p in m if p.level() != 1]
                n = len(fresh) if own else len(m)
                if n > room or room == 0:
                    out[NAME[x]] = (side, room, [p.name for p in fresh], [p.name for p in red], own, self.supplied(x, side))
        return out


def lay_1813(t):
    """The position of Spring-Summer 1813 by setup.csv, out of the 1812 start (like start1814 does for 1814)."""
    by, places = bind()
    gp = {p.gpid: p for p in t.things.values() if hasattr(p, 'gpid') and not p.is_card()}
    want = {}
    for r in csv.DictReader(open(os.path.join(DATA, 'setup.csv'))):
        k = r['piece'].split(':')
        if r['scenario'] == '1813' and k[0] in ('land', 'leader', 'vessel') and 'construction' not in r['piece']:
            want[by[k[1]]] = places[r['space']]
    later, arr = set(), {}
    for f in ('land_units', 'leaders', 'vessels'):
        for r in csv.DictReader(open(os.path.join(DATA, f + '.csv'))):
            a = r.get('arrival') or r.get('earliest_turn') or ''
            if r['id'] in by and (a >= '1813' or a.startswith('event')):
                later.add(by[r['id']])
    for g, p in gp.items():
        side = p.mark('Side')
        if side not in ('US', 'British') or p.mark('Kind') in ('Marker', '', 'Lake Control'):
            continue
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        elif g in later:
            continue
        elif not t.where(p).endswith(('Eliminated', 'Captured')):
            t.lay([p.id], 'Captured' if 'Leader' in p.mark('Kind') else side + ' Eliminated', side)
        if p.name == 'Brock / Sheaffe':
            p.state[p.trait('emb2;')] = '2'
    t.lay_marker('British Lake Control', 'Lake Huron Control Box')
    t.lay_marker('British Lake Control', 'Lake Erie Control Box')
    t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
    t.lay_marker('Fort York', 'York')
    t.lay_marker('Fort Meigs', 'Ft. Meigs')
    for side in ('US', 'British'):
        t.lay_hand(side, [])
    t.lay_turn('Spring-Summer 1813')
    t.lay_vp('British 2')


def arrivals_1812b(t, skip=()):
    """Lay the arrivals of Summer-Autumn 1812 before the log begins, but those named."""
    by, places = bind()
    gp = {p.gpid: p for p in t.things.values() if hasattr(p, 'gpid') and not p.is_card()}
    for f, a, e in (('land_units', 'arrival', 'entry_space'), ('leaders', 'arrival', 'entry'), ('vessels', 'earliest_turn', 'start_space')):
        for r in csv.DictReader(open(os.path.join(DATA, f + '.csv'))):
            if r[a] == '1812b' and r[e] and r['id'] in by and by[r['id']] in gp:
                p = gp[by[r['id']]]
                if p.name not in skip and t.where(p).endswith('Holding Box'):
                    t.lay([p.id], places[r[e]], p.mark('Side'))


# the kit copies the whole table for each entry; the same copies, made quicker
import table as _table


def _quick(self, memo):
    o = self.__class__.__new__(self.__class__)
    d = dict(self.__dict__)
    for k in ('state', 'props', 'kids', 'tail'):
        if k in d:
            d[k] = d[k].copy()
    o.__dict__.update(d)
    return o


for _c in (_table.Piece, _table.Stack, _table.Deck):
    _c.__deepcopy__ = _quick
