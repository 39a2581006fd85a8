"""Brown over the Niagara: Ft. Erie by an exchange, Chippawa in three rounds."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Beatrix', br='Conrad', what='Spring 1814 in mid-turn, British first: Ft. Erie falls by an exchange with nobody whole left, three rounds at Chippawa')
t = s.t
lay(t, '1814a')
t.lay('Brown us:9th 11th 21st 22nd', 'Buffalo', 'US')
hands(t, ['Card 82', 'Card 83', 'Card 84', 'Card 85'], ['Card 76', 'Card 77', 'Card 78', 'Card 79'])
burn_to(t, 1814, 10)
t, us, br = s.begin()
k = Book(t)

s.play('BR Riall')
br.say('76. Riall and the Scots join the 89th')
br.play('76')
walk(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston', 'Chippawa', step=False)
br.discard('76')

s.play('US Ft. Erie')
us.say('82, Brown')
us.play('82')
us.drag('Brown us:9th 11th 21st 22nd Seneca', 'Ft. Erie')
br.say('stand')
fed(t, 'US', 'Ft. Erie', 'Buffalo')
A = 'us:9th 11th 21st 22nd Seneca'
assert fight(t, A, '1/41st', 'Ft. Erie', 6, 'us:9th', '1/41st', al=1, route=True) == 'EX'
us.roll('2d6', 5, 1)
us.say('+2 -1 +1 -1: 7')
us.flip('us:9th')
br.flip('1/41st')
br.say('nobody fit left, so off to Chippawa')
br.drag('1/41st', 'Chippawa')
us.vp(k.due())
k.ok()
us.discard('82')

s.play('BR restores')
fed(t, 'British', 'Chippawa')
br.play('77')
br.flip('1/41st')
br.discard('77')

s.play('US Chippawa')
us.play('83')
us.drag('Brown 11th 21st 22nd Seneca', 'Chippawa')
br.say('and here too')
A, D = '11th 21st 22nd Seneca', '89th 1/R._Scots 1/41st'
fed(t, 'US', 'Chippawa', 'Ft. Erie')
us.say('11th leads')
br.say('41st')
assert fight(t, A, D, 'Chippawa', 8, '11th', '1/41st', al=1) == 'EX'
us.roll('2d6', 4, 4)
us.flip('11th')
br.flip('1/41st')
us.say('21st')
assert fight(t, A, D, 'Chippawa', 9, '21st', '89th', al=1, first=False) == 'EX'
us.roll('2d6', 3, 6)
us.flip('21st')
br.flip('89th')
us.say('22nd, third time')
assert fight(t, A, D, 'Chippawa', 11, '22nd', '1/R. Scots', al=1, first=False) == 'DR'
us.roll('2d6', 6, 5)
br.say('those are regulars by god')
br.drag('Riall 89th 1/R._Scots 1/41st', 'Queenston')
us.vp(k.due())
k.ok()
us.discard('83')

s.play('BR restores two')
fed(t, 'British', 'Queenston')
br.play('79')
br.flip('89th 1/41st')
br.discard('79')

s.play('US holds')
us.hold('84')
s.done()
