"""Spring 1814 on the Niagara, Afrikaans: Ft. Erie by exchange, Chippawa, Ft. Niagara stormed twice, Yeo and Perry out; points a play behind."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Riaan', br='Annelie', what='Spring 1814, Afrikaans: Brown takes Ft. Erie (EX, a lone reduced defender leaves), leaves the worn regiment behind, Chippawa DR, Ft. Niagara besieged: 9 against a fort AR, then DR-1 (the one-step lead is lost, the other leaves); '
            'Linnet built, both lakes taken, discards by the other hand, a stack dropped one space short')
t = s.t
lay(t, '1814a')
t.lay('Brown us:9th us:11th 21st 22nd', 'Buffalo', 'US')
t.lay('23rd us:25th', 'Lewiston', 'US')
t.lay('R.N.R.', 'Ft. Niagara', 'British')
t.lay_vp('US 1')
hands(t, ['Card 77', 'Card 91', 'Card 78', 'Card 76', 'Card 81', 'Card 73'], ['Card 86', 'Card 75', 'Card 90', 'Card 74', 'Card 83', 'Card 85'])
burn_to(t, 1814, 6)
t, us, br = s.begin()
book = Book(t, 1)

s.play('BR Drummond to Burlington')
fit(86, 'Drummond')
go('Kingston', 'Smiths Creek', 'York', 'Burlington')
br.drag('Drummond 104th 2/R._Marines', 'York')
br.drag('Drummond 104th 2/R._Marines', 'Burlington')
br.drop_discard('86')

s.play('US Brown at Ft. Erie: 20 to 6, 3:1 +2, B to A -1, Brown +1, the river -1')
fit(77, 'Brown')
us.roll('2d6', 3, 4)
us.drag('Brown Scott us:9th us:11th 21st 22nd NY_Volunteers_1814', 'Ft. Erie')
A = 'us:9th us:11th 21st 22nd NY_Volunteers_1814'
assert fight(t, A, '1/41st', 'Ft. Erie', (3, 4), 'us:9th', '1/41st', al=1, frm='Buffalo', route=True) == 'EX'
us.say('9de voor. agt')
br.flip('1/41st')
br.drag('1/41st', 'Chippawa')
us.flip('us:9th')
us.drop_discard('77')

s.play('BR Riall')
fit(75, 'Riall')
go('Ft. George', 'Queenston', 'Chippawa')
br.drag('Riall 1/R._Scots', 'Queenston')
us.vp(book.due())
br.drag('Riall 1/R._Scots', 'Chippawa')
br.drop_discard('75')

s.play('US Brown at Chippawa: 16 to 12, B to B, Brown +1')
fit(91, 'Brown')
us.drag('Brown us:11th 21st 22nd NY_Volunteers_1814', 'Chippawa')
us.play('91')
assert fight(t, 'us:11th 21st 22nd NY_Volunteers_1814', '89th 1/41st 1/R._Scots', 'Chippawa', (5, 4), 'us:11th', '1/R._Scots', al=1, frm='Ft. Erie') == 'DR'
us.roll('2d6', 5, 4)
br.say('tien. die braai brand nie self nie')
br.drag('89th 1/41st 1/R._Scots Riall', 'Queenston')
br.discard('91')

s.play('BR Drummond to Ft. George')
fit(90, 'Drummond')
us.vp(book.due())
go('Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Drummond 103rd Glengarry 19th_Dragoons', 'Stoney Creek')
br.play('90', reveal=False)
br.drag('19th_Dragoons', 'Burlington')
br.say('nie die perde nie')
br.drag('104th', 'Stoney Creek')
br.drag('Drummond 103rd Glengarry 104th', 'Ft. George')

s.play('US the 23rd and 25th at Ft. Niagara: 8 to 6, B to A -1')
fit(78, n=2)
us.drag('23rd us:25th', 'Ft. Niagara')
br.say('RNR voor')
us.roll('2d6', 6, 4)
assert fight(t, '23rd us:25th', '100th R.N.R.', 'Ft. Niagara', (6, 4), '23rd', 'R.N.R.', frm='Lewiston') == 'AR'
br.reveal('90')
us.drag('23rd us:25th', 'Lewiston')
us.drop_discard('78')
us.discard('90')

s.play('BR Linnet')
br.drag('Linnet', 'Isle aux Noix')
br.drop_discard(fit(74, n=1))

s.play('US again')
fit(76, n=2)
us.roll('2d6', 6, 6)
us.drag('us:25th 23rd', 'Ft. Niagara')
assert fight(t, '23rd us:25th', '100th R.N.R.', 'Ft. Niagara', (6, 6), 'us:25th', 'R.N.R.', frm='Lewiston') == 'DR-1'
br.drag('100th', 'Ft. George')
us.drag('R.N.R.', 'British Eliminated')
us.drop_discard('76')

s.play('BR Yeo')
fit(83, 'Yeo')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.say('3 vir die fort, 2 vir die meer')
us.vp(book.due())
br.play('83')

s.play('US Perry')
fit(81, 'Perry')
us.drag('Perry ship:Lawrence ship:Niagara Caledonia', 'Lake Erie Control Box')
br.discard('83')
us.drop_discard('81')
us.say('was klaar myne, jy weet')

s.play('BR one restored')
assert supplied(t, 'British', 'Queenston')
br.drop_discard(fit(85, n=1))
br.flip('1/41st')

s.play('US holds')
us.hold('73')
book.ok()
s.done()
