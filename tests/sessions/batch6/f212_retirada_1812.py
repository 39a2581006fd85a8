"""Spanish table: a beaten garrison runs two spaces; a beaten attacker stays and the winner goes home."""
from more import supplied
from own6 import cfs, ready
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Nuria', br='Tomás', what='spring 1812 in Spanish: Lincoln retreats two spaces; AR-1 at Sandwich and Procter stays')
ready(s.t)
t, us, br = s.begin()

s.play('US 32: Queenston')
us.say('32, van Rensselaer a Queenston')
us.play('32')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
br.say('aguanto')
us.roll('2d6', 6, 5)
assert odds(4, 3) == 0 and crt(11 - 1) == 'DR'
with s.fault('10.71 10.51(DR) 10.51', 'Lincoln retreats from Queenston to Stoney Creek, two spaces', 'result|CRT|land-combat'):
    br.drag('Lincoln', 'Stoney Creek')
us.vp('US 2')
us.discard('32')

s.play('BR 2')
br.say('2, tres barcos')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('0')
br.discard('2')

s.play('US 12: Hull')
us.say('12, Hull')
us.play('12')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('12')

s.play('BR 5: Procter at Sandwich')
br.say('5, Procter con el 41 y los Wyandot')
br.play('5')
assert supplied(t, 'British', 'Ft. Malden') and supplied(t, 'US', 'Sandwich')
br.drag('Procter 1/41st Wyandot', 'Sandwich')
us.say('aquí me quedo, el 4 delante')
a, d = cfs(t, '1/41st Wyandot', True), cfs(t, '4th 1st_Ohio')
assert (a, d) == (7, 6) and odds(a, d) == 0 and crt(4) == crt(5) == 'AR-1'
br.say('el 41')
br.roll('2d6', 1, 3)
br.flip('1/41st')
with s.fault('10.73 10.51(AR-1) 10.51 10.1', 'AR-1: the attacker must retreat; the defender leaves instead', 'odds|result|CRT|land-combat', also=['4.14', '4.13', '4.12']):
    us.drag('Hull 4th 1st_Ohio', 'Detroit')
    br.vp('0')
    br.discard('5')

s.play('US 4')
us.say('4')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 17')
br.say('17')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.say('guardo una')
us.hold('27')

s.play('BR 20')
br.say('20')
br.play('20')
br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard('20')
s.done()
