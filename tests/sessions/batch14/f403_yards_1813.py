"""A frigate a year too early and warriors nursed like regulars."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals
from session import Session

s = Session('dev-1812-faults', us='Bo', br='Mia', what='Autumn 1813: the Superior built in 1813; the Shawnee restored by a card')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_face('Shawnee 1/41st', side='British')
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Card 46', 'Card 53', 'Card 51'], ['Card 48', 'Card 45', 'Card 54'])
burn_to(t, 1813, 22)
t, us, br = s.begin()

s.play('US yard')
us.play('46')
with s.fault('15.14 15.12', 'the Superior, a frigate of 1814, is put on Sackets Harbour in Summer-Autumn 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.drag('ship:General_Pike', 'Sackets Harbour')
us.discard('46')

s.play('BR restores')
br.play('48')
br.flip('1/41st')
with s.fault('8.31(5) 3.7', 'the Shawnee, Indians, are turned back to their full side in a summer play'):
    br.flip('Shawnee')
br.discard('48')

s.play('US Scott')
us.play('53')
us.drag('Scott 25th 29th', 'Utica')
us.drag('Scott 25th 29th', 'Rome')
us.discard('53')

s.play('BR Riall')
br.play('45')
br.drag('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres')
br.drag('Riall De_Meuron 1/R._Marines', 'Montreal')
br.discard('45')

s.play('US holds')
us.hold('51')
s.done()
