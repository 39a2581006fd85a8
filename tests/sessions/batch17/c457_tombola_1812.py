"""York taken from the water and lost again, the troops leave by ship; Italian, two single dice for a pair, a depot."""
from lay17e import Book, f, go, start
from lay7 import burn_to, hands
from more import lay_arrivals, supplied
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Gino', br='Ada', what='Autumn 1812, Italian: Chauncey collects the schooners, lands at York (DR by way of Smiths Creek), Vincent picks up the beaten on his way and retakes it, retreat by water')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
start(t)
hands(t, ['Card 28', 'Card 26', 'Card 6', 'Card 22', 'Card 3', 'Card 24'], ['Card 16', 'Card 18', 'Card 29', 'Card 25', 'Card 15', 'Card 21'])
burn_to(t, 1812, 16)
t, us, br = s.begin()
book = Book(t)

s.play('US Chauncey')
us.say('28 (2): Chauncey raccoglie le golette')
us.play('28')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Ogdensburg')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins Julia Hamilton', 'Lake Ontario Control Box')
us.say('3 punti movimento, siamo sul lago')
us.vp('US 2')
book.ok()
us.discard('28')

s.play('BR Prevost')
br.play('16')
br.say('16: Prevost con tutto il Quebec')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.march('Prevost 100th 103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal')
br.discard('16')

s.play('US Dearborn')
us.play('26')
us.say('Dearborn a Plattsburg, il 14th resta a Ticonderoga')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('Dearborn us:6th us:13th 11th 12th 14th 15th us:16th 21st', 'Whitehall')
us.drag('Dearborn us:6th us:13th 11th 12th 14th 15th us:16th 21st', 'Ticonderoga')
us.drag('Dearborn us:6th us:13th 11th 12th 15th us:16th 21st', 'Plattsburg')
us.discard('26')

s.play('BR Brock')
br.play('18')
br.say('18: Brock col R.N.R. a Queenston')
go('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
br.discard('18')
us.say('grazie, York e vuota :)')

s.play('US York: 5 to 3 1:1, A to C +2, landing -1')
us.play('6')
us.say('6: Chauncey con Oneida e 4 golette, a Sackets imbarca Rifles e 2nd NY, sbarco a York. 1+1+1+2 = 5')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Sackets Harbour')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert 1st_Rifles 2nd_NY_Militia', 'York')
assert f(t, '1st_Rifles 2nd_NY_Militia', True) == 5 and f(t, 'York_Militia') == 3
assert odds(5, 3) == 0 and crt(9 + 2 - 1) == 'DR'
us.say('Rifles davanti')
br.say('resto. non ho scelta')
us.roll('1d6', 5)
us.roll('1d6', 4)
us.say('5 e 4, ho sbagliato bottone ma vale: 9+1=10')
br.say('va bene, DR')
br.drag('York_Militia', 'Smiths Creek')
assert not supplied(t, 'British', 'Burlington') and supplied(t, 'British', 'Smiths Creek') and supplied(t, 'US', 'York')
us.vp(book.due())
assert book.due() == 'US 6'
us.discard('6')

s.play('BR Vincent: 10 to 5, 2:1, A to A')
br.play('29')
br.say('29: Vincent, 49th e 10th, prendo la milicia per strada')
go('Kingston', 'Smiths Creek', 'York')
br.drag('Vincent 49th 10th_R.V.', 'Smiths Creek')
br.drag('Vincent 49th 10th_R.V. York_Militia', 'York', at='beside')
assert f(t, '49th 10th_R.V. York_Militia', True) == 10 and odds(10, 5) == 1 and crt(8 + 1) == 'DR'
us.say('tengo duro, Rifles')
br.say('49th')
br.roll('2d6', 4, 4)
br.say('9, via')
us.say('sulle navi, tutti a Ft. Niagara')
us.drag('1st_Rifles 2nd_NY_Militia Chauncey Oneida Conquest Scourge Growler Pert', 'Ft. Niagara')
br.vp('US 2')
book.ok()
br.discard('29')

s.play('US Winchester')
us.play('22')
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.march('Winchester 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.discard('22')

s.play('BR depot')
br.play('25')
assert supplied(t, 'British', 'York')
br.put('British Supply Depot', 'York')
br.say('un deposito a York, per l\'inverno')
br.discard('25')

s.play('US Caledonia')
us.say('3: Caledonia porta il 3rd NY a Erie')
us.play('3')
us.drag('3rd_NY_Militia Caledonia', 'Erie PA')
us.discard('3')

s.play('BR Rottenburg')
br.play('15')
go('Montreal', 'La Prairie', 'St-Jean')
br.march('Rottenburg br:8th', 'La Prairie', 'St-Jean')
br.discard('15')

s.play('US last')
us.hold('24')
s.play('BR last')
br.hold('21')
br.say('tombola!')
book.ok()
s.done()
