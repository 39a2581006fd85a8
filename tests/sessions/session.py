"""A session: a table, what is planted in it, and where its logs and its expected result go."""
import contextlib
import json
import os
import sys
from table import Table, HERE

OUT = os.environ.get('SESS_OUT', HERE)
LOGS, EXPECT = os.path.join(OUT, 'logs'), os.path.join(OUT, 'expect')


class Session:
    def __init__(self, start, at=None, us=None, br=None, what='', table=None):
        self.name = os.path.splitext(os.path.basename(sys.argv[0]))[0]
        self.batch = os.path.relpath(os.path.dirname(os.path.abspath(sys.argv[0])), HERE)
        names = {}
        if us:
            names['US'] = (us, us.lower().replace(' ', '') + '-secret')
        if br:
            names['British'] = (br, br.lower().replace(' ', '') + '-secret')
        self.t = table or Table(start, at=at, names=names)
        self.what, self.faults, self.plays = what, [], 0
        self.logs, self.windows = [], []
        self.begun = False

    @property
    def us(self):
        return self.t.us

    @property
    def br(self):
        return self.t.br

    def begin(self):
        self.t.begin()
        self.begun = True
        return self.t, self.t.us, self.t.br

    def play(self, text=''):
        """Marks where a play begins: a fault may be told anywhere in its play."""
        self.plays += 1
        self.windows.append([len(self.logs), self.t.n + 1, None, text])

    @contextlib.contextmanager
    def fault(self, rules, what, datum='', also=()):
        """What happens inside is the fault. rules: any of them may be cited; datum: what an honest
        'undetermined' would name; also: rules of findings that follow from it and are no false accusation."""
        frm = self.t.n + 1
        f = {'log': len(self.logs), 'from': frm, 'to': None, 'rules': rules.split(), 'what': what, 'datum': datum,
             'also': list(also), 'play': len(self.windows) - 1}
        self.faults.append(f)
        yield
        f['to'] = max(self.t.n, frm)

    def cut(self):
        """This log ends; the next begins with the position as it is."""
        self.save_log()
        self.t.go_on()

    def save_log(self):
        n = len(self.logs) + 1
        path = os.path.join(LOGS, '%s-%d.vlog' % (self.name, n))
        self.t.save(path, key=(17 * n + len(self.name)) % 256)
        self.logs.append((os.path.basename(path), self.t.n))

    def done(self):
        self.save_log()
        if len(self.logs) == 1:
            old = os.path.join(LOGS, self.logs[0][0])
            new = os.path.join(LOGS, self.name + '.vlog')
            os.replace(old, new)
            self.logs[0] = (self.name + '.vlog', self.logs[0][1])
        for i, w in enumerate(self.windows):
            nxt = next((v for v in self.windows[i + 1:] if v[0] == w[0]), None)
            w[2] = nxt[1] - 1 if nxt else self.logs[w[0]][1]
        for f in self.faults:
            w = self.windows[f['play']]
            f['play_from'], f['play_to'] = (w[1], w[2]) if w[0] == f['log'] else (f['from'], f['to'])
        os.makedirs(EXPECT, exist_ok=True)
        with open(os.path.join(EXPECT, self.name + '.json'), 'w') as fp:
            json.dump({'name': self.name, 'batch': self.batch, 'what': self.what, 'plays': self.plays, 'logs': self.logs,
                       'game': self.t.game, 'module': self.t.module, 'bind': self.t.bind, 'clean': not self.faults,
                       'faults': self.faults}, fp, indent=1)
            fp.write('\n')
