"""The last cards of 1814: Ghent with two cards left, then New Orleans that had been held."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Delphine', br='Rupert', what='end of Summer-Autumn 1814: a march, Treaty of Ghent with two cards left (one of them held), Battle of New Orleans')
t = s.t
lay(t, '1814b')
t.lay_vp('US 5')
hands(t, ['Card 102', 'Treaty of Ghent', 'Card 104'], ['Card 100', 'Card 103', 'Card 105'])
held(t, t.us, 'Battle of New Orleans')
burn_to(t, 1814, 29)
t, us, br = s.begin()
k = Book(t)

s.play('BR 104th')
br.play('100')
walk(br, '104th', 'Kingston', 'Gananoque', 'Prescott')
br.discard('100')

s.play('US Brown')
us.play('102')
us.drag('Brown 11th us:9th', 'Oswego')
us.discard('102')
us.say('not much left to do is there')

s.play('BR last')
br.play('103')
walk(br, 'Norfolk', 'Port Dover', "Brant's Ford")
walk(br, 'Norfolk', "Brant's Ford", 'Burlington')
br.discard('103')
br.say('one left here')

s.play('US Ghent')
us.play('Treaty of Ghent')
us.say('peace! two cards left, the 104 and the one on the table, so two off')
us.vp('US 3')
k.ok(plus=2)
br.say('and I say thank you')
us.discard('Treaty of Ghent')
us.say('but the news travels slowly: New Orleans')
c = t.card('Battle of New Orleans', us)
us.reveal(c.id)
us.drag([c.id], 'Cards Used for VPs', how='pieces')
us.vp('US 5')
k.ok()
br.say('moral victory, well played')
s.done()
