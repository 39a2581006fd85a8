"""A table of 1812: The Invasion of Canada: cubes without names, cards, dice of a colour, markers, a bag. It writes its
logs as table.py does, with which it shares dragging, undo and saving.

    from cubes import session
    s = session('intro1812', us='Ann', br='Ben', what='...', module='Regions')   # or 'Points', 'Canada'
    s.t.hand_of('am', 'am-01', 'am-05', 'Kentucky Militia')    # before the log begins, as lay, off, lay_played; then
    s.t.deal()                                                  # deal: the other hands
    t, us, br = s.begin()
    s.play('phase am')
    us.phase('am')                                     # a cube out of the bag, if the module has one
    us.recruit('am 2', 'Pittsburgh'); us.back('am 1', 'Albany')
    us.play('am-01')                                   # hand -> played, turned up; reveal=False: forgotten
    us.move('am 3, ar 2', 'Ft. Niagara', 'Queenston / Ft. Erie', 'Six Nations')    # one drag a leg
    us.move('am 3', 'Buffalo', 'Erie', how='each')     # one drag a cube; 'colours': one a colour; 'ends': one to the end
    br.roll('na', 'hit', 'flee'); us.lose('am 1', 'Six Nations'); br.flee('na 1', 'Six Nations')
    us.draw('am', 2); us.mark('Dover', 'us'); us.turn(2); us.say('...'); us.undo()
    s.done()

Areas bear the names of the pack, colours are ar am br cm na, cards their ids or titles. What the pack says of map and
cards: t.border(a, b), t.touches(water, area), t.fact(card), t.at_area(area), t.hand(f). Python 3, standard library only."""
import functools
import os
import re
import xml.etree.ElementTree as ET
import zipfile

import session as sessions
from table import HERE, Piece, Player, Stack, Table, enc

HOME = os.path.join(HERE, '../../fixtures/vassal/invasion')
PACK = os.path.join(HERE, '../../core/invasion/pack.xml')
COLOURS = ['ar', 'am', 'br', 'cm', 'na']
SLOT = {'cube': 10, 'turn': 20, 'mark': 21, 'card': 100}
HAND = 'Hand '
MASK = 'obs;72,130;cardback.png;Mask;B;Hidden card;player:;Peek;;false;;'
FLIP = 'emb2;;128;;Flip;128;;;128;;;;1;false;0;0;a.png,b.png;,;true;Face;;;false;;1;1;true;;70,130;;two sides;1.0;;true'


class Facts:
    """What the pack tells of areas, borders, shores, boxes, cards and set-ups."""

    def __init__(self):
        root = ET.parse(PACK).getroot()
        self.areas = {a.get('id'): a.get('name') for a in root.iter('area') if a.get('name')}
        self.boxes = {b.get('id'): b.get('name') for b in root.iter('box')}
        self.links = {frozenset((k.get('a'), k.get('b'))): k.findtext('border') for k in root.iter('link')}
        self.shores = {(k.get('water'), k.get('area')): k.findtext('touches') for k in root.iter('shore')}
        self.cards = {c.get('id'): dict({x.tag: x.text for x in c}, name=c.get('name')) for c in root.iter('card')
                      if c.get('name')}
        self.positions = {p.get('name'): p.text for p in root.iter('position')}
        self.ids = {v: k for k, v in list(self.areas.items())}

    def card(self, name):
        got = [k for k, c in self.cards.items() if name in (k, c['name'])]
        assert got, name
        return got[0]


