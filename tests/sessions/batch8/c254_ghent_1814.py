"""The last cards of the war: Bladensburg, New Orleans held, Ghent as the last card, New Orleans after it."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Kev', br='Jo', what='end of Summer-Autumn 1814: Bladensburg, a fight on Lake Ontario, Battle of New Orleans held, Treaty of Ghent as last card, New Orleans after it')
t = s.t
pos(t, '1814b', ['Battle of New Orleans@1814', '88', '102', '94'], ['Bladensburg@1814', '105', '103', 'Treaty of Ghent@1814'])
no_markers(t)
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('Yeo Prince_Regent Wolfe Royal_George', 'Lake Ontario Control Box', 'British')
t.lay('Superior ship:Mohawk', 'Sackets Harbour', 'US')
t.lay_vp('US 5')
t, us, br = s.begin()
v = VP(t)

s.play('BR Bladensburg')
br.play('Bladensburg')
br.say('event, 2')
v.off -= 2
br.vp('US 3')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')

s.play('US holds New Orleans')
us.hold('Battle of New Orleans')

s.play('BR Drummond')
br.play('105')
go(br, 'Drummond br:104th', 'Kingston', 'Gananoque', 'Prescott', how='step')
br.discard('105')

s.play('US Chauncey')
us.play('102')
F, E = 'Superior ship:Mohawk General_Pike Madison', 'Prince_Regent Wolfe Royal_George'
us.drag('Chauncey Superior Mohawk General_Pike Madison'.replace(' Mohawk', ' ship:Mohawk'), 'Lake Ontario Control Box')
assert sea(t, F, E, 'Superior', 'Prince_Regent', 4, dmod=1) == 'A1 D1 att'
us.roll('1d6', 4)
us.say('+1 -1 =4')
us.flip('Superior')
br.flip('Prince_Regent')
us.drag('Superior', 'Sackets Harbour')
br.drag('Yeo ' + E, 'Kingston')
v.book(us)
us.discard('102')

s.play('BR 103')
br.play('103')
br.flip('Prince_Regent')
br.discard('103')

s.play('US 88')
us.say('you have Ghent, I bet')
br.say('would I tell you')
us.play('88')
us.flip('Superior')
us.discard('88')

s.play('BR Ghent')
br.play('Treaty of Ghent')
br.say('Ghent, my last card, nothing lost')
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('and New Orleans')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs')
v.book(us, 2)
br.say('gg, well played')
us.say('gg')
s.done()
