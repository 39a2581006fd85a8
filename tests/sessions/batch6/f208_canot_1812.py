"""French table: the Lower Canada militia walks past Cornwall; the Shawnee take ship."""
from own6 import ready
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Hélène', br='Marc', what='spring 1812 in French: LC Militia three spaces from Montreal; Queen Charlotte carries the Shawnee to Port Dover')
t, us, br = s.begin()

s.play('US 32')
us.say('32, Dearborn')
us.play('32')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome')
us.discard('32')

s.play('BR 17: LC Militia')
br.say('17, la milice du Bas-Canada')
br.play('17')
br.march('LC_Militia', 'Coteau du Lac', 'Cornwall')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm") == 3
with s.fault('3.63', 'the LC Militia goes on to Crysler\'s Farm, three spaces from Montreal and west of Cornwall'):
    br.drag('LC_Militia', "Crysler's Farm")
br.discard('17')

s.play('US 12: Hull')
us.say('12, Hull passe la rivière')
us.play('12')
us.each('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('12')

s.play('BR 8')
br.say('8, deux navires')
br.play('8')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('British 1')
br.discard('8')

s.play('US 4')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 5: the Shawnee at sea')
br.say('5, deux points : la Queen Charlotte et les Shawnee')
br.play('5')
with s.fault('11.33 3.7', 'the Queen Charlotte carries the Shawnee (Indians) from Ft. Malden to Port Dover'):
    br.drag('Queen_Charlotte Shawnee', 'Port Dover')
br.discard('5')

s.play('US holds')
us.say('je garde')
us.hold('27')

s.play('BR 2: Prevost')
br.say('2')
br.play('2')
br.march('Prevost 100th', 'Trois-Rivieres', 'Montreal')
br.discard('2')

s.play('US 13')
us.say('13')
us.play('13')
us.drag('us:6th us:13th', 'Oswego')
us.discard('13')

s.play('BR holds')
br.hold('10')
s.done()
