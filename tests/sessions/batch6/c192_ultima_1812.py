"""Spanish table: the pieces first, the card goes last and face down straight onto the discard pile."""
from ref import crt, odds, cost
from more import supplied
from own6 import cfs, ready
from session import Session

s = Session('dev-1812-faults', us='Paco', br='Inés', what='Spring 1812 in Spanish: cards laid last and never turned up, two rounds of battle at Sandwich, Indians retreat before combat')
ready(s.t)
t, us, br = s.begin()
us.say('hola, la carta la tiro al final, ¿vale?')
br.say('vale, yo igual')

s.play('US Dearborn (32)')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drop_discard('32')

s.play('BR Prevost (2)')
br.drag('Prevost 100th', 'Trois-Rivieres')
br.drag('Prevost 100th', 'Montreal')
br.drag('Prevost 100th br:8th Canadian_Fencibles', 'Coteau du Lac')
br.say('el 100 se queda aquí')
br.drag('Prevost br:8th Canadian_Fencibles', 'Cornwall')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall') == 4
br.drop_discard('2')

s.play('US 3rd Ohio (4)')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.drop_discard('4')

s.play('BR Tecumseh (17)')
br.each('Tecumseh Shawnee Wyandot', 'Sandwich')
br.drop_discard('17')
br.say('los indios pasan delante')

s.play('US Hull (12): the Indians retreat before combat')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.say('¿te quedas?')
br.say('ni loco, a Malden')
br.drag('Tecumseh Shawnee Wyandot', 'Ft. Malden')
us.vp('US 1')
us.drop_discard('12')

s.play('BR Procter (8): EX, then DR-2')
assert supplied(t, 'British', 'Ft. Malden') and supplied(t, 'US', 'Sandwich')
br.drag('Procter 1/41st Essex Shawnee Wyandot', 'Sandwich')
br.drag('Tecumseh', 'Sandwich')
us.say('aguanto. manda el 4')
a, d = cfs(t, '1/41st Essex Shawnee Wyandot', True), cfs(t, '4th 1st_Ohio 2nd_Ohio')
assert (a, d) == (14, 9) and odds(a, d) == 0
br.roll('2d6', 4, 3)
assert crt(7) == crt(8) == 'EX'    # with or without Hull's -1
br.flip('1/41st')
us.flip('4th')
a, d = cfs(t, 'Essex Shawnee Wyandot 1/41st', True), cfs(t, '4th 1st_Ohio 2nd_Ohio')
assert (a, d) == (9, 7) and odds(a, d) == 0
br.say('segunda ronda, van los Shawnee')
br.roll('2d6', 6, 6)
assert crt(12 + 1) == 'DR-2'
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
us.say('ay ay ay')
br.vp('0')
br.drop_discard('8')

s.play('US holds')
us.hold('27')
us.say('me guardo una')

s.play('BR lake Erie (5)')
br.drag('Queen_Charlotte', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.vp('British 2')
br.drop_discard('5')

s.play('US Oneida carries the 2nd NY (13)')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.drop_discard('13')

s.play('BR holds')
br.hold('10')

s.play('US 6th and 13th (30)')
us.drag('us:6th us:13th', 'Cape Vincent')
us.drop_discard('30')

s.play('BR 49th and 10th R.V. (20)')
br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
br.drop_discard('20')
br.say('buena partida, seguimos mañana')
s.done()
