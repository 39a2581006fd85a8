"""What the rule book and data/ say, for the authors of sessions: path costs, odds, tables. Independent of umpire."""
import csv
import math
import os
from table import DATA

KIND = {'road': 1, 'trail': 2, 'invasion': 3}
_sp = {r['id']: r for r in csv.DictReader(open(os.path.join(DATA, 'spaces.csv')))}
_alias = {}
for _i, _r in _sp.items():
    for _n in [_i, _r['name']] + _r['aliases'].split('|'):
        if _n:
            _alias.setdefault(_n, _i)
_alias.update({'Burlington VT': 'burlington_vt', 'Erie PA': 'erie_pa', 'Champlain NY': 'champlain_ny',
               'Burlington': 'burlington'})
LINK = {}
for _r in csv.DictReader(open(os.path.join(DATA, 'links.csv'))):
    LINK[_r['a'], _r['b']] = LINK[_r['b'], _r['a']] = KIND[_r['path']]


def sid(n):
    return _alias[n]


def value(n):
    return int(_sp[sid(n)]['value'])


def cost(*path):
    return sum(LINK[sid(a), sid(b)] for a, b in zip(path, path[1:]))


def best(a, b, barred=()):
    """The cheapest way between two spaces: (cost, path)."""
    a, b, barred = sid(a), sid(b), {sid(x) for x in barred}
    done, heap = {}, [(0, [a])]
    while heap:
        heap.sort()
        c, p = heap.pop(0)
        if p[-1] in done:
            continue
        done[p[-1]] = (c, p)
        if p[-1] == b:
            return c, p
        for (x, y), k in LINK.items():
            if x == p[-1] and y not in done and (y == b or y not in barred):
                heap.append((c + k, p + [y]))
    return None


def odds(att, dfn):
    """Proposed odds modifier, None for 9:1 and better."""
    if att >= dfn:
        n = att // dfn
        return None if n >= 9 else {1: 0, 2: 1, 3: 2, 4: 3}.get(n, 4)
    n = math.ceil(dfn / att)
    return {2: -2, 3: -3}.get(n, -4)


def crt(roll, fort=False):
    if roll <= 3:
        return 'AR-2'
    if roll <= 5:
        return 'AR-1'
    if roll == 6:
        return 'AR'
    if roll <= 8:
        return 'EX'
    if roll == 9:
        return 'AR' if fort else 'DR'
    return {10: 'DR', 11: 'DR-1'}.get(roll, 'DR-2')


def naval(roll):
    return ['attacker strikes all', 'attacker lead strikes', 'A2 D1 def', 'A1 D1 def', 'A1 D1 att', 'A1 D2 att',
            'defender lead strikes', 'defender strikes all'][max(0, min(7, roll))]
