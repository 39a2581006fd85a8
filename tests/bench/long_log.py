#!/usr/bin/env python3
"""Makes a long log out of a real one.

  long_log.py MB IN.vlog OUT.vlog [CONTENT]     OUT has about MB megabytes of command text

CONTENT is what fills it, behind what the log begins with:
  history  what happened in the real log, again and again (default)
  chat     talk that declares nothing
  noise    pieces dragged away and back
  dice     rolls that nobody asked for
  endless  one player moves and rolls, on and on; nobody shows a card, so the play never closes
  mixed    a part of each, in turn, but for `endless`

The games make no sense, and much of them is illegal: a checker has more to explain than in any that was
played. Standard library only; the same bytes every time.
"""
import random
import re
import sys
import zipfile

LOG = b'\x1bLOG\t'
BLOCK = 1 << 20
WORDS = 'ok your go hm nice one brb what a roll sorry phone fine with me wait let me think'.split()


class Source:
    """A real log: its key, its beginning, its history, and the moves on the map in it."""

    def __init__(self, path):
        with zipfile.ZipFile(path) as z:
            saved = z.read('savedGame')
            self.others = {n: z.read(n) for n in z.namelist() if n != 'savedGame'}
        self.head, self.key = saved[:7], int(saved[5:7], 16)
        text = bytes(b ^ self.key for b in bytes.fromhex(saved[7:].decode()))
        self.begin, history = text.split(LOG, 1)
        self.history = LOG + history
        self.players = re.findall(rb'PLAYER\t[^\t]*\t([^\t]*)', text)
        moves = re.findall(rb'M/(\d+)/Main Map/(\d+)/(\d+)/\w+/Main Map/(\d+)/(\d+)/\w+/([\w-]+)', history)
        self.moves = [(p, (x, y), (a, b), who) for p, x, y, a, b, who in moves
                      if max(int(x), int(a)) < 3000 and max(int(y), int(b)) < 1650]


def move(piece, to, start, who):
    return LOG + b'/'.join([b'M', piece, b'Main Map', *to, b'null', b'Main Map', *start, b'null', who])


def history(source, _):
    while True:
        yield source.history


def chat(source, dice):
    while True:
        words = ' '.join(dice.choice(WORDS) for _ in range(dice.randint(1, 6)))
        yield LOG + b'CHAT&lt;' + dice.choice(source.players) + b'&gt; - ' + words.encode()


def noise(source, dice):
    while True:
        piece, to, start, who = dice.choice(source.moves)
        yield move(piece, to, start, who) + move(piece, start, to, who)


def roll(source, dice):
    now = b'%d,%d' % (dice.randint(1, 6), dice.randint(1, 6))
    return (LOG + b'CHAT*** 2d6 = ' + now + b' *** &lt;' + dice.choice(source.players) + b'&gt;\\' +
            LOG + b'MutableProperty\t2d6_result\t1\t' + now + b'\tModule')


def rolls(source, dice):
    while True:
        yield roll(source, dice)


def endless(source, dice):
    who = source.moves[0][3]
    lies = {p: start for p, _, start, w in source.moves if w == who}
    spots = sorted({spot for _, to, start, _ in source.moves for spot in (to, start)})
    while True:
        piece, to = dice.choice(sorted(lies)), dice.choice(spots)
        yield move(piece, to, lies[piece], who) + roll(source, dice)
        lies[piece] = to


def mixed(source, dice):
    parts = [f(source, dice) for f in (history, chat, noise, rolls)]
    while True:
        for part in parts:
            for _ in range(1 if part is parts[0] else 200):
                yield next(part)


CONTENTS = {'history': history, 'chat': chat, 'noise': noise, 'dice': rolls, 'endless': endless,
            'mixed': mixed}


def main():
    megabytes, source, target = float(sys.argv[1]), Source(sys.argv[2]), sys.argv[3]
    entries = CONTENTS[sys.argv[4] if len(sys.argv) > 4 else 'history'](source, random.Random(1812))
    table = bytes(b ^ source.key for b in range(256))
    left = int(megabytes * 1e6) - len(source.begin)
    with zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED, compresslevel=1) as z:
        with z.open('savedGame', 'w', force_zip64=True) as f:
            f.write(source.head)
            f.write(source.begin.translate(table).hex().encode())
            while left > 0:
                block = bytearray()
                while len(block) < min(left, BLOCK):
                    block += next(entries)
                f.write(bytes(block).translate(table).hex().encode())
                left -= len(block)
        for name, content in source.others.items():
            z.writestr(name, content)


main()
