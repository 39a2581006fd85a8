#!/usr/bin/env python3
"""tests/bench/learn.py UMPIRE UNIT FOLDER GAMES [SEED]: how much of what `umpire learn` proposes is true.

Random games of Madison are played by a pack that nobody else sees: packs/closed.xml, in which everything that the pack
built in guesses is made up, with paths, worths, commands and cards altered at random. In one of five games a march is
made an error: it goes there and back again, whatever that costs. The games are judged by the pack built in, and learnt
from; what is proposed is laid beside the hidden pack. Games once played are kept in FOLDER. Printed: what was proposed
and how much of it is true, one value and ranges, by attribute; and how often a value is really not so that so many
games speak against."""
import collections
import glob
import json
import os
import random
import re
import subprocess
import sys
import time

ALTERED = {"link": {"path": ["road", "trail", "invasion"]}, "leader": {"command": list("123"), "modifier": ["-1", "0", "1", "2"]},
           "card": {"opv": list("123")}, "space": {"value": list("012345"), "terrain": ["clear", "forest"]}}
BELOW = (1, 2, 3, 4, 5, 10, 20, 50, 100)


def hide(pack, chance):
    """A pack like closed.xml with half of such values drawn anew."""
    with open("fixtures/packs/closed.xml", encoding="utf-8") as f, open(pack, "w", encoding="utf-8") as out:
        for line in f:
            row = re.match(r"\s*<([\w-]+) ", line)
            for attribute, values in ALTERED.get(row and row[1], {}).items():
                has = re.search(r' %s="([^"]*)"' % attribute, line)
                if has and chance.random() < .5:
                    value = chance.choice(values)
                    if not (has[1] == "invasion" and "montreal" in line):  # 10.12 asks for one there
                        line = line.replace(has[0], ' %s="%s"' % (attribute, value))
            out.write(line)


def play(unit, pack, folder, games, seed):
    os.makedirs(folder, exist_ok=True)
    env = dict(os.environ, PLAY_PACK=pack, PLAY_KEEP=folder, PLAY_GAMES=str(games), PLAY_SEED=str(seed))
    told = subprocess.run([unit, "--timeout", "36000", "--filter", "play/random_games_on_the_printed_map"], env=env,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    stuck = told.stderr.count("no way on")  # with values drawn anew a game may end where nothing can be offered
    if told.returncode and not stuck:
        sys.exit("learn.py: the games cannot be played:\n" + told.stderr[-2000:])
    if stuck:
        print("%d of %d games end where the generator has nothing to offer" % (stuck, games))


def err(lines, chance):
    marches = [k for k, line in enumerate(lines) if re.match(r"move [^:]*: [^-]* - [^-]*$", line)]
    if marches:
        k = chance.choice(marches)
        who, way = lines[k].split(": ", 1)
        lines[k] = "%s: %s - %s" % (who, way, way)


def write_records(games, folder, chance):
    """The games without the pack they were played by, by two of two hundred players each, and with errors."""
    os.makedirs(folder, exist_ok=True)
    for path in sorted(glob.glob(os.path.join(games, "game-*.ump"))):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        us, br = chance.sample(range(200), 2)
        text = re.sub(r'pack "[^"]*"\n', "player us P%d\nplayer br P%d\n" % (us, br), text, count=1)
        lines = text.split("\n")
        if chance.random() < .2:
            err(lines, chance)
        with open(os.path.join(folder, os.path.basename(path)), "w", encoding="utf-8") as f:
            f.write("\n".join(lines))


def rows(*words):
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def truth(umpire, pack):
    return {o["name"]: "yes" if o.get("attribute") == "exists" else o["value"]
            for o in rows(umpire, "pack", "show", pack, "-f", "jsonl") if o["type"] == "datum"}


def compare(learnt, true):
    proposed, against = collections.Counter(), collections.Counter()
    wrong = []
    for o in learnt:
        values, is_so = [v["value"] for v in o["values"]], true[o["datum"]]
        attribute = o["datum"].split()[-1]
        for v in o["values"]:
            bin_ = max((b for b in BELOW if b <= v["illegal"]["games"]), default=0)
            against[bin_, v["value"] != is_so] += 1
        if o["likely"] is None:
            continue
        ends = o["likely"].split("..")
        right = values.index(ends[0]) <= values.index(is_so) <= values.index(ends[-1])
        for key in (attribute, "all"):
            proposed[key, len(ends), right] += 1
        if not right:
            wrong.append("%s: %s proposed, %s true" % (o["datum"], o["likely"], is_so))
    return proposed, against, wrong


def tell(proposed, against, wrong):
    def share(n, of):
        return "%5d, true %5.1f %%" % (of, 100 * n / of) if of else "%5d" % of

    for key in sorted({k for k, _, _ in proposed}, key=lambda k: (k != "all", k)):
        one, ranges = ([proposed[key, n, right] for right in (False, True)] for n in (1, 2))
        print("%-12s one value %-24s  a range %s" % (key, share(one[1], sum(one)), share(ranges[1], sum(ranges))))
    print("\nvalues by how many games speak against them, and how many of these are really not so:")
    for low in sorted({b for b, _ in against}):
        no, yes = against[low, True], against[low, False]
        print("%8s %5d   %5.1f %%" % ("%d" % low if low < 5 else "%d and on" % low, no + yes, 100 * no / (no + yes)))
    for line in wrong:
        print("not true: " + line)


def main():
    umpire, unit, folder, games = *map(os.path.abspath, sys.argv[1:4]), int(sys.argv[4])
    seed = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    pack, played, store = (os.path.join(folder, name) for name in ("hidden.xml", "played", "archive.db"))
    os.makedirs(folder, exist_ok=True)
    hide(pack, random.Random(seed))
    if len(glob.glob(os.path.join(played, "game-*.ump"))) != games:
        play(unit, pack, played, games, seed)
    records = os.path.join(folder, "records")
    write_records(played, records, random.Random(seed))
    for name in glob.glob(store + "*"):
        os.remove(name)
    began = time.monotonic()
    subprocess.run([umpire, "check", "-q", "-j", "2", "--store", store, records], stdout=subprocess.DEVNULL, check=False)
    judged = time.monotonic()
    learnt = rows(umpire, "learn", "-q", "-j", "2", "--store", store, "-f", "jsonl")
    print("%d games (seed %d): judged into a store in %.0f s, learnt from in %.0f s" % (
        games, seed, judged - began, time.monotonic() - judged))
    tell(*compare(learnt, truth(umpire, pack)))


main()
