"""From the last plays of 1812 through winter into 1813: depots, fleets home, attrition, repairs, first player, arrivals, deal. Two logs."""
from lay10 import *

s = start('1812b', us='Gwen', br='Tobias', what='end of Summer-Autumn 1812, Winter 1812-13 with depots and attrition, free repair, roll for 1813, arrivals and deal; a chain of two logs')
t = s.t
t.lay('Oneida Conquest Scourge Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('ship:Hunter Lady_Prevost Queen_Charlotte', 'Lake Erie Control Box', 'British')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay_face('Royal_George Gloucester', side='British')
ready(t, ['Card 13'], ['Card 21'], 1812, 26)
t, us, br = s.begin()
b = Book(t)
assert marker(t) == 0

s.play('US depot')
us.say('last card, 13: depot at Albany')
us.play('13')
us.put('US Supply Depot', 'Albany')
us.discard('13')

s.play('BR depot')
br.say('mine too, depot in Malden')
br.play('21')
assert supplied(t, 'British', 'Ft. Malden')
br.put('British Supply Depot', 'Ft. Malden')
br.discard('21')

s.play('fleets home')
us.drag('Oneida Conquest Scourge Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('ship:Hunter Lady_Prevost Queen_Charlotte', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('0 all, agreed?')
br.say('agreed')
us.turn('Winter 1812-13')

s.play('winter')
due = excess(t)
assert due == {('Detroit', 'US'): 2}, due
br.say('anybody with winter cards? no')
us.say('detroit is crowded: 1st and 2nd ohio')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.say('nwc fits at mackinaw, the det alone on the other island. good')
br.flip('Royal_George')
br.flip('Gloucester')
us.delete([p for p in t.things.values() if isinstance(p, Piece) and 'Supply Depot' in p.name and p.mark('Side') != 'British' and t.where(p) == 'Albany'])
br.delete([p for p in t.things.values() if isinstance(p, Piece) and 'Supply Depot' in p.name and t.where(p) == 'Ft. Malden'])
s.cut()

s.play('spring')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.say('first player')
us.roll('1d6', 3)
br.roll('1d6', 3)
br.say('again')
us.roll('1d6', 2)
br.roll('1d6', 6)
br.say('me for the year')
for c in ('Card 41', 'Card 43', 'Card 45', 'Card 47', 'Card 49', 'Card 51', 'Card 53', 'Card 55'):
    us.draw('1813 Deck', card=c)
for c in ('Card 42', 'Card 44', 'Card 46', 'Card 48', 'Card 50', 'Card 52', 'Card 54', '#56 Grand River Indians'):
    br.draw('1813 Deck', card=c)

s.play('BR Grand River')
br.say('56 as the event, the Mohawks at Queenston')
br.play('#56 Grand River Indians')
br.drag('br:Mohawk', 'Queenston')
br.discard('#56 Grand River Indians')

s.play('US Scott')
us.say('41, Scott and two to Whitehall')
us.play('41')
mv(us, 'Scott 25th 29th', 'Whitehall', how='direct')
us.discard('41')
s.done()
