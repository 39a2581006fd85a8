"""Spring 1812, no word is written: the LC Militia goes to Prescott, the 3rd Ohio marches to Detroit in one go."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Jana', br='Petr', what='Spring 1812 without chat: LC Militia at Prescott; 3rd Ohio eight points to Detroit')
t, us, br = s.begin()
k = Book(t)

s.play('US Dearborn')
us.play('32')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('32')

s.play('BR LC Militia')
br.play('17', reveal=False)
with s.fault('3.63', 'the LC Militia lies at Prescott at the end of a play with no retreat, four spaces from Montreal, beyond Cornwall'):
    br.march('LC_Militia', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.reveal('17')
br.discard('17')

s.play('US Hull')
us.play('12')
us.drag('4th 1st_Ohio Hull', 'Sandwich')
us.vp('US 1')
us.discard('12')
k.ok()

s.play('BR ships')
br.play('2')
br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 1')
br.discard('2')
k.ok()

s.play('US 3rd Ohio')
us.play('4')
assert best('Ft. MacArthur', 'Detroit')[0] == 8
with s.fault('3.16 9.1 9.2', 'the 3rd Ohio goes from Ft. MacArthur to Detroit in one play; the cheapest way costs 8, a unit has 6', 'path|link'):
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Detroit')
us.discard('4')

s.play('BR Brock')
br.play('8')
br.march('Brock York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('8')

s.play('US holds')
us.hold('27')
s.play('BR holds')
br.hold('10')
s.done()
