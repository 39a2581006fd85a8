"""Spring 1812, two Finns who say next to nothing: marches, a depot, the lake, Brock over the river."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Aino', br='Veikko', what='Spring 1812: Finnish, few words; depot, Ontario, Hull at Sandwich, Brock takes Lewiston')
t, us, br = s.begin()
k = Book(t)

s.play('US 6th, 13th')
us.say('moi')
us.play('30', reveal=False)
walk(us, 'us:6th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
walk(us, 'us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', step=False)
us.reveal('30')
us.discard('30')

s.play('BR Brock')
br.play('8')
walk(br, 'Brock York_Militia R.N.R.', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.say('hm')
br.drag('Brock York_Militia R.N.R.', 'Queenston')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.discard('8')

s.play('US depot')
us.drop_discard('27')
us.put('US Supply Depot', 'Plattsburg')
us.say('varikko')

s.play('BR ships')
br.play('2')
br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.discard('2')
br.vp('British 2')
k.ok()

s.play('US 3rd Ohio')
us.play('4')
walk(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.discard('4')

s.play('BR Prevost alone')
br.play('17')
walk(br, 'Prevost', 'Quebec City', 'Trois-Rivieres', 'Montreal', cap=10)
br.discard('17')

s.play('US Hull')
us.play('12')
assert opv(12) >= 3
walk(us, 'Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit', 'Sandwich')
us.vp(k.due())
us.discard('12')
k.ok()

s.play('BR Brock to Lewiston')
br.play('5')
br.drag('Brock York_Militia R.N.R. Lincoln', 'Lewiston')
us.say('pysyn')
br.roll('2d6', 5, 1)
assert fight(t, 'York_Militia R.N.R. Lincoln', '1st_NY_Militia', 'Lewiston', 6, 'R.N.R.', '1st NY Militia', al=1, route=True) == 'DR'
us.drag('Van_Rensselaer 1st_NY_Militia', 'Batavia')
br.vp(k.due())
br.discard('5')
k.ok()

s.play('US holds')
us.hold('19')
s.play('BR holds')
br.hold('10')
br.say('kahvi?')
us.say('joo')
s.done()
