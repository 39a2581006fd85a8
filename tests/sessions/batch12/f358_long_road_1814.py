"""Spring 1814: a beaten column overshoots its retreat, a regiment its road."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Cleo', br='Ivo', what='Spring 1814: AR-1 at Queenston and the column goes back to Buffalo; the 34th marches 7 MP')
t = s.t
spring14(t)
for side in ('US', 'British'):
    more.lay_arrivals(t, '1814a', side)
t.lay('Brown us:9th 21st', 'Lewiston', 'US')
hands(t, ['Card 77', 'Card 81', 'Card 84'], ['Card 75', 'Card 78', 'Card 85'])
burn_to(t, 1814, 8)
peaceful(t)
t, us, br = s.begin()

s.play('BR Dragoons')
br.play('75')
assert cost('Burlington', 'Stoney Creek', 'Ft. George') == 2
br.drag('19th_Dragoons Glengarry', 'Ft. George')
br.discard('75')

s.play('US Brown at Queenston')
us.say('77 Brown, Queenston')
us.play('77')
us.drag('Brown us:9th 21st', 'Queenston')
br.say('ok roll')
us.roll('2d6', 1, 1)
assert rnd(8, 3, (1, 1), -1, +1, +1) == 'AR-1'
us.say('snake eyes, of course. +2 = 4')
us.flip('us:9th')
with s.fault('10.73 10.51(AR-1) 10.71', 'after the lost battle at Queenston (two dice, the 9th flipped) the attackers who came from Lewiston end in Buffalo, which is not next to Queenston'):
    us.drag('Brown us:9th 21st', 'Buffalo')
us.discard('77')

s.play('BR')
br.say('78. two of Montreal to Coteau')
br.play('78')
br.drag('br:13th De_Watteville', 'Coteau du Lac')
br.discard('78')

s.play('US 34th')
us.say('81, 34th to Pittsburgh')
us.play('81')
assert best('Albany', 'Pittsburgh')[0] == 7
with s.fault('9.1 3.16 9.2', 'the 34th goes from Albany to Pittsburgh in one play, 7 MP by the cheapest way, a unit has 6'):
    us.march('34th', 'Canandaigua', 'Buffalo', 'Erie PA', 'Pittsburgh')
us.discard('81')

s.play('BR')
br.play('85')
br.drag('37th', 'Trois-Rivieres')
br.discard('85')

s.play('US')
us.play('84')
us.drag('5th_PA', 'Meadville')
us.discard('84')
s.done()
