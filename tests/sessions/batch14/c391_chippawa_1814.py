"""1814 on the Niagara: Ft. Erie falls, Scott leads Brown's men on to Chippawa in two rounds, the fleets meet; sums for words."""
from lay7 import burn_to, hands, more
from more import lay_1813, naval_drm, supplied
from ref import crt, naval, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Theo', br='Iris', what='Spring 1814 in mid-turn: Ft. Erie (DR-1), Chippawa in two rounds (EX, DR), lake battle of 8 to 4 (A1 D2)')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    more.lay_arrivals(t, '1814a', side)
t.lay('Brown us:9th 11th us:21st 25th', 'Buffalo', 'US')
hands(t, ['Card 81', 'Card 84', 'Card 78', 'Card 87'], ['Card 88', 'Card 93', 'Card 80'])
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('US Brown at Ft. Erie: 20 to 6, 3:1, B to A -1, river -1, Brown +1')
us.play('81')
us.drag('Brown Scott us:9th 11th us:21st 25th NY_Volunteers_1814', 'Ft. Erie')
us.say('20:6 +2, -1 -1 +1')
assert odds(20, 6) == 2 and crt(10 + 1, fort=True) == 'DR-1'
us.roll('2d6', 4, 6)
br.flip('1/41st')
br.drag('1/41st', 'Chippawa')
us.vp('US 6')
us.discard('81')

s.play('BR Riall')
br.play('88')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
br.discard('88')

s.play('US Scott at Chippawa: 16 to 15; the volunteers keep Ft. Erie')
us.say('Scott + 4. NYV bleiben')
us.play('84')
us.drag('Scott us:9th 11th us:21st 25th', 'Chippawa')
assert supplied(t, 'US', 'Chippawa', 'Ft. Erie')
assert odds(16, 15) == 0 and crt(3 + 3 + 2) == 'EX'
us.say('16:15, B/B, Scott +2')
us.roll('2d6', 3, 3)
us.say('8')
us.flip('us:9th')
br.flip('1/R._Scots')
assert odds(12, 13) == -2 and crt(4 + 5 - 2 + 2) == 'DR'
us.say('12:13 -2 +2')
us.roll('2d6', 4, 5)
br.drag('Riall 89th Lincoln 1/R._Scots 1/41st', 'Queenston')
us.vp('US 7')
us.discard('84')

s.play('BR Yeo')
br.play('93')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('US 5')
br.discard('93')

s.play('US Chauncey')
us.play('78')
us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
a = t.pieces('General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake')
d = t.pieces('Royal_George Wolfe Melville Earl_of_Moira')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == 2 and naval(5) == 'A1 D2 att'
us.say('+2 +1 -1')
us.roll('1d6', 3)
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.flip('Royal_George')
br.flip('Wolfe')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
us.vp('US 9')
us.discard('78')

s.play('BR holds')
br.hold('80')
s.done()
