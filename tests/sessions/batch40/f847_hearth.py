"""Winter 1812-13 and the spring's arrivals: two at Albany spared, De Watteville straight to Montreal."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Agnes', br='Rolf', what='winter 1812-13: too few steps at Albany, a regiment arrives at Montreal; the roll of 1813 and the rest in order')
t = s.t
aid18.lay(t, '1812b')
hands(t, [], [])
burn_to(t, 1812, 28)
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('Michigan us:2nd_Ohio', 'Frenchtown', 'US')
t.lay('us:2nd_Ohio', 'Ft. Meigs', 'US')
t.lay('Wyandot', 'Sandwich', 'British')
t.lay('Oneida Conquest', 'Lake Ontario Control Box', 'US')
t.lay_vp('US 2')
t, us, br = s.begin()
book = Book(t)
assert book.off == 0

s.play('fleet home')
us.say('Oneida and Conquest to Sackets, flag on the lake')
us.drag('Oneida Conquest', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
book.ok()
us.turn('Winter 1812-13')

s.play('winter')
x = excess(t)
assert x == {('Ft. Malden', 'British'): 1, ('Albany', 'US'): 4}, x
br.flip('Essex')
br.say('Malden: Essex down')
with s.fault('16.21 16.2 16.22', 'Albany has 12 full units over 8: four steps are due, two are taken'):
    us.say('Albany: the 5th and the 12th')
    us.flip('us:5th us:12th')
    us.say('no ships hurt. on to spring')
    us.turn('Spring-Summer 1813')

s.play('roll for 1813')
us.roll('1d6', 3)
br.roll('1d6', 6)
us.say('5 to 6. yours')

s.play('arrivals')
muster(us, '1813a')
with s.fault('14.1 2.16', 'De Watteville arrives at Quebec, not at Montreal'):
    br.drag('De_Watteville', 'Montreal')
muster(br, '1813a', skip=('De Watteville',))
br.say('all in. cards on Thursday')
us.say('fine')
s.done()
