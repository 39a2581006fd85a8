"""A frigate for a single point; a regiment nursed at Malden, deep in enemy land."""
from lay17e import Book, go, start
from lay7 import burn_to, hands
from more import lay_1813, lay_arrivals
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Sepp', br='Resi', what='Spring 1814: Prince Regent and Princess Charlotte for 3 points; the 27th restored at Ft. Malden')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
t.lay_face('us:27th', side='US')
start(t)
hands(t, ['Card 85', 'Card 89', 'Card 91', 'Card 93', 'Card 101'], ['Card 82', 'Card 86', 'Card 90', 'Card 94', 'Card 96'])
burn_to(t, 1814, 8)
t, us, br = s.begin()
book = Book(t)

s.play('BR yards')
br.play('82')
br.drag('Prince_Regent', 'Kingston')
with s.fault('15.17 15.24 15.12', 'a second frigate with a card of 3: two frigates cost 4'):
    br.drag('Princess_Charlotte', 'Kingston')
br.say('82: zwoa Fregatten')
br.discard('82')

s.play('US Brown')
us.play('85')
us.say('Brown nach Oswego')
go('Sackets Harbour', 'Oswego')
us.drag('us:9th us:11th Brown', 'Oswego')
us.discard('85')

s.play('BR Drummond')
br.play('86')
go('Kingston', 'Gananoque', 'Prescott')
br.march('104th 10th_R.V. Drummond', 'Gananoque', 'Prescott')
br.discard('86')

s.play('US restores')
us.play('89')
us.say('89, die 27er')
with s.fault('8.31(5) 8.31 13.4', 'the 27th is restored at Ft. Malden, in British territory'):
    us.flip('us:27th')
us.discard('89')

s.play('BR Riall')
br.play('90')
br.drag('1/R._Scots Riall', 'Queenston')
go('Ft. George', 'Queenston')
br.discard('90')

s.play('US yard')
us.play('93')
us.say('die Superior')
us.drag('Superior', 'Sackets Harbour')
us.discard('93')

s.play('BR Mohawk')
br.play('94')
go('Beaverdams', 'Chippawa')
br.drag('br:Mohawk', 'Chippawa')
br.discard('94')

s.play('US 19th')
us.play('91')
go('Pittsburgh', 'Meadville')
us.drag('us:19th', 'Meadville')
us.discard('91')

s.play('BR Prevost')
br.play('96')
br.say('Prevost, 16th 90th 37th, Montreal')
br.march('16th 90th 37th Prevost', 'Trois-Rivieres', 'Montreal')
br.discard('96')

s.play('US holds')
us.hold('101')
s.done()
