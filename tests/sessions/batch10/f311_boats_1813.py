"""Two schooners carry two regiments; an AR-2 costs one step."""
from lay10 import *

s = start('1813b', us='Gianni', br='Wanda', what='Summer-Autumn 1813 in mid-turn: two schooners carry two regiments of 4; an AR-2 answered with one flip', vp='British 1')
t = s.t
ready(t, ['Card 45', 'Card 46', 'Card 44'], ['Card 47', 'Card 48', 'Card 53'], 1813, 26)
t, us, br = s.begin()
b = Book(t)

s.play('US Chauncey')
us.say('45 (2) Chauncey with 15th and 16th to Ft Niagara')
us.play('45')
assert room(P(t, 'Conquest Scourge', 'US')) == (0, 2) and best('Sackets Harbour', 'Ft. Niagara')[0] == 7
with s.fault('11.35 11.35(sch) 11.35(4sch)', 'two schooners carry two regiments of strength 4', also=('3.16', '9.1', '8.5')):
    us.drag('Chauncey Conquest Scourge', 'Ft. Niagara')
    us.drag('15th us:16th', 'Ft. Niagara')
us.discard('45')

s.play('BR Yeo')
br.say('48 for Yeo and friends')
br.play('48')
br.drag('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box')
br.vp('British 3')
b.ok()
br.discard('48')

s.play('US over the river')
us.say('46 (3) 13th 18th 15th at Ft George')
us.play('46')
assert supplied(t, 'British', 'Ft. George')
mv(us, 'us:13th 18th 15th', 'Ft. George')
m = drm(t, 'US', 'Ft. George', 'us:13th 18th 15th', 'br:8th 49th', '18th', 'br:8th', route=True)
assert m == -2 and res(m, 2, 3, True) == 'AR-2' and supplied(t, 'US', 'Ft. George', 'Ft. Niagara')
br.say('12 on 11, A on B, river: -2')
us.roll('2d6', 2, 3)
with s.fault('10.51(AR-2) 10.52', 'AR-2: one unit flips instead of two', 'result|CRT|land-combat|odds'):
    us.say('mannaggia. 18th flips')
    us.flip('18th')
    us.drag('us:13th 18th 15th', 'Ft. Niagara')
us.discard('46')

s.play('BR depot')
br.say('47 depot at Burlington')
br.play('47')
assert supplied(t, 'British', 'Burlington')
br.put('British Supply Depot', 'Burlington')
br.discard('47')

s.play('US restores')
us.say('44: the 18th back')
us.play('44')
us.flip('18th')
us.discard('44')

s.play('BR holds')
br.say('keeping mine')
br.hold('53')
s.done()
