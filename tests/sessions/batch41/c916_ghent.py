"""The end of 1814: Ghent with a card left, New Orleans from the box, points booked by halves and corrected, undo upon undo."""
from rough41 import *

s = table('1814b', 'Andy J.', 'Lord G.', 'Treaty of Ghent, New Orleans held, the count at the end, undo and undo again',
          ['100', '101', '104'], ['98', 'Treaty of Ghent', '99'], 29)
tt = s.t
lay_held(tt, tt.us, 'Battle of New Orleans')
tt.lay('Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
tt.lay('Royal_George Wolfe Melville', 'Lake Ontario Control Box', 'British')
tt.lay_vp('US 4')
t, us, br = s.begin()
b = Book(t)

s.play('BR 98')
br.say('98. de meuron walks to isle aux noix. nothing to see')
br.play('98')
br.drag('De_Meuron', 'Isle aux Noix')
br.undo(2)
br.play('98')
br.drag('De_Meuron', 'Isle aux Noix', at=off(t, 'Isle aux Noix', 10, 10))
br.discard('98')

s.play('US 100')
us.say('100, 34th and 45th to Rome. if you have Ghent play it you coward, I win by 4')
us.drag('us:34th us:45th', 'Utica')
us.drag('us:34th us:45th', 'Rome')
us.drop_discard('100')

s.play('BR Ghent')
br.say('funny you say that. Treaty of Ghent. 1 card in my hand, so minus one for me')
br.play('Treaty of Ghent')
br.vp('US 4')
br.vp(b.due(1))
us.say('5. and then')

s.play('US New Orleans')
us.reveal('Battle of New Orleans')
us.say('the 8th of January. from the box. +2')
us.drag([t.card('Battle of New Orleans', us).id], 'Cards Used for VPs', how='pieces')
us.vp('US 6')
us.vp(b.due(2))
br.say('nothing may follow. the game is over')

s.play('count')
assert supplied(t, 'US', 'Ft. Malden') and not excess(t).get(('Ft. Malden', 'US'))
us.say('lines: malden via detroit ok, lakes have ports. 7, moral victory (<10)')
br.say('8 or 7?')
us.say('7. not 8')
br.discard('Treaty of Ghent')
b.ok()
s.done()
