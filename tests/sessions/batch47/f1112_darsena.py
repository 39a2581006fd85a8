"""Spring 1814: a frigate of the autumn built in spring; a US depot on Canadian ground."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Xoan', br='Sabela', what='Confiance built in Spring-Summer 1814; a US depot at Ft. Malden; Galician')
t = s.t
lay(t, '1814a')
hands(t, ['74', '75', '76', '78', '79', '80', '81', '82', '83'], ['84', '85', '86', '87', '88', '89', '90', '91', '92'])
set_aside(t, 'Treaty of Ghent')
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR yards')
br.say('86, tres puntos de estaleiro: a Confiance en Isle aux Noix, e o Linnet')
assert opv('86') == 3
br.play('86')
with s.fault('15.14 15.11 3.23', 'the Confiance is of the second half of 1814 and cannot be built in the first'):
    br.drag('Confiance', 'Isle aux Noix')
br.drag('Linnet', 'Isle aux Noix')
br.discard('86')

s.play('US Harrison')
us.say('75, Harrison baixa a Frenchtown co 24')
fit('75', 'Harrison')
us.play('75')
us.drag('Harrison us:24th', 'Frenchtown')
us.discard('75')

s.play('BR Drummond')
br.say('85, Drummond a Prescott co 104')
fit('85', 'Drummond')
br.play('85')
br.march('Drummond 104th', 'Gananoque', 'Prescott')
br.discard('85')

s.play('US depot')
us.say('74, un deposito en Malden para o inverno')
us.play('74')
with s.fault('13.52 13.51 8.31', 'a depot may never be built in enemy territory: Ft. Malden'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('74')

s.play('BR holds')
br.hold('84')

s.play('US yards')
us.say('76: Superior e Jones en Sackets')
assert opv('76') == 3
us.play('76')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jones', 'Sackets Harbour')
us.discard('76')

s.play('BR Glengarry')
br.say('87, un: Glengarry')
br.play('87')
br.drag('Glengarry', 'Stoney Creek')
br.drag('Glengarry', 'Ft. George')
br.discard('87')
us.say('boas noites')
b.ok()
s.done()
