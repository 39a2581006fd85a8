"""Spring 1814 from the deal, Turkish: hands in two parts, Prevost comes up, Izard at Lacolle (exchange, the lone battalion leaves), Yeo out and thrown back, Scott thrown back at Ft. Erie, Isle aux Noix besieged by halves."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Defne', br='Emre', what='Spring 1814 from arrivals and the deal of 9 in parts, Turkish: Lacolle EX and the reduced defender leaves, yards on both sides, Yeo out, lake battle A1 D1, points summed over three plays, free withdrawal, Ft. Erie AR with Indians along, '
            'Isle aux Noix 9 against a fort, wrong stack put back, discards in heaps')
t = s.t
lay(t, '1814a', arrived=False)
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
book = Book(t)
U = ['Card 73', 'Card 76', 'Card 88', 'Card 91', 'Card 77', 'Card 78', 'Card 81', 'Card 84', 'Card 99']
B = ['Card 86', 'Card 75', 'Card 74', 'Card 83', 'Card 85', 'Card 90', 'Card 97', 'Card 101', 'Card 103']

s.play('arrivals and deal')
us.drag('Izard us:6th', 'Champlain NY')
us.say('dur, önce takviyeler')
us.undo(2)
muster(br, '1814a')
muster(us, '1814a', groups=False)
assert not arrivals(t, '1814a', 'US') and not arrivals(t, '1814a', 'British')
deal(us, 1814, *U[:4])
deal(br, 1814, *B[:5])
br.say('çay koyuyorum')
deal(us, 1814, *U[4:])
deal(br, 1814, *B[5:])
assert sizes(t) == (9, 9)

s.play('BR Prevost')
fit(86, 'Prevost')
here(t, 'Prevost 90th br:16th br:37th', 'Quebec City')
go('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'Chambly')
br.play('86')
br.drag('90th br:16th br:37th Prevost', 'Montreal')
br.drag('90th br:16th br:37th Prevost', 'La Prairie')
br.drag('90th br:16th Prevost', 'Chambly')

s.play('US Izard at Lacolle: 18 to 5, 3:1 +2, the forest -1')
fit(73, 'Izard')
go('Plattsburg', 'Champlain NY', 'Lacolle')
us.say('73 izard')
us.roll('2d6', 3, 4)
us.drag('Izard us:6th us:13th us:15th 29th 30th', 'Lacolle')
us.play('73')
assert fight(t, 'us:6th us:13th us:15th 29th 30th', 'Canadian_Fencibles', 'Lacolle', (3, 4), 'us:13th', 'Canadian_Fencibles', frm='Champlain NY') == 'EX'
br.say('8, değişim. bende tam birlik kalmadı, gidiyorum')
br.drag('Canadian_Fencibles', 'Isle aux Noix')
br.flip('Canadian_Fencibles')
us.say('13 döner')
us.flip('us:13th')

s.play('BR Linnet, brig 1')
fit(74, n=1)
br.play('74')
br.drag('Linnet', 'Isle aux Noix')
br.discard('74')
br.discard('86')

s.play('US Superior and a brig')
fit(76, n=3)
us.drag('Superior ship:Jefferson', 'Sackets Harbour')
us.play('76')
us.discard('73')
us.vp(book.due())

s.play('BR Yeo out')
fit(83, 'Yeo')
br.play('83')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.say('iki puan, unutma')
br.discard('83')

s.play('US Chauncey: 5 to 3 ships +1, A to B +1, frigate +1, Yeo -1')
fit(88, 'Chauncey')
F = 'Superior ship:General_Pike Madison Oneida Sylph'
assert sea(t, F, 'Royal_George Wolfe Melville', 'ship:General_Pike', 'Royal_George', 2, dl=1) == 'A1 D1 att'
us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
us.play('88', reveal=False)
us.roll('1d6', 2)
br.say('dört')
us.flip('ship:General_Pike')
br.drag('Royal_George Wolfe Melville Yeo', 'Kingston')
us.drag('ship:General_Pike', 'Sackets Harbour')
us.say('şimdi benim: senin 2 hiç yazılmadı, benim 2')
us.vp(book.due())
assert shown(t) == 7
us.reveal('88')

s.play('BR one into the yard')
br.flip('Royal_George')
us.say('Royal George dönmemişti')
br.say('tamam, önce yaralı, sonra tamir')
br.play(fit(85, n=1))
br.flip('Royal_George')

s.play('US Scott with the Seneca at Ft. Erie: 6 to 5+1, B to A -1, Scott +2, the river -1')
fit(77, 'Scott')
us.roll('1d6', 5)
us.say('yanlış düğme')
us.roll('2d6', 2, 4)
us.drag('Scott Seneca NY_Volunteers_1814', 'Ft. Erie')
us.play('77')
assert fight(t, 'Seneca NY_Volunteers_1814', '1/41st', 'Ft. Erie', (2, 4), 'Seneca', '1/41st', al=2, frm='Buffalo', route=True) == 'AR'
br.say('altı, geri')
br.drag('Scott Seneca NY_Volunteers_1814', 'Buffalo')
for c in ('76', '88', '77'):
    us.discard(c)
br.discard('85')

s.play('BR Riall')
fit(75, 'Riall')
br.drag('1/R._Scots', 'Chippawa')
go('Ft. George', 'Queenston', 'Chippawa')
br.play('75')
br.drag('Riall', 'Chippawa')

s.play('US a frigate goes home free; Izard at Isle aux Noix: 14 to 7+2, 1:1, B to B')
us.drag('Superior', 'Sackets Harbour')
us.say('bu bedava')
fit(78, 'Izard')
us.play('78')
us.drag('Izard us:6th us:15th 29th 30th', 'Isle aux Noix')
us.say('29 başta')
assert fight(t, 'us:6th us:15th 29th 30th', '70th Canadian_Fencibles', 'Isle aux Noix', (5, 4), '29th', '70th', frm='Lacolle') == 'AR'
us.roll('2d6', 5, 4)
br.say('dokuz kalede geri')
us.drag('us:6th us:15th 29th 30th Izard', 'Lacolle')

s.play('BR two to Isle aux Noix')
fit(90, n=2)
go('Chambly', 'St-Jean', 'Isle aux Noix')
br.drag('br:16th', 'Isle aux Noix')
br.drag('90th', 'Isle aux Noix')
br.play('90')

s.play('US Brown')
fit(91, 'Brown')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.drag('Brown us:9th us:11th 22nd', 'Antwerp')
us.drag('Brown us:9th us:11th 22nd', 'Ogdensburg')
us.play('91')
us.discard('91')
us.discard('78')

s.play('BR holds')
br.hold('101')
br.discard('90')
br.discard('75')

s.play('US holds')
us.hold('99')
book.ok()
s.done()
