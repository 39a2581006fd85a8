"""Spring 1814, one man for both sides, Italian: Mackinac twice by the transit box, Brown drives off the Norfolk men at ten to one."""
from lay15 import *
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Pino', br='Pino (GB)', what='Spring 1814, solo in Italian: landing on Lake Huron fails and goes home by water, then succeeds (DR, Nancy and the canoes to St. Joseph); '
            '10:1 mandatory retreat, a guard in a captured fort driven off, frigate built')
t = s.t
lay_1813(t)
lay_1814(t)
lay_arr(t, '1814a')
t.lay('Sheaffe', 'Captured', 'British')
t.lay('Det._10th_R.V.', 'Ft. Mackinaw', 'British')
t.lay('Perry ship:Lawrence ship:Niagara Caledonia Scorpion', 'Detroit', 'US')
t.lay('Brown us:9th us:11th 21st 22nd 23rd 25th', 'Buffalo', 'US')
t.lay('1/41st', 'Chippawa', 'British')
t.lay_vp('US 2')
hands(t, ['Card 77', 'Card 91', 'Card 73', 'Card 81', 'Card 76'], ['Card 74', 'Card 75', 'Card 86', 'Card 83', 'Card 85'])
set_aside(t, 'Treaty of Ghent')
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('BR Caughnawaga')
us.say('da solo stasera, muovo io tutti. inglesi: 74')
br.play('74')
us.drag('Caughnawaga', 'Chateauguay')
br.discard('74')

s.play('US Perry at Mackinac: 1 to load, 2 transit, 1 in, 2 to land')
us.play('77')
us.say('Perry per il canale, 24 e 28 a bordo')
us.drag('Perry ship:Lawrence ship:Niagara Caledonia us:24th 28th', 'Lake Transit Box')
us.drag('Perry ship:Lawrence ship:Niagara Caledonia us:24th 28th', 'Ft. Mackinaw')
assert 1 + 2 + 1 + 2 <= 6
assert strength(t, 'us:24th 28th', us, True) == 8 and strength(t, 'Det._10th_R.V. NWC', br) == 3 and odds(8, 3 + 1) == 1
assert crt(4 + 2 + 1 - 1) == 'AR'
us.say('8 a 4, +1; sbarco -1; B contro B')
us.roll('2d6', 4, 2)
us.say('6. respinti, si torna a Detroit')
us.drag('Perry ship:Lawrence ship:Niagara Caledonia', 'Detroit')
us.drag('us:24th 28th', 'Detroit')
us.discard('77')

s.play('BR Riall')
br.play('75')
us.drag('Riall 1/R._Scots', 'Queenston')
us.drag('Riall 1/R._Scots', 'Chippawa')
br.discard('75')

s.play('US Perry again')
us.play('91')
us.say('e riprova')
us.drag('ship:Lawrence ship:Niagara Caledonia Perry us:24th 28th', 'Ft. Mackinaw')
assert crt(5 + 5 + 1 - 1) == 'DR'
us.roll('2d6', 5, 5)
us.say('dieci! il distaccamento sulla Nancy, la compagnia in canoa, St. Joseph')
us.drag('Nancy Det._10th_R.V.', 'Ft. St. Joseph')
us.drag('NWC', 'Ft. St. Joseph')
assert value('Ft. Mackinaw') == 2
us.vp('US 4')
us.discard('91')

s.play('BR Drummond')
br.play('86')
us.drag('Drummond 104th', 'Gananoque')
us.drag('Drummond 104th', 'Prescott')
br.discard('86')

s.play('US Brown to Port Dover, 20 to 2')
us.play('73')
assert cost('Buffalo', 'Ft. Erie', 'Port Dover') == 5
us.drag('Brown us:9th us:11th 21st 22nd 23rd 25th', 'Ft. Erie')
us.drag('Brown us:11th 21st 22nd 23rd 25th', 'Port Dover')
us.say('il 9 di guardia al forte. 20 a 2, devono andare')
assert supplied(t, 'US', 'Port Dover', 'Ft. Erie')
assert strength(t, 'us:11th 21st 22nd 23rd 25th', us, True) == 20 and odds(20, 2) is None
us.drag('Norfolk', "Brant's Ford")
us.vp('US 7')
us.discard('73')

s.play('BR Riall at Ft. Erie: 14 to 5, 2:1 +1, A to B +1')
br.play('83')
us.drag('Riall 1/41st 1/R._Scots 89th', 'Ft. Erie')
assert supplied(t, 'British', 'Ft. Erie', 'Chippawa')
assert strength(t, '1/41st 1/R._Scots 89th', br, True) == 14 and odds(14, 4 + 1) == 1 and crt(5 + 3 + 2, fort=True) == 'DR'
us.roll('2d6', 5, 3)
us.say('8 piu 2, DR. il 9 a Buffalo')
us.drag('us:9th', 'Buffalo')
us.vp('US 5')
br.discard('83')

s.play('US 17th to Sandwich')
us.play('81')
us.drag('us:17th', 'Sandwich')
assert holds(t, 'US', 'Ft. Malden')
us.vp('US 6')
us.discard('81')

s.play('BR frigate')
br.play('85')
us.say('Prince Regent a Kingston')
us.drag('Prince_Regent', 'Kingston')
br.discard('85')

s.play('US holds')
us.hold('76')
us.say('a letto')
s.done()
