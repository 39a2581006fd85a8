"""Ft. Erie taken by an exchange and held by a nine; yards; Brown by ship. Italian and English, dice before words."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Sandro', br='Wendy', what='Spring 1814: EX kills the Seneca and reduces the 1/41st, which must leave; counter-attack stopped by a 9 at a fort; builds; leader activates ships')
t = s.t
spring_1814(t)
hands(t, ['Card 74', 'Card 88', 'Card 101', 'Card 95', 'Card 85'], ['Card 86', 'Card 79', 'Card 92', 'Card 77', 'Card 81'])
burn_to(t, 1814, 8)
t, us, br = s.begin()
book = Book(t)

s.play('BR yards')
br.play('86')
br.say('a frigate at Kingston, a brig on the Richelieu')
br.drag('Princess_Charlotte', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('86')

s.play('US Scott at Ft. Erie: 6 to 6, B to A -1, river -1, Scott +2')
us.say('74, Scott passa il fiume')
us.play('74')
us.drag('Seneca', 'Ft. Erie', at='beside')
us.drag('NY_Volunteers_1814 Scott', 'Ft. Erie', at='beside')
assert go('Buffalo', 'Ft. Erie') == 3
assert force(t, 'Seneca NY_Volunteers_1814', True) == 6 and force(t, '1/41st') + 1 == 6
assert odds(6, 6) == 0 and crt(3 + 4 - 1 - 1 + 2, fort=True) == 'EX'
assert supplied(t, 'US', 'Ft. Erie', 'Buffalo')
us.roll('2d6', 3, 4)
us.say('Seneca davanti. resti?')
br.say('staying, yes. so 7, exchange')
us.drag('Seneca', 'US Eliminated')
br.flip('1/41st')
br.say('and I have nobody fresh left')
br.drag('1/41st', 'Chippawa')
us.vp(book.due())
assert book.due() == 'US 6'
us.discard('74')

s.play('BR Riall comes: 12 to 4+1, 2:1, B to B, Scott -2')
br.play('79')
br.say('79, Riall collects everybody on the road')
go('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
br.drag('1/R._Scots Riall', 'Queenston')
br.drag('1/R._Scots Lincoln Riall', 'Chippawa')
br.drag('1/R._Scots Lincoln 89th 1/41st Riall', 'Ft. Erie', at='beside')
assert force(t, '1/R._Scots Lincoln br:89th 1/41st', True) == 12 and odds(12, 5) == 1
assert crt(6 + 4 + 1 - 2, fort=True) == 'AR' and supplied(t, 'British', 'Ft. Erie', 'Chippawa')
us.say('resto')
br.say('Scots lead')
us.say('volontari')
br.roll('1d6', 6)
br.say('wrong button')
br.roll('2d6', 6, 4)
br.say('11 minus Scott is nine... a fort. Damn')
br.drag('1/R._Scots Lincoln 89th 1/41st Riall', 'Chippawa')
br.discard('79')
book.ok()

s.play('US yard')
us.play('88')
us.drag('Jones Jefferson', 'Sackets Harbour')
us.say('due brigantini')
us.discard('88')

s.play('BR Prevost')
br.play('92')
go('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie')
br.march('90th 37th br:16th Prevost', 'Trois-Rivieres', 'Montreal', 'La Prairie')
br.discard('92')

s.play('US holds')
us.hold('95')
us.say('questa la tengo')

s.play('BR Mohawk')
br.play('77')
br.drag(units(t, 'Beaverdams'), 'Queenston')
br.discard('77')

s.play('US Brown by ship')
us.say('101: Brown imbarca 22 e 25, Madison e Pike, a Oswego')
us.play('101', reveal=False)
us.drag('Madison General_Pike', 'Oswego')
us.drag('22nd 25th Brown', 'Oswego')
us.discard('101')

s.play('BR Caughnawaga')
br.drag('Caughnawaga', 'Chateauguay')
br.drag('Caughnawaga', 'Chateauguay', at='beside')
br.play('81')
br.say('sorry, card after the move')
br.discard('81')

s.play('US two at Plattsburg')
us.play('85')
us.drag('6th', 'Champlain NY')
us.drag('13th', 'Champlain NY')
us.discard('85')
us.say('domani continuiamo')
book.ok()
s.done()
