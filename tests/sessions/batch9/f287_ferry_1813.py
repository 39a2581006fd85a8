"""By mail, Spanish: a ferry under the guns of Yeo, and a fleet that winters on the lake."""
from lay9 import Game, hands, burn_to, pos1813b
from more import excess

s = Game('dev-1812-faults', us='Ines', br='Tomas', what='end of Summer-Autumn 1813 and winter: transport on a lake the enemy controls; the fleet is not brought home')
t = s.t
pos1813b(t)
hands(t, ['Card 50', 'Card 44'], ['Card 53', 'Card 47'])
burn_to(t, 1813, 27)
t.lay('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', 'British')
t.lay('De_Meuron 1/R._Marines', 'Montreal', 'British')
t.lay('us:6th 15th', 'Utica', 'US')
t.lay_vp('British 5')
t, us, br = s.open()
s.even()

s.play('BR 2nd Marines')
br.say('47, un punto: los 2 Marines a Sorel')
br.play('47')
s.go(br, '2/R._Marines', 'Quebec City', 'Trois-Rivieres', 'Sorel')
br.discard('47')

s.play('US ferry')
us.say('50, Chauncey: la Madison y la Oneida llevan el 9th y el 21st a Oswego')
us.play('50')
with s.fault('11.31 11.42', 'transport on Lake Ontario while British ships hold its box', 'lake|control'):
    us.drag('Chauncey Madison Oneida us:9th 21st', 'Oswego')
us.discard('50')

s.play('BR last')
br.say('mi ultima, 53. Riall a Trois-Rivieres con el 70th')
br.play('53')
s.go(br, 'Riall 70th', 'Quebec City', 'Trois-Rivieres')
br.discard('53')

s.play('US last')
us.say('44: la caballeria de Albany, paseito a Utica... no, mejor a Whitehall')
us.drop_discard('44')
s.go(us, 'US_Dragoons', 'Albany', 'Whitehall')

s.play('turn')
br.say('pues ya esta. invierno')
with s.fault('7.4(1) 11.22', 'the turn goes on to winter with Wolfe, Royal George and Melville still in the box', 'ship|phase'):
    br.turn('Winter 1813-14')

s.play('winter')
assert excess(t) == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, excess(t)
us.say('frio, frio')
us.flip('2nd_Kentucky')
br.flip('Shawnee')
br.say('listo. feliz navidad')
s.done()
