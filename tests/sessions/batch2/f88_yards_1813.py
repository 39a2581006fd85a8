"""Nearly mute, spring 1813: ships built a year too early and a regiment in a schooner."""
from more import lay_1813, lay_arrivals, rows, supplied
from ref import cost
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Ulla', br='Ferd', what='Spring 1813: the Jefferson (1814) built among two lawful brigs; the 14th (4) in one schooner')
t = s.t
lay_1813(t)
lay_arrivals(t, '1813a', 'US')
t.lay_hand('US', ['46', '43', '44', '48', '49'])
t.lay_hand('British', ['41', '38', '39', '47', '50'])
t, us, br = s.begin()

s.play('BR builds the corvette Brock')
assert V['41'] == 1
br.drag('ship:Brock', 'York')
br.play('41', reveal=False)
br.discard('41')

s.play('US builds three brigs')
assert V['46'] == 3
us.drag('Lawrence ship:Niagara', 'Erie PA')
with s.fault('15.14 3.23 15.12', 'the Jefferson is of 1814 (red dot), built in spring 1813', 'earliest_turn|turn|build'):
    us.drag('Jefferson', 'Sackets Harbour')
us.play('46')
us.discard('46')

s.play('BR 13th and 70th to Montreal')
assert V['38'] == 2 and cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('br:13th 70th', 'Montreal')
br.drop_discard('38')

s.play('US the 14th by schooner')
assert V['43'] == 2
with s.fault('11.35 11.35(sch) 11.31', 'a schooner carries one unit of 1 or 2; the 14th has 4', 'capacity|room|strength|type'):
    us.drag('14th Somers', 'Erie PA')
us.play('43', reveal=False)
us.discard('43')
br.say('all in one boat?')
us.say('cosy')

s.play('BR holds')
br.hold('39')

s.play('US 22nd to Erie')
assert V['44'] == 1 and cost('Pittsburgh', 'Meadville', 'Erie PA') == 2
us.drag('22nd', 'Erie PA')
us.drop_discard('44')

s.play('BR Glengarry to Prescott')
assert V['47'] == 1 and cost('Cornwall', "Crysler's Farm", 'Prescott') == 2
br.drag('Glengarry', 'Prescott')
br.drop_discard('47')

s.play('US holds')
us.hold('48')
s.done()
