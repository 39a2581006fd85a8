"""Tecumseh commands white men, and a third card is kept back. Finnish, hardly a word."""
from lay7 import burn, hands
from more import cf, holds, lay_arrivals, supplied, units
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Aino', br='Jussi', what='Autumn 1812: Tecumseh, alone at Malden, moves Indians, the full 1/41st and the Essex; the US hold three cards')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Procter', 'London', 'British')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('0')
hands(t, ['Card 6', 'Card 28', 'Card 21', 'Card 24', 'Card 14'], ['Card 18', 'Card 26', 'Card 11', 'Card 25', 'Card 1'])
burn(t, 'Card 16', 'Card 22', 'Card 3', 'Card 15')
t, us, br = s.begin()

s.play('US Dearborn')
us.play('6')
us.march('Dearborn 9th 11th us:16th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('6')

s.play('BR Tecumseh with five units: 8 Indians, 1/41st (5, no detachment), Essex (militia)')
br.say('26')
br.play('26')
assert [p.name for p in t.at('Ft. Malden') if p.mark('Kind') == 'Leader'] == ['Tecumseh']
with s.fault('3.53 8.41 8.31(3) 8.61', 'five units leave Malden for Sandwich with Tecumseh, the 1/41st (5) and the Essex Militia among them; no other leader is there and no card moves five'):
    br.drag('Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
br.discard('26')

s.play('US Harrison')
us.play('28')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.drag('Harrison 17th 19th', 'Ft. Findlay')
us.drag('Harrison 17th 19th', 'Ft. Meigs')
us.discard('28')

s.play('BR Vincent')
br.play('18')
br.march('Vincent 49th', 'Gananoque', 'Prescott')
br.discard('18')

s.play('US holds one')
us.hold('21')
s.play('BR Norfolk')
br.play('11')
br.drag('Norfolk', 'Ft. Erie')
br.drag('Norfolk', 'Chippawa')
br.say('eiku')
br.undo()
br.discard('11')
s.play('US holds two')
us.hold('24')
s.play('BR two Indians back')
br.play('25')
br.drag('Wyandot Western_Indians', 'Ft. Malden')
br.discard('25')

s.play('US holds three')
with s.fault('7.34', 'a third card is held back in one turn'):
    us.hold('14')
us.say('pidan tamankin')

s.play('BR holds')
br.hold('1')
s.done()