class Board:
    """The module: where its places are, in which words its slots and dice are called."""
    zones, decks = [], {}

    def __init__(self, module, facts):
        self.path = os.path.join(HOME, 'Invasion%s.vmod' % module)
        self.kind, self.facts = module, facts
        z = zipfile.ZipFile(self.path)
        self.moduledata = z.read('moduledata')
        root = ET.fromstring(z.read('buildFile.xml').decode('utf-8'))
        self.slots = {e.get('entryName'): (int(e.get('gpid')), e.text) for e in root.iter() if e.tag.endswith('Slot')}
        self.cube = [n for g in range(5) for n, (gpid, _) in self.slots.items() if gpid == SLOT['cube'] + g]
        with open(self.path[:-5] + '.bind.xml', encoding='utf-8') as f:
            bind = ET.fromstring(f.read())
        self.faces = [b.get('faces').split() for b in bind.iter('button')]
        places = list(facts.areas.values()) + list(facts.boxes.values())
        here = ET.fromstring(zipfile.ZipFile(os.path.join(HOME, 'InvasionRegions.vmod')).read('buildFile.xml').decode('utf-8'))
        self.spots = {r.get('name'): (int(r.get('originx')), int(r.get('originy'))) for r in here.iter()
                      if r.tag.endswith('.Region')}       # the three boards are alike, two of them have names there
        assert all(p in self.spots or p.endswith(' Hand') for p in places)
        self.has_pool = self.has_bag = module != 'Points'
        if module == 'Canada':
            gpid, text = self.slots['Contrôle']
            self.slots['Contrôle'] = (gpid, text.replace('+/null/', '+/null/' + FLIP.replace('/', '\\/') + '\t')
                                      .replace('/null;', '/1\tnull;'))

    @functools.lru_cache(maxsize=None)
    def locate(self, mapname, x, y):
        if mapname != 'Main Map':
            return 'offboard'
        return min(self.spots, key=lambda n: (self.spots[n][0] - x) ** 2 + (self.spots[n][1] - y) ** 2)

    @staticmethod
    def zone(x, y):
        return None


class CubePlayer(Player):
    """What a player does at such a table; places are named as in the pack."""

    def cubes(self, what, frm, to, how='one'):
        """'am 3, ar 1' from a place to another, which may be 'Reserve', 'Fled Units' and the like."""
        ps = self.t.take(what, frm)
        if not self.t.m.has_pool and 'Reserve' in (frm, to):
            for p in ps:
                self.put(p, to) if frm == 'Reserve' else self.t.delete(p)
            return
        groups = {'one': [ps], 'each': [[p] for p in ps],
                  'colours': [[p for p in ps if p.gpid == g] for g in sorted({p.gpid for p in ps})]}[how]
        for g in groups:
            self.t.drag(self, [p.id for p in g], to)

    def move(self, what, *path, how='one'):
        if how == 'ends':
            path, how = (path[0], path[-1]), 'one'
        for a, b in zip(path, path[1:]):
            self.cubes(what, a, b, how)

    def recruit(self, what, area, how='one'):
        self.cubes(what, 'Reserve', area, how)

    def back(self, what, area, how='one'):
        self.cubes(what, 'Fled Units', area, how)

    def lose(self, what, area, how='one'):
        self.cubes(what, area, 'Reserve', how)

    def flee(self, what, area, how='one'):
        self.cubes(what, area, 'Fled Units', how)

    def phase(self, f):
        if self.t.m.has_bag:
            self.t.drag(self, [self.t.drawn[f].id], 'Active Faction')

    def refill(self):
        """The cubes that were drawn go back into the bag."""
        out = [p.id for p in self.t.drawn.values() if self.t.where(p) != 'Draw Bag'] if self.t.m.has_bag else []
        if out:
            self.t.drag(self, out, 'Draw Bag')

    def turn(self, n):
        self.t.drag(self, [self.t.pawn.id], 'Turn %d' % n)

    def roll(self, f, *faces):
        t, g = self.t, COLOURS.index(f)
        name, order = t.m.cube[g] + ' dice', t.m.faces[g]
        numbers = []
        for k, face in enumerate(faces):
            have = [i + 1 for i, w in enumerate(order) if w == face]
            assert have, '%s has no %s' % (f, face)
            numbers.append(str(have[(t.n + k) % len(have)]))
        said = ','.join(faces if t.m.kind == 'Points' else numbers)
        leaf = [(1, 'CHAT*** %s = %s *** <%s>' % (name, said, self.name))]
        old, new = t.dice.get(name, ''), ','.join(numbers)
        if t.m.kind != 'Points':
            leaf.append((2, 'MutableProperty\t%s_result\t%s\t%s\tModule' % (name, old, new)))
        t.entry(leaf, 'roll', lambda: t.dice.__setitem__(name, new))

    def draw(self, f, n=1, *cards):
        """So many from the top of a deck, or these."""
        for i in range(max(n, len(cards))):
            c = self.t.card(cards[i]) if cards else self.t.deck_of(f)[-1]
            self.t.drag(self, [c.id], HAND + f)

    def play(self, card, reveal=True, to='Played Cards'):
        c = self.t.card(card)
        assert c.map.startswith(HAND), card + ' is in no hand'
        self.t.drag(self, [c.id], to)
        if reveal:
            self.t.unmask(c)
        return c

    def reveal(self, card):
        self.t.unmask(self.t.card(card))

    def mark(self, area, side):
        """A control marker: 'us' or 'br' put there or turned, None taken away."""
        t = self.t
        if t.m.kind == 'Canada':
            have = t.marker(area)
            if side and not have:
                have = self.put('Contrôle', area)
            if side and have.level() != (2 if side == 'br' else 1):
                t.flip(have)
            if not side:
                t.delete(have)
            return
        if t.marker(area):
            t.delete(t.marker(area))
        if side:
            self.put({'us': 'US Control', 'br': 'British Control'}[side], area)


