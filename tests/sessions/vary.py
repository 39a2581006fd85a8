"""Edits logs in ways that prove nothing, and sees whether umpire then accuses somebody of something new.

usage: vary.py UMPIRE LOG... [--seed N] [--kinds a,b] [--sample K] [--trust guess] [--jobs 2] [-v] [--keep DIR]

NAME-1.vlog, NAME-2.vlog ... are one game. A finding is new if it is illegal and no illegal finding of the log with
every typed line struck meets its entries with a common rule. Exit: 0 none new, 1 new ones, 2 umpire failed.
Columns: copies made, umpire's steps, illegal and undetermined findings, new ones, these without repeats in other
copies, games that have any, and new ones that the log unedited has not."""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
import vary_edits as edits
from vary_talk import Words
from vary_log import Log

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../fixtures/vassal')
HEAD = ('kind', 'edited', 'steps', 'illegal', 'undet.', 'new', 'distinct', 'games', 'by edit')
ROW = '%-12s %7s %7s %8s %7s %6s %9s %6s %8s'

Found = collections.namedtuple('Found', 'log lo hi rules code message line')
Result = collections.namedtuple('Result', 'steps undetermined illegal trouble')


class Game:
    """A log, or the logs of a chain, and the names in them."""

    def __init__(self, name, paths):
        self.name, self.paths = name, paths
        self.logs = [Log(p) for p in paths]
        self.words = [Words(x) for x in self.logs]
        self.reference, self.unedited = [], []


class Task:
    """One edited copy: what was made of which game, what umpire said, what of it is new."""

    def __init__(self, game, kind, sample, args):
        self.game, self.kind, self.sample = game, kind, sample
        rng = random.Random('%d/%s/%s/%d' % (args.seed, game.name, kind, sample))
        own = args.insert == 'entry' or args.insert == 'both' and sample % 2 == 1
        self.edits = edits.edit_session(game.logs, game.words, kind, rng, sample, own)
        self.result, self.new = None, []

    def key(self):
        """What it changed, to tell copies that are the same."""
        return [e.changes for e in self.edits]

    def label(self):
        """Its name, also of kept files."""
        return '%s.%s.%d' % (self.game.name, self.kind, self.sample)

    def save(self, folder):
        """Write its logs by their own names."""
        os.makedirs(folder, exist_ok=True)
        out = []
        for path, edit in zip(self.game.paths, self.edits):
            out.append(os.path.join(folder, os.path.basename(path)))
            edit.log.save(out[-1])
        return out

    def run(self, args):
        """Let umpire judge it."""
        folder = tempfile.mkdtemp(prefix='vary-')
        try:
            numbers = [[e.number for e in x.log.entries] for x in self.edits]
            self.result = judge(args, self.save(folder), numbers)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return self


def judge(args, paths, numbers):
    """Umpire's verdict on logs; entries are told by the numbers they had before the edit."""
    module = args.module or module_of(paths[0])
    call = [args.umpire, 'check', '-q', '--format', 'jsonl', '--trust', args.trust, '--module', module,
            '--bind', args.bind or os.path.splitext(module)[0] + '.bind.xml'] + (['--chain'] if len(paths) > 1 else []) + paths
    try:
        run = subprocess.run(call, capture_output=True, timeout=args.timeout)
    except (OSError, subprocess.TimeoutExpired) as err:
        return Result(0, 0, [], str(err))
    out = [json.loads(x) for x in run.stdout.decode('utf-8', 'replace').splitlines() if x.startswith('{')]
    found = [x for x in out if x['type'] == 'finding']
    steps = sum(x.get('steps') or 0 for x in out if x['type'] == 'summary')
    ill = [locate(x, paths, numbers) for x in found if x['verdict'] == 'illegal']
    told = any(x['type'] == 'summary' for x in out)
    err = run.stderr.decode('utf-8', 'replace')[:200].strip()
    trouble = None if told and run.returncode in (0, 1, 2) else 'exit %d %s' % (run.returncode, err)
    return Result(steps, sum(x['verdict'] == 'undetermined' for x in found), ill, trouble)


