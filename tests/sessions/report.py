"""Checks every session's logs with umpire and compares with what was planted.

usage: report.py UMPIRE [-v] [--build] [--known FILE] [NAME ...]

--build makes the logs first. --known: a list of false accusations and of faults not found that are known; exit 1 if there
is one more, or if a listed one no longer occurs (strike it: the number only falls). Exit 2: a log is not built or not read."""
import argparse
import collections
import concurrent.futures
import csv
import glob
import json
import os
import re
import subprocess
import sys
from table import HERE

OUT = os.environ.get('SESS_OUT', HERE)
HEAD = '%-28s %5s %5s %5s  %-34s %5s %6s'
WORDS = {'found': 'found', 'other': 'found by another rule', 'open': 'undetermined with the right datum',
         'openx': 'undetermined otherwise', 'missed': 'missed'}


def sources(names):
    """The sessions' files, by batch and number; those whose names begin so, if any are given."""
    out = [p for d in ('', 'invasion') for p in glob.glob(os.path.join(HERE, d, 'batch*', '[cf]*.py'))
           if wanted(os.path.basename(p), names)]
    return sorted(out, key=lambda p: (os.path.dirname(p), int(re.search(r'[cf](\d+)', os.path.basename(p)).group(1))))


def wanted(name, names):
    """Is a session asked for? Without names all are."""
    return not names or any(name.startswith(n + ('_' if n[1:].isdigit() else '')) for n in names)


def build(path):
    """Make a session's logs; what went wrong, or None."""
    run = subprocess.run([sys.executable, path], capture_output=True, text=True)
    return '%s does not build: %s' % (os.path.basename(path), run.stderr.strip()[-300:]) if run.returncode else None


def cards_pack():
    """A pack that adds to the program's own what the authors take the cards' values to be, as an owner of the cards would."""
    path = os.path.join(OUT, 'cards.xml')
    with open(os.path.join(HERE, 'data', 'cards.csv')) as f:
        rows = ''.join('<card id="%s" opv="%s"/>\n' % (r['id'], r['opv_working']) for r in csv.DictReader(f))
    with open(path, 'w') as f:
        f.write('<pack game="madison" name="cards" version="1" base="madison">\n<source id="authors">the authors</source>\n'
                '<cards sure="certain" from="authors">\n%s</cards>\n</pack>\n' % rows)
    return path


def findings(umpire, expect, trust, pack, out=OUT):
    """What umpire prints of a session's logs, its exit status and its errors."""
    run = subprocess.run([umpire, 'check', '-q', '--format', 'jsonl', '--trust', trust,
                          '--pack', pack if expect['game'] == 'madison' else expect['game'],
                          '--module', expect['module'], '--bind', expect['bind']]
                         + [os.path.join(out, 'logs', x[0]) for x in expect['logs']], capture_output=True, text=True)
    return [json.loads(x) for x in run.stdout.splitlines() if x.startswith('{')], run.returncode, run.stderr


def same_rule(want, got):
    """Is one of the rules got one of those wanted, or a case of it?"""
    return any(g == w or g.startswith(w + '(') or g.split('(')[0] == w for w in want for g in got)


