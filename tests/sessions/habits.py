"""Plays the clean sessions again by other habits, and sees whether umpire then accuses somebody.

usage: habits.py UMPIRE [--kinds a,b] [--seed N] [--trust guess] [--jobs 2] [--keep DIR] [-v] [NAME ...]

What a session does is taken down act by act; a kind of habit does the same acts in another order, by another hand, in
more drags, or with something in between that proves nothing. No kind makes a legal game illegal. An accusation is new if
the session as it stands has none by that rule. What a habit makes impossible (a piece that is not there yet) makes no copy.
Exit: 0 none new, 1 new ones."""
import argparse
import collections
import concurrent.futures
import copy
import glob
import json
import os
import pickle
import random
import re
import runpy
import subprocess
import sys
import tempfile
import report
import session
import table

HOME = os.path.dirname(os.path.abspath(__file__))
SAMPLES = int(os.environ.get('HABIT_COPIES', '1'))      # of a kind


class Op:
    """One act: what is done (kind), by whom (side, or None), with what."""

    def __init__(self, kind, who=None, **args):
        self.kind, self.who, self.args = kind, who, args

    def but(self, **args):
        """The same with other arguments."""
        return Op(self.kind, args.pop('who', self.who), **{**self.args, **args})

    def __repr__(self):
        return '%s %s %s' % (self.kind, self.who or '', self.args)


class Tape:
    """Takes down what is done at a table, and where its pieces stood when each act began."""

    def __init__(self):
        self.ops, self.deep, self.start, self.module = [], 0, None, None

    def wrap(self, cls, name, note):
        """A method of the table or a player that is taken down as `note` makes an act of its call."""
        old, tape = getattr(cls, name), self

        def wrapped(it, *a, **kw):
            if tape.start and not tape.deep:
                tape.ops.append(note(it, *a, **kw))
            tape.deep += 1
            try:
                got = old(it, *a, **kw)
            finally:
                tape.deep -= 1
            if name == 'create' and tape.start and not tape.deep:
                tape.ops[-1].args['made'] = got.id
            return got
        setattr(cls, name, wrapped)

    def begin(self, t):
        """The table as the log begins."""
        self.module, t.m = t.m, None
        self.start = pickle.dumps(t)
        t.m = self.module


def pile_of(t, ps):
    """What sort of thing is dragged."""
    if any(p.is_card() for p in ps):
        return 'card'
    return 'mark' if any(p.name in ('VP Marker', 'Game Turn') for p in ps) else 'drag'


def note_drag(t, player, what, place, how='auto', onto=None, at=None, jitter=None):
    ps = t.pieces(what, player)
    onto = t.find(onto, player.side).id if onto else None
    was = t.where(ps[0]) if ps[0].map == 'Main Map' else None
    return Op(pile_of(t, ps), player.side, ids=[p.id for p in ps], was=was, place=place, how=how, onto=onto, at=at, jitter=jitter)


def tape_all():
    """Take down all that goes into a log."""
    tape = Tape()
    T, P = table.Table, table.Player
    tape.wrap(P, 'say', lambda p, text: Op('say', p.side, text=text))
    tape.wrap(P, 'roll', lambda p, button, *dice: Op('roll', p.side, button=button, dice=dice))
    tape.wrap(T, 'drag', note_drag)
    tape.wrap(T, 'flip', lambda t, p: Op('mark' if p.name == 'VP Marker' else 'flip', id=p.id))
    tape.wrap(T, 'delete', lambda t, p: Op('delete', id=p.id))
    tape.wrap(T, 'create', lambda t, pl, slot, place, at=None: Op('put', pl.side, slot=slot, place=place, at=at))
    tape.wrap(T, 'draw', lambda t, pl, deck='', card=None: Op(
        'draw', pl.side, deck=deck, card=t.card(card).id if card else t.deck(deck).kids[-1]))
    tape.wrap(T, 'unmask', lambda t, c: Op('unmask', id=c.id))
    tape.wrap(T, 'discard', lambda t, pl, c: Op('discard', pl.side, id=c.id))
    tape.wrap(T, 'shuffle', lambda t, pl, name, order=None: Op('shuffle', pl.side, name=name, order=order))
    tape.wrap(T, 'set_turn', lambda t, name: Op('turn', name=name))
    tape.wrap(T, 'undo', lambda t: Op('undo'))
    tape.wrap(T, 'go_on', lambda t: Op('cut'))
    begin = T.begin

    def begin_taped(t):
        out = begin(t)
        tape.begin(t)
        return out
    T.begin = begin_taped
    return tape


