#!/usr/bin/env python3
"""Random positions, judged by the reference and by the program: every disagreement, with the smallest record that shows it.

    run.py [--umpire build/umpire] [--count 1000] [--seed 1] [--chapter 10] [--write DIR] ...
"""
import argparse
import collections
import functools
import importlib
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import board  # noqa: E402
import known  # noqa: E402
import records  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(HERE))
CHAPTERS = ["04", "09", "10", "11", "12", "13", "13_campaign", "16", "niagara", "invasion"]
BATCH = 500


def smaller(spec):
    """The spec with one element of one of its lists left out."""
    for key, value in sorted(spec.items()):
        if isinstance(value, list):
            for n in range(len(value)):
                yield dict(spec, **{key: value[:n] + value[n + 1:]})


def shrink(umpire, folder, pack, chapter, wrong):
    """The smallest case found that still shows a disagreement about the same query."""
    best = wrong
    again = True
    while again:
        again = False
        for spec in smaller(best.spec):
            case = records.write(chapter, pack, spec)
            if case is None:
                continue
            found, _ = records.disagreements(umpire, folder, [(spec, case)])
            same = [d for d in found if d.kind() == wrong.kind() and not known.which(chapter, pack, d)]
            if same:
                best, again = same[0], True
                break
    return best


def tell(wrong):
    """A disagreement as lines of a record."""
    lines = ["# %s: the reference says %s, the program %s" % (wrong.query, wrong.ours, wrong.theirs)]
    for index, line in enumerate(wrong.case.lines):
        if index not in wrong.case.claims or wrong.case.claims[index][0] == wrong.query:
            lines.append("    %s%s" % (line, "    # here" if index == wrong.index else ""))
    return lines


def judge(args, name):
    """All positions of a chapter: whether nothing but what is known came out otherwise, and what is to be said of it."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(ROOT, "fixtures/packs/tmap.xml"), os.path.join(folder, "pack.xml"))
        return judge_in(folder, args, name)


def keep(args, folder, name, cases):
    """The positions of which both say the same, as files of 50 cases that expect nothing else."""
    same = [c for c, failures in zip(cases, records.answers(args.umpire, folder, cases)) if not failures]
    for n in range(0, len(same), 50):
        lines = list(records.head)
        for number, case in enumerate(same[n:n + 50]):
            lines += case.text("r%d" % number)
        with open(os.path.join(args.write, "%s-%03d.ump" % (name, n)), "w") as out:
            out.write("\n".join(lines) + "\n")


def judge_in(folder, args, name):
    pack = board.Pack(os.path.join(ROOT, "fixtures/packs/tmap.xml"))
    chapter = importlib.import_module("draw_" + name)
    records.head = getattr(chapter, "HEAD", records.HEAD)  # of another game than Madison
    rng = random.Random("%s-%d" % (name, args.seed))
    began, done, claims = time.time(), 0, 0
    text, news, olds, kinds = [], [], collections.Counter(), collections.Counter()
    while done < args.count:
        pairs = []
        while len(pairs) < min(BATCH, args.count - done):
            spec = chapter.draw(pack, rng)
            case = records.write(chapter, pack, spec) if spec else None
            if case:
                pairs.append((spec, case))
        wrong, broken = records.disagreements(args.umpire, folder, pairs)
        done, claims = done + len(pairs), claims + sum(len(c.claims) for _, c in pairs)
        for case, reason in broken:
            kinds["unread: " + reason.split(":")[0]] += 1
            if kinds["unread: " + reason.split(":")[0]] == 1:
                text += ["unread: " + reason, records.complaint[:600]] + ["    " + line for line in case.lines]
        if args.write:
            keep(args, folder, "%s-%06d" % (name, done), [c for _, c in pairs])
        for d in wrong:
            old = known.which(chapter, pack, d)
            if old:
                olds[old] += 1
            else:
                kinds[d.kind()] += 1
                if kinds[d.kind()] <= args.show:
                    news.append(d)
    for d in news:
        text += tell(shrink(args.umpire, folder, pack, chapter, d))
    text.append("chapter %s: %d positions, %d claims, %d disagreements, %d known, %.0f s" % (
        name, done, claims, sum(kinds.values()), sum(olds.values()), time.time() - began))
    for kind, count in sorted(kinds.items()):
        text.append("    new    %6d  %s" % (count, kind))
    for kind, count in sorted(olds.items()):
        text.append("    known  %6d  %s" % (count, kind))
    return not kinds, text


def still_known(umpire):
    """Every known disagreement has its cases, and the program still fails each of them: the list only grows shorter."""
    folder, good = os.path.join(HERE, "disagreements"), True
    files = {name[:-4] for name in os.listdir(folder) if name.endswith(".ump")}
    names = set(known.READINGS) | set(known.WIDER)
    for name in sorted(files ^ names):
        print("%s: %s" % (name, "a case, but not in known.py" if name in files else "known, but without a case"))
        good = False
    for name in sorted(files & names):
        passed, failed = records.counts(umpire, os.path.join(folder, name + ".ump"))
        print("known: %s, %d cases" % (name, passed + failed))
        if passed or not failed:
            print("%s: %d of its cases pass: strike them, or the whole of it, out" % (name, passed))
            good = False
    return good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--umpire", default=os.path.join(ROOT, "build/umpire"))
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=1, help="smallest records shown a kind of disagreement")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", metavar="DIR", help="write what both agree on as cases into a folder that is there")
    parser.add_argument("--chapter", action="append")
    args = parser.parse_args()
    good = [still_known(args.umpire)]
    if args.write:
        shutil.copy(os.path.join(ROOT, "fixtures/packs/tmap.xml"), os.path.join(args.write, "pack.xml"))
    with multiprocessing.Pool(args.jobs) as pool:
        for fine, text in pool.imap(functools.partial(judge, args), args.chapter or CHAPTERS):
            print("\n".join(text), flush=True)
            good.append(fine)
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
