"""A regiment that walks too far and two schooners over the falls. Tagalog and English."""
from aid15 import Book, fed, force, go
from lay7 import burn, hands, more
from more import lay_arrivals, supplied
from ref import best, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Jun', br='Liza', what='Autumn 1812: the 9th goes from Albany to Ogdensburg in one play; two schooners of Lake Ontario appear at Buffalo')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('0')
hands(t, ['Card 28', 'Card 26', 'Card 3', 'Card 21'], ['Card 22', 'Card 18', 'Card 31', 'Card 15'])
burn(t, 'Card 6', 'Card 24', 'Card 11', 'Card 1', 'Card 14', 'Card 29')
t, us, br = s.begin()
book = Book(t)
assert book.d == 0

s.play('US 9th and 11th')
us.say('28, dalawa: 11th to Sackets, 9th dito sa Ogdensburg')
us.play('28')
go('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.march('11th', 'Utica', 'Rome', 'Sackets Harbour')
assert best('Albany', 'Ogdensburg')[0] > 6
with s.fault('9.1 9.2 3.16 2.22', 'the 9th goes from Albany to Ogdensburg, 8 MP, without a leader or with one'):
    us.march('us:9th', 'Utica', 'Rome')
    us.drag('us:9th', 'Ogdensburg')
us.discard('28')

s.play('BR Rottenburg')
br.say('22 ako. Rottenburg')
br.play('22')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Rottenburg br:8th Voltigeurs', 'Cornwall')
br.drag('Rottenburg br:8th Voltigeurs', 'Prescott')
br.discard('22')

s.play('US van Rensselaer at Queenston: 4 to 3, C to C, river -1: AR')
us.play('26')
us.say('sige, van Rensselaer! 26')
us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
br.say('hindi ako aalis')
assert odds(4, 3) == 0 and crt(5 + 2 - 1) == 'AR' and fed(t, 'US', 'Lewiston', 'Queenston')
us.roll('2d6', 5, 2)
us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
us.say('hay naku')
us.discard('26')

s.play('BR Brock')
br.play('18')
br.drag('Brock R.N.R.', 'Burlington')
br.drag('Brock R.N.R.', 'Stoney Creek')
br.drag('Brock R.N.R.', 'Ft. George')
br.discard('18')

s.play('US schooners')
us.say('3: Fair American at Gov. Tompkins')
us.play('3')
with s.fault('2.3 11.11 11.13 11.14 11.15', 'two schooners of Oswego, on Lake Ontario, are put on Buffalo, Lake Erie'):
    us.drag('Fair_American', 'Buffalo')
    us.drag('Gov._Tompkins', 'Buffalo')
us.discard('3')

s.play('BR Wyandot')
br.play('31', reveal=False)
go('Ft. Malden', 'Sandwich', 'Thamesville')
br.drag('Wyandot', 'Thamesville')
br.discard('31')

s.play('US holds, BR holds')
us.hold('21')
br.hold('15')
br.say('merienda muna')
book.ok()
s.done()