def do(t, op, made):
    """Carry an act out at a table. `made`: ids of what was put on it then, and now."""
    a, pl = op.args, {'US': t.us, 'British': t.br}.get(op.who)

    def now(i):
        return made.get(i, i)
    if op.kind == 'say':
        pl.say(a['text'])
    elif op.kind == 'roll':
        pl.roll(a['button'], *a['dice'])
    elif op.kind in ('drag', 'card') or (op.kind == 'mark' and 'ids' in a):
        how = 'auto' if a['how'] == 'stack' else a['how']
        t.drag(pl, [now(i) for i in a['ids']], a['place'], how, now(a['onto']), a['at'], a['jitter'])
    elif op.kind in ('flip', 'mark'):
        t.flip(t.things[now(a['id'])])
    elif op.kind == 'delete':
        t.delete(t.things[now(a['id'])])
    elif op.kind == 'put':
        made[a['made']] = t.create(pl, a['slot'], a['place'], a['at']).id
    elif op.kind == 'draw':
        t.draw(pl, a['deck'], a['card'])
    elif op.kind == 'unmask':
        t.unmask(t.things[a['id']])
    elif op.kind == 'discard':
        t.discard(pl, t.things[a['id']])
    elif op.kind == 'shuffle':
        t.shuffle(pl, a['name'], a['order'])
    elif op.kind == 'turn':
        t.set_turn(a['name'])
    elif op.kind == 'undo':
        t.undo()


class Never:
    """Stands for `copy` where nothing is taken back: no need to keep the table as it was."""

    @staticmethod
    def deepcopy(_):
        """Nothing."""


def fresh(start, module):
    """A table as the log began."""
    t = pickle.loads(start)
    t.m = module
    return t


def play_again(t, ops, path):
    """Play the acts, and save the logs; their names and lengths."""
    table.copy = copy if any(o.kind == 'undo' for o in ops) else Never
    logs, made = [], {}
    cuts = sum(o.kind == 'cut' for o in ops)

    def save():
        name = path + ('-%d' % (len(logs) + 1) if cuts else '') + '.vlog'
        t.save(name, key=77)
        logs.append((os.path.basename(name), t.n))
    for op in ops:
        if op.kind == 'cut':
            save()
            t.go_on()
        else:
            do(t, op, made)
    save()
    return logs


# ---- habits: from acts to acts; None: there is nothing to do otherwise ----

def locked(ops):
    """Indexes of acts that are taken back, of what takes them back, and of all between."""
    stack, out = [], set()
    for i, o in enumerate(ops):
        if o.kind == 'undo' and stack:
            out |= set(range(stack.pop(), i + 1))
        elif o.kind == 'cut':
            stack = []
        elif o.kind != 'undo':
            stack.append(i)
    return out


PARTS = ('card', 'draw', 'discard', 'undo', 'cut', 'turn', 'shuffle')


def parts(ops):
    """Ranges of acts between cards, deals and turns."""
    lock, out, lo = locked(ops), [], 0
    for i, o in enumerate(ops):
        if o.kind in PARTS or i in lock:
            out.append((lo, i))
            lo = i + 1
    return [(a, b) for a, b in out + [(lo, len(ops))] if b > a]


