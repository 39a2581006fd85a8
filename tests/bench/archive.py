#!/usr/bin/env python3
"""tests/bench/archive.py UMPIRE LOG FOLDER COUNT...: archives of so many logs judged into a store, and once more.

The logs are all different by their bytes and the same in what they hold, a thousand in a folder, each folder with the
module and the binding. A run over one log is made first: what it takes is the start (the program, the store and its
pack, module and binding), and is a cost of the run. Of each archive: processor time of a log more, which is that of
the run without the start, by the other logs; logs a second, peak memory, size of the store, and the time of a second
run, over which nothing has changed, beside the first. Equal runs lie a tenth apart on a machine that others use too:
ARCHIVE_ROUNDS=3 goes over the sizes three times, the small ones several times in each round, and the medians are told.
At the end: how far the costs of a log lie apart."""
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
import zipfile

ROUNDS = int(os.environ.get("ARCHIVE_ROUNDS", "1"))
MOST = 5  # runs of one archive in a round


def write(log, folder, count):
    near = os.path.dirname(log)
    kit = [os.path.join(near, name) for name in os.listdir(near) if name.endswith((".vmod", ".bind.xml"))]
    with zipfile.ZipFile(log) as z:
        entries = [(i.filename, z.read(i)) for i in z.infolist()]
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open(os.path.join(folder, "list"), "w", encoding="utf-8") as names:
        for n in range(count):
            place = os.path.join(folder, "%04d" % (n // 1000))
            if n % 1000 == 0:
                os.makedirs(place)
                for file in kit:
                    shutil.copy(file, place)
            path = os.path.join(place, "%06d.vlog" % n)
            when = (1980 + n // 1000 % 100, 1 + n // 100 % 10, 1 + n % 25, n // 25 % 4, 0, 0)
            with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
                for name, data in entries:
                    z.writestr(zipfile.ZipInfo(name, when), data, zipfile.ZIP_DEFLATED)
            names.write(path + "\n")


def run(umpire, folder):
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([umpire, "check", "-q", "-j", "2", "--store", os.path.join(folder, "archive.db"), "--list",
                    os.path.join(folder, "list")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, time.monotonic() - began, after.ru_maxrss


def measure(umpire, log, folder, count, start):
    """One archive of so many logs: ms a log more, logs a second, MB at the peak, KB a log kept, % of a second run."""
    write(log, folder, count)
    used, took, memory = run(umpire, folder)
    again, _, _ = run(umpire, folder)
    size = os.path.getsize(os.path.join(folder, "archive.db"))
    return 1000 * (used - start) / (count - 1), count / took, memory / 1024, size / 1024 / count, 100 * again / used


def start_of(umpire, log, folder):
    """Processor time of a run over one log, the median of five."""
    used = []
    for _ in range(5):
        write(log, folder, 1)
        used.append(run(umpire, folder)[0])
    return sorted(used)[2]


def main():
    umpire, log, folder = sys.argv[1:4]
    counts = [n for n in map(int, sys.argv[4:]) if n > 1]
    start = start_of(umpire, log, folder)
    print("one log: %.0f ms, the start of a run" % (1000 * start))
    rows = {count: [] for count in counts}
    for _ in range(ROUNDS):
        for count in counts:
            for _ in range(max(1, min(MOST, max(counts) // count // 4))):
                rows[count].append(measure(umpire, log, folder, count, start))
    print("%8s %5s %14s %19s %8s %10s %15s %11s" % ("logs", "runs", "ms a log more", "cheapest, dearest", "logs/s", "memory MB",
                                                    "store KB a log", "second run"))
    for count, of in rows.items():
        cost, rate, memory, size, again = (statistics.median(column) for column in zip(*of))
        print("%8d %5d %14.2f %9.2f %9.2f %8.1f %10.1f %15.1f %10.2f%%" % (count, len(of), cost, min(row[0] for row in of),
              max(row[0] for row in of), rate, memory, size, again))
    costs = [statistics.median(row[0] for row in of) for of in rows.values()]
    if costs:
        print("median cost of a log more: the dearest is %.2f times the cheapest" % (max(costs) / min(costs)))
    shutil.rmtree(folder, ignore_errors=True)


main()
