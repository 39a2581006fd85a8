"""Spring 1812 with hardly a word: Sandwich taken and lost in two rounds, both lakes contested."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Kessler', br='Roo', what='Spring-Summer 1812, full hands: Hull at Sandwich, two rounds, Lake Ontario, Adams out and struck')
t = s.t
pos(t, '1812a', ['6', '22', '1', '26', '3', '10', 'Campaign@1812'], ['16', '18', '5', '20', '24', '11', 'Declaration of War'])
t, us, br = s.begin()
v = VP(t)
br.say('glhf')

s.play('US Hull')
us.play('6')
go(us, 'Hull us:4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit', 'Sandwich')
v.book(us)
us.discard('6')

s.play('BR fleet')
br.play('16')
br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
v.book(br)
br.discard('16')

s.play('US Dearborn')
us.play('22', reveal=False)
us.reveal('22')
go(us, 'Dearborn us:6th us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', how='step')
us.discard('22')

s.play('BR Procter at Sandwich')
br.play('18')
go(br, 'Procter 1/41st Essex Shawnee Wyandot Tecumseh', 'Ft. Malden', 'Sandwich', limit=10)
A, D = '1/41st Essex Shawnee Wyandot', 'us:4th 1st_Ohio 2nd_Ohio Michigan'
assert fight(t, 'British', 'Sandwich', A, D, '1/41st', '4th', (4, 3), 'Ft. Malden', dmod=-1) == 'EX' == fight(t, 'British', 'Sandwich', A, D, '1/41st', '4th', (4, 3), 'Ft. Malden')
br.say('41st leads')
us.say('4th')
br.roll('2d6', 4, 3)
br.flip('1/41st')
us.flip('us:4th')
br.say('again, Shawnee')
assert fight(t, 'British', 'Sandwich', A, D, 'Shawnee', '1st_Ohio', (2, 6), 'Ft. Malden', dmod=-1, rnd=2) == 'DR' == fight(t, 'British', 'Sandwich', A, D, 'Shawnee', '1st_Ohio', (2, 6), 'Ft. Malden', rnd=2)
us.say('1st Ohio')
br.roll('2d6', 2, 6)
us.drag('Hull us:4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit')
v.book(us)
br.discard('18')

s.play('US Adams')
us.play('1')
us.drag('Adams', 'Lake Erie Control Box')
v.book(us)
us.discard('1')

s.play('BR Erie')
br.play('5')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
assert sea(t, 'Queen_Charlotte Hunter', 'Adams', 'Queen_Charlotte', 'Adams', 3) == 'defender lead strikes'
br.say('+3')
br.roll('1d6', 3)
us.drag('Adams', 'US Eliminated')
br.roll('1d6', 1)
v.book(br)
br.discard('5')

s.play('US holds')
us.hold('26')

s.play('BR Brock')
br.drop_discard('20')
go(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', how='each')

s.play('US restores the 4th')
us.play('10')
assert more.supplied(t, 'US', 'Detroit')
us.flip('us:4th')
us.discard('10')

s.play('BR holds')
br.hold('24')

s.play('US Oneida to Oswego')
us.play('3')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.undo()
us.say('your lake, on foot then')
go(us, '2nd_NY_Militia', 'Sackets Harbour', 'Oswego')
us.drag('Oneida', 'Oswego')
us.discard('3')
v.ok()
s.done()