def each_part(ops, f):
    """Each part as `f` does it."""
    out, last = [], 0
    for a, b in parts(ops):
        out += ops[last:a] + f(ops[a:b])
        last = b
    return out + ops[last:]


def onebyone(ops, rng):
    """Every piece in a drag of its own, in any order."""
    def one(part):
        out = []
        for o in part:
            if o.kind == 'drag' and len(o.args['ids']) > 1:
                out += [o.but(ids=[i], how='auto') for i in rng.sample(o.args['ids'], len(o.args['ids']))]
            else:
                out.append(o)
        return out
    return each_part(ops, one)


def anyorder(ops, rng):
    """Drags that one player makes one after another, in any order; those of a piece keep theirs."""
    def one(part):
        out, run = [], []

        def flush():
            seen, ids = [], []
            for o in run:
                if any(i in ids for i in o.args['ids']):
                    rng.shuffle(seen)
                    out.extend(seen)
                    seen, ids = [], []
                seen.append(o)
                ids += o.args['ids']
            rng.shuffle(seen)
            out.extend(seen)
            run.clear()
        for o in part:
            if o.kind != 'drag' or (run and run[-1].who != o.who):
                flush()
            if o.kind == 'drag':
                run.append(o)
            else:
                out.append(o)
        flush()
        return out
    return each_part(ops, one)


def lateflip(ops, rng):
    """Losses are turned when all else of the play is done."""
    return each_part(ops, lambda part: [o for o in part if o.kind != 'flip'] + [o for o in part if o.kind == 'flip'])


def promptflip(ops, rng):
    """What is turned behind dice is turned at once, before anybody goes anywhere."""
    def one(part):
        rolls = [i for i, o in enumerate(part) if o.kind == 'roll']
        if not rolls:
            return part
        head, tail = part[:rolls[-1] + 1], part[rolls[-1] + 1:]
        return head + [o for o in tail if o.kind == 'flip'] + [o for o in tail if o.kind != 'flip']
    return each_part(ops, one)


def earlyroll(ops, rng):
    """Dice are thrown before the pieces are dragged to the battle."""
    def one(part):
        out = []
        for o in part:
            at = len(out)
            while o.kind == 'roll' and at and out[at - 1].kind in ('drag', 'say') and out[at - 1].who == out[-1].who:
                at -= 1
            out.insert(at, o)
        return out
    return each_part(ops, one)


def vain(ops, rng):
    """Dice that fall off the table are thrown again, or somebody throws for fun."""
    rolls = [o for o in ops if o.kind == 'roll']
    if not rolls:
        return None

    def again(o):
        return o.but(dice=tuple(rng.randint(1, 6) for _ in o.args['dice']))

    def one(part):
        out = []
        for o in part:
            if o.kind == 'roll' and rng.random() < 0.4:
                out += [again(o), Op('say', o.who, text='cocked, again')] if rng.random() < 0.5 else [again(o)]
            elif o.kind in ('drag', 'mark', 'put') and rng.random() < 0.05:
                out.append(again(rng.choice(rolls)))
            out.append(o)
        return out
    return each_part(ops, one)


def some_spot(t, place, rng):
    """Another place near by."""
    spots = [s for s in t.m.spots if s != place and not re.match(r'VP |Turn Track|Held|.* Hand|.*\d{4}|.*Discard|.*Deck', s)
             and t.m.locate('Main Map', *t.m.spots[s]) == s]
    x, y = t.m.spots.get(place) or t.m.decks.get(place) or (0, 0)
    spots.sort(key=lambda s: (t.m.spots[s][0] - x) ** 2 + (t.m.spots[s][1] - y) ** 2)
    return rng.choice(spots[:5])


def slips(kind):
    """A piece is first dropped next to where it belongs, and put right: by another drag, or by undo."""
    def habit(ops, rng, t):
        def one(part):
            out = []
            for o in part:
                if o.kind == 'drag' and o.args['was'] and rng.random() < 0.25:
                    wrong = some_spot(t, o.args['place'], rng)
                    if wrong != o.args['was']:
                        out.append(o.but(place=wrong, onto=None, at=None, how='auto'))
                        if kind == 'undo':
                            out.append(Op('undo'))
                        elif kind == 'home':
                            out.append(o.but(place=o.args['was'], onto=None, at=None, how='auto'))
                out.append(o)
            return out
        return each_part(ops, one)
    return habit


