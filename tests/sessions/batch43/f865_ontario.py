"""No chat but dice and marks; spring 1813: a damaged brig sails into the box; US infantry go by water although the British hold Lake Ontario."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Pat', br='Quinn', what='hardly a word, spring 1813: the damaged Earl of Moira in the box; the 9th by the Madison to Ft. Niagara over an enemy lake')
t = s.t
summer_1813(t)
hands(t, ['54', '58', '41'], ['53', '44', '57'])
t.lay_face('Earl_of_Moira', True, 'British')
t, us, br = s.begin()
book = Book(t)
us.roll('1d6', 1)
br.roll('1d6', 5)

s.play('BR Yeo')
br.play('53')
br.drag('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box')
br.delete([mark_at(t, 'Lake Ontario Control Box').id])
with s.fault('12.42', 'a damaged vessel may not enter a Lake Control Box'):
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.vp(book.due())
br.discard('53')

s.play('US 22nd')
us.play('54')
way('Pittsburgh', 'Meadville', 'Erie PA')
us.march('22nd', 'Meadville', 'Erie PA')
us.discard('54')

s.play('BR Glengarry')
br.play('44')
way('Cornwall', "Crysler's Farm", 'Prescott')
br.march('Glengarry', "Crysler's Farm", 'Prescott')
br.discard('44')

s.play('US 9th by water')
us.play('58')
assert best('Sackets Harbour', 'Ft. Niagara')[0] > 6 and 'ontario' in lake_of(t, 'British')
with s.fault('11.31 11.42', 'no lake transport while the enemy controls the lake: the 9th and the Madison to Ft. Niagara (by road 9)', also=('9.1', '3.16')):
    us.drag('Madison us:9th', 'Ft. Niagara')
us.discard('58')

s.play('BR holds')
br.hold('57')
s.play('US holds')
us.hold('41')
book.ok()
s.done()
