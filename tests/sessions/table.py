"""A VASSAL table in miniature: loads the position of a log or set-up of the module MadisonFull, keeps where every
piece lies, offers what a human does at the table, and writes a .vlog with commands and undo data in the forms that
the logs made by VASSAL's own classes have.

    t = Table('dev-1812-faults')            # the position in which that log begins; at=12: after its 12th entry
    us, br = t.us, t.br                     # two players, each with an own client (id)
    us.say('Card 32 as 3 ops')
    us.play('Card 32')                      # hand -> table, turned up (reveal=False: forgotten)
    us.drag('Dearborn 6th us:13th', 'Utica')
    us.roll('2d6', 3, 4); us.flip('6th'); us.vp('US 3'); us.discard('Card 32'); us.undo()
    t.save('x.vlog')

Python 3, standard library only."""
import copy
import csv
import functools
import io
import json
import os
import re
import zipfile

ESC = '\x1b'
HERE = os.path.dirname(os.path.abspath(__file__))
OPEN = os.environ.get('UMPIRE_OPEN') or os.path.join(HERE, '../../fixtures/vassal/full')
DATA = os.path.join(HERE, 'data')


# ---- sequences ----

def enc(tokens, d):
    out = []
    for t in tokens:
        t = '' if t is None else str(t)
        e = t.replace(d, '\\' + d)
        if t.startswith('\\') or (t.startswith("'") and t.endswith("'") and t):
            e = "'" + e + "'"
        out.append(e)
    return d.join(out)


def dec(text, d):
    out, cur, prev = [], [], ''
    for c in text:
        if c == d:
            if prev == '\\':
                cur[-1] = d
            else:
                out.append(''.join(cur))
                cur = []
        else:
            cur.append(c)
        prev = c
    out.append(''.join(cur))
    return [t[1:-1] if len(t) > 1 and t[0] == "'" and t[-1] == "'" else t for t in out]


def unnest(text):
    out = []
    while True:
        p = dec(text, '\t')
        out.append(p[0])
        if len(p) < 2:
            return out
        text = p[1]


def nest(parts):
    text = parts[-1]
    for p in reversed(parts[:-1]):
        text = enc([p, text], '\t')
    return text


def log_text(path):
    b = zipfile.ZipFile(path).read('savedGame')
    assert b[:5] == b'!VCSK', path
    k = int(b[5:7], 16)
    return bytes(x ^ k for x in bytes.fromhex(b[7:].decode())).decode('utf-8')


def leaves_of(text):
    """(depth, command) of a stream: depth 1 for what hangs on begin_save."""
    out, i, depth = [], 0, 0
    parts = re.split(r'(\\*)\x1b', text)
    out.append((0, parts[0]))
    for k in range(1, len(parts), 2):
        out.append((len(parts[k]) + 1, parts[k + 1]))
    return out


# ---- the module: places ----

