"""A lake taken from the enemy is booked with 2; a militia regiment is restored."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Quin', br='Dov', what='Summer-Autumn 1812: Lake Erie won from the British and booked with 2 of 4; 1st Ohio restored')
t = s.t
pos(t, '1812b', ['22', '15', '12', '29', '1'], ['16', '31', '20', '28', '24'])
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('us:4th 1st_Ohio')
t.lay_vp('British 2')
t, us, br = s.begin()
v = VP(t)

s.play('US Erie')
us.play('22')
F, E = 'Caledonia Somers Trippe', 'Queen_Charlotte Hunter'
us.drag(F, 'Lake Erie Control Box')
assert sea(t, F, E, 'Caledonia', 'Queen_Charlotte', 5) == 'A1 D2 att'
us.roll('1d6', 5)
us.flip('Caledonia')
br.flip('Queen_Charlotte')
br.flip('Hunter')
us.drag('Caledonia', 'Buffalo')
br.drag(E, 'Ft. Malden')
with s.fault('4.16 4.12 11.41', 'the lake changes hands: 4 points, the marker goes 2', 'VP|lake'):
    us.vp('0')
us.discard('22')

s.play('BR yard')
br.play('16')
br.flip('Queen_Charlotte')
br.flip('Hunter')
br.discard('16')

s.play('US puts the marker right, Harrison')
us.say('marker: you lost yours too, US 2')
v.book(us)
us.play('29')
go(us, 'Harrison us:17th us:19th', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.discard('29')

s.play('BR 28')
br.play('28')
go(br, 'Brock R.N.R.', 'York', 'Burlington', 'Stoney Creek')
br.discard('28')

s.play('US restores')
us.play('15')
us.say('2: 4th and 1st Ohio back')
us.flip('us:4th')
with s.fault('8.31(5) 3.11(Militia)', 'the 1st Ohio, a militia unit, is restored', 'restore|class|militia'):
    us.flip('1st_Ohio')
us.discard('15')

s.play('BR hold')
br.hold('24')

s.play('US Dearborn')
us.play('12')
go(us, 'Dearborn us:6th us:9th us:13th us:14th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('12')
v.ok()
s.done()
