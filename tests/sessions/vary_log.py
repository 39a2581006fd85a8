"""VASSAL logs as vary.py edits them: read a .vlog, change leaves in place, write it with all else as it was.

Only what an edit needs is understood: the container, the split into leaves, who is on the roster,
what pieces there are and are called, and which line is typed by a player. Python 3, standard library only."""
import re
import zipfile

ESC = '\x1b'
LOG = 'LOG\t'
TYPED = re.compile(r'^(CHAT(?:&lt;|<))(.*?)((?:&gt;|>) - )(.*)$', re.S)
QUOTE = 'CHAT* UNDO: '


def dec(text, d):
    """Tokens of a sequence with delimiter d."""
    out, cur, prev = [], [], ''
    for c in text:
        if c != d:
            cur.append(c)
        elif prev == '\\':
            cur[-1] = d
        else:
            out.append(''.join(cur))
            cur = []
        prev = c
    out.append(''.join(cur))
    return [t[1:-1] if len(t) > 1 and t[0] == t[-1] == "'" else t for t in out]


def unnest(text):
    """The layers of a piece's type or state, outermost first."""
    out = []
    while True:
        part = dec(text, '\t')
        out.append(part[0])
        if len(part) < 2:
            return out
        text = part[1]


def unveil(data):
    """The text of a savedGame member, and the key it was veiled with (None: plain)."""
    if data[:5] != b'!VCSK':
        return data, None
    key = int(data[5:7], 16)
    return bytes.fromhex(data[7:].decode('ascii')).translate(xor_table(key)), key


def veil(raw, key):
    """The inverse of unveil."""
    return raw if key is None else b'!VCSK%02x' % key + raw.translate(xor_table(key)).hex().encode('ascii')


def xor_table(key):
    """A table for bytes.translate."""
    return bytes(b ^ key for b in range(256))


class Entry:
    """One log entry: its leaves as [depth, command without LOG], and where it stood in the log first read."""

    def __init__(self, number, leaves):
        self.number, self.leaves = number, leaves

    def copy(self):
        """A copy that can be edited."""
        return Entry(self.number, [list(x) for x in self.leaves])

    def text(self):
        """The entry as it stands in the stream."""
        return ''.join('\\' * (d - 1) + ESC + LOG + c for d, c in self.leaves)

    def is_undo(self):
        """It takes an earlier entry back."""
        return self.leaves[0][1].startswith('UNDO\ttrue')

    def can_be_undone(self):
        """VASSAL's undo passes over entries in which nothing is done."""
        idle = ('null', 'FLARE', 'UNDO', 'PLAYER\t')
        return any(c and not c.startswith(idle) for _, c in self.leaves)


class Line:
    """A typed line: which entry (index) and leaf it is in, who said what."""

    def __init__(self, at, leaf, match):
        self.at, self.leaf = at, leaf
        self.head, self.who, self.mid, self.text = match.groups()

    def command(self, text=None, who=None):
        """The line with another text or speaker."""
        return self.head + (self.who if who is None else who) + self.mid + (self.text if text is None else text)


class Log:
    """A log: what comes before the entries, kept letter for letter, and the entries."""

    def __init__(self, path):
        with zipfile.ZipFile(path) as z:
            self.members = [(i, z.read(i)) for i in z.infolist()]
        raw, self.key = unveil(next(b for i, b in self.members if i.filename == 'savedGame'))
        self.split(raw.decode('utf-8', 'surrogateescape'))

    def split(self, text):
        """Part the stream into the saved game and the log's entries."""
        parts = re.split(r'(\\*)\x1b', text)
        leaves = [(len(parts[k]) + 1, parts[k + 1]) for k in range(1, len(parts), 2)]
        first = next((i for i, (d, c) in enumerate(leaves) if c.startswith(LOG)), len(leaves))
        self.start = [parts[0]] + [c for _, c in leaves[:first]]
        self.head = parts[0] + ''.join('\\' * (d - 1) + ESC + c for d, c in leaves[:first])
        self.entries = []
        for d, c in leaves[first:]:
            leaf = [d, c[len(LOG):] if c.startswith(LOG) else c]
            if d == 1:
                self.entries.append(Entry(len(self.entries) + 1, [leaf]))
            else:
                self.entries[-1].leaves.append(leaf)

    def copy(self):
        """A copy whose entries can be edited."""
        new = object.__new__(Log)
        new.__dict__.update(self.__dict__)
        new.entries = [e.copy() for e in self.entries]
        return new

    def text(self):
        """The whole stream."""
        return self.head + ''.join(e.text() for e in self.entries)

    def save(self, path):
        """Write the log, veiled with the key it had, its other members unchanged."""
        body = veil(self.text().encode('utf-8', 'surrogateescape'), self.key)
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED, compresslevel=1) as z:
            for info, data in self.members:
                item = zipfile.ZipInfo(info.filename, info.date_time)
                item.compress_type = zipfile.ZIP_DEFLATED
                z.writestr(item, body if info.filename == 'savedGame' else data)

    def lines(self):
        """The typed lines, in order. What begins with * or - is the machine's."""
        out = []
        for i, e in enumerate(self.entries):
            for k, (_, c) in enumerate(e.leaves):
                m = TYPED.match(c)
                if m:
                    out.append(Line(i, k, m))
        return out

    def undos(self):
        """Pairs (undone, undo) of entry indexes, paired as VASSAL pairs them."""
        stack, out = [], []
        for i, e in enumerate(self.entries):
            if e.is_undo() and stack:
                out.append((stack.pop(), i))
            elif not e.is_undo() and e.can_be_undone():
                stack.append(i)
        return out

    def set_chat(self, at, leaf, command):
        """Put another command in a chat leaf's place; an undo that quotes it quotes the new one."""
        old = self.entries[at].leaves[leaf][1]
        self.entries[at].leaves[leaf][1] = command
        for done, undo in self.undos():
            if done == at:
                for x in self.entries[undo].leaves:
                    if x[1] == QUOTE + old[4:]:
                        x[1] = QUOTE + command[4:]

    def players(self):
        """Names on the roster, in order."""
        out = []
        for c in self.start:
            if c.startswith('PLAYER\t'):
                name = dec(c, '\t')[2]
                if name not in out:
                    out.append(name)
        return out

    def pieces(self):
        """(id, type layers, state layers) of the pieces the log begins with."""
        for c in self.start:
            if c.startswith('+/'):
                f = dec(c, '/')
                if f[2] != 'stack' and not f[2].startswith('deck;'):
                    yield f[1], unnest(f[2]), unnest(f[3])
