"""A winter too mild for Detroit and a regiment that is half a year early."""
from lay7 import burn_to, hands, more
from more import excess, lay_arrivals, muster
from session import Session

s = Session('dev-1812-faults', us='Gus', br='Ann', what='Winter 1812 to spring 1813: one loss too few at Detroit, the 26th (autumn 1813) arrives in spring')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Det._10th_R.V. NWC Nancy', 'Ft. Mackinaw', 'British')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay_turn('Winter 1812-13')
t.lay_vp('British 2')
hands(t, [], [])
burn_to(t, 1812, 28)
t, us, br = s.begin()

s.play('winter')
us.say('winter then')
br.say('brr. two at Malden')
br.flip('Essex')
br.flip('1/41st')
assert excess(t) == {('Albany', 'US'): 4, ('Detroit', 'US'): 2}
us.flip('us:5th 9th 12th 14th')
with s.fault('16.21 16.22', 'Detroit (value 3, no depot) holds five fresh US units, one is flipped and the year goes on'):
    us.flip('1st_Ohio')
    us.say('Albany and Detroit done')
    us.turn('Spring-Summer 1813')

s.play('spring arrivals')
muster(us, '1813a')
with s.fault('14.1 3.15 7.1', 'the 26th of Summer-Autumn 1813 is put on Mansfield in Spring-Summer 1813'):
    us.drag('us:26th', 'Mansfield')
muster(br, '1813a')
br.say('lots of red on the map now')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('mine, 6 to 2')
s.done()
