"""One of the two moves the pieces of both: Mackinac falls to fur traders and a schooner."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Wim', br='Isa', what='Spring 1812, the US player moves all pieces: Mackinac landing, surrender, a march, a hold')
t, us, br = s.begin()
br.say('my mouse drags nothing but cards today, can you move for me')
us.say('sure, tell me')

s.play('US 13th')
us.play('13')
us.drag('us:13th us:6th', 'Whitehall')
us.discard('13')

s.play('BR Mackinac')
br.say('2: Nancy, the detachment and the traders to Mackinaw')
br.play('2')
us.drag('Nancy Det._10th_R.V. Northwest_Co.', 'Ft. Mackinaw')
us.say('3 against 1 and the fort. roll?')
br.say('yes please')
us.roll('2d6', 5, 6)
assert rnd(3, 2, (5, 6), -1, +1, fort=True) == 'DR-1'
us.say('either way nowhere to go. dead')
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
us.vp('British 2')
br.discard('2')

s.play('US 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('4')

s.play('BR Brock')
br.say('Brock and RNR to Ft George, 8')
br.play('8')
us.drag('leader:Brock_/_Sheaffe R.N.R.', 'Ft. George')
br.discard('8')
br.say('mouse lives again! thanks')

s.play('US holds')
us.hold('30')

s.play('BR 49th')
br.play('17')
br.drag('49th', 'Smiths Creek')
br.drag('49th', 'York')
br.discard('17')
s.done()
