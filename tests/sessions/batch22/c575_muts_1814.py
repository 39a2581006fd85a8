"""Two who never write. Spring 1814: a landing at Oswego and its recapture, retreat by water, builds, a naval battle, repair, Lacolle. He drags one by one, she in heaps; cards are turned up late."""
from aid22b import *

s = Session('dev-1812-faults', us='Solveig M', br='R. Okoro', what='Spring 1814 without a word: landing at Oswego, recapture with a retreat by water, two builds, naval battle on Ontario, repair, a fight at Lacolle, holds')
t = s.t
spring_1814(t)
US9 = ['80', '86', '78', '87', '83', '75', '74', '79', '77']
BR9 = ['76', '82', '73', '88', '85', '84', '81', '89', '90']
hands(t, US9, BR9)
t, us, br = s.begin()
book = Book(t)

s.play('BR Yeo and Drummond land at Oswego (76)')
br.play('76', reveal=False)
ships, load = 'Royal_George Wolfe Melville Earl_of_Moira', '104th 10th_R.V. 2/R._Marines'
room(t.pieces(ships, br), t.pieces(load, br))
sail(1 + 1 + 2)
assert not lake_of(t, 'US') & {'ontario'}
br.each(ships + ' Yeo', 'Oswego')
br.each(load + ' Drummond', 'Oswego')
br.reveal('76')
assert lands(t, 'British', 'Oswego', [], '104th', '2nd NY Militia', 1814, (4, 3), landing=True) == 'EX'
assert lands(t, 'British', 'Oswego', [], '104th', '2nd NY Militia', 1814, (4, 3), landing=True, half='a') == 'EX'
br.roll('2d6', 4, 3)
br.flip('104th')
goes(t, 'US', 'Oswego', 'Rome')
us.drag('2nd_NY_Militia', 'Rome')
br.vp(book.due())
us.flip('2nd_NY_Militia')
br.discard('76')
book.ok()

s.play('US Brown retakes Oswego (80)')
inhand(us, '80')
us.play('80', reveal=False)
way('Sackets Harbour', 'Oswego')
us.drag('Brown us:9th us:11th us:21st us:25th', 'Oswego')
us.reveal('80')
assert lands(t, 'US', 'Oswego', ['Sackets Harbour'], '9th', '10th R.V.', 1814, (6, 4)) == 'DR'
us.roll('2d6', 6, 4)
br.each(load + ' Drummond', 'Kingston')
br.each(ships + ' Yeo', 'Kingston')
us.vp(book.due())
us.discard('80')
book.ok()

with act(s, 'BR builds Prince Regent (73)', 'British', '73', build=True, book=book, laid=False):
    br.play('73', reveal=False)
    br.drag('Prince_Regent', 'Kingston')
    br.reveal('73')

with act(s, 'US builds Superior and Jefferson (86)', 'US', '86', build=True, book=book):
    br.discard('73')
    us.play('86')
    us.drag('ship:Superior ship:Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR holds (90)', 'British', '90', hold=True, laid=False):
    br.hold('90')

with act(s, 'US Chauncey (78)', 'US', '78', 'Chauncey', book=book):
    us.play('78')
    us.drag('ship:Superior General_Pike Madison Oneida Chauncey', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('78')

s.play('BR Yeo attacks (82)')
inhand(br, '82')
br.play('82', reveal=False)
A, D = 'Prince_Regent Royal_George Wolfe Melville', 'ship:Superior General_Pike Madison Oneida'
assert seafight(t, A, D, 'Prince Regent', 'ship:Superior', 3, al=1, dl=0) == 'A1 D1 att'
br.each(A + ' Yeo', 'Lake Ontario Control Box')
br.reveal('82')
br.roll('1d6', 3)
us.flip('ship:Superior')
us.drag(D + ' Chauncey', 'Sackets Harbour')
br.flip('Prince_Regent')
br.drag('Prince_Regent', 'Kingston')
br.vp(book.due())
br.discard('82')
book.ok()

with act(s, 'US repairs Superior (87)', 'US', '87', build=True, flips='ship:Superior', book=book):
    us.drop_discard('87')
    us.flip('ship:Superior')

with act(s, 'BR dragoons (84)', 'British', '84', book=book):
    br.play('84', reveal=False)
    way('Burlington', 'Stoney Creek', 'Ft. George', most=10)
    br.march('19th_Dragoons', 'Stoney Creek', 'Beaverdams')
    br.undo()
    br.drag('19th_Dragoons', 'Ft. George')
    br.reveal('84')
    br.discard('84')

with act(s, 'US Izard at Lacolle (83)', 'US', '83', 'Izard', ret='Canadian_Fencibles', book=book):
    us.play('83')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Lacolle')
    assert lands(t, 'US', 'Lacolle', ['Champlain NY'], '13th', 'Canadian Fencibles', 1814, (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=['Champlain NY'])
    us.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(book.due())
    us.discard('83')

with act(s, 'BR 16th, 90th (88)', 'British', '88', book=book):
    br.play('88', reveal=False)
    br.each('br:16th 90th', 'Trois-Rivieres')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.each('br:16th 90th', 'Montreal')
    br.reveal('88')
    br.discard('88')

with act(s, 'US holds (79)', 'US', '79', hold=True, laid=False):
    us.hold('79')

with act(s, 'BR restores the 104th (85)', 'British', '85', build=True, flips='104th', book=book):
    br.play('85', reveal=False)
    assert supplied(t, 'British', 'Kingston')
    br.flip('104th')
    br.reveal('85')
    br.discard('85')

with act(s, 'US Rifles (75)', 'US', '75', book=book):
    us.play('75')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('4th_Rifles', 'Erie PA')
    us.discard('75')
s.done()
