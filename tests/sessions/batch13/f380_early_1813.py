"""Spring 1813: a regiment of the autumn arrives; two cards put away in one play."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Kaisa', br='Mart', what='start of 1813: De Meuron arrives in spring; the British hold two cards at one go')
t = s.t
lay(t, '1813a-')
hands(t, [], [])
t, us, br = s.begin()
k = Book(t)

s.play('arrivals')
us.say('tere')
more.muster(us, '1813a')
with s.fault('14.1 3.15 7.1', 'De Meuron, of Summer-Autumn 1813, is placed at Quebec in Spring-Summer 1813'):
    br.drag('De_Meuron', 'Quebec City')
br.roll('1d6', 4)
us.roll('1d6', 3)
br.say('mina alustan')
for i in range(8):
    br.draw('1813 Deck')
    us.draw('1813 Deck')


def pick(side, n):
    return next(c.name for c in t.hand(side) if c.name.startswith('Card ') and opv(c.name[5:]) >= n)


s.play('BR Vincent')
c = pick('British', 2)
br.play(c)
br.drag('Vincent 49th', 'Queenston')
br.discard(c)

s.play('US Ohio')
c = pick('US', 1)
us.play(c)
walk(us, 'Ohio_Brigade', 'Ft. Stephenson', 'Ft. Meigs')
us.discard(c)

s.play('BR holds two')
with s.fault('7.34', 'two cards of the British hand go to the held cards in one play, the US having done nothing between'):
    br.hold(pick('British', 1))
    br.hold(pick('British', 1))
    br.say('sinu kord')

s.play('US two')
c = pick('US', 2)
us.play(c)
us.drag('us:16th us:15th', 'Rome')
us.discard(c)

s.play('BR Glengarry')
c = pick('British', 1)
br.play(c)
walk(br, 'Glengarry', 'Cornwall', "Crysler's Farm")
br.discard(c)
s.done()
