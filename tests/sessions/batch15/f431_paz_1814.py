"""Autumn 1814: a brig from the meadows of St-Jean, and a war that does not know it is over."""
from lay15 import *
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Ramón', br='Elvira', what='Autumn 1814, Spanish: Linnet built at St-Jean, no naval base; a card played for a move after the Treaty of Ghent')
t = s.t
lay_1813(t)
lay_1814(t)
lay_arr(t, '1814a', '1814b')
no_markers(t)
t.lay('Sheaffe', 'Captured', 'British')
t.lay('Brown us:9th us:11th 21st 22nd', 'Buffalo', 'US')
t.lay('1/41st', 'Chippawa', 'British')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 4')
hands(t, ['Card 77', 'Card 88', 'Treaty of Ghent', 'Card 91', 'Card 104'], ['Card 83', 'Card 95', 'Card 85', 'Card 97'])
burn(t, 'Campaign@1814', 'Bladensburg')
burn_to(t, 1814, 27)
t, us, br = s.begin()

s.play('BR yard')
br.say('83, astillero: el Linnet')
br.play('83')
with s.fault('15.31 15.13 15.12', 'the Linnet is put on St-Jean, which is no naval base'):
    br.drag('Linnet', 'St-Jean')
br.discard('83')

s.play('US Brown; the fort is empty')
us.say('77. Brown cruza, el fuerte Erie está vacío')
us.play('77')
us.drag('Brown us:9th us:11th 21st 22nd', 'Ft. Erie')
us.vp('US 6')
us.discard('77')

s.play('BR Drummond')
br.play('95')
br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
br.drag('Drummond 104th 10th_R.V.', 'Prescott')
br.discard('95')

s.play('US Chauncey')
us.say('la flota, 2 puntos')
us.play('88')
us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
us.vp('US 8')
us.discard('88')

s.play('BR 85')
br.play('85')
br.drag('Glengarry 103rd', 'York')
br.discard('85')

s.play('US Ghent')
us.say('paz! Gante. me quedan dos cartas, menos 2')
us.play('Treaty of Ghent')
assert len(t.hand('US')) == 2
us.vp('US 6')
us.discard('Treaty of Ghent')

s.play('BR plays on')
br.say('pero yo aún tengo una: 97, Caughnawaga')
with s.fault('4.22 4.21 4.23', 'the Treaty of Ghent has ended the game; the British play card 97 and move the Caughnawaga'):
    br.play('97')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('97')
us.say('bueno, da igual')
s.done()
