"""Autumn 1813: a frigate a year early; a battered flagship that stays on the lake."""
from kit13 import *
from more import naval_drm
from session import Session

s = Session('dev-1812-faults', us='Thiago', br='Ines', what='Summer-Autumn 1813 in mid-turn, Portuguese: Superior built in 1813; the damaged Lawrence stays in the Erie box')
t = s.t
lay(t, '1813b')
t.lay('Queen_Charlotte', 'Lake Erie Control Box', 'British')
t.lay('ship:Detroit', 'Lake Erie Control Box', 'British')
t.lay('Lawrence ship:Niagara', 'Erie PA', 'US')
t.lay_vp('British 3')
hands(t, ['Card 46', 'Card 49', 'Card 41', 'Card 64'], ['Card 45', 'Card 48', 'Card 47', 'Card 58'])
burn_to(t, 1813, 24)
t, us, br = s.begin()
k = Book(t)

s.play('US yard')
us.say('estaleiro')
us.play('46')
us.drag('Sylph', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'the frigate Superior of 1814 is laid down at Sackets in Summer-Autumn 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('46')

s.play('BR Frontenac')
br.play('47')
walk(br, 'Frontenac', 'Kingston', 'Gananoque', 'Prescott')
br.discard('47')

s.play('US Perry')
us.play('49')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
a, b = t.pieces('Lawrence ship:Niagara'), t.pieces('Queen_Charlotte ship:Detroit')
assert naval_drm(a, b, a[0], b[0], CMD['Perry'][1]) == 2 and naval(3 + 2) == 'A1 D2 att'
us.roll('1d6', 3)
br.flip('Queen_Charlotte')
br.flip('ship:Detroit')
br.drag('Queen_Charlotte ship:Detroit', 'Ft. Malden')
with s.fault('12.52 12.42', 'the Lawrence is turned to her damaged side and lies in the Lake Erie box when the play is over'):
    us.flip('Lawrence')
    us.say('o lago e meu')
us.vp(k.due())
us.discard('49')
k.ok()

s.play('BR repairs')
br.play('45')
br.flip('Queen_Charlotte')
br.flip('ship:Detroit')
br.discard('45')

s.play('US 15th')
us.play('41')
walk(us, '15th', 'Sackets Harbour', 'Cape Vincent')
us.discard('41')

s.play('BR holds')
br.hold('58')
br.say('ate amanha')
s.done()
