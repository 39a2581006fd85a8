"""A landing under the guns of the fleet that holds the lake, and a whole regiment on one schooner."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals
from ref import best
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Tim', br='Zoe', what='Spring 1814: landing at Smiths Creek while Yeo holds Lake Ontario; the 26th (strength 3) aboard the Scorpion')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
hands(t, ['Card 81', 'Card 78', 'Card 84'], ['Card 88', 'Card 83', 'Card 80'])
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('BR Yeo')
br.say('88, Yeo out')
br.play('88')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('US 2')
br.discard('88')

s.play('US Brown lands')
us.say('81. Brown, two regiments, General Pike and Madison')
us.play('81')
with s.fault('11.42 11.31 11.54 11.51 11.53', 'Brown and two regiments are put ashore at Smiths Creek from Sackets by two ships while British ships alone lie in the Ontario box'):
    us.drag('Brown us:9th 11th General_Pike Madison', 'Smiths Creek')
us.discard('81')
br.say('well well')

s.play('BR two regiments')
br.play('83')
br.drag('br:16th br:90th', 'Trois-Rivieres')
br.drag('br:16th br:90th', 'Montreal')
br.discard('83')

s.play('US 26th by water')
us.say('78, the 26th to Detroit by water')
us.play('78')
assert best('Erie PA', 'Detroit')[0] > 6
with s.fault('11.35 9.1 9.2 3.16', 'the 26th, strength 3, goes from Erie to Detroit with a single schooner, which takes 1 or 2; on foot it is too far'):
    us.drag('Scorpion us:26th', 'Detroit')
us.discard('78')

s.play('BR holds')
br.hold('80')
br.say('hold')

s.play('US 4th Rifles')
us.play('84')
us.drag('4th_Rifles', 'Meadville')
us.drag('4th_Rifles', 'Erie PA')
us.discard('84')
s.done()
