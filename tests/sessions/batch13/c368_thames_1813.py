"""Autumn 1813 in the west: Detroit retaken, Malden given up, the pursuit up the Thames and a check at Thamesville."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Pilar', br='Ignacio', what='Summer-Autumn 1813 in mid-turn: DR-1 at Detroit, Procter goes up the Thames, Malden entered empty, a fight in the forest; Spanish')
t = s.t
lay(t, '1813b')
t.lay('Harrison us:17th 19th 28th Kentucky_Mounted', 'Frenchtown', 'US')
t.lay('Lawrence ship:Niagara Ariel Perry', 'Lake Erie Control Box', 'US')
t.lay('Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'British Eliminated', 'British')
t.lay('Barclay', 'Port Dover', 'British')
t.lay_vp('US 1')
hands(t, ['Card 52', 'Card 46', 'Card 43', 'Card 41'], ['Card 45', 'Card 48', 'Card 42', 'Card 44'])
burn_to(t, 1813, 24)
t, us, br = s.begin()
k = Book(t)

s.play('US Detroit')
us.say('52, Harrison. a Detroit')
us.play('52')
us.drag('Harrison us:17th 19th 28th Kentucky_Mounted', 'Detroit')
fed(t, 'US', 'Detroit', 'Frenchtown')
assert fight(t, 'us:17th 19th 28th Kentucky_Mounted', 'Essex', 'Detroit', 8, '28th', 'Essex', al=1) == 'DR-1'
us.roll('2d6', 5, 3)
br.say('8 y 3, once')
br.flip('Essex')
br.drag('Essex', 'Sandwich')
us.vp(k.due())
k.ok()
us.discard('52')

s.play('BR leaves Malden')
br.play('45')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Thamesville')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'London')
assert cost('Ft. Malden', 'Sandwich', 'Thamesville', 'London') == 5
br.say('me voy')
br.discard('45')

s.play('US after him')
us.play('46')
us.drag('Harrison us:17th 19th Kentucky_Mounted', 'Sandwich')
us.drag('Harrison us:17th Kentucky_Mounted', 'Thamesville')
assert cost('Detroit', 'Sandwich', 'Thamesville') == 5
us.say('el 19 se queda en Sandwich')
us.vp(k.due())
k.ok()
us.discard('46')

s.play('BR turns on him')
br.play('42')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
us.say('aguanto')
fed(t, 'British', 'Thamesville', 'London')
fed(t, 'US', 'Thamesville')
assert fight(t, '1/41st Shawnee Wyandot Western_Indians', 'us:17th Kentucky_Mounted', 'Thamesville', 10, '1/41st',
             'Kentucky Mounted', dl=1) == 'DR'
br.roll('2d6', 6, 4)
us.drag('Harrison us:17th Kentucky_Mounted', 'Sandwich')
us.say('nos veremos')
br.discard('42')

s.play('US 28th to Malden')
us.play('43')
walk(us, '28th', 'Detroit', 'Sandwich', 'Ft. Malden')
us.vp(k.due())
k.ok()
us.discard('43')

s.play('BR holds')
br.hold('44')
br.say('esta la guardo')
s.done()
