"""Six battalions under a one-star general, and a damaged brig sent onto the lake."""
from lay10 import *

s = start('1812b', us='Marta', br='Ugo', what='Summer-Autumn 1812 in mid-turn: van Rensselaer leads 6 units (limit 5); the damaged Oneida enters the box', vp='0')
t = s.t
t.lay('us:6th us:13th us:9th 11th 12th', 'Lewiston', 'US')
t.lay_face('Oneida')
ready(t, ['Card 12', 'Card 30', 'Card 13'], ['Card 8', 'Card 10', 'Card 21'], 1812, 20)
t, us, br = s.begin()
b = Book(t)

s.play('US van Rensselaer')
us.say('12 da 3: van Rensselaer a Queenston con tutti')
us.play('12')
go = 'us:6th us:13th us:9th 11th 12th 1st_NY_Militia'
with s.fault('3.33 8.41 8.31(2)', 'a one-star general moves six units'):
    us.drag('Van_Rensselaer ' + go, 'Queenston')
m = drm(t, 'US', 'Queenston', go, 'Lincoln', 'us:6th', 'Lincoln', route=True)
assert m == 4 and res(m, 4, 3) == 'DR-1'
br.say('quanti siete...')
us.roll('2d6', 4, 3)
br.flip('Lincoln')
br.drag('Lincoln', 'Chippawa')
us.vp('US 2')
b.ok()
us.discard('12')

s.play('BR Brock')
br.say('8 (2) Brock e i suoi a Ft. George')
br.play('8')
mv(br, 'Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', how='direct')
br.discard('8')

s.play('US Chauncey')
us.say('30: Chauncey sul lago')
us.play('30')
with s.fault('12.42', 'the flipped Oneida goes into the control box'):
    us.drag('Chauncey Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.vp('US 4')
b.ok()
us.discard('30')

s.play('BR 8th')
br.say('10: 8th e Fencibles a Coteau')
br.play('10')
mv(br, 'br:8th Canadian_Fencibles', 'Coteau du Lac')
br.discard('10')

s.play('US holds')
us.say('questa la tengo')
us.hold('13')
s.done()
