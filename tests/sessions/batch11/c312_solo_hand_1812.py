"""Spring 1812 in Dutch: the US player moves all pieces of both sides, the Briton only plays his cards and rolls; Queenston fails, Brock crosses."""
from kit11 import *

s = Session('dev-1812-faults', us='Joost', br='Wim', what='Spring 1812, one person moves for both (Wim is on a phone): Queenston AR, transport to York, Brock takes Lewiston, Oneida on the lake')
t, us, br = s.begin()

us.say('hoi Wim, jij op de telefoon? dan schuif ik alles')
br.say('graag, kaarten lukken net')

s.play('US van Rensselaer attacks Queenston (32)')
us.say('32 als 3, van Rensselaer over de rivier')
us.play('32')
assert cost('Lewiston', 'Queenston') == 3 and supplied(t, 'US', 'Lewiston')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
br.say('ik blijf')
us.say('1:1, rivier -1')
us.roll('2d6', 3, 4)
assert odds(4, 3) == 0 and crt(7 - 1) == 'AR'
us.say('terug dan maar')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
us.discard('32')

s.play('BR 49th to York (5)')
br.say('5 als 2: Royal George brengt de 49th naar York')
br.play('5')
us.drag('49th', 'York')
us.drag('Royal_George', 'York', how='beside')
br.discard('5')

s.play('US Ohio militia (12)')
us.play('12', reveal=False)
us.say('12 als 3, drie milities uit Detroit naar Frenchtown')
assert cost('Detroit', 'Frenchtown') == 2
us.each('1st_Ohio 2nd_Ohio Michigan', 'Frenchtown')
us.reveal('12')
us.discard('12')

s.play('BR Brock to Ft. George (8)')
br.say('8: Brock met alles uit York naar Fort George, twee regimenten. de militie blijft')
br.play('8')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
us.drag('Brock 49th R.N.R.', 'Ft. George')
br.discard('8')

s.play('US holds')
us.say('leg er een weg')
us.hold('27')

s.play('BR Norfolk (17)')
br.say('17, een punt, Norfolk naar Fort Erie')
br.play('17')
us.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US two regulars (30)')
us.say('30, twee: 6th naar Plattsburg, 13th naar Oswego')
us.play('30')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.march('us:6th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
assert cost('Albany', 'Utica', 'Rome', 'Oswego') == 3
us.drag('us:13th', 'Oswego')
us.discard('30')

s.play('BR Brock takes Lewiston (10)')
br.say('10. Brock pakt bij Queenston de Lincolns op en steekt over')
br.play('10')
assert cost('Ft. George', 'Queenston', 'Lewiston') == 4
us.drag('Brock 49th R.N.R.', 'Queenston')
sp(t, 'British', 'Queenston')
us.drag('Brock 49th R.N.R. Lincoln', 'Lewiston')
br.say('9 tegen 4 is 2:1, A tegen C, Brock, min de rivier: +4')
assert odds(9, 4) == 1 and crt(2 + 3 + 1 + 2 + 2 - 1) == 'DR'
br.roll('2d6', 2, 3)
us.say('9. ik ga naar Batavia')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Batavia')
br.discard('10')
us.vp('British 1')
assert towns(t) == spot(t) == -1

s.play('US Oneida (13)')
us.say('13, 2 punten uit Sackets: Oneida het meer op en de 2e NY naar Antwerp')
us.play('13')
us.drag('Oneida', 'Lake Ontario Control Box')
us.drag('2nd_NY_Militia', 'Antwerp')
us.discard('13')
us.vp('US 1')
br.say('vervelend bootje')
assert towns(t) + lakes(t) == spot(t) == 1
s.done()
