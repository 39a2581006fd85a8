"""The Niagara in 1814, Hungarian: Scott takes Ft. Erie and Chippawa, Drummond comes and loses a regiment's worth of men in two rounds. The defender presses the dice, the marker lags."""
from aid15 import Book, fed, force, go
from lay7 import burn, burn_to, hands, more
from more import lay_1813, lay_arrivals, supplied
from ref import crt, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Zsofi', br='Bence', what='Spring 1814, Hungarian: Campaign with two leaders, fort taken by DR-1, Indians in a joint attack, a counterattack of two rounds (EX, AR-1), Mohawk picked up on the way, restore, yards; marker one play late')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
t.lay(['Brock / Sheaffe'], 'Captured', 'British')
t.lay('us:9th 11th 22nd 25th', 'Buffalo', 'US')
t.lay_vp('US 3')
hands(t, ['Campaign@1814', 'Card 95', 'Card 91', 'Card 88', 'Card 90'], ['Card 85', 'Card 92', 'Card 106', 'Card 89', 'Card 87'])
burn_to(t, 1814, 8)
t, us, br = s.begin()
book = Book(t)
assert book.d == 0, book.d

s.play('BR Riall')
br.say('85 (2) Riall')
br.play('85')
go('Ft. George', 'Queenston', 'Chippawa')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Lincoln Riall 1/R._Scots', 'Chippawa')
br.discard('85')

s.play('US campaign, Scott at Ft. Erie: 16 to 6, 2:1, B to A -1, river -1, Scott +2')
us.say('Campaign! Scott es Brown. eloszor Scott: Erie-erod')
us.play('Campaign')
us.drag('us:9th 11th 22nd 25th Scott', 'Ft. Erie')
assert odds(force(t, 'us:9th 11th 22nd 25th', True), force(t, '1/41st') + 1) == 1 and crt(6 + 4 + 1 - 1 - 1 + 2, fort=True) == 'DR-1'
assert fed(t, 'US', 'Buffalo', 'Ft. Erie') and supplied(t, 'British', 'Ft. Erie')
br.say('maradok. dobok en helyetted, jo?')
us.say('9. vezet')
br.roll('2d6', 4, 6)
br.say('10, +1 -1 -1 +2 = 11. na ez nem jott be')
br.drag('1/41st', 'Chippawa')
br.flip('1/41st')
us.say('es Brown: 21. meg 23. Oswegoba')
go('Sackets Harbour', 'Oswego')
us.drag('Brown us:21st us:23rd', 'Oswego')
us.discard('Campaign')

s.play('BR Drummond')
us.say('bocs, a pont: +2')
us.vp(book.due())
assert book.due() == 'US 5'
br.play('92')
br.say('92: Drummond, 104., 10.; Yorkban a 8.')
go('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
br.march('Drummond 104th 10th_R.V.', 'Smiths Creek', 'York')
br.drag('br:8th Drummond 104th 10th_R.V.', 'Burlington')
br.drag('br:8th Drummond 104th 10th_R.V.', 'Stoney Creek')
br.discard('92')

s.play('US volunteers')
us.play('95')
us.say('95: onkentesek + Seneca at')
us.drag('NY_Volunteers_1814', 'Ft. Erie')
us.drag('Seneca', 'Ft. Erie')
us.discard('95')

s.play('BR De Meuron')
br.play('106')
br.say('106... De Meuron Lacolle-ba')
go('St-Jean', 'Isle aux Noix', 'Lacolle')
br.drag('De_Meuron', 'Lacolle')
br.discard('106')

s.play('US Chippawa: 18 to 15, 1:1, B to B, Scott +2')
us.say('91. Scott, negy ezred, Seneca. Onkentesek maradnak')
us.play('91')
us.drag('Scott us:9th 11th 22nd 25th Seneca', 'Chippawa')
assert fed(t, 'US', 'Ft. Erie', 'Chippawa') and supplied(t, 'British', 'Chippawa')
assert odds(force(t, 'us:9th 11th 22nd 25th Seneca', True), force(t, '1/R._Scots Lincoln 89th 1/41st')) == 0
assert crt(2 + 5 + 2) == 'DR'
us.say('11. elol')
br.say('Royal Scots')
br.roll('1d6', 5)
br.say('nem az a gomb, bocs. dobj te')
us.roll('2d6', 2, 5)
br.drag('Riall 1/R._Scots Lincoln br:89th 1/41st', 'Queenston')
us.vp(book.due())
assert book.due() == 'US 6'
us.discard('91')

s.play('BR Drummond at Chippawa: 14 to 18, 1:2, A to B +1, Drummond +1, Scott -2')
br.say('89. Drummond Beaverdamson at, viszi a Mohawkot is')
br.play('89')
go('Stoney Creek', 'Beaverdams', 'Chippawa')
br.drag('Drummond br:8th 104th 10th_R.V.', 'Beaverdams')
br.drag('br:Mohawk Drummond br:8th 104th 10th_R.V.', 'Chippawa')
assert fed(t, 'British', 'Beaverdams', 'Chippawa') and supplied(t, 'US', 'Chippawa')
U = 'us:9th 11th 22nd 25th Seneca'
B = 'br:8th 104th 10th_R.V.'
assert force(t, B, True) + 2 == 14 and force(t, U) == 18 and odds(14, 18) == -2
assert crt(4 + 5 - 2 + 1 + 1 - 2) == 'EX'
us.say('jojjon')
br.say('8. vezet')
us.say('11.')
br.roll('2d6', 4, 5)
br.say('9-2=7 csere')
br.flip('br:8th')
us.flip('11th')
br.say('tovabb, 104. elol')
us.say('22.')
assert force(t, B, True) + 2 == 9 and force(t, U) == 16 and odds(9, 16) == -2
assert crt(5 + 3 - 2 + 1 - 2) == 'AR-1'
br.roll('2d6', 5, 3)
us.say('8 -2 +1 -2 = 5')
br.flip('104th')
br.drag('br:Mohawk Drummond br:8th 104th 10th_R.V.', 'Beaverdams')
br.discard('89')

s.play('US yards')
us.say('88: Jefferson, Jones')
us.play('88')
us.drag('Jefferson Jones', 'Sackets Harbour')
us.discard('88')

s.play('BR restores')
assert supplied(t, 'British', 'Beaverdams')
br.play('87', reveal=False)
br.say('87: a 104. talpra all')
br.flip('104th')
br.discard('87')

s.play('US holds')
us.hold('90')
us.say('szep jatek volt')
book.ok()
s.done()
