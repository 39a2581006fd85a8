"""Kinyarwanda: two schooners of 1813 come off the stocks in 1812, and the 100th walks from Quebec to Gananoque."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Uwase', br='Mugisha', what='Autumn 1812, Kinyarwanda: the Asp and the Raven, to be built from 1813, are built in autumn 1812; the 100th marches seven points from Quebec to Gananoque')
t = s.t
lay(t, '1812b')
hands(t, ['Card 28', 'Card 21', 'Card 26', 'Card 30', 'Card 32', 'Card 19'], ['Card 23', 'Card 15', 'Card 17', 'Card 29', 'Card 16', 'Card 5'])
burn_to(t, 1812, 16)
t.lay_vp('0')
t, us, br = s.begin()
book = Book(t, 0)

s.play('US two')
fit(28, n=2)
go('Albany', 'Utica', 'Rome')
us.drag('us:9th us:11th', 'Utica')
us.drag('us:9th us:11th', 'Rome')
us.drop_discard('28')

s.play('BR two of Quebec')
fit(23, n=2)
go('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
br.drag('103rd 1/R._Scots', 'Cornwall')
br.play('23')
us.say('imvura hano')

s.play('US yard')
us.play(fit(21, n=1))
us.discard('23')
with s.fault('15.14 15.12 15.1', 'the Asp and the Raven, earliest Spring-Summer 1813, are built at Sackets Harbour in Summer-Autumn 1812'):
    us.drag('Asp Raven', 'Sackets Harbour')
us.discard('21')

s.play('BR Brock')
fit(15, 'Brock')
go('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('R.N.R. Brock', 'Stoney Creek')
br.drag('R.N.R. Brock', 'Ft. George')
br.drop_discard('15')

s.play('US Harrison')
fit(26, 'Harrison')
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.drag('us:17th us:19th Harrison Winchester', 'Ft. Meigs')
us.drag('Winchester', 'Ft. MacArthur')
us.drop_discard('26')

s.play('BR the 100th')
br.play(fit(17, n=1), reveal=False)
assert best('Quebec City', 'Gananoque')[0] == 7
with s.fault('9.1 3.16', 'the 100th, a single regiment without a leader, goes from Quebec to Gananoque: 7 MP of 6'):
    br.drag('100th', 'Cornwall')
    br.drag('100th', 'Gananoque')
br.reveal('17')
us.say('vuba cyane')

s.play('US Chauncey')
fit(30, 'Chauncey')
us.drag('Chauncey Oneida Conquest Scourge Pert Growler', 'Lake Ontario Control Box')
us.discard('17')
us.drop_discard('30')

s.play('BR two ships to five -2, B to B')
us.vp(book.due())
fit(29, n=2)
assert sea(t, 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Pert Growler', 'Royal_George', 'Oneida', 6) == 'A1 D1 att'
br.roll('1d6', 6)
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
us.flip('Oneida')
us.drag('Oneida Conquest Scourge Pert Growler Chauncey', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
br.drop_discard('29')

s.play('US Dearborn')
fit(32, 'Dearborn')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
br.vp(book.due())
assert book.due() == 'British 2'
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.drop_discard('32')

s.play('BR yard')
br.drop_discard(fit(16, n=1))
br.flip('Royal_George')

s.play('US holds')
us.hold('19')
br.hold('5')
book.ok()
s.done()
