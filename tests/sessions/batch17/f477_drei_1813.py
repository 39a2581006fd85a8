"""Nine cards in autumn 1813 and a battalion of 1814 among the arrivals. Finnish."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Jukka', br='Aino', what='Spring to autumn 1813: a unit of 1814 arrives; eight dealt on top of a held card')
t = s.t
spring_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
hands(t, ['Card 47'], ['Card 45'])
held(t, t.us, 'Card 38')
burn_to(t, 1813, 13)
t, us, br = s.begin()
book = Book(t)

s.play('US Pike')
us.play('47')
us.say('47, Pike Osvegoon')
go('Sackets Harbour', 'Oswego')
us.drag('16th 9th Pike', 'Oswego')
us.discard('47')

s.play('BR Rottenburg')
br.play('45')
br.march('10th_R.V. Rottenburg', 'Gananoque', 'Prescott')
br.discard('45')

s.play('fleets')
us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
for m in mks(t):
    us.delete([m])
book.ok()

s.play('arrivals')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
with s.fault('14.1 3.15 7.1', 'the 34th, of spring 1814, is put on Albany with the arrivals of Summer-Autumn 1813'):
    us.drag('34th', 'Albany')
muster(br, '1813b')

s.play('deal')
us.drag([t.card('Card 38').id], 'US Hand', how='pieces')
deal(t, br, 1813, '60', '61', '62', '63', '64', '65', '66', '67')
deal(t, us, 1813, '53', '54', '55', '57', '58', '59', '68')
assert sizes(t) == (8, 8)
with s.fault('7.21 7.23 7.34', 'an eighth card is dealt to the American who already holds one over: nine'):
    deal(t, us, 1813, 'Contrary Winds')
    us.say('kahdeksan')
assert sizes(t) == (9, 8)

s.play('US Scott')
us.play('54')
us.drag('25th 23rd Scott', 'Utica')
us.drag('25th 23rd Scott', 'Rome')
go('Albany', 'Utica', 'Rome')
us.discard('54')

s.play('BR yard')
br.play('60')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('60')

s.play('US Harrison')
us.play('53')
go('Ft. Meigs', 'Frenchtown')
us.drag('17th 19th Harrison', 'Frenchtown')
us.discard('53')

s.play('BR Norfolk')
br.play('61')
br.drag('Norfolk', 'Chippawa')
br.discard('61')

s.play('US holds')
us.hold('57')
s.done()
