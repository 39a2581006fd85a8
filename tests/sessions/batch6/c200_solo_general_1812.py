"""Mixed Spanish and English; a general alone is pushed out of a fort, comes back with an army; many take-backs."""
from ref import crt, odds, cost
from own6 import cfs
from more import supplied
from own6 import ready
from session import Session

s = Session('dev-1812-faults', us='Rocío', br='Duncan', what='spring 1812: Brock alone at Ft. George must leave, collects an army at York and takes the fort back')
ready(s.t)
t, us, br = s.begin()

s.play('US 4')
us.say('4')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 17: Brock rides alone')
br.say('17, one point for the general himself')
br.play('17')
br.march('Brock', 'Burlington', "Brant's Ford")
br.undo()
br.say('no, wrong fork')
br.undo()
br.march('Brock', 'Stoney Creek', 'Ft. George')
br.discard('17')

s.play('US 12: Van Rensselaer into Ft. George')
us.say('12, van Rensselaer por Fort Niagara')
us.play('12')
us.march('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara', 'Ft. George')
assert cost('Lewiston', 'Ft. Niagara', 'Ft. George') == 4
us.say('y el general, fuera')
us.drag('Brock', 'Queenston')
br.say('rude. fine, Queenston')
us.vp('US 3')
us.discard('12')

s.play('BR 2: three from Kingston')
br.say('2, three units, Kingston to York')
br.play('2')
br.drag('49th 10th_R.V. Frontenac', 'Smiths Creek')
br.drag('49th 10th_R.V. Frontenac', 'York')
assert cost('Kingston', 'Smiths Creek', 'York') == 4
br.discard('2')

s.play('US 13: Oneida to Ft. Niagara')
us.say('13: la Oneida lleva la 2a de NY a Fort Niagara')
us.play('13')
us.drag('Oneida', 'Ft. Niagara')
us.drag('2nd_NY_Militia', 'Ft. Niagara')
us.discard('13')

s.play('BR 8: Brock collects and attacks')
br.say('8, Brock rides round by Beaverdams and fetches everybody')
br.play('8')
br.march('Brock', 'Beaverdams', 'Stoney Creek', 'Burlington', 'York')
c = cost('Queenston', 'Beaverdams', 'Stoney Creek', 'Burlington', 'York')
men = 'R.N.R. 49th 10th_R.V. Frontenac York_Militia'
br.march('Brock ' + men, 'Burlington', 'Stoney Creek')
assert supplied(t, 'US', 'Ft. George') and supplied(t, 'British', 'Stoney Creek')
br.drag('Brock ' + men, 'Ft. George')
assert c + cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 8 and c == 5
a, d = cfs(t, men, True), cfs(t, '1st_NY_Militia')
assert (a, d) == (15, 4) and odds(a, d + 2) == 1
us.say('aguanto, el fuerte es B')
br.say('49th')
br.roll('2d6', 4, 3)
assert crt(7 + 1 + 1 + 2, True) == 'DR-1'
br.say('7 and 4: eleven')
us.flip('1st_NY_Militia')
us.drag('1st_NY_Militia Van_Rensselaer', 'Ft. Niagara')
br.vp('0')
br.discard('8')

s.play('US 32: Dearborn')
us.say('32')
us.play('32')
us.march('Dearborn us:13th', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston') == 4
us.discard('32')

s.play('BR holds')
br.say('hold')
br.hold('10')

s.play('US 30')
us.say('30: restaurar no puedo, es milicia. muevo el 6')
us.play('30')
us.march('us:6th', 'Whitehall', 'Ticonderoga')
us.discard('30')

s.play('BR 20')
br.say('20. Lincolns back to Queenston? they never left. Caldwell then: Essex and the Shawnee to Sandwich')
br.play('20')
br.drag('Essex Shawnee', 'Sandwich')
br.discard('20')
s.done()
