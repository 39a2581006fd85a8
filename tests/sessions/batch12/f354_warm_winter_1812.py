"""The winter of 1812-13 taken lightly: a fleet that stays out, a crowd in Detroit."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Theo', br='Ulla', what='Winter 1812-13: British ships stay in the Ontario box; Detroit quarters five with room for three and loses one step of two')
t = s.t
autumn12(t)
t.lay('us:6th us:13th us:15th', 'Sackets Harbour', 'US')
t.lay('us:9th 11th 21st', 'Plattsburg', 'US')
t.lay('Harrison us:17th', 'Ft. Meigs', 'US')
t.lay('Shawnee Wyandot', 'Sandwich', 'British')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Det._10th_R.V.', 'Ft. St. Joseph', 'British')
t.lay_gone('Detachment_(Mackinaw)', 'US')
t.lay('Royal_George Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
hands(t, ['Card 14'], ['Card 11'])
burn_to(t, 1812, 34)
peaceful(t)
t, us, br = s.begin()

s.play('US last')
us.play('14')
us.drag('14th', 'Utica')
us.discard('14')

s.play('BR last')
br.play('11')
br.drag('Wyandot', 'Ft. Malden')
br.discard('11')

s.play('winter')
with s.fault('7.4(1) 11.22', 'Royal George and Gloucester lie in the Lake Ontario box all through the winter and into the spring turn'):
    br.put('British Lake Control', 'Lake Ontario Control Box')
    us.turn('Winter 1812-13')
us.say('attrition, brr')
room = excess(t)
assert room == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1}, room
us.say('Detroit: 1st Ohio')
us.flip('1st_Ohio')
br.flip('Essex')
rest = excess(t)
assert rest == {('Detroit', 'US'): 1}, rest
with s.fault('16.21 16.22 16.1(2)', 'Detroit (3) goes into the spring with four full units (the 4th, the detachment, 2nd Ohio, Michigan) and only one reduced'):
    us.turn('Spring-Summer 1813')

s.play('1813')
us.roll('1d6', 6)
br.roll('1d6', 3)
us.say('me first')
more.muster(us, '1813a')
more.muster(br, '1813a')
for i in range(8):
    us.draw('1813 Deck', 'Card 43' if i == 2 else None)
    br.draw('1813 Deck')

s.play('US 22nd')
us.play('43')
us.drag('22nd', 'Cleveland')
us.discard('43')
s.done()
