"""Autumn 1813 on Lake Erie and the Thames, Polish: Perry wins, Procter leaves his fleet behind, Harrison follows to Thamesville. US counts every march aloud and moves piece by piece."""
from aid15 import Book, fed, force, go
from lay7 import burn, burn_to, hands, more
from more import lay_1813, lay_arrivals, naval_drm, supplied
from ref import crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Kasia', br='Tomek', what='Autumn 1813, Polish: lake battle A1 D2, repair at the yard, retreat before combat, a long retreat, ships chased from Malden, Indians attacked in the forest (DR-1)')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Perry ship:Lawrence ship:Niagara Ariel Scorpion Tigress Porcupine', 'Erie PA', 'US')
t.lay('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('us:27th us:28th Kentucky_Mounted', 'Ft. Meigs', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 5')
hands(t, ['Card 47', 'Card 46', 'Card 48', 'Card 60', 'Card 53'], ['Card 45', 'Card 49', 'Card 44', 'Card 62', 'Card 57'])
burn_to(t, 1813, 22)
t, us, br = s.begin()
book = Book(t)
assert book.d == 0, book.d

s.play('US Perry: 6 to 4 ships +1, A to B +1, Perry +1')
us.say('47. Perry! wszystkie szesc')
us.play('47')
us.each('ship:Lawrence ship:Niagara Ariel Scorpion Tigress Porcupine Perry', 'Lake Erie Control Box')
a = t.pieces('ship:Lawrence ship:Niagara Ariel Scorpion Tigress Porcupine')
d = t.pieces('ship:Detroit Queen_Charlotte Hunter Lady_Prevost')
assert naval_drm(a, d, a[0], d[0], att_mod=1) == 3 and naval(2 + 3) == 'A1 D2 att'
us.roll('1d6', 2)
us.say('2+3. Lawrence dostal, ty dwa')
us.flip('ship:Lawrence')
us.drag('ship:Lawrence', 'Erie PA')
br.flip('ship:Detroit')
br.flip('Queen_Charlotte')
br.each('ship:Detroit Queen_Charlotte Hunter Lady_Prevost Barclay', 'Ft. Malden')
us.vp(book.due())
assert book.due() == 'British 1'
us.discard('47')

s.play('BR repairs')
br.say('45, naprawiam oba')
br.play('45')
br.flip('ship:Detroit Queen_Charlotte')
br.discard('45')

s.play('US Harrison to Detroit')
us.say('46 za 3, Harrison z calym wojskiem, dwa... cztery')
us.play('46')
go('Ft. Meigs', 'Frenchtown', 'Detroit')
us.each('17th us:19th us:27th us:28th 1st_Kentucky Kentucky_Mounted Harrison', 'Frenchtown')
us.drag('17th us:19th us:27th us:28th 1st_Kentucky Kentucky_Mounted Harrison', 'Detroit')
br.say('Essex ucieka do Sandwich')
br.drag('Essex', 'Sandwich')
us.vp(book.due())
assert book.due() == 'US 2'
us.discard('46')

s.play('BR Procter runs')
br.say('49. Procter zabiera wszystkich z Malden. flota zostaje, trudno')
br.play('49')
go('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Essex Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
br.say('Tecumseh ze swoimi zostaje tu')
br.drag('Procter 1/41st Essex', 'London')
br.discard('49')

s.play('US Harrison to Malden')
us.play('48')
us.say('48, Harrison: Sandwich 3, Malden 4. Kentucky zostaje w Sandwich')
go('Detroit', 'Sandwich', 'Ft. Malden')
us.each('17th us:19th us:27th us:28th 1st_Kentucky Kentucky_Mounted Harrison', 'Sandwich')
us.each('17th us:19th us:27th us:28th Kentucky_Mounted Harrison', 'Ft. Malden')
br.say('statki do Port Dover')
br.drag('ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt Barclay', 'Port Dover')
us.vp(book.due())
assert book.due() == 'US 6'
us.discard('48')

s.play('BR Norfolk')
br.play('44')
br.drag('Norfolk', 'Port Dover')
go('Ft. Erie', 'Port Dover')
br.discard('44')

s.play('US Thamesville: 14 to 8, 1:1, A to B +1, Indians alone in the forest -2, Harrison +1, Tecumseh -1')
us.say('60. Harrison na Thamesville: 17, 27, 28 i konni')
us.play('60')
go('Ft. Malden', 'Sandwich', 'Thamesville')
us.each('17th us:27th us:28th Kentucky_Mounted Harrison', 'Sandwich')
us.each('17th us:27th us:28th Kentucky_Mounted Harrison', 'Thamesville')
assert fed(t, 'US', 'Sandwich', 'Thamesville') and supplied(t, 'British', 'Thamesville')
assert odds(force(t, '17th us:27th us:28th Kentucky_Mounted', True), force(t, 'Shawnee Wyandot Western_Indians')) == 0
assert crt(6 + 6 + 1 - 2 + 1 - 1) == 'DR-1'
br.say('Tecumseh stoi')
us.say('konni na czele')
br.say('Shawnee')
us.roll('2d6', 6, 6)
us.say('12, razem 11!')
br.flip('Shawnee')
br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'London')
us.discard('60')
book.ok()

s.play('BR Rottenburg')
br.say('62: Rottenburg z Kingston do Yorku, 104. i Royal Scots')
br.play('62')
go('Kingston', 'Smiths Creek', 'York')
br.drag('Rottenburg 104th 1/R._Scots', 'Smiths Creek')
br.drag('Rottenburg 104th 1/R._Scots', 'York')
br.discard('62')

s.play('US holds, BR holds')
us.hold('53')
br.hold('57')
us.say('dobranoc')
book.ok()
s.done()
