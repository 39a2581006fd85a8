"""Spring 1814: the damaged General Pike stays on the lake; then a brig carries a regiment over a lake the enemy holds."""
from rough41 import *

s = table('1814a', 'Ike C.', 'Lucas', 'damaged ship stays in the box; lake transport under enemy control',
          ['75', '76', '74', '78', '79', '85'], ['83', '80', '77', '82', '81', '84'], 6)
t, us, br = s.begin()
b = Book(t)

s.play('BR Yeo')
br.say('83 Yeo, 4 ships, out')
br.play('83')
br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira', 'Lake Ontario Control Box', how='pieces')
br.vp(b.due())
br.discard('83')

s.play('US Chauncey')
us.roll('1d6', 2)
us.say('that is my die, now the card: 75, Chauncey with all eight')
us.play('75')
S = 'General_Pike Madison us:Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
us.drag('Chauncey ' + S, 'Lake Ontario Control Box', at='beside')
assert sea(t, S, 'Wolfe Melville Royal_George Earl_of_Moira', 'General_Pike', 'Wolfe', 2, dl=1) == 'A1 D1 att'
br.say('4. I lose. Wolfe is holed')
br.flip('Wolfe')
br.drag('Wolfe Melville Royal_George Earl_of_Moira Yeo', 'Kingston', how='pieces')
us.flip('General_Pike')
with s.fault('12.52 12.42 12.51', 'the damaged General Pike must leave the box, it stays', 'crt'):
    us.vp(b.due())
    us.say('pumps manned!')
    us.discard('75')

s.play('BR Melville')
br.say('80: Melville with the 104th to York. one for the ship, one for the men')
br.play('80')
with s.fault('11.31 11.42', 'the US controls Lake Ontario: no lake transport'):
    br.drag('Melville 104th', 'York', how='pieces')
br.discard('80')

s.play('US Izard')
us.say('74 as a 1. Vermont to Highgate. maybe')
us.play('74')
us.drag('Vermont_Militia', 'Highgate')
us.discard('74')
s.done()
