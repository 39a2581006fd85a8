"""Autumn 1814: a depot in Upper Canada for the US; peace with a card in hand that costs nothing."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Zoltan', br='Edit', what='end of Summer-Autumn 1814, Hungarian: US depot at Ft. Malden; Ghent with one card left and the marker untouched')
t = s.t
lay(t, '1814b')
t.lay_vp('US 5')
hands(t, ['Card 102', 'Treaty of Ghent', 'Card 104'], ['Card 100', 'Card 103', 'Card 105'])
burn_to(t, 1814, 30)
t, us, br = s.begin()
k = Book(t)

s.play('BR 104th')
br.play('100')
walk(br, '104th', 'Kingston', 'Gananoque')
br.discard('100')

s.play('US depot')
us.play('102')
with s.fault('13.52 13.51', 'a US supply depot is put at Ft. Malden, British territory'):
    us.put('US Supply Depot', 'Ft. Malden')
    us.say('raktar')
us.discard('102')

s.play('BR Norfolk')
br.play('103')
walk(br, 'Norfolk', 'Port Dover', "Brant's Ford")
br.discard('103')

s.play('US Ghent')
us.play('Treaty of Ghent')
with s.fault('4.22', 'Ghent is played with Card 104 still in the US hand, the marker stays on US 5; needs the words: that it was played for the peace',
             'needs the words: that Ghent was the event, not points'):
    us.say('Genti beke, vege a jateknak. 5 pont az enyem')
    br.say('gratulalok')
    us.discard('Treaty of Ghent')
s.done()
