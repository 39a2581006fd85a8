"""Yeo stays out in the box over the turn change; a regiment winters at Smiths Creek."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Noor', br='Vic', what='winter 1813-14 without chat: British ships stay in the Ontario box, the 49th lives at Smiths Creek')
t = s.t
pos(t, '1813b', ['41', '55'], ['44', '50'])
no_markers(t)
t.lay('Yeo Wolfe Royal_George', 'Lake Ontario Control Box', 'British')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('br:49th', 'Smiths Creek', 'British')
t.lay_vp('British 1')
on_top(t, '1814 Deck', '76', '82', '78', '92', '75', '79', '77', '83', '81', '80', '85', '84', '86', '87', '88', '89', '90', '91')
t, us, br = s.begin()
v = VP(t)

s.play('US 41')
us.play('41')
go(us, '1st_PA_Militia', 'Pittsburgh', 'Cleveland')
us.discard('41')

s.play('BR 44')
br.play('44')
go(br, 'Caughnawaga', 'Beauharnois', 'Chateauguay')
br.discard('44')

s.play('US 55')
us.play('55')
go(us, 'Scott us:20th us:23rd', 'Albany', 'Utica', 'Rome')
us.discard('55')

s.play('BR 50')
br.play('50')
go(br, 'Vincent br:8th', 'Ft. George', 'Stoney Creek', 'Burlington')
br.discard('50')

s.play('home')
us.drag('Perry Lawrence ship:Niagara', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
with s.fault('7.4(1) 11.22', 'Yeo, Wolfe and Royal George stay in the control box at the fleet return of Summer-Autumn', 'fleet return'):
    us.turn('Winter 1813-14')

s.play('winter')
x = more.excess(t)
assert x.pop(('Smiths Creek', 'British')) == 1
for (space, side), n in x.items():
    p = us if side == 'US' else br
    for m in [m for m in men(t, space, side) if m.level() == 1 and m.trait('emb2;') >= 0][:n]:
        p.flip([m])
with s.fault('16.26 16.23', 'the 49th winters in a 0 space and stays', 'Smiths Creek|value'):
    us.turn('Spring-Summer 1814')

s.play('1814')
more.muster(us, '1814a')
more.muster(br, '1814a')
br.drag([t.card('Treaty of Ghent').id], 'Marker Pool')
deal(br, us, '1814 Deck', 9)

s.play('BR Prince Regent')
br.play('78')
br.drag('Prince_Regent', 'Kingston')
br.discard('78')

s.play('US 79')
us.play('79')
go(us, 'Brown us:9th us:21st', 'Sackets Harbour', 'Oswego')
us.discard('79')
s.done()
