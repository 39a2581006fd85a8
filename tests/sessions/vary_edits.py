"""The kinds of edit: each changes in a log only what proves nothing, and notes what it changed."""
import vary_talk as talk
from vary_log import Entry, unnest, dec

EMPTY = 'CHAT'
REACH = 8        # a line is about what its next entries do


class Edit:
    """A copy of one log under edit. Entries keep the number they had; a line put in has that of the one before it."""

    def __init__(self, log, words, rng, sample, own_entry=False):
        self.base, self.log, self.words = log, log.copy(), words
        self.rng, self.sample, self.own_entry = rng, sample, own_entry
        self.changes, self.inserts = [], []
        self.lines = log.lines()
        pairs = log.undos()
        self.locked = {i for a, b in pairs for i in range(a, b + 1)}

    # -- what kinds are made of --

    def near(self, at):
        """The entries a line at that index may be about."""
        return self.base.entries[at:at + REACH]

    def phrase(self, table, at):
        """One of a table's phrases, filled with words from there or from anywhere."""
        return self.words.fill(self.rng.choice(table), self.rng, self.near(at))

    def note(self, at, before, after):
        """Remember a change."""
        self.changes.append((self.base.entries[at].number, before, after))

    def put(self, line, command, after):
        """Another command for a typed line."""
        self.log.set_chat(line.at, line.leaf, command)
        self.note(line.at, '%s: %s' % (line.who, line.text), after)

    def strike(self, line):
        """Leave nothing of a line but its place."""
        self.put(line, EMPTY, '')

    def say(self, at, who, text):
        """A line put in behind the entry with that index (done at the end)."""
        if at not in self.locked:
            self.inserts.append((at, 'CHAT&lt;%s&gt; - %s' % (who, text)))
            self.note(at, '', '%s: %s' % (who, text))

    def some(self, things, share):
        """Some of the things by chance, one at least."""
        got = [x for x in things if self.rng.random() < share]
        return got or ([self.rng.choice(things)] if things else [])

    def other(self, name):
        """The opponent of a speaker."""
        return next((p for p in self.log.players() if p != name), name)

    def finish(self):
        """Put in the lines said; later places first, that the others keep their index."""
        for at, command in reversed(sorted(self.inserts, key=lambda x: x[0])):
            if self.own_entry:
                self.log.entries.insert(at + 1, Entry(self.base.entries[at].number, [[1, command]]))
            else:
                self.log.entries[at].leaves.append([2, command])
        return self

    # -- the kinds --

    def asis(self):
        """No edit: what does the chat there is do?"""
        self.changes.append((0, '', 'as it is'))

    def strip(self):
        """All typed lines struck."""
        for line in self.lines:
            self.strike(line)
        self.changes = [(0, '', 'all typed lines struck')]

    def halve(self):
        """Each second line struck; from the third sample on a half by chance."""
        if self.sample < 2:
            gone = self.lines[self.sample::2]
        else:
            gone = self.some(self.lines, 0.5)
        for line in gone:
            self.strike(line)

    def one(self):
        """One line struck."""
        if self.lines:
            self.strike(self.rng.choice(self.lines))

    def reword(self):
        """Every line in other words, with right or wrong names."""
        for line in self.lines:
            phrase = talk.rewording(line.text, self.rng)
            text = self.words.fill(phrase, self.rng, self.near(line.at))
            self.put(line, line.command(text), text)

    def tabletalk(self):
        """Talk of cards, leaders and numbers between any two entries, by either player."""
        for at in self.some(range(len(self.base.entries)), 0.2):
            self.say(at, self.rng.choice(self.log.players()), self.phrase(talk.TABLETALK, at))

    def late(self):
        """Lines moved behind the next one to three entries; no line across an undo."""
        free = [x for x in self.lines if len(self.base.entries[x.at].leaves) == 1]
        for line in reversed(self.some(free, 0.4)):
            to = min(line.at + self.rng.randint(1, 3), len(self.base.entries) - 1)
            if to > line.at and not self.locked.intersection(range(line.at, to + 1)):
                entries = self.log.entries
                self.note(line.at, '%s: %s' % (line.who, line.text), 'behind %d' % entries[to].number)
                entries.insert(to, entries.pop(line.at))

    def swapspeaker(self):
        """Lines said by the opponent."""
        for line in self.some(self.lines, 0.4):
            who = self.other(line.who)
            self.put(line, line.command(who=who), '%s: %s' % (who, line.text))

    def false(self):
        """Declarations that nobody carries out, by either player."""
        for at in self.some(range(len(self.base.entries)), 0.1):
            self.say(at, self.rng.choice(self.log.players()), self.phrase(talk.FALSE, at))

    def correct(self):
        """A player corrects what he said, and what he does stays the same."""
        for line in self.some(self.lines, 0.4):
            self.say(line.at, line.who, self.phrase(talk.CORRECT, line.at))

    def unreveal(self):
        """Cards never turned up, as far as the log tells nothing else of their face afterwards."""
        free = [x for x in reveals(self.base) if x[0] not in self.locked and last_change(self.base, x[1]) == x[0]]
        for at, card, name, mask in self.some(free, 0.6):
            self.log.entries[at].leaves = [[1, 'null']]
            rename_reports(self.log, at, card, name, mask)
            self.note(at, 'reveal of %s' % name, '')

    def cut(self, n):
        """The log ends after its nth entry."""
        del self.log.entries[n:]
        self.changes.append((n, '', 'the end'))


