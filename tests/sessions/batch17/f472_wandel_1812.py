"""A militia that runs to Detroit in one play, a beaten leader unit that stays whole."""
from lay17e import Book, f, go
from more import supplied
from ref import best, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Wim', br='Truus', what='Spring 1812: 3rd Ohio goes 8 points; DR-1 without the loss at Sandwich')
t, us, br = s.begin()
book = Book(t)

s.play('US 3rd Ohio')
us.say('4 (1): derde Ohio')
us.play('4')
assert best('Ft. MacArthur', 'Detroit')[0] == 8
with s.fault('9.1 3.16 9.2 8.42 9.0 2.2', 'the 3rd Ohio marches from Ft. MacArthur to Detroit, 8 movement points, in one play'):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit')
us.discard('4')

s.play('BR Norfolk')
br.play('17')
br.drag('Norfolk', "Brant's Ford")
go('Port Dover', "Brant's Ford")
br.discard('17')

s.play('US Hull')
us.play('32')
us.say('32, Hull')
us.drag('4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR Procter: 14 to 9, 1:1')
br.play('5')
br.say('5, Procter')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich', at='beside')
assert odds(14, 9) == 0 and crt(11) == 'DR-1' and crt(12) == 'DR-2' and supplied(t, 'US', 'Sandwich')
us.say('ik blijf, 4th voorop')
br.say('1/41st')
br.roll('2d6', 5, 6)
with s.fault('10.51 10.5 10.32 10.52 10.32(1) 10.51(DR-1)', 'an eleven is DR-1 (or more), and no US unit is flipped'):
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
us.vp('0')
br.discard('5')

s.play('US Dearborn')
us.play('12')
go('Albany', 'Utica', 'Canandaigua')
us.march('Dearborn us:6th us:13th', 'Utica', 'Canandaigua')
us.discard('12')

s.play('BR Brock')
br.play('8')
go('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US 1st NY')
us.play('13')
go('Lewiston', 'Batavia')
us.drag('1st_NY_Militia', 'Batavia')
us.discard('13')

s.play('BR Montreal')
br.play('10')
go('Montreal', 'Coteau du Lac', 'Cornwall')
br.drag('br:8th', 'Cornwall')
br.drag('Canadian_Fencibles', 'Cornwall')
br.discard('10')

s.play('US 2nd NY')
us.play('27')
us.drag('2nd_NY_Militia', 'Cape Vincent')
go('Sackets Harbour', 'Cape Vincent')
us.discard('27')

s.play('BR ships')
br.play('20')
br.drag('Gloucester Beresford', 'York')
br.discard('20')

s.play('US holds')
us.hold('19')
s.play('BR holds')
br.hold('Declaration of War')
s.done()
