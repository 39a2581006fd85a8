"""Summer-Autumn 1814: Ft. Erie counted for three, a regiment shipped over the enemy's lake."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Tilda', br='Ewan', what='Summer-Autumn 1814: 3 VP for Ft. Erie; the Wolfe carries the 104th over a lake the US controls')
t = s.t
spring14(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
no_markers(t)
t.lay('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box', 'US')
t.lay('Brown us:9th 21st 11th 25th', 'Buffalo', 'US')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 6')
hands(t, ['Card 77', 'Card 79', 'Card 83'], ['Card 80', 'Card 85', 'Card 88'])
burn_to(t, 1814, 26)
peaceful(t)
t, us, br = s.begin()

s.play('BR 104th')
br.say('80: Wolfe brings the 104th to Ft George')
br.play('80')
assert best('Kingston', 'Ft. George')[0] > 6
with s.fault('11.31 11.42', 'the 104th gets from Kingston to Ft. George in one play (7 MP by land), so by water, while US ships hold the Lake Ontario box'):
    br.drag('Wolfe 104th', 'Ft. George')
br.discard('80')

s.play('US Ft. Erie')
us.say('77. Brown, all four over the river')
us.play('77')
us.drag('Brown us:9th 21st 11th 25th', 'Ft. Erie')
br.say('I wait in the fort')
us.roll('2d6', 5, 5)
assert rnd(16, 6, (5, 5), -1, -1, +1, fort=True) == 'DR' and supplied(t, 'US', 'Ft. Erie', 'Buffalo')
br.drag('1/41st', 'Chippawa')
with s.fault('4.13 4.12', 'Ft. Erie is worth 2 and the marker goes from US 6 to US 9'):
    us.vp('US 9')
us.discard('77')

s.play('BR Quebec')
br.play('85')
br.drag('br:6th 82nd', 'Montreal')
br.discard('85')

s.play('US restores nobody')
us.say('79, Izard stays. 45th and 34th to Whitehall')
us.play('79')
us.drag('45th 34th', 'Whitehall')
us.discard('79')

s.play('BR 16th')
br.play('88')
br.drag('br:16th 90th', 'Trois-Rivieres')
br.discard('88')
s.done()
