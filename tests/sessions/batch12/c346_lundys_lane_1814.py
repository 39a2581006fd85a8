"""Spring 1814: Brown over the river, Ft. Erie, Chippawa won and lost again."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Abel', br='Cora', what='Spring 1814 in mid-turn: fort taken by DR, garrison left for the supply, Chippawa won, lost in two rounds, retreat to own ground')
t = s.t
spring14(t)
t.lay('Brown us:9th 21st 11th 25th 22nd', 'Buffalo', 'US')
hands(t, ['Card 77', 'Card 79', 'Card 83', 'Card 84'], ['Card 75', 'Card 78', 'Card 80', 'Card 85'])
burn_to(t, 1814, 6)
peaceful(t)
t, us, br = s.begin()

s.play('BR Drummond')
br.say('card 75. Drummond west with 104th and marines')
br.play('75')
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek') == 6
br.march('Drummond 104th 2/R._Marines', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
br.discard('75')

s.play('US Brown at Ft. Erie')
us.say('77 is enough for Brown')
us.play('77')
army = 'us:9th 21st 11th 25th'
us.drag('Brown Scott ' + army + ' 22nd', 'Ft. Erie')
assert force(t, army + ' 22nd') == 20 and supplied(t, 'US', 'Ft. Erie', 'Buffalo') and supplied(t, 'British', 'Ft. Erie')
br.say('41st in the fort')
us.roll('2d6', 3, 6)
us.say('20 to 6. +2 -1 -1 +1')
assert rnd(20, 6, (3, 6), -1, -1, +1, fort=True) == 'DR'
br.drag('1/41st', 'Chippawa')
us.vp('US 6')
us.discard('77')

s.play('BR Glengarry and 103rd')
br.play('78')
assert cost('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 3
br.drag('Glengarry 103rd', 'Queenston')
br.discard('78')

s.play('US Chippawa')
us.say('79, Brown again, 22nd stays behind')
us.play('79')
us.drag('Brown Scott ' + army, 'Chippawa')
assert force(t, army) == 16 and force(t, '89th 1/41st', side='British') == 9 and supplied(t, 'US', 'Chippawa', 'Ft. Erie')
us.say('odds even, A for you, Brown for me')
us.roll('2d6', 5, 5)
assert rnd(16, 9, (5, 5), -1, +1) == 'DR'
br.say('Those are regulars, by God')
br.drag('89th 1/41st', 'Queenston')
us.vp('US 7')
us.discard('79')

s.play('BR Riall')
br.say('80: Riall comes down with the Royals, picks up four at Queenston')
br.play('80')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots 89th 1/41st 103rd Glengarry', 'Chippawa')
assert force(t, '1/R._Scots 89th 1/41st 103rd Glengarry', True, 'British') == 22 and supplied(t, 'British', 'Chippawa', 'Queenston')
assert supplied(t, 'US', 'Chippawa')
br.roll('2d6', 4, 3)
assert rnd(22, 16, (4, 3), +1, -1) == 'EX'
br.flip('1/41st')
us.flip('us:9th')
br.say('Glengarry now')
br.roll('2d6', 3, 6)
assert force(t, '1/R._Scots 89th 1/41st 103rd Glengarry', True, 'British') == 17 and force(t, army) == 14
assert rnd(17, 14, (3, 6), +1, -1) == 'DR'
us.say('home ground: Schlosser')
us.drag('Brown Scott ' + army, 'Ft. Schlosser')
us.vp('US 6')
br.discard('80')

s.play('US restore')
us.say('83: 9th')
us.play('83')
us.flip('us:9th')
us.discard('83')
s.done()
