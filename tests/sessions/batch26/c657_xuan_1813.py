"""Lan (US, hay quên, sửa luôn) và Minh (British, chậm, đếm to): xuân 1813, xúc xắc chọn người đi trước, chia bài, Prescott, Lacolle hai vòng."""
from aid26b import *

s = S('dev-1812-faults', us='Lan', br='Minh', what='spring 1813: the roll for the first player, deal, builds, Indians to Frenchtown, over the river to Prescott, two rounds at Lacolle, a regiment restored')
t = s.t
aid18.lay(t, '1813a')
t.lay_vp(label(position(t)))
hands(t, [], [])
t, us, br = s.begin()
b = Book(t)
assert tracked(t) == -5

s.play('xúc xắc và chia bài')
br.say('chào Lan. ai đi trước năm 1813? mỗi người một con')
us.roll('1d6', 6)
br.roll('1d6', 2)
br.say('2 + 5 điểm = 7. mình trước')
us.say('trời ơi')
for a, c in zip(('42', '45', '49', '51', '53', '62', '57', '39'), ('43', '46', '48', '50', '41', '52', '55', '59')):
    us.draw('1813 Deck', lay18.cid(t, a, 1813))
    br.draw('1813 Deck', lay18.cid(t, c, 1813))
assert sizes(t) == (8, 8)

with act(s, 'BR Procter Frenchtown', 'British', '46', leader='Procter', book=b):
    br.say('46, 3 điểm. Procter, Tecumseh, 1/41, Shawnee, Wyandot, Western: Sandwich 1, Detroit 4, Frenchtown 6')
    br.play('46')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp(b.due())
    br.discard('46')

with act(s, 'US đóng tàu', 'US', '45', build=True, book=b):
    us.say('45 đóng Lawrence với Niagara cho Perry')
    us.play('45')
    us.drag('Lawrence', 'Buffalo')
    us.say('à không, Erie')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Niagara', 'Erie PA')
    us.discard('45')

with act(s, 'BR đóng tàu', 'British', '43', build=True, book=b):
    br.say('43: Detroit ở Malden 1, Brock ở York 1. đủ 2')
    br.play('43')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('43')

with act(s, 'US Pike', 'US', '51', leader='Pike', book=b):
    us.say('51, Pike đi Ogdensburg')
    us.play('51', reveal=False)
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Pike us:6th 15th us:16th', 'Ogdensburg')
    us.say('quên 21')
    us.drag('21st', 'Antwerp')
    us.drag('21st', 'Ogdensburg')
    us.discard('51')

with act(s, 'BR kho', 'British', '55', build=True, book=b):
    br.say('55: kho tiếp tế ở Cornwall')
    br.play('55')
    assert supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')
    br.discard('55')

with act(s, 'US Prescott', 'US', '57', leader='Pike', ret='Canadian_Fencibles'):
    us.say('57, Pike qua sông đánh Prescott!')
    us.play('57')
    us.drag('Pike us:6th 15th us:16th 21st', 'Prescott')
    br.say('16 chọi 5 là 3:1, +2. B với B 0. sông -1, Pike +1, lính chính quy Anh -1. tổng +1')
    us.roll('2d6', 5, 4)
    assert duel(t, 'US', 'Prescott', 'Ogdensburg', 'us:6th', 'Canadian Fencibles', (5, 4)) == 'DR'
    goes(t, 'British', 'Prescott', "Crysler's Farm", came=('Ogdensburg',))
    br.say('10, mình lùi về Crysler')
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.discard('57')

with act(s, 'BR Drummond', 'British', '52', leader='Drummond', pick='Glengarry', book=b):
    us.say('quên điểm, 2')
    us.vp(b.due())
    br.say('52: Drummond và LC tới Cornwall, LC dừng ở đó, Glengarry theo tới Crysler')
    br.play('52')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.drag('Drummond LC_Militia', 'Cornwall')
    br.drag('Drummond Glengarry', "Crysler's Farm")
    br.discard('52')

with act(s, 'US Hampton', 'US', '62', leader='Hampton', book=b):
    us.say('62 Hampton lên Lacolle, trống')
    us.play('62')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('Hampton us:11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.vp(b.due())
    us.discard('62')

with act(s, 'BR Lacolle', 'British', '50', ret='Hampton us:11th 4th_NY_Militia', flips='Voltigeurs us:11th', book=b):
    br.say('50, hai đơn vị: 103 và Voltigeurs từ Isle aux Noix')
    br.play('50')
    br.drag('103rd', 'Lacolle')
    br.drag('Voltigeurs', 'Lacolle')
    us.say('ở lại, 11 dẫn đầu')
    br.say('8:7 = 0. B với B 0, rừng -1')
    br.roll('2d6', 4, 4)
    assert duel(t, 'British', 'Lacolle', 'Isle aux Noix', 'Voltigeurs', 'us:11th', (4, 4)) == 'EX'
    br.say('7, đổi. mỗi bên một')
    br.flip('Voltigeurs')
    us.flip('us:11th')
    br.say('vòng hai: 5:5, 103 B với dân quân C +1')
    br.roll('2d6', 4, 5)
    assert duel(t, 'British', 'Lacolle', 'Isle aux Noix', '103rd', '4th NY Militia', (4, 5), rnd=2) == 'DR'
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=('Isle aux Noix',))
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    br.vp(b.due())
    br.discard('50')

with act(s, 'US hồi phục', 'US', '49', build=True, flips='us:11th', book=b):
    us.say('49: hồi 11')
    assert supplied(t, 'US', 'Champlain NY')
    us.play('49')
    us.flip('us:11th')
    us.discard('49')

with act(s, 'BR giữ', 'British', '41', hold=True, book=b):
    br.hold('41')
    br.say('giữ')
with act(s, 'US giữ', 'US', '39', hold=True, book=b):
    us.say('mình cũng giữ 1')
    us.hold('39')
s.done()
