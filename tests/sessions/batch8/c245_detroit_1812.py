"""Three rounds before Detroit, the log goes over to the other client in the middle of the turn."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Lars', br='Ines', what='Spring-Summer 1812 in mid-turn, a chain of two logs: Brock storms Detroit in three rounds and is thrown back; restoring; Adams ferries')
t = s.t
pos(t, '1812a', ['12', '3', '30', '27', '28'], ['5', '8', '10', '16', '17'])
t.lay('Brock Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich', 'British')
t.lay('Hull 2nd_Ohio', 'Frenchtown', 'US')
t, us, br = s.begin()
v = VP(t)

s.play('US Dearborn')
us.play('12')
us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') <= 6
us.discard('12')

s.play('BR Brock at Detroit')
br.say('8: Brock + Procter, all of it')
br.play('8')
M = '1/41st Essex Shawnee Wyandot'
G = 'us:4th Detachment 1st_Ohio Michigan'
go(br, 'Brock Procter Tecumseh ' + M, 'Sandwich', 'Detroit')
assert fight(t, 'British', 'Detroit', M, G, '1/41st', '4th', (5, 2), 'Sandwich', route=True, amod=2) == 'EX'
br.roll('2d6', 5, 2)
br.flip('1/41st')
us.flip('us:4th')
assert fight(t, 'British', 'Detroit', M, G, 'Shawnee', '1st_Ohio', (3, 4), 'Sandwich', amod=2, rnd=2, route='2') == 'EX'
br.say('Shawnee')
us.say('1st Ohio')
br.roll('2d6', 3, 4)
br.flip('Shawnee')
us.flip('1st_Ohio')
assert fight(t, 'British', 'Detroit', M, G, 'Wyandot', 'Michigan_Militia', (4, 1), 'Sandwich', amod=2, rnd=3, route='2') == 'AR'
br.say('Wyandot')
us.say('Michigan')
br.roll('2d6', 4, 1)
br.say('6, back')
br.drag('Brock Procter Tecumseh ' + M, 'Sandwich')
br.discard('8')
us.say('phew. you log?')
s.cut()

s.play('US Hull')
us.play('30')
us.say('30: 4th and a friend back to full')
us.flip('us:4th')
us.say('no, 1st Ohio is militia. only one then')
us.discard('30')

s.play('BR restores the 41st')
br.play('10')
assert more.supplied(t, 'British', 'Sandwich')
br.flip('1/41st')
br.discard('10')

s.play('US Adams')
us.play('3')
lift(t, 'Adams', 'Michigan')
us.drag('Adams Michigan', 'Frenchtown')
us.discard('3')

s.play('BR fleet Ontario')
br.play('16')
br.each('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
v.book(br)
br.discard('16')

s.play('US holds')
us.hold('28')

s.play('BR holds')
br.hold('17')
v.ok()
s.done()
