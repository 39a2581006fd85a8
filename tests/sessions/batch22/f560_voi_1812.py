"""Mùa xuân 1812: Hải vội, Lan chậm mà hay giúp."""
from aid22a import *

s = Session('dev-1812-faults', us='Hai', br='Lan', what='Spring 1812 in Vietnamese: the 6th walks seven spaces in one go; at Sandwich a reduced regiment dies in place of the fresh lead')
T = s.t
T.lay_face('2nd_Ohio', True, 'US')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US three over to Sandwich', 'US', '12', book=b):
    us.say('12, ba đơn vị qua sông luôn, Hull ở nhà')
    us.play('12')
    us.drag('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('12')

with act(s, 'BR fleet', 'British', '2', book=b):
    br.say('lá 2, ba tàu ra hồ')
    br.play('2')
    br.drag('Royal_George Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.discard('2')
    br.vp('British 1')

s.play('US 6th to Pittsburgh')
us.say('lá 4, trung đoàn 6 về Pittsburgh giữ nhà')
us.play('4')
assert best('Albany', 'Pittsburgh')[0] == 7 and len(best('Albany', 'Pittsburgh')[1]) == 8
with s.fault('9.1 3.16 9.2', 'the 6th spends 7 MP over seven spaces, a unit has 6', 'path|link'):
    us.drag('us:6th', 'Utica')
    us.drag('us:6th', 'Canandaigua')
    us.drag('us:6th', 'Batavia')
    us.drag('us:6th', 'Buffalo')
    us.drag('us:6th', 'Erie PA')
    us.drag('us:6th', 'Pittsburgh')
br.say('xa ghê')
us.discard('4')

with act(s, 'BR Brock', 'British', '8', leader='Brock', book=b):
    br.play('8')
    br.say('Brock, lá 8. đi từ từ')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

with act(s, 'US Oneida', 'US', '30', book=b):
    us.play('30')
    us.drag('Oneida', 'Sodus')
    us.undo()
    us.drag('Oneida', 'Oswego')
    us.say('nhầm')
    us.discard('30')

s.play('BR Procter at Sandwich')
br.say('lá 5, Procter với Tecumseh đánh Sandwich')
br.play('5')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
us.say('ở lại, trung đoàn 4 dẫn')
r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (6, 4))
assert r == 'DR-1', r
br.roll('2d6', 6, 4)
br.say('14 với 7 là 2:1, 11. anh mất một bước và lui')
with s.fault('10.52 10.32 10.32(1) 10.51(DR-1) 10.51', 'the loss of DR-1 is taken from the reduced 2nd Ohio, the fresh lead 4th (and the 1st Ohio) stay whole'):
    us.say('Ohio 2 dù sao cũng tàn rồi, bỏ nó')
    us.drag('2nd_Ohio', 'US Eliminated')
us.drag('4th 1st_Ohio', 'Detroit')
br.vp('British 2')
br.discard('5')

with act(s, 'US Dearborn', 'US', '32', leader='Dearborn', book=b):
    us.play('32')
    us.drag('Dearborn us:13th', 'Rome')
    us.drag('Dearborn us:13th', 'Sackets Harbour')
    us.say('Dearborn tới Sackets')
    us.discard('32')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('US holds')
us.hold('27')
us.say('giữ một lá')

with act(s, 'BR two to Prescott', 'British', '20', book=b):
    br.say('lá 20, hai đơn vị')
    br.play('20')
    br.drag('10th_R.V. Frontenac', 'Gananoque')
    br.drag('10th_R.V. Frontenac', 'Prescott')
    br.discard('20')
s.done()
