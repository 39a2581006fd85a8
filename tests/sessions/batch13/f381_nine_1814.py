"""Spring 1814: a 9 against Ft. Erie is played as a retreat of the garrison; a militia is restored."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Rhys', br='Nerys', what='Spring 1814 in mid-turn: 9 against a fort taken for DR; Lincoln Militia restored by a card')
t = s.t
lay(t, '1814a')
t.lay('Brown us:9th 11th 21st', 'Buffalo', 'US')
t.lay_face('Lincoln', side='British')
hands(t, ['Card 82', 'Card 83', 'Card 84'], ['Card 76', 'Card 78', 'Card 79'])
burn_to(t, 1814, 12)
t, us, br = s.begin()
k = Book(t)

s.play('BR restores')
br.play('78')
with s.fault('8.31(5)', 'the Lincoln Militia, class C, is turned back to its full side in a British play in spring; only regulars of A and B can be restored'):
    br.flip('Lincoln')
    br.say('Lincolns back to strength')
br.discard('78')

s.play('US Ft. Erie')
us.play('82')
us.drag('Brown us:9th 11th 21st', 'Ft. Erie')
br.say('come on then')
assert fight(t, 'us:9th 11th 21st', '1/41st', 'Ft. Erie', 9, 'us:9th', '1/41st', al=1, route=True) == 'AR'
assert 9 + odds(12, 6) - 1 + 1 - 1 == 9
us.roll('2d6', 5, 4)
with s.fault('2.77 10.51(DR) 10.51(AR) 10.51 10.21', '9 and no modifier left over (2:1, B on A, Brown, river; all attackers B, one defender): against a fort the attacker goes, here the 1/41st does',
             'odds|CRT|result|land-combat', also=('4.13', '4.12')):
    us.say('nine, you are out')
    br.drag('1/41st', 'Chippawa')
us.vp(k.due())
us.discard('82')

s.play('BR Riall')
br.play('76')
walk(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston')
br.discard('76')

s.play('US Seneca')
us.play('84')
walk(us, 'Seneca', 'Buffalo', 'Ft. Schlosser')
us.discard('84')

s.play('BR holds')
br.hold('79')
us.say('iawn')
s.done()
