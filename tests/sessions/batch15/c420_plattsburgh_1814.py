"""Autumn 1814 on Champlain, Danish-English: Downie fails, the Saratoga is mended and must run, Prevost takes Plattsburg in two rounds."""
from lay15 import *
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Mette', br='Søren', what='Autumn 1814: lake battle A2 D1 def, repair, battle for Plattsburg in two rounds (EX, DR-1), ship flees the lost port, depot, '
            'New Orleans held, Izard rides ahead of his men')
t = s.t
lay_1813(t)
lay_1814(t)
lay_arr(t, '1814a', '1814b')
no_markers(t)
t.lay('Sheaffe', 'Captured', 'British')
t.lay('br:3rd_(Buffs) br:27th 39th 58th 76th 81st 88th Prevost', 'Lacolle', 'British')
t.lay('Izard us:13th us:15th 29th', 'Ticonderoga', 'US')
t.lay('Macdonough Saratoga Eagle ship:Ticonderoga Preble', 'Lake Champlain Control Box', 'US')
t.lay('Confiance Linnet', 'Isle aux Noix', 'British')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 6')
hands(t, ['Card 91', 'Card 78', 'Card 88', 'Battle of New Orleans', 'Card 100'], ['Card 86', 'Card 95', 'Card 82', 'Card 89', 'Card 99'])
burn_to(t, 1814, 26)
t, us, br = s.begin()

s.play('BR Prevost to Champlain')
br.say('86, Prevost går mod syd')
br.play('86')
br.drag('Prevost br:3rd_(Buffs) br:27th 39th 58th 76th 81st 88th', 'Champlain NY')
assert holds(t, 'British', 'Champlain NY')
br.vp('US 5')
br.discard('86')

s.play('US Izard to the west')
us.say('91. only Macomb counts here, Izard alone out of the way')
us.play('91')
assert cost('Ticonderoga', 'Whitehall', 'Albany', 'Utica', 'Rome', 'Sackets Harbour') == 7
us.drag('Izard', 'Albany')
us.drag('Izard', 'Sackets Harbour')
us.discard('91')

s.play('BR Downie: 4 to 4, B to A -1, Macdonough -1, frigate +1')
br.play('95')
br.say('Downie ud på søen, flag højt')
br.drag('Downie Confiance Linnet Finch Chubb', 'Lake Champlain Control Box')
a, d = t.pieces('Confiance Linnet Finch Chubb'), t.pieces('Saratoga Eagle ship:Ticonderoga Preble')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == -1 and naval(3 - 1) == 'A2 D1 def'
br.roll('1d6', 3)
us.say('2. two of yours, one of mine, you run')
br.flip('Confiance Linnet')
br.drag('Confiance Linnet Finch Chubb Downie', 'Isle aux Noix')
us.flip('Saratoga')
us.drag('Saratoga', 'Plattsburg')
br.discard('95')
br.say('øv')

s.play('US mends the Saratoga')
us.play('78')
us.flip('Saratoga')
us.say('Saratoga ok again (1 of 2)')
us.discard('78')

s.play('BR Prevost at Plattsburg')
br.play('82')
br.say('82 Prevost, seks regimenter, 27th bliver')
br.drag('Prevost br:3rd_(Buffs) 39th 58th 76th 81st 88th', 'Plattsburg')
us.say('we stand')
A, D = 'br:3rd_(Buffs) 39th 58th 76th 81st 88th', 'us:6th 30th 31st'
assert supplied(t, 'British', 'Plattsburg', 'Champlain NY')
assert strength(t, A, br, True) == 24 and strength(t, D, us) == 10 and odds(24, 10) == 1
br.say('Buffs A in front')
us.say('6th. that is +1 +1 and -1 Macomb')
assert crt(4 + 3 + 1) == 'EX'
br.roll('1d6', 4)
br.say('forkert knap')
br.roll('2d6', 4, 3)
br.flip('br:3rd_(Buffs)')
us.flip('us:6th')
us.say('again. 30th leads')
br.say('39th A')
assert strength(t, A, br, True) == 20 and strength(t, D, us) == 8 and odds(20, 8) == 1 and crt(6 + 4 + 1) == 'DR-1'
br.roll('2d6', 6, 4)
us.flip('30th')
us.drag('Macomb us:6th 30th 31st', 'Ticonderoga')
us.drag('Saratoga', 'Vergennes')
us.drag('President Montgomery', 'Vergennes')
br.vp('US 1')
br.discard('82')

s.play('US holds New Orleans')
us.say('this one I keep for winter')
us.hold('Battle of New Orleans')

s.play('BR depot')
br.say('89: depot i Lacolle')
br.play('89')
assert supplied(t, 'British', 'Lacolle')
br.put('British Supply Depot', 'Lacolle')
br.discard('89')

s.play('US two from Ticonderoga')
us.play('88')
us.drag('us:13th', 'Whitehall')
us.say('hm no. stay, the 6th mends instead?? no, one thing only. move')
us.drag('29th', 'Whitehall')
us.discard('88')

s.play('BR two regiments home')
br.play('99')
br.drag('81st 88th', 'Champlain NY')
br.discard('99')
us.say('gg, færdig for i dag')
s.done()
