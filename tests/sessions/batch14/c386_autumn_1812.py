"""Summer-Autumn 1812 from its first minute, without a word: turn marker, arrivals, the deal, plays; two logs."""
from lay7 import hands, more
from more import naval_drm, muster
from ref import best, cost, naval
from session import Session

s = Session('dev-1812-faults', us='Kim', br='Lee', what='Summer-Autumn 1812 from the turn change on, no chat: arrivals, deal of 7, a fight for Lake Ontario; two logs')
t = s.t
hands(t, [], [])
t.lay_vp('0')
t, us, br = s.begin()

us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', groups=False)
U = ['Card 6', 'Card 16', 'Card 21', 'Card 24', 'Card 3', 'Card 28', 'Campaign']
B = ['Card 22', 'Card 18', 'Card 15', 'Card 11', 'Card 25', 'Heavy Rains', 'Card 31']
for a, b in zip(U, B):
    us.draw('1812 Deck', a)
    br.draw('1812 Deck', b)

s.play('US Dearborn')
us.play('6')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.march('Dearborn 9th 11th 21st 15th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.discard('6')

s.play('BR fleet')
br.play('22')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('22')

s.play('US Harrison')
us.play('28')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.discard('28')

s.play('BR Vincent')
br.play('18')
br.drag('Vincent 49th 10th_R.V.', 'Gananoque')
br.drag('Vincent 49th 10th_R.V.', 'Prescott')
br.discard('18')
s.cut()

s.play('US Chauncey')
us.play('16')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
a, d = t.pieces('Oneida Conquest Scourge Growler Pert'), t.pieces('Royal_George Earl_of_Moira Gloucester')
assert naval_drm(a, d, a[0], d[0]) == 1 and naval(3 + 1) == 'A1 D1 att'
us.roll('1d6', 3)
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.flip('Royal_George')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
us.vp('US 2')
us.discard('16')

s.play('BR Norfolk')
br.play('11')
br.drag('Norfolk', 'Ft. Erie')
br.discard('11')

s.play('US two regiments')
us.play('3')
us.drag('20th us:16th', 'Utica')
us.drag('20th us:16th', 'Rome')
us.discard('3')

s.play('BR holds')
br.hold('31')
s.done()
