"""The kit's own check: dev-1812-faults played again through the kit, leaf by leaf like VASSAL's own."""
import json
import os
import re
import subprocess
import sys
from table import Table, HERE, OPEN

t = Table('dev-1812-faults')
us, br = t.us, t.br


def card(p, name, at, reveal=True, ):
    p.play(name, reveal=reveal, at=at)


us.say('Spring-Summer 1812, US first, no pre-war moves')
us.say('Card 32 as 3 ops, activate Dearborn')
card(us, 'Card 32', (2616, 1565))
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('Card 32')
br.say('Card 5 as 2 ops, Procter by ship to Port Dover')
card(br, 'Card 5', (2626, 1563))
br.each('1/41st Essex Procter Queen_Charlotte Hunter', 'Port Dover')
br.discard('Card 5')
us.say('Card 12 as 3 ops, 3rd Ohio joins Hull')
card(us, 'Card 12', (2626, 1563))
us.drag('3rd_Ohio', 'Ft. Findlay', at=(290, 1570))
us.drag('3rd_Ohio', 'Ft. Meigs', at=(293, 1451))
us.drag('3rd_Ohio', 'Frenchtown', at=(345, 1351))
us.drag('3rd_Ohio', 'Detroit')
us.discard('Card 12')
br.say('Card 2, 3 ops, Royal George, Moira, Beresford to the lake')
card(br, 'Card 2', (2620, 1560), False)
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box', at=(1571, 960))
br.vp('British 3', flip=False)
br.say('Lake Ontario is ours, 3 VP')
br.discard('Card 2')
us.say('holding one')
us.t.drag(us, [t.card('Card 27', us).id], 'Held Cards', at=(3098, 1956))
br.say('Card 17 as 1 op, Lincoln militia')
br.drop_discard('Card 17')
br.drag('Lincoln', 'Chippawa', at=(1184, 1128))
br.drag('Lincoln', 'Ft. Erie', at=(1338, 1143))
br.drag('Lincoln', 'Port Dover')
us.say('Card 13 as 2 ops: 6th to Ogdensburg, 4th NY militia to Champlain')
card(us, 'Card 13', (2620, 1560))
us.drag('us:6th', 'Ogdensburg', at=(2024, 654))
us.drag('4th_NY_Militia', 'Champlain NY', at=(2424, 579))
us.discard('Card 13')
br.say('Card 8 as 2 ops, activate Brock')
card(br, 'Card 8', (2621, 1567))
br.drag('R.N.R. York_Militia Brock', 'Port Dover')
br.discard('Card 8')
us.say('holding again')
br.say('Card 10 as 2 ops, Procter takes everybody to Ft. Erie')
card(br, 'Card 10', (2616, 1565))
br.drag('Procter', 'Ft. Erie', at=(1335, 1145))
br.each('1/41st Essex Norfolk Lincoln R.N.R. York_Militia', 'Ft. Erie')
br.discard('Card 10')
us.say('Card 19, 2 ops, Adams takes the Michigan militia to Frenchtown')
card(us, 'Card 19', (2626, 1563))
us.drag('Michigan', 'Frenchtown', at=(340, 1347))
us.drag('Adams', 'Frenchtown')
us.discard('Card 19')
br.say('Card 20 as 2 ops, Lady Prevost brings the Wyandot over to Port Dover')
card(br, 'Card 20', (2623, 1558))
br.each('Wyandot Lady_Prevost', 'Port Dover')
br.discard('Card 20')
us.say('holding one')
us.t.drag(us, [t.card('Card 30', us).id], 'Held Cards', at=(3098, 1956))
br.say('last card, DOW for 3 ops')
card(br, 'Declaration of War', (2618, 1554), False)
br.drag('49th', 'Burlington', at=(1058, 983))
br.drag('49th', 'York', at=(1183, 902))
br.drag('10th_R.V.', 'York')
br.discard('Declaration of War')
us.say('all cards out, end of turn next time')

out = os.path.join(os.environ.get('SESS_OUT', HERE), 'rebuild.vlog')
t.save(out)

want = [json.loads(x) for x in open(os.path.join(OPEN, 'dev-1812-faults.leaves.txt'))]
want = [(w['depth'], w['command'][4:]) for w in want if w['command'].startswith('LOG\t')]
got = [(d, c) for e in t.log for d, c in e]


def norm(rows):
    ids = {}

    def sub(m):
        i = m.group(0)
        if i not in known:
            i = ids.setdefault(i, 'new%d' % len(ids))
        return i
    return [(d, re.sub(r'\b17952\d{8}\b', sub, c)) for d, c in rows]


known = set()
for d, c in t.frame:
    known |= set(re.findall(r'\b17952\d{8}\b', c))


w, g = norm(want), norm(got)
w = [(d, c) for d, c in w if c != 'null']
g = [(d, c) for d, c in g if c != 'null']
bad = 0
for i in range(max(len(w), len(g))):
    a = w[i] if i < len(w) else None
    b = g[i] if i < len(g) else None
    if a != b:
        bad += 1
        if bad <= int(sys.argv[1] if len(sys.argv) > 1 else 6):
            print('want', a)
            print('got ', b)
print('rebuild: %d leaves, %d differ; nulls %d and %d' % (
    len(w), bad, sum(c == 'null' for d, c in want), sum(c == 'null' for d, c in got)))

# undo of a drag: against dev-1812-opening-2
def compare(start, upto, first, last, play):
    name = start
    s = Table(start, at=upto)
    play(s)
    path = s.path.replace('.vlog', '.leaves.txt')
    rows, e = [], 0
    for x in open(path):
        r = json.loads(x)
        if r['command'].startswith('LOG\t'):
            e += r['depth'] == 1
            if first <= e <= last:
                rows.append((r['depth'], r['command'][4:]))
    known.clear()
    for i in s.things:
        known.add(i)
    a, b = norm(rows), norm([(d, c) for x in s.log for d, c in x])
    n = 0
    for i in range(max(len(a), len(b))):
        p, q = a[i] if i < len(a) else None, b[i] if i < len(b) else None
        if p != q:
            n += 1
            if n < 5:
                print('want', p)
                print('got ', q)
    print('%s %d-%d: %d leaves, %d differ' % (name, first, last, len(a), n))


def two(s):
    s.us.drag('1st_NY_Militia', 'Ft. Niagara')
    s.us.undo()


compare('dev-1812-opening-2', 5, 6, 7, lambda s: (s.us.drag('1st_NY_Militia', 'Ft. Niagara', at=(1242, 993)), s.us.undo()))

sys.exit(1 if bad else 0)
