"""In Spanish, 1814: a landing with a land leader aboard, a retreat before combat by water, a fleet action lost by the attacker, Perry lands at Port Dover."""
from ref import cost, crt, naval, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Lucia', br='Andres', what='Spring 1814 in Spanish, long-winded: frigates, Oswego taken by sea and left by sea, the box held, Port Dover')
lay_1814(s.t)
s.t.lay('Brock', 'Captured', 'British')
s.t.lay_hand('British', '96 75 74 86 88 89 90 91 92'.split())
s.t.lay_hand('US', '76 82 78 79 81 87 80 83 84'.split())
t, us, br = s.begin()
br.say('Buenas noches. Empiezo yo, que en 1814 siempre empieza el inglés (7.33, me lo sé de memoria)')

s.play('BR builds')
br.say('carta 96, 3 de astillero: la fragata Prince Regent en Kingston, que son 2, y el bergantín Linnet en Isle aux Noix, que es 1')
br.play('96')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('96')

s.play('US builds')
us.say('pues yo lo mismo: 76, Superior y Jones')
us.play('76')
us.drag('Superior Jones', 'Sackets Harbour')
us.discard('76')

s.play('BR Yeo and Drummond at Oswego')
br.say('carta 75 para Yeo. Se lleva a Drummond y tres regimientos, ¿adónde? Si adivinas te regalo un punto')
us.say('¿Sackets? ¿Niagara? ¿No será Oswego?')
br.say('Oswego. No te regalo nada')
br.play('75')
# 1 pick up, 1 to Oswego, 2 landing = 4 of 6; room: Royal George 1, Wolfe 1, Melville 1, Prince Regent 2; nobody controls the lake
br.drag('Yeo Royal_George Wolfe Melville Prince_Regent Drummond 104th 10th_R.V. 2/R._Marines', 'Oswego')
us.say('la milicia se queda')
# 4 + 3 + 3 = 10 against 3 + fort 1: 2:1 +1; B against C raised to B 0; landing -1; Drummond +1: 9 + 1 = 10
assert odds(10, 4) == 1 and crt(6 + 3 + 1 - 1 + 1, True) == 'DR'
br.roll('2d6', 6, 3)
us.drag('2nd_NY_Militia', 'Rome')
br.vp('US 2')
br.discard('75')

s.play('US Brown marches, the British sail off')
us.say('82, Brown con todos: 9, 11, 21, 23 y 25. Si te quedas te echo al agua; si te vas, también')
us.play('82')
assert cost('Sackets Harbour', 'Oswego') == 2
us.drag('Brown us:9th 11th 21st 23rd 25th', 'Oswego')
br.say('no me quedo. Retirada antes del combate, por agua, a Kingston: todos caben y el lago no es tuyo')
# 10.81, 10.82: no step lost by water, by land every space is American; three units on ships with room for five
br.drag('Yeo Drummond Royal_George Wolfe Melville Prince_Regent 104th 10th_R.V. 2/R._Marines', 'Kingston')
us.vp('US 4')
us.discard('82')

s.play('BR Mohawk')
br.say('74, un punto. Los Mohawk a Queenston')
br.play('74')
br.drag('br:Mohawk', 'Queenston')
br.discard('74')

s.play('US Chauncey')
us.say('78. Chauncey, seis barcos al lago')
us.play('78')
us.drag('Chauncey General_Pike Madison Superior Jones Oneida Sylph', 'Lake Ontario Control Box')
us.vp('US 6')
us.discard('78')

s.play('BR Yeo attacks the box')
br.say('86: Yeo contra los seis, con siete. Delante va el Prince Regent')
br.play('86')
br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
us.say('delante el Superior')
# 7 against 6: +1; A against A 0; frigates on both sides 0; Yeo +1, Chauncey 0: 1 + 2 = 3, one step each, the box stays
assert naval(1 + 2) == 'A1 D1 def'
br.roll('1d6', 1)
br.say('un uno. No comment, como dicen allí')
br.flip('Prince_Regent')
us.flip('Superior')
us.drag('Superior', 'Sackets Harbour')
br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Kingston')
br.discard('86')

s.play('US repairs Superior')
us.say('79: arreglo el Superior, 1 de los 2')
us.play('79')
us.flip('Superior')
us.discard('79')

s.play('BR repairs Prince Regent')
br.say('88: yo también arreglo')
br.play('88')
br.flip('Prince_Regent')
br.discard('88')

s.play('US holds')
us.say('guardo la 81, o la que sea, boca abajo')
us.hold('81')

s.play('BR 8th and R.N.R. to Ft. George')
br.say('89, dos unidades de York a Ft. George. ¿Que por qué? Porque sí')
br.play('89')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.drag('br:8th', 'Ft. George')
br.drag('R.N.R.', 'Ft. George')
br.discard('89')

s.play('US Perry at Port Dover')
us.say('87: Perry, el 26 a bordo del Lawrence, con el Niagara: a Port Dover')
us.play('87')
us.drag('Perry Lawrence Niagara 26th', 'Port Dover')    # 1 + 1 + 2 = 4
br.say('Norfolk espera en la playa')
# 3 against 2: 1:1; B against C +1; landing -1; Perry does not count ashore (8.5): 10
assert odds(3, 2) == 0 and crt(5 + 5 + 1 - 1) == 'DR'
us.roll('2d6', 5, 5)
br.drag('Norfolk', "Brant's Ford")
us.say('1 punto, van 7')
us.vp('US 7')
us.discard('87')
s.done()
