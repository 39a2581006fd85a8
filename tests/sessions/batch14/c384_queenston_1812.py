"""Summer comes to the Niagara, in Italian and few words: Queenston is taken and lost again, then the fleet goes out."""
from ref import cost, crt, odds
from more import supplied
from session import Session

s = Session('dev-1812-faults', us='Gianni', br='Marta', what='Spring 1812, Italian: van Rensselaer takes Queenston (DR), Brock takes it back (DR), fleet, a hold')
t, us, br = s.begin()

us.say('ciao. comincio io, mi pare')
s.play('US van Rensselaer at Queenston')
us.play('32')
us.say('32 (3): van Rensselaer passa il fiume')
us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
br.say('resto li')
assert odds(4, 3) == 0 and crt(6 + 5 - 1) == 'DR'
us.roll('2d6', 6, 5)
us.say('-1 il fiume, fa 10')
br.drag('Lincoln', 'Chippawa')
us.discard('32')
us.vp('US 2')

s.play('BR Brock takes it back')
br.say('mmm. allora Brock, con la 8')
br.play('8')
assert cost('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston') == 5
br.drag('Brock R.N.R. York_Militia', 'Burlington')
br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
br.drag('Brock R.N.R. York_Militia', 'Beaverdams')
br.drag('Brock R.N.R. York_Militia', 'Queenston')
assert supplied(t, 'British', 'Queenston', 'Beaverdams')
assert odds(5, 4) == 0 and crt(2 + 4 + 2 + 2) == 'DR'
br.roll('2d6', 2, 4)
br.say('+2 Brock, +2 A contro C: dieci')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
us.say('di nuovo a casa, uffa')
us.vp('0')
br.discard('8')

s.play('US Dearborn')
us.play('12', reveal=False)
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome')
us.reveal('12')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('12')

s.play('BR fleet')
br.say('2: esce la flotta')
br.play('2')
br.drag('Gloucester', 'Lake Ontario Control Box')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.discard('2')
br.vp('British 2')

s.play('US militia to the cape')
us.play('30')
us.drag('2nd_NY_Militia', 'Cape Vincent')
us.discard('30')
br.say('che freddo oggi a Torino')

s.play('BR down the river')
br.play('10')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('49th 10th_R.V.', 'Prescott')
br.discard('10')

s.play('US holds')
us.hold('27')
us.say('questa la tengo. a domani')
s.done()
