"""No word said: three cards held out of one hand; the Lower Canada militia on a long walk."""
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='A', br='B', what='Spring 1812 in silence: LC Militia at Crysler\'s Farm, three spaces from Montreal; a third card held')
t, us, br = s.begin()

s.play('US holds')
us.hold('27')

s.play('BR fleet')
br.play('2')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US holds again')
us.hold('30')

s.play('BR Lower Canada militia')
br.play('17')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm") == 3
br.drag('LC_Militia', 'Coteau du Lac')
br.drag('LC_Militia', 'Cornwall')
with s.fault('3.63', 'three spaces from Montreal', 'path|link'):
    br.drag('LC_Militia', "Crysler's Farm")
br.discard('17')

s.play('US Dearborn')
us.play('32')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.discard('32')

s.play('BR Brock')
br.play('8')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US holds a third')
with s.fault('7.34 7.32', 'a third card held out of the same hand', 'cards|held'):
    us.hold('19')

s.play('BR Procter')
br.play('5')
br.march('Procter 1/41st', 'Sandwich')
br.discard('5')

s.play('US 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR holds')
br.hold('10')

s.play('US Oneida')
us.play('13')
us.drag('Oneida', 'Oswego')
us.discard('13')
s.done()
