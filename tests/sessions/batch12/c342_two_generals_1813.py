"""Autumn 1813 with a Campaign, Heavy Rains on one half of it, a depot, Detroit lost and not retaken."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Vera', br='Nils', what='Summer-Autumn 1813: Campaign with Scott and Brown, Heavy Rains, a depot, Detroit by 10.63, AR-1 on the way back')
t = s.t
autumn13(t)
t.lay_vp('British 3')
hands(t, ['Campaign@1813', 'Card 43', 'Card 50', 'Card 54'], ['Heavy Rains@1813', 'Card 44', 'Card 49', 'Card 55', 'Card 58'])
burn_to(t, 1813, 23)
peaceful(t)
t, us, br = s.begin()

s.play('US campaign')
us.say('Campaign. Scott from Albany, and Brown from Sackets')
us.play('Campaign')
br.say('wait, Heavy Rains. on Brown')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('grr. Scott first')
us.drag('Scott 23rd 25th 29th', 'Utica')
us.drag('Scott 23rd 25th 29th', 'Rome')
us.drag('Scott 23rd 25th 29th', 'Oswego')
assert cost('Albany', 'Utica', 'Rome', 'Oswego') == 3
us.say('and Brown one space through the mud')
us.drag('Brown us:15th us:16th us:9th', 'Cape Vincent')
us.discard('Campaign')

s.play('BR Drummond')
br.say('44: Drummond rides to Kingston')
br.play('44')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.drag('Drummond', 'Kingston')
br.discard('44')

s.play('US depot')
us.say('43, a depot at Oswego please')
us.play('43')
us.put('US Supply Depot', 'Oswego')
us.discard('43')

s.play('BR Riall')
br.say('49 Riall and three from Quebec to Prescott, six points')
br.play('49')
assert cost('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 6
br.march('Riall 89th 70th De_Meuron', 'Montreal', 'Cornwall', 'Prescott')
br.discard('49')

s.play('US Harrison at Detroit')
us.say('50: Harrison, everything at Meigs. Detroit!')
us.play('50')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
br.say('Essex stands. 3 and the fort')
assert supplied(t, 'US', 'Detroit', 'Frenchtown') and force(t, 'us:17th us:19th 1st_Kentucky') == 12
us.say('2:1, B on C, Harrison: +3')
us.roll('2d6', 4, 1)
assert rnd(12, 5, (4, 1), +1, +1, fort=True) == 'EX'
us.flip('us:19th')
br.flip('Essex')
br.say('only a cripple left, so I go')
br.drag('Essex', 'Sandwich')
us.vp('0')
us.discard('50')

s.play('BR Procter')
br.say('55 (2), Procter with the 41st and the tribes')
br.play('55')
br.drag('Procter 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Procter 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
A, D = force(t, '1/41st Shawnee Wyandot Western_Indians', True, 'British'), force(t, 'us:17th us:19th 1st_Kentucky') + 2
assert (A, D) == (13, 12) and supplied(t, 'British', 'Detroit', 'Sandwich') and supplied(t, 'US', 'Detroit')
br.say('evens, river -1, A on B +1, Harrison -1')
br.roll('2d6', 3, 2)
assert rnd(A, D, (3, 2), -1, +1, -1, fort=True) == 'AR-1'
br.flip('1/41st')
br.drag('Procter 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
br.discard('55')

s.play('US holds')
us.hold('54')
us.say('one in the box')
s.done()
