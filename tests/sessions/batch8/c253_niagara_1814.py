"""Brown over the Niagara: Fort Erie, three rounds at Chippawa, restoring, both lakes manned."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Ottavio', br='Pia', what='Spring-Summer 1814 in mid-turn: Ft. Erie stormed over the river, Chippawa in three rounds, restored regiments, Yeo and Perry out; Italian')
t = s.t
pos(t, '1814a', ['79', '82', '77', '83', '89', '91'], ['75', '80', '86', '78', '81', '85'])
t.lay('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Buffalo', 'US')
t, us, br = s.begin()
v = VP(t)

s.play('BR Yeo')
br.play('75')
br.drag([t.find('Yeo')] + crew(t, 'Kingston', 'British'), 'Lake Ontario Control Box')
v.book(br)
br.discard('75')

s.play('US Ft. Erie')
us.play('79')
us.say('Brown, Scott resta')
A = 'us:9th us:11th us:21st us:22nd us:23rd us:25th'
go(us, 'Brown ' + A, 'Buffalo', 'Ft. Erie')
assert fight(t, 'US', 'Ft. Erie', A, '1/41st', '9th', '1/41st', (3, 5), 'Buffalo', route=True, amod=1, year=1814) == 'DR'
us.roll('2d6', 3, 5)
br.drag('1/41st', 'Chippawa')
v.book(us)
us.discard('79')

s.play('BR Riall')
br.play('80')
go(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston', 'Chippawa', how='step')
br.discard('80')

s.play('US Chippawa')
us.play('83')
us.say('22nd resta a Ft. Erie')
A = 'us:9th us:11th us:21st us:23rd us:25th'
D = '89th 1/41st 1/R._Scots'
go(us, 'Brown ' + A, 'Ft. Erie', 'Chippawa')
assert fight(t, 'US', 'Chippawa', A, D, '9th', '1/41st', (3, 4), 'Ft. Erie', amod=1, year=1814) == 'EX'
us.roll('2d6', 3, 4)
us.flip('us:9th')
br.flip('1/41st')
assert fight(t, 'US', 'Chippawa', A, D, '11th', '89th', (2, 4), 'Ft. Erie', amod=1, year=1814, rnd=2) == 'EX'
us.say('tira tu')
br.roll('2d6', 2, 4)
us.flip('us:11th')
br.flip('89th')
assert fight(t, 'US', 'Chippawa', A, D, '21st', '1/R._Scots', (6, 2), 'Ft. Erie', amod=1, year=1814, rnd=3) == 'DR'
us.roll('2d6', 6, 2)
br.say('9, via')
br.drag('Riall ' + D, 'Queenston')
v.book(us)
us.discard('83')

s.play('BR restores')
br.play('86')
assert more.supplied(t, 'British', 'Queenston')
br.flip('1/41st')
br.flip('89th')
br.discard('86')

s.play('US Perry')
us.play('77')
us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
us.discard('77')
v.ok()

s.play('BR Prince Regent')
br.play('78')
br.say('Prince Regent')
br.drag('Prince_Regent', 'Kingston')
br.discard('78')

s.play('US trattiene')
us.hold('91')

s.play('BR 81')
br.play('81')
go(br, 'Norfolk', 'Port Dover', "Brant's Ford", 'Burlington')
br.discard('81')

s.play('US Superior')
us.play('82')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jefferson', 'Oswego')
us.drag('Jefferson', 'Sackets Harbour')
us.say('scusa')
us.discard('82')
v.ok()
s.done()
