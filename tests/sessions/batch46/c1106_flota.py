"""Autumn 1813, a Spanish table: Yeo beats Chauncey; the losses are laid late and by the other hand, the points come in parts."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Remedios', br='Iker', what='1813b, Spanish: naval battle on Ontario, US losses turned late by the British hand, VP in two parts in different plays, a wrong number put right')
t = s.t
lay(t, '1813b')
t.lay('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
hands(t, ['47', '44', '52', '53'], ['43', '50', '51', '48'])
burn(t, 'Contrary Winds')
burn_to(t, 1813, 24)
assert pile(t, 1813) == 24
t, us, br = s.begin()
b = Book(t)

s.play('US 13th')
us.say('44, un punto: la 13th de Ft. Niagara a Lewiston')
us.play('44')
us.drag('us:13th', 'Lewiston')
us.discard('44')

s.play('BR Yeo attacks')
br.say('43 (2): Yeo sale con cinco al lago')
br.play('43')
fit('43', 'Yeo')
fleet = 'Royal_George Wolfe Melville Earl_of_Moira Beresford'
assert sea(t, fleet, 'Madison us:Oneida Conquest Scourge', 'Royal_George', 'Madison', 3, al=1) == 'A1 D2 att'
br.drag('Yeo ' + fleet, 'Lake Ontario Control Box')
us.say('Madison al frente')
br.say('Royal George. Yeo +1, un barco mas +1')
br.roll('1d6', 3)
br.say('5: uno mio, dos tuyos, el lago es mio')
us.drag('Chauncey Madison ship:Oneida Conquest Scourge', 'Sackets Harbour')
br.vp('British 4')
br.drag('Royal_George', 'Kingston')
br.discard('43')
br.flip('Royal_George')

s.play('US 52')
us.say('52 (3)... espera, mis bajas!')
br.say('ya las pongo yo')
br.flip('Madison')
br.flip('ship:Oneida')
br.say('y eran cuatro puntos, no dos: perdiste 2 y gano 2')
br.vp('British 6')
b.ok()
us.say('ay. bueno, 52 para tres de Albany a Rome')
us.play('52')
go('Albany', 'Utica', 'Rome')
us.drag('us:29th 30th 31st', 'Rome')
us.discard('52')

s.play('BR repairs')
br.say('51, NBV 1: reparo la Royal George en Kingston')
br.play('51')
br.flip('Royal_George')
br.discard('51')
br.vp('British 5')

s.play('US holds')
us.say('por que 5? sigue en 6')
br.vp('British 6')
br.say('el raton, perdona')
us.hold('47')
b.ok()

s.play('BR holds')
br.hold('50')
s.done()
