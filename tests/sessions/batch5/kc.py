"""Own helper of the sessions 168-179 (the kit is unchanged): the 1813 set-up by setup.csv, and strict checks of what a session does -
path costs, supply, odds and modifiers of a battle, the sum of the victory points, winter room - from madison/data alone."""
import csv
import math
import os
import re
from collections import defaultdict
import ref
from ref import LINK, sid, odds, crt
from start1814 import bind
from table import DATA

SP = {r['id']: r for r in csv.DictReader(open(os.path.join(DATA, 'spaces.csv')))}
LAKES = {r['id']: r['lakeside_towns'].split('|') for r in csv.DictReader(open(os.path.join(DATA, 'lakes.csv')))}
CARD = {r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(DATA, 'cards.csv')))}
LAND = ('Regular', 'Militia', 'Indian', 'Dragoon')
SIDE = {'us': 'US', 'british': 'British'}


def lay_1813(t):
    by, places = bind()
    gp = {p.gpid: p for p in t.things.values() if hasattr(p, 'gpid') and not p.is_card()}
    want = {}
    for r in csv.DictReader(open(os.path.join(DATA, 'setup.csv'))):
        if r['scenario'] == '1813' and r['piece'].split(':')[0] in ('land', 'leader', 'vessel') and '(' not in r['piece']:
            want[by[r['piece'].split(':')[1]]] = places[r['space']]
    old = set()
    for f in ('land_units', 'leaders', 'vessels'):
        for r in csv.DictReader(open(os.path.join(DATA, f + '.csv'))):
            if (r.get('arrival') or r.get('earliest_turn') or '') < '1813' and r['id'] in by:
                old.add(by[r['id']])
    for g, p in gp.items():
        side = p.mark('Side')
        if side not in ('US', 'British') or p.mark('Kind') in ('Marker', '', 'Lake Control'):
            continue
        if g in want:
            if t.where(p) != want[g]:
                t.lay([p.id], want[g], side)
        elif g in old and p.name not in ('President', 'Chippawa', 'Little Belt'):
            t.lay([p.id], 'Captured' if 'Leader' in p.mark('Kind') else side + ' Eliminated', side)
    sh = t.find('Brock')
    sh.state[sh.trait('emb2;')] = '2'
    for slot, pl in (('British Lake Control', 'Lake Huron Control Box'), ('British Lake Control', 'Lake Erie Control Box'),
                     ('US Lake Control', 'Lake Ontario Control Box'), ('Fort York', 'York'), ('Fort Meigs', 'Ft. Meigs')):
        t.lay_marker(slot, pl)
    for side in ('US', 'British'):
        t.lay_hand(side, [])
    t.lay_turn('Spring-Summer 1813')
    t.lay_vp('British 2')


