"""Vietnamese: spring 1814. Short words, everything by pieces; the beaten regiment runs two towns, a depot is built in Canada by the Americans."""
from aid37a import *

s = Session('dev-1812-faults', us='Tuấn', br='Hạnh', what='spring 1814 in Vietnamese: the 89th retreats two spaces from Chippawa to Ft. George; a US depot at Chippawa in British territory')
t = s.t
spring_1814(t)
hands(t, ['86', '92', '80', '83', '81', '85', '88', '84', '90'], ['76', '82', '73', '75', '74', '78', '79', '77', '93'])
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)
br.say('chào anh, em đi trước')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    buildable(t, '76', 'Princess_Charlotte Linnet')
    br.say('76, đóng tàu')
    br.play('76')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US Scott at Chippawa', 'US', '80', 'Scott', ret='89th', book=b):
    us.say('80, Scott qua sông từ Schlosser')
    us.play('80')
    us.each('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    us.each('Scott NY_Volunteers_1814 Seneca', 'Chippawa')
    br.say('ở lại')
    assert F(t, 'US', 'Chippawa', 'Ft. Schlosser', 'Seneca', '89th', (4, 5)) == 'DR'
    us.roll('2d6', 4, 5)
    us.say('10, rút')
    with s.fault('10.71 10.7 10.51 10.72', 'the 89th retreats from Chippawa to Ft. George, two spaces, where one is due'):
        br.drag('89th', 'Queenston')
        br.drag('89th', 'Ft. George')
        br.say('về với Riall')
    us.vp('US 5')
    us.discard('80')

with act(s, 'BR Drummond', 'British', '75', 'Drummond', book=b):
    br.say('75, Drummond')
    br.play('75')
    br.each('104th 2/R._Marines', 'Smiths Creek')
    br.drag('Drummond', 'Smiths Creek')
    br.each('104th 2/R._Marines', 'York')
    br.drag('Drummond', 'York')
    br.discard('75')

with act(s, 'US depot at Chippawa', 'US', '84', book=b):
    us.say('84, một kho')
    us.play('84')
    with s.fault('13.52 13.51 8.31(6) 8.31', 'a US supply depot is built at Chippawa, in British territory'):
        us.put('US Supply Depot', 'Chippawa')
        us.say('kho ở Chippawa')
    us.discard('84')

with act(s, 'BR Yeo', 'British', '73', 'Yeo', book=b):
    br.say('73, Yeo ra hồ')
    br.play('73')
    br.drag('Yeo Princess_Charlotte Royal_George Wolfe', 'Lake Ontario Control Box')
    br.vp('US 3')
    br.discard('73')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    buildable(t, '86', 'ship:Mohawk Jones')
    us.say('86, Mohawk và Jones')
    us.play('86')
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Norfolk', 'British', '74', book=b):
    br.say('74, Norfolk')
    br.play('74')
    br.drag('Norfolk', "Brant's Ford")
    br.discard('74')

with act(s, 'US Izard', 'US', '83', 'Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.say('83, Izard bốn đơn vị tới Lacolle')
    us.play('83')
    us.each('us:6th us:13th 15th 29th Izard', 'Champlain NY')
    us.each('us:6th us:13th 15th 29th Izard', 'Lacolle')
    assert F(t, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (4, 6)) == 'DR-1'
    us.roll('2d6', 4, 6)
    br.flip('Canadian_Fencibles')
    back(t, 'British', 'Lacolle', 'La Prairie', 'Champlain NY')
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.vp('US 4')
    us.discard('83')

with act(s, 'BR Rottenburg', 'British', '78', 'Rottenburg', book=b):
    br.say('78, Rottenburg sang La Prairie')
    br.play('78')
    br.each('Rottenburg br:13th 49th', 'La Prairie')
    br.discard('78')

with act(s, 'US Chauncey', 'US', '88', 'Chauncey', fights={'ship:Mohawk': 'Lake Ontario Control Box'}, ret='Yeo Princess_Charlotte Royal_George Wolfe',
         flips='ship:Mohawk Princess_Charlotte', book=b):
    us.say('88, Chauncey năm tàu')
    us.play('88')
    us.drag('Chauncey ship:Mohawk General_Pike Madison Jones Sylph', 'Lake Ontario Control Box')
    assert N(t, 'ship:Mohawk General_Pike Madison Jones Sylph', 'Princess_Charlotte Royal_George Wolfe', 'ship:Mohawk', 'Princess_Charlotte', 4, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 4)
    us.flip('ship:Mohawk')
    us.drag('ship:Mohawk', 'Sackets Harbour')
    br.flip('Princess_Charlotte')
    br.drag('Yeo Princess_Charlotte Royal_George Wolfe', 'Kingston')
    us.vp('US 8')
    us.discard('88')

with act(s, 'BR restores the Fencibles', 'British', '79', flips='Canadian_Fencibles', book=b):
    assert supplied(t, 'British', 'La Prairie')
    br.say('79, bổ sung')
    br.play('79')
    br.flip('Canadian_Fencibles')
    br.discard('79')

s.play('US holds')
us.say('giữ')
us.hold('81')

s.play('BR holds')
br.say('em cũng giữ')
br.hold('77')

with act(s, 'US Brown', 'US', '92', 'Brown', book=b):
    us.say('92, Brown tới Batavia')
    us.play('92')
    us.each('us:9th 11th 21st Brown', 'Utica')
    us.each('us:9th 11th 21st Brown', 'Batavia')
    us.discard('92')

with act(s, 'BR Riall takes Chippawa again', 'British', '82', 'Riall', pick='Lincoln', ret='Scott NY_Volunteers_1814 Seneca', book=b):
    br.say('82, Riall lấy lại Chippawa')
    br.play('82')
    br.each('Riall 1/R._Scots 89th', 'Queenston')
    br.each('Riall 1/R._Scots 89th Lincoln', 'Chippawa')
    us.say('ở lại, Seneca đi đầu')
    assert F(t, 'British', 'Chippawa', 'Queenston', '1/R. Scots', 'Seneca', (5, 6)) == 'DR'
    br.roll('2d6', 5, 6)
    back(t, 'US', 'Chippawa', 'Ft. Schlosser', 'Queenston')
    us.each('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    br.delete([p.id for p in t.at('Chippawa') if 'Depot' in p.name])
    br.say('kho mất')
    br.vp('US 7')
    br.discard('82')

with act(s, 'US 26th and 5th PA', 'US', '85', book=b):
    us.say('85, hai đơn vị tới Buffalo')
    us.play('85')
    us.each('26th 5th_PA', 'Buffalo')
    us.discard('85')

with act(s, 'BR 16th and 37th', 'British', '93', book=b):
    br.say('93')
    br.play('93')
    br.each('br:16th br:37th', 'Montreal')
    br.discard('93')

with act(s, 'US repairs the Mohawk', 'US', '90', build=True, flips='ship:Mohawk', book=b):
    us.say('90, sửa tàu')
    us.play('90')
    us.flip('ship:Mohawk')
    us.discard('90')
s.done()
