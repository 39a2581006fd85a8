"""Spring 1814: a retreat to where the attack came from; three cards put away."""
from aid31a import *

s = table('1814a', 'Minh', 'Thao', 'spring 1814, Vietnamese: Norfolk retreats into Thamesville whence Harrison came; the British put a third card away',
          hands=(['77', '78', '80', '83', '85', '87', '90', '93', '96'], ['86', '75', '79', '82', '81', '84', '88', '92', '94']),
          men=[('Harrison us:24th us:28th us:27th us:26th', 'Thamesville', 'US'), ('us:17th', 'Sandwich', 'US'), ('us:19th', 'Ft. Malden', 'US'),
               ('Norfolk', 'London', 'British')], vp='US 5')
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Prevost', 'British', '86', 'Prevost', book=b):
    br.say('86, 3 điểm, Prevost')
    br.play('86')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost br:16th br:37th br:90th', 'Montreal')
    br.discard('86')

with act(s, 'US Brown', 'US', '77', 'Brown', book=b):
    us.say('77 Brown')
    us.play('77')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('Brown us:9th us:11th us:21st', 'Cape Vincent')
    us.discard('77')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.say('giữ')
    br.hold('75')

s.play('US Harrison at London')
us.say('78, Harrison đánh London')
us.play('78')
way('Thamesville', 'London')
us.drag('Harrison us:24th us:28th us:27th us:26th', 'London')
br.say('ở lại')
for h in ('', 'a'):
    assert fight(t, 'US', 'London', ['Thamesville'], '24th', 'Norfolk Militia', 1814, (2, 3), half=h) == 'DR'
us.roll('2d6', 2, 3)
with s.fault('10.72 10.71 7.32', 'Norfolk retreats into Thamesville, the space from which the attackers came'):
    br.say('DR, tôi lùi về Thamesville')
    br.drag('Norfolk', 'Thamesville')
us.vp(b.due())
us.discard('78')
b.ok()

with act(s, 'BR holds another', 'British', hold=True, book=b):
    br.say('giữ thêm lá nữa')
    br.hold('79')

with act(s, 'US Izard', 'US', '80', 'Izard', book=b):
    us.say('80 Izard')
    us.play('80')
    way('Plattsburg', 'Four Corners', 'French Mills')
    us.march('Izard us:6th us:13th us:15th', 'Four Corners', 'French Mills')
    us.discard('80')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.say('82: Prince Regent và Linnet')
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US two', 'US', '83', book=b):
    us.say('83: 34 và 45 lên Utica')
    us.play('83')
    us.drag('us:34th us:45th', 'Utica')
    us.discard('83')

s.play('BR a third card away')
with s.fault('7.34 7.32 7.35', 'the third card held back from one hand'):
    br.say('giữ')
    br.hold('81')

with act(s, 'US Scott', 'US', '87', 'Scott', book=b):
    us.say('87')
    us.play('87')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
    us.discard('87')

with act(s, 'BR one', 'British', '84', book=b):
    br.say('84: 89 sang Queenston')
    br.play('84')
    way('Chippawa', 'Queenston')
    br.drag('br:89th', 'Queenston')
    br.discard('84')
s.done()
