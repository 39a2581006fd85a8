"""Spring 1813 between two sequestered jurors who may not speak: not a line of chat in the whole log; pieces, dice and cards alone."""
from aid18 import Book, burn_to, fight, fit, go, hands, here, lay
from session import Session

s = Session('dev-1812-faults', us='Juror Five', br='Juror Nine', what='no chat at all: Harrison takes Detroit, both build, a march, two ships out, two holds')
lay(s.t, '1813a')
hands(s.t, '46 38 47 43 52 41'.split(), '42 40 44 45 49 51'.split())
burn_to(s.t, 1813, 4)
t, us, br = s.begin()
b = Book(t)

s.play('US Harrison to Detroit')
us.play('46')
fit('46', 'Harrison')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit', how='beside')
go('Ft. Meigs', 'Frenchtown', 'Detroit')
assert fight(t, '17th 19th 1st_Kentucky', 'Essex', 'Detroit', (4, 4), '17th', 'Essex', al=1, frm='Frenchtown') == 'DR-1'
us.roll('2d6', 4, 4)
br.flip('Essex')
br.drag('Essex', 'Sandwich')
us.vp(b.due())
us.discard('46')
b.ok()

s.play('BR builds two corvettes')
br.play('40')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('40')

s.play('US builds at Sackets Harbour')
us.play('38')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Asp Raven', 'Sackets Harbour')
us.discard('38')

s.play('BR Procter to Sandwich')
br.play('42')
br.drag('Procter 1/41st', 'Sandwich')
go('Ft. Malden', 'Sandwich')
br.discard('42')

s.play('US 18th')
us.play('47')
us.drag('18th', 'Lewiston')
us.discard('47')

s.play('BR two ships out')
br.play('45')
br.each('Queen_Charlotte Hunter', 'Lake Erie Control Box')
b.ok()
br.discard('45')

s.play('US holds')
us.hold('43')

s.play('BR holds')
br.hold('44')
s.done()
