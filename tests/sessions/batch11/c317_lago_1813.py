"""Lake Erie twice in Summer 1813, in Spanish, with hardly a word: Barclay wins the box, both repair, Perry wins it back."""
from kit11 import *

s = Session('dev-1812-faults', us='Nieves', br='Tomas', what='Summer 1813 in mid-turn: two naval battles on Lake Erie with step losses and whole fleets going home, repairs and builds between them')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
t.lay('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box', 'US')
t.lay('ship:Detroit', 'Ft. Malden', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 1')
hands(t, ['Card 53', 'Card 49', 'Card 44', 'Card 50'], ['Card 45', 'Card 54', 'Card 47', 'Card 48'])
burn_to(t, 1813, 24)
t, us, br = s.begin()

s.play('BR Barclay')
br.play('45')
br.say('45, Barclay sale con todo')
fl = 'Queen_Charlotte Lady_Prevost Hunter ship:Detroit ship:Chippawa Little_Belt'
br.drag('Barclay ' + fl, 'Lake Erie Control Box', how='beside')
f, e = t.pieces(fl, br), t.pieces('Lawrence ship:Niagara Ariel Scorpion', us)
d = next(p for p in f if p.name == 'Detroit')
assert naval_drm(f, e, d, e[0], 0, 1) == -1 and naval(5 - 1) == 'A1 D1 att'
br.say('6 a 4 +1, B contra A -1, Perry -1')
br.roll('1d6', 5)
br.flip('ship:Detroit')
br.drag('ship:Detroit', 'Ft. Malden')
us.flip('Lawrence')
us.say('me voy a Erie')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
br.vp('British 3')
br.discard('45')

s.play('US yard')
us.play('53')
us.say('53: Lawrence reparado, Porcupine y Tigress')
us.flip('Lawrence')
us.drag('Porcupine Tigress', 'Erie PA')
us.discard('53')

s.play('BR repair')
br.play('54')
br.flip('ship:Detroit')
br.discard('54')

s.play('US Perry')
us.play('49', reveal=False)
us.roll('1d6', 2)
us.say('Perry, 6 contra 5, A contra B, +1 Perry: +3, da 5')
fl = 'Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress'
us.drag('Perry ' + fl, 'Lake Erie Control Box', how='beside')
f, e = t.pieces(fl, us), t.pieces('Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', br)
assert naval_drm(f, e, f[1], e[0], 1, 0) == 3 and naval(5) == 'A1 D2 att'
us.reveal('49')
br.say('ay')
br.flip('Queen_Charlotte')
br.flip('Hunter')
br.drag('Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
br.drag('Barclay', 'Ft. Malden')
us.flip('ship:Niagara')
us.drag('ship:Niagara', 'Erie PA')
us.discard('49')
us.vp('US 1')

s.play('BR repairs one')
br.play('47')
br.say('47: Queen Charlotte')
br.flip('Queen_Charlotte')
br.discard('47')

s.play('US repair')
us.play('44')
us.flip('ship:Niagara')
us.discard('44')
s.done()
