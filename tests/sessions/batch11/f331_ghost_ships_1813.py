"""A frigate a year early, and troops over a lake that the enemy holds."""
from kit11 import *

s = Session('dev-1812-faults', us='Ole', br='Siri', what='Summer 1813 in Norwegian: Superior built in 1813, the Oneida brings the 18th over a British lake')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
t.lay('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box', 'British')
t.lay('Oneida', 'Ft. Niagara', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 4')
hands(t, ['Card 42', 'Card 50', 'Card 44', 'Card 49'], ['Card 45', 'Card 43', 'Card 47', 'Card 48'])
burn_to(t, 1813, 24)
t, us, br = s.begin()

s.play('US yard')
us.say('42, tre til verftet')
us.play('42')
with s.fault('15.14 3.23 15.12', 'the Superior, a vessel of 1814, is put on Sackets Harbour in Summer-Autumn 1813', 'vessel|turn'):
    us.drag('Superior', 'Sackets Harbour')
us.drag('General_Pike', 'Sackets Harbour', how='beside')
us.discard('42')

s.play('BR Vincent')
br.say('45, Vincent til Queenston med 49.')
br.play('45')
go(br, 'Vincent 49th', 'Ft. George', 'Queenston')
br.discard('45')

s.play('US Oneida')
us.say('50, Oneida henter 18. hjem til Sackets')
us.play('50')
assert best('Ft. Niagara', 'Sackets Harbour')[0] > 6 and 'ontario' in lake_of(t, 'British')
with s.fault('11.42 11.31 9.1 3.16', 'three British ships are in the Lake Ontario box and the 18th gets with the Oneida from Ft. Niagara to Sackets Harbour, by land more than 6 MP',
             'path|link', also=['11.36']):
    us.drag('Oneida 18th', 'Sackets Harbour', at='beside')
us.discard('50')

s.play('BR Drummond')
br.say('fin tur?')
br.play('43')
br.say('43, Drummond og LC til Coteau')
go(br, 'Drummond LC_Militia', 'Montreal', 'Coteau du Lac')
br.discard('43')

s.play('US 24th')
us.play('44')
go(us, '24th', 'Ft. MacArthur', 'Upper Sandusky')
us.discard('44')

s.play('BR holds')
br.hold('47')
s.done()
