"""Spring 1813 on the Niagara: Ft. George falls in two rounds, Stoney Creek holds."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Kirsty', br='Donal', what='Spring 1813 in mid-turn: fort assault EX then DR, restore, pursuit thrown back, troops closed up')
t = s.t
more.lay_1813(t)
t.lay('Dearborn us:6th us:15th us:16th', 'Ft. Niagara', 'US')
hands(t, ['Card 46', 'Card 52', 'Card 53', 'Card 41'], ['Card 47', 'Card 45', 'Card 48', 'Card 51'])
burn_to(t, 1813, 8)
peaceful(t)
t, us, br = s.begin()

s.play('US Ft. George')
us.play('46')
us.drag('us:18th', 'Ft. George')
us.drag('us:13th', 'Ft. George')
us.drag('us:6th us:15th us:16th Dearborn', 'Ft. George')
us.say('20 of the best')
br.say('9+2. I stay, 8th leads')
assert force(t, 'us:18th us:13th us:6th us:15th us:16th') == 20 and force(t, 'br:8th br:49th', side='British') + 2 == 11
assert supplied(t, 'US', 'Ft. George', 'Ft. Niagara') and supplied(t, 'British', 'Ft. George')
us.say('6th leads')
us.roll('2d6', 6, 4)
assert rnd(20, 11, (6, 4), -1, -1, fort=True) == 'EX'
us.flip('us:6th')
br.flip('br:8th')
us.say('again, 13th')
us.roll('2d6', 5, 6)
assert rnd(16, 9, (5, 6), -1, fort=True) == 'DR'
br.say("that's me out. Stoney Creek")
br.drag('Vincent br:8th br:49th', 'Stoney Creek')
us.vp('US 1')
us.say('3 for the fort so from Br 2 to US 1')
us.discard('46')

s.play('BR restore')
br.say('8th back up')
br.play('47')
br.flip('br:8th')
br.discard('47')

s.play('US pursuit')
us.say('52. on to Stoney Creek. 18th and 6th mind the shop')
us.play('52')
us.drag('Dearborn us:13th us:15th us:16th', 'Stoney Creek')
assert supplied(t, 'US', 'Stoney Creek', 'Ft. George') and force(t, 'br:8th br:49th', side='British') == 9
br.say('bring it')
us.roll('2d6', 6, 2)
assert rnd(12, 9, (6, 2), -1, -1) == 'AR'
us.say('A class, redcoats in the open... 6. back')
us.drag('Dearborn us:13th us:15th us:16th', 'Ft. George')
us.discard('52')

s.play('BR York garrison')
br.play('45')
br.drag('R.N.R. York_Militia', 'Burlington')
br.discard('45')

s.play('US Buffalo')
us.play('53')
us.each('14th 12th', 'Ft. Schlosser')
us.each('14th 12th', 'Lewiston')
us.discard('53')

s.play('BR Kingston')
br.say('48, 104th and the Scots along the lake, Smiths Creek York: 4')
br.play('48')
assert cost('Kingston', 'Smiths Creek', 'York') == 4
br.drag('104th 1/R._Scots', 'Smiths Creek')
br.drag('104th 1/R._Scots', 'York')
br.discard('48')

s.play('US one more')
us.play('41')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('41')
s.done()
