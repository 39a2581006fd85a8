"""A damaged brig keeps the box, and Tecumseh's warriors are made up to strength again."""
from kit11 import *

s = Session('dev-1812-faults', us='Hal', br='Jo', what='Summer 1813: after the fight on Lake Erie the flipped Niagara stays in the box; the Shawnee are restored with a card')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
t.lay('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box', 'British')
t.lay('Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Erie PA', 'US')
t.lay_face('Shawnee', side='British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 5')
hands(t, ['Card 49', 'Card 44', 'Card 50'], ['Card 45', 'Card 47', 'Card 48'])
burn_to(t, 1813, 26)
t, us, br = s.begin()
us.say('whose go')
br.say('yours')

s.play('US Perry')
us.say('49, we have met the enemy')
us.play('49')
fl, en = 'Lawrence ship:Niagara Ariel Scorpion Porcupine Tigress', 'Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'
us.drag('Perry ' + fl, 'Lake Erie Control Box', how='beside')
f, e = t.pieces(fl, us), t.pieces(en, br)
assert naval_drm(f, e, f[1], e[0], 1, 0) == 3 and naval(2 + 3) == 'A1 D2 att'
us.roll('1d6', 2)
br.say('5. two of mine')
br.flip('Queen_Charlotte')
br.flip('Hunter')
br.drag('Barclay ' + en, 'Ft. Malden')
with s.fault('12.42 12.52 12.51', 'the Niagara is flipped after the battle and still lies in the Lake Erie box when the play is over'):
    us.flip('ship:Niagara')
    us.vp('British 1')
    us.discard('49')

s.play('BR Shawnee')
br.say('45 as 2, I restore the Shawnee')
br.play('45')
with s.fault('8.31(5) 3.7(3)', 'the reduced Shawnee are turned to their full side in a non-winter play; Indians cannot be restored', 'needs the words: "restore"'):
    br.flip('Shawnee')
    br.discard('45')

s.play('US holds')
us.hold('44')
us.say('one away')

s.play('BR 2/41st')
br.say('48, the 2/41st and the 89th to Montreal')
br.play('48')
go(br, '2/41st 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
br.discard('48')

s.play('US 5th and 12th')
us.say('50, two from Buffalo to Lewiston')
us.play('50')
go(us, 'us:5th 12th', 'Buffalo', 'Ft. Schlosser', 'Lewiston')
us.discard('50')
s.done()
