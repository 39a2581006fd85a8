"""French table, autumn 1812: Brock falls and Sheaffe takes over; the Shawnee are lost and Tecumseh with them."""
from more import supplied
from own6 import autumn, cfs
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Édith', br='Raoul', what='autumn 1812: Death of Brock as an event, Sheaffe marches, Shawnee and Tecumseh removed, Sandwich lost and retaken')
t = s.t
autumn(t, ['Death of Brock', '16', '15', '7', '11', '3'], ['18', '22', '28', '21', '24', '25'])
t.lay_face('Shawnee', True, 'British')
t.lay('Tecumseh Shawnee', 'Sandwich', 'British')
t, us, br = s.begin()

s.play('US event')
us.play('Death of Brock')
us.say('Brock est mort, vive Sheaffe')
br.flip('Brock')
us.discard('Death of Brock')

s.play('BR 18: Sheaffe')
br.say('18, donc deux étoiles de moins. Sheaffe à Fort George')
br.play('18')
br.march('Sheaffe R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('18')

s.play('US 16: Hull at Sandwich')
us.say('16, Hull attaque')
us.play('16')
assert supplied(t, 'US', 'Detroit') and supplied(t, 'British', 'Sandwich')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
br.say('les Shawnee restent')
a, d = cfs(t, '4th 1st_Ohio 2nd_Ohio', True), cfs(t, 'Shawnee')
assert (a, d) == (9, 2) and odds(a, d) == 3
us.roll('2d6', 6, 5)
assert crt(11 + 3 + 1 - 1 - 1 - 1) == 'DR-2'
br.drag('Shawnee', 'British Eliminated')
br.say('et Tecumseh avec')
br.drag('Tecumseh', 'Captured')
us.vp('US 1')
us.discard('16')

s.play('BR 22: Procter')
br.say('22, Procter les venge')
br.play('22')
assert supplied(t, 'US', 'Sandwich') and supplied(t, 'British', 'Ft. Malden')
br.drag('Procter 1/41st Essex Wyandot Western_Indians', 'Sandwich')
us.say('je tiens, le 4e')
a, d = cfs(t, '1/41st Essex Wyandot Western_Indians', True), cfs(t, '4th 1st_Ohio 2nd_Ohio')
assert (a, d) == (12, 9) and odds(a, d) == 0 and crt(12) == crt(13) == 'DR-2'
br.roll('2d6', 6, 6)
us.flip('4th 2nd_Ohio')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
br.vp('0')
br.discard('22')

s.play('US 15: Chauncey')
us.say('15')
us.play('15')
us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('15')

s.play('BR 28: Rottenburg')
br.say('28')
br.play('28')
br.march('Rottenburg br:8th', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('28')

s.play('US 3: restore the 4th')
us.say('3 : le 4e se refait à Détroit')
us.play('3')
us.flip('4th')
us.discard('3')

s.play('BR holds')
br.hold('21')

s.play('US holds')
us.hold('7')
br.say('bonne nuit')
s.done()