class K:
    def __init__(self, s, year):
        self.s, self.t, self.year, self.ev, self.steps = s, s.t, year, 0, 0
        self.ev = self.marker() - self.sum()

    # ---- who stands where ----
    def men(self, place, side=None):
        i = sid(place)
        out = []
        for p in self.t.things.values():
            if hasattr(p, 'gpid') and not p.is_card() and p.map == 'Main Map' and p.mark('Kind') in LAND and (side is None or p.mark('Side') == side):
                w = self.t.where(p)
                if w in ref._alias and sid(w) == i:
                    out.append(p)
        return out

    def ships(self, box, side):
        return [p for p in self.t.at('Lake %s Control Box' % box.capitalize()) if p.mark('Kind') == 'Ship' and p.mark('Side') == side]

    @staticmethod
    def red(p):
        return p.trait('emb2;') >= 0 and p.level() == 2

    def cf(self, p, attack=False):
        if self.red(p):
            return 0 if attack else int(p.mark('CFr'))
        return int(p.mark('CF'))

    def val(self, i):
        return int(SP[i]['value'])

    def holds(self, i, side):
        """Enough men of a side in a space to control it."""
        m = self.men(i, side)
        if not m:
            return False
        if all(p.mark('Kind') == 'Indian' for p in m) and self.val(i) > 1:
            return False
        return sum(self.cf(p) for p in m) >= self.val(i)

    def friendly(self, i, side):
        other = 'US' if side == 'British' else 'British'
        return not self.holds(i, other) if SIDE[SP[i]['territory']] == side else self.holds(i, side)

    def supplied(self, place, side, unit=True):
        start = sid(place)
        other = 'US' if side == 'British' else 'British'
        src = {'quebec'} if side == 'British' else {'albany', 'pittsburgh', 'mansfield', 'ft_macarthur'}
        if SIDE[SP[start]['territory']] == side:
            for p in self.t.things.values():
                if hasattr(p, 'gpid') and p.name == side + ' Supply Depot' and p.map == 'Main Map' and self.t.where(p) in ref._alias:
                    src.add(sid(self.t.where(p)))
        shut = {l for l in LAKES if l != 'transit' and self.ships(l, other)}
        seen, todo = {start}, [start]
        if not unit and not self.friendly(start, side):
            return False
        while todo:
            a = todo.pop()
            if a in src and self.friendly(a, side):
                return True
            nx = [b for (x, b) in LINK if x == a]
            if a == start or self.friendly(a, side):
                for l, tw in LAKES.items():
                    if a in tw and l not in shut:
                        nx += tw
                        if l in ('erie', 'huron') and not shut & {'erie', 'huron'}:
                            nx += LAKES['erie'] + LAKES['huron']
            for b in nx:
                if b and b not in seen and self.friendly(b, side):
                    seen.add(b)
                    todo.append(b)
        return False

    # ---- march ----
    def go(self, pl, what, *path, style='jump'):
        """Pieces from path[0] along path; jump: one drag; step: space by space; each: one after another; lead: leader first."""
        ps = self.t.pieces(what, pl)
        for p in ps:
            assert sid(self.t.where(p)) == sid(path[0]), (p.name, self.t.where(p))
        c = ref.cost(*path)
        for p in ps:
            assert c <= (10 if p.mark('Kind') in ('Leader', 'Dragoon') else 6), (what, c)
        other = 'US' if pl.side == 'British' else 'British'
        for q in path[1:-1]:
            assert not self.men(q, other), q
        ids = [p.id for p in ps]
        if style == 'step':
            for q in path[1:]:
                pl.drag(ids, q)
        elif style == 'each':
            for i in ids:
                pl.drag([i], path[-1])
        elif style == 'mixed':
            pl.drag(ids[:1], path[-1])
            if ids[1:]:
                for q in path[1:]:
                    pl.drag(ids[1:], q)
        else:
            pl.drag(ids, path[-1])
        self.steps += 1
        return c

    def fight(self, pl, place, entry, dice, want, alead, dlead, aldr=0, dldr=0, att=None, amph=False, rnd=1, wasin=None, oos_d=False, press=True, dsup=None):
        """Checks a round (the attackers lie in the space already), rolls, and asserts the result code."""
        t, side = self.t, pl.side
        other = 'US' if side == 'British' else 'British'
        i = sid(place)
        A = self.t.pieces(att, pl) if att else self.men(place, side)
        D = self.men(place, other)
        assert D and A
        fort = SP[i]['fort']
        fc, fv = '', 0
        if fort and not fort.startswith('event'):
            m = re.match(r'([ABC])/(\d)(;from=1812b)?', fort)
            if not (m.group(3) and t.turn_name() == 'Spring-Summer 1812'):
                fc, fv = m.group(1), int(m.group(2))
        else:
            assert not [p for p in t.at(t.where(D[0])) if p.name.startswith('Fort ') or p.name in ('Burlington Heights', 'Plattsburg Forts')]
        if all(p.mark('Kind') == 'Indian' for p in D):
            fc, fv = '', 0
        a = sum(self.cf(p, True) for p in A)
        d = sum(self.cf(p) for p in D) + fv
        asup = self.supplied(entry, side, False) if not amph else True
        dsup = self.supplied(place, other) if dsup is None else dsup
        if not asup:
            a = math.ceil(a / 2)
        if not dsup:
            d = math.ceil(d / 2)
        o = odds(a, d)
        assert o is not None
        al, dl = t.pieces([alead], pl)[0], t.find(dlead, other)
        assert al in A and dl in D and not self.red(al)
        full = [p for p in D if not self.red(p)]
        assert not full or not self.red(dl)
        ca, cd = al.mark('Class'), dl.mark('Class')
        if al.mark('Kind') == 'Dragoon' and fc:
            ca = 'B'
        if fc and full and fc < cd:
            cd = fc
        cls = ord(cd) - ord(ca)
        drm = o + cls + aldr - dldr
        place_m = 0
        if rnd == 1:
            if amph:
                place_m -= 1
            elif LINK[sid(entry), i] == 3:
                place_m -= 1
            if SP[i]['terrain'] == 'forest' and not fc:
                ia = all(p.mark('Kind') == 'Indian' for p in A)
                idf = all(p.mark('Kind') == 'Indian' for p in D)
                place_m += 1 if ia and not idf else -2 if idf and not ia else -1
            if i == 'montreal':
                place_m -= 1
        drm += place_m
        if side == 'US' and self.year < 1814 and SP[i]['terrain'] == 'clear' and not fc and any(p.mark('Kind') in ('Regular', 'Dragoon') for p in D):
            drm -= 1
        got = crt(sum(dice) + drm, bool(fc))
        if got == 'AR' and sum(dice) + drm == 9:
            got = 'AR'
        print('  %s: %d:%d supA %s supD %s odds %+d cls %+d place %+d drm %+d dice %s -> %d %s' % (place, a, d, asup, dsup, o, cls, place_m, drm, dice, sum(dice) + drm, got))
        assert got == want, (got, want)
        if press:
            pl.roll('2d6', *dice)
        self.steps += 1
        return drm

    # ---- sums ----
    def sum(self):
        n = 0
        for i, r in SP.items():
            terr = SIDE[r['territory']]
            other = 'US' if terr == 'British' else 'British'
            if self.holds(i, other):
                n += self.val(i) * (1 if other == 'British' else -1)
        for l in ('Ontario', 'Erie', 'Huron', 'Champlain'):
            b = bool(self.ships(l, 'British')) or any(p.name == 'British Lake Control' for p in self.t.at('Lake %s Control Box' % l)) and not self.ships(l, 'US')
            u = bool(self.ships(l, 'US')) or any(p.name == 'US Lake Control' for p in self.t.at('Lake %s Control Box' % l)) and not self.ships(l, 'British')
            assert not (b and u), l
            n += 2 * b - 2 * u
        return n

    def marker(self):
        w = self.t.where(self.t.find('VP Marker'))
        m = re.search(r'VP (?:(US|British) )?(\d+)', w)
        return int(m.group(2)) * (-1 if m.group(1) == 'US' else 1)

    def vp(self, pl=None, flip=True):
        """Moves the marker to the right sum (by pl), or only checks it."""
        n = self.sum() + self.ev
        if pl and n != self.marker():
            pl.vp('0' if n == 0 else ('British %d' % n if n > 0 else 'US %d' % -n), flip=flip)
            self.steps += 1
        assert n == self.marker(), (n, self.marker())

    def winter(self):
        """What must suffer in winter: place -> text."""
        out = {}
        for i, r in SP.items():
            for side in ('US', 'British'):
                m = self.men(i, side)
                if not m:
                    continue
                here = [p.name for p in self.t.at(self.t.where(m[0]))]
                room = self.val(i) + 4 * any(n.startswith('Fort ') or n in ('Burlington Heights', 'Plattsburg Forts') for n in here) + 4 * (side + ' Supply Depot' in here)
                full = [p for p in m if not self.red(p)]
                home = SIDE[r['territory']] == side
                if room == 0:
                    out[i] = ('all die', [p.name for p in m])
                elif home and len(full) > room:
                    out[i] = (len(full) - room, side, [p.name for p in full])
                elif not home and len(m) > room:
                    out[i] = (len(m) - room, side, 'enemy land', self.supplied(i, side), [p.name + ('*' if self.red(p) else '') for p in m])
        return out

    def ops(self, card):
        return CARD[card.replace('Card ', '')]

    def n(self, k=1):
        self.steps += k

    def end(self, lo=25, hi=45):
        kinds = [q[2] for q in self.t.past if q[2] not in ('say', 'unmask', 'discard')]
        steps = sum(1 for a, b in zip([''] + kinds, kinds) if a != b or b == 'drag')
        print('%s: %d plays, %d runs of doings, %d counted steps' % (self.s.name, self.s.plays, steps, self.steps))
        self.s.done()


