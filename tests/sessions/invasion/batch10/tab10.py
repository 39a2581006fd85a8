"""For the sessions of this folder: set-ups with decks in a known order, what the rule book asks of marches, battles
and ends of phases as asserts, and the fourth module (InvasionFull: zones instead of a grid, special dice)."""
import xml.etree.ElementTree as ET
import zipfile

import cubes
from cubes import COLOURS, HAND, PACK, SLOT
from table import Piece

SIDE = {'ar': 'us', 'am': 'us', 'br': 'br', 'cm': 'br', 'na': 'br'}
CAP = {'ar': 2, 'am': 3, 'br': 2, 'cm': 3, 'na': 3}
INTRO = {'ar': '01 03 05 06 09 11', 'am': '01 03 04 05 09 12', 'br': '03 04 05 07 10 12', 'cm': '03 04 05 07 10 12',
         'na': '02 04 05 07 09 10'}
NOT13 = {'ar': '01 03 09', 'am': '01 07 11', 'br': '03 07 09 12', 'cm': '03 07 11', 'na': '02 07 11'}
_root = ET.parse(PACK).getroot()
HOME = {a.get('name'): a.findtext('homeland') for a in _root.iter('area') if a.get('name')}
STARS = {a.get('name'): int(a.findtext('objectives')) for a in _root.iter('area') if a.get('name')}
ALL = ['%02d' % i for i in range(1, 13)]


def cards_of(scenario, f):
    return (INTRO[f].split() if scenario == 'intro1812' else
            [n for n in ALL if scenario != '1813' or n not in NOT13[f].split()])


def prep(s, scenario, hands, tops={}, played=''):
    """hands: {'ar': '01 03 11'}; the cards the scenario leaves out go; tops: what is drawn next; played: 'ar-02 am-04'."""
    t = s.t
    for f in COLOURS:
        use = cards_of(scenario, f)
        for n in ALL:
            if n not in use:
                t.remove(t.card('%s-%s' % (f, n)).id)
        for n in hands[f].split():
            assert n in use, (f, n)
        assert len(hands[f].split()) == 3 and any(int(n) <= 8 for n in hands[f].split()), f
        t.hand_of(f, *['%s-%s' % (f, n) for n in hands[f].split()])
        for n in reversed(tops.get(f, '').split()):
            p = t.card('%s-%s' % (f, n))
            h = t.holder(p.id)
            h.kids.remove(p.id)
            h.kids.append(p.id)
            t.things[p.id] = t.things.pop(p.id)
    t.lay_played(*played.split())


def campaign(t, **where):
    """The additional units: br='Montreal 2, Kingston 2', ..."""
    n = {}
    for f, text in where.items():
        for w in text.split(', '):
            area, k = w.rsplit(' ', 1)
            assert HOME[area] == SIDE[f], area
            t.lay('%s %s' % (f, k), area)
            n[f] = n.get(f, 0) + int(k)
    assert n == {'br': 4, 'cm': 4, 'na': 4, 'ar': 6, 'am': 6}, n


def lay_marks(t, **areas):
    """Control markers that lie there when the log begins: us=['York'], br=[...]"""
    for side, names in areas.items():
        for a in names:
            (t.us if side == 'us' else t.br).mark(a, side)
            if a.startswith('Queenston'):
                second(t.us, a)
    t.log.clear()
    t.past.clear()


def second(p, area):
    """The second marker of Queenston and Fort Erie; only Americans place it."""
    return p.put('Contrôle' if p.t.m.kind == 'Canada' else 'US Control', area)


def marks(t, area):
    out = []
    for p in t.things.values():
        if isinstance(p, Piece) and p.map == 'Main Map' and int(p.gpid) in (SLOT['mark'], SLOT['mark'] + 1) and \
                t.where(p) == area:
            out.append({1: 'us', 2: 'br'}[p.level()] if t.m.kind == 'Canada' else {21: 'us', 22: 'br'}[int(p.gpid)])
    return out


