"""Lake Huron: the Northwest Company takes Mackinac, Nancy lands the veterans, Adams comes through the transit box."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Gil', br='Hania', what='Spring-Summer 1812: Mackinac surrenders, a landing, Adams by the transit box to Lake Huron, both ships damaged; Polish')
t = s.t
pos(t, '1812a', ['32', '4', '12', '19', '13'], ['3', '20', '7', '1', '2', '17'])
t, us, br = s.begin()
v = VP(t)

s.play('BR NWC')
br.play('7')
br.drag('NWC', 'Ft. Mackinaw')
assert fight(t, 'British', 'Ft. Mackinaw', 'NWC', 'Detachment_(Mackinaw)', 'Northwest_Co.', 'Detachment_(Mackinaw)', (4, 5), None) == 'DR'
br.roll('2d6', 4, 5)
us.say('szkoda')
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
br.discard('7')
v.ok()

s.play('US Hull')
us.play('32')
go(us, 'Hull us:4th 2nd_Ohio', 'Detroit', 'Sandwich')
v.book(us)
us.discard('32')

s.play('BR Nancy')
br.play('3')
br.say('Nancy + weterani na Mackinac')
lift(t, 'Nancy', 'Det._10th_R.V.')
br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
v.book(br)
br.discard('3')

s.play('US Adams')
us.play('4')
us.say('Adams, transit, Huron. 3')
us.drag('Adams', 'Lake Transit Box')
us.drag('Adams', 'Lake Huron Control Box')
v.book(us)
us.discard('4')

s.play('BR Nancy fights')
br.play('1')
br.drag('Nancy', 'Lake Huron Control Box')
br.roll('1d6', 5)
assert sea(t, 'Nancy', 'Adams', 'Nancy', 'Adams', 5) == 'A1 D1 att'
br.say('4')
br.flip('Nancy')
us.flip('Adams')
br.drag('Nancy', 'Ft. Mackinaw')
us.drag('Adams', 'Detroit')
v.book(us)
br.discard('1')

s.play('US Ohio')
us.drop_discard('13')
go(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', how='step')

s.play('BR Queen Charlotte')
br.play('2')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
v.book(br)
br.discard('2')

s.play('US hold')
us.hold('19')

s.play('BR hold')
br.say('trzymam')
br.hold('20')
v.ok()
s.done()
