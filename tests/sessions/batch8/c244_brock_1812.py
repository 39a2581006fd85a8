"""Campaign and Death of Brock, Queenston lost and won, schooners on Lake Erie hold against the Queen Charlotte."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='dk', br='pjm', what='Summer-Autumn 1812 in mid-turn: Queenston, Campaign with the reaction Death of Brock, a naval battle lost by the attacker, Nancy')
t = s.t
pos(t, '1812b', ['22', '6', '29', '26', 'Death of Brock', '1'], ['Campaign@1812', '16', '31', '20', '24', '15'])
t, us, br = s.begin()
v = VP(t)

s.play('US Queenston')
us.play('22')
go(us, 'Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Queenston')
br.say('stay')
assert fight(t, 'US', 'Queenston', '1st_NY_Militia', 'Lincoln', '1st_NY_Militia', 'Lincoln_Militia', (6, 5), 'Lewiston', route=True) == 'DR'
us.roll('2d6', 6, 5)
br.drag('Lincoln', 'Chippawa')
v.book(us)
us.discard('22')

s.play('BR campaign')
br.say('campaign, 3. Brock + Procter')
br.play('Campaign')
us.say('Death of Brock')
us.play('Death of Brock')
us.flip('Brock')
us.discard('Death of Brock')
br.say(':(')
go(br, 'Sheaffe R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', limit=5)
assert fight(t, 'British', 'Queenston', 'R.N.R. York_Militia', '1st_NY_Militia', 'R.N.R.', '1st_NY_Militia', (3, 5), 'Ft. George') == 'DR'
br.roll('2d6', 3, 5)
us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
v.book(br)
go(br, 'Procter 1/41st', 'Ft. Malden', 'Sandwich')
br.discard('Campaign')

s.play('US Erie')
us.play('6')
us.drag('Caledonia Somers Trippe', 'Lake Erie Control Box')
v.book(us)
us.discard('6')

s.play('BR Erie')
br.play('16')
F, E = 'Queen_Charlotte Hunter Lady_Prevost', 'Caledonia Somers Trippe'
br.drag(F, 'Lake Erie Control Box')
assert sea(t, F, E, 'Queen_Charlotte', 'Caledonia', 2) == 'A1 D1 def'
br.roll('1d6', 2)
br.say('3')
br.flip('Queen_Charlotte')
br.drag(F, 'Ft. Malden')
us.flip('Caledonia')
us.drag('Caledonia', 'Buffalo')
v.ok()
br.discard('16')

s.play('US Harrison')
us.play('29')
go(us, 'Harrison us:17th us:19th 3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', how='each')
us.discard('29')

s.play('BR Nancy')
br.play('31')
br.drag('Nancy', 'Lake Huron Control Box')
v.book(br)
br.discard('31')

s.play('US hold')
us.hold('26')

s.play('BR repair')
br.play('15')
br.flip('Queen_Charlotte')
br.discard('15')

s.play('US Caledonia')
us.play('1')
us.say('1 nbv')
us.flip('Caledonia')
us.discard('1')
v.ok()
s.done()
