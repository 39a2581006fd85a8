"""What these sessions assert: ways, dice due, losses, calm boards, full hands."""
import xml.etree.ElementTree as ET
from cubes import COLOURS, PACK, SLOT
from table import Piece
SIDE = {'ar': 'us', 'am': 'us', 'br': 'br', 'cm': 'br', 'na': 'br'}
CAP = {'ar': 2, 'br': 2, 'am': 3, 'cm': 3, 'na': 3}
_root = ET.parse(PACK).getroot()
HOME = {a.get('name'): a.findtext('homeland') for a in _root.iter('area') if a.get('name')}
STARS = {a.get('name'): int(a.findtext('objectives')) for a in _root.iter('area') if a.get('name')}


def hands(s, turn=None, **cards):
    for f, c in cards.items():
        s.t.hand_of(f, *c.split())
        assert any(s.t.fact(x)['kind'] != 'special' for x in c.split())
    assert len(cards) == 5
    if turn:
        s.t.lay_piece(s.t.pawn, 'Turn %d' % turn)


def sides(t, area):
    return {SIDE[f] for f in t.at_area(area)}


def way(t, f, n, what, *path):
    """An army of f may go this way with n areas."""
    assert f + ' ' in what, what
    assert len(path) - 1 <= n, path
    for a, b in zip(path, path[1:]):
        assert t.border(a, b), (a, b)
    for a in path[1:-1]:
        assert not sides(t, a) - {SIDE[f]}, a


def top(t, what, place):
    """These very cubes, to be dragged with carry."""
    return t.take(what, place)


def carry(p, cubes, *path, how='one'):
    for to in path:
        for g in {'one': [cubes], 'each': [[c] for c in cubes],
                  'colours': [[c for c in cubes if c.gpid == k] for k in sorted({c.gpid for c in cubes})]}[how]:
            p.t.drag(p, [c.id for c in g], to)


def go(p, f, n, what, *path, how='one'):
    """The same cubes all along their way."""
    way(p.t, f, n, what, *path)
    cubes = p.t.take(what, path[0])
    carry(p, cubes, *(path[-1:] if how == 'ends' else path[1:]), how='one' if how == 'ends' else how)


class Fight:
    def __init__(self, t, area):
        self.t, self.area, self.turn = t, area, HOME[area]
        assert len(sides(t, area)) == 2, area

    def due(self, **faces):
        """The volley of the side whose turn it is; nothing is logged."""
        here = self.t.at_area(self.area)
        want = {f: min(CAP[f], n) for f, n in here.items() if SIDE[f] == self.turn}
        got = {f: len(x.split()) for f, x in faces.items()}
        assert got == want, (self.area, self.turn, got, want)
        self.before, self.faces = here, faces
        self.fled = self.t.at_area('Fled Units')
        return self

    def volley(self, p, **faces):
        self.due(**faces)
        for f, x in faces.items():
            p.roll(f, *x.split())
        return self

    def settle(self, back=0, times=1, noflee=()):
        """Losses, flights and withdrawals (of the side that rolled) are done."""
        now, t = self.t.at_area(self.area), self.t
        hits = sum(x.split().count('hit') * (times if f == 'am' else 1) for f, x in self.faces.items())
        foe = sum(n for f, n in self.before.items() if SIDE[f] != self.turn)
        foe2 = sum(n for f, n in now.items() if SIDE[f] != self.turn)
        assert foe - foe2 == min(hits, foe), (self.area, hits, foe, foe2)
        gone = {f: n - now.get(f, 0) for f, n in self.before.items() if SIDE[f] == self.turn}
        flee = {f: x.split().count('flee') for f, x in self.faces.items() if f not in noflee}
        blank = {f: x.split().count('command') for f, x in self.faces.items()}
        assert sum(gone.values()) == sum(flee.values()) + back, (gone, flee)
        for f in gone:
            assert flee.get(f, 0) <= gone[f] <= flee.get(f, 0) + blank.get(f, 0), f
        fled = t.at_area('Fled Units')
        for f in COLOURS:
            assert fled.get(f, 0) - self.fled.get(f, 0) == flee.get(f, 0), f
        self.turn = 'br' if self.turn == 'us' else 'us'
        return self

    def over(self):
        assert len(sides(self.t, self.area)) == 1
        return self.t.at_area(self.area)


def marks(t, area):
    return len([p for p in t.things.values() if isinstance(p, Piece) and
                int(p.gpid) in (SLOT['mark'], SLOT['mark'] + 1) and t.where(p) == area])


def calm(t, late=(), hand=3, **other):
    """No battle is left, markers lie where they belong, hands are full."""
    for a in HOME:
        w = sides(t, a)
        assert len(w) < 2, a
        due = STARS[a] if w and HOME[a] not in w else 0
        assert a in late or marks(t, a) == due, (a, marks(t, a), due)
    for f in COLOURS:
        assert len(t.hand(f)) == other.get(f, hand), (f, t.hand(f))


def lay_mark(s, area, side):
    t = s.t
    if t.m.kind == 'Canada':
        t.lay_marker('Contrôle', area)
        p = t.marker(area)
        p.state[p.trait('emb2;')] = '2' if side == 'br' else '1'
    else:
        t.lay_marker({'us': 'US Control', 'br': 'British Control'}[side], area)


def marks1813(s):
    for a, side in (('Ft. George', 'us'), ('York', 'us'), ('Ogdensburg', 'br'), ('Detroit', 'br'), ('Frenchtown', 'br')):
        lay_mark(s, a, side)
