"""Winter 1812-13: nobody flips at Detroit; the Oneida is mended at Oswego, which is no working base."""
from rough41 import *

s = table('1812b', 'Frosty', 'Ina', 'attrition left out at Detroit, repair at a back-up base, two logs', [], [], 28)
tt = s.t
tt.lay('us:6th us:9th us:11th us:12th', 'Rome', 'US')
tt.lay('us:13th us:14th us:15th', 'Sackets Harbour', 'US')
tt.lay('us:11th us:12th', 'Utica', 'US')
tt.lay('Oneida', 'Oswego', 'US')
tt.lay_face('Oneida', True, 'US')
tt.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
tt.lay_vp('British 2')
t, us, br = s.begin()
b = Book(t, 0)

s.play('fleet home')
br.say('ships in. marker on')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden', how='pieces')
br.put('British Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1812-13')

s.play('winter')
assert excess(t) == {('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2}
br.say('Malden 5 for 3')
br.flip('1/41st')
us.flip('Shawnee')
br.say('hey. well ok the Shawnee')
br.drag('NWC', 'British Eliminated')
br.say('St Joseph 2 for 1. paddlers freeze')
s.cut()
s.play('winter, the US')
us.say('log two. ice everywhere. my side: all cosy')
with s.fault('15.21 15.33 15.32 15.34', 'Oswego is a back-up base, Sackets Harbour is not lost: no repair there'):
    us.flip('Oneida')
us.say('Oneida ready')
with s.fault('16.21 16.22 16.25', 'Detroit holds five units for three, none flipped or lost when spring comes', 'value'):
    us.turn('Spring-Summer 1813')
us.say('spring! roll')
us.roll('1d6', 2)
br.roll('1d6', 6)
br.say('6+2. me')
for p in (us, br):
    todo = arrivals(t, '1813a', p.side)
    for w in dict.fromkeys(w for q, w in todo):
        p.drag([q for q, x in todo if x == w], w)
b.ok()
s.done()
