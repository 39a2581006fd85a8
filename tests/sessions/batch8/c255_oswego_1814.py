"""Yeo takes Drummond to Oswego and home again; each client logs his own half of the turn."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Wes', br='Abe', what='Spring-Summer 1814 in mid-turn, two logs: Oswego landed at and left again, Chauncey out, free withdrawal, Izard marches, depot lost')
t = s.t
pos(t, '1814a', ['82', '80', '84', '79', '91', '76'], ['75', '83', '86', '78', '81', '90'])
t.lay('Prince_Regent', 'Kingston', 'British')
t.lay_marker('US Supply Depot', 'Oswego')
t, us, br = s.begin()
v = VP(t)

s.play('BR Oswego')
br.say('Yeo, Drummond aboard. Oswego')
br.play('75')
S, L = 'Prince_Regent Wolfe Royal_George', '104th br:10th_R.V. 2/R._Marines'
lift(t, S, L)
br.drag('Yeo Drummond ' + L + ' ' + S, 'Oswego')
assert fight(t, 'British', 'Oswego', L, '2nd_NY_Militia', '104th', '2nd_NY_Militia', (4, 5), None, amph=True, amod=1, year=1814) == 'DR'
br.roll('2d6', 4, 5)
us.drag('2nd_NY_Militia', 'Rome')
us.drag('2nd_NY_Militia', 'Sackets Harbour')
us.say('no, Sackets')
us.delete([p for p in t.at('Oswego') if 'Depot' in p.name])
v.book(br)
br.discard('75')

s.play('US Izard')
us.play('80')
go(us, 'Izard us:15th 29th', 'Plattsburg', 'Champlain NY')
us.discard('80')

s.play('BR home')
br.play('83')
br.drag('Yeo Drummond ' + L + ' ' + S, 'Kingston')
v.book(br)
br.discard('83')
br.say('your log')
s.cut()

s.play('US Chauncey')
us.play('79')
us.say('Chauncey out')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
v.book(us)
us.discard('79')

s.play('BR Rottenburg')
br.play('86')
go(br, 'Rottenburg br:13th br:49th', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', how='each')
br.discard('86')

s.play('US Izard again')
us.play('82', reveal=False)
us.say('82, Izard, Lacolle from Champlain? no. home')
go(us, 'Izard us:15th 29th', 'Champlain NY', 'Plattsburg')
us.discard('82')

s.play('BR hold')
br.hold('81')

s.play('US in again')
us.say('Chauncey in')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Sackets Harbour')
v.book(us)
us.play('76')
us.say('Superior + Jones')
us.each('Superior ship:Jones', 'Sackets Harbour')
us.discard('76')

s.play('BR Melville')
br.play('78')
br.drag('Melville Beresford', 'Lake Ontario Control Box')
v.book(br)
br.discard('78')

s.play('US hold')
us.hold('84')
v.ok()
s.done()