class Judged:
    """A session at a trust: umpire's findings, which of them are false, and what became of each planted fault."""

    def __init__(self, umpire, expect, trust, pack, folder=OUT):
        self.e, self.trust = expect, trust
        self.logs = [x[0] for x in expect['logs']]
        out, code, err = findings(umpire, expect, trust, pack, folder)
        told = [o for o in out if o['type'] == 'summary']
        self.trouble = '%s: exit %d %s' % (expect['name'], code, err.strip()[:200]) if code > 2 or not told else None
        self.steps = sum(o['steps'] for o in told if isinstance(o.get('steps'), int))
        self.findings = [o for o in out if o['type'] == 'finding']
        self.ill = [o for o in self.findings if o['verdict'] == 'illegal']
        self.und = [o for o in self.findings if o['verdict'] == 'undetermined']
        self.open_steps = len({(o['file'], o['step']) for o in self.und})
        used = set()
        self.verdicts = [self.verdict(f, used) for f in expect['faults']]
        self.false = [o for i, o in enumerate(self.ill) if i not in used]

    def where(self, o):
        """(number of the log, first entry, last entry) of a finding."""
        at = o.get('at') or {}
        name = os.path.basename(at.get('file') or o.get('file') or '')
        return (self.logs.index(name) if name in self.logs else 0, *(at.get('entries') or (0, 0)))

    def meets(self, o, f, wide):
        """Does a finding touch the entries of a fault, or (wide) those of its play?"""
        k, a, b = self.where(o)
        lo, hi = (f['play_from'], f['play_to']) if wide else (f['from'], f['to'])
        return k == f['log'] and a <= hi and b >= lo

    def verdict(self, f, used):
        """What became of a fault; the illegal findings that are its own are put into used."""
        def cites(o):
            return same_rule(f['rules'], o['rules'] or [o['code']])
        hit = [i for i, o in enumerate(self.ill) if self.meets(o, f, True) and cites(o)]
        here = [i for i, o in enumerate(self.ill) if self.meets(o, f, False)]
        used |= {i for i, o in enumerate(self.ill) if f['also'] and same_rule(f['also'], o['rules'] or [o['code']])
                 and self.where(o)[1] >= f['from']}
        if hit:
            used |= set([i for i in hit if i in here] or hit[:1]) | set(here)
            return 'found'
        play = [o for o in self.und if self.meets(o, f, True)]
        if any('told' in str(o.get('cause')) and cites(o) for o in play):     # illegal if a player's words were meant so
            return 'found'
        if here:
            used |= set(here)
            return 'other'
        for o in play:
            text = ' '.join([o['message']] + o['missing'] + o['relies_on'])
            if f['datum'] and re.search(f['datum'], text) or same_rule(f['rules'], o['rules']):
                return 'open'
        return 'openx' if any(self.meets(o, f, False) for o in self.und) else 'missed'

    def misses(self):
        """What the list of known ones is held against: a line for each false accusation and each fault not found."""
        for o in self.false:
            k, a, b = self.where(o)
            yield '%s false %s %d:%d-%d %s' % (self.trust, self.e['name'], k + 1, a, b, (o['rules'] or [o['code']])[0])
        for f, v in zip(self.e['faults'], self.verdicts):
            if v != 'found':
                yield '%s open %s %d:%d-%d %s' % (self.trust, self.e['name'], f['log'] + 1, f['from'], f['to'],
                                                 f['rules'][0])

    def tell(self, verbose):
        """Print the session's row, and under it what is wrong with it."""
        e, n = self.e, self.verdicts.count
        share = 100 * self.open_steps / self.steps if self.steps else 0
        print('%-28s %5d %5d %5d  %7d: %5d %5d %4d %5d %6d %5d %5.0f%%' % (
            e['name'], e['plays'], self.steps, len(self.false), len(e['faults']), n('found'), n('other'), n('open'),
            n('openx'), n('missed'), self.open_steps, share))
        for o in self.false:
            k, a, b = self.where(o)
            print('    FALSE  %s:%d-%d step %s: %s [%s] | %s' % (self.logs[k], a, b, o['step'], o['message'],
                                                                ', '.join(o['rules'][:4]), o.get('line')))
        for f, v in zip(e['faults'], self.verdicts):
            if v != 'found' or verbose:
                print('    %-6s %s:%d-%d %s: %s' % (v.upper(), self.logs[f['log']], f['from'], f['to'],
                                                    ' '.join(f['rules']), f['what']))
        for o in self.findings if verbose else []:
            k, a, b = self.where(o)
            print('      %s %s:%d-%d step %s: %s%s [%s] | %s' % (
                o['verdict'], self.logs[k], a, b, o['step'], o['message'], ' (%s)' % o['cause'] if o['cause'] else '',
                ', '.join(o['rules'][:3]), o.get('line')))