def look(ops, rng, t):
    """Somebody turns a counter to look at its back, and turns it again."""
    men = [p for p in t.things.values() if isinstance(p, table.Piece) and not p.is_card() and p.trait('emb2;') >= 0 and
           p.mark('Kind') in ('Unit', 'Ship') and p.map == 'Main Map']

    def one(part):
        out = []
        for o in part:
            out.append(o)
            if men and rng.random() < 0.1:
                out += [Op('flip', id=rng.choice(men).id)] * 2
        return out
    return each_part(ops, one)


def stray(ops, rng, t):
    """A piece is lifted to see what lies below, and laid back."""
    home = {}
    men = {p.id: t.where(p) for p in t.things.values() if isinstance(p, table.Piece) and not p.is_card() and
           p.mark('Kind') in ('Unit', 'Leader') and p.map == 'Main Map' and t.where(p) in t.m.spots}
    out, lock = [], locked(ops)
    for i, o in enumerate(ops):
        if o.kind == 'drag':
            home.update({k: o.args['place'] for k in o.args['ids']})
        if i not in lock and men and rng.random() < 0.06:
            pid = rng.choice(sorted(men))
            if pid not in (o.args.get('ids') or ()):
                was = home.get(pid, men[pid])
                there = some_spot(t, was, rng)
                side = rng.choice(['US', 'British'])
                args = dict(ids=[pid], how='auto', onto=None, at=None, jitter=None)
                out += [Op('drag', side, was=was, place=there, **args), Op('drag', side, was=there, place=was, **args)]
        out.append(o)
    return out


def otherhand(ops, rng):
    """The opponent does it for him."""
    other = {'US': 'British', 'British': 'US'}
    lock = locked(ops)
    return [o.but(who=other[o.who]) if o.kind in ('drag', 'mark', 'put') and o.who and i not in lock and rng.random() < 0.4
            else o for i, o in enumerate(ops)]


def move_op(ops, i, to):
    """Act i in front of the one at `to`."""
    op, rest = ops[i], ops[:i] + ops[i + 1:]
    rest.insert(to - (to > i), op)
    return rest


def marks_between(ops, i, to):
    """Whether a marker would pass a later or an earlier move of its own, and lie where it never was to lie."""
    return ops[i].kind == 'mark' and any(k != i and ops[k].kind == 'mark' for k in range(min(i, to), min(max(i, to) + 1, len(ops))))


def within(kinds, lo, hi, share=0.5):
    """Acts of some kinds come some acts earlier or later, between the same cards."""
    def habit(ops, rng):
        def one(part):
            out = list(part)
            for o in [o for o in part if o.kind in kinds and rng.random() < share]:
                i = out.index(o)
                to = max(0, min(len(out), i + rng.randint(lo, hi)))
                if not marks_between(out, i, to):
                    out = move_op(out, i, to)
            return out
        return each_part(ops, one)
    return habit


def drift(kinds, lo, hi, share=0.5):
    """The same, over anything but what is taken back."""
    def habit(ops, rng):
        out = list(ops)
        for o in [o for o in ops if o.kind in kinds and rng.random() < share]:
            i, lock = out.index(o), locked(out)
            to = max(0, min(len(out), i + rng.randint(lo, hi)))
            span = range(min(i, to), min(max(i, to) + 1, len(out)))
            free = i not in lock and not lock.intersection(span) and not any(out[k].kind == 'cut' for k in span)
            if free and not marks_between(out, i, to):
                out = move_op(out, i, to)
        return out
    return habit


