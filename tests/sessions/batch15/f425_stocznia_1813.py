"""A corvette from a yard that has no work, and a beaten garrison that pays half."""
from aid15 import Book, fed, force, go
from lay7 import burn_to, hands, more
from more import lay_1813, supplied
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Ola', br='Per', what='Spring 1813, Norwegian: the Detroit is built at Port Dover with Malden in British hands; DR-2 at Ft. George and one unit flips')
t = s.t
lay_1813(t)
t.lay('Dearborn us:6th us:15th us:16th 1st_Rifles', 'Ft. Niagara', 'US')
hands(t, ['Card 46', 'Card 48', 'Card 53', 'Card 51'], ['Card 45', 'Card 54', 'Card 49', 'Card 57'])
burn_to(t, 1813, 8)
t, us, br = s.begin()
book = Book(t)

s.play('US yard')
us.say('48, verft: Preble og Montgomery er 1, General Pike 1')
us.play('48')
us.drag('Preble Montgomery', 'Plattsburg')
us.drag('ship:General_Pike', 'Sackets Harbour')
us.discard('48')

s.play('BR yard')
br.say('45 bygger jeg: Detroit, trygt i Port Dover')
br.play('45')
assert more.holds(t, 'British', 'Ft. Malden')
with s.fault('15.31 15.33 15.34 15.13 15.12', 'the Detroit is put on Port Dover, the back-up base, in 1813 with Ft. Malden neither lost nor destroyed'):
    br.drag('ship:Detroit', 'Port Dover')
br.discard('45')

s.play('US Dearborn at Ft. George: 22 to 11, 2:1, A to A, river -1: 0')
us.say('46! Dearborn, alle mann over')
us.play('46')
us.drag('us:6th us:15th us:16th 1st_Rifles us:13th 18th Dearborn', 'Ft. George')
assert odds(force(t, 'us:6th us:15th us:16th 1st_Rifles us:13th 18th', True), force(t, 'br:8th 49th') + 2) == 1
assert fed(t, 'US', 'Ft. Niagara', 'Ft. George') and supplied(t, 'British', 'Ft. George')
assert crt(6 + 6 + 1 - 1, fort=True) == 'DR-2'
us.say('Rifles foran')
br.say('8th')
us.roll('2d6', 6, 6)
us.say('TOLV')
with s.fault('10.51 10.52', 'DR-2 at Ft. George: the 8th is flipped, the 49th goes on at full strength'):
    br.flip('br:8th')
    br.drag('br:8th 49th Vincent', 'Stoney Creek')
    us.vp(book.due())
    us.discard('46')

s.play('BR Caughnawaga')
br.play('57')
br.drag('Caughnawaga', 'Chateauguay')
br.say('uff')
br.discard('57')

s.play('US Scott')
us.play('51')
go('Albany', 'Utica', 'Canandaigua', 'Batavia')
us.drag('Scott us:25th us:29th', 'Utica')
us.drag('Scott us:25th us:29th', 'Batavia')
us.discard('51')

s.play('BR restores')
assert supplied(t, 'British', 'Stoney Creek')
br.say('49: 8th opp igjen')
br.play('49')
br.flip('br:8th')
br.discard('49')

s.play('US holds, BR holds')
us.hold('53')
br.hold('54')
book.ok()
s.done()
