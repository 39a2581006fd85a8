"""Spring 1813: a damaged brig goes out with the fleet; two units from the two ends of Canada on one card without a leader."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Bartos', br='Zdena', what='damaged Oneida into the Ontario box; the 70th and the Norfolk Militia moved by one card; Czech, two logs')
t = s.t
lay(t, '1813a')
t.lay_face('Oneida', True, 'US')
hands(t, ['40', '42', '44', '45', '48', '50', '52', '58'], ['38', '39', '41', '43', '47', '53', '55', '57'])
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('US Chauncey')
us.say('42, tri body: Chauncey na jezero')
fit('42', 'Chauncey')
us.play('42')
us.drag('Chauncey Madison Conquest Scourge Pert', 'Lake Ontario Control Box')
with s.fault('12.42', 'a damaged ship may not enter a lake control box: Oneida'):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.discard('42')
us.say('2 uz mam')

s.play('BR yard')
br.say('47: Brock v Yorku')
br.play('47')
br.drag('ship:Brock', 'York')
br.discard('47')

s.play('US withdraws Oneida, holds')
us.say('Oneida domu, zdarma, a jednu si necham')
us.drag('Oneida', 'Sackets Harbour')
us.hold('44')
s.cut()

s.play('BR two ends')
br.say('43 za dva: 70. do Trois-Rivieres a Norfolk do Chippawa')
assert opv('43') == 2
br.play('43')
br.drag('70th', 'Trois-Rivieres')
with s.fault('8.61 8.31', 'without a leader a card moves units of one space only: the 70th from Quebec, Norfolk from Ft. Erie'):
    br.drag('Norfolk', 'Chippawa')
br.discard('43')

s.play('US repairs')
us.say('40, dva: Oneida opravena, Lady of the Lake a Raven postaveny')
assert opv('40') == 2
us.play('40')
us.flip('Oneida')
us.drag('Lady_of_the_Lake Raven', 'Sackets Harbour')
us.discard('40')

s.play('BR Procter')
br.say('38, Procter k Detroitu s 41.')
fit('38', 'Procter')
br.play('38')
br.march('Procter 1/41st', 'Sandwich', 'Detroit')
br.discard('38')

s.play('US Scott')
us.say('45, Scott do Ticonderogy')
fit('45', 'Scott')
us.play('45')
us.march('Scott us:23rd us:29th', 'Whitehall', 'Ticonderoga')
us.discard('45')
b.ok()
s.done()