def markertwice(ops, rng):
    """The marker goes to a wrong number first."""
    out = []
    for o in ops:
        if o.kind == 'mark' and 'ids' in o.args and o.args['place'].startswith('VP ') and rng.random() < 0.6:
            n = int(o.args['place'].split()[-1])
            wrong = o.args['place'].replace(str(n), str(max(1, n + rng.choice([-1, 1]))))
            if n > 1 and wrong != o.args['place']:
                out.append(o.but(place=wrong, at=None))
        out.append(o)
    return out


def latecard(ops, rng):
    """A card is laid when all that it was played for is done."""
    out, i, lock = [], 0, locked(ops)
    while i < len(ops):
        o = ops[i]
        k = i + 1
        while k < len(ops) and ops[k].kind in ('drag', 'roll', 'flip', 'say', 'mark', 'put', 'delete', 'unmask') and k not in lock:
            k += 1
        if o.kind == 'card' and o.args['was'] is None and o.args['place'] != 'Held Cards' and i not in lock and rng.random() < 0.4:
            up = [x for x in ops[i + 1:k] if x.kind == 'unmask']
            out += [x for x in ops[i + 1:k] if x.kind != 'unmask'] + [o] + up
        else:
            out += ops[i:k]
        i = k
    return out


def latediscard(ops, rng):
    """Played cards are thrown away some plays later, several at a time."""
    out, wait, lock = [], [], locked(ops)
    for i, o in enumerate(ops):
        if o.kind == 'discard' and rng.random() < 0.7:
            wait.append(o)
            continue
        if i not in lock and (o.kind in ('cut', 'draw', 'shuffle', 'turn') or len(wait) > 2):
            out += wait
            wait = []
        out.append(o)
    return out + wait


KINDS = {'asis': lambda ops, rng: ops, 'onebyone': onebyone, 'anyorder': anyorder, 'lateflip': lateflip, 'promptflip': promptflip,
         'earlyroll': earlyroll, 'vain': vain, 'slipon': slips('on'), 'sliphome': slips('home'), 'slipundo': slips('undo'),
         'look': look, 'stray': stray, 'otherhand': otherhand, 'markearly': within(('mark',), -4, -1),
         'marklate': drift(('mark',), 1, 8), 'turnearly': drift(('turn',), -4, -1, 1), 'turnlate': drift(('turn',), 1, 5, 1),
         'putdrift': within(('put', 'delete'), -3, 5), 'flipdrift': within(('flip',), -1, 4, 0.4), 'markertwice': markertwice,
         'latecard': latecard, 'latediscard': latediscard}


def make(path, kinds, seed, to):
    """Play a session by each kind; write logs, and one list of what is expected."""
    tape = tape_all()
    sys.argv = [path]
    got = {}
    done = session.Session.done

    def keep(s):
        done(s)
        got['s'] = s
    session.Session.done = keep
    sys.path.insert(0, os.path.dirname(path))
    runpy.run_path(path, run_name='__main__')
    s, out = got['s'], []
    start, tape.start = tape.start, None
    for kind in kinds:
        for k in range(1 if kind == 'asis' else SAMPLES):
            rng = random.Random('%d/%s/%s/%d' % (seed, s.name, kind, k))
            f = KINDS[kind]
            ops = f(tape.ops, rng, fresh(start, tape.module)) if f.__code__.co_argcount == 3 else f(tape.ops, rng)
            if not ops or (kind != 'asis' and ops == tape.ops):
                continue
            name = '%s.%s.%d' % (s.name, kind, k)
            try:
                logs = play_again(fresh(start, tape.module), ops, os.path.join(session.LOGS, name))
            except (AssertionError, KeyError, ValueError, AttributeError, IndexError):
                continue
            out.append({'name': name, 'kind': kind, 'batch': s.batch, 'what': s.what, 'plays': s.plays, 'logs': logs,
                        'game': s.t.game, 'module': s.t.module, 'bind': s.t.bind, 'clean': True, 'faults': []})
    with open(to, 'w') as f:
        json.dump(out, f)


