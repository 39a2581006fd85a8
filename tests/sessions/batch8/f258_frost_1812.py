"""One step too few in the winter at Detroit; Brown comes half a year early."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Perrin', br='Skye', what='winter 1812-13: Detroit two over, one flipped; Brown placed in Spring-Summer 1813')
t = s.t
pos(t, '1812b', ['31', '23'], ['21', '25'])
t.lay('Earl_of_Moira Royal_George', 'Lake Ontario Control Box', 'British')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('us:9th us:11th', 'Plattsburg', 'US')
t.lay('us:15th us:16th us:21st', 'Sackets Harbour', 'US')
t.lay('us:5th us:12th', 'Batavia', 'US')
t.lay('Western_Indians', 'Sandwich', 'British')
t.lay_vp('British 2')
on_top(t, '1813 Deck', '45', '62', '46', '42', '43', '47', '50', '48', '49', '53', '51', '52', '54', '55', '57', '58')
t, us, br = s.begin()
v = VP(t)

s.play('US 31')
us.play('31')
go(us, 'us:6th', 'Albany', 'Utica')
us.discard('31')

s.play('BR 21')
br.play('21')
go(br, 'br:8th', 'Montreal', 'Coteau du Lac')
br.discard('21')

s.play('US hold')
us.hold('23')

s.play('BR hold')
br.hold('25')

s.play('home')
br.drag('Earl_of_Moira Royal_George', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.turn('Winter 1812-13')
x = more.excess(t)
assert x == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 1}, x

s.play('winter')
br.flip('Essex')
with s.fault('16.21 16.22', 'Detroit holds five fresh units over 3: two steps are due, one is taken', 'winter|Detroit|value'):
    us.flip('2nd_Ohio')
    us.say('done')
    br.turn('Spring-Summer 1813')

s.play('1813')
us.roll('1d6', 2)
br.roll('1d6', 3)
more.muster(br, '1813a')
more.muster(us, '1813a')
with s.fault('14.1 7.1 3.15', 'Brown, due in Summer-Autumn 1813, is placed in Spring-Summer', 'Brown|arrival'):
    us.drag('Brown', 'Sackets Harbour')
deal(br, us, '1813 Deck', 8)

s.play('BR yard')
br.play('45')
br.drag('Wolfe Melville', 'Kingston')
br.discard('45')

s.play('US Harrison')
us.play('62')
go(us, 'Harrison us:17th us:19th', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.discard('62')
v.ok()
s.done()
