"""Spring 1814 from the middle of the turn, not a word of chat: Ft. Erie and Chippawa with four generals, then the lake changes hands."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='O.', br='P.', what='no chat; Brown and Scott against Drummond and Riall at Ft. Erie and Chippawa, a frigate built, a naval battle; some cards shown last')
t = s.t
lay(t, '1814a')
t.lay('Brown us:9th us:11th 21st 22nd 23rd', 'Buffalo', 'US')
t.lay('Drummond Riall 89th', 'Ft. Erie', 'British')
hands(t, ['79', '82', '77', '80', '84'], ['74', '75', '76', '78'])
set_aside(t, 'Treaty of Ghent')
burn_to(t, 1814, 9)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('US Brown at Ft. Erie')
fit('77', 'Brown')
us.play('77')
men = 'us:9th us:11th 21st 22nd 23rd NY_Volunteers_1814 Seneca'
us.drag('Brown Scott ' + men, 'Ft. Erie')
assert fight(t, men, '1/41st 89th', 'Ft. Erie', (5, 6), 'us:9th', '1/41st', 1, 1, frm='Buffalo', route=True) == 'DR'
us.roll('2d6', 5, 6)
assert supplied(t, 'British', 'Chippawa')
br.drag('1/41st 89th Riall Drummond', 'Chippawa')
us.vp(b.due())
us.discard('77')
b.ok()

s.play('BR Drummond to Ft. George')
fit('76', 'Drummond')
go('Chippawa', 'Queenston', 'Ft. George')
br.drag('Drummond 1/41st', 'Queenston')
br.drag('Drummond 1/41st', 'Ft. George')
br.play('76')
br.discard('76')

s.play('US Brown at Chippawa')
us.play('79')
men = 'us:9th us:11th 21st 22nd 23rd Seneca'
go('Ft. Erie', 'Chippawa')
us.drag('Brown Scott', 'Chippawa')
us.drag(men, 'Chippawa')
assert fight(t, men, '89th', 'Chippawa', (1, 3), '22nd', '89th', 1, 0, frm='Ft. Erie') == 'DR'
us.roll('2d6', 1, 3)
assert supplied(t, 'British', 'Queenston')
br.drag('89th Riall', 'Queenston')
us.discard('79')
us.vp(b.due())
b.ok()

s.play('BR frigate')
br.drag('Prince_Regent', 'Kingston')
br.play('75')
assert opv('75') == 2
br.discard('75')

s.play('US Chauncey out')
fit('82', 'Chauncey')
fleet = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
us.vp(b.due())
us.play('82')
us.discard('82')
b.ok()

s.play('BR Yeo')
br.play('78')
fit('78', 'Yeo')
foe = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
br.drag('Yeo ' + foe, 'Lake Ontario Control Box')
assert sea(t, foe, fleet, 'Prince_Regent', 'General_Pike', 3, 1, 0) == 'A1 D1 att'
br.roll('1d6', 3)
br.flip('Prince_Regent')
us.flip('General_Pike')
us.drag('Chauncey ' + fleet, 'Sackets Harbour')
br.drag('Prince_Regent', 'Kingston')
br.vp(b.due())
br.discard('78')
b.ok()

s.play('US dockyard')
us.play('84')
us.flip('General_Pike')
assert opv('84') == 1
us.discard('84')

s.play('BR Glengarry')
br.play('74')
go('Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Glengarry', 'Stoney Creek')
br.drag('Glengarry', 'Ft. George')
br.discard('74')

s.play('US holds')
us.hold('80')
s.done()
