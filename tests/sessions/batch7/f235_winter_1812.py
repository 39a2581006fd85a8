"""A winter in which Ft. Malden feeds five and Oswego repairs a brig."""
from lay7 import hands, more
from more import excess
from session import Session

s = Session('dev-1812-faults', us='Colin', br='Sven', what='Winter 1812-13: no attrition at Ft. Malden (5 units on 3), Oneida repaired at Oswego')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay('us:6th us:13th us:9th 21st', 'Sackets Harbour', 'US')
t.lay('11th 15th', 'Plattsburg', 'US')
t.lay('us:5th 12th 14th', 'Buffalo', 'US')
t.lay('Michigan 2nd_Ohio', 'Frenchtown', 'US')
t.lay_marker('US Supply Depot', 'Frenchtown')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('NWC Det._10th_R.V.', 'Ft. Mackinaw', 'British')
t.lay('Oneida', 'Oswego', 'US')
t.lay_face('Oneida')
t.lay_face('Royal_George', side='British')
t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
t.lay_marker('British Lake Control', 'Lake Erie Control Box')
hands(t, [], [])
t.lay_turn('Winter 1812-13')
t.lay_vp('British 2')
assert excess(t) == {('Buffalo', 'US'): 1, ('Sackets Harbour', 'US'): 1, ('Ft. Malden', 'British'): 2}
t, us, br = s.begin()

s.play('Winter')
us.say('Winter. no events. attrition: Buffalo 1, Sackets 1')
us.flip('3rd_NY_Militia')
us.flip('2nd_NY_Militia')
br.say('none with me')
br.flip('Royal_George')
br.say('repaired')
with s.fault('15.21 15.32 15.33 15.34', 'Oswego is no working base in 1812', 'base'):
    us.flip('Oneida')
assert excess(t) == {('Ft. Malden', 'British'): 2}
us.say('Oneida too, and the depot goes')
us.delete([p for p in t.at('Frenchtown') if p.name == 'US Supply Depot'])
with s.fault('16.21 16.22 16.1', 'Ft. Malden: five full units on a value of 3, none reduced', 'value|quarter'):
    us.turn('Spring-Summer 1813')

s.play('1813')
us.roll('1d6', 6)
br.roll('1d6', 3)
us.say('6 against 3+2, I start')
more.muster(us, '1813a')
more.muster(br, '1813a')
for i in range(8):
    us.draw('1813 Deck')
    br.draw('1813 Deck')
us.say('tomorrow the first card')
s.done()