def sides(t, area):
    return {SIDE[f] for f in t.at_area(area)}


def size(t, area, side):
    return sum(n for f, n in t.at_area(area).items() if SIDE[f] == side)


def end(t, f=None, late=()):
    """The end of a phase: no battle left, markers right (but for `late`), three in the hand of f."""
    for a, h in HOME.items():
        here = sides(t, a)
        assert len(here) < 2, ('both in', a)
        want = [x for x in here if x != h] * STARS[a] if here else []
        if a not in late:
            assert marks(t, a) == want, (a, marks(t, a), want)
    if f:
        assert len(t.hand(f)) == min(3, len(t.hand(f)) + len(t.deck_of(f))), f
        assert any(c[-2:].isdigit() for c in t.hand(f)), f
    for g in COLOURS:
        n = sum(t.at_area(a).get(g, 0) for a in HOME) + t.at_area('Fled Units').get(g, 0)
        assert n <= {'ar': 30, 'am': 45, 'br': 25, 'cm': 35, 'na': 25}[g], (g, n)


class March:
    """What a movement card allows; each go is an army."""

    def __init__(self, t, p, f, card, more=0, further=0):
        c = t.fact(card)
        assert card.startswith(f)
        self.t, self.p, self.f = t, p, f
        self.armies, self.areas = int(c['armies']) + more, int(c['areas']) + further
        self.kind = c['kind']
        self.done = []

    def ok(self, what, *path, further=0):
        t = self.t
        assert self.kind in ('movement', 'truce') and self.f + ' ' in what, what
        assert len(path) - 1 <= self.areas + further, path
        for a, b in zip(path, path[1:]):
            assert t.border(a, b), (a, b)
        foe = 'br' if SIDE[self.f] == 'us' else 'us'
        assert all(foe not in sides(t, a) for a in path[:-1]) , path
        self.done.append(path)
        assert len(set(self.done)) <= self.armies, self.done

    def go(self, what, *path, how='one', further=0):
        self.ok(what, *path, further=further)
        self.p.move(what, *path, how=how)


class Fight:
    """A battle: who rolls, how many dice, what is due; `check` after each side's effects."""

    def __init__(self, t, area, twice=False):
        self.t, self.area, self.next, self.due, self.twice = t, area, HOME[area], None, twice
        assert len(sides(t, area)) == 2, area

    def roll(self, us=None, br=None, p=None, skip=()):
        """us='ar hit hit, am flee' or br=...; p: who clicks."""
        t, side = self.t, 'us' if us else 'br'
        self.check()
        assert side == self.next and len(sides(t, self.area)) == 2, (self.area, side)
        dice = {w.split()[0]: w.split()[1:] for w in (us or br).split(', ')}
        here = {f: n for f, n in t.at_area(self.area).items() if SIDE[f] == side}
        assert {f: len(d) for f, d in dice.items()} == {f: min(n, CAP[f]) for f, n in here.items()}, (dice, here)
        hits = sum(d.count('hit') * (2 if self.twice and f == 'am' else 1) for f, d in dice.items())
        foe = {'us': 'br', 'br': 'us'}[side]
        self.due = (foe, size(t, self.area, foe) - min(hits, size(t, self.area, foe)),
                    {f: t.at_area('Fled Units').get(f, 0) + (0 if f in skip else d.count('flee')) for f, d in dice.items()},
                    size(t, self.area, side) - sum(d.count('flee') for f, d in dice.items() if f not in skip),
                    sum(d.count('command') for d in dice.values()), side)
        self.next = foe
        for f, d in dice.items():
            (p or (t.us if side == 'us' else t.br)).roll(f, *d)

    def check(self):
        if self.due:
            foe, left, fled, own, out, side = self.due
            assert size(self.t, self.area, foe) == left, (self.area, foe, self.t.at_area(self.area), left)
            for f, n in fled.items():
                assert self.t.at_area('Fled Units').get(f, 0) == n, (f, n)
            have = size(self.t, self.area, side)
            assert own - out <= have <= own, (self.area, have, own, out)
        self.due = None

    def over(self):
        self.check()
        assert len(sides(self.t, self.area)) < 2, self.area


