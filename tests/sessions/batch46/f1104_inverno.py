"""Winter 1813-14 and spring 1814, a Portuguese table: a reduced unit removed where fresh ones stand; a battalion lands at Kingston."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Benedita', br='Gaspar', what='winter 1813 to 1814a, Portuguese: at Sackets Harbour the reduced 16th is removed instead of flipping a fresh unit; the 90th arrives at Kingston')
t = s.t
lay(t, '1813b')
t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
t.lay_marker('British Lake Control', 'Lake Erie Control Box')
t.lay_marker('British Lake Control', 'Lake Huron Control Box')
t.lay_face('16th', True, 'US')
hands(t, [], [])
set_aside(t, 'Treaty of Ghent')
t.lay_turn('Winter 1813-14')
t, us, br = s.begin()
b = Book(t)
x = excess(t)
assert x == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Sackets Harbour', 'US'): 1, ('Ft. MacArthur', 'US'): 1}, x

s.play('winter losses')
br.say('Quebec tem 10 para 8: viro o 70th e o 89th')
br.flip('70th')
br.flip('br:89th')
us.say('em Ft. MacArthur a 3rd Kentucky')
us.flip('3rd_Kentucky')
br.say('Malden: os Shawnee')
br.flip('Shawnee')
us.say('Sackets: um a mais. sai o 16th, ja estava virado')
with s.fault('16.22 16.23 16.25 16.2 16.21 16.24', 'a reduced unit (16th) is removed by winter attrition though fresh units stand in the space, in friendly territory and supply', also=['10.52']):
    us.drag('16th', 'US Eliminated')
br.say('nada para reparar')

s.play('arrivals of spring 1814')
us.turn('Spring-Summer 1814')
muster(us, '1814a')
arr = arrivals(t, '1814a', 'British')
br.say('os meus chegam')
for p, w in arr:
    if p.name == '90th':
        with s.fault('14.1 2.16', 'the 90th (Quebec) arrives at Kingston'):
            br.drag([p], 'Kingston')
    else:
        br.drag([p], w)
us.say('cartas!')
for i in range(9):
    us.draw('1814 Deck')
    br.draw('1814 Deck')
assert sizes(t) == (9, 9)

s.play('BR first')
c = next(c for c in t.hand('British') if c.name.startswith('Card '))
br.say('%s, um ponto: o 100th sobe o rio' % c.name)
br.play(c.id)
go('St-Jean', 'Isle aux Noix')
br.drag('100th', 'Isle aux Noix')
br.discard(c.id)
s.done()
