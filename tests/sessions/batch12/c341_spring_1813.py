"""Spring 1813 from the first die: arrivals, eight cards each, two lakes, yards, a repair of a wrong port."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Tom', br='Sue', what='Spring 1813 from its start: die roll with VP, dragoons arrive, deal, yards, Champlain and Erie, a march, a ship put in the right port')
t = s.t
more.lay_1813(t)
hands(t, [], [])
t, us, br = s.begin()

s.play('the start')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('6 with my 2. me first')
more.muster(us, '1813a')
for i in range(8):
    us.draw('1813 Deck', {1: 'Card 46', 4: 'Card 48', 6: 'Card 43'}.get(i))
    br.draw('1813 Deck', {0: 'Card 45', 3: 'Card 47', 5: 'Card 49'}.get(i))

s.play('BR Champlain')
br.say('Chubb & Finch (card 45)')
br.play('45')
br.drag('Chubb Finch', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('45')

s.play('US yard')
us.say('46, 3 nbv: L, N, and Porcupine/Tigress. off the stocks at Erie')
us.play('46')
us.drag('Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Buffalo')
br.say('Erie')
us.drag('ship:Niagara', 'Erie PA')
us.drag('Porcupine Tigress', 'Erie PA')
us.discard('46')

s.play('BR Barclay')
br.say('49. Barclay takes the lot out')
br.play('49')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Lake Erie Control Box')
br.say('no change, marker was mine already')
br.discard('49')

s.play('US 23rd and 25th')
us.say('48, two regiments from Albany to Utica, Rome, Oswego')
us.play('48')
assert cost('Albany', 'Utica', 'Rome', 'Oswego') == 3
us.march('23rd 25th', 'Utica', 'Rome', 'Oswego')
us.discard('48')

s.play('BR Glengarry')
br.play('47')
br.drag('Glengarry', 'Prescott')
br.discard('47')

s.play('US Hampton? no')
us.say('thinking of Hampton... no, the 11th')
us.play('43')
us.drag('11th', 'Champlain NY')
us.undo()
us.say('no wait, the 11th and the 4th NY')
us.drag('11th 4th_NY_Militia', 'Champlain NY')
us.discard('43')
s.done()
