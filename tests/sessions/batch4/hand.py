"""Helper of the stranger who wrote c144..f155 (not of the kit): an 1813 set-up by setup.csv, and asserts of what the
rule book says (marches, commands, supply, control, points, odds, retreats), worked out from the table and madison/data."""
import csv
import os
import re
from session import Session
from start1814 import bind, lay_1814
from table import DATA, Piece, Table
from ref import LINK, _sp, crt, naval, odds, sid

BY, PLACES = bind()
ID = {}
for _k, _v in BY.items():
    if _k != 'sheaffe':
        ID.setdefault(_v, _k)
ROW = {}
for _f, _t in (('land_units', 'unit'), ('leaders', 'leader'), ('vessels', 'ship')):
    for _r in csv.DictReader(open(os.path.join(DATA, _f + '.csv'))):
        _r['what'] = _t
        ROW[_r['id']] = _r
OPV = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
LAKES = {r['name']: set(r['lakeside_towns'].split('|')) for r in csv.DictReader(open(os.path.join(DATA, 'lakes.csv')))}
BOX = {n: n + ' Control Box' for n in LAKES if n != 'Lake Transit Box'}
LINES = {'US': 'us', 'British': 'british'}
FOE = {'US': 'British', 'British': 'US'}
SRC = {'US': ['albany', 'pittsburgh', 'mansfield', 'ft_macarthur'], 'British': ['quebec']}
CL = {'A': 3, 'B': 2, 'C': 1}


def lay_1813(t):
    """Spring-Summer 1813 by setup.csv."""
    gp = {p.gpid: p for p in t.things.values() if isinstance(p, Piece) and not p.is_card()}
    want = {}
    for r in csv.DictReader(open(os.path.join(DATA, 'setup.csv'))):
        k, _, i = r['piece'].partition(':')
        if r['scenario'] == '1813' and k in ('land', 'leader', 'vessel') and '(' not in i:
            want[BY[i]] = PLACES[r['space']]
    for g, p in gp.items():
        i = ID.get(g)
        if i not in ROW:
            continue
        r, side = ROW[i], p.mark('Side')
        due = r.get('arrival') or r.get('earliest_turn') or ''
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        elif r['what'] == 'ship' and r['build_base'] or due >= '1813' or due.startswith('event'):
            continue
        else:
            t.lay([p.id], 'Captured' if r['what'] == 'leader' else side + ' Eliminated', side)
    b = t.find('Brock / Sheaffe')
    b.state[b.trait('emb2;')] = '2'
    t.lay_marker('Fort York', 'York')
    t.lay_marker('Fort Meigs', 'Ft. Meigs')
    for side, lake in (('British', 'Huron'), ('British', 'Erie'), ('US', 'Ontario')):
        t.lay_marker(side + ' Lake Control', 'Lake %s Control Box' % lake)
    for side in ('US', 'British'):
        t.lay_hand(side, [])
    t.lay_turn('Spring-Summer 1813')
    t.lay_vp('British 2')


