"""Ghent for nothing, and a New Orleans that nobody had put aside."""
from lay7 import burn_to, hands, more, start1814
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Beau', br='Agnes', what='Summer-Autumn 1814: Treaty of Ghent with two cards left and no points lost; Battle of New Orleans out of the hand')
start1814.lay_1814(s.t)
t = s.t
t.lay(['Brock'], 'Captured', 'British')
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_turn('Summer-Autumn 1814')
hands(t, ['Card 84', 'Card 85', 'Card 86', 'Card 90', 'Battle of New Orleans'], ['Card 75', 'Card 83', 'Card 81', 'Treaty of Ghent', 'Card 88'])
burn_to(t, 1814, 26)
t.lay_vp('US 5')
t, us, br = s.begin()

s.play('BR Drummond')
br.say('83, Drummond and the 104th')
br.play('83')
br.drag('Drummond 104th', 'Prescott')
br.discard('83')

s.play('US 26th')
us.say('84, the 26th to Buffalo')
us.play('84')
us.drag('26th', 'Buffalo')
us.discard('84')

s.play('BR Champlain')
br.say('75: both sloops on Champlain, two points')
br.play('75')
br.drag('Chubb Finch', 'Lake Champlain Control Box')
br.vp('US 3')
br.discard('75')

s.play('US Brown')
us.say('86, Brown with the 9th and 11th to Cape Vincent')
us.play('86')
us.drag('Brown us:9th 11th', 'Cape Vincent')
us.discard('86')

s.play('BR Ghent')
br.say('and now: Treaty of Ghent')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 2
with s.fault('4.22', 'two cards left in the hand and the marker stays', 'cards|hand'):
    br.discard('Treaty of Ghent')
    br.say('the war is over, US 3 it is')

s.play('US New Orleans')
assert t.card('Battle of New Orleans').map == 'US Hand'
with s.fault('4.23 7.34 7.35 4.22', 'New Orleans was in the hand, not held'):
    us.say('but the news comes late: New Orleans, +2')
    us.play('Battle of New Orleans')
    us.vp('US 5')
    us.discard('Battle of New Orleans')
br.say('oh well. moral victory')
s.done()
