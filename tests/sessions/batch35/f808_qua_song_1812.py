"""Spring 1812: infantry goes as far as its leader may (8 of 6 MP); a beaten unit retreats into the space its attacker came from. Vietnamese."""
from aid35a import *

s = Session('dev-1812-faults', us='Minh', br='Lan', what='Spring 1812: infantry 8 MP with Dearborn; retreat into the space of the attack; Vietnamese')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn to Ogdensburg', 'US', '32', free=True, book=b):
    us.say('32, ba điểm: Dearborn dẫn hai trung đoàn lên Ogdensburg, tướng đi được 10')
    us.play('32')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg') == 8
    with s.fault('9.1 9.2 3.16 8.42 8.41', 'the 6th and 13th spend 8 MP, land units have 6', 'path'):
        us.drag('Dearborn us:6th us:13th', 'Ogdensburg')
    us.discard('32')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=b):
    br.say('8: Brock xuống Ft. George')
    br.play('8')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

with act(s, 'US 1st NY to Chippawa', 'US', '27', book=b):
    us.play('27')
    way('Lewiston', 'Ft. Schlosser', 'Chippawa')
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
    us.drag('1st_NY_Militia', 'Chippawa')
    us.say('qua sông!')
    us.vp('US 1')
    us.discard('27')

with act(s, 'BR Ontario', 'British', '20', book=b):
    br.play('20')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.say('hồ của tôi, hai điểm')
    br.vp('British 1')
    br.discard('20')

with act(s, 'US 1st NY at Queenston', 'US', '4', book=b, ret='Lincoln'):
    us.say('4, một điểm, đánh Queenston từ Chippawa')
    us.play('4')
    us.drag('1st_NY_Militia', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Chippawa'], '1st NY Militia', 'Lincoln', 1812, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    br.say('mười, rút lui')
    with s.fault('10.72 10.7 10.71 10.51', 'the Lincolns retreat to Chippawa, whence the attack came'):
        br.drag('Lincoln', 'Chippawa')
    us.say('+2 Queenston, -1 Chippawa')
    us.vp('0')
    us.discard('4')

with act(s, 'BR Brock at Queenston', 'British', '5', 'Brock', book=b, ret='1st_NY_Militia'):
    br.say('5, Brock và Newfoundland đánh lại ngay')
    br.drag('R.N.R. Brock', 'Queenston')
    br.play('5')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 4)) == 'DR'
    br.roll('2d6', 3, 4)
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia', 'Lewiston')
    us.say('về nhà')
    br.vp('British 2')
    br.discard('5')

with act(s, 'US to Sandwich', 'US', '13', book=b):
    us.play('13')
    us.drag('1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio', 'Sandwich')
    us.vp('British 1')
    us.discard('13')

with act(s, 'BR Procter at Sandwich', 'British', '10', 'Procter', book=b, ret='1st_Ohio 2nd_Ohio', flips='1st_Ohio 2nd_Ohio'):
    br.play('10')
    br.say('10: Procter, Tecumseh, 41 và Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    us.say('đứng lại đánh')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '1st Ohio', 1812, (6, 4)) == 'DR-2'
    br.roll('2d6', 6, 4)
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    br.drag('1st_Ohio 2nd_Ohio', 'Detroit')
    us.flip('1st_Ohio')
    us.flip('2nd_Ohio')
    br.vp('British 2')
    br.discard('10')

with act(s, 'US Oneida', 'US', '30', book=b):
    us.play('30', reveal=False)
    us.drag('Oneida', 'Oswego')
    us.reveal('30')
    us.discard('30')

with act(s, 'BR 8th and Fencibles', 'British', '2', book=b):
    br.play('2')
    br.drag('br:8th Canadian_Fencibles', 'Coteau du Lac')
    br.drag('br:8th Canadian_Fencibles', 'Cornwall')
    br.say('lên Cornwall')
    br.discard('2')

with act(s, 'US Dearborn back', 'US', '12', 'Dearborn', book=b):
    us.say('12, Dearborn quay về Sackets, 4')
    us.play('12')
    way('Ogdensburg', 'Antwerp', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Antwerp')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('12')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('19')
    us.say('giữ lại lá cuối')
s.done()
