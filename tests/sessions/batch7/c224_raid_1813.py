"""A raid on Burlington by ship: landing, re-embarkation by the naval leader, a rearguard that leaves by water."""
from lay7 import hands, burn, more
from more import supplied, cf
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Hank', br='Moira B', what='Spring 1813: embarkation, landing in an empty town, troops fetched off again, a naval retreat, a lift on Lake Erie')
t = s.t
more.lay_1813(t)
more.lay_arrivals(t, '1813a', 'US')
t.lay('Pert us:Growler', 'Lake Ontario Control Box', 'US')
hands(t, ['Card 42', 'Card 43', 'Card 44', 'Card 53', 'Card 55'], ['Card 47', 'Card 46', 'Card 45', 'Card 48', 'Card 54'])
burn(t, 'Card 37', 'Card 38', 'Card 39', 'Card 40', 'Card 41', 'Card 49')
t, us, br = s.begin()

s.play('US lands at Burlington')
us.say('42 for 3. Chauncey takes Madison, Oneida, Conquest, Scourge, Julia, Hamilton; 6th, 15th, 16th embark')
us.play('42')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Burlington')
us.drag('us:6th 15th us:16th', 'Burlington')
us.say('that is pick up 1, sail 1, land 2. nobody home. 2 VP for Burlington, and the fleet goes out on the lake, 5 MP')
assert value('Burlington') == 2 and more.holds(t, 'US', 'Burlington')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
us.vp('0')
us.discard('42')

s.play('BR 104th')
br.say('raiders! 47 for 1: 104th from Kingston to York')
br.play('47')
assert cost('Kingston', 'Smiths Creek', 'York') == 4
br.drag('104th', 'Smiths Creek')
br.drag('104th', 'York')
br.discard('47')

s.play('US fetches two regiments')
us.say('43, Chauncey again: in to Burlington, takes off 6th and 15th, the Oneida waits for the 16th, home to Sackets')
us.play('43')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton', 'Burlington')
us.drag('us:6th 15th', 'Sackets Harbour')
us.drag('Chauncey Madison Conquest Scourge Julia Hamilton', 'Sackets Harbour')
us.discard('43')

s.play('BR Sheaffe')
br.say('46 for 3, Sheaffe: R.N.R., York militia, 104th to Burlington')
br.play('46')
assert supplied(t, 'British', 'Burlington', entered='York') and supplied(t, 'US', 'Burlington')
br.drag('Sheaffe R.N.R. York_Militia 104th', 'Burlington')
us.say('16th stands, it leads')
br.say('R.N.R. leads: 2:1 +1, A on B +1')
assert odds(9, 4) == 1 and crt(4 + 3 + 2) == 'DR'
br.roll('2d6', 4, 3)
us.say('9. off by boat')
us.drag('us:16th Oneida', 'Sackets Harbour')
br.vp('British 2')
br.discard('46')

s.play('US Vermonters')
us.say('44 for 1')
us.play('44')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('44')

s.play('BR lift on Erie')
br.say('45: Hunter carries the 41st to Port Dover')
br.play('45')
br.drag('1/41st Hunter', 'Port Dover')
br.discard('45')

s.play('US holds')
us.say('hold')
us.hold('53')

s.play('BR Wyandot')
br.say('48 as 2, only one: Wyandots to Sandwich')
br.play('48')
br.drag('Wyandot', 'Sandwich')
br.discard('48')
s.done()
