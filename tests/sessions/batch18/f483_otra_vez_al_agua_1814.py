"""Two faults: a ship that was struck puts out again unmended; a regiment is shipped over a lake that the enemy holds. Spanish; the fleet is dragged ship by ship."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Chema', br='Lourdes', what='Autumn 1814: the damaged Oneida sails into the box with the fleet; the 104th by ship from Kingston to Ft. George under Chauncey\'s guns')
t = s.t
autumn_1814(t)
t.lay_face('Oneida', side='US')
t.lay_vp(label(position(t)))
hands(t, ['Card 98', 'Card 93', 'Card 101', 'Card 89', 'Card 81'], ['Card 99', 'Card 105', 'Card 97', 'Card 92', 'Card 84'])
burn(t, 'Campaign@1814')
burn_to(t, 1814, 26)
t, us, br = s.begin()
book = Book(t)

with act(s, 'BR 97: Norfolk', 'British', '97', book=book):
    br.say('97, Norfolk al bosque')
    br.play('97')
    br.drag('Norfolk', "Brant's Ford")
    br.discard('97')

s.play('US 98: Chauncey out')
us.say('98: Chauncey y la flota')
us.play('98')
for k in ('Chauncey', 'General_Pike', 'Madison', 'Sylph'):
    us.drag(k, 'Lake Ontario Control Box')
with s.fault('12.42', 'the Oneida, on her reduced side, enters the Lake Ontario Control Box'):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.vp(book.due())
br.say('que mala cara trae esa Oneida')
us.discard('98')

s.play('BR 105: the 104th by ship')
assert best('Kingston', 'Ft. George')[0] > 6
br.play('105')
br.say('105: Earl of Moira lleva al 104 a Ft. George')
with s.fault('11.31 11.42 11.3', 'the Earl of Moira carries the 104th from Kingston to Ft. George; the US fleet is in the box'):
    br.drag('104th', 'Ft. George')
    br.drag('Earl_of_Moira', 'Ft. George')
br.discard('105')

with act(s, 'US 93: Izard', 'US', '93', 'Izard', book=book):
    us.play('93')
    us.drag('29th 30th Izard', 'Ticonderoga')
    us.discard('93')

with act(s, 'BR 99: Riall', 'British', '99', 'Riall', book=book):
    br.play('99')
    br.drag('1/R._Scots Riall', 'Queenston')
    br.discard('99')

with act(s, 'US 101: Seneca', 'US', '101', book=book):
    us.play('101')
    us.drag('Seneca', 'Batavia')
    us.say('paseo')
    us.discard('101')

with act(s, 'BR 92: Prevost', 'British', '92', 'Prevost', book=book):
    br.play('92')
    br.drag(['br:6th', '82nd', 'br:9th', 'Prevost'], 'Trois-Rivieres')
    br.drag(['br:6th', '82nd', 'br:9th', 'Prevost'], 'Montreal')
    br.discard('92')

with act(s, 'US 89: to Rome', 'US', '89', book=book):
    us.play('89')
    way('Albany', 'Utica', 'Rome')
    us.drag('34th 45th', 'Utica')
    us.drag('34th 45th', 'Rome')
    us.discard('89')

s.play('holds')
br.hold('84')
us.hold('81')
br.say('hasta manana')
book.ok()
s.done()
