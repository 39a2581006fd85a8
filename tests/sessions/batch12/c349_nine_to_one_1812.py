"""By mail, in German: 18 against 2 drives the militia off; three logs."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Jens', br='Uta', what='Summer-Autumn 1812 by mail, three logs: mandatory retreat at 9:1, a march, ships chased by nobody, an undo')
t = s.t
autumn12(t)
t.lay_gone('4th Detachment 1st_Ohio 2nd_Ohio', 'US')
t.lay('Hull', 'Captured', 'US')
t.lay('Adams', 'US Eliminated', 'US')
t.lay('Michigan', 'Frenchtown', 'US')
t.lay('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex R.N.R. York_Militia', 'Detroit', 'British')
t.lay_vp('British 3')
hands(t, ['Card 15', 'Card 18', 'Card 14'], ['Card 23', 'Card 28', 'Card 16'])
burn_to(t, 1812, 22)
peaceful(t)
t, us, br = s.begin()

s.play('BR Procter')
br.say('Zug 1. 23, Procter mit allem ausser der York-Miliz nach Frenchtown')
br.play('23')
host = 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex R.N.R.'
assert force(t, '1/41st Shawnee Wyandot Western_Indians Essex R.N.R.', True, 'British') == 18 and force(t, 'Michigan') == 2
br.drag(host, 'Frenchtown')
br.say('18:2, du musst weichen')
us.say('na gut. Ft. Meigs')
us.drag('Michigan', 'Ft. Meigs')
br.vp('British 4')
br.discard('23')
s.cut()

s.play('US Harrison')
us.say('Zug 2: 15, Harrison')
us.play('15')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
us.discard('15')
s.cut()

s.play('BR ships')
br.say('Zug 3. 16: drei Schiffe auf den Eriesee')
br.play('16')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.drag('Lady_Prevost', 'Port Dover')
br.undo()
br.drag('Lady_Prevost', 'Lake Erie Control Box')
br.vp('British 6')
br.discard('16')

s.play('US Buffalo')
us.say('18. Buffalo: Caledonia und Somers bleiben, die Miliz geht nach Erie')
us.play('18')
us.drag('3rd_NY_Militia', 'Erie PA')
us.discard('18')
s.done()
