"""Two players who do not write: winter 1813-14 with attrition, repairs and a depot, arrivals, a deal, yards, Lake Champlain won and lost, held cards."""
from more import excess, lake_of, muster, naval_drm, set_aside, supplied
from ref import naval
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='A.', br='B.', what='Winter 1813-14 and Spring 1814 without one word: attrition in three towns, repairs, depot, deal, restores, builds, a battle on Lake Champlain')
t = s.t
lay_1814(t)
set_aside(t, 'Treaty of Ghent')
t.lay_face('Wolfe', True, 'British')
t.lay_face('ship:Oneida', True, 'US')
t.lay_marker('British Supply Depot', 'Chippawa')
t.lay_turn('Summer-Autumn 1813')
t, us, br = s.begin()

s.play('winter')
br.turn('Winter 1813-14')
assert excess(t) == {('Burlington', 'British'): 1, ('Sackets Harbour', 'US'): 2, ('Plattsburg', 'US'): 2}
br.flip('103rd')
us.flip('us:9th')
us.flip('11th')
us.flip('30th 31st')
assert not excess(t)
br.flip('Wolfe')
us.flip('ship:Oneida')
br.delete([p for p in t.at('Chippawa') if 'Depot' in p.name])

s.play('spring: arrivals one by one, marker, deal')
muster(us, '1814a', groups=False)
us.turn('Spring-Summer 1814')
muster(br, '1814a', groups=False)
for a in ('76', '78', '77', '82', '75', '79', '81', '83', '86'):
    br.draw('1814 Deck', 'Card ' + a)
for a in ('85', '96', '84', '87', '88', '89', '90', '92', '102'):
    us.draw('1814 Deck', 'Card ' + a)

s.play('BR builds Prince Regent 2 + Linnet 1 (card 76, NBV 3)')
br.play('76')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('76')

s.play('US restores 9th and 11th (card 85, 2)')
assert supplied(t, 'US', 'Sackets Harbour')
us.play('85')
us.flip('us:9th 11th')
us.discard('85')

s.play('BR restores the 103rd (card 77, 1)')
br.play('77')
br.flip('103rd')
br.discard('77')

s.play('US three sloops onto Lake Champlain (card 96, 3)')
us.play('96', reveal=False)
us.each('President Preble Montgomery', 'Lake Champlain Control Box')
us.vp('US 6')
us.reveal('96')
us.discard('96')

s.play('BR Linnet, Chubb and Finch (card 82, 3): 3 to 3; B to C +1; all sloops against a brig +1; 3 + 2 = 5: A1 D2, the box to the attacker')
br.play('82')
A, D = t.pieces('Finch Chubb Linnet'), t.pieces('President Preble Montgomery')
assert naval_drm(A, D, t.find('Finch'), t.find('President')) == 2 and naval(3 + 2) == 'A1 D2 att'
br.drag('Finch Chubb Linnet', 'Lake Champlain Control Box')
br.roll('1d6', 3)
br.flip('Finch')
us.flip('President Preble')
us.drag('President Preble', 'Plattsburg')
us.drag('Montgomery', 'Plattsburg')
br.drag('Finch', 'Isle aux Noix')
br.vp('US 2')
br.discard('82')

s.play('US repairs two sloops (card 84, NBV 1: a half each)')
us.play('84')
us.flip('President')
us.flip('Preble')
us.discard('84')

s.play('BR Riall (card 75): Queenston, Chippawa')
br.play('75')
br.march('Riall 1/R._Scots', 'Queenston', 'Chippawa')
br.discard('75')

s.play('US holds')
us.hold('87')

s.play('BR holds')
br.hold('81')
s.done()
