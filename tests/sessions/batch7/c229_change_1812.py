"""From the last cards of Spring to the second half of 1812: arrivals before the marker, one delayed, a deal around held cards."""
from lay7 import hands, held, more
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Dot', br='Ernie', what='Spring to Summer-Autumn 1812: a card held by each, six dealt, one regiment delayed, the held card played first')
t = s.t
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
hands(t, ['Card 4'], ['Card 17'])
held(t, t.us, 'Card 27')
held(t, t.br, 'Card 10')
t.lay_vp('British 2')
t, us, br = s.begin()

s.play('US last card')
us.say('my last, 4')
us.play('4')
us.drag('us:6th', 'Utica')
us.discard('4')

s.play('BR last card')
br.say('mine too, 17')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('turn change')
us.say('nothing to return, no markers. I bring my people on while you make tea')
us.drag('20th', 'Delayed Reinforcements')
us.say('the 20th comes next turn')
more.muster(us, '1812b', skip=('20th',))
br.say('back. B 2 for the lake, still out there')
br.turn('Summer-Autumn 1812')
more.muster(br, '1812b', groups=True)
us.say('one held each, so six')
for i in range(3):
    us.draw('1812 Deck')
    us.draw('1812 Deck')
    br.draw('1812 Deck')
    br.draw('1812 Deck')
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 6

s.play('US plays the held card')
us.say('27, the one I sat on: Rifles to Cape Vincent')
us.play('27')
us.drag('1st_Rifles', 'Cape Vincent')
us.discard('27')

s.play('BR plays the held card')
br.say('ha, same: 10, Procter and the 41st to Sandwich')
br.play('10')
br.drag('Procter 1/41st', 'Sandwich')
br.discard('10')
s.done()
