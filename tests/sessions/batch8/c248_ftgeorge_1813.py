"""Chauncey lands Pike at Fort George, contrary winds, a landing beaten off at Kingston's door."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Ruben', br='Finn', what='Spring-Summer 1813 in mid-turn: landing at Ft. George, Contrary Winds against Chauncey, a second landing thrown back by water, a depot')
t = s.t
pos(t, '1813a', ['49', '43', '58', '46', '45', '41'], ['62', 'Contrary Winds@1813', '50', '48', '66', '37'])
t, us, br = s.begin()
v = VP(t)

s.play('US landing')
us.say('Chauncey, Pike rides along. Ft George')
us.play('49')
SH = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
A = 'us:6th us:15th us:16th us:21st'
lift(t, SH, A)
us.drag('Chauncey Pike ' + A + ' ' + SH, 'Ft. George')
D = 'br:8th 49th'
assert fight(t, 'US', 'Ft. George', A, D, '6th', '8th', (5, 6), None, amph=True, amod=1, year=1813) == 'DR'
us.roll('2d6', 5, 6)
br.drag('Vincent br:8th 49th', 'Stoney Creek')
v.book(us)
us.discard('49')

s.play('BR Vincent')
br.play('62')
br.say('no fight, Burlington')
go(br, 'Vincent br:8th 49th', 'Stoney Creek', 'Burlington')
br.discard('62')

s.play('US Chauncey out, winds')
us.play('43')
us.say('Chauncey back out to the lake')
br.play('Contrary Winds')
br.say('no you dont')
br.discard('Contrary Winds')
us.discard('43')

s.play('BR depot')
br.play('48')
br.say('depot Burlington')
assert more.supplied(t, 'British', 'Burlington')
br.put('British Supply Depot', 'Burlington')
br.discard('48')

s.play('US second landing')
us.play('45')
us.say('ships and 6th, 15th to Burlington. Chauncey')
L = 'us:6th us:15th'
lift(t, 'Madison Oneida', L)
us.drag('Chauncey Madison Oneida ' + L, 'Burlington')
br.say('stay')
r = fight(t, 'US', 'Burlington', L, D, '15th', '49th', (6, 5), None, amph=True, year=1813)
assert r == 'AR', r
us.say('15th leads')
us.roll('2d6', 6, 5)
us.say('-2 -1 -1 -1, 6')
us.drag('Chauncey Madison Oneida ' + L, 'Sackets Harbour')
us.discard('45')

s.play('BR Rottenburg')
br.play('66')
go(br, 'Rottenburg 104th 1/R._Scots', 'Kingston', 'Smiths Creek', 'York')
br.discard('66')

s.play('US hold')
us.hold('41')

s.play('BR hold')
br.hold('37')
v.ok()
s.done()
