"""From spring to autumn 1813, an Italian table: last plays, ships back onto the lakes, arrivals and deal mixed, the turn marker last of all."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Ornella', br='Tiziano', what='1813a to 1813b, Italian: last card, hold, fleet return, cards and arrivals mixed piece by piece, tracker and marker at different times, first play')
t = s.t
lay(t, '1813a')
hands(t, ['47'], ['50'])
burn_to(t, 1813, 14)
t, us, br = s.begin()
b = Book(t)

s.play('US last')
us.say('ultima carta, 47 da 1: la 22nd verso Meadville')
us.play('47')
go('Pittsburgh', 'Meadville')
us.drag('22nd', 'Meadville')
us.discard('47')

s.play('BR holds')
br.say('tengo questa')
br.hold('50')

s.play('fleets return')
us.say('le navi tornano sul lago')
us.drag('Madison ship:Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.drag('Chauncey', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
for bx in ('Lake Ontario Control Box', 'Lake Erie Control Box', 'Lake Huron Control Box'):
    for p in [p for p in t.at(bx) if p.mark('Kind') == 'Lake Control']:
        (us if p.name.startswith('US') else br).delete([p])
b.ok()

s.play('arrivals and deal')
for i in range(3):
    us.draw('1813 Deck')
arr = arrivals(t, '1813b', 'US')
for p, w in arr[:4]:
    us.drag([p], w)
br.draw('1813 Deck')
br.draw('1813 Deck')
br.say('i miei arrivano tutti a Quebec')
muster(br, '1813b')
us.draw('1813 Deck')
us.drag([arr[4][0]], 'Oswego')
us.say('no, sbagliato posto')
us.drag([arr[4][0]], arr[4][1])
for p, w in arr[5:]:
    us.drag([p], w)
us.turn('Summer-Autumn 1813', marker=False)
for i in range(5):
    br.draw('1813 Deck')
for i in range(4):
    us.draw('1813 Deck')
assert sizes(t) == (8, 7), sizes(t)
br.say('7 in mano e una tenuta, fa 8')
us.turn('Summer-Autumn 1813', tracker=False)

s.play('US first of autumn')
c = next(c for c in t.hand('US') if c.name.startswith('Card '))
us.say('%s: la 22nd a Erie, un punto' % c.name)
us.play(c.id)
go('Meadville', 'Erie PA')
us.drag('22nd', 'Erie PA')
us.discard(c.id)
b.ok()
s.done()
