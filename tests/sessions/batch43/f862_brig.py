"""Greek, spring 1812: two regiments on one brig; the Lower Canada militia at Crysler's Farm."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Νίκος', br='Ελένη', what='Greek, spring 1812: the Hunter alone carries two regiments, LC Militia beyond Cornwall')
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 6th, 13th', 'US', '13', book=book):
    us.say('13, δύο μονάδες προς Utica')
    us.play('13')
    us.drag('us:6th us:13th', 'Utica')
    us.discard('13')

s.play('BR Hunter')
br.say('2, τρεις πόντοι: Hunter, 41st, Essex')
br.play('2')
assert best('Ft. Malden', 'Port Dover')[0] == 9
with s.fault('11.35', 'a brig carries one combat unit; the Hunter alone brings 1/41st and Essex to Port Dover (overland 9)', also=('11.32', '11.31', '9.1', '3.16')):
    br.drag('Hunter 1/41st Essex', 'Port Dover')
br.discard('2')

with act(s, 'US 3rd Ohio', 'US', '4', book=book):
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('4')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=book):
    br.play('8')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

with act(s, 'US Oneida', 'US', '30', book=book):
    us.say('η λίμνη δική μου')
    us.play('30')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('30')

s.play('BR LC Militia')
br.say('10, LC κάτω στο ποτάμι')
br.play('10')
br.drag('LC_Militia', 'Coteau du Lac')
br.drag('LC_Militia', 'Cornwall')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm") == 3
with s.fault('3.63', "the Lower Canada militia may not go further than two spaces from Montreal, no further west than Cornwall: Crysler's Farm"):
    br.drag('LC_Militia', "Crysler's Farm")
br.discard('10')

s.play('US holds')
us.say('κρατάω μία')
us.hold('27')
book.ok()
s.done()
