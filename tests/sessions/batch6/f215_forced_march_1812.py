"""Two languages at one table: Hull on a card too small for him; regiments that march eight points."""
from ref import cost, best
from session import Session

s = Session('dev-1812-faults', us='Ricardo', br='Yumi', what='spring 1812: Hull (3) and three regiments on a 2 card; 6th and 13th march 8 points behind Dearborn')
t, us, br = s.begin()

s.play('US 13: Hull')
us.say('carta 13, sale Hull')
us.play('13')
with s.fault('8.31(2) 3.31 3.32 8.31(3) 8.61', 'Hull needs a 3, card 13 is a 2; nor could two points move him and three regiments', 'card'):
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('13')

s.play('BR 17')
br.say('17です')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US 12: Dearborn')
us.say('12, Dearborn hasta Ogdensburg')
us.play('12')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome')
us.march('Dearborn us:6th us:13th', 'Sackets Harbour', 'Antwerp')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp') == 6
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('3.16 9.1 8.42', 'the 6th and the 13th spend 8 MP of 6'):
    us.drag('Dearborn us:6th us:13th', 'Ogdensburg')
us.discard('12')

s.play('BR 8: Brock')
br.say('8です。ブロック')
br.play('8')
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US 4')
us.say('4')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 2: ships')
br.say('2です')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 1')
br.discard('2')

s.play('US holds')
us.say('me guardo una')
us.hold('27')

s.play('BR 20')
br.say('20です')
br.play('20')
br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard('20')

s.play('US 30')
us.say('30')
us.play('30')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('30')

s.play('BR holds')
br.hold('10')
s.done()
