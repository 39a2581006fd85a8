"""Spring 1814 in Vietnamese: Linh runs farther than she may; Tuan restores a regiment that lies in Canada."""
from aid31b import *

s = opening('Tuan', 'Linh', 'Spring 1814 in Vietnamese: the Lincoln Militia retreats two spaces, from Queenston to Stoney Creek; the 17th is restored at Ft. Malden in British territory',
            '1814a', ['80', '85', '86', '90', '93', '96', '99'], ['79', '83', '82', '88', '81', '95', '98'])
t, us, br = s.t, s.us, s.br
burn(t, '73', '74', '75', '76', '77', '78')
more.set_aside(t, 'Treaty of Ghent')
t.lay('Scott us:9th us:11th us:21st', 'Lewiston', 'US')
t.lay_face('us:17th us:26th', True, 'US')
s.begin()
b = Book(t)

with act(s, 'BR Drummond', 'British', '79', 'Drummond', book=b):
    br.say('chào anh Tuấn, tiếp ván hôm qua. 79: Drummond với quân 104 lên Prescott')
    br.play('79')
    br.drag('Drummond 104th', 'Prescott')
    br.discard('79')

with act(s, 'US Scott at Queenston', 'US', '80', 'Scott', ret='Lincoln', book=b):
    us.play('80')
    us.say('80, 2 điểm. Scott từ Lewiston qua sông đánh Queenston, cả ba trung đoàn')
    us.drag('Scott us:9th us:11th us:21st', 'Queenston')
    br.say('dân binh ở lại')
    clash(t, 'US', 'Queenston', ['Lewiston'], '9th', 'Lincoln Militia', (2, 3), 'DR')
    us.roll('2d6', 2, 3)
    us.say('5 +3 +1 +2 -1 = 10, rút đi')
    with s.fault('10.71 10.7 10.51', 'the Lincoln Militia retreats from Queenston to Stoney Creek, two spaces away', ''):
        br.drag('Lincoln', 'Stoney Creek')
        br.say('chạy xa một chút cho chắc :)')
    us.vp('US 6')
    us.discard('80')

with act(s, 'BR 103rd and Glengarry', 'British', '83', book=b):
    br.play('83')
    br.drag('103rd Glengarry', 'Stoney Creek')
    br.drag('103rd Glengarry', 'Ft. George')
    br.discard('83')

with act(s, 'US restores two', 'US', '85', build=True, flips='us:26th us:17th', book=b):
    us.play('85')
    assert supplied(t, 'US', 'Erie PA')
    us.say('85, 2 điểm để bổ sung quân: trung đoàn 26 ở Erie và 17 ở Malden')
    us.flip('us:26th')
    with s.fault('8.31 8.31(5) 13.4', 'the 17th is restored at Ft. Malden, which is British territory', ''):
        us.flip('us:17th')
    us.discard('85')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.play('82')
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Prince_Regent', 'Kingston')
    br.say('đóng tàu: 1 + 2 = 3')
    br.discard('82')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior', 'Kingston')
    us.say('nhầm cảng, haha')
    us.undo()
    us.drag('Superior Jones', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Rottenburg', 'British', '88', 'Rottenburg', book=b):
    br.play('88')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'St-Jean')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'Isle aux Noix')
    br.say('88: Rottenburg xuống Isle aux Noix')
    br.discard('88')

with act(s, 'US Perry', 'US', '90', 'Perry', book=b):
    us.play('90')
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.discard('90')

with act(s, 'BR Lincoln', 'British', '81', book=b):
    br.play('81')
    br.drag('Lincoln', 'Ft. George')
    br.discard('81')

with act(s, 'US Izard at Lacolle', 'US', '93', 'Izard', ret='Canadian_Fencibles', book=b):
    us.play('93')
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    us.drag('Izard us:6th us:13th', 'Lacolle')
    clash(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (6, 5), 'DR')
    us.roll('2d6', 6, 5)
    us.say('mười một, rừng -1')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 7')
    us.discard('93')

with act(s, 'BR Rottenburg at Lacolle', 'British', '95', 'Rottenburg', ret='Izard us:6th us:13th', book=b):
    br.play('95')
    br.drag('Rottenburg 49th br:13th De_Watteville', 'Lacolle')
    br.say('trả lại đây! 49 dẫn đầu')
    us.say('6 dẫn đầu')
    clash(t, 'British', 'Lacolle', ['Isle aux Noix'], '49th', '6th', (4, 5), 'DR')
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ('Isle aux Noix',))
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    br.vp('US 6')
    br.discard('95')

with act(s, 'US Wilkinson', 'US', '96', 'Wilkinson', book=b):
    us.play('96')
    us.drag('Wilkinson us:22nd us:25th', 'Oswego')
    us.discard('96')

with act(s, 'BR Riall at Queenston', 'British', '98', 'Riall', ret='Scott us:9th us:11th us:21st', book=b):
    br.play('98')
    br.say('98: Riall từ Ft. George ra, bốn đơn vị. Glengarry đi đầu')
    br.drag('Glengarry 103rd 1/R._Scots Lincoln', 'Queenston')
    br.drag('Riall', 'Queenston')
    us.say('trung đoàn 11 giữ đầu cầu')
    clash(t, 'British', 'Queenston', ['Ft. George'], 'Glengarry', '11th', (5, 5), 'DR')
    br.roll('2d6', 5, 5)
    br.say('10 +1 -2 = 9')
    goes(t, 'US', 'Queenston', 'Lewiston', ('Ft. George',))
    us.drag('us:9th us:11th us:21st Scott', 'Lewiston')
    us.vp('US 4')
    br.discard('98')

with act(s, 'US Seneca and volunteers', 'US', '99', book=b):
    us.play('99')
    us.each('Seneca NY_Volunteers_1814', 'Ft. Schlosser')
    us.drag('NY_Volunteers_1814 Seneca', 'Lewiston')
    us.say('hết bài rồi. hẹn mai')
    us.discard('99')
s.done()