def module_of(log):
    """Of the modules of the sessions the one that a log was made with."""
    data = zipfile.ZipFile(log).read('moduledata')
    home = os.environ.get('UMPIRE_OPEN') or os.path.join(FIXTURES, 'full')
    for path in [os.path.join(home, 'MadisonFull.vmod')] + sorted(glob.glob(os.path.join(FIXTURES, 'invasion', '*.vmod'))):
        if name_in(zipfile.ZipFile(path).read('moduledata')) == name_in(data):
            return path
    raise SystemExit('vary.py: no module for ' + log)


def name_in(moduledata):
    """The module's name in its data."""
    return re.search(r'<name>(.*?)</name>', moduledata.decode('utf-8')).group(1)


def locate(finding, paths, numbers):
    """A finding with the entries of the log before the edit; without any it may be anywhere in it."""
    at = finding.get('at') or {}
    names = [os.path.basename(p) for p in paths]
    name = os.path.basename(at.get('file') or finding.get('file') or '')
    log = names.index(name) if name in names else 0
    a, b = at.get('entries') or (1, len(numbers[log]))
    there = numbers[log][max(a, 1) - 1:b] or numbers[log][-1:] or [0]
    rules = finding.get('rules') or [finding.get('code')]
    return Found(log, min(there), max(there), rules, finding.get('code'), finding.get('message'), finding.get('line'))


def same_rule(a, b):
    """The same rule, or one a case of the other: 8.31 and 8.31(3)."""
    return a == b or a.startswith(b + '(') or b.startswith(a + '(')


def meets(one, two):
    """Two findings meet if they share an entry and a rule."""
    return (one.log == two.log and one.lo <= two.hi and two.lo <= one.hi and
            any(same_rule(a, b) for a in one.rules for b in two.rules))


def group(paths):
    """(name, paths) of games: NAME-1, NAME-2 ... that follow each other in number are one."""
    games = []
    for path in paths:
        name = os.path.splitext(os.path.basename(path))[0]
        m = re.match(r'(.*)-(\d+)$', name)
        if m and games and games[-1][0] == m.group(1) and len(games[-1][1]) == int(m.group(2)) - 1:
            games[-1][1].append(path)
        else:
            games.append((m.group(1) if m and m.group(2) == '1' else name, [path]))
    return games


def tasks_of(game, kinds, args):
    """The edited copies to be judged; a kind that finds nothing to edit, or the same again, makes none. Logs are cut everywhere."""
    for kind in kinds:
        seen = []
        for k in range(len(edits.cuts(game.logs)) if kind == 'cut' else args.sample):
            task = Task(game, kind, k, args)
            if task.edits and task.key() not in seen:
                seen.append(task.key())
                yield task


def run_all(pool, tasks, args):
    """Run tasks, in their order."""
    return list(pool.map(lambda t: t.run(args), tasks))


def true_fault(text):
    """NAME:LO-HI:RULE of --fault, as (name, finding to be met)."""
    m = re.match(r'(.+):(\d+)-(\d+):(\S+)$', text)
    if not m:
        raise argparse.ArgumentTypeError('not NAME:LO-HI:RULE')
    return m.group(1), Found(0, int(m.group(2)), int(m.group(3)), [m.group(4)], None, None, None)


def compare(task, clean, faults):
    """Fill in what is new. The reference itself is held to having nothing, if the log is clean."""
    if task.kind == 'strip':
        task.new = task.result.illegal if clean.search(task.game.name) else []
    else:
        known = task.game.reference + [f for name, f in faults if name == task.game.name]
        task.new = [f for f in task.result.illegal if not any(meets(f, r) for r in known)]


def told_unedited(task, finding):
    """It is illegal in the log as it is too: the chat that was there does it, not the edit."""
    return any(meets(finding, r) for r in task.game.unedited)


def row(kind, tasks):
    """A line of the table."""
    new = [(t.game.name, f) for t in tasks for f in t.new]
    distinct = {(g, f.log, f.lo, f.code) for g, f in new}
    own = sum(not told_unedited(t, f) for t in tasks for f in t.new)
    return ROW % (kind, len(tasks), sum(t.result.steps for t in tasks), sum(len(t.result.illegal) for t in tasks),
                  sum(t.result.undetermined for t in tasks), len(new), len(distinct), len({g for g, _ in new}), own)


