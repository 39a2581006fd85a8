"""Spring 1813: the dice for the year tie and are thrown again; a yard, a Campaign hindered by Heavy Rains."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Kees', br='Truus', what='start of 1813: tie and second throw, Dutch; yard at Sackets, Campaign of Pike and Scott, Heavy Rains on Albany')
t = s.t
lay(t, '1813a-')
hands(t, [], [])
t, us, br = s.begin()
k = Book(t)

s.play('start')
us.say('goeiemorgen')
more.muster(us, '1813a')
us.roll('1d6', 5)
br.roll('1d6', 3)
br.say('3+2 = 5, gelijk. nog eens')
us.roll('1d6', 6)
br.roll('1d6', 2)
us.say('ik begin')
for i in range(8):
    us.draw('1813 Deck')
    br.draw('1813 Deck')
assert {'Card 66', 'Card 68', 'Campaign'} <= {c.name for c in t.hand('US')}
assert {'Card 65', 'Card 63', 'Heavy Rains'} <= {c.name for c in t.hand('British')}

s.play('US yard')
us.say('66 voor de werf')
assert opv(66) == 3
us.play('66')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Lady_of_the_Lake Asp Raven ship:Ontario', 'Sackets Harbour')
us.discard('66')

s.play('BR Vincent')
br.play('65')
assert opv(65) >= 2
br.drag('Vincent 8th', 'Queenston')
br.discard('65')

s.play('US Campaign')
us.say('Campaign: Pike vanuit Sackets en Scott vanuit Albany')
us.play('Campaign')
br.say('Heavy Rains op Albany! een veld en niet verder')
br.play('Heavy Rains')
br.discard('Heavy Rains')
walk(us, 'Pike us:6th us:15th', 'Sackets Harbour', 'Cape Vincent')
us.say('bah. dan Scott alleen tot Utica')
us.drag('Scott 20th 23rd', 'Utica')
us.discard('Campaign')

s.play('BR Rottenburg')
br.play('63')
assert opv(63) >= 2
walk(br, 'Rottenburg 104th 10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')
br.discard('63')

s.play('US dragoons and 25th')
us.play('68', reveal=False)
assert opv(68) >= 2
walk(us, 'US_Dragoons', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston', cap=10, step=False)
walk(us, '25th', 'Albany', 'Utica', 'Rome')
us.undo()
walk(us, '25th', 'Utica', 'Rome')
us.reveal('68')
us.discard('68')
k.ok()

s.play('BR holds')
br.hold('61')
br.say('deze bewaar ik. koffie')
s.done()
