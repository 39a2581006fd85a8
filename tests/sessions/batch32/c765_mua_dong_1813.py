"""Autumn 1813 into 1814 in Vietnamese. Lan (US) is helpful: rolls her own dice only after he has asked, moves the enemy's beaten pieces;
Minh (British) forgets to discard until his next card, puts his fleet's wrecks away one by one, sets the marker of points too late."""
from aid32a import *

s, t, us, br = sit('autumn 1813: Lake Erie, Detroit, Malden given up, a depot, winter 1813-14 with attrition, arrivals and builds of 1814',
                   'Lan', 'Minh', None)
autumn_1813(t)
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
hands(t, ['Card 55', 'Card 50', 'Card 62', 'Card 66', 'Card 49', 'Contrary Winds'], ['Card 39', 'Card 58', 'Card 61', 'Card 52', 'Card 43'])
burn_to(t, 1813, 21)
s.begin()
bk = Book(t)

with act(s, 'BR Finch and Chubb, kept in by the wind', 'British', '39', laid=False, book=bk):
    br.play('39')
    br.say('39, hai chiếc ra hồ Champlain')
    br.drag('Finch', 'Lake Champlain Control Box')
    br.drag('Chubb', 'Lake Champlain Control Box')
    us.play('Contrary Winds')
    us.say('Gió ngược! Xin lỗi anh.')
    br.say('trời ơi')
    us.drag('Finch Chubb', 'Isle aux Noix')
    us.discard('Contrary Winds')

with act(s, 'US Scott to Utica', 'US', '55', 'Scott', book=bk):
    us.say('Lá 55, hai điểm: Scott với 20 và 23 tới Utica.')
    us.play('55')
    us.drag('Scott us:20th us:23rd', 'Utica')
    us.discard('55')

with act(s, 'BR Barclay', 'British', '58', 'Barclay', laid=False):
    br.discard('39')
    br.play('58')
    br.say('58, hai điểm, Barclay ra hồ')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Little_Belt ship:Chippawa', 'Lake Erie Control Box')

F = 'Lawrence ship:Niagara Ariel Scorpion Caledonia Somers'
with act(s, 'US Perry destroys the fleet', 'US', '50', 'Perry', free=True, flips='Barclay',
         ret='Barclay Queen_Charlotte Hunter Lady_Prevost Little_Belt ship:Chippawa', book=bk):
    us.say('Anh quên 2 điểm cho hồ nhé. Lá 50, hai điểm: Perry ghé Buffalo rồi ra hồ.')
    br.vp('British 4')
    us.play('50')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Buffalo')
    us.drag('Perry ' + F, 'Lake Erie Control Box')
    lake(t, F, 'Queen_Charlotte Hunter Lady_Prevost Little_Belt ship:Chippawa', 'Lawrence', 'Queen_Charlotte', 4, 'defender strikes all', am=1)
    br.say('tung đi')
    us.roll('1d6', 4)
    us.say('4 +1 (nhiều tàu hơn) +1 (A với B) +1 (Perry) = 7. Cả hạm đội hạ cờ...')
    us.roll('1d6', 3)
    us.say('còn tôi không mất gì')
    for p in ('Queen_Charlotte', 'Hunter', 'Lady_Prevost', 'Little_Belt', 'ship:Chippawa'):
        br.drag(p, 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Port Dover')
    us.vp('0')
    us.discard('50')

with act(s, 'BR York Militia', 'British', '61', book=bk, laid=False):
    br.discard('58')
    br.play('61')
    br.drag('York_Militia', 'Burlington')

with act(s, 'US Harrison at Detroit', 'US', '62', 'Harrison', ret='Essex', flips='Essex', book=bk):
    us.say('Lá 62, ba điểm, Harrison tiến tới Detroit (2+2).')
    us.play('62')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('tôi giữ. tung đi')
    duel(t, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (5, 3), 'DR-1')
    us.roll('2d6', 5, 3)
    us.say('8+3 = 11, DR-1. Để tôi dời giúp anh.')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    us.flip('Essex')
    us.drag('Essex', 'Sandwich')
    us.vp('US 3')
    us.discard('62')

with act(s, 'BR Procter marches off', 'British', '52', 'Procter', book=bk, laid=False):
    br.discard('61')
    br.play('52')
    br.say('52: Procter bỏ Malden')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'London')
    steps('Ft. Malden', 'Sandwich', 'Thamesville', 'London')