def tell(task, seed):
    """Print a copy's new findings and what was changed in it."""
    for f in task.new:
        print('NEW %s log %d kind %s seed %d sample %d entries %d-%d: %s [%s] | %s%s' % (
            task.game.name, f.log + 1, task.kind, seed, task.sample, f.lo, f.hi, harmless(f.message or ''),
            ', '.join(f.rules), harmless(f.line or ''), ' (unedited too)' if told_unedited(task, f) else ''))
    for i, e in enumerate(task.edits):
        for number, before, after in sorted(e.changes, key=lambda c: c[0]):
            print('    %d:%d  %s => %s' % (i + 1, number, harmless(before), harmless(after)))


def harmless(text):
    """Without what could steer a terminal."""
    return ''.join(c if c.isprintable() else '?' for c in text)


def options():
    """The command line."""
    p = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    p.add_argument('umpire')
    p.add_argument('log', nargs='+')
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--kinds', default=','.join(edits.KINDS), help='of ' + ' '.join(edits.KINDS))
    p.add_argument('--sample', type=int, default=4, help='copies of a log for each kind (4)')
    p.add_argument('--trust', default='guess')
    p.add_argument('--jobs', type=int, default=2)
    p.add_argument('--insert', choices=('leaf', 'entry', 'both'), default='leaf',
                   help='lines put in: a leaf of the entry before (numbers stay), an own entry, or by turns')
    p.add_argument('--clean', default=r'^c\d|opening', help='pattern of names: logs known to hold no fault')
    p.add_argument('--fault', type=true_fault, action='append', default=[], metavar='NAME:LO-HI:RULE',
                   help='a planted fault that is told with chat only: not counted as new; may be repeated')
    p.add_argument('--module', help='(of those in fixtures/vassal the one that the log was made with)')
    p.add_argument('--bind', help='(the one beside the module)')
    p.add_argument('--timeout', type=float, default=60, help='seconds for a run of umpire')
    p.add_argument('--keep', metavar='DIR', help='keep the edited logs with new findings')
    p.add_argument('-v', '--verbose', action='store_true', help='tell each new finding and what was changed')
    args = p.parse_args()
    wrong = [k for k in args.kinds.split(',') if k not in edits.KINDS]
    if wrong:
        p.error('no such kind: ' + ' '.join(wrong))
    return args


def references(pool, games, args):
    """Judge every game with all typed lines struck, and as it is; the copies serve for these two kinds as well."""
    done = run_all(pool, [Task(g, kind, 0, args) for kind in edits.WHOLE for g in games], args)
    for task in done:
        if task.kind == 'strip':
            task.game.reference = task.result.illegal
        else:
            task.game.unedited = task.result.illegal
    return done


def report(done, kinds, args):
    """Print all; the exit status."""
    if args.verbose:
        for t in done:
            if t.new:
                tell(t, args.seed)
    print(ROW % HEAD)
    for kind in kinds:
        print(row(kind, [t for t in done if t.kind == kind]))
    print(row('all', done))
    trouble = [t for t in done if t.result.trouble]
    for t in trouble:
        print('TROUBLE %s: %s' % (t.label(), t.result.trouble))
    return 2 if trouble else int(any(t.new for t in done))


def main():
    """Edit, judge, compare, report."""
    args = options()
    kinds = [k for k in edits.KINDS if k in args.kinds.split(',')]
    games = [Game(name, paths) for name, paths in group(args.log)]
    clean = re.compile(args.clean)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        whole = references(pool, games, args)
        rest = [t for g in games for t in tasks_of(g, [k for k in kinds if k not in edits.WHOLE], args)]
        done = [t for t in whole + run_all(pool, rest, args) if t.kind in kinds]
    for t in done:
        compare(t, clean, args.fault)
        if args.keep and t.new:
            t.save(os.path.join(args.keep, t.label()))
    return report(done, kinds, args)


if __name__ == '__main__':
    sys.exit(main())