def stack(t, deck, names):
    """Before the log: these cards lie on top of a deck, the first on top."""
    d = t.deck(deck)
    for n in reversed(names):
        i = next(x for x in d.kids if t.things[x].name in (n, 'Card ' + n))
        d.kids.remove(i)
        d.kids.append(i)


def lay_12b(t):
    """The arrivals of Summer-Autumn 1812 as they came."""
    for what, pl, side in (('us:5th us:9th 11th 12th 14th 15th us:16th 20th 21st 23rd', 'Albany', 'US'), ('17th 19th 1st_Kentucky Harrison Winchester', 'Ft. MacArthur', 'US'),
                           ('18th', 'Ft. Niagara', 'US'), ('1st_Rifles Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour', 'US'), ('Julia Hamilton', 'Ogdensburg', 'US'),
                           ('Fair_American Gov._Tompkins', 'Oswego', 'US'), ('3rd_NY_Militia Caledonia Somers ship:Ohio Trippe Amelia', 'Buffalo', 'US'),
                           ('Vermont_Militia', 'Burlington VT', 'US'), ('1st_PA_Militia', 'Pittsburgh', 'US'), ('Macdonough', 'Plattsburg', 'US'),
                           ('103rd 1/R._Scots', 'Quebec City', 'British'), ('Glengarry', 'Cornwall', 'British'), ('Voltigeurs Rottenburg', 'Montreal', 'British'),
                           ('Western_Indians', 'Ft. Malden', 'British'), ('Vincent', 'Kingston', 'British')):
        t.lay(what, pl, side)