class CubeTable(Table):
    """The board with a scenario's first position, or an empty one."""
    def __init__(self, scenario='intro1812', module='Regions', us='Ann', br='Ben'):
        self.facts = Facts()
        self.m = Board(module, self.facts)
        self.game, self.module = 'invasion', self.m.path
        self.bind = self.m.path[:-5] + '.bind.xml'
        self.dice, self.log, self.past, self.things, self.turn_state = {}, [], [], {}, None
        self.footprint_live = set()
        self.clock = 1812000000000 + sum(map(ord, us + br))
        pw = {n: n.lower().replace(' ', '') + '-secret' for n in (us, br)}
        self.us, self.br = CubePlayer(self, 'US', us, pw[us]), CubePlayer(self, 'British', br, pw[br])
        self.frame = [(0, 'begin_save'), (1, '+/')] + [
            (1, 'PLAYER\t%s\t%s\t%s' % (p.pw, p.name, p.side)) for p in (self.us, self.br)] + [
            (1, 'Main MapBoardPicker\tTheatre\t0\t0'), (1, 'SETUP_STACK\t'), (1, 'end_save')]
        for f in COLOURS if self.m.has_pool else []:
            self.lay('%s %d' % (f, {'ar': 30, 'am': 45, 'br': 25, 'cm': 35, 'na': 25}[f]), 'Reserve', 'new')
        self.pawn = self.make('piece;;;turn.png;Turn Marker', SLOT['turn'], 'Turn 1')
        self.drawn = {f: self.make('piece;;;cube.png;' + self.m.cube[i], SLOT['cube'] + i, 'Draw Bag')
                      for i, f in enumerate(COLOURS)} if self.m.has_bag else {}
        for i, (k, c) in enumerate(self.facts.cards.items()):
            name = 'Carte' if module == 'Canada' else c['name']
            p = self.make('%s\tpiece;;;card%d.png;%s' % (MASK, i, name.replace(';', '')), SLOT['card'] + i,
                          self.facts.boxes['deck-' + k[:2]], 'null;\t')
            p.card = k
            self.mask(p, (self.us if k[:2] in ('ar', 'am') else self.br).pw)
        for line in (self.facts.positions[scenario] if scenario else '').splitlines():
            at = re.match(r'\s*at (\S+): (.*)', line)
            now = re.match(r'\s*now (\d+)', line)
            if at:
                self.lay(at.group(2), self.facts.areas[at.group(1)])
            elif now and now.group(1) != '1':
                self.lay_piece(self.pawn, 'Turn ' + now.group(1))

    # ---- before the log begins ----

    def make(self, ptype, gpid, place, state=''):
        x, y = self.spot(place, 0)
        p = Piece(self.new_id(11), ptype, state + enc(['Main Map', x, y, gpid, 0], ';'))
        self.things[p.id] = p
        self.lay_piece(p, place)
        return p

    def lay_piece(self, p, place):
        hand = place.startswith(HAND)
        x, y = self.hand_slot(place) if hand else self.spot(place, 0)
        s, new = self.place(p, place if hand else 'Main Map', x, y, None)
        if new:
            sid = self.new_id(3)
            self.things[sid] = Stack(sid, enc(['Main Map', x, y, p.id, '@@-1'], ';'))

    def lay(self, what, place, frm='Reserve'):
        """Cubes lie there when the log begins; out of the reserve, or from another place."""
        assert not self.log
        for p in self.take(what, frm):
            if isinstance(p, Piece):
                self.lay_piece(p, place)
            else:
                i = self.m.cube.index(p)
                self.make('piece;;;cube.png;' + p, SLOT['cube'] + i, place)
        return self

    def off(self, what, place):
        """They are not there when the log begins."""
        for p in self.take(what, place):
            self.lay_piece(p, 'Reserve') if self.m.has_pool else self.remove(p.id)

    def hand_of(self, f, *cards):
        for c in cards:
            self.lay_piece(self.card(c), HAND + f)

    def deal(self):
        """Every hand that is empty gets the three top cards of its deck."""
        for f in COLOURS:
            for c in self.deck_of(f)[-3:] if not self.hand(f) else []:
                self.lay_piece(c, HAND + f)

    def lay_played(self, *cards):
        for c in cards:
            self.lay_piece(self.card(c), 'Played Cards')
            self.card(c).state[0] = 'null;'

    def lay_drawn(self, *colours):
        """These have had their phase; the last one named is in it."""
        for f in colours:
            self.lay_piece(self.drawn[f], 'Active Faction')

    # ---- what lies where ----

    @staticmethod
    def is_hand(place):
        return place.startswith(HAND)

    def take(self, what, place):
        """The cubes 'am 3, ar 1' of a place, those on top first; names of slots where there is no box of them."""
        out = []
        for f, n in re.findall(r'(ar|am|br|cm|na) (\d+)', what):
            i = COLOURS.index(f)
            if place == 'new' or (place == 'Reserve' and not self.m.has_pool):
                out += [self.m.cube[i]] * int(n)
                continue
            have = [p for p in self.cubes_at(place) if p.gpid == str(SLOT['cube'] + i)]
            assert len(have) >= int(n), '%s: %d of %s in %s' % (what, len(have), f, place)
            out += have[len(have) - int(n):]
        return out

    def cubes_at(self, place):
        gone = {p.id for p in self.drawn.values()} if hasattr(self, 'drawn') else ()
        return [p for p in self.things.values() if isinstance(p, Piece) and p.id not in gone and
                SLOT['cube'] <= int(p.gpid) < SLOT['cube'] + 5 and p.map == 'Main Map' and self.where(p) == place]

    def at_area(self, place):
        """How many of each colour: {'ar': 2, 'am': 1}."""
        have = [COLOURS[int(p.gpid) - SLOT['cube']] for p in self.cubes_at(place)]
        return {f: have.count(f) for f in COLOURS if f in have}

    def marker(self, area):
        return next((p for p in self.things.values() if isinstance(p, Piece) and self.where(p) == area and
                     int(p.gpid) in (SLOT['mark'], SLOT['mark'] + 1)), None)

    def card(self, name, player=None):
        k = list(self.facts.cards).index(self.facts.card(name))
        return next(p for p in self.things.values() if isinstance(p, Piece) and p.gpid == str(SLOT['card'] + k))

    def pieces(self, what, player=None):
        return [self.things[w] for w in what]

    def hand(self, f):
        return [self.facts.cards[list(self.facts.cards)[int(p.gpid) - SLOT['card']]]['name']
                for p in self.things.values() if isinstance(p, Piece) and p.map == HAND + f]

    def deck_of(self, f):
        return [p for p in self.things.values() if isinstance(p, Piece) and p.is_card() and
                self.where(p) == self.facts.boxes['deck-' + f]]

    def border(self, a, b):
        """'land', 'river', or None where the pack knows of no border."""
        return self.facts.links.get(frozenset((self.facts.ids[a], self.facts.ids[b])))

    def touches(self, water, area):
        return self.facts.shores.get((water, self.facts.ids[area])) == 'yes'

    def fact(self, card):
        """What the pack says of a card: kind, armies, areas, units, effect."""
        return self.facts.cards[self.facts.card(card)]


def session(scenario, us, br, what, module='Regions'):
    """A session at such a table."""
    return sessions.Session(None, what=what, table=CubeTable(scenario, module, us, br))