def total(name, done):
    """Print the sums of some sessions."""
    clean = [j for j in done if j.e['clean']]

    def count(what, js):
        return sum(what(j) for j in js)
    steps, clean_steps = (count(lambda j: j.steps, js) for js in (done, clean))
    false, clean_false = (count(lambda j: len(j.false), js) for js in (done, clean))
    und, clean_und = (count(lambda j: j.open_steps, js) for js in (done, clean))
    verdicts = [v for j in done for v in j.verdicts]
    print('%s: %d sessions, %d steps; %d false accusations (%d in the %d clean sessions, %d steps there); planted %d: %s; '
          'undetermined steps %d (%.0f%%; clean sessions %.0f%%)' % (
              name, len(done), steps, false, clean_false, len(clean), clean_steps, len(verdicts),
              ', '.join('%s %d' % (WORDS[w], verdicts.count(w)) for w in WORDS), und, 100 * und / max(1, steps),
              100 * clean_und / max(1, clean_steps)))


def against_known(path, done, trust):
    """Hold what is wrong against the list; the number of differences, each told."""
    got = collections.Counter(m for j in done for m in j.misses())
    names = {j.e['name'] for j in done}
    lines = [x.split('#')[0].split() for x in open(path)]
    known = collections.Counter(' '.join(x) for x in lines if x and x[0] == trust and x[2] in names)
    for x in (got - known).elements():
        print('NEW    ' + x)
    for x in (known - got).elements():
        print('GONE   %s: strike it from %s' % (x, os.path.basename(path)))
    return sum((got - known).values()) + sum((known - got).values())


def options():
    """The command line."""
    p = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    p.add_argument('umpire', type=os.path.abspath)
    p.add_argument('name', nargs='*')
    p.add_argument('-v', '--verbose', action='store_true', help='print every finding and every fault')
    p.add_argument('-s', '--short', action='store_true', help='print the sums alone')
    p.add_argument('--cards', action='store_true', help="let umpire know the cards' values that the authors take as true")
    p.add_argument('--build', action='store_true', help='make the logs first')
    p.add_argument('--make-only', action='store_true', help='check nothing')
    p.add_argument('--known', metavar='FILE', help='fail if anything is wrong that is not listed there')
    p.add_argument('--jobs', type=int, default=2)
    return p.parse_intermixed_args()


def main():
    """Build, check, compare, report."""
    args = options()
    paths = sources(args.name)
    if not paths:
        sys.exit('report.py: no such session')
    different, trouble = 0, []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        if args.build:
            trouble += [x for x in pool.map(build, paths) if x]
        if args.make_only:
            sys.exit('\n'.join(trouble) or None)
        names = [os.path.splitext(os.path.basename(p))[0] for p in paths]
        files = [os.path.join(OUT, 'expect', n + '.json') for n in names]
        expects = [json.load(open(f)) for f in files if os.path.exists(f)]
        pack = cards_pack() if args.cards else 'madison'
        for trust in os.environ.get('TRUST', 'guess').split():
            done = list(pool.map(lambda e: Judged(args.umpire, e, trust, pack), expects))
            print('trust %s' % trust)
            if not args.short:
                print(HEAD % ('session', 'plays', 'steps', 'false', 'planted: found other open open? missed', 'und', 'share'))
                for j in done:
                    j.tell(args.verbose)
                print()
            for batch in sorted({j.e['batch'] for j in done}):
                total(batch, [j for j in done if j.e['batch'] == batch])
            total('total', done)
            print()
            trouble += [j.trouble for j in done if j.trouble]
            different += against_known(args.known, done, trust) if args.known else 0
    for t in trouble:
        print('TROUBLE', t)
    return 2 if trouble else int(different > 0)


if __name__ == '__main__':
    sys.exit(main())
