"""Spring 1814 on the Niagara: a chain of retreats, two rounds at Chippawa, Drummond sweeps up five garrisons on eight points and is beaten back."""
from lay15 import *
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Gundula', br='Ewald', what='Spring 1814, German: 1/41st leaves Ft. Erie before combat, battle of two rounds (EX, DR), a long sweep with units picked up and dropped, '
            'AR-1, frigate and brig, restoration, hold; markers in one sum')
t = s.t
lay_1813(t)
lay_1814(t)
lay_arr(t, '1814a')
t.lay('Sheaffe', 'Captured', 'British')
t.lay('Brown us:9th us:11th 21st 22nd 23rd 25th', 'Buffalo', 'US')
t.lay_vp('US 4')
hands(t, ['Card 77', 'Card 73', 'Card 76', 'Card 78', 'Card 81'], ['Card 75', 'Card 86', 'Card 83', 'Card 84', 'Card 85'])
set_aside(t, 'Treaty of Ghent')
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('BR Riall')
br.say('75, Riall und die Royal Scots nach Chippawa. das Wetter hier: Regen')
br.play('75')
assert cost('Ft. George', 'Queenston', 'Chippawa') == 2
br.drag('1/R._Scots', 'Queenston')
br.drag('1/R._Scots', 'Chippawa')
br.discard('75')
br.say('ach ja, Riall')
br.drag('Riall', 'Chippawa')

s.play('US Brown over the river')
us.say('77, Brown mit allem, Scott reitet mit')
us.play('77')
us.drag('Brown Scott us:9th us:11th 21st 22nd 23rd 25th', 'Ft. Erie')
br.say('die 41er warten nicht, ab nach Chippawa')
br.drag('1/41st', 'Chippawa')
us.say('25. bleibt als Wache, der Rest hinterher')
assert cost('Buffalo', 'Ft. Erie', 'Chippawa') == 4
us.drag('Brown Scott us:9th us:11th 21st 22nd 23rd', 'Chippawa')
br.say('hier bleib ich')
assert supplied(t, 'US', 'Chippawa', 'Ft. Erie')
A, D = 'us:9th us:11th 21st 22nd 23rd', '1/41st 1/R._Scots 89th'
assert strength(t, A, us, True) == 20 and strength(t, D, br) == 14 and odds(20, 14) == 0
us.say('20:14, 1:1. ich führe mit den 9ern, B')
br.say('41er, A. -1, Brown +1')
assert crt(5 + 3 - 1 + 1) == 'EX'
us.roll('2d6', 5, 3)
us.flip('us:9th')
br.flip('1/41st')
us.say('Tausch. 2. Runde: 11er führen')
br.say('Royal Scots')
assert strength(t, A, us, True) == 16 and strength(t, D, br) == 12 and odds(16, 12) == 0 and crt(5 + 4 + 1) == 'DR'
us.roll('2d6', 4, 5)
us.say('neun und eins, zehn!')
br.drag('Riall 1/R._Scots 89th 1/41st', 'Queenston')
us.discard('77')
us.vp('US 7')
us.say('Fort 2, Chippawa 1')

s.play('BR Drummond sweeps')
br.play('86')
br.say('86. Drummond: Kingston - York - Burlington - Queenston, sammelt auf')
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek') == 6
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 8
br.drag('Drummond 104th 10th_R.V.', 'York')
br.drag('Drummond 104th 10th_R.V.', 'Burlington')
br.drag('Drummond 104th 10th_R.V. 103rd Glengarry', 'Stoney Creek')
br.say('104 und Veteranen bleiben hier, 6 Punkte sind weg')
br.drag('Drummond 103rd Glengarry', 'Ft. George')
br.drag('103rd Glengarry Drummond', 'Queenston')
br.discard('86')

s.play('US second line')
us.play('73')
assert cost('Buffalo', 'Ft. Erie') == 3
us.each('NY_Volunteers_1814 Seneca', 'Ft. Erie')
us.discard('73')

s.play('BR Drummond at Chippawa')
br.play('83')
br.drag('Drummond 103rd Glengarry 1/R._Scots 89th Lincoln', 'Chippawa')
us.say('ich bleibe auch')
A, D = '103rd Glengarry 1/R._Scots 89th Lincoln', 'us:9th us:11th 21st 22nd 23rd'
assert strength(t, A, br, True) == 20 and strength(t, D, us) == 18 and odds(20, 18) == 0
br.say('Glengarry A vorn')
us.say('die 11er. also +1, und Drummond gegen Brown hebt sich auf')
assert supplied(t, 'British', 'Chippawa', 'Queenston') and crt(2 + 1 + 1) == 'AR-1'
br.roll('2d6', 2, 1)
br.say('das ist doch nicht wahr')
br.drag('Drummond 103rd Glengarry 1/R._Scots 89th Lincoln', 'Queenston')
br.flip('Glengarry')
br.discard('83')

s.play('US ships')
us.say('76: Superior (2) und Jones (1)')
us.play('76')
us.drag('Superior', 'Sackets Harbour')
us.drag('ship:Jones', 'Sackets Harbour')
us.discard('76')

s.play('BR restores one')
br.say('84. 41er wieder ganz')
br.play('84')
assert supplied(t, 'British', 'Queenston')
br.flip('1/41st')
br.discard('84')

s.play('US holds')
us.hold('78')
us.say('eine liegt')

s.play('BR two Niagara garrisons')
br.play('85')
br.drag('104th', 'Ft. George')
br.drag('10th_R.V.', 'Ft. George')
br.discard('85')
s.done()
