"""Brock before Detroit in autumn 1812: the fort falls by DR-1, the Adams runs for Buffalo, ships take Lake Erie; French."""
from lay7 import burn, hands, more
from more import lay_arrivals, supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Remi', br='Odile', what='Autumn 1812 in mid-turn, French: Brock takes Detroit (DR-1), the Adams flees, Lake Erie is taken, the marker late by a moment')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Brock 49th R.N.R.', 'Ft. Malden', 'British')
t.lay('Hull', 'Frenchtown', 'US')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('0')
hands(t, ['Card 28', 'Card 3', 'Card 21', 'Card 6'], ['Card 18', 'Card 25', 'Card 22', 'Card 31'])
burn(t, 'Card 16', 'Card 24', 'Card 1', 'Card 7', 'Card 15', 'Card 11')
t, us, br = s.begin()

s.play('US Harrison')
us.say('28: Harrison jusqu\'a Ft. Meigs')
us.play('28')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
us.discard('28')

s.play('BR Brock at Detroit: 22 to 15, A to A, river -1, Brock +2')
br.say('18. Brock, tout le monde, sur Detroit')
br.play('18')
br.drag('Brock Procter Tecumseh 1/41st 49th R.N.R. Essex Shawnee Wyandot Western_Indians', 'Sandwich')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.drag('Brock Procter Tecumseh 1/41st 49th R.N.R. Essex Shawnee Wyandot Western_Indians', 'Detroit')
assert supplied(t, 'British', 'Detroit', 'Sandwich')
us.say('22 contre 15 avec le fort. le 4e en tete')
assert odds(22, 15) == 0 and crt(10 + 1, fort=True) == 'DR-1'
br.roll('2d6', 4, 6)
br.say('10, -1 riviere, +2: onze')
us.flip('us:4th')
us.drag('us:4th Detachment 1st_Ohio 2nd_Ohio Michigan', 'Frenchtown')
us.drag('Adams', 'Buffalo')
br.discard('18')
br.say('3 points, je crois?')
us.say('helas oui')
br.vp('British 3')

s.play('US Chauncey stays, schooners')
us.play('3')
us.drag('Julia', 'Sackets Harbour')
us.drag('Hamilton', 'Sackets Harbour')
us.discard('3')

s.play('BR Lake Erie')
br.play('22')
br.say('22 (3): trois bateaux sur le lac Erie')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.discard('22')
br.say('et deux de plus')
br.vp('British 5')

s.play('US one militia')
us.play('21')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('21')

s.play('BR holds')
br.hold('25')
s.done()
