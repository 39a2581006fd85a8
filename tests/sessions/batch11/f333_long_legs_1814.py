"""A beaten regiment runs two spaces; a third card is laid by. Short Spanish."""
from kit11 import *

s = Session('dev-1812-faults', us='Pepa', br='Luis', what='Spring 1814: DR-1 at Chippawa and the 89th goes to Ft. George; the US hold a third card')
t = s.t
lay_14(t)
t.lay('Brown us:9th 11th 22nd 25th 21st NY_Volunteers_1814', 'Ft. Erie', 'US')
t.lay('1/41st', 'Queenston', 'British')
t.lay_vp('US 6')
hands(t, ['Card 77', 'Card 79', 'Card 81', 'Card 83'], ['Card 75', 'Card 78', 'Card 74', 'Card 80'])
held(t, t.us, 'Card 85')
burn_to(t, 1814, 9)
base = towns(t)
t, us, br = s.begin()

s.play('BR Yeo')
br.say('75: 104 y Frontenac a York')
br.play('75')
go(br, '104th Frontenac', 'Kingston', 'Smiths Creek', 'York')
br.discard('75')

s.play('US Brown')
us.say('77, Brown a Chippawa con cinco')
us.play('77')
five = 'us:9th 11th 22nd 25th 21st'
us.drag('Brown ' + five, 'Chippawa', at='beside')
br.say('resisto')
assert supplied(t, 'US', 'Chippawa', 'Ft. Erie') and odds(20, 4) == 4 and crt(6 + 4 + 1) == 'DR-1'
us.roll('2d6', 2, 4)
us.say('5:1 +4, Brown +1: 11')
br.flip('89th')
with s.fault('10.71 10.51(DR-1) 10.51(DR) 9.42', 'the 89th, driven from Chippawa, goes to Ft. George, which is two spaces away (not linked with Chippawa); a retreat is one space', 'path|link'):
    br.drag('89th', 'Ft. George')
us.vp('US 7')
us.discard('77')
assert towns(t) - base == 1

s.play('BR Riall')
br.say('78, Riall a Stoney Creek con los escoceses')
br.play('78')
go(br, 'Riall 1/R._Scots', 'Ft. George', 'Stoney Creek')
br.discard('78')

s.play('US holds a second')
us.say('guardo')
us.hold('81')

s.play('BR Norfolk')
br.play('74')
br.say('74, los Norfolk')
go(br, 'Norfolk', 'Port Dover', "Brant's Ford")
br.discard('74')

s.play('US holds a third')
us.say('guardo otra')
with s.fault('7.34', 'a third card of the same hand is put face down into the Held Cards box, two lie there already'):
    us.hold('83')

s.play('BR holds')
br.hold('80')
s.done()
