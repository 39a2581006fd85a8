"""Spring 1814: Yeo and Drummond land at Oswego, Chauncey takes the lake, Brown attacks the cut-off garrison, which flees to Sodus and turns over late."""
from rough41 import *

s = table('1814a', 'Jake the Brown', 'Sir Yo', 'landing, lake battle, attack on an unsupplied fort, penalty retreat flipped by the enemy, much quoting of rules',
          ['75', '76', '74', '78', '79', '85'], ['83', '80', '77', '82', '81', '84'], 6)
t, us, br = s.begin()
b = Book(t)

s.play('BR Yeo to Oswego')
br.say('Yeo, 83. four ships, 104 10RV 2RM, Drummond comes as tourist (3.35)')
br.play('83')
fit(83, 'Yeo')
br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira', 'Oswego', how='beside')
br.drag('104th 10th_R.V. 2/R._Marines Drummond', 'Oswego', how='pieces', onto='Yeo')
us.say('11.55 -1. do I get the fort? yes B')
br.roll('2d6', 3, 6)
assert fight(t, '104th 10th_R.V. 2/R._Marines', '2nd_NY_Militia', 'Oswego', (3, 6), '104th', '2nd_NY_Militia', al=1, frm='Kingston', amphib=True) == 'DR'
br.say('10:4 +1, B=B, Drummond +1, boats -1. 9+1')
us.say('militia to Rome. cost you 2 to land, 1 to load, 1 to go, so 4')
us.drag('2nd_NY_Militia', 'Rome')
br.say('and 1 to sea = 5. fine')
br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira', 'Lake Ontario Control Box', how='pieces')
br.discard('83')
br.vp('US 2')
br.vp(b.due())

s.play('US Chauncey')
us.say('75. Everything out. Chauncey')
us.play('75')
fit(75, 'Chauncey')
us.drag('Chauncey General_Pike Madison us:Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box', at='beside')
us.roll('1d6', 2)
us.say('8 v 4 +2, Pike A on B +1, Yeo -1. =4')
assert sea(t, 'General_Pike Madison us:Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Wolfe Melville Royal_George Earl_of_Moira',
           'General_Pike', 'Wolfe', 2, dl=1) == 'A1 D1 att'
br.flip('Wolfe')
br.drag('Wolfe', 'Kingston')
br.drag('Melville Royal_George Earl_of_Moira Yeo', 'Kingston', how='pieces')
us.drag('General_Pike', 'Sackets Harbour')
us.flip('General_Pike')
us.vp(b.due())
us.discard('75')

s.play('BR Wolfe')
br.say('77 repair Wolfe')
br.play('77')
br.flip('Wolfe')
br.discard('77')

s.play('US Brown')
us.say('your three at Oswego have no line: lake is mine. halved. 11/2 = 6. Brown, six of the best, 24. "nobody expects"')
us.play('74')
fit(74, 'Brown')
us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd us:25th', 'Oswego', at=off(t, 'Oswego', 22, 12))
us.roll('2d6', 5, 2)
assert fight(t, 'us:9th us:11th us:21st us:22nd us:23rd us:25th', '104th 10th_R.V. 2/R._Marines', 'Oswego', (5, 2), 'us:9th', '104th',
             al=1, dl=1, frm='Sackets Harbour', dfed=False) == 'DR'
br.say('Drummond -1?')
us.say('counted. +3 +1 -1 = 3. 10')
br.say('Sodus then. no ships, Rome has your militia. all over')
br.drag('104th 2/R._Marines', 'Sodus')
br.drag('10th_R.V. Drummond', 'Sodus')
us.flip('10th_R.V. 104th')
us.flip('2/R._Marines')
us.discard('74')
us.vp(b.due())
br.say('I hold Sodus ha. 1')
b.ok()
s.done()
