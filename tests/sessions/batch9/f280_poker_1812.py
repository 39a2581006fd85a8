"""Poker friends: three units on a two, and a column that walks through an occupied town."""
from lay9 import Game

s = Game('dev-1812-faults', us='Duke', br='Sal', what='Spring 1812: three units with a 2 card; Procter marches through Sandwich past the Americans without a fight')
t, us, br = s.open()

s.play('US Hull')
us.say('12. Hull takes the 4th and the little detachment over')
us.play('12')
s.go(us, 'Hull 4th Detachment', 'Detroit', 'Sandwich')
s.mark(us, 'US 1')
us.discard('12')

s.play('BR Norfolk')
br.say('ok. 17, Norfolks to Ft Erie')
br.play('17')
s.go(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
br.discard('17')

s.play('US Ohio men')
us.say('30, two points. Ohio boys and the michiganders down to the Raisin, mind the road')
us.play('30')
with s.fault('8.31(3) 8.61', 'three units (1st and 2nd Ohio, Michigan) activated with a 2 card', 'uses|card|OPV'):
    us.drag('1st_Ohio 2nd_Ohio', 'Frenchtown')
    us.drag('Michigan', 'Frenchtown')
us.discard('30')
br.say('raise you a nickel')

s.play('BR Procter slips past')
br.say('5 for Procter. up the Thames with the 41st, I need him in the middle')
br.play('5')
with s.fault('9.3 10.1 9.45(3) 9.41', 'Procter and the 1/41st pass through Sandwich, held by 4th and Detachment, and go on to Thamesville', 'path'):
    br.drag('Procter 1/41st', 'Sandwich')
    br.drag('Procter 1/41st', 'Thamesville')
br.discard('5')

s.play('US 3rd Ohio')
us.say('4. 3rd Ohio')
us.play('4')
s.go(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay')
us.discard('4')

s.play('BR holds')
br.hold('10')
br.say('one down')
s.even()
s.done()
