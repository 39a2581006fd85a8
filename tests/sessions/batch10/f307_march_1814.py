"""Regiments that march a point too far; a beaten regiment runs two spaces."""
from lay10 import *

s = start('1814a', us='Lou', br='Ann Marie', what='Spring-Summer 1814 in mid-turn: units spend 7 MP; a DR answered with a retreat of two spaces', vp='US 4')
t = s.t
ready(t, ['Card 77', 'Card 84', 'Card 97'], ['Card 94', 'Card 91', 'Card 88'], 1814, 11)
t, us, br = s.begin()
b = Book(t)

s.play('BR marines')
br.say('94 (1) 2/R. Marines to Gananoque')
br.play('94')
mv(br, '2/R._Marines', 'Gananoque')
br.discard('94')

s.play('US Brown')
us.say('77 for 1. Brown and three to Schlosser')
us.play('77')
way = ['Rome', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston', 'Ft. Schlosser']
assert cost('Sackets Harbour', *way) == 7 and best('Sackets Harbour', 'Ft. Schlosser')[0] == 7
with s.fault('3.16 9.1 9.2 8.42', 'three regiments spend 7 MP', 'path|link'):
    us.march('Brown 21st 23rd 25th', *way)
us.discard('77')

s.play('BR UC militia')
br.say('nice walk. 91: UC militia to Cryslers')
br.play('91')
mv(br, 'Upper_Canada_Militia', "Crysler's Farm")
br.discard('91')

s.play('US Scott at Chippawa')
us.say('84, Scott, by way of Schlosser, takes the 21st, over to Chippawa')
us.play('84')
assert supplied(t, 'British', 'Chippawa')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
go = 'NY_Volunteers_1814 Seneca 21st 23rd 25th'
us.drag('Scott ' + go, 'Chippawa')
m = drm(t, 'US', 'Chippawa', go, '89th', '21st', '89th', amod=2, route=True)
assert m == 4 and res(m, 3, 3) == 'DR' and supplied(t, 'US', 'Chippawa', 'Ft. Schlosser')
us.roll('2d6', 3, 3)
us.say('4:1 +3, Scott +2, river -1: 10')
with s.fault('10.71 10.51(DR)', 'the 89th retreats two spaces, to Ft. George'):
    br.drag('89th', 'Ft. George')
br.say('safe behind walls')
us.vp('US 5')
b.ok()
us.discard('84')

s.play('BR Riall')
br.say('88 (2): Riall and the 89th to Queenston')
br.play('88')
mv(br, 'Riall 89th', 'Queenston')
br.discard('88')
s.done()
