"""Depots made and raided by a schooner, Queenston won and lost, a regiment restored; Spanish and figures."""
from lay7 import hands, more
from more import supplied
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Pilar', br='Gordo', what='Summer-Autumn 1812: three depots, one destroyed by a ship, Queenston twice, a restore')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay_face('4th')
t.lay_turn('Summer-Autumn 1812')
hands(t, ['Card 32', 'Card 12', 'Card 27', 'Card 13', 'Card 4', 'Card 19', 'Card 30'], ['Card 5', 'Card 2', 'Card 17', 'Card 8', 'Card 10', 'Card 20', 'Card 18'])
t, us, br = s.begin()

s.play('US Queenston')
us.say('32, van Rensselaer cruza el rio')
us.play('32')
assert supplied(t, 'US', 'Queenston', entered='Lewiston') and supplied(t, 'British', 'Queenston')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
br.say('me quedo')
assert odds(4, 3) == 0 and crt(11 - 1) == 'DR'
us.roll('2d6', 6, 5)
us.say('11 - 1 = 10')
br.drag('Lincoln', 'Chippawa')
us.say('2 puntos')
us.vp('US 2')
us.discard('32')

s.play('BR Brock')
br.say('2, Brock')
br.play('2')
assert supplied(t, 'British', 'Queenston', entered='Ft. George') and cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
br.drag('Brock R.N.R. York_Militia', 'Queenston')
us.say('aguanto')
br.say('R.N.R. delante: A contra C +2, Brock +2')
assert odds(5, 4) == 0 and crt(4 + 3 + 4) == 'DR-1'
br.roll('2d6', 4, 3)
us.flip('1st_NY_Militia')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
br.vp('0')
br.discard('2')

s.play('US depot at Sodus')
us.say('27: deposito en Sodus')
us.play('27')
assert supplied(t, 'US', 'Sodus')
us.put('US Supply Depot', 'Sodus')
us.discard('27')

s.play('BR raid on it')
br.say('8: Gloucester a Sodus, adios deposito; Beresford a Prescott')
br.play('8')
br.drag('Gloucester', 'Sodus')
br.delete([p for p in t.at('Sodus') if p.name == 'US Supply Depot'])
br.drag('Beresford', 'Prescott')
br.discard('8')

s.play('US depot at Buffalo')
us.say('vale. 4: deposito en Buffalo, donde hay gente')
us.play('4')
assert supplied(t, 'US', 'Buffalo') and more.units(t, 'Buffalo', 'US')
us.put('US Supply Depot', 'Buffalo')
us.discard('4')

s.play('BR depot at York')
br.say('17: deposito en York')
br.play('17')
assert supplied(t, 'British', 'York')
br.put('British Supply Depot', 'York')
br.discard('17')

s.play('US restores')
us.say('13: el 4 se recupera en Detroit')
us.play('13')
assert supplied(t, 'US', 'Detroit')
us.flip('4th')
us.discard('13')

s.play('BR holds')
br.say('guardo una')
br.hold('10')

s.play('US holds')
us.say('yo tambien')
us.hold('30')
s.done()
