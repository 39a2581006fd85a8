"""Dragoons on a corvette; a beaten landing goes home to two towns."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Max', br='Lotte', what='Spring-Summer 1814: 19th Dragoons by ship from York to Kingston; a failed landing at Ft. George retreats to Sackets Harbour and Oswego')
t = s.t
pos(t, '1814a', ['79', '83', '84', '91', '82'], ['80', '78', '75', '81', '86'])
t.lay('Wolfe', 'York', 'British')
t.lay('19th_Dragoons', 'York', 'British')
t, us, br = s.begin()
v = VP(t)

s.play('BR Wolfe')
br.play('80')
with s.fault('11.33 3.62', 'the 19th Dragoons are carried by ship', 'dragoons'):
    br.drag('Wolfe 19th_Dragoons', 'Kingston')
br.discard('80')

s.play('US landing')
us.play('79')
us.say('Chauncey, Ft. George')
A, S = 'us:9th us:21st', 'General_Pike Madison'
lift(t, S, A)
us.drag('Chauncey ' + A + ' ' + S, 'Ft. George')
assert fight(t, 'US', 'Ft. George', A, '1/R._Scots', '9th', '1/R._Scots', (2, 4), None, amph=True, year=1814) == 'AR-1'
us.roll('2d6', 2, 4)
us.say('5')
us.flip('us:9th')
with s.fault('11.53', 'the landed troops go back to two towns', 'retreat|landing'):
    us.drag('Chauncey General_Pike us:9th', 'Sackets Harbour')
    us.drag('Madison us:21st', 'Oswego')
us.discard('79')

s.play('BR Yeo')
br.play('75')
br.drag('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box')
v.book(br)
br.discard('75')

s.play('US Superior')
us.play('82')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('82')

s.play('BR yard')
br.play('78')
br.drag('Prince_Regent', 'Kingston')
br.discard('78')

s.play('US Perry')
us.play('83')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.discard('83')

s.play('BR hold')
br.hold('81')
v.ok()
s.done()
