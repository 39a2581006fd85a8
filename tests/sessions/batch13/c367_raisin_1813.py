"""Detroit's fort holds on a 9; the British come to Frenchtown, two rounds, and go back."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Uwe', br='Anke', what='Spring 1813 in mid-turn, British first: a 9 against the fort of Detroit; Frenchtown in two rounds; German, short')
t = s.t
lay(t, '1813a')
hands(t, ['Card 42', 'Card 50', 'Card 47', 'Card 55', 'Card 60'], ['Card 46', 'Card 49', 'Card 51', 'Card 53', 'Card 58'])
burn_to(t, 1813, 6)
t, us, br = s.begin()
k = Book(t)

s.play('BR Western Indians')
br.play('51')
br.drag('Western_Indians', 'Sandwich')
br.discard('51')

s.play('US Harrison at Detroit')
us.roll('2d6', 4, 2)
us.say('zu frueh gewuerfelt, gilt fuer Detroit')
us.play('42')
walk(us, 'Harrison us:17th 19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
assert fight(t, 'us:17th 19th 1st_Kentucky', 'Essex', 'Detroit', 6, 'us:17th', 'Essex', al=1) == 'AR'
br.say('9 gegen ein Fort! zurueck mit dir')
us.drag('Harrison us:17th 19th 1st_Kentucky', 'Frenchtown')
us.discard('42')

s.play('BR Procter at Frenchtown')
br.play('46')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
assert cost('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6
A, D = '1/41st Shawnee Wyandot Western_Indians', 'us:17th 19th 1st_Kentucky'
fed(t, 'British', 'Frenchtown', 'Detroit')
us.say('bleibe')
assert fight(t, A, D, 'Frenchtown', 8, '1/41st', 'us:17th', dl=1) == 'EX'
br.roll('2d6', 4, 4)
br.flip('1/41st')
us.flip('us:17th')
br.say('weiter, Shawnee vorn')
assert fight(t, A, D, 'Frenchtown', 7, 'Shawnee', '19th', dl=1, first=False) == 'AR-1'
br.roll('2d6', 6, 1)
br.flip('Shawnee')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
br.discard('46')

s.play('US restores')
us.play('55')
fed(t, 'US', 'Frenchtown')
us.flip('us:17th')
us.discard('55')

s.play('BR holds')
br.hold('53')

s.play('US Ohio Brigade')
us.play('50')
walk(us, 'Ohio_Brigade', 'Ft. Stephenson', 'Ft. Meigs')
us.discard('50')

s.play('BR restores')
br.play('49')
br.say('geht nicht, Detroit ist nicht unser Land. also Norfolk')
walk(br, 'Norfolk', 'Ft. Erie', 'Chippawa')
br.discard('49')
k.ok()
s.done()
