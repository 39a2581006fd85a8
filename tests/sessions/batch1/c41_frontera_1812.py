"""Primavera de 1812 en español: el fuerte Erie, el nueve de los fuertes, Brock recoge milicias, una ficha girada tarde."""
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Lola', br='Paco', what='Spring 1812, Spanish chat: a 9 on a fort (AR), DR, Brock picks up two units and retakes the fort, a flip one play late, restore of two units in two spaces')
s.t.lay('Brock 49th York_Militia', 'Ft. George', 'British')
s.t.lay('Norfolk', 'Ft. Erie', 'British')
s.t.lay('Van_Rensselaer us:6th us:13th 2nd_NY_Militia', 'Buffalo', 'US')
s.t.lay_hand('US', ['32', '12', '13', '19', '27', '30', '4'])
s.t.lay_hand('British', ['17', '8', '20', '10', '5', '2', 'Declaration of War'])
t, us, br = s.begin()

us.say('¿jugamos? tengo hasta las 11')
br.say('dale, empiezas tú')

s.play('US Van Rensselaer at Ft. Erie: a nine')
us.say('32 como 3, Van Rensselaer cruza el Niágara con los tres')
us.play('32')
us.drag('Van_Rensselaer us:6th us:13th 2nd_NY_Militia', 'Ft. Erie')
br.say('me quedo, con 2 y el fuerte')
us.say('manda el 6th')
# 11 : 2 + 1 = 3:1 +2, route -1 (2.72), B on the fort's B 0
assert odds(11, 3) == 2 and crt(8 + 1, True) == 'AR'
us.roll('2d6', 5, 3)
us.say('¡nueve! ... no, contra un fuerte el nueve no vale (2.77), me vuelvo')
us.drag('Van_Rensselaer us:6th us:13th 2nd_NY_Militia', 'Buffalo')
us.discard('32')
br.say('jajaja')

s.play('BR Lincoln to Ft. Erie')
br.say('17 como 1: la milicia de Lincoln baja')
br.play('17')
assert cost('Queenston', 'Chippawa', 'Ft. Erie') == 2
br.march('Lincoln', 'Chippawa', 'Ft. Erie')
br.discard('17')

s.play('US Van Rensselaer again')
us.say('otra vez. 12 como 3, Van Rensselaer')
us.play('12')
us.each('us:6th us:13th 2nd_NY_Militia Van_Rensselaer', 'Ft. Erie')
br.say('¿cuánto llevas?')
us.say('11 contra 6, no llega a 2 a 1')
br.say('me quedo')
# 11 : 2 + 3 + 1, route -1
assert odds(11, 6) == 0 and crt(11 - 1, True) == 'DR'
us.roll('2d6', 6, 5)
br.drag('Lincoln Norfolk', 'Chippawa')
us.vp('US 2')
us.discard('12')

s.play('BR Brock takes it back')
br.say('8 como 2, activo Brock. Si te vas ahora, te perdono')
br.play('8')
br.drag('Brock 49th York_Militia', 'Queenston')
br.drag('Brock 49th York_Militia', 'Chippawa')
assert cost('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie') == 3
br.drag('Brock 49th York_Militia Lincoln Norfolk', 'Ft. Erie')
us.say('no me voy. 6th al frente')
br.say('el 49th')
# 12 : 11 + 1, A on B +1, Brock +2
assert odds(12, 12) == 0 and crt(8 + 3, True) == 'DR-1'
br.roll('2d6', 4, 4)
br.say('11, fuera y uno girado')
us.drag('Van_Rensselaer us:6th us:13th 2nd_NY_Militia', 'Buffalo')
br.vp('0')
br.discard('8')

s.play('US two regiments to Lewiston')
us.say('no giré el 6th, va ahora')
us.flip('us:6th')
us.say('13 como 2: el 13th y la 2nd NY')
us.play('13')
assert cost('Buffalo', 'Ft. Schlosser', 'Lewiston') == 2
us.drag('us:13th', 'Lewiston')
us.drag('2nd_NY_Militia', 'Batavia')
us.say('no, ahí no')
us.drag('2nd_NY_Militia', 'Lewiston')
us.discard('13')

s.play('BR militias go home')
br.say('20 como 2, Norfolk a casa y Lincoln a Queenston')
br.play('20')
br.drag('Norfolk', 'Port Dover')
br.drag('Lincoln', 'Chippawa')
br.drag('Lincoln', 'Queenston')
br.discard('20')

s.play('US at Queenston without a leader')
us.say('30 como 2: 13th y 1st NY a Queenston')
us.play('30')
us.drag('us:13th 1st_NY_Militia', 'Queenston')
br.say('aquí sigo')
us.say('manda el 13th')
# 8 : 3 = 2:1 +1, route -1, B on C +1
assert odds(8, 3) == 1 and crt(4 + 1) == 'AR-1'
us.roll('2d6', 1, 3)
us.say('qué desastre')
us.flip('us:13th')
us.drag('us:13th 1st_NY_Militia', 'Lewiston')
us.discard('30')

s.play('BR holds')
br.say('me guardo una')
br.hold('10')

s.play('US restores two')
us.say('19 como 2, restore: el 6th en Buffalo y el 13th en Lewiston')
us.play('19')
us.flip('us:6th us:13th')
us.discard('19')

s.play('BR Brock to Chippawa')
br.say('5 como 2, activo Brock, con el 49th. mañana seguimos')
br.play('5')
br.drag('49th Brock', 'Chippawa')
br.discard('5')
s.done()
