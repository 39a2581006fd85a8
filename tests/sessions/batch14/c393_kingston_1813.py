"""Two forts hold: Dearborn beaten off at Kingston, the answer at Sackets beaten off too; both log at their own client."""
from lay7 import burn_to, hands, more
from more import lay_1813, supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Rick', br='Nell', what='Spring 1813 in mid-turn: AR against the fort of Kingston by a 9, a failed landing at Sackets goes home by water; two logs')
t = s.t
lay_1813(t)
hands(t, ['Card 46', 'Card 52', 'Card 44'], ['Card 48', 'Card 45', 'Card 57'])
burn_to(t, 1813, 10)
t, us, br = s.begin()

s.play('US Dearborn at Kingston: 23 to 17, B to B, river -1; 9 is AR against a fort')
us.say('#46 (3) Dearborn. everything but the rifles')
us.play('46')
assert cost('Sackets Harbour', 'Cape Vincent', 'Kingston') == 5
us.drag('Dearborn us:6th 15th us:16th us:9th us:21st 2nd_NY_Militia', 'Cape Vincent')
us.drag('Dearborn us:6th 15th us:16th us:9th us:21st 2nd_NY_Militia', 'Kingston')
assert supplied(t, 'US', 'Kingston', 'Cape Vincent')
assert odds(23, 17) == 0 and crt(10 - 1, fort=True) == 'AR'
us.say('regulars lead')
br.say('Royal Scots. B too')
us.roll('2d6', 5, 5)
us.say('YES')
br.say('minus 1 = 9, and this is a fort. shoo')
us.say('argh!!')
us.drag('Dearborn us:6th 15th us:16th us:9th us:21st 2nd_NY_Militia', 'Cape Vincent')
us.discard('46')
s.cut()

s.play('BR Rottenburg at Sackets: 12 to 4, 3:1 +2, landing -1, B to A -1, Pike -1')
br.say('my log from here. 48 for 2, Rottenburg goes to see who is home')
br.play('48')
br.drag('Rottenburg 1/R._Scots 104th 10th_R.V. Royal_George Wolfe Melville', 'Sackets Harbour')
us.say('the rifles are home. and Pike')
assert odds(12, 4) == 2 and crt(7 + 2 - 1 - 1 - 1, fort=True) == 'AR'
br.roll('2d6', 3, 4)
br.say('net -1, six. back to the boats')
br.drag('Rottenburg 1/R._Scots 104th 10th_R.V. Royal_George Wolfe Melville', 'Kingston')
br.discard('48')
us.say('we are even then')

s.play('US Dearborn home')
us.play('52')
us.say('52, home again, all of us')
us.drag('Dearborn us:6th 15th us:16th us:9th us:21st 2nd_NY_Militia', 'Sackets Harbour')
us.discard('52')

s.play('BR holds')
br.hold('57')
s.done()
