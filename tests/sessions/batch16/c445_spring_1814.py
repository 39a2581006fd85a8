"""Spring 1814 from the making of the deck to the free return: nine cards each, frigates, Oswego taken and left by water, a lost crossing, Lacolle, an eight-ship fleet beaten off. English with typos."""
from lay7 import Piece, more, start1814
from more import cf, holds, lay_1813, lay_arrivals, muster, naval_drm, supplied, units
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Duke', br='Pam', what='Spring 1814 complete: Ghent out of the deck and back, deal of nine, builds, landing at Oswego, retreat before combat by water, AR-1, DR, a lake battle, repairs, depot, holds, free return')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for code in ('1813a', '1813b'):
        lay_arrivals(t, code, side)
start1814.lay_1814(t)
t, us, br = s.begin()


def card(n):
    return next(p.id for p in t.things.values() if isinstance(p, Piece) and p.name == n and p.mark('DeckYear') == '1814')


br.say('1814! arrivals first')
muster(br, '1814a')
muster(us, '1814a', groups=False)
ghent = card('Treaty of Ghent')
us.drag([ghent], 'Marker Pool', how='pieces')
us.say('ghent is out of hte deck')
t.shuffle(us, '1814 Deck')
U = ['86', '92', '83', '85', '88', '89', '84', '90', '91']
B = ['82', '76', '78', '80', '81', '74', '79', '75', '77']
for b in B[:5]:
    br.draw('1814 Deck', card('Card ' + b))
for u in U[:5]:
    us.draw('1814 Deck', card('Card ' + u))
br.say('five, four to go')
for b in B[5:]:
    br.draw('1814 Deck', card('Card ' + b))
for u in U[5:]:
    us.draw('1814 Deck', card('Card ' + u))
us.drag([ghent], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
br.say('and in it goes again. me first')
assert len(t.hand('US')) == len(t.hand('British')) == 9

s.play('BR Prince Regent 2, Linnet 1')
br.say('82, prince regent at Kingston n linnet at the isle')
br.play('82')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('82')

s.play('US Superior 2, Jefferson 1')
us.say('snap. Superior and Jefferson')
us.play('86')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('86')

s.play('BR Yeo and Drummond land at Oswego: 10 to 3+1, 2:1 +1, landing -1, Drummond +1')
br.play('76')
br.say('76 Yeo with Drummond for oswego')
br.drag('Yeo Drummond 104th 2/R._Marines 10th_R.V. Royal_George Wolfe Melville', 'Oswego')
us.say('we fihgt')
assert sum(cf(p, True) for p in units(t, 'Oswego', 'British')) == 10 and odds(10, 4) == 1
assert supplied(t, 'British', 'Kingston') and not any(p.mark('Kind') == 'Ship' for p in t.at('Lake Ontario Control Box'))
assert crt(5 + 4 + 1 - 1 + 1, fort=True) == 'DR'
br.roll('2d6', 5, 4)
us.drag('2nd_NY_Militia', 'Rome')
br.vp('US 2')
br.discard('76')
assert holds(t, 'British', 'Oswego')

s.play('US Brown comes, they leave by water')
us.say('92, Brown with five')
us.play('92')
us.drag('Brown 9th 11th 21st 25th 22nd', 'Oswego')
br.say('no thanks. back on the boats')
br.drag('104th 2/R._Marines 10th_R.V.', 'Kingston')
br.drag('Yeo Drummond Royal_George Wolfe Melville', 'Kingston')
us.vp('US 4')
us.discard('92')

s.play('BR Riall')
br.play('78')
assert cost('Ft. George', 'Queenston', 'Chippawa') == 2
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
br.say('and the Lincolns come along')
br.discard('78')

s.play('US Scott at Ft. Erie: 6 to 5+1, 1:1, C to A -2, river -1, Scott +2')
us.play('83')
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
br.say('standing')
us.say('volunteers lead. here goes')
assert sum(cf(p, True) for p in units(t, 'Ft. Erie', 'US')) == 6 and odds(6, 6) == 0
assert crt(3 + 3 - 2 - 1 + 2, fort=True) == 'AR-1'
us.roll('2d6', 3, 3)
us.flip('NY_Volunteers_1814')
us.drag('NY_Volunteers_1814 Seneca Scott', 'Buffalo')
us.discard('83')

s.play('BR Yeo on the lake')
br.say('80 Yeo out')
br.play('80')
br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Lake Ontario Control Box')
br.vp('US 2')
br.discard('80')

s.play('US Izard at Lacolle: 15 to 5, 3:1 +2, forest -1')
us.play('85')
us.drag('Izard us:6th us:13th 15th 30th', 'Champlain NY')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2
us.drag('Izard us:6th us:13th 15th 30th', 'Lacolle')
us.say('15 to 5')
assert odds(15, 5) == 2 and crt(4 + 4 + 2 - 1) == 'DR' and supplied(t, 'US', 'Lacolle', 'Champlain NY')
us.roll('2d6', 4, 4)
br.drag('Canadian_Fencibles', 'Isle aux Noix')
us.vp('US 3')
us.discard('85')
assert holds(t, 'US', 'Lacolle')

s.play('BR depot at York')
br.play('81')
br.put('British Supply Depot', 'York')
br.discard('81')

s.play('US Chauncey: 8 to 4 +2, A to A, Yeo -1')
us.say('88 everything out!!')
us.play('88')
us.drag('Chauncey Superior General_Pike Madison Oneida Jefferson Sylph Conquest Lady_of_the_Lake', 'Lake Ontario Control Box')
a, d = t.pieces('Superior General_Pike Madison Oneida Jefferson Sylph Conquest Lady_of_the_Lake'), t.pieces('Prince_Regent Wolfe Royal_George Melville')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == 1 and naval(1 + 1) == 'A2 D1 def'
us.roll('1d6', 1)
us.say('noooo')
us.flip('Superior')
us.flip('General_Pike')
us.drag('Chauncey Superior General_Pike Madison Oneida Jefferson Sylph Conquest Lady_of_the_Lake', 'Sackets Harbour')
br.flip('Prince_Regent')
br.drag('Prince_Regent', 'Kingston')
us.discard('88')

s.play('BR Mohawks')
br.play('74')
assert cost('Beaverdams', 'Chippawa') == 2
br.drag('br:Mohawk', 'Chippawa')
br.discard('74')

s.play('US repairs two')
us.play('89')
us.flip('Superior')
us.flip('General_Pike')
us.discard('89')

s.play('BR Rottenburg')
br.play('79')
br.drag('Rottenburg 49th br:13th', 'Coteau du Lac')
br.drag('Rottenburg 49th br:13th', 'Cornwall')
br.say('#79 btw, Rottenburg')
br.discard('79')

s.play('US holds')
us.hold('84')
s.play('BR holds')
br.hold('75')
s.play('US two from Pittsburgh')
us.play('90')
us.march('19th 4th_Rifles', 'Meadville', 'Erie PA')
us.discard('90')
s.play('BR holds the second')
br.hold('77')
s.play('US holds the second')
us.hold('91')
us.say('all out. back on the lakes then')

s.play('free return')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.say('us 3, see you thursady')
s.done()
