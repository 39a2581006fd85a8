"""Spring 1814, German crumbs: a regiment mustered in Montreal; an attack beyond the supply line at full strength."""
from more import holds, lay_arrivals, muster, rows, supplied
from ref import cost, crt, odds
from session import Session
from start1814 import lay_1814

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Ede', br='Lutz', what='Spring 1814: the 90th appears at Montreal; the 15th attacks Chateauguay out of supply and takes a DR that halving makes an EX')
t = s.t
lay_1814(t)
t.lay_hand('US', ['82', '81', '77', '83', '79', '84', '87', '89', '91'])
t.lay_hand('British', ['76', '75', '78', '80', '85', '86', '88', '90', '93'])
t, us, br = s.begin()

s.play('arrivals')
muster(us, '1814a')
muster(br, '1814a', skip=('90th',))
with s.fault('14.1 2.16 14.2', 'the 90th arrives at Quebec, not at Montreal', 'entry|arrival|space'):
    br.drag('90th', 'Montreal')

s.play('BR Prevost to Montreal')
assert V['76'] == 3 and cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Prevost br:16th 37th', 'Montreal')
br.play('76', reveal=False)
br.discard('76')

s.play('US the 15th at Chateauguay')
assert V['81'] == 1 and cost('Plattsburg', 'Four Corners', "Johnson's", 'Chateauguay') == 6
us.march('15th', 'Four Corners', "Johnson's", 'Chateauguay')
us.roll('2d6', 5, 5)
# Johnson's is nobody's but British: no line from the battle back; 4 is halved to 2 against 3; B against B; forest -1
assert not supplied(t, 'US', 'Chateauguay', "Johnson's")
assert odds(4, 3) == 0 and crt(10 - 1) == 'DR' and odds(2, 3) == -2 and crt(10 - 2 - 1) == 'EX'
with s.fault('13.4 13.4(2) 13.36 13.32 10.21 10.51 10.51(EX) 10.63', 'out of supply the 15th attacks with 2: EX and back, not DR', 'odds|supply|result|CRT|link',
             also=['4.12', '4.13', '4.14', '10.1', '10.71']):
    br.drag('Voltigeurs', 'Beauharnois')
    us.vp('US 5')
us.play('81', reveal=False)
us.discard('81')
us.say('zehn minus eins, Wald')

s.play('BR holds')
br.hold('86')

s.play('US 26th to Cleveland')
assert V['77'] == 1 and cost('Erie PA', 'Cleveland') == 2
us.drag('26th', 'Cleveland')
us.drop_discard('77')

s.play('BR 10th R.V. and Frontenac to Gananoque')
assert V['78'] == 2
br.drag('10th_R.V. Frontenac', 'Gananoque')
br.drop_discard('78')

s.play('US holds')
us.hold('83')

s.play('BR Riall to Queenston')
assert V['80'] == 2 and cost('Ft. George', 'Queenston') == 1
br.drag('1/R._Scots Riall', 'Queenston')
br.play('80')
br.discard('80')
br.say('fertig')
s.done()
