"""Spring 1812: militia that walks eight points in two drags; two regiments on a card of one."""
from rough41 import *

s = table('1812a', 'Rufus', 'Dot', 'a walk of 8 MP hidden in a correction; two units on a 1 card',
          ['32', '12', '27', '13', '4', '19', '30'], ['5', '2', '17', '8', '10', '20', 'Declaration of War'], 0)
t, us, br = s.begin()

s.play('US Dearborn')
us.say('12. Dearborn alone by himself rides to Plattsburgh and looks at the lake. not with the regiments!')
us.play('12')
us.drag('Dearborn', 'Whitehall')
us.drag('Dearborn', 'Plattsburg')
assert best('Albany', 'Plattsburg')[0] <= 10
us.discard('12')

s.play('BR Upper Canada militia')
br.say('17 for one. UC militia to Kingston')
br.play('17')
br.drag('Upper_Canada_Militia', 'Prescott')
br.drag('Upper_Canada_Militia', 'Kingston', at=off(t, 'Kingston', 15, -20))
us.say('Brock wants them no?')
assert cost('Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', 'Smiths Creek', 'York') == 8
with s.fault('9.1 3.16 9.2', 'Cornwall to York costs 8, a unit has 6', 'path'):
    br.drag('Upper_Canada_Militia', 'York')
br.say('he does. to York then')
br.discard('17')

s.play('US two regiments')
us.say('4')
us.play('4', reveal=False)
us.drag('us:6th', 'Utica')
with s.fault('8.31(3) 8.61', 'card 4 is a 1, two units are moved without a leader', 'opv'):
    us.drag('us:13th', 'Utica')
us.say('6th and 13th to Utica, that is only 1 mile each :)')
us.reveal('4')
us.discard('4')

s.play('BR fleet')
br.say('2, three ships')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', how='pieces')
br.vp('British 2')
br.discard('2')
s.done()
