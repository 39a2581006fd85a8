"""A depot on the wrong bank of the river; a militia brought up to strength."""
from lay7 import hands, more
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Lorna', br='Hector', what='Summer-Autumn 1812: York Militia restored with a card; US depot at Sandwich')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay('4th 1st_Ohio', 'Sandwich', 'US')
t.lay_face('York_Militia', side='British')
t.lay_turn('Summer-Autumn 1812')
hands(t, ['Card 32', 'Card 12', 'Card 27', 'Card 13', 'Card 4', 'Card 19', 'Card 30'], ['Card 5', 'Card 2', 'Card 17', 'Card 8', 'Card 10', 'Card 20', 'Card 18'])
t.lay_vp('US 1')
t, us, br = s.begin()
us.say('US +1 for Sandwich. 7 cards each')

s.play('US Harrison')
us.say('#32 (3): Harrison, 17th, 19th to the Rapids')
us.play('32')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.drag('Harrison 17th 19th', 'Ft. Findlay')
us.drag('Harrison 17th 19th', 'Ft. Meigs')
us.discard('32')

s.play('BR restores')
br.say('#5 (2): restore the York men')
br.play('5')
with s.fault('8.31(5) 3.11 8.31', 'the York Militia are class C militia and cannot be restored', 'class|kind'):
    br.flip('York_Militia')
br.discard('5')

s.play('US depot')
us.say('#13 (2): supply depot, for the winter')
us.play('13')
with s.fault('13.52 13.51 8.31(6)', 'a depot in Sandwich, which is British territory', 'territory'):
    us.put('US Supply Depot', 'Sandwich')
us.discard('13')

s.play('BR Erie')
br.say('#8 (2): Queen Charlotte, Hunter')
br.play('8')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.vp('British 1')
br.discard('8')

s.play('US 18th')
us.say('#4 (1)')
us.play('4')
us.drag('18th', 'Lewiston')
us.discard('4')

s.play('BR Norfolk')
br.say('#17 (1)')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.say('hold 1')
us.hold('27')

s.play('BR holds')
br.say('hold 1')
br.hold('10')
s.done()
