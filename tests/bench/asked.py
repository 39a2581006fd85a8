#!/usr/bin/env python3
"""What umpire is held to, measured in one run: each figure beside what is asked of it.

  asked.py UMPIRE WORK [UNIT]

WORK holds the programs peak and vlog_floor. UNIT plays the random games that are judged as records (200 games;
BENCH_GAMES=N for another number). Times are medians of BENCH_RUNS (5) runs, in turn with what they are set beside.
The last row is of the 200 newest logs of tests/sessions, no two alike, which are made once and take some minutes; it is measured once,
for it takes some more. ASKED_LOGS=FOLDER has other logs there.
"""
import glob
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

RUNS = int(os.environ.get('BENCH_RUNS', '5'))
LOG = 'fixtures/vassal/full/dev-1812-opening-1.vlog'
KIT = ['--module', 'fixtures/vassal/full/MadisonFull.vmod', '--bind', 'fixtures/vassal/full/MadisonFull.bind.xml']


class Bench:
    def __init__(self, umpire, work):
        self.umpire, self.work = umpire, work

    def took(self, *command):
        """Seconds of the processor and peak MiB of one run."""
        out = subprocess.run([os.path.join(self.work, 'peak')] + list(command), capture_output=True, text=True).stdout
        cpu, kib = out.split()
        return float(cpu), int(kib) / 1024

    def beside(self, mine, other):
        """How many times as long `mine` takes as `other`, run in turn."""
        return statistics.median(self.took(*mine)[0] / max(self.took(*other)[0], 1e-4) for _ in range(RUNS))

    def best(self, *command):
        return statistics.median(self.took(*command)[0] for _ in range(RUNS))

    def games(self, unit):
        """Random games as records, made once."""
        folder, n = os.path.join(self.work, 'games'), os.environ.get('BENCH_GAMES', '200')
        if not glob.glob(folder + '/*.ump'):
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree('fixtures/packs', folder + '/packs')
            subprocess.run([unit, '--timeout', '600', '--filter', 'play/random_games_on_the_printed_map'],
                           env=dict(os.environ, PLAY_KEEP=folder, PLAY_GAMES=n), capture_output=True)
        return sorted(glob.glob(folder + '/*.ump'))

    def sessions(self, n):
        """The logs of the newest sessions, made once."""
        out, newest = os.path.join(self.work, 'sessions'), lambda path: int(os.path.basename(path)[1:4])
        names = sorted(glob.glob('tests/sessions/batch*/[cf][0-9][0-9][0-9]_*.py'), key=newest)[-n:]
        if not os.path.exists(out + '.done'):
            subprocess.run(['tests/sessions/run.sh', self.umpire, '--make-only'] + [os.path.basename(s)[:4] for s in names],
                           env=dict(os.environ, SESS_OUT=out), stdout=subprocess.DEVNULL, check=True)
            open(out + '.done', 'w').close()
        return sorted(glob.glob(out + '/logs/*.vlog'))[:n]

    def steps(self, games):
        out = subprocess.run([self.umpire, 'check', '-q', '--format', 'short'] + games, capture_output=True, text=True)
        return sum(int(n) for n in re.findall(r': (\d+) steps: ', out.stdout))


def row(what, measured, asked, good):
    print('%-74s %14s %14s  %s' % (what, measured, asked, 'met' if good else 'not met'))


def rate(b, what, games, asked, *options):
    command = [b.umpire, 'check', '-q', '--format', 'short'] + list(options)
    seconds = b.best(*command, *games) - b.best(*command, games[0])
    n = b.steps(games) - b.steps(games[:1])
    row(what, '%d /s' % (n / max(seconds, 1e-6)), '%d /s' % asked, n / max(seconds, 1e-6) >= asked)


def ratio(what, measured, asked):
    row(what, '%.2f' % measured, '%.2f' % asked, measured <= asked)


def wall(*command):
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def main():
    b, unit = Bench(sys.argv[1], sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None
    check = [b.umpire, 'check', '-q']
    games = b.games(unit) if unit else []
    print('%-74s %14s %14s' % ('', 'measured', 'asked'))
    if games:
        rate(b, 'actions of %d games as records a second, certain data' % len(games), games, 200000)
        rate(b, 'the same by the pack built in, at the default trust', games[:20], 100000, '--pack', 'madison')
    ratio('a typical log, beside dump --stats of it', b.beside(check + [LOG], [b.umpire, 'dump', '--stats', LOG]), 4)
    short = os.path.join(b.work, 'short.ump')
    with open('fixtures/madison/games/1812-1814-legal.ump') as f, open(short, 'w') as g:
        g.write(''.join([line for line in f if not line.startswith('pack')][:10]))
    ratio('a record of ten lines, beside --version', b.beside(check + [short], [b.umpire, '--version']), 1.5)
    row('all cases of fixtures, seconds', '%.2f' % b.best(b.umpire, 'test', 'fixtures'), '0.33',
        b.best(b.umpire, 'test', 'fixtures') <= 0.33)
    peak = b.took(*check, '--pack', 'madison', 'fixtures/madison/games/1812-1814-legal.ump')[1]
    row('one ordinary game: peak MiB (--version: %.1f)' % b.took(b.umpire, '--version')[1], '%.1f' % peak, '8', peak <= 8)
    long_log = os.path.join(b.work, 'long.vlog')
    for content in os.environ.get('LONG_CONTENT', 'history chat noise dice endless mixed').split():
        subprocess.run([sys.executable, 'tests/bench/long_log.py', os.environ.get('ASKED_MB', '100'), LOG, long_log, content])
        floor = b.took(os.path.join(b.work, 'vlog_floor'), 'crc', long_log)[0]
        cpu, peak = b.took(*check, *KIT, long_log)
        ratio('%s MB of %s, beside the limit of decoding it' % (os.environ.get('ASKED_MB', '100'), content), cpu / floor, 15)
        row('    peak MiB', '%.0f' % peak, '64', peak <= 64)
    if os.path.exists(long_log):
        os.remove(long_log)
    chosen = os.environ.get('ASKED_LOGS')
    logs = sorted(glob.glob(os.path.join(chosen, '*.vlog')))[:200] if chosen else b.sessions(200)
    both = [wall(*check, '-j', str(j), *KIT, *logs) for j in (1, 2)]
    ratio('%d logs with -j 2, beside -j 1: seconds by the clock' % len(logs), both[1] / both[0], 0.55)


main()
