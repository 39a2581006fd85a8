"""English, pirate talk: a landing at York thrown back to Oswego, a drawn fight on the lake, both yards."""
from more import naval_drm, supplied, lake_of
from own6 import autumn, cfs
from ref import crt, odds, naval
from session import Session

s = Session('dev-1812-faults', us='Long John', br='Flint', what='autumn 1812: failed landing returns whole to another port, Chauncey fails on the lake, two repairs; ships and men dragged separately')
t = s.t
autumn(t, ['3', '7', '11', '15', '16', '23'], ['18', '21', '22', '24', '25', '28'])
t, us, br = s.begin()

s.play('US 3: landing at York')
us.say('arr. 3, Chauncey, the brig takes the militia and four schooners the rifles')
us.play('3')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'York')
assert supplied(t, 'US', 'Sackets Harbour') and supplied(t, 'British', 'York') and not lake_of(t, 'British')
us.drag('1st_Rifles 2nd_NY_Militia', 'York')
br.say('repel boarders!')
a, d = cfs(t, '1st_Rifles 2nd_NY_Militia', True), cfs(t, 'R.N.R. York_Militia')
assert (a, d) == (5, 5) and odds(a, d) == 0 and crt(10 - 1 - 2 - 1) == 'AR'
us.say('rifles lead')
br.say('RNR lead')
us.roll('2d6', 5, 5)
us.say('10, minus beach, minus Brock twice, minus redcoats: six. back in the boats, Oswego is nearest the rum')
us.drag('1st_Rifles', 'Oswego')
us.drag('2nd_NY_Militia', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
us.discard('3')

s.play('BR 22: the lake')
br.say('22, three sail')
br.play('22')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('22')

s.play('US 16: Dearborn')
us.say('16, the landlubbers go north')
us.play('16')
us.drag('Dearborn us:6th us:9th 11th 15th', 'Whitehall')
us.drag('Dearborn us:6th us:9th 11th 15th', 'Ticonderoga')
us.drag('Dearborn us:6th us:9th 11th 15th', 'Plattsburg')
us.discard('16')

s.play('BR 18: Brock')
br.say('18, Brock leaves the militia')
br.play('18')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('18')

s.play('US 15: Chauncey attacks')
us.say('15, seven sail out of Oswego')
us.play('15')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
a = t.pieces('Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins')
d = t.pieces('Royal_George Earl_of_Moira Beresford')
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(1 + 2) == 'A1 D1 def'
us.roll('1d6', 1)
br.say('a one! one plank each and I stay')
us.flip('Oneida')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
us.discard('15')

s.play('BR 25: repair')
br.say('25, new planks')
br.play('25')
br.flip('Royal_George')
br.discard('25')

s.play('US 23: repair')
us.say('23, same')
us.play('23')
us.flip('Oneida')
us.discard('23')

s.play('BR 21')
br.say('21, George back out')
br.play('21')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.discard('21')

s.play('US holds')
us.say('stowed')
us.hold('7')

s.play('BR holds')
br.hold('24')
s.done()
