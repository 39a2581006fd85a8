"""A brig on the stocks of Oswego and a depot on the wrong side of the border."""
from kit11 import *

s = Session('dev-1812-faults', us='Ines', br='Zoe', what='Summer 1814, hardly any chat: Jefferson built at Oswego, a US depot put on Ft. Malden')
t = s.t
lay_14(t, late=True)
t.lay('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box', 'US')
t.lay_vp('US 5')
assert towns(t) + lakes(t) == 5
hands(t, ['Card 93', 'Card 101', 'Card 95'], ['Card 96', 'Card 98', 'Card 103'])
burn_to(t, 1814, 30)
t, us, br = s.begin()

s.play('BR six regiments')
br.play('96')
br.say('96')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('Prevost br:6th 82nd br:5th br:9th 88th', 'Montreal', at='beside')
br.discard('96')

s.play('US Jefferson')
us.play('93')
with s.fault('15.13 15.31 15.34 15.33', 'the new brig Jefferson goes from the ships to build to Oswego, a back-up base only, while Sackets Harbour is in US hands', 'base'):
    us.drag('Jefferson', 'Oswego')
us.discard('93')

s.play('BR Yeo')
br.play('98')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.vp('US 3')
br.discard('98')

s.play('US depot')
us.play('101')
us.say('for the winter')
with s.fault('13.52 8.31(6)', 'a US Supply Depot is created on Ft. Malden, which is British territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('101')

s.play('BR holds')
br.hold('103')

s.play('US 26th')
us.play('95')
go(us, '26th', 'Erie PA', 'Buffalo')
us.discard('95')
s.done()
