"""Spanish, the card always last: a regiment is ferried over a lake the enemy controls; a frigate of 1814 is built in 1813."""
from session import Session
from kit120 import lay_1813, lay_arrivals

s = Session('dev-1812-faults', us='Blanca', br='Hugo', what='Spring 1813 in Spanish, card last: lake transport under US control, Prince Regent built a year early')
lay_1813(s.t)
lay_arrivals(s.t, '1813a')
s.t.lay_hand('US', ['45', '48', '44', '51', '47', '46', '52', '53'])
s.t.lay_hand('British', ['50', '49', '54', '43', '55', '57', '42', '60'])
t, us, br = s.begin()

s.play('US Chauncey')
us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
us.drag('Conquest Scourge', 'Lake Ontario Control Box')
us.say('el Ontario sigue siendo mío. ah, la carta, 45')
us.play('45')
us.discard('45')

s.play('BR the 104th by water')
with s.fault('11.31 11.42 11.3 11.32', 'lake transport Kingston - York while US ships control Lake Ontario'):
    br.drag('Royal_George 104th', 'York')
    br.say('el 104 a York en el Royal George. no me has visto')
br.play('50')
br.discard('50')

s.play('US builds')
us.drag('Lady_of_the_Lake', 'Sackets Harbour')
us.drag('Asp', 'Sackets Harbour')
us.say('dos goletas, 1 de 2')
us.drop_discard('48')

s.play('BR builds')
with s.fault('15.14 3.23 15.12', 'Prince Regent belongs to 1814', 'turn|earliest'):
    br.drag('Prince_Regent', 'Kingston')
    br.say('una fragata, por si acaso. 2 de astillero')
br.drop_discard('49')

s.play('US 18th')
us.drag('18th', 'Lewiston')
us.play('44')
us.discard('44')

s.play('BR Nancy')
br.drag('Nancy', 'Lake Huron Control Box')
br.say('el Huron ya era mío, sin puntos')
br.drop_discard('54')

s.play('US holds')
us.hold('47')
us.say('me la guardo')

s.play('BR Barclay')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.say('y el Erie también, tampoco hay puntos. ¿te duele?')
br.play('43')
br.discard('43')
s.done()