WHOLE = ('strip', 'asis')                # what the others are compared with; made once
LAST = ('unreveal',)                     # in the last log of a chain only: the next one begins with the card's face
KINDS = ['strip', 'asis', 'halve', 'one', 'reword', 'tabletalk', 'late', 'swapspeaker', 'false', 'correct', 'unreveal',
         'cut']


def reveals(log):
    """(entry index, card id, name, mask name) of the entries in which nothing is done but a card is turned up."""
    types = {pid: t for pid, t, _ in log.pieces()}
    for i, e in enumerate(log.entries):
        done = [c for _, c in e.leaves if c != 'null']
        if len(done) == 1 and done[0].startswith('D/'):
            f = dec(done[0], '/')
            mask = turned_up(types.get(f[1]), f)
            if mask:
                yield i, f[1], dec(types[f[1]][-1], ';')[4], mask


def turned_up(ptype, change):
    """The name the card went by, if that change takes its mask off."""
    for t, new, old in zip(ptype or (), unnest(change[2]), unnest(change[3])):
        if t.startswith('obs;'):
            part = dec(t, ';')
            off = new.startswith('null') and not old.startswith('null')
            return (part[5] if len(part) > 5 and part[5] else '?') if off else None
    return None


def last_change(log, pid):
    """Index of the last entry that changes a piece's state."""
    at = [i for i, e in enumerate(log.entries) for _, c in e.leaves if c.startswith('D/%s/' % pid)]
    return at[-1] if at else -1


def rename_reports(log, at, card, name, mask):
    """Later reports on the card name its mask, as VASSAL would have written them."""
    for e in log.entries[at + 1:]:
        if any(c.startswith('M/%s/' % card) for _, c in e.leaves):
            for leaf in e.leaves:
                if leaf[1].startswith('CHAT* '):
                    leaf[1] = leaf[1].replace(name, mask)


def cuts(logs):
    """(index of the log, entries that are left of it) of every place where a chain may end early."""
    return [(i, n) for i, log in enumerate(logs) for n in range(1, len(log.entries))]


def edit_session(logs, words, kind, rng, sample, own_entry):
    """Edit the logs of a chain (one log is a chain of one); None if nothing changed."""
    out = []
    end, n = cuts(logs)[sample] if kind == 'cut' else (len(logs) - 1, 0)
    for i, (log, word) in enumerate(zip(logs[:end + 1], words)):
        edit = Edit(log, word, rng, sample, own_entry)
        if kind == 'cut' and i == end:
            edit.cut(n)
        elif kind != 'cut' and (kind not in LAST or i == end):
            getattr(edit, kind)()
        out.append(edit.finish())
    return out if any(e.changes for e in out) else None
