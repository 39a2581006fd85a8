"""The last plays of 1814, Spanish: a lake changes hands twice, Ghent with a card left, New Orleans out of the box."""
from lay7 import burn_to, hands, held, more, start1814
from more import naval_drm, supplied
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='Rafa', br='Ines', what='Summer-Autumn 1814 resumed near its end: naval battle on Champlain, Ghent (-1), New Orleans held (+2), the last count')
start1814.lay_1814(s.t)
t = s.t
t.lay(['Brock'], 'Captured', 'British')
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_turn('Summer-Autumn 1814')
hands(t, ['Card 86', 'Card 84', 'Card 85'], ['Card 76', 'Card 83', 'Card 81', 'Treaty of Ghent'])
held(t, t.us, 'Battle of New Orleans')
burn_to(t, 1814, 27)
t.lay_vp('US 5')      # Ft. Malden 3, Lake Erie 2
assert more.holds(t, 'US', 'Ft. Malden')
t, us, br = s.begin()

s.play('BR Champlain')
br.say('seguimos. 76: Chubb y Finch salen al lago, 2 puntos')
br.play('76')
br.drag('Chubb Finch', 'Lake Champlain Control Box')
br.vp('US 3')
br.discard('76')

s.play('US battle')
us.say('86 con 3: salgo yo tambien')
us.play('86')
us.drag('President Preble Montgomery', 'Lake Champlain Control Box')
fl, en = t.pieces('President Preble Montgomery'), t.pieces('Chubb Finch')
assert naval_drm(fl, en, fl[0], en[0]) == 0 and naval(4) == 'A1 D1 att'
us.say('3 contra 2 +1, C contra B -1')
us.roll('1d6', 4)
br.flip('Chubb')
br.drag('Chubb Finch', 'Isle aux Noix')
us.flip('President')
us.drag('President', 'Plattsburg')
us.say('2 que pierdes y 2 que gano')
us.vp('US 7')
us.discard('86')

s.play('BR Drummond')
br.say('83: Drummond y el 104 a Prescott')
br.play('83')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('Drummond 104th', 'Prescott')
br.discard('83')

s.play('US 26th')
us.say('84, uno: el 26 a Buffalo')
us.play('84')
us.drag('26th', 'Buffalo')
us.discard('84')

s.play('BR Ghent')
br.say('se acabo la guerra: Tratado de Gante')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 1
br.say('me queda una carta en la mano, -1')
br.vp('US 8')
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('momento! Nueva Orleans, guardada desde la primavera :)')
us.play('Battle of New Orleans')
us.vp('US 10')
us.discard('Battle of New Orleans')

s.play('the last count')
assert supplied(t, 'US', 'Ft. Malden') and supplied(t, 'US', 'Plattsburg') and supplied(t, 'US', 'Erie PA')
us.say('Malden 3 en suministro por el lago, Erie 2, Champlain 2')
br.say('Nueva Orleans 2 y mi carta 1: diez. victoria marginal')
us.say('buena partida')
s.done()
