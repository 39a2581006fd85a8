"""Spring 1814: Scott over the river at Fort Erie, Riall throws him back in two rounds; pieces put down at a wrong bank and put right in the next play."""
from rough41 import *

s = table('1814a', 'Winnie S.', 'Phineas', 'wrong bank put right a play later, exchange, second round, opponent rolls, negations and odds talk',
          ['74', '76', '75', '78', '79', '85'], ['82', '77', '80', '81', '83', '84'], 6)
t, us, br = s.begin()
b = Book(t)

s.play('BR 19th Dragoons')
br.say('77, one. the horses go to Ft George. not to Queenston, not yet')
br.play('77')
br.drag('19th_Dragoons', 'Ft. George')
br.discard('77')

s.play('US Scott')
us.say('74. Scott goes for Erie. 6 on 6, river -1, he is +2, my Seneca is B and you are A. nothing in the end')
us.play('74')
fit(74, 'Scott')
us.drag('NY_Volunteers_1814 Seneca Scott', 'Ft. Erie', how='beside')
assert fight(t, 'NY_Volunteers_1814 Seneca', '1/41st', 'Ft. Erie', (6, 4), 'Seneca', '1/41st', al=2, frm='Buffalo', route=True) == 'DR'
br.roll('2d6', 6, 4)
br.say('I should not roll for you')
br.drag('1/41st', 'Ft. Schlosser')
us.say('DR it is')
us.vp('US 6')
us.discard('74')

s.play('BR Riall')
br.say('whoops, the 41st went over the river, I meant Chippawa not Schlosser')
us.say('yes yes')
br.drag('1/41st', 'Chippawa')
br.play('80')
fit(80, 'Riall')
br.say('80 Riall, takes the RS, picks up 89 and 41, down to Erie')
go('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
br.drag('Riall 1/R._Scots', 'Chippawa')
br.drag('Riall 1/R._Scots 89th 1/41st', 'Ft. Erie', how='beside')
us.say('I do not run')
br.roll('2d6', 4, 4)
assert fight(t, '1/R._Scots 89th 1/41st', 'NY_Volunteers_1814 Seneca', 'Ft. Erie', (4, 4), '1/41st', 'NY_Volunteers_1814', dl=2, frm='Chippawa') == 'EX'
br.say('13:7.. 14:7, +1. 41st leads, +1. Scott -2. 8!')
us.say('NY in front. flip flip')
br.flip('NY_Volunteers_1814')
us.flip('1/41st')
br.say('again. 89th in front, Seneca? 9 on 5 is one to one')
us.roll('2d6', 6, 6)
assert fight(t, '1/R._Scots 89th 1/41st', 'NY_Volunteers_1814 Seneca', 'Ft. Erie', (6, 6), '89th', 'Seneca', dl=2, frm='Chippawa', first=False) == 'DR'
us.say('12 - 2 = 10, I go home')
us.drag('Seneca', 'Buffalo')
us.drag('Scott', 'Buffalo')
us.drag('NY_Volunteers_1814', 'Buffalo', at=off(t, 'Buffalo', 20, 10))
br.vp(b.due())
br.discard('80')

s.play('US puts away')
us.hold('76')
us.say('one in the box. 4:1 you hold two as well')
b.ok()
s.done()