with act(s, 'US Harrison to Malden by Sandwich', 'US', '66', 'Harrison', ret='Essex', free=True, book=bk):
    us.say('Lá 66, ba điểm, Harrison qua sông.')
    us.play('66')
    us.drag('Harrison us:17th us:19th', 'Sandwich')
    br.say('rút')
    goes(t, 'British', 'Sandwich', 'Thamesville', ['Detroit'])
    us.drag('Essex', 'Ft. Malden')
    us.undo()
    us.say('à không, ở đó hết tiếp tế')
    us.drag('Essex', 'Thamesville')
    us.drag('Harrison us:17th us:19th', 'Ft. Malden')
    steps('Detroit', 'Sandwich', 'Ft. Malden')
    us.vp('US 6')
    us.discard('66')

with act(s, 'BR Essex to Oxford', 'British', '43', book=bk, laid=False):
    br.discard('52')
    br.play('43')
    br.drag('Essex', 'London')
    br.drag('Essex', 'Oxford')
    steps('Thamesville', 'London', 'Oxford')
    br.say('43, Essex về Oxford. hết bài')

with act(s, 'US depot at Sackets', 'US', '49', build=True, book=bk):
    us.say('Lá 49: kho ở Sackets Harbour cho mùa đông.')
    us.play('49')
    us.put('US Supply Depot', 'Sackets Harbour')
    us.discard('49')

s.play('fleet return and winter')
br.discard('43')
us.drag('Perry ' + F, 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.turn('Winter 1813-14')
bk.ok()
us.say('Không có bài mùa đông. Tôi đếm cả hai bên.')
for (n, side), ps in cold(t).items():
    us.say('%s dư %d' % (n, len(ps)))
    for p in ps:
        freeze(us, p)
assert not excess(t)
s.play('the depot goes')
us.delete('US_Supply_Depot')
br.say('rồi')

s.play('spring 1814: arrivals before the marker, Ghent put aside, the deal')
muster(br, '1814a')
muster(us, '1814a')
br.turn('Spring-Summer 1814')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
us.say('Hiệp ước Ghent để riêng, chín lá mỗi bên.')
deal(t, br, 1814, '82', '76', '77', '84', '95')
deal(t, us, 1814, '86', '78', '79', '101', '74')
deal(t, br, 1814, '80', '83', '88', '97')
deal(t, us, 1814, '92', '85', '104', '105')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR builds', 'British', '82', build=True, book=bk, laid=False):
    br.play('82')
    br.say('82: Prince Regent và Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with act(s, 'US builds', 'US', '86', build=True, book=bk):
    us.say('Lá 86: Superior 2, Jefferson 1.')
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Rottenburg west', 'British', '76', 'Rottenburg', book=bk, laid=False):
    br.discard('82')
    br.play('76')
    br.drag('Rottenburg 104th 1/R._Scots', 'Smiths Creek')
    br.drag('Rottenburg 104th 1/R._Scots', 'York')
    br.say('76, tới York: 2+2')

with act(s, 'US Harrison to London', 'US', '92', 'Harrison', ret='', book=bk):
    us.say('Lá 92, ba điểm: Harrison trở lại Detroit.')
    us.play('92')
    us.drag('Harrison us:19th', 'Detroit')
    us.say('17 ở lại Malden: 4 đủ cho 3.')
    us.discard('92')
s.play('Minh tidies up')
br.discard('76')
s.done()