def make_apart(path, args, kinds, folder):
    """Make the copies of a session, if they are not there; what went wrong, or None."""
    name = os.path.join(folder, os.path.basename(path) + '.json')
    if not os.path.exists(name):
        env = dict(os.environ, SESS_OUT=folder, PYTHONPATH=HOME, PYTHONDONTWRITEBYTECODE='1', PYTHONHASHSEED='0')
        call = [sys.executable, os.path.abspath(__file__), '--make', path, ','.join(kinds), str(args.seed), name]
        made = subprocess.run(call, capture_output=True, text=True, env=env)
        if made.returncode:
            return '%s: %s' % (os.path.basename(path), made.stderr.strip()[-300:])
    return None


def run(path, args, kinds):
    """Make the copies of a session and judge them."""
    with tempfile.TemporaryDirectory(prefix='habits-') as folder:
        if args.keep:
            folder = args.keep
            os.makedirs(folder, exist_ok=True)
        trouble = make_apart(path, args, kinds, folder)
        if trouble:
            return [], trouble
        with open(os.path.join(folder, os.path.basename(path) + '.json')) as f:
            made = [e for e in json.load(f) if e['kind'] in kinds]
        return [report.Judged(args.umpire, e, args.trust, 'madison', folder) for e in made], None


def new_ones(judged):
    """Put what is no accusation of the session as it stands in `fresh` of each."""
    base = next((j for j in judged if j.e['kind'] == 'asis'), None)
    own = {r for o in base.false for r in o['rules'] or [o['code']]} if base else set()
    for j in judged:
        j.fresh = [o for o in j.false if not own & set(o['rules'] or [o['code']])] if j is not base else []


def main():
    """Make, check, compare, report."""
    if sys.argv[1:2] == ['--make']:
        return make(sys.argv[2], sys.argv[3].split(','), int(sys.argv[4]), sys.argv[5])
    p = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    p.add_argument('umpire', type=os.path.abspath)
    p.add_argument('name', nargs='*')
    p.add_argument('--kinds', default=','.join(KINDS))
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--trust', default='guess')
    p.add_argument('--jobs', type=int, default=2)
    p.add_argument('--keep', metavar='DIR', help='keep the copies there, and use those that are there')
    p.add_argument('-v', '--verbose', action='store_true')
    args = p.parse_intermixed_args()
    kinds = ['asis'] + [k for k in args.kinds.split(',') if k != 'asis']
    paths = [p for p in report.sources(args.name) if os.path.basename(p)[0] == 'c' and 'invasion' not in p]
    sums = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for judged, trouble in pool.map(lambda x: run(x, args, kinds), paths):
            if trouble:
                print('TROUBLE', trouble)
            new_ones(judged)
            for j in judged:
                k = j.e['kind']
                sums[k, 'n'] += 1
                sums[k, 'steps'] += j.steps
                sums[k, 'open'] += j.open_steps
                sums[k, 'new'] += len(j.fresh)
                sums[k, 'games'] += bool(j.fresh)
                if j.trouble:
                    print('TROUBLE', j.trouble)
                for o in j.fresh if args.verbose else []:
                    n, a, b = j.where(o)
                    print('NEW %s:%d-%d step %s: %s [%s] | %s' % (j.logs[n], a, b, o['step'], o['message'],
                                                                 ', '.join(o['rules'][:4]), o.get('line')), flush=True)
    print('%-12s %6s %7s %7s %5s %6s' % ('kind', 'copies', 'steps', 'undet.', 'new', 'games'))
    for k in kinds + ['all']:
        row = [sum(v for (a, b), v in sums.items() if b == x and k in ('all', a)) for x in ('n', 'steps', 'open', 'new', 'games')]
        print('%-12s %6d %7d %7d %5d %6d' % (k, *row))
    return int(any(v for (_, x), v in sums.items() if x == 'new'))


if __name__ == '__main__':
    sys.exit(main())
