"""Spring 1814: yards, Scott before Ft. Erie, Izard at Lacolle; Esperanto."""
from lay17e import Book, f, go, start
from lay7 import burn_to, hands
from more import lay_1813, lay_arrivals, supplied
from ref import crt, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Zamen', br='Klara', what='Spring 1814, Esperanto: Prince Regent and Linnet, Ft. Erie (AR), Ft. Niagara garrisoned, Lacolle (DR-1), restored, pieces dragged to a wrong place and put right by the other player')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
start(t)
hands(t, ['Card 85', 'Card 89', 'Card 91', 'Card 93', 'Card 97', 'Card 101'], ['Card 82', 'Card 86', 'Card 90', 'Card 94', 'Card 96', 'Card 100'])
burn_to(t, 1814, 6)
t, us, br = s.begin()
book = Book(t)
assert book.due() == 'US 3', book.due()

s.play('BR yards')
br.say('82: Prince Regent kaj Linnet')
br.play('82')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('82')

s.play('US Scott at Ft. Erie: 6 to 5+1, 1:1, B to A -1, river -1, Scott +2')
us.play('85')
us.say('85: Scott, la volontuloj kaj la Seneca al Ft. Erie')
go('Buffalo', 'Ft. Erie')
us.drag('NY_Volunteers_1814', 'Ft. Erie', at='beside')
us.drag('Seneca Scott', 'Ft. Erie', onto='NY Volunteers 1814')
assert f(t, 'NY_Volunteers_1814 Seneca', True) == 6 and odds(6, 6) == 0 and crt(6) == 'AR'
assert [p.name for p in t.at('Ft. Erie') if p.mark('Side') == 'British'] == ['1/41st']
us.say('Seneca gvidas')
br.say('1/41, A')
us.roll('2d6', 2, 4)
us.say('ve. 6, reen')
us.drag('NY_Volunteers_1814 Seneca Scott', 'Buffalo')
us.discard('85')

s.play('BR Riall')
br.play('86')
go('Ft. George', 'Ft. Niagara')
br.drag('Riall 1/R._Scots', 'Ft. Niagara')
br.say('la fortikajho nun estas vere nia')
br.vp(book.due())
assert book.due() == '0'
br.discard('86')

s.play('US Izard: 15 to 5, 3:1 +2, forest -1')
us.say('89: Izard. 6th, 13th, 15th, 29th')
us.play('89')
go('Plattsburg', 'Champlain NY', 'Lacolle')
us.march('us:6th us:13th us:15th us:29th Izard', 'Champlain NY')
us.drag('us:6th us:13th us:15th us:29th Izard', 'Lacolle', at='beside')
assert f(t, 'us:6th us:13th us:15th us:29th', True) == 15 and odds(15, 5) == 2 and crt(10 + 1) == 'DR-1'
assert supplied(t, 'US', 'Lacolle', 'Champlain NY')
us.say('6th antaue')
us.roll('2d6', 5, 5)
us.say('11!')
br.flip('Canadian_Fencibles')
br.drag('Canadian_Fencibles', 'La Prairie')
br.say('ne, pardonu, al Isle aux Noix')
us.drag('br:Canadian_Fencibles', 'Isle aux Noix')
us.vp(book.due())
us.discard('89')
assert book.due() == 'US 1'

s.play('BR restores')
br.play('90')
assert supplied(t, 'British', 'Isle aux Noix')
br.flip('Canadian_Fencibles')
br.discard('90')

s.play('US Sandwich')
us.play('91')
us.say('91: la 17a al Sandwich, la 27a restas')
go('Ft. Malden', 'Sandwich')
us.drag('us:17th', 'Sandwich')
us.vp(book.due())
us.discard('91')
assert book.due() == 'US 2'

s.play('BR Glengarry')
br.play('94')
go('Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Glengarry', 'Ft. George')
br.discard('94')

s.play('US yard')
us.say('93 = 2. la Superior!')
us.drag('Superior', 'Oswego')
br.say('ne tie, en Sackets')
br.drag('Superior', 'Sackets Harbour')
us.say('dankon')
us.play('93')
us.discard('93')

s.play('BR Drummond')
br.play('96')
go('Kingston', 'Gananoque', 'Prescott')
br.drag('104th 10th_R.V. Drummond', 'Gananoque')
br.drag('104th 10th_R.V. Drummond', 'Prescott')
br.discard('96')

s.play('US 19th')
us.play('97')
go('Pittsburgh', 'Meadville', 'Erie PA')
us.march('us:19th', 'Meadville', 'Erie PA')
us.discard('97')

s.play('BR holds')
br.hold('100')
s.play('US holds')
us.hold('101')
us.say('ghis')
book.ok()
s.done()