class Hand:
    def __init__(self, s, year, half='b', event=0):
        self.s, self.t, self.year, self.half = s, s.t, year, half
        self.lakes = {n: None for n in BOX}
        self.look()
        self.base = self.marker() - self.holdings()
        self.bonus, self.nsteps = 0, 0

    # ---- what lies where ----
    def row(self, p):
        i = ID.get(p.gpid)
        if i == 'brock' and p.level() == 2:
            i = 'sheaffe'
        return ROW.get(i)

    def units(self, place, side=None, what='unit'):
        return [p for p in self.t.at(place) if not p.is_card() and self.row(p) and self.row(p)['what'] == what and
                (side is None or p.mark('Side') == side)]

    def power(self, p, att=False):
        r = self.row(p)
        if p.level() == 2:
            assert r['reduced_side'] != 'none', p.name
            return 0 if att else int(r['reduced_side'])
        return int(r['strength'])

    def marker(self):
        w = self.t.where(self.t.find('VP Marker'))
        w = w.replace('VP ', '')
        return 0 if w == '0' else int(w.split()[1]) * (1 if w.startswith('US') else -1)

    def look(self):
        """Reads the whole table once: who stands where."""
        self.men = {}
        for p in self.t.things.values():
            if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and self.row(p):
                w = self.t.where(p)
                try:
                    k = sid(w)
                except KeyError:
                    k = w
                self.men.setdefault(k, []).append(p)
        for n, b in BOX.items():
            sides = {p.mark('Side') for p in self.men.get(b, []) if self.row(p)['what'] == 'ship'}
            assert len(sides) < 2, 'both sides in ' + b
            mk = {p.name.split()[0] for p in self.t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Lake Control'
                  and p.map == 'Main Map' and self.t.where(p) == b}
            self.lakes[n] = sides.pop() if sides else (mk.pop() if mk else None)
        self.held = {n: next(iter({p.mark('Side') for p in self.men.get(b, []) if self.row(p)['what'] == 'ship'}), None)
                     for n, b in BOX.items()}

    def owner(self, k):
        """Who controls a space."""
        sp = _sp[k]
        own = 'US' if sp['territory'] == 'us' else 'British'
        foe = FOE[own]
        us = [p for p in self.men.get(k, []) if p.mark('Side') == foe and self.row(p)['what'] == 'unit']
        v = self.val(k)
        if us and not any(p.mark('Side') == own and self.row(p)['what'] == 'unit' for p in self.men.get(k, [])):
            if sum(self.power(p) for p in us) >= v and (v <= 1 or any(self.row(p)['kind'] != 'indian' for p in us)):
                return foe
        return own

    def val(self, k):
        return int(_sp[k]['value'])

    def holdings(self):
        n = 0
        for k, sp in _sp.items():
            own = 'US' if sp['territory'] == 'us' else 'British'
            o = self.owner(k)
            if o != own:
                n += self.val(k) * (1 if o == 'US' else -1)
        for o in self.lakes.values():
            n += {'US': 2, 'British': -2, None: 0}[o]
        return n

    def want(self):
        self.look()
        n = self.base + self.holdings() + self.bonus
        return '0' if n == 0 else ('US %d' if n > 0 else 'British %d') % abs(n)

    def check(self, vp=True, hands=True):
        self.look()
        for k, ps in self.men.items():
            if k in _sp:
                sides = {p.mark('Side') for p in ps if self.row(p)['what'] == 'unit'}
                assert len(sides) < 2, 'both at ' + k
                if sides:
                    bad = [p.name for p in ps if p.mark('Side') not in sides]
                    assert not bad, (k, bad)
            elif k.endswith('Control Box'):
                assert all(self.row(p)['what'] == 'ship' or self.row(p)['kind'] == 'naval' for p in ps)
                assert all(p.level() == 1 for p in ps if self.row(p)['what'] == 'ship'), k
        if vp:
            n = self.base + self.holdings() + self.bonus
            assert self.marker() == n, ('marker', self.marker(), 'should be', n)

    def play(self, text='', vp=True):
        self.check(vp)
        self.s.play(text)

    def done(self, vp=True, check=True):
        if check:
            self.check(vp)
        self.s.done()

    # ---- supply ----
    def reach(self, side):
        self.look()
        foe = FOE[side]
        ok = {k for k in _sp if self.owner(k) == side}
        lk = {}
        for n, towns in LAKES.items():
            if n in BOX and self.held[n] != foe:
                lk[n] = towns & ok
        if 'Lake Erie' in lk and 'Lake Huron' in lk:
            lk['Lake Erie'] = lk['Lake Huron'] = lk['Lake Erie'] | lk['Lake Huron']
        got, todo = set(), [k for k in SRC[side] if k in ok]
        while todo:
            k = todo.pop()
            if k in got:
                continue
            got.add(k)
            todo += [b for (a, b) in LINK if a == k and b in ok]
            for towns in lk.values():
                if k in towns:
                    todo += list(towns)
        self.ports = lk
        return got

    def supplied(self, side, place):
        k, r = sid(place), self.reach(side)
        if k in r or any(a == k and b in r for (a, b) in LINK):
            return True
        lk = self.ports
        return any(k in LAKES[n] and lk[n] & r for n in lk)

    # ---- marches ----
    def _way(self, pl, who, path, mps):
        ps = self.t.pieces(who, pl)
        frm = self.t.where(ps[0])
        assert all(self.t.where(p) == frm for p in ps), [(p.name, self.t.where(p)) for p in ps]
        c, a = 0, sid(frm)
        for n, b in enumerate(path):
            b = sid(b)
            assert (a, b) in LINK, (a, b)
            c += LINK[a, b]
            if n < len(path) - 1:
                assert not self.units_at(b, FOE[pl.side]), ('enemy on the way', b)
            a = b
        for p in ps:
            r = self.row(p)
            top = 10 if r['what'] == 'leader' or r['kind'] == 'dragoon' else 6
            assert r.get('kind') != 'naval', p.name
            assert c <= top, (p.name, c)
            if ID.get(p.gpid) == 'b_lc_militia':
                raise AssertionError('LC militia: look yourself')
            assert pl.side == p.mark('Side')
        return ps, c

    def units_at(self, k, side):
        self.look()
        return [p for p in self.men.get(k, []) if p.mark('Side') == side and self.row(p)['what'] == 'unit']

    def opv(self, card):
        return OPV[str(card)]

    def L(self, pl, card, leader, who, *path, free=''):
        """A leader's march is legal: value, limit, points. free: Indians with Tecumseh."""
        ld = self.t.find(leader, pl.side)
        r = self.row(ld)
        if card is not None:
            assert self.opv(card) >= int(r['command_value']), (leader, 'command', r['command_value'])
            self.inhand(pl, card)
        ps, c = self._way(pl, leader + ' ' + who + ' ' + free, path, 6)
        n = 0
        tec = leader == 'Tecumseh'
        for p in self.t.pieces(who, pl):
            q = self.row(p)
            if q['what'] == 'unit':
                n += 1
                if tec:
                    assert q['kind'] == 'indian' or q['kind'] == 'regular' and int(q['strength']) <= 2
            else:
                assert q['what'] != 'leader' or int(q['rank_stars']) <= int(r['rank_stars']), 'rank'
        for p in self.t.pieces(free, pl):
            assert self.row(p)['kind'] == 'indian'
        assert tec or n <= 5 * int(r['rank_stars']), (leader, n)
        return c

    def U(self, pl, card, who, *path, left=None):
        """Units of one space by points."""
        ps, c = self._way(pl, who, path, 6)
        assert len(ps) <= (self.opv(card) if left is None else left)
        self.inhand(pl, card)
        return c

    def inhand(self, pl, card):
        c = self.t.card(str(card), pl)
        assert c.map == pl.side + ' Hand' or self.t.where(c) not in ('Discard', 'Held Cards'), card

    def hand(self, side, n):
        assert len(self.t.hand(side)) == n, (side, len(self.t.hand(side)))

    # ---- battles ----
    def boss(self, ps, att=False):
        """The modifier of the land leader in command."""
        ld = [p for p in ps if self.row(p)['what'] == 'leader' and self.row(p)['kind'] == 'land']
        big = [p for p in ld if p.name != 'Tecumseh'] or ld
        if not big:
            return 0
        if big[0].name == 'Tecumseh':
            return 1 if any(self.row(p)['kind'] == 'indian' for p in ps if self.row(p)['what'] == 'unit') else 0
        top = max(int(self.row(p)['rank_stars']) for p in big)
        m = {int(self.row(p)['combat_modifier']) for p in big if int(self.row(p)['rank_stars']) == top}
        assert len(m) == 1
        m = m.pop()
        assert m >= 0, 'a minus leader: the book is silent'
        return m

    def fort(self, k):
        f = _sp[k]['fort']
        if not f or f.startswith('event'):
            assert not (f and any(isinstance(p, Piece) and not p.is_card() and p.name.startswith(('Fort ', 'Burlington H', 'Plattsburg F'))
                                  and p.map == 'Main Map' and sid(self.t.where(p)) == k for p in self.t.things.values()
                                  if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and self.t.where(p) in PLACES.values())), 'event fort'
            return None
        if 'from=1812b' in f and (self.year, self.half) == (1812, 'a'):
            return None
        c, n = f.split(';')[0].split('/')
        return c, int(n)

    def drm(self, side, place, alead, dlead, entry=(), amphib=False, rnd=1, card=0, half=False, withdrawn=()):
        """The sum of modifiers of an attack by `side`; everybody who stands at the place takes part.
        The attackers stand there already."""
        k, foe = sid(place), FOE[side]
        self.look()
        here = [p for p in self.men[k]]
        att, dfn = [p for p in here if p.mark('Side') == side], [p for p in here if p.mark('Side') == foe]
        au, du = [p for p in att if self.row(p)['what'] == 'unit'], [p for p in dfn if self.row(p)['what'] == 'unit']
        assert au and du
        fort = self.fort(k)
        if fort and all(self.row(p)['kind'] == 'indian' for p in du):
            fort = None
        a = sum(self.power(p, True) for p in au)
        d = sum(self.power(p) for p in du) + (fort[1] if fort else 0)
        r = self.reach(side)
        if not amphib:
            assert all(sid(e) in r for e in entry), 'attacker unsupplied'
        else:
            assert not any(k in LAKES[n] and self.held[n] == foe for n in BOX)
        o = odds(a, d)
        assert o is not None, '9:1'
        la, ld = (self.t.find(n.replace('_', ' '), x) for n, x in ((alead, side), (dlead, foe)))
        assert la in au and ld in du and la.level() == 1
        assert ld.level() == 1 or all(p.level() == 2 for p in du)
        ca, cd = CL[self.row(la)['class']], CL[self.row(ld)['class']]
        if fort and self.row(la)['kind'] == 'dragoon':
            ca = 2
        if fort and not all(p.level() == 2 for p in du):
            cd = max(cd, CL[fort[0]])
        m = o + ca - cd + self.boss(att) - self.boss(dfn) + card
        kinds = lambda us: {self.row(p)['kind'] for p in us}
        if rnd == 1:
            if _sp[k]['terrain'] == 'forest' and not fort:
                if kinds(du) == {'indian'} and kinds(au) != {'indian'}:
                    m -= 2
                elif kinds(au) == {'indian'} and 'indian' not in kinds(du):
                    m += 1
                else:
                    assert kinds(au) != {'indian'}
                    m -= 1
            if any(LINK.get((sid(e), k)) == 3 for e in entry):
                m -= 1
            if amphib:
                m -= 1
            if k == 'montreal':
                m -= 1
        if side == 'US' and self.year in (1812, 1813) and not fort and _sp[k]['terrain'] == 'clear' and \
                kinds(du) & {'regular', 'dragoon'}:
            assert 'dragoon' not in kinds(du)
            m -= 1
        self.told = '%d:%d odds %+d, total %+d' % (a, d, o, m)
        return m

    def result(self, m, dice, place):
        return crt(sum(dice) + m, bool(self.fort(sid(place))))

    def retreat(self, side, frm, to, entries=(), n=1):
        """A defender's retreat by land is one of the best (10.71); before anybody is moved."""
        f, foe = sid(frm), FOE[side]
        r = self.reach(side)
        best = []
        for (a, b) in LINK:
            if a != f or b in {sid(e) for e in entries}:
                continue
            if self.units_at(b, foe):
                continue
            own = 'US' if _sp[b]['territory'] == 'us' else 'British'
            loss = 0 if self.owner(b) == side else 1
            sup = b in r or any(x == b and y in r and y != f for (x, y) in LINK)
            best.append((loss, not sup, own != side, b))
        assert best, 'nowhere'
        best.sort()
        good = [x[3] for x in best if x[:3] == best[0][:3]]
        assert sid(to) in good, (to, best)
        return best[0][0]

    # ---- ships ----
    def sail(self, pl, ships, *stops, leader=None, carry='', card=None, amphib=False):
        """Ships from where they lie by towns and boxes; carry: picked up at the start, set down at the last town."""
        ps = self.t.pieces(ships, pl)
        frm = self.t.where(ps[0])
        assert all(self.t.where(p) == frm for p in ps)
        if card is not None:
            self.inhand(pl, card)
            if leader:
                assert self.opv(card) >= int(self.row(self.t.find(leader, pl.side))['command_value'])
            else:
                assert len(ps) + len(carry.split()) <= self.opv(card)
        lk = self.row(ps[0])['lake']
        names = {'ontario': 'Lake Ontario', 'erie': 'Lake Erie', 'huron': 'Lake Huron', 'champlain': 'Lake Champlain'}
        two = lk in ('erie', 'huron')
        mine = LAKES['Lake Erie'] | LAKES['Lake Huron'] if two else LAKES[names[lk]]
        c = 0
        for st in stops:
            if st == 'Lake Transit Box':
                assert two
                c += 2
            elif st.endswith('Control Box'):
                assert st == BOX[names[lk]] or two and st in (BOX['Lake Erie'], BOX['Lake Huron'])
                assert all(p.level() == 1 for p in ps)
                c += 1
            else:
                assert sid(st) in mine, st
                c += 1
        if carry:
            c += 2 + (1 if amphib else 0)
            us = self.t.pieces(carry, pl)
            assert all(self.t.where(u) == frm for u in us)
            assert all(p.level() == 1 for p in ps)
            for n in BOX:
                if sid(frm) in LAKES[n]:
                    assert self.held[n] != FOE[pl.side]
            room, small = 0, 0
            for p in ps:
                ty = self.row(p)['type']
                room += {'brig': 1, 'corvette': 1, 'frigate': 2}.get(ty, 0)
                small += ty in ('schooner', 'sloop')
            for u in sorted(us, key=lambda u: -(self.power(u) if self.row(u)['what'] == 'unit' else 0)):
                q = self.row(u)
                if q['what'] == 'leader':
                    continue
                assert q['kind'] not in ('indian', 'dragoon')
                if self.power(u) <= 2 and small:
                    small -= 1
                elif room:
                    room -= 1
                else:
                    assert small >= 4
                    small -= 4
        assert c <= 6, c
        return c

    def sea(self, side, box, alead, dlead, aname=None, dname=None):
        """Modifier of a naval battle; both fleets lie in the box."""
        ships = [p for p in self.t.at(box) if self.row(p) and self.row(p)['what'] == 'ship']
        a, d = [p for p in ships if p.mark('Side') == side], [p for p in ships if p.mark('Side') != side]
        assert a and d
        m = 0
        if len(a) > len(d):
            m += 2 if len(a) >= 2 * len(d) else 1
        if len(d) > len(a):
            m -= 2 if len(d) >= 2 * len(a) else 1
        f = lambda n: next(p for p in ships if p.name == n.replace('_', ' '))
        m += CL[self.row(f(alead))['class']] - CL[self.row(f(dlead))['class']]
        for p in self.t.at(box):
            if self.row(p) and self.row(p).get('kind') == 'naval':
                v = int(self.row(p)['combat_modifier'])
                m += v if p.mark('Side') == side else -v
        ty = lambda g: {self.row(p)['type'] for p in g}
        if 'frigate' in ty(a) and 'frigate' not in ty(d):
            m += 1
        if 'frigate' in ty(d) and 'frigate' not in ty(a):
            m -= 1
        small = {'schooner', 'sloop'}
        if ty(a) <= small and not ty(d) <= small:
            m -= 1
        if ty(d) <= small and not ty(a) <= small:
            m += 1
        return m

    # ---- winter, deals, markers ----
    def room(self, k):
        n = self.val(k)
        for p in self.t.things.values():
            if isinstance(p, Piece) and not p.is_card() and p.map == 'Main Map' and \
                    (p.name.endswith('Supply Depot') or p.name in ('Fort York', 'Fort Meigs', 'Burlington Heights', 'Fort Stephenson', 'Plattsburg Forts')):
                w = self.t.where(p)
                try:
                    n += 4 * (sid(w) == k)
                except KeyError:
                    pass
        return n

    def excess(self):
        """(space, side): steps that winter takes, and who stands there."""
        self.look()
        out = {}
        for k in _sp:
            for side in ('US', 'British'):
                us = self.units_at2(k, side)
                if not us:
                    continue
                w = self.room(k)
                fresh = [p for p in us if p.level() == 1]
                red = [p for p in us if p.level() == 2]
                if w == 0:
                    out[k] = (len(us), 'all die')
                    continue
                if (_sp[k]['territory'] == 'us') == (side == 'US'):
                    n = max(0, len(fresh) - w)
                else:
                    n = max(0, len(us) - w)
                    if self.supplied(side, k):
                        n = min(n, len(fresh))
                if n:
                    out[k] = (n, [p.shown_name() for p in us])
        return out

    def units_at2(self, k, side):
        return [p for p in self.men.get(k, []) if p.mark('Side') == side and self.row(p)['what'] == 'unit']

    def inbox(self, pl, deck, name):
        d = self.t.deck(deck)
        return next(k for k in d.kids if self.t.things[k].name in (str(name), 'Card ' + str(name)))

    def deal(self, pl, year, *names):
        for n in names:
            pl.draw('%d Deck' % year, card=self.inbox(pl, '%d Deck' % year, n))

    def lakemark(self, lake):
        b = 'Lake %s Control Box' % lake
        return next(p for p in self.t.at(b) if p.mark('Kind') == 'Lake Control')

    def built(self, side, nbv, turn, what):
        """what: (ship, base) pairs; 1 for a brig, corvette or two schooners, 2 for a frigate."""
        n = sm = 0
        for nm, base in what:
            p = self.t.find('ship:' + nm.replace('_', ' '), side)
            r = self.row(p)
            assert self.t.where(p) == 'Ships to Build' and r['side'] == LINES[side]
            assert r['earliest_turn'] <= turn and PLACES[r['build_base']] == base, (r['earliest_turn'], r['build_base'])
            assert self.owner(r['build_base']) == side and 'backup' not in _sp[r['build_base']]['naval_base'] or nm == 'Brock'
            ty = r['type']
            n += {'frigate': 2, 'brig': 1, 'corvette': 1}.get(ty, 0)
            sm += ty in ('schooner', 'sloop')
        assert n + (sm + 1) // 2 <= nbv

    def restore(self, side, n, who):
        ps = self.t.pieces(who, self.t.us if side == 'US' else self.t.br)
        assert len(ps) <= n
        for p in ps:
            r, k = self.row(p), sid(self.t.where(p))
            assert p.level() == 2 and r['kind'] in ('regular', 'dragoon') and r['class'] in 'AB'
            assert _sp[k]['territory'] == LINES[side] and self.supplied(side, k) and self.owner(k) == side


def lay_1812b(t, where):
    """The reinforcements of Summer-Autumn 1812 at their entry, or where the dict has them."""
    for i, r in ROW.items():
        due = r.get('arrival') or r.get('earliest_turn')
        if due == '1812b' and i in BY and not (r['what'] == 'ship' and r.get('build_base')):
            p = next(p for p in t.things.values() if isinstance(p, Piece) and p.gpid == BY[i])
            place = where.get(p.name) or PLACES[(r.get('entry_space') or r.get('entry') or r.get('start_space')).split('|')[0]]
            t.lay([p.id], place, p.mark('Side'))


def arrive(t, turn, side=None):
    """(piece, place) of the reinforcements due in a turn."""
    out = []
    for i, r in ROW.items():
        due = r.get('arrival') or r.get('earliest_turn')
        if due == turn and i in BY and r['what'] != 'ship' and (side is None or r['side'] == LINES[side]):
            p = next(p for p in t.things.values() if isinstance(p, Piece) and p.gpid == BY[i])
            if t.where(p).endswith('Holding Box'):
                out.append((p, PLACES[(r.get('entry_space') or r.get('entry')).split('|')[0]]))
    return out
