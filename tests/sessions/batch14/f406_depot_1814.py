"""A depot on the wrong bank, and a march into a village where nobody fights."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Nico', br='Fay', what='Autumn 1814: a US depot at Ft. Malden; US regiments and the Lincoln Militia share Queenston')
t = s.t
lay_1813(t)
lay_1814(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('us:22nd us:23rd', 'Lewiston', 'US')
t.lay_turn('Summer-Autumn 1814')
hands(t, ['Card 96', 'Card 98', 'Card 95'], ['Card 93', 'Card 102', 'Card 90'])
burn_to(t, 1814, 22)
t, us, br = s.begin()

s.play('BR two regiments')
br.say('93 two of the new ones to Montreal')
br.play('93')
br.march('br:88th br:76th', 'Trois-Rivieres', 'Montreal')
br.discard('93')

s.play('US depot')
us.say('98 as a depot, so Malden is through the winter')
us.play('98')
with s.fault('13.52 13.51 8.31(6)', 'a US depot is put on Ft. Malden, British territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('98')

s.play('BR Prevost')
br.say('102 Prevost and four')
br.play('102')
br.march('Prevost br:3rd_(Buffs) br:5th br:9th br:27th', 'Trois-Rivieres', 'Montreal')
br.discard('102')

s.play('US into Queenston')
us.say('96, over the river')
us.play('96')
with s.fault('10.1 9.3 9.4 9.41 8.62', 'two US regiments end their move at Queenston with the Lincoln Militia; nobody retreats, no dice', also=('4.12', '4.13', '4.14')):
    us.drag('us:22nd us:23rd', 'Queenston')
    us.discard('96')

s.play('BR holds')
br.hold('90')
br.say('hm, thinking. holding')

s.play('US holds')
us.hold('95')
s.done()
