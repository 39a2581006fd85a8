"""Italian, a married couple, spring 1814; never undo: whoever sees the slip drags the other's piece to its place."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Chiara', br='Dario', what='Italian couple correcting by hand: Ft. Erie stormed, besieged in two rounds, restore, depot, Lake Ontario')
t = s.t
spring_1814(t)
hands(t, ['82', '86', '81', '92'], ['76', '83', '88', '93', '77'])
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR Drummond', 'British', '76', 'Drummond', book=book):
    br.say('la 76, Drummond va a Burlington')
    br.play('76')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('Drummond 104th', 'Smiths Creek')
    br.drag('10th_R.V.', 'Gananoque')
    us.say('amore, quello va dall\'altra parte')
    us.drag('10th_R.V.', 'Smiths Creek')
    br.drag('Drummond 104th 10th_R.V.', 'York')
    br.drag('Drummond 104th 10th_R.V.', 'Burlington')
    br.discard('76')

with act(s, 'US Brown', 'US', '82', 'Brown', book=book):
    us.play('82')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('Brown us:9th 11th 21st 22nd 25th', 'Rome')
    us.drag('Brown us:9th 11th 21st 22nd 25th', 'Utica')
    us.drag('Brown us:9th 11th 21st 22nd 25th', 'Batavia')
    us.drag('Brown us:9th 11th 21st 22nd 25th', 'Lewiston')
    br.say('sei finita a Lewiston, volevi Buffalo')
    br.drag('Brown us:9th 11th 21st 22nd 25th', 'Buffalo')
    us.say('grazie')
    us.discard('82')

with act(s, 'BR Riall', 'British', '83', 'Riall', pick='Lincoln', book=book):
    br.play('83')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('83')

army = 'us:9th 11th 21st 22nd 25th NY_Volunteers_1814 Seneca'
with act(s, 'US Ft. Erie', 'US', '86', 'Brown', ret='1/41st', book=book):
    us.say('86. Brown passa il fiume')
    us.play('86')
    us.drag('Brown Scott ' + army, 'Ft. Erie')
    br.say('resto e combatto')
    assert supplied(t, 'British', 'Ft. Erie') and supplied(t, 'US', 'Buffalo')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', 1814, (4, 4)) == 'DR'
    us.say('26 contro 6, comanda il nono')
    us.roll('2d6', 4, 4)
    us.say('8 più 2, ti ritiri')
    br.drag('1/41st', 'Queenston')
    us.say('uno spazio solo! Chippawa')
    us.drag('1/41st', 'Chippawa')
    us.vp('British 6')
    br.say('British? hai girato il segno')
    br.vp(book.due())
    us.discard('86')

with act(s, 'BR assedio', 'British', '88', 'Drummond', pick='89th 1/R._Scots Lincoln 1/41st Riall', flips='Glengarry us:9th 1/41st',
         fights={k: 'Ft. Erie' for k in ('104th', '10th R.V.', '103rd', 'Glengarry', '1/R. Scots', '89th', 'Lincoln', '1/41st', 'Drummond', 'Riall')}, book=book):
    br.say('88: Drummond raccoglie tutti')
    br.play('88')
    way('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    up = 'Drummond 104th 10th_R.V. 103rd Glengarry'
    br.march(up, 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa')
    host = up + ' Riall 1/R._Scots 89th Lincoln 1/41st'
    br.drag(host, 'Ft. Erie')
    us.say('non mi muovo')
    assert supplied(t, 'British', 'Chippawa') and supplied(t, 'US', 'Ft. Erie')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], 'Glengarry', '9th', 1814, (3, 3)) == 'EX'
    br.roll('2d6', 3, 3)
    br.say('scambio')
    us.flip('Glengarry')
    us.flip('us:9th')
    br.say('il mio lo giravo io')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', '11th', 1814, (2, 2), rnd=2) == 'AR-1'
    br.say('secondo round, guida il 41')
    br.roll('2d6', 2, 2)
    br.flip('1/41st')
    br.drag(host, 'Chippawa')
    us.say(':)')
    br.discard('88')

with act(s, 'US deposito', 'US', '81', build=True, book=book):
    us.play('81')
    assert supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.say('deposito a Buffalo')
    us.discard('81')

with act(s, 'BR ripristino', 'British', '93', flips='1/41st Glengarry', build=True, book=book):
    br.say('93, rimetto in piedi i due')
    br.play('93')
    assert supplied(t, 'British', 'Chippawa')
    br.flip('1/41st')
    br.flip('Glengarry')
    br.discard('93')

with act(s, 'US Chauncey', 'US', '92', 'Chauncey', book=book):
    us.play('92')
    us.drag('Chauncey General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    br.say('i golette restano a casa?')
    us.say('sì')
    br.vp(book.due())
    us.discard('92')

s.play('BR tiene')
br.hold('77')
br.say('tengo questa, porto fuori il cane')
book.ok()
s.done()