def retreat(p, f, frm, to):
    """One unit goes out by a command decision."""
    t = p.t
    here = sides(t, to)
    assert t.border(frm, to), (frm, to)
    assert SIDE[f] in here or (not here and (HOME[to] == SIDE[f] or f == 'na')), (to, here)
    p.cubes(f + ' 1', frm, to)


# ---- the module with zones ----

class FullBoard(cubes.Board):
    def __init__(self, module, facts):
        super().__init__(module, facts)
        if module != 'Full':
            return
        root = ET.fromstring(zipfile.ZipFile(self.path).read('buildFile.xml').decode('utf-8'))
        self.polys = {z.get('name'): [tuple(map(int, q.split(','))) for q in z.get('path').split(';')]
                      for z in root.iter() if z.tag.endswith('.Zone')}
        self.spots = {n: self.middle(p) for n, p in self.polys.items()}
        self.texts = {}
        for b in root.iter():
            if b.tag.endswith('.SpecialDiceButton'):
                die = next(x for x in b if x.tag.endswith('SpecialDie'))
                self.texts[b.get('name')] = [x.get('text') for x in die]

    @staticmethod
    def inside(p, x, y):
        hit = False
        for (x1, y1), (x2, y2) in zip(p, p[1:] + p[:1]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                hit = not hit
        return hit

    def middle(self, p):
        xs, ys = [q[0] for q in p], [q[1] for q in p]
        best = None
        for i in range(1, 24):
            for j in range(1, 24):
                x, y = min(xs) + (max(xs) - min(xs)) * i // 24, min(ys) + (max(ys) - min(ys)) * j // 24
                if self.inside(p, x, y):
                    room = min(self.far(x, y, a, b) for a, b in zip(p, p[1:] + p[:1]))
                    if best is None or room > best[0]:
                        best = (room, x, y)
        assert best[0] > 100, best
        return best[1], best[2]

    @staticmethod
    def far(x, y, a, b):
        dx, dy = b[0] - a[0], b[1] - a[1]
        u = max(0, min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / float(dx * dx + dy * dy or 1)))
        return (a[0] + u * dx - x) ** 2 + (a[1] + u * dy - y) ** 2

    def locate(self, mapname, x, y):
        if self.kind != 'Full':
            return super().locate(mapname, x, y)
        if mapname == 'Main Map':
            for n, p in self.polys.items():
                if self.inside(p, x, y):
                    return n
        return 'offboard'

    def zone(self, x, y):
        return (self.locate('Main Map', x, y),) if self.kind == 'Full' else None


class FullPlayer(cubes.CubePlayer):
    def roll(self, f, *faces):
        t = self.t
        name = t.m.cube[COLOURS.index(f)] + ' dice'
        word = {'hit': 'Hit!', 'flee': 'Flee', 'command': 'Command Decision'}
        order = t.m.texts[name]
        at = []
        for k, face in enumerate(faces):
            have = [i for i, w in enumerate(order) if w == word[face]]
            at.append(have[(t.n + k) % len(have)])
        t.entry([(1, 'CHAT*** %s = %s *** <%s>' % (name, ','.join(order[i] for i in at), self.name)),
                 (2, 'SHOW_RESULTS\t%s\t%s' % (name, '\t'.join(map(str, at))))], 'roll')


def full(scenario, us, br, what):
    """A session at the table of InvasionFull."""
    old, cubes.Board = cubes.Board, FullBoard
    try:
        s = cubes.session(scenario, us=us, br=br, what=what, module='Full')
    finally:
        cubes.Board = old
    s.t.us.__class__ = s.t.br.__class__ = FullPlayer
    return s
