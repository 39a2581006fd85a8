#!/usr/bin/env python3
"""What umpire is held to, measured in one run: each figure beside what is asked of it.

  asked.py UMPIRE WORK [UNIT]

WORK holds the programs peak and vlog_floor. UNIT plays the random games that are judged as records (200 games;
BENCH_GAMES=N for another number). Times are medians of BENCH_RUNS (5) runs, in turn with what they are set beside: what was asked in
actions and in seconds was asked of a machine on which pgn-extract reads 1,690,000 plies a second, and counts by what it reads here.
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


# Three games of chess that everybody knows, 125 plies: what pgn-extract reads, plays and checks beside umpire.
CHESS = '''1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5
11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5
12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8
22. Qf6+ Nxf6 23. Be7# 1-0
1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b4 Bxb4 5. c3 Ba5 6. d4 exd4 7. O-O d3 8. Qb3 Qf6 9. e5 Qg6 10. Re1 Nge7 11. Ba3 b5 12. Qxb5 Rb8
13. Qa4 Bb6 14. Nbd2 Bb7 15. Ne4 Qf5 16. Bxd3 Qh5 17. Nf6+ gxf6 18. exf6 Rg8 19. Rad1 Qxf3 20. Rxe7+ Nxe7 21. Qxd7+ Kxd7 22. Bf5+ Ke8
23. Bd7+ Kf8 24. Bxe7# 1-0'''.replace('1-0\n', '1-0\n\n')
CHESS_TIMES, CHESS_PLIES = 8000, 125
CASES = 2775  # of which half the time was asked that they took
PLIES = 1690000  # a second, by pgn-extract, on the machine that what is asked in actions and seconds was said for


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

    def cases(self):
        out = subprocess.run([self.umpire, 'test', 'fixtures'], capture_output=True, text=True)
        return int(re.search(r'(\d+) passed', out.stdout).group(1))


def row(what, measured, asked, good):
    print('%-74s %14s %14s  %s' % (what, measured, asked, 'met' if good else 'not met'))


class Chess:
    """How fast this machine is just now, by the plies a second of pgn-extract; 1 of the other if that is missing."""

    def __init__(self, b):
        self.b, self.pgn = b, os.path.join(b.work, 'chess.pgn')
        self.extract = shutil.which('pgn-extract', path=os.environ['PATH'] + ':/usr/games')
        if not self.extract:
            print('pgn-extract is missing (make deps-all): machines are not told apart')
        with open(self.pgn, 'w') as f:
            f.write(''.join('[Result "1-0"]\n\n%s\n\n' % game for game in CHESS.split('\n\n')) * CHESS_TIMES)

    def speed(self):
        seconds = self.b.took(self.extract, '-s', '-r', self.pgn)[0] if self.extract else CHESS_TIMES * CHESS_PLIES / PLIES
        return CHESS_TIMES * CHESS_PLIES / seconds / PLIES


def in_turn(chess, measure):
    """Medians of what is measured, and of the machine's speed before each."""
    both = [(chess.speed(), measure()) for _ in range(RUNS)]
    return [statistics.median(x) for x in zip(*both)]


def rate(b, chess, what, games, asked, *options):
    command = [b.umpire, 'check', '-q', '--format', 'short'] + list(options)
    n = b.steps(games) - b.steps(games[:1])
    speed, measured = in_turn(chess, lambda: n / max(b.took(*command, *games)[0] - b.took(*command, games[0])[0], 1e-6))
    row(what, '%d /s' % measured, '%d /s' % (asked * PLIES * speed), measured >= asked * PLIES * speed)


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
    chess = Chess(b)
    print('%-74s %14s %14s' % ('', 'measured', 'asked'))
    if games:
        rate(b, chess, 'actions of %d games as records a second, certain data' % len(games), games, 0.12)
        rate(b, chess, 'the same by the pack built in, at the default trust', games[:20], 0.06, '--pack', 'madison')
    ratio('a typical log, beside dump --stats of it', b.beside(check + [LOG], [b.umpire, 'dump', '--stats', LOG]), 4)
    short = os.path.join(b.work, 'short.ump')
    with open('fixtures/madison/games/1812-1814-legal.ump') as f, open(short, 'w') as g:
        g.write(''.join([line for line in f if not line.startswith('pack')][:10]))
    ratio('a record of ten lines, beside --version', b.beside(check + [short], [b.umpire, '--version']), 1.5)
    n = b.cases()
    speed, seconds = in_turn(chess, lambda: b.took(b.umpire, 'test', 'fixtures')[0])
    ratio('%d cases of fixtures, of which all %d take %.2f s: seconds' % (CASES, n, seconds), seconds * CASES / n, 0.33 / speed)
    peak = b.took(*check, '--pack', 'madison', 'fixtures/madison/games/1812-1814-legal.ump')[1]
    row('one ordinary game: peak MiB (--version: %.1f)' % b.took(b.umpire, '--version')[1], '%.1f' % peak, '8', peak <= 8)
    long_log = os.path.join(b.work, 'long.vlog')
    for content in os.environ.get('LONG_CONTENT', 'history chat noise dice endless mixed').split():
        subprocess.run([sys.executable, 'tests/bench/long_log.py', os.environ.get('ASKED_MB', '100'), LOG, long_log, content])
        floor = b.took(os.path.join(b.work, 'vlog_floor'), 'crc', long_log)[0]
        cpu, peak = b.took(*check, *KIT, long_log)
        ratio('%s MB of %s, beside the limit of decoding it' % (os.environ.get('ASKED_MB', '100'), content), cpu / floor, 15)
        row('    peak MiB', '%.0f' % peak, '64', peak <= 64)
    for made in (long_log, chess.pgn):
        if os.path.exists(made):
            os.remove(made)
    chosen = os.environ.get('ASKED_LOGS')
    logs = sorted(glob.glob(os.path.join(chosen, '*.vlog')))[:200] if chosen else b.sessions(200)
    both = [wall(*check, '-j', str(j), *KIT, *logs) for j in (1, 2)]
    ratio('%d logs with -j 2, beside -j 1: seconds by the clock' % len(logs), both[1] / both[0], 0.55)


main()
