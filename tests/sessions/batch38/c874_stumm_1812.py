"""Autumn, winter and spring without a word: two silent players; the American keeps the books for both."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Gwil', br='Oto', what='the last cards of 1812, fleet return, winter with depot and repair, arrivals and deal of 1813, ships built, York landed at')
t = s.t
aid18.lay(t, '1812b')
t.lay('us:9th us:11th', 'Plattsburg')
t.lay('us:5th us:12th us:14th', 'Buffalo')
t.lay('us:15th us:16th us:20th us:6th', 'Sackets Harbour')
t.lay('Chauncey Oneida Conquest Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
t.lay_face('Scourge')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Lady_Prevost', True, 'British')
t.lay('Brock R.N.R. York_Militia Lincoln', 'Ft. George', 'British')
t.lay_marker('US Supply Depot', 'Sackets Harbour')
hands(t, ['22', '16', '26'], ['15', '3', '28'])
burn_to(t, 1812, 22)
t.lay_vp('0')
t, us, br = s.begin()
B = Book(t)
assert B.off == 0


def a():
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')


turn(s, 'US', '22', '', a, 'pmd', leader='Harrison', book=B)
turn(s, 'British', '15', '', lambda: br.flip('Lady_Prevost'), 'pmd', flips='Lady_Prevost', book=B)


def a():
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Sandwich')
    way('Frenchtown', 'Detroit', 'Sandwich')


turn(s, 'US', '16', '', a, 'mpvd', leader='Harrison', book=B)


def a():
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Ft. Niagara')
    hit(s, 'British', 'Ft. Niagara', 'Ft. George', 'R.N.R.', '18th', (5, 4), 'DR-1')
    br.roll('2d6', 5, 4)
    us.flip('18th')
    goes(t, 'US', 'Ft. Niagara', 'Lewiston', ('Ft. George',))
    us.drag('18th', 'Lewiston')


turn(s, 'British', '3', '', a, 'pmwd', leader='Brock', flips='18th', ret='18th', book=B)
assert supplied(t, 'US', 'Lewiston')
turn(s, 'US', '26', '', lambda: us.flip('18th'), 'pmd', flips='18th', book=B)
turn(s, 'British', '28', '', None, 'h', book=B)

s.play('fleet return')
us.drag('Chauncey Oneida Conquest Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Queen_Charlotte Hunter', 'Ft. Malden')
us.put('British Lake Control', 'Lake Erie Control Box')
B.ok()
us.turn('Winter 1812-13')

s.play('winter')
attrition(s, keep=('1/41st', '4th', '17th', '18th'), hand=us)
us.flip('Scourge')
us.delete('US_Supply_Depot')
B.ok()

s.play('spring 1813')
br.drag([t.card('28').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 4)
br.roll('1d6', 3)
for x in ('46', '43', '61', '62', '38', '50', '45', 'Heavy Rains'):
    deal(t, br, 1813, x)
for x in ('42', '52', '44', '48', '66', '40', '67', 'Contrary Winds'):
    deal(t, us, 1813, x)


def a():
    br.drag('Procter Tecumseh 1/41st Wyandot Western_Indians', 'Sandwich')
    hit(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:17th', (6, 4), 'DR')
    br.roll('2d6', 6, 4)
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')


turn(s, 'British', '46', '', a, 'pmvd', leader='Procter', ret='Harrison us:17th us:19th 1st_Kentucky', book=B)


def a():
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Asp Raven Ontario Lady_of_the_Lake', 'Sackets Harbour')


turn(s, 'US', '42', '', a, 'pmd', build=True, book=B)
turn(s, 'British', '43', '', lambda: br.each('Wolfe Melville', 'Kingston'), 'mpd', build=True, book=B)
turn(s, 'US', '52', '', lambda: us.each('Lawrence Niagara Ariel Scorpion', 'Erie PA'), 'pmd', build=True, book=B)
turn(s, 'British', '61', '', lambda: br.drag('Yeo', 'Kingston') if t.where(t.find('Yeo')) != 'Kingston' else br.flip('1/41st') if t.find('1/41st').level() == 2 else br.drag('Norfolk', 'Ft. Erie'), 'pmd', book=B)

FL = 'Chauncey Oneida Madison Conquest Growler Pert Fair_American Gov._Tompkins'


def a():
    load = t.pieces('us:15th us:16th 1st_Rifles')
    room(t.pieces("Oneida Madison Gov._Tompkins"), load)
    us.drag(FL + ' us:15th us:16th 1st_Rifles', 'York')
    us.vp(B.due())
    us.drag(FL, 'Lake Ontario Control Box')
    us.vp(B.due())


assert not units(t, 'York')
turn(s, 'US', '48', '', a, 'pmd', leader='Chauncey', sea='us:15th us:16th 1st_Rifles', book=B)
s.done()
