"""1814 on Lake Ontario: frigates from both yards, Chauncey brings militia home and goes out, Yeo throws him off; hardly a word."""
from lay7 import burn_to, hands, more
from more import lay_1813, naval_drm
from ref import naval
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Max', br='Una', what='Spring 1814 in mid-turn: frigates built, a naval leader fetches troops and goes on to the box, lake battle A1 D2 against him')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    more.lay_arrivals(t, '1814a', side)
hands(t, ['Card 86', 'Card 78', 'Card 84', 'Card 98'], ['Card 88', 'Card 83', 'Card 80', 'Card 85'])
burn_to(t, 1814, 8)
t, us, br = s.begin()

s.play('BR yard')
br.play('88')
br.drag('Prince_Regent', 'Kingston')
br.discard('88')

s.play('US yard')
us.play('86')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jefferson', 'Sackets Harbour')
us.discard('86')

s.play('BR march')
br.play('83')
br.drag('br:16th br:90th', 'Trois-Rivieres')
br.drag('br:16th br:90th', 'Montreal')
br.discard('83')

s.play('US Chauncey fetches the militia and goes out')
us.play('78')
us.drag('Chauncey General_Pike Madison', 'Oswego')
us.drag('Chauncey General_Pike Madison 2nd_NY_Militia', 'Sackets Harbour')
us.drag('Chauncey General_Pike Madison', 'Lake Ontario Control Box')
us.say('1 out, 1 load, 1 back, 1 unload, 1 box = 5')
us.vp('US 6')
us.discard('78')

s.play('BR Yeo')
br.play('80')
br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
a, d = t.pieces('Prince_Regent Royal_George Wolfe Melville Earl_of_Moira'), t.pieces('General_Pike Madison')
assert naval_drm(a, d, a[0], d[0], att_mod=1) == 4 and naval(1 + 4) == 'A1 D2 att'
br.roll('1d6', 1)
br.say('lucky us it was +4')
us.flip('General_Pike')
us.flip('Madison')
us.drag('Chauncey General_Pike Madison', 'Sackets Harbour')
br.flip('Prince_Regent')
br.drag('Prince_Regent', 'Kingston')
br.vp('US 2')
br.discard('80')

s.play('US holds')
us.hold('84')
s.done()
