#!/usr/bin/env python3
"""growth.py UMPIRE WORK [NAME...]: the time for n and for 4 n of everything that an input may hold many of.

Four times the work may take 4.5 times the time; then what each format and convert take of memory, beside the text
report and check. Time of the processor, the least of runs that take turns, n, 4 n and the start alone; what the start needs
is taken off. A ratio above that is measured again, with more runs, before it is believed: noise makes single runs longer,
never all of them. n is large enough for n to take a tenth of a second or near it. Exit status 1 if a line is above
that."""
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import zipfile

FULL = "fixtures/vassal/full/"
KIT = ["--module", FULL + "MadisonFull.vmod", "--bind", FULL + "MadisonFull.bind.xml"]
MOST = 4.5


def decoded(path):
    with zipfile.ZipFile(path) as z:
        raw = z.read("savedGame")
    if raw.startswith(b"!VCSK"):
        key = int(raw[5:7], 16)
        raw = bytes(b ^ key for b in bytes.fromhex(raw[7:].decode()))
    return raw


def write_log(path, text):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("savedGame", text)
    return path


BASE = decoded(FULL + "dev-1812-faults.vlog")
SETUP = BASE[:BASE.index(b"\x1bend_save")]
END = b"\x1bend_save"


def log(path, entries, setup=b""):
    return write_log(path, SETUP + setup + END + b"".join(b"\x1bLOG\t" + e for e in entries))


def record(path, lines):
    with open(path, "w", encoding="utf8") as f:
        f.write("game madison\nnow 1812 spring-summer phase=action\n" + "\n".join(lines) + "\n")
    return path


def pieces(path, n):
    return log(path, [], b"".join(b"\x1b+/9%d/piece;;;x.png;P%d/Main Map;%d;%d;1;0" % (i, i, i % 3000, i % 1700)
                                  for i in range(n)))


def hands(path, n):
    return log(path, [], b"".join(b"\x1b+/9%d/piece;;;x.png;P%d/US Hand;%d;70;1;0" % (i, i, i % 900) for i in range(n)))


def clone():
    """What adds the 13th US to the table."""
    at = BASE.index(b"\x1b+/1795221490961/")
    return BASE[at:BASE.index(b"\x1b", at + 1)]


def clones(path, n):
    one = clone()
    moves = [b"M/8%d/Main Map/2051/1050/null/Main Map/2352/1161/null/dearborn-pw" % i for i in range(n)]
    return log(path, moves + [b"-/8%d" % i for i in range(n)],
               b"".join(one.replace(b"/1795221490961/", b"/8%d/" % i, 1) for i in range(n)))


def heap(path, n):
    return log(path, [b"M/8%d/Main Map/5/5/null/Main Map/5/5/null/dearborn-pw" % i for i in range(n)],
               b"".join(b"\x1b+/8%d/immob;gV;N;;0,0\tpiece;;;x.png;P/\tMain Map;5;5;1;0" % i for i in range(n)))


def stack(path, n):
    pile = b"".join(b"\x1b+/8%d/piece;;;x.png;P/Main Map;5;5;1;0" % i for i in range(50))
    pile += b"\x1b+/77/stack/Main Map;5;5" + b"".join(b";8%d" % i for i in range(50))
    return log(path, [b"M/77/Main Map/%d/7/null/Main Map/%d/7/null/dearborn-pw" % (i % 2, 1 - i % 2) for i in range(n)], pile)


def chat(path, n):
    return log(path, [b"CHAT&lt;Henry&gt; - line %d as 3 ops, activate Dearborn" % i for i in range(n)])


def talk(path, n):
    return log(path, [b"CHAT&lt;Henry&gt; - I think so, line %d" % i for i in range(n)])


def blanks(path, n):
    return log(path, [b"CHAT&lt;Henry&gt; - a" + b" " * 1900 + b"b holds" for _ in range(n)])


def rolls(path, n):
    return log(path, [b"CHAT*** 2d6 = 1,2 *** <Henry>" + b"\\\x1bLOG\tMutableProperty\t2d6_result\t1,1\t1,2\tModule" * n])


def names(path, n):
    return log(path, [b"PLAYER\tid-%d\tName %d\tUS" % (i % 900, i) for i in range(n)])


def steps(path, n):
    return record(path, ["phase action" for _ in range(n)])


def points(path, n):
    return record(path, ["vp us %d" % (i % 3) for i in range(n)])


def plays(path, n):
    return record(path, ["at York: Brock", "at Ft. Niagara: us:13th"] + ["us: play Card 12 units value=1" for i in range(n)])


def accepts(path, n):
    return record(path, ["vp us %d" % (i % 3) for i in range(n)] + ['accept %d "so"' % (i + 1) for i in range(n)])


def expectations(path, n):
    with open(path, "w", encoding="utf8") as f:
        f.write('game madison\ncase "A" "t"\nnow 1812 spring-summer phase=action\n')
        f.write("".join("vp us %d\nexpect illegal\n" % (1 + i % 3) for i in range(n)))
    return path


def attributes(path, n):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
        z.writestr("buildFile.xml", "<VASSAL.build.GameModule name='M' version='1'>" + "".join(
            "<x %s/>" % " ".join("a%d='x'" % k for k in range(500)) for _ in range(n)) + "</VASSAL.build.GameModule>")
    return path


