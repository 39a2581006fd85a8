"""Spring 1813: Chauncey lands four regiments at Prescott; much talk of York before and Kingston after, none of it done."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Tobiah', br='Mairead', what='1813a: amphibious landing at Prescott with Pike, ships home again, plans for York and Kingston only talked about, marker late')
t = s.t
lay(t, '1813a')
hands(t, ['43', '47', '58', '46'], ['45', '50', '51', '48'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
b = Book(t)

s.play('US Chauncey lands')
us.say('I could land at York with Pike, burn the place, be home for tea')
br.say('please do')
us.say('or Chauncey goes onto the lake and sits there. no: 43 (2), Chauncey, Pike and four regiments to Prescott')
us.play('43')
fit('43', 'Chauncey')
ships = 'Chauncey Madison ship:Oneida Fair_American Hamilton Julia Scourge Conquest Pert Growler Gov._Tompkins'
troops = 'Pike us:6th us:15th us:16th 21st'
us.drag(ships, 'Prescott')
us.drag(troops, 'Prescott')
us.say('1 to load, 1 to sail, 2 to land')
br.say('Fencibles stand and lead')
us.say('15th leads')
r = fight(t, '6th 15th 16th 21st'.replace('6th', 'us:6th', 1).replace(' 15th 16th', ' us:15th us:16th').split(), ['Canadian Fencibles'], 'Prescott', (5, 3), ['us:15th'], ['Canadian Fencibles'], al=1, amphib=True)
assert r == 'DR', r
us.roll('2d6', 5, 3)
us.say('3:1 +2, Pike +1, landing -1, redcoats -1. 9, DR')
assert supplied(t, 'British', "Crysler's Farm")
br.drag('Canadian_Fencibles', "Crysler's Farm")
us.drag(ships, 'Sackets Harbour')
us.say('ships home, 5 of 6')
us.discard('43')

s.play('BR Glengarry')
br.say('you forgot your points')
us.vp('0')
b.ok()
br.say('51 as 1, Glengarry to the farm. Next turn I throw you in the river')
br.play('51')
br.drag('Glengarry', "Crysler's Farm")
br.discard('51')

s.play('US 47')
us.say('if I take Kingston now with Dearborn... no, 47, 1 op, 2nd NY to Cape Vincent')
us.play('47')
us.drag('2nd_NY_Militia', 'Cape Vincent')
us.undo()
us.say('other way, Oswego')
us.drag('2nd_NY_Militia', 'Oswego')
go('Sackets Harbour', 'Oswego')
us.discard('47')

s.play('BR Drummond')
br.say('45 (2) Drummond comes up from Montreal, no troops but the militia as far as Coteau')
br.play('45')
fit('45', 'Drummond')
br.drag('Drummond LC_Militia', 'Coteau du Lac')
br.drag('Drummond', 'Cornwall')
br.drag('Drummond', "Crysler's Farm")
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", most=10)
br.discard('45')

s.play('US holds')
us.say('hold. the grand plan waits')
us.hold('58')
s.done()
