"""Indians take ship, and the Lower Canada militia goes to war in New York."""
from ref import best, cost
from session import Session

s = Session('dev-1812-faults', us='Ines', br='Rolf', what='Spring 1812: Shawnee carried by the Queen Charlotte; LC Militia at Champlain NY')
t, us, br = s.begin()

s.play('US Dearborn')
us.say('32, Dearborn to Utica')
us.play('32')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.discard('32')

s.play('BR Queen Charlotte and the Shawnee')
br.say('2! the Shawnee take a cruise')
br.play('2')
assert best('Ft. Malden', 'Port Dover')[0] > 6
with s.fault('11.33 3.7 9.47 9.1 9.2 3.16', 'the Shawnee go from Ft. Malden to Port Dover in one play, with the Queen Charlotte: by ship they may not, on foot it is more than 6'):
    br.drag('Queen_Charlotte Shawnee', 'Port Dover')
br.discard('2')
us.say('nice weather for it')

s.play('US 3rd Ohio')
us.play('4')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.discard('4')

s.play('BR LC Militia')
br.say('10. Lower Canada men on the march')
br.play('10')
assert cost('Montreal', 'La Prairie', 'Lacolle', 'Champlain NY') == 6
with s.fault('3.63', 'the LC Militia stands at Champlain NY, in US territory and three spaces from Montreal'):
    br.march('LC_Militia', 'La Prairie', 'Lacolle', 'Champlain NY')
br.vp('British 1')
br.discard('10')

s.play('US 1st NY')
us.play('13')
us.march('1st_NY_Militia', 'Ft. Schlosser', 'Buffalo')
us.discard('13')

s.play('BR Norfolk')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')
s.done()