def files(path, n):
    shutil.rmtree(path, ignore_errors=True)
    os.mkdir(path)
    for i in range(n):
        record(os.path.join(path, "%d.ump" % i), ["phase action"])
    return path


def chain(path, n):
    shutil.rmtree(path, ignore_errors=True)
    os.mkdir(path)
    for i in range(n):
        log(os.path.join(path, "%05d.vlog" % i), [b"CHAT&lt;Henry&gt; - %d" % i])
    return path


CHECK = ["check", "-q"]
ROWS = [
    ("pieces", pieces, 48000, ".vlog", CHECK + KIT),
    ("hands", hands, 48000, ".vlog", CHECK + KIT),
    ("clones at a spot", clones, 1200, ".vlog", CHECK + KIT),
    ("a heap", heap, 20000, ".vlog", CHECK + KIT),
    ("moves of a stack", stack, 4000, ".vlog", CHECK + KIT),
    ("dump of pieces", pieces, 30000, ".vlog", ["dump", "-q"] + KIT[:2]),
    ("chat", chat, 15000, ".vlog", CHECK + KIT),
    ("convert of chat", chat, 15000, ".vlog", ["convert", "-q"] + KIT),
    ("convert of talk", talk, 30000, ".vlog", ["convert", "-q"] + KIT),
    ("blanks in chat", blanks, 100, ".vlog", CHECK + KIT),
    ("rolls in an entry", rolls, 60000, ".vlog", CHECK + KIT),
    ("names", names, 200000, ".vlog", CHECK + KIT),
    ("steps", steps, 30000, ".ump", CHECK),
    ("points", points, 6000, ".ump", CHECK),
    ("ledger", points, 6000, ".ump", ["score", "-q"]),
    ("open plays", plays, 1500, ".ump", CHECK),
    ("accepted steps", accepts, 6000, ".ump", CHECK),
    ("expectations", expectations, 6000, ".ump", ["test", "-q"]),
    ("attributes", attributes, 1600, ".vmod", ["dump", "-q"]),
    ("files", files, 4000, "", CHECK + ["-j", "1"]),
    ("logs of a chain", chain, 60, "", CHECK + KIT + ["-j", "1"]),
] + [("findings, " + f, points, 6000, ".ump", CHECK + ["-v", "-f", f])
     for f in ("text", "short", "jsonl", "junit", "tap", "sarif", "html")]


def seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def least(commands, runs, so_far=None):
    """The least time of each command; they take turns, so that a busy minute of the machine meets all of them."""
    so_far = so_far or [float("inf")] * len(commands)
    for _ in range(runs):
        so_far = [min(known, seconds(command)) for known, command in zip(so_far, commands)]
    return so_far


def growth(umpire, work, make, n, suffix, args):
    """What n and 4 n take beyond the start, and how many times as much the second is."""
    commands = [[umpire] + args + [make(os.path.join(work, "growth-%d%s" % (k, suffix)), k)] for k in (1, n, 4 * n)]
    times = None
    for runs in (3, 5, 9):
        times = least(commands, runs, times)
        one, four = times[1] - times[0], times[2] - times[0]
        ratio = four / max(one, 0.001)
        if ratio <= MOST:
            break
    for command in commands:
        (shutil.rmtree if os.path.isdir(command[-1]) else os.remove)(command[-1])
    return one, four, ratio


# What may take no more memory than what: (name, maker, n, suffix, call, the call beside it, times as much)
FINDINGS = CHECK + ["-v", "-f"]
MEMORY = [("findings, " + f, points, 24000, ".ump", FINDINGS + [f], FINDINGS + ["text"], 1.25)
          for f in ("short", "jsonl", "junit", "tap", "sarif")] + [
              ("convert of talk", talk, 250000, ".vlog", ["convert", "-q"] + KIT, CHECK + KIT, 1.25)]


def peak(command):
    """The most memory that a call takes, in MB; `time` is small, and what a parent has counts for its child."""
    with tempfile.NamedTemporaryFile("r") as told:
        subprocess.run(["time", "-q", "-f", "%M", "-o", told.name] + command, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=False)
        return int(told.read()) / 1024


def memory(umpire, work, only):
    bad = 0
    print("%-20s %8s %10s %10s %7s" % ("memory", "n", "beside, MB", "MB", "ratio"))
    for name, make, n, suffix, args, beside, most in MEMORY:
        if only and name not in only:
            continue
        path = make(os.path.join(work, "growth" + suffix), n)
        one, other = peak([umpire] + beside + [path]), peak([umpire] + args + [path])
        bad += other > most * one
        print("%-20s %8d %10.0f %10.0f %7.2f%s" % (name, n, one, other, other / one,
                                                   "  too much" if other > most * one else ""), flush=True)
    return bad


def main():
    umpire, work, only = sys.argv[1], sys.argv[2], sys.argv[3:]
    bad = 0
    print("%-20s %8s %10s %10s %7s" % ("growth", "n", "n, s", "4 n, s", "ratio"))
    for name, make, n, suffix, args in ROWS:
        if only and name not in only:
            continue
        one, four, ratio = growth(umpire, work, make, n, suffix, args)
        over = ratio > MOST
        bad += over
        print("%-20s %8d %10.3f %10.3f %7.1f%s" % (name, n, one, four, ratio, "  too much" if over else ""), flush=True)
    bad += memory(umpire, work, only)
    sys.exit(1 if bad else 0)


main()
