"""1814 by mail without a word: three logs, the VP marker is not kept, a restore, a frigate, a depot, ships, marches."""
from kit11 import *

s = Session('dev-1812-faults', us='P1', br='P2', what='Spring 1814 by mail, no chat at all, marker not kept: restore, frigate and brig, depot, Chauncey, Izard, a hold; three logs')
t = s.t
lay_14(t)
t.lay_face('us:13th 15th', side='US')
hands(t, ['Card 83', 'Card 82', 'Card 79', 'Card 80', 'Card 77'], ['Card 75', 'Card 76', 'Card 78', 'Card 74', 'Card 81'])
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('BR Drummond to York with the 104th (75, 2)')
br.play('75')
go(br, 'Drummond 104th 2/R._Marines', 'Kingston', 'Smiths Creek', 'York')
br.discard('75')
s.cut()

s.play('US restore (83)')
us.play('83')
sp(t, 'US', 'Plattsburg')
us.flip('us:13th')
us.flip('15th')
us.discard('83')

s.play('BR 16th, 90th, 37th to Montreal (76, 3 units)')
br.play('76')
for n in ('br:16th', '90th', '37th'):
    go(br, n, 'Quebec City', 'Trois-Rivieres', 'Montreal', how='all')
br.discard('76')
s.cut()

s.play('US frigate and brig (82)')
us.play('82')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jefferson', 'Sackets Harbour', how='beside')
us.discard('82')

s.play('BR depot at Burlington (74)')
br.play('74', reveal=False)
sp(t, 'British', 'Burlington')
br.put('British Supply Depot', 'Burlington')
br.reveal('74')
br.discard('74')

s.play('US Chauncey (79)')
us.play('79')
us.drag('Chauncey Superior General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
us.discard('79')

s.play('BR hold')
br.hold('81')

s.play('US Izard to Champlain (80)')
us.play('80')
us.drag('Izard us:13th 15th', 'Champlain NY')
us.undo()
us.drag('Izard us:13th 15th 29th', 'Champlain NY')
us.discard('80')
s.done()
