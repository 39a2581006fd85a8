"""Primavera de 1812 en español, pocas palabras: asalto a Detroit en dos vueltas, Queenston tomada y perdida."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Paco', br='Lucia', what='Spring 1812 in Spanish: two rounds at Detroit (EX, AR), Queenston won and lost, two restores, a hold')
t, us, br = s.begin()

s.play('US Dearborn')
us.say('32, Dearborn')
us.play('32')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('32')

s.play('BR Procter at Detroit')
br.say('5 (2). Procter cruza el rio, todos')
br.play('5')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
host = '1/41st Shawnee Wyandot Essex Procter'
br.drag(host, 'Sandwich')
br.drag(host, 'Detroit')
us.say('me quedo en el fuerte, tengo 13 + 2. guia el 4th')
A = force(t, '1/41st Shawnee Wyandot Essex', True, 'British')
D = force(t, '4th Detachment 1st_Ohio 2nd_Ohio Michigan') + 2
assert (A, D) == (14, 15) and supplied(t, 'British', 'Detroit', 'Sandwich') and supplied(t, 'US', 'Detroit')
br.roll('2d6', 6, 4)
assert rnd(14, 15, (6, 4), -1, 0, +1, fort=True) == 'EX'      # river, A to A, Hull -1
br.say('-2 -1 +1... 8, EX')
br.flip('1/41st')
us.flip('4th')
br.say('sigo, Shawnee delante')
A, D = force(t, '1/41st Shawnee Wyandot Essex', True, 'British'), force(t, '4th Detachment 1st_Ohio 2nd_Ohio Michigan') + 2
assert (A, D) == (9, 13)
us.say('el destacamento, C')
br.roll('2d6', 2, 4)
assert rnd(9, 13, (2, 4), +1, +1, fort=True) == 'AR'
br.say('6. me vuelvo')
br.drag(host, 'Sandwich')
br.discard('5')

s.play('US Van Rensselaer at Queenston')
us.say('12, V. Rensselaer a Queenston')
us.play('12')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
assert supplied(t, 'US', 'Queenston', 'Lewiston')
us.roll('2d6', 6, 4)
assert rnd(4, 3, (6, 4), -1) == 'DR'
br.drag('Lincoln', 'Ft. George')
us.vp('US 2')
us.discard('12')

s.play('BR Brock')
br.say('8: Brock con todo lo que encuentre')
br.play('8')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
br.roll('2d6', 2, 3)
assert rnd(8, 4, (2, 3), +2, +2) == 'DR'
br.say('+5, 10')
us.say('vaya. a Lewiston')
us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
us.vp('0')
br.discard('8')

s.play('US 3rd Ohio')
us.play('4')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.drag('3rd_Ohio', 'Frenchtown')
us.discard('4')

s.play('BR restores the 1/41st')
br.say('17, repongo el 41')
br.play('17')
br.flip('1/41st')
br.discard('17')

s.play('US restores the 4th')
us.say('30 lo mismo con el 4th')
us.play('30')
us.flip('4th')
us.discard('30')

s.play('BR fleet')
br.say('2, tres barcos al lago')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US holds')
us.hold('27')
us.say('guardo una')
s.done()
