"""Ft. Erie and Chippawa 1814 in Polish: the 9 at a fort, a second try, Scott goes on; Yeo takes the lake meanwhile."""
from kit11 import *

s = Session('dev-1812-faults', us='Kasia', br='Marek', what='Spring 1814, British first: fort result 9 throws Brown back, DR-1, Yeo out, Scott at Chippawa, a hold')
t = s.t
lay_14(t)
t.lay('Brown us:9th 11th 22nd 25th 21st', 'Buffalo', 'US')
hands(t, ['Card 77', 'Card 79', 'Card 81', 'Card 83'], ['Card 75', 'Card 78', 'Card 80', 'Card 74'])
burn_to(t, 1814, 10)
base = towns(t)
t, us, br = s.begin()

s.play('BR Riall')
br.say('75, Riall ze Szkotami do Chippawa')
br.play('75')
go(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston', 'Chippawa')
br.discard('75')

s.play('US Brown')
us.say('77 na 1, Brown przez rzeke z piatka')
us.play('77')
men = 'us:9th 11th 22nd 25th 21st'
sp(t, 'US', 'Buffalo')
sp(t, 'British', 'Ft. Erie')
us.drag('Brown ' + men, 'Ft. Erie', at='beside')
us.say('20 na 6 to 3:1 +2, B na A -1, rzeka -1, Brown +1')
assert strength(t, men) == 20 and odds(20, 6) == 2 and crt(8 + 1, fort=True) == 'AR'
us.roll('2d6', 4, 4)
br.say('dziewiatka w forcie. do widzenia')
us.drag('Brown ' + men, 'Buffalo', at='beside')
us.discard('77')

s.play('BR holds')
br.say('te zostawiam na potem')
br.hold('74')

s.play('US Brown again')
us.say('no to jeszcze raz. 79')
us.play('79')
us.drag('Brown ' + men, 'Ft. Erie', at='beside')
assert crt(10 + 1, fort=True) == 'DR-1'
us.roll('2d6', 6, 4)
us.say('11!')
br.flip('1/41st')
br.drag('1/41st', 'Chippawa')
us.vp('US 6')
us.discard('79')
assert towns(t) - base == 2

s.play('BR Yeo')
br.say('80, Yeo na jezioro')
br.play('80')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
br.vp('US 4')
br.discard('80')

s.play('US Scott')
us.say('81 Scott? nie ma go tu. Brown w takim razie, jedynka. 9, 11, 22 na Chippawa, reszta pilnuje fortu')
us.play('81')
us.drag('Brown us:9th 11th 22nd', 'Chippawa', at='beside')
sp(t, 'US', 'Ft. Erie')
br.say('5+4+3, dwanascie')
assert strength(t, '89th 1/R._Scots 1/41st', side=br) == 12 and odds(12, 12) == 0
us.say('1:1, B na B, Brown +1')
us.roll('2d6', 3, 5)
assert crt(8 + 1) == 'DR'
br.drag('Riall 89th 1/R._Scots 1/41st', 'Queenston')
us.vp('US 5')
us.discard('81')
assert towns(t) - base == 3
br.say('jutro dalej?')

s.play('BR restore')
br.play('78')
br.say('78: 41. wraca do sil')
sp(t, 'British', 'Queenston')
br.flip('1/41st')
br.discard('78')
us.say('jutro')
s.done()