class Module:
    def __init__(self, path):
        z = zipfile.ZipFile(path)
        self.moduledata = z.read('moduledata')
        x = z.read('buildFile.xml').decode('utf-8')
        self.zones, self.spots, self.decks, self.slots = [], {}, {}, {}
        import xml.etree.ElementTree as ET
        root = ET.fromstring(x)
        proto = {}
        for e in root.iter():
            tag = e.tag.split('.')[-1]
            if tag == 'Zone':
                pts = [tuple(map(int, p.split(','))) for p in e.get('path').split(';')]
                xs, ys = [p[0] for p in pts], [p[1] for p in pts]
                regs = [(r.get('name'), int(r.get('originx')), int(r.get('originy')))
                        for r in e.iter() if r.tag.split('.')[-1] == 'Region']
                self.zones.append((e.get('name'), e.get('locationFormat'), min(xs), min(ys), max(xs), max(ys), regs))
                for n, rx, ry in regs:
                    self.spots[n] = (rx, ry)
                if not regs:
                    self.spots[e.get('name')] = ((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)
            elif tag == 'DrawPile':
                self.decks[e.get('name')] = (int(e.get('x')), int(e.get('y')))
            elif tag == 'PrototypeDefinition':
                proto[e.get('name')] = e.text
            elif tag in ('PieceSlot', 'CardSlot'):
                self.slots[e.get('entryName')] = (int(e.get('gpid')), e.text)
        self.proto = {k: v.replace(';30;1;;', ';30;1.0;;') for k, v in proto.items()}

    def zone(self, x, y):
        for z in self.zones:
            if z[2] <= x < z[4] and z[3] <= y < z[5]:
                return z
        return None

    @functools.lru_cache(maxsize=None)
    def locate(self, mapname, x, y):
        if mapname != 'Main Map':
            return 'offboard'
        for n, (dx, dy) in self.decks.items():
            if (dx, dy) == (x, y):
                return n
        z = self.zone(x, y)
        if not z:
            return 'offboard'
        name, fmt, regs = z[0], z[1], z[6]
        g = ''
        if regs:
            g = min(regs, key=lambda r: (r[1] - x) ** 2 + (r[2] - y) ** 2)[0]
        return fmt.replace('$name$', name).replace('$gridLocation$', g)


# ---- what lies on the table ----

HASHED = ['OldZone', 'ClickedX', 'UniqueID', 'OldLocationName', 'OldDeckName', 'ClickedY', 'OldX', 'OldY', 'OldBoard',
          'OldMap']     # the order in which VASSAL's hash gives persistent properties

class Piece:
    def __init__(self, pid, ptype, state):
        self.id, self.type, self.state = pid, unnest(ptype), unnest(state)
        b = dec(self.type[-1], ';')
        self.name = dec(self.type[-1], ';')[4] if len(b) > 4 else ''
        self.read_basic()

    def read_basic(self):
        b = dec(self.state[-1], ';')
        self.map, self.gpid = b[0], b[3] if len(b) > 3 else ''
        self.x, self.y = int(b[1]), int(b[2])
        n = int(b[4]) if len(b) > 4 and b[4] else 0
        self.moved = False          # by us: then the order of its properties is the usual one
        self.props = {}
        for i in range(n):
            self.props[b[5 + 2 * i]] = b[6 + 2 * i] if 6 + 2 * i < len(b) else ''

    def basic(self):
        t = [self.map, self.x, self.y, self.gpid, len(self.props)]
        for k in sorted(self.props, key=lambda k: HASHED.index(k) if k in HASHED else 99) if self.moved else self.props:
            t += [k, self.props[k]]
        return enc(t, ';')

    def text(self):
        return nest(self.state[:-1] + [self.basic()])

    def trait(self, prefix):
        for i, t in enumerate(self.type[:-1]):
            if t.startswith(prefix):
                return i
        return -1

    def mark(self, key):
        for i, t in enumerate(self.type):
            if t.startswith('mark;'):
                keys, vals = dec(t[5:], ','), dec(self.state[i], ',')
                if key in keys:
                    k = keys.index(key)
                    return vals[k] if k < len(vals) else ''
        return ''

    def level(self):
        i = self.trait('emb2;')
        return int(self.state[i]) if i >= 0 else 1

    def is_card(self):
        return self.trait('obs;') >= 0

    def masked(self):
        i = self.trait('obs;')
        return i >= 0 and not self.state[i].startswith('null')

    def shown_name(self):
        if self.masked():
            return 'Hidden card'
        name = self.name
        i = self.trait('emb2;')
        if i >= 0:
            names = dec(dec(self.type[i][5:], ';')[16], ',')
            lv = abs(int(self.state[i]))
            nm = names[lv - 1] if lv <= len(names) else ''
            if nm:
                p = nm.split('+')
                name = nm if len(p) < 2 else (name + p[1] if p[0] == '' else p[0] + name)
        return name


class Stack:
    def __init__(self, sid, state):
        self.id = sid
        b = dec(state, ';')
        self.map, self.x, self.y = b[0], int(b[1]), int(b[2])
        self.kids = [k for k in b[3:] if k and not k.startswith('@@')]
        self.tail = [k for k in b[3:] if k.startswith('@@')]

    def text(self):
        return enc([self.map, self.x, self.y] + self.kids + self.tail, ';')


class Deck:
    def __init__(self, did, dtype, state):
        self.id, self.type = did, dtype
        b = dec(state, ';')
        self.map, self.x, self.y, self.down = b[0], int(b[1]), int(b[2]), b[3] if len(b) > 3 else 'false'
        self.kids = [k for k in dec(b[4], ',') if k] if len(b) > 4 else []

    def text(self):
        t = [self.map, self.x, self.y, self.down]
        return enc(t + ([enc(self.kids, ',')] if self.kids else []), ';')




class Player:
    """One player and his client; what he does goes into the table's log."""

    def __init__(self, t, side, name, pw):
        self.t, self.side, self.name, self.pw = t, side, name, pw

    # chat and dice
    def say(self, text):
        self.t.entry([(1, 'CHAT&lt;%s&gt; - %s' % (self.name, text))], 'say')

    def roll(self, button, *dice):
        t = self.t
        old = t.dice.get(button, ('1', '0', '0', ''))
        n = int(button[0])
        assert len(dice) == n, button
        cnt = {}
        for d in sorted(dice):
            cnt[d] = cnt.get(d, 0) + 1
        new = (','.join(map(str, dice)), str(sum(dice)), str(n), ', '.join('%d x%d' % kv for kv in cnt.items()))
        leaf = [(1, 'CHAT**** %s = %s *** <%s>' % (button, new[0], self.name))]
        for i, p in enumerate(('result', 'total', 'keep', 'summary')):
            leaf.append((2, 'MutableProperty\t%s_%s\t%s\t%s\tModule' % (button, p, old[i], new[i])))
        t.entry(leaf, 'roll', lambda: t.dice.__setitem__(button, new))

    # pieces
    def drag(self, what, place, how='auto', onto=None, at=None, jitter=None):
        """Drag pieces (names or ids, blank separated with _ for blanks, or a list) to a place in one drag."""
        self.t.drag(self, what, place, how, onto, at, jitter)

    def march(self, what, *places, **kw):
        """The same pieces from place to place, a drag each."""
        for p in places:
            self.drag(what, p, **kw)

    def each(self, what, place, **kw):
        """The pieces one after another to one place, a drag each."""
        for p in self.t.pieces(what, self):
            self.drag([p.id], place, **kw)

    def flip(self, what):
        for p in self.t.pieces(what, self):
            self.t.flip(p)

    def delete(self, what):
        for p in self.t.pieces(what, self):
            self.t.delete(p)

    def put(self, slot, place, **kw):
        return self.t.create(self, slot, place, **kw)

    # cards
    def draw(self, deck='', card=None):
        self.t.draw(self, deck, card)

    def play(self, card, reveal=True, at=None, to=None):
        c = self.t.card(card, self)
        self.t.drag(self, [c.id], to or 'Albany', at=at or self.t.card_spot(), how='pieces')
        if reveal:
            self.reveal(card)
        return c

    def reveal(self, card):
        c = self.t.card(card, self)
        self.t.unmask(c)

    def discard(self, card):
        self.t.discard(self, self.t.card(card, self))

    def drop_discard(self, card):
        """Dragged from the hand straight onto the discard pile."""
        c = self.t.card(card, self)
        self.t.drag(self, [c.id], 'Discard', at=self.t.m.decks['Discard'], how='pieces')

    def hold(self, card):
        c = self.t.card(card, self)
        self.t.drag(self, [c.id], 'Held Cards', how='pieces', jitter=6)

    def vp(self, where, flip=True):
        """'US 3', 'British 2', '0'; the marker is turned if its side is not that of the lead."""
        t = self.t
        mk = t.find('VP Marker')
        t.drag(self, [mk.id], 'VP ' + where, how='pieces', at=t.m.spots['VP ' + where])
        want = 2 if where.startswith('British') else 1
        if flip and where != '0' and mk.level() != want:
            t.flip(mk)

    def turn(self, name, marker=True, tracker=True):
        t = self.t
        if tracker:
            t.set_turn(name)
        if marker:
            mk = t.find('Game Turn')
            t.drag(self, [mk.id], 'Turn Track: ' + name, how='pieces', at=t.m.spots[name])

    def undo(self, n=1):
        for _ in range(n):
            self.t.undo()


SEASONS = ['Spring-Summer', 'Summer-Autumn', 'Winter']


class Table:
    def __init__(self, start, at=None, names=None, where=None):
        self.path = start if os.path.exists(start) else os.path.join(OPEN, start + '.vlog')
        self.game, self.module = 'madison', os.path.join(OPEN, 'MadisonFull.vmod')
        self.bind = os.path.join(OPEN, 'MadisonFull.bind.xml')
        self.m = Module(self.module)
        self.dice, self.log, self.past, self.marks = {}, [], [], []
        self.things = {}
        self.order = []
        self.footprint_live = set()
        self.read(log_text(self.path), at)
        if names:
            for side, (nm, pw) in names.items():
                self.players[side] = (nm, pw)
        self.us = Player(self, 'US', *self.players['US'])
        self.br = Player(self, 'British', *self.players['British'])
        if names:
            self.rename(names)
        self.clock = max(int(i) for i in self.things if i.isdigit()) + 40000

    # ---- loading ----

    def read(self, text, at):
        leaves = leaves_of(text)
        end = next(i for i, (d, c) in enumerate(leaves) if c == 'end_save')
        self.frame = leaves[:end + 1]
        self.players = {}
        for d, c in self.frame:
            self.apply(c)
            if c.startswith('PLAYER\t'):
                f = dec(c, '\t')
                if f[3] in ('US', 'British'):
                    self.players[f[3]] = (f[2], f[1])
            if c.startswith('TURNTurnTracker0'):
                self.turn_state = c
        self.cards_of_owner = {}
        n = 0
        for d, c in leaves[end + 1:]:
            if d == 1:
                n += 1
            if at is None or n > at:
                break
            if c.startswith('LOG\t'):
                c = c[4:]
            self.apply(c)
            if c.startswith('TURNTurnTracker0'):
                self.turn_state = c
            if c.startswith('MutableProperty\t'):
                f = dec(c, '\t')
                b, p = f[1].rsplit('_', 1)
                old = list(self.dice.get(b, ('1', '0', '0', '')))
                old[['result', 'total', 'keep', 'summary'].index(p)] = f[3]
                self.dice[b] = tuple(old)
        self.begun = at is None

    def apply(self, c):
        th = self.things
        if c.startswith('+/'):
            f = dec(c, '/')
            self.add(f[1], f[2], f[3])
        elif c.startswith('-/'):
            self.remove(c[2:])
        elif c.startswith('D/'):
            f = dec(c, '/')
            o = th.get(f[1])
            if isinstance(o, Piece):
                new = unnest(f[2])
                old = unnest(f[3]) if len(f) > 3 else [None] * len(new)
                for i in range(len(new) - 1):
                    if new[i] != old[i]:
                        o.state[i] = new[i]
                o.state[-1] = new[-1]
                o.read_basic()
            elif isinstance(o, Stack):
                s = Stack(o.id, f[2])
                o.map, o.x, o.y, o.kids = s.map, s.x, s.y, s.kids
            elif isinstance(o, Deck):
                o.kids = Deck(o.id, o.type, f[2]).kids
        elif c.startswith('M/'):
            f = dec(c, '/')
            o = th.get(f[1])
            if isinstance(o, Stack):
                o.map, o.x, o.y = f[2], int(f[3]), int(f[4])
                for k in o.kids:
                    p = th[k]
                    p.map, p.x, p.y = o.map, o.x, o.y
            elif o is not None:
                self.place(o, f[2], int(f[3]), int(f[4]), None if f[5] == 'null' else f[5])

    def add(self, pid, ptype, state):
        if ptype == 'stack':
            s = Stack(pid, state)
            for k in s.kids:
                self.leave(k)
            self.things[pid] = s
        elif ptype.startswith('deck;'):
            s = Deck(pid, ptype, state)
            for k in s.kids:
                self.leave(k)
            self.things[pid] = s
        else:
            self.things[pid] = Piece(pid, ptype, state)

    def holder(self, pid):
        for s in self.things.values():
            if isinstance(s, (Stack, Deck)) and pid in s.kids:
                return s
        return None

    def leave(self, pid):
        s = self.holder(pid)
        if s:
            s.kids.remove(pid)
            if isinstance(s, Stack) and not s.kids:
                self.things.pop(s.id, None)

    def remove(self, pid):
        o = self.things.get(pid)
        if isinstance(o, Piece):
            self.leave(pid)
        self.things.pop(pid, None)

    def place(self, p, mp, x, y, under):
        """Put a piece down as VASSAL's M does; returns the stack it came to lie in and whether that is new."""
        self.leave(p.id)
        p.map, p.x, p.y = mp, x, y
        if under and under in self.things:
            s = self.things[under] if isinstance(self.things[under], (Stack, Deck)) else self.holder(under)
            if s and (s.map, s.x, s.y) == (mp, x, y):
                if isinstance(self.things[under], Piece):
                    s.kids.insert(s.kids.index(under) + 1, p.id)
                else:
                    s.kids.append(p.id)
                return s, False
        for s in self.things.values():
            if isinstance(s, (Stack, Deck)) and (s.map, s.x, s.y) == (mp, x, y):
                s.kids.append(p.id)
                return s, False
        if self.is_hand(mp):
            return None, False
        return None, True

    def rename(self, names):
        fr = []
        for d, c in self.frame:
            if c.startswith('PLAYER\t'):
                f = dec(c, '\t')
                nm, pw = self.players.get(f[3], (f[2], f[1]))
                c = 'PLAYER\t%s\t%s\t%s' % (pw, nm, f[3])
            fr.append((d, c))
        old = {}
        for d, c in self.frame:
            if c.startswith('PLAYER\t'):
                f = dec(c, '\t')
                old[f[1]] = self.players.get(f[3], (0, f[1]))[1]
        self.frame = fr
        for p in self.things.values():
            if isinstance(p, Piece) and p.is_card():
                i = p.trait('obs;')
                for a, b in old.items():
                    if p.state[i].startswith(a + ';'):
                        p.state[i] = b + p.state[i][len(a):]
                        break

    # ---- finding ----

    def key(self, p):
        return ('us:' if p.mark('Side') == 'US' else 'br:' if p.mark('Side') == 'British' else '') + p.name

    def find(self, name, side=None):
        if name in self.things:
            return self.things[name]
        want, kind = name, None
        if name[:3] in ('us:', 'br:'):
            side, want = {'us': 'US', 'br': 'British'}[name[:2]], name[3:]
        elif name.startswith('ship:'):
            kind, want = 'Ship', name[5:]
        elif name.startswith('leader:'):
            kind, want = 'Leader', name[7:]
        alias = {'Brock': 'Brock / Sheaffe', 'Sheaffe': 'Brock / Sheaffe', 'Essex': 'Essex & Kent Militia',
                 'ship:Brock': 'Brock', 'Norfolk': 'Norfolk Militia', 'Lincoln': 'Lincoln Militia',
                 'Frontenac': 'Frontenac Militia', 'Michigan': 'Michigan Militia', 'NWC': 'Northwest Co.'}
        pool = [p for p in self.things.values() if isinstance(p, Piece) and not p.is_card()]

        def match(w):
            return [p for p in pool if p.name == w and (kind is None or p.mark('Kind') == kind)]
        got = match(alias.get(want, want)) if kind is None else match(want)
        if not got:
            got = match(want)
        if len(got) > 1 and side:
            own = [p for p in got if p.mark('Side') == side]
            got = own or got
        if len(got) > 1 and kind is None:
            men = [p for p in got if p.mark('Kind') != 'Ship']
            got = men if len(men) == 1 else got
        assert len(got) == 1, 'piece %r: %s' % (name, [(p.name, p.mark('Side'), p.mark('Kind')) for p in got])
        return got[0]

    def pieces(self, what, player=None):
        if isinstance(what, str):
            what = [w.replace('_', ' ') for w in what.split()]
        return [w if isinstance(w, Piece) else self.find(w, player.side if player else None) for w in what]

    def card(self, name, player=None):
        if name in self.things:
            return self.things[name]
        got = [p for p in self.things.values() if isinstance(p, Piece) and p.is_card() and
               (p.name == name or p.name == 'Card ' + name)]
        if len(got) > 1 and player:
            mine = [p for p in got if p.map == player.side + ' Hand']
            got = mine or [p for p in got if p.map == 'Main Map' and not isinstance(self.holder(p.id), Deck)] or got
        assert got, name
        return got[0]

    @staticmethod
    def is_hand(place):
        return place.endswith(' Hand')

    def hand(self, side):
        return [p for p in self.things.values() if isinstance(p, Piece) and p.map == side + ' Hand']

    def at(self, place):
        """Pieces that lie at a place."""
        return [p for p in self.things.values() if isinstance(p, Piece) and p.map == 'Main Map' and
                self.where(p) == place]

    def where(self, p):
        return self.m.locate(p.map, p.x, p.y)

    # ---- the log ----

    def new_id(self, step=37):
        self.clock += step
        return str(self.clock)

    def entry(self, leaves, kind, effect=None):
        """Append one log entry: (depth, command) with depth 1 first; `effect` changes the table."""
        self.past.append((len(self.log), copy.deepcopy((self.things, self.dice, self.turn_state)), kind))
        self.log.append(leaves)
        if effect:
            effect()

    @property
    def n(self):
        """Number of the last entry."""
        return len(self.log)

    @staticmethod
    def inverse(c):
        if c.startswith('M/'):
            f = dec(c, '/')
            return enc(['M', f[1]] + f[6:10] + f[2:6] + f[10:11], '/')
        if c.startswith('D/'):
            f = dec(c, '/')
            return enc(['D', f[1], f[3], f[2]], '/')
        if c.startswith('+/'):
            return '-/' + dec(c, '/')[1]
        if c.startswith('MutableProperty\t'):
            f = dec(c, '\t')
            f[2], f[3] = f[3], f[2]
            return enc(f, '\t')
        return 'null'

    def undo(self):
        k = len(self.past) - 1
        assert k >= 0, 'nothing to undo'
        at, before, kind = self.past.pop()
        leaves = self.log[at]
        out = [(1, 'UNDO\ttrue')]
        chats = [c for d, c in leaves if c.startswith('CHAT')]
        for c in reversed(chats):
            out.append((2, 'CHAT* UNDO: ' + c[4:]))
        deep = 3 if chats else 2
        groups = []          # what hangs below a leaf is undone below it, in reverse order
        for d, c in leaves:
            if c.startswith('CHAT'):
                continue
            if d > 2 and groups:
                groups[-1].append(c)
            else:
                groups.append([c])
        for g in reversed(groups):
            for i, c in enumerate(reversed(g)):
                if c.startswith('-/'):
                    o = before[0][c[2:]]
                    inv = enc(['+', o.id, nest(o.type), o.text()], '/')
                elif c.startswith('TURN'):
                    inv = before[2]
                else:
                    inv = self.inverse(c)
                out.append((deep + (i > 0), inv))
        out.append((2, 'UNDO\tfalse'))
        self.log.append(out)
        self.things, self.dice, self.turn_state = before

    # ---- dragging ----

    def jit(self, i):
        """A hand is never exact: small steps that repeat from run to run."""
        s = self.n * 7 + i * 3
        return (s * 5) % 13 - 6, (s * 11) % 11 - 5

    def stack_at(self, place, avoid=()):
        best = None
        for s in self.things.values():
            if isinstance(s, Stack) and s.map == 'Main Map' and self.m.locate(s.map, s.x, s.y) == place:
                if any(k in avoid for k in s.kids) and all(k in avoid for k in s.kids):
                    continue
                if any(self.things[k].is_card() for k in s.kids):
                    continue
                if best is None or len(s.kids) > len(best.kids):
                    best = s
        return best

    def card_spot(self):
        s = self.n * 3
        return 2616 + s % 9, 1556 + s % 11

    def spot(self, place, jitter=None, k=0):
        x, y = self.m.decks.get(place) or self.m.spots.get(place) or self.m.spots[place.split(': ')[-1]]
        for i in range(40):
            jx, jy = self.jit(i + k)
            if jitter == 0:
                jx = jy = 0
            if self.m.locate('Main Map', x + jx, y + jy) == place:
                return x + jx, y + jy
        return x, y

    def beside(self, place, n=1):
        """A place of its own beside what lies there."""
        x, y = self.m.spots[place]
        for r in (20, 26, 32, 14):
            for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1), (1, 0), (0, -1), (-1, 0)):
                p = (x + dx * r, y + dy * r)
                if self.m.locate('Main Map', *p) == place and not any(
                        isinstance(s, Stack) and (s.x, s.y) == p for s in self.things.values()):
                    return p
        raise AssertionError('no room beside ' + place)

    def set_props(self, p, new):
        n = 0
        for k, v in new.items():
            if p.props.get(k) != str(v):
                n += 1
                p.props[k] = str(v)
        if 'UniqueID' not in p.props:
            p.props['UniqueID'] = p.id
        p.moved = True
        return n

    def old_props(self, p):
        loc = self.where(p)
        z = self.m.zone(p.x, p.y) if p.map == 'Main Map' else None
        h = self.holder(p.id)
        deck = ''
        if isinstance(h, Deck):
            deck = loc
        board = 'Theatre' if p.map == 'Main Map' else p.map + ' board'
        return {'OldZone': z[0] if z else '', 'OldLocationName': loc, 'OldDeckName': deck, 'OldX': p.x,
                'OldY': p.y, 'OldBoard': board, 'OldMap': p.map}

    def leaves_moved(self, p, old_text_needed=True):
        """nulls and the D that precede a piece's M; the piece's state is changed on the way."""
        n = self.set_props(p, self.old_props(p))
        before = p.text()
        i, j = p.trait('markmoved;'), p.trait('footprint;')
        changed = False
        if i >= 0 and p.state[i] != 'true':
            p.state[i] = 'true'
            changed = True
        if j >= 0:
            f = dec(p.state[j], ';')
            cnt = int(f[2]) if len(f) > 2 and f[2] else 0
            pts = f[3:3 + cnt]
            pts.append('%d,%d' % (p.x, p.y))
            live = 'true' if p.id not in self.footprint_live else 'true'
            p.state[j] = ';'.join(['false', 'Map0', str(len(pts))] + pts + [live, '0'])
            changed = True
        d = enc(['D', p.id, p.text(), before], '/') if changed else None
        return n, d

    def top_of(self, s):
        return s.kids[-1] if s.kids else None

    def below(self, pid):
        s = self.holder(pid)
        if not s:
            return None
        i = s.kids.index(pid)
        return s.kids[i - 1] if i > 0 else None

    def drag(self, player, what, place, how='auto', onto=None, at=None, jitter=None):
        ps = self.pieces(what, player)
        ids = [p.id for p in ps]
        target = 'Main Map'
        if self.is_hand(place):
            target = place
        st = self.stack_at(place, ids) if target == 'Main Map' and at is None and onto is None else None
        if place in self.m.decks and not at:
            at = self.m.decks[place]
        if onto:
            st = self.holder(self.find(onto, player.side).id)
        if at == 'beside':
            st, (x, y) = None, self.beside(place)
        elif at:
            x, y = at
        elif target != 'Main Map':
            x, y = self.hand_slot(target)
        elif st and how != 'beside':
            x, y = st.x, st.y
        else:
            x, y = self.spot(place, jitter)
        if how == 'beside':
            st, how = None, 'auto'
            x, y = self.beside(place)
        if target == 'Main Map':
            assert self.m.locate(target, x, y) == place, (place, self.m.locate(target, x, y))
        hold = self.holder(ids[0])
        whole = isinstance(hold, Stack) and set(hold.kids) == set(ids) and len(ids) > 1
        lying = any(isinstance(s, (Stack, Deck)) and (s.map, s.x, s.y) == (target, x, y) for s in self.things.values())
        if how == 'auto':
            how = 'stack' if whole and not lying else 'pieces'
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        leaves, groups = [], []
        if how == 'stack':
            assert whole, 'not a whole stack'
            src = (hold.map, hold.x, hold.y)
            ds = []
            for k in list(hold.kids):
                p = self.things[k]
                frm = self.where(p)
                n, d = self.leaves_moved(p)
                self.put_leaves(leaves, n, None)
                ds += [d] if d else []
                groups.insert(0, (p.shown_name(), frm))
            leaves += [(2 if i == 0 else 3, d) for i, d in enumerate(ds)]
            leaves.append((2, enc(['M', hold.id, target, x, y, 'null', src[0], src[1], src[2], 'null', player.pw], '/')))
            hold.x, hold.y = x, y
            for k in hold.kids:
                self.things[k].x, self.things[k].y = x, y
        else:
            last = None
            for p in ps:
                frm = self.where(p)
                ox, oy, omap = p.x, p.y, p.map
                ounder = self.below(p.id)
                n, d = self.leaves_moved(p)
                self.put_leaves(leaves, n, d)
                if last is None:
                    s = next((s for s in self.things.values() if isinstance(s, (Stack, Deck)) and
                              (s.map, s.x, s.y) == (target, x, y) and p.id not in s.kids), None)
                    under = self.top_of(s) if s else None
                else:
                    under = last
                leaves.append((2, enc(['M', p.id, target, x, y, under or 'null', omap, ox, oy, ounder or 'null',
                                       player.pw], '/')))
                s, new = self.place(p, target, x, y, under)
                if new:
                    sid = self.new_id(113)
                    self.things[sid] = Stack(sid, enc([target, x, y, p.id, '@@1'], ';'))
                    leaves.append((2, enc(['+', sid, 'stack', self.things[sid].text()], '/')))
                last = p.id
                groups.append((p.shown_name(), frm))
        to = self.m.locate(target, x, y)
        if target == 'Main Map':
            told = {}
            for nm, frm in groups:
                told.setdefault(frm, []).append(nm)
            for frm, nms in told.items():
                if frm != to:
                    leaves.append((2, 'CHAT* %s moves %s -> %s' % (', '.join(nms), frm, to)))
        elif any(p.is_card() for p in ps):
            leaves.append((2, 'CHAT* %s takes a card into hand' % player.name))
        leaves[0] = (1, leaves[0][1])
        self.past.append((len(self.log), snap, 'drag'))
        self.log.append(leaves)

    @staticmethod
    def put_leaves(leaves, n, d):
        """All of the first piece on one level; of the others the first leaf there, the rest below it."""
        deep = 3 if leaves else 2
        mine = ['null'] * n + ([d] if d else [])
        for k, c in enumerate(mine):
            leaves.append((2 if k == 0 else deep, c))

    def hand_slot(self, hand):
        used = {p.x for p in self.things.values() if isinstance(p, Piece) and p.map == hand}
        x = 40
        while x in used:
            x += 70
        return x, 70

    # ---- other actions ----

    def flip(self, p):
        i = p.trait('emb2;')
        assert i >= 0, p.name + ' has one side'
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        n = self.set_props(p, {'ClickedX': 0, 'ClickedY': 0})
        before = p.text()
        p.state[i] = '2' if p.state[i] == '1' else '1'
        leaves = [(1 if k == 0 else 2, 'null') for k in range(n)]
        leaves.append((2 if leaves else 1, enc(['D', p.id, p.text(), before], '/')))
        leaves.append((2, 'CHAT* %s is flipped in %s' % (p.shown_name(), self.where(p))))
        self.past.append((len(self.log), snap, 'flip'))
        self.log.append(leaves)

    def unmask(self, c):
        if not c.masked():
            return
        i = c.trait('obs;')
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        n = self.set_props(c, {'ClickedX': 0, 'ClickedY': 0})
        before = c.text()
        c.state[i] = 'null;'
        leaves = [(1 if k == 0 else 2, 'null') for k in range(n)]
        leaves.append((2 if leaves else 1, enc(['D', c.id, c.text(), before], '/')))
        self.past.append((len(self.log), snap, 'unmask'))
        self.log.append(leaves)

    def mask(self, c, pw):
        i = c.trait('obs;')
        c.state[i] = pw + ';false|0'

    def discard(self, player, c):
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        x, y = self.m.decks['Discard']
        name = c.shown_name()
        k = self.set_props(c, {'ClickedX': 0, 'ClickedY': 0})
        n = self.set_props(c, self.old_props(c))
        ounder = self.below(c.id)
        deck = next(s for s in self.things.values() if isinstance(s, Deck) and (s.x, s.y) == (x, y))
        under = self.top_of(deck)
        deep = 3 if k else 2
        leaves = [(2, 'null')] * k + [(2 if i == 0 else deep, 'null') for i in range(n)]
        leaves.append((deep, enc(['M', c.id, 'Main Map', x, y, under or 'null', c.map, c.x, c.y,
                                  ounder or 'null', player.pw], '/')))
        leaves.append((deep, 'CHAT* %s discards %s' % (player.name, name)))
        leaves[0] = (1, leaves[0][1])
        self.place(c, 'Main Map', x, y, under)
        self.past.append((len(self.log), snap, 'discard'))
        self.log.append(leaves)

    def draw(self, player, deck='', card=None):
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        d = self.deck(deck)
        c = self.card(card) if card else self.things[d.kids[-1]]
        if card and d.kids[-1] != c.id:    # the shuffle is ours: the card wanted is made the top one
            d = self.holder(c.id)
        n = self.set_props(c, self.old_props(c))
        before = c.text()
        i = c.trait('obs;')
        leaves = [(1 if k == 0 else 2, 'null') for k in range(n)]
        if c.state[i] != player.pw + ';false|0':
            self.mask(c, player.pw)
            leaves.append((2 if leaves else 1, enc(['D', c.id, c.text(), before], '/')))
        hand = player.side + ' Hand'
        x, y = self.hand_slot(hand)
        ounder = self.below(c.id)
        leaves.append((2 if leaves else 1, enc(['M', c.id, hand, x, y, 'null', c.map, c.x, c.y, ounder or 'null',
                                                player.pw], '/')))
        leaves.append((2, 'CHAT* %s takes a card into hand' % player.name))
        self.place(c, hand, x, y, None)
        self.past.append((len(self.log), snap, 'draw'))
        self.log.append(leaves)

    def deck(self, name):
        x, y = self.m.decks[name]
        return next(s for s in self.things.values() if isinstance(s, Deck) and (s.x, s.y) == (x, y))

    def shuffle(self, player, name, order=None):
        d = self.deck(name)
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        before = d.text()
        d.kids = order or d.kids[::2] + d.kids[1::2][::-1]
        self.past.append((len(self.log), snap, 'shuffle'))
        self.log.append([(1, enc(['D', d.id, d.text(), before], '/')),
                         (2, 'CHAT* %s reshuffles %s *' % (player.name, name))])

    def create(self, player, slot, place, at=None):
        gpid, text = self.m.slots[slot]
        f = dec(text, '/')
        ptype, state = unnest(f[2]), unnest(f[3])
        k = next((i for i, t in enumerate(ptype) if t.startswith('prototype;')), -1)
        if k >= 0:
            pf = dec(self.m.proto[ptype[k].split(';')[1]], '/')
            pt, ps = unnest(pf[2])[:-1], unnest(pf[3])[:-1]
            ptype[k:k + 1], state[k:k + 1] = pt, ps
        pid = self.new_id(211)
        p = Piece(pid, nest(ptype), nest(state))
        st = self.stack_at(place)
        x, y = at or ((st.x, st.y) if st else self.spot(place))
        assert self.m.locate('Main Map', x, y) == place, (place, x, y)
        p.map, p.x, p.y = 'Main Map', x, y
        p.props = {'OldZone': '', 'UniqueID': pid, 'OldLocationName': '', 'OldDeckName': '', 'OldX': '0',
                   'OldY': '0', 'OldBoard': '', 'OldMap': ''}
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        leaves = [(1 if i == 0 else 2, 'null') for i in range(7)]
        leaves.append((2, enc(['+', pid, nest(p.type), p.text()], '/')))
        self.things[pid] = p
        s = next((s for s in self.things.values() if isinstance(s, Stack) and (s.x, s.y) == (x, y)), None)
        if s:
            s.kids.append(pid)
            leaves.append((2, enc(['M', pid, 'Main Map', x, y, s.kids[-2], 'Main Map', x, y, 'null', player.pw], '/')))
        else:
            sid = self.new_id(9)
            self.things[sid] = Stack(sid, enc(['Main Map', x, y, pid, '@@1'], ';'))
            leaves.append((2, enc(['+', sid, 'stack', self.things[sid].text()], '/')))
        leaves.append((2, 'CHAT* %s created in %s' % (p.shown_name(), place)))
        self.past.append((len(self.log), snap, 'create'))
        self.log.append(leaves)
        return p

    def delete(self, p):
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        n = self.set_props(p, {'ClickedX': 0, 'ClickedY': 0})
        leaves = [(1 if k == 0 else 2, 'null') for k in range(n)]
        leaves.append((2 if leaves else 1, '-/' + p.id))
        self.past.append((len(self.log), snap, 'delete'))
        self.log.append(leaves)
        self.remove(p.id)

    def turn_name(self):
        f = dec(self.turn_state, '\t')[1].split('|')[1]
        year = int(f.split(';')[0])
        s = int(re.search(r';-1;(\d)', f).group(1))
        return ('%s %d' % (SEASONS[s], year)) if s < 2 else 'Winter %d-%02d' % (year, (year + 1) % 100)

    def turn_cmd(self, name):
        s = SEASONS.index(name.split(' ')[0])
        year = int(name.split(' ')[1][:4])
        return 'TURNTurnTracker0\t0|%d;0;false;-1;%d\\;0\\;0\\;true,true,true' % (year, s)

    def set_turn(self, name):
        snap = copy.deepcopy((self.things, self.dice, self.turn_state))
        was = self.turn_name()
        self.turn_state = self.turn_cmd(name)
        self.past.append((len(self.log), snap, 'turn'))
        self.log.append([(1, 'CHAT* Turn updated from %s to %s' % (was, name)), (2, self.turn_state)])

    # ---- before the log begins ----

    def lay(self, what, place, side=None, beside=False):
        """Set-up: put pieces somewhere without any log entry."""
        assert not self.log
        who = self.us if side in ('US', None) else self.br
        for p in self.pieces(what, who):
            st = self.stack_at(place, [p.id])
            x, y = (st.x, st.y) if st and not beside else self.spot(place, 0)
            if beside:
                x, y = self.beside(place)
            s, new = self.place(p, 'Main Map', x, y, None)
            if new:
                sid = self.new_id(3)
                self.things[sid] = Stack(sid, enc(['Main Map', x, y, p.id, '@@-1'], ';'))

    def lay_face(self, what, reduced=True, side=None):
        for p in self.pieces(what, self.us if side in ('US', None) else self.br):
            i = p.trait('emb2;')
            p.state[i] = '2' if reduced else '1'

    def lay_vp(self, where):
        mk = self.find('VP Marker')
        self.leave(mk.id)
        x, y = self.m.spots['VP ' + where]
        mk.x, mk.y = x, y
        sid = self.new_id(3)
        self.things[sid] = Stack(sid, enc(['Main Map', x, y, mk.id, '@@-1'], ';'))
        mk.state[mk.trait('emb2;')] = '2' if where.startswith('British') else '1'

    def lay_turn(self, name):
        self.turn_state = self.turn_cmd(name)
        mk = self.find('Game Turn')
        self.leave(mk.id)
        x, y = self.m.spots[name]
        mk.x, mk.y = x, y
        sid = self.new_id(3)
        self.things[sid] = Stack(sid, enc(['Main Map', x, y, mk.id, '@@-1'], ';'))

    def lay_marker(self, slot, place):
        assert not self.log
        self.create(self.us, slot, place)
        self.log.clear()
        self.past.clear()

    def lay_gone(self, what, side=None):
        for p in self.pieces(what, self.us if side in ('US', None) else self.br):
            self.remove(p.id)

    def lay_hand(self, side, cards):
        """These cards, and no others, in a hand; what was in it goes to the bottom of its year's deck."""
        who = self.us if side == 'US' else self.br
        hand = side + ' Hand'
        for p in list(self.hand(side)):
            self.lay_in_deck(p, p.mark('DeckYear') + ' Deck')
        for c in cards:
            c = self.find_card_anywhere(c)
            self.leave(c.id)
            self.mask(c, who.pw)
            x, y = self.hand_slot(hand)
            c.map, c.x, c.y = hand, x, y

    def lay_in_deck(self, p, deck):
        self.leave(p.id)
        p.state[p.trait('obs;')] = 'null;'
        d = self.deck(deck)
        p.map, p.x, p.y = 'Main Map', d.x, d.y
        d.kids.insert(0, p.id)

    def find_card_anywhere(self, name):
        got = [p for p in self.things.values() if isinstance(p, Piece) and p.is_card() and
               (p.name == name or p.name == 'Card ' + name)]
        nohand = [p for p in got if not p.map.endswith('Hand')]
        if "@" in name:
            nm, year = name.split('@')
            nohand = [p for p in self.things.values() if isinstance(p, Piece) and p.is_card() and p.name == nm and
                      p.mark('DeckYear') == year and not p.map.endswith('Hand')]
        assert nohand, name
        return nohand[0]

    # ---- saving ----

    def start_text(self):
        """The saved game with the present position in place of the one loaded."""
        if not hasattr(self, 'frame_now'):
            self.frame_now = self.freeze()
        return self.frame_now

    def freeze(self):
        men = [p for p in self.things.values() if isinstance(p, Piece)]
        heap = [s for s in self.things.values() if isinstance(s, Stack)]
        decks = [s for s in self.things.values() if isinstance(s, Deck)]
        adds = [enc(['+', p.id, nest(p.type), p.text()], '/') for p in men]
        adds += [enc(['+', s.id, 'stack', s.text()], '/') for s in heap]
        adds += [enc(['+', d.id, d.type, d.text()], '/') for d in decks]
        out, done = [], False
        for d, c in self.frame:
            if c.startswith('+/'):
                if not done:
                    out += [(d, a) for a in adds]
                    done = True
                continue
            if c.startswith('TURNTurnTracker0'):
                c = self.turn_state
            out.append((d, c))
        return out

    def begin(self):
        """Logging starts: what was laid before is the position the log begins with."""
        self.frame_now = self.freeze()
        return self

    def save(self, path, key=0x5a, version='3.8.0-SNAPSHOT'):
        start = self.start_text() if hasattr(self, 'frame_now') else self.frame
        text = [start[0][1]]
        for d, c in start[1:]:
            text.append('\\' * (d - 1) + ESC + c)
        for leaves in self.log:
            for d, c in leaves:
                text.append('\\' * (d - 1) + ESC + 'LOG\t' + c)
        raw = ''.join(text).encode('utf-8')
        body = b'!VCSK%02x' % key + bytes(x ^ key for x in raw).hex().encode()
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED) as z:
            def put(name, data):
                zi = zipfile.ZipInfo(name, (2026, 11, 21, 1, 0, 0))
                zi.compress_type = zipfile.ZIP_DEFLATED
                z.writestr(zi, data)
            put('savedGame', body)
            put('savedata', ('<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<data version="1">\n'
                             '  <version>1.0</version>\n  <extra1/>\n  <extra2/>\n  <VassalVersion>%s</VassalVersion>\n'
                             '  <dateSaved>%d</dateSaved>\n</data>\n' % (version, self.clock + 500)).encode())
            put('moduledata', self.m.moduledata)

    def go_on(self):
        """The log ends here; another one begins with the position as it is (the other player's, say)."""
        self.log, self.past = [], []
        self.frame_now = self.freeze()
