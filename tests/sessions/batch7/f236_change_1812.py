"""A regiment of 1813 comes a year early; a hand of eight."""
from lay7 import hands, held, more
from session import Session

s = Session('dev-1812-faults', us='Ike B', br='Tilda', what='Summer-Autumn 1812 begins: the 24th comes on, the British hold one and draw seven')
t = s.t
hands(t, ['Card 4'], ['Card 17'])
held(t, t.us, 'Card 27')
held(t, t.br, 'Card 10')
t, us, br = s.begin()

s.play('US last card')
us.say('4, 1 op')
us.play('4')
us.drag('us:6th', 'Utica')
us.discard('4')

s.play('BR last card')
br.say('17, 1 op')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('arrivals')
us.turn('Summer-Autumn 1812')
more.muster(us, '1812b')
with s.fault('14.1 7.1 3.15', 'the 24th is a unit of 1813', 'arrival|turn'):
    us.drag('24th', 'Ft. MacArthur')
more.muster(br, '1812b')

s.play('deal')
for i in range(6):
    us.draw('1812 Deck')
for i in range(6):
    br.draw('1812 Deck')
with s.fault('7.21 7.23 7.34', 'one held and seven drawn: eight', 'hand|cards'):
    br.draw('1812 Deck')
us.say('seven with the held one')

s.play('US Rifles')
us.say('27, 1 op')
us.play('27')
us.drag('1st_Rifles', 'Cape Vincent')
us.discard('27')

s.play('BR Procter')
br.say('10, 2 ops')
br.play('10')
br.drag('Procter 1/41st', 'Sandwich')
br.discard('10')
s.done()
