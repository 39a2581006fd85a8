"""Two slips of spring 1812: the Lower Canada militia far from home, two enemies left in one town."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Kit', br='Lars', what='Spring 1812: LC Militia marches to Prescott; 1st NY and the Lincolns share Queenston, nobody fights')
t, us, br = s.begin()

s.play('US Dearborn')
us.say('Dearborn, 12')
us.play('12')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.discard('12')

s.play('BR Montreal')
br.say('10, two out of Montreal')
br.play('10')
br.drag('br:8th', 'Cornwall')
with s.fault('3.63', 'the LC Militia stands in Prescott, four spaces from Montreal, at the end of a play of its own (no battle, no retreat)'):
    br.drag('LC_Militia', 'Cornwall')
    br.drag('LC_Militia', 'Prescott')
    br.discard('10')

s.play('US Queenston')
us.say('32. over we go')
us.play('32')
with s.fault('10.1 9.3 9.41 9.45(3) 10.21 9.42', 'the 1st NY and the Lincoln Militia lie in Queenston when the play ends and the next cards are played: no dice, no retreat', also=('4.13', '4.14', '4.12')):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.say('your move')
    us.discard('32')

s.play('BR fleet')
br.play('2')
br.drag('Royal_George Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 49th')
br.say('8: 49th to York')
br.play('8')
br.drag('49th', 'Smiths Creek')
br.drag('49th', 'York')
br.discard('8')
s.done()
