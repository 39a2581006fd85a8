"""From spring to autumn 1813: a ninth card, and five regiments in ships for four."""
from lay15 import *
from ref import best, cost
from session import Session

s = Session('dev-1812-faults', us='Walt', br='Joan', what='Spring to autumn 1813: hold, free return of the fleets, arrivals; nine cards in the US hand; five full regiments landed from ships with room for four at most')
t = s.t
lay_1813(t)
lay_arr(t, '1813a')
hands(t, ['Card 43', 'Card 51'], ['Card 45', 'Card 44'])
burn_to(t, 1813, 12)
t, us, br = s.begin()

s.play('BR two regiments')
br.say('45. 104th, 10th RV to Gananoque')
br.play('45')
br.drag('104th 10th_R.V.', 'Gananoque')
br.discard('45')

s.play('US Plattsburg')
us.say('43, 2 ops')
us.play('43')
us.drag('11th 4th_NY_Militia', 'Champlain NY')
us.discard('43')

s.play('BR Caughnawaga')
br.play('44')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('44')

s.play('US holds')
us.say('hold 1')
us.hold('51')

s.play('fleets, turn, arrivals, deal')
us.say('ships back on the lakes where the markers are')
us.drag('Chauncey Conquest Scourge Hamilton Fair_American', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte ship:Hunter', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')
us.say('my held one comes back to the hand')
us.drag([t.card('Card 51').id], 'US Hand')
B = ['Card 55', 'Card 54', 'Card 58', 'Card 64', 'Card 65', 'Card 66', 'Card 67', '#56 Grand River Indians']
U = ['Card 63', 'Card 53', 'Card 57', 'Card 68', 'Card 59', 'Card 60', 'Card 61']
for c in B:
    br.draw('1813 Deck', c)
for c in U:
    us.draw('1813 Deck', c)
assert len(t.hand('British')) == len(t.hand('US')) == 8
with s.fault('7.23 7.21 7.34', 'the US take eight new cards with one held back in spring: nine in hand'):
    us.draw('1813 Deck', 'Card 62')
    us.say('eight, there we are. your play')
assert len(t.hand('US')) == 9

s.play('BR Riall')
br.say('Riall comes up: 55')
br.play('55')
br.march('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres', 'Montreal')
br.discard('55')

s.play('US Pike by sea')
us.say('63. Pike ships out for Niagara')
us.play('63')
assert best('Sackets Harbour', 'Ft. Niagara')[0] > 6
ships = [p for p in t.things.values() if isinstance(p, Piece) and p.mark('Kind') == 'Ship' and p.mark('Side') == 'US'
         and t.where(p) in ('Sackets Harbour', 'Lake Ontario Control Box')]
small = [p for p in ships if p.mark('ShipType').lower() in ('schooner', 'sloop')]
assert len(ships) == 10 and len(small) == 8
with s.fault('11.35', 'five full regiments go by sea to Ft. Niagara; all ships of Lake Ontario together (corvette, brig, eight schooners) carry four'):
    us.drag('Madison Oneida Pert Julia Growler Gov._Tompkins', 'Ft. Niagara')
    us.drag('Pike us:6th us:15th us:16th us:9th 21st', 'Ft. Niagara')
us.discard('63')

s.play('BR Glengarry')
br.play('54')
br.drag('Glengarry', "Crysler's Farm")
br.discard('54')
us.say('to be continued')
s.done()
