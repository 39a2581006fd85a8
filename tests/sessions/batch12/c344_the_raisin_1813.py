"""Not a word: three rounds at Frenchtown, Procter goes home, everybody mends."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Quinn', br='Rhea', what='Spring 1813 without chat: Frenchtown in three rounds (EX, EX, AR-1), retreat, restores, VP given up')
t = s.t
more.lay_1813(t)
t.lay('Procter Tecumseh 1/41st Shawnee Wyandot', 'Frenchtown', 'British')
t.lay_vp('British 3')
hands(t, ['Card 43', 'Card 45', 'Card 51', 'Card 57'], ['Card 49', 'Card 44', 'Card 47'])
burn_to(t, 1813, 9)
peaceful(t)
t, us, br = s.begin()

s.play('US Harrison at Frenchtown')
us.play('43')
us.drag('Harrison us:19th us:17th 1st_Kentucky', 'Frenchtown')
assert supplied(t, 'US', 'Frenchtown', 'Ft. Meigs') and supplied(t, 'British', 'Frenchtown')
assert force(t, '1/41st Shawnee Wyandot', side='British') == 11
us.roll('2d6', 2, 6)
assert rnd(12, 11, (2, 6), -1, -1, +1) == 'EX'
us.flip('us:19th')
br.flip('1/41st')
us.roll('2d6', 6, 3)
assert force(t, '1/41st Shawnee Wyandot', side='British') == 9 and rnd(8, 9, (6, 3), +1) == 'EX'
br.flip('Shawnee')
us.flip('us:17th')
us.roll('2d6', 4, 3)
assert force(t, '1/41st Shawnee Wyandot', side='British') == 7 and rnd(4, 7, (4, 3), -1, +1) == 'AR-1'
us.flip('1st_Kentucky')
us.drag('Harrison us:19th us:17th 1st_Kentucky', 'Ft. Meigs')
us.discard('43')

s.play('BR Procter home')
br.play('49')
assert cost('Frenchtown', 'Detroit', 'Sandwich', 'Ft. Malden') == 6
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
br.vp('British 2')
br.discard('49')

s.play('US restores')
us.play('45')
us.flip('us:17th')
us.flip('us:19th')
us.drop_discard('45')

s.play('BR restores')
br.play('44', reveal=False)
br.flip('1/41st')
br.reveal('44')
br.discard('44')

s.play('US 22nd')
us.play('51')
us.drag('22nd', 'Cleveland')
us.drag('22nd', 'Ft. Stephenson')
assert cost('Pittsburgh', 'Cleveland', 'Ft. Stephenson') == 4
us.discard('51')

s.play('BR Norfolk')
br.play('47')
br.drag('Norfolk', 'Chippawa')
br.discard('47')

s.play('US holds')
us.hold('57')
s.done()
