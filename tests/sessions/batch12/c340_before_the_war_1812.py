"""Pre-war draws in Dutch: four moves, four cards kept, the declaration, the deal of the rest, two plays."""
from b12 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Joost', br='Femke', what='pre-war: cards kept and played in turn, DOW eighth, the rest dealt, US first')
t, us, br = s.begin()
deck = 'Pre-war Deck'
top = lambda: t.things[t.deck(deck).kids[-1]].name

s.play('US 11')
assert top() == 'Card 11'
us.draw(deck)
us.play('11')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('11')

s.play('BR keeps')
br.draw(deck)
br.say('bewaar ik')

s.play('US 22')
assert top() == 'Card 22'
us.draw(deck)
us.play('22')
us.say('Dearborn naar het noorden')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('22')

s.play('BR 5')
assert top() == 'Card 5'
br.draw(deck)
br.play('5', reveal=False)
br.drag('49th', 'Smiths Creek')
br.drag('49th', 'York')
br.drag('10th_R.V.', 'Gananoque')
br.reveal('5')
br.discard('5')

s.play('US keeps')
us.draw(deck)

s.play('BR 7')
assert top() == 'Card 7'
br.draw(deck)
br.say('deze niet nodig: Norfolk')
br.play('7')
br.drag('Norfolk', 'Ft. Erie')
br.discard('7')

s.play('US keeps, BR draws the declaration')
us.draw(deck)
us.say('ik ook')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('oorlog! jij begint')

s.play('the rest')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)

s.play('US Hull')
us.say('Hull de rivier over, rest blijft')
us.play('32')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR moves on')
br.say('niks doen? jawel. 49e en de York naar Ft George')
br.play('25')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.drag('49th York_Militia', 'Ft. George')
br.discard('25')
s.done()
