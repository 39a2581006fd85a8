"""A summer of ordinary cards in which two regiments march eight points; in the autumn one card comes from the wrong deck."""
from hc16 import *
from more import muster
from session import Session

s = Session('dev-1812-faults', us='Wes', br='Fiona', what='Spring 1812 played out and the deal of autumn: 6th and 13th march 8 MP of 6 (Albany to Ogdensburg); one card of the autumn hand drawn from the 1813 deck')
t, us, br = s.begin()
Y = 1812

with go(s, 'US 4th NY to Lacolle', 'us', '13'):
    us.say("G'day. 13, one of two points")
    us.play('13')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
    us.vp('US 1')
    us.discard('13')

with go(s, 'BR 8th and Fencibles throw it out: 10 to 3, A to C, forest', 'br', '10', ret='4th_NY_Militia', flips=['4th NY Militia']):
    br.say('10, both points')
    br.play('10')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    us.say('sit tight')
    br.say('8th leads')
    assert res(t, 'British', 'Lacolle', ['La Prairie'], 'br:8th', '4th NY Militia', Y, 4, 4) == 'DR-1'
    br.roll('2d6', 4, 4)
    us.flip('4th_NY_Militia')
    retreat(t, 'US', 'Lacolle', 'Champlain NY', 'La Prairie')
    us.drag('4th_NY_Militia', 'Champlain NY')
    br.vp('0')
    br.discard('10')

s.play('US Dearborn, too far')
us.say('32 - Dearborn heads for the river')
us.play('32')
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('9.1 9.2 3.16 8.42 8.41', '6th and 13th go from Albany to Ogdensburg, 8 MP of the 6 a unit has'):
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Ogdensburg')
us.discard('32')

with go(s, 'BR Brock', 'br', '8', 'Brock'):
    br.play('8')
    br.drag('Brock York_Militia R.N.R.', 'Stoney Creek')
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.discard('8')

with go(s, 'US Ohio over the river', 'us', '30'):
    us.play('30')
    us.drag('1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('30')

with go(s, 'BR Procter beaten off: 11 to 6, A to C', 'br', '5', 'Procter', via={x: 'Sandwich' for x in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot')}, flips=['1/41st']):
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('holding the town')
    assert res(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '1st Ohio', Y, 1, 2) == 'AR-1'
    br.roll('2d6', 2, 1)
    br.say('three. THREE.')
    br.flip('1/41st')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
    br.discard('5')

with go(s, 'US 3rd Ohio', 'us', '27'):
    us.play('27')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('27')

with go(s, 'BR fleet', 'br', '2'):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 1')
    br.discard('2')

with go(s, 'US depot at Detroit', 'us', '19'):
    assert supplied(t, 'US', 'Detroit')
    us.play('19')
    us.put('US Supply Depot', 'Detroit')
    us.discard('19')

with go(s, 'BR Procter again: 9 to 6, B to C', 'br', '20', 'Procter', ret='1st_Ohio 2nd_Ohio'):
    br.say('once more, 20. Shawnee lead')
    br.play('20')
    br.drag('Procter Tecumseh Shawnee Wyandot Essex', 'Sandwich')
    assert res(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', Y, 4, 5) == 'DR'
    br.roll('2d6', 4, 5)
    retreat(t, 'US', 'Sandwich', 'Detroit', 'Ft. Malden')
    us.drag('1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp('British 2')
    br.discard('20')

with go(s, 'US 1st NY', 'us', '4'):
    us.play('4')
    us.march('1st_NY_Militia', 'Ft. Schlosser', 'Buffalo')
    us.discard('4')

with go(s, 'BR Norfolk', 'br', '17'):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('US holds')
us.hold('12')
us.say('banking the 12')
s.play('BR holds')
br.hold('Declaration of War')

s.play('autumn: arrivals and the deal')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b')
for c in ('Card 6', 'Card 16', 'Card 21', 'Card 24', 'Card 3'):
    us.draw('1812 Deck', c)
with s.fault('7.22 5.2 8.23 7.21 7.2', 'the sixth card dealt to the US in Summer-Autumn 1812 is taken from the 1813 deck'):
    us.draw('1813 Deck', 'Card 43')
for c in ('Card 22', 'Card 18', 'Card 15', 'Card 11', 'Card 25', 'Card 31'):
    br.draw('1812 Deck', c)
us.say('six plus the one I kept, right')

with go(s, 'US Harrison', 'us', '16', 'Harrison', pick='3rd_Ohio'):
    us.play('16')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.discard('16')

with go(s, 'BR Vincent', 'br', '18', 'Vincent'):
    br.play('18')
    br.drag('Vincent 49th', 'Gananoque')
    br.drag('Vincent 49th', 'Prescott')
    br.discard('18')
s.done()
