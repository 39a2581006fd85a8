"""Half silent, in Spanish: an army too big to be met pushes the Lincolns from space to space and comes back; Brock holds the fort."""
from more import supplied, holds
from own6 import autumn, cfs
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Álvaro', br='Pilar', what='autumn 1812: two mandatory retreats at 9:1 in one march, garrisons dropped, Ft. George beats off an attack')
t = s.t
autumn(t, ['3', '7', '11', '15', '16', '22', '14'], ['6', '18', '21', '23', '25', '28', '24'])
seven = 'us:6th us:13th 14th 15th us:16th 21st 23rd'
t.lay('Dearborn ' + seven, 'Lewiston', 'US')
t, us, br = s.begin()

s.play('US 16: Dearborn over the river')
us.play('16')
assert cfs(t, seven, True) == 28 and cfs(t, 'Lincoln') == 3
us.drag('Dearborn ' + seven, 'Queenston')
us.say('28 a 3, nueve a uno')
br.drag('Lincoln', 'Chippawa')
us.vp('US 2')
us.drag('Dearborn ' + seven, 'Chippawa')
us.say('y otra vez')
br.drag('Lincoln', 'Beaverdams')
us.drag('Dearborn us:6th us:13th 14th 15th us:16th', 'Queenston')
assert cost('Lewiston', 'Queenston', 'Chippawa', 'Queenston') == 5
us.vp('US 3')
us.discard('16')

s.play('BR 6: Brock')
br.play('6')
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('6')

s.play('US 15: Chauncey')
us.play('15')
us.drag('Chauncey Oneida Growler Pert', 'Lake Ontario Control Box')
us.vp('US 5')
us.discard('15')

s.play('BR 28: Vincent')
br.play('28')
br.drag('Vincent 49th 10th_R.V.', 'Smiths Creek')
br.drag('Vincent 49th 10th_R.V.', 'York')
br.discard('28')

s.play('US 22: Ft. George')
us.play('22')
assert supplied(t, 'US', 'Queenston') and supplied(t, 'British', 'Ft. George')
us.drag('Dearborn us:13th 14th 15th us:16th', 'Ft. George')
br.say('aquí no pasa nadie. RNR')
a, d = cfs(t, 'us:13th 14th 15th us:16th', True), cfs(t, 'R.N.R. York_Militia')
assert (a, d) == (16, 5) and odds(a, d + 2) == 1 and crt(8 + 1 - 1 - 2, True) == 'AR'
assert holds(t, 'US', 'Queenston')
us.say('manda el 13, el 6 guarda Queenston')
us.roll('2d6', 5, 3)
us.say('6... atrás')
us.drag('Dearborn us:13th 14th 15th us:16th', 'Queenston')
us.discard('22')

s.play('BR 18')
br.play('18')
br.drag('Lincoln', 'Stoney Creek')
br.discard('18')

s.play('US 7')
us.play('7')
us.drag('18th', 'Lewiston')
us.discard('7')

s.play('BR holds')
br.hold('21')

s.play('US holds')
us.hold('11')
s.done()
