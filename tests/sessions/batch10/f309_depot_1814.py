"""A depot on the far bank; a landing on a lake that is not ours."""
from lay10 import *

s = start('1814a', us='Bruno', br='Celeste', what='Spring-Summer 1814 in mid-turn, French: US depot at Ft. Malden; landing at Smiths Creek while the British control the lake', vp='US 4')
t = s.t
ready(t, ['Card 77', 'Card 90', 'Card 83'], ['Card 88', 'Card 78', 'Card 91'], 1814, 13)
t, us, br = s.begin()
b = Book(t)

s.play('BR Yeo')
br.say('88 (2) Yeo, la flotte au lac')
br.play('88')
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('US 2')
b.ok()
br.discard('88')

s.play('US depot')
us.say('77: un depot a Malden, pour l\'hiver')
us.play('77')
with s.fault('13.52 8.31(6)', 'a US depot in British territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('77')

s.play('BR Riall')
br.say('78, Riall et le 1/RS a Chippawa')
br.play('78')
mv(br, 'Riall 1/R._Scots', 'Queenston', 'Chippawa')
br.discard('78')

s.play('US Chauncey')
us.say('90: Chauncey depose le 9e et le 11e a Smiths Creek')
us.play('90')
with s.fault('11.42 11.31 11.54', 'a landing while the enemy controls the lake'):
    us.drag('Chauncey General_Pike ship:Madison us:9th 11th', 'Smiths Creek')
br.say('derriere moi, joli')
us.discard('90')

s.play('BR York')
br.say('91: les R.N.R. restent... non, la milice de York a Burlington')
br.play('91')
mv(br, 'York_Militia', 'Burlington')
br.discard('91')

s.play('US holds')
us.say('je garde celle-ci')
us.hold('83')
s.done()
