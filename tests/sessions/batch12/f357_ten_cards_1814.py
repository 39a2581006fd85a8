"""Spring 1814: ten cards dealt, a militia made whole."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Rosa', br='Seth', what='Spring 1814 from its deal: the US draws ten cards; the York Militia is restored')
t = s.t
spring14(t)
for side in ('US', 'British'):
    more.lay_arrivals(t, '1814a', side)
t.lay_face('York_Militia', side='British')
t.lay_face('us:9th')
hands(t, [], [])
more.set_aside(t, 'Treaty of Ghent')
peaceful(t)
t, us, br = s.begin()

s.play('the deal')
for i in range(9):
    br.draw('1814 Deck', {1: 'Card 75', 6: 'Card 80'}.get(i))
for i in range(9):
    us.draw('1814 Deck', {2: 'Card 78', 3: 'Card 79'}.get(i))
with s.fault('7.21 7.25(2)', 'ten cards go from the 1814 deck to the US hand, nine are dealt and none was held'):
    us.draw('1814 Deck')
assert len(t.hand('US')) == 10 and len(t.hand('British')) == 9

s.play('BR restores')
br.play('75')
with s.fault('8.31(5)', 'the York Militia, militia and class C, is turned to its full side by a card in Spring-Summer 1814'):
    br.flip('York_Militia')
br.discard('75')

s.play('US restores')
us.say('9th back to strength')
us.play('78')
us.flip('us:9th')
us.discard('78')

s.play('BR')
br.say('two for Trois-Rivieres')
br.play('80')
br.drag('90th 37th', 'Trois-Rivieres')
br.discard('80')

s.play('US')
us.play('79')
us.drag('29th 31st', 'Champlain NY')
us.discard('79')
s.done()
