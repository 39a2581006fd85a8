"""A chain of retreats before combat: Sandwich, then Detroit itself, and the Adams slips away."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Mo', br='Flo', what='Spring 1812: Hull retreats twice before combat, Detroit given up, the Adams flees, ships out, jokes')
t, us, br = s.begin()

s.play('US Hull')
us.say('old Hull goes for a walk. 32')
us.play('32')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')
us.say('I will attack Malden next turn and win the war by xmas')

s.play('BR Procter')
br.say('sure you will. 5, Procter')
br.play('5')
host = 'Procter 1/41st Shawnee Wyandot Essex'
br.drag(host, 'Sandwich')
us.say('rbc, Detroit')
us.drag('Hull 4th 1st_Ohio', 'Detroit')
us.vp('0')
br.say('then I go on over the river. 1+3')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.drag(host, 'Detroit')
us.say('... you know what, rbc again. whole lot to Frenchtown')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Frenchtown')
br.say('lol. history repeats')
us.drag('Adams', 'Buffalo')
br.vp('British 3')
br.discard('5')

s.play('US Dearborn')
us.say('wish I had a 3 for Van R. 12 is a 3? ok but no: Dearborn')
us.play('12')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.drag('Dearborn us:6th us:13th', 'Canandaigua')
us.drag('Dearborn us:6th us:13th', 'Batavia')
us.discard('12')

s.play('BR Erie')
br.say('8. QC and Hunter, Lake Erie')
br.play('8')
br.drag('Queen_Charlotte', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.vp('British 5')
br.discard('8')

s.play('US holds')
us.say('not holding my breath, holding a card')
us.hold('27')

s.play('BR holds')
br.hold('17')
s.done()
