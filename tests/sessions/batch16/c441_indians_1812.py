"""Detroit falls to Brock and Tecumseh, Brock falls to a card, Tecumseh fights alone in the woods. Portuguese."""
from lay7 import burn, hands, more
from more import cf, holds, lay_arrivals, supplied, units
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Joana', br='Rui', what='Autumn 1812: card 9 in a battle, Death of Brock, Indians alone on raid, a forest battle of two rounds, restore, depot; Portuguese')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Brock', 'Ft. Malden', 'British')
t.lay('4th', 'Ft. Meigs', 'US')
t.lay('Michigan', 'Cleveland', 'US')
t.lay('2nd_Ohio', 'Upper Sandusky', 'US')
t.lay('4th', 'Upper Sandusky', 'US')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('0')
hands(t, ['Card 28', 'Card 16', 'Death of Brock', 'Card 3', 'Card 24'], ['Card 18', '#9 Brock and Tecumseh', 'Card 1', 'Card 31', 'Card 11', 'Card 25'])
burn(t, 'Card 6', 'Card 22')
t, us, br = s.begin()

s.play('US Harrison to Ft. Findlay')
us.say('boa noite. 28, o Harrison sobe')
us.play('28')
us.drag('17th', 'Ft. Findlay')
us.drag('19th', 'Ft. Findlay')
us.drag('1st_Kentucky', 'Ft. Findlay')
us.drag('Harrison', 'Ft. Findlay')
us.discard('28')

s.play('BR Brock at Detroit: 16 to 5+2, 2:1 +1, A to C +2, Brock +2, Hull +1, river -1: +5, with card 9 one more')
br.say('18. Brock, com o Tecumseh e todos')
br.play('18')
br.drag('Brock Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.drag('Brock Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
att, dfn = units(t, 'Detroit', 'British'), units(t, 'Detroit', 'US')
assert sum(cf(p, True) for p in att) == 16 and sorted(p.name for p in dfn) == ['1st Ohio', 'Detachment']
us.say('o Hull fica no forte. 1st Ohio a frente')
br.say('1/41 a frente, e a carta 9')
br.play('#9 Brock and Tecumseh')
assert supplied(t, 'British', 'Detroit', 'Sandwich') and odds(16, 7) == 1
assert crt(5 + 3 + 5, fort=True) == crt(5 + 3 + 6, fort=True) == 'DR-2'
br.roll('2d6', 5, 3)
us.flip('1st_Ohio')
us.drag('Detachment', 'US Eliminated')
us.drag('Hull 1st_Ohio', 'Frenchtown')
us.say('ai.')
br.discard('#9 Brock and Tecumseh')
br.vp('British 3')
br.discard('18')

s.play('US Death of Brock')
us.say('agora o meu evento: morte de Brock')
us.play('Death of Brock')
us.flip('Brock')
br.say('nao! ja? fica o Sheaffe')
us.discard('Death of Brock')

s.play('BR Tecumseh and the Indians alone at Frenchtown; Hull leaves before combat')
br.say('1, um ponto, Tecumseh')
br.play('1')
br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Frenchtown')
us.say('nao espero por eles')
us.drag('Hull 1st_Ohio', 'Ft. Meigs')
br.say('ok ficamos')
br.vp('British 4')
br.discard('1')
assert holds(t, 'British', 'Frenchtown') and cost('Detroit', 'Frenchtown') == 2

s.play('US Harrison at Frenchtown: 12 to 8, Indians in the forest -2, Harrison +1, Tecumseh -1')
us.say('16')
us.play('16')
assert cost('Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs', at='beside')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown', at='beside')
assert supplied(t, 'US', 'Frenchtown', 'Ft. Meigs')
us.say('17th a frente; o Tecumseh?')
br.say('Shawnee a frente')
assert odds(12, 8) == 0 and crt(5 + 4 - 2) == 'EX'
us.roll('2d6', 5, 4)
us.flip('17th')
br.flip('Shawnee')
us.say('segunda ronda: 8 contra 6, sem floresta. 19th')
br.say('Wyandot')
assert odds(8, 6) == 0 and crt(6 + 3 + 1 - 1) == 'DR'
us.roll('2d6', 6, 3)
br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
us.vp('British 3')
us.discard('16')

s.play('BR Norfolk')
br.play('31')
br.drag('Norfolk', 'Ft. Erie')
br.discard('31')

s.play('US restores the 17th')
assert supplied(t, 'US', 'Frenchtown') and holds(t, 'US', 'Frenchtown')
us.say('3, recupero o 17th')
us.play('3')
us.flip('17th')
us.discard('3')

s.play('BR depot at Ft. Malden')
br.say('11: deposito em Malden')
br.play('11')
br.put('British Supply Depot', 'Ft. Malden')
br.discard('11')
assert supplied(t, 'British', 'Ft. Malden')

s.play('US holds')
us.hold('24')

s.play('BR two go home')
br.say('25: Sheaffe? nao. Wyandot e Western para Malden')
br.play('25')
assert cost('Detroit', 'Sandwich', 'Ft. Malden') == 4
br.drag('Wyandot Western_Indians', 'Ft. Malden')
br.discard('25')
s.done()
