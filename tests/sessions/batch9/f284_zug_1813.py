"""On the train, German: the damaged Lawrence stays out on the lake; a British depot on American ground."""
from lay9 import Game, hands, burn_to, pos1813b
from more import naval_drm
from ref import naval

s = Game('dev-1812-faults', us='Uwe', br='Heike', what='Summer-Autumn 1813 in mid-turn: a damaged winner stays in the box; a depot at Detroit')
t = s.t
pos1813b(t)
hands(t, ['Card 44', 'Card 43', 'Card 49'], ['Card 45', 'Card 47', 'Card 48'])
burn_to(t, 1813, 24)
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay_vp('British 5')
t, us, br = s.open()
s.even()

s.play('US Perry')
us.say('44, Perry kostet nur 1. Lawrence, Niagara, Ariel, Scorpion raus')
us.play('44')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
fl, en = t.pieces('Lawrence ship:Niagara Ariel Scorpion'), t.pieces('Queen_Charlotte Hunter Lady_Prevost')
assert naval_drm(fl, en, fl[0], en[0], att_mod=1) == 3 and naval(1 + 3) == 'A1 D1 att'
us.roll('1d6', 1)
br.say('1 plus 3 ist 4. jeder einen')
br.flip('Queen_Charlotte')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
with s.fault('12.52 12.42', 'the damaged Lawrence stays in the Lake Erie box after the battle', 'naval|CRT|result'):
    us.flip('Lawrence')
    us.say('und ich bleib draussen')
s.mark(us, 'British 1')
us.discard('44')

s.play('BR depot')
br.say('47. ich leg ein Depot nach Detroit, fuer den Winter')
br.play('47')
with s.fault('13.52 8.31(6)', 'a British depot at Detroit, which is US territory', 'territory|supply'):
    br.put('British Supply Depot', 'Detroit')
br.discard('47')

s.play('US Brown')
us.say('43, Brown mit 6th und 9th nach Oswego')
us.play('43')
s.go(us, 'Brown us:6th us:9th', 'Sackets Harbour', 'Oswego')
us.discard('43')

s.play('BR Vincent')
br.say('48 Vincent, 8th, nach Queenston. Naechster Halt Hanau')
br.play('48')
s.go(br, 'Vincent br:8th', 'Ft. George', 'Queenston')
br.discard('48')
s.even()
s.done()
