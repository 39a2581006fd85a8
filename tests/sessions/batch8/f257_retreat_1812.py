"""A damaged corvette goes out on the lake; a beaten regiment runs two spaces."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Io', br='Mats', what='Spring-Summer 1812: the damaged Royal George in the control box; Lincoln Militia retreats two spaces after DR')
t = s.t
pos(t, '1812a', ['32', '6', '13', '27', '4'], ['2', '20', '5', '8', '17'])
t.lay_face('Royal_George', side='British')
t, us, br = s.begin()
v = VP(t)

s.play('US Hull')
us.play('32')
go(us, 'Hull us:4th 1st_Ohio', 'Detroit', 'Sandwich')
v.book(us)
us.discard('32')

s.play('BR fleet')
br.play('2')
br.drag('Earl_of_Moira Beresford', 'Lake Ontario Control Box')
with s.fault('12.42', 'Royal George is damaged and enters the control box', 'Royal George|damaged'):
    br.drag('Royal_George', 'Lake Ontario Control Box')
v.book(br)
br.discard('2')

s.play('US van Rensselaer')
us.play('6')
go(us, 'Van_Rensselaer 1st_NY_Militia', 'Lewiston', 'Queenston')
br.say('Lincoln stays')
assert fight(t, 'US', 'Queenston', '1st_NY_Militia', 'Lincoln', '1st_NY_Militia', 'Lincoln_Militia', (5, 5), 'Lewiston', route=True) == 'DR'
us.roll('2d6', 5, 5)
with s.fault('10.51(DR) 10.71 10.72(1)', 'after DR the Lincoln Militia goes two spaces, to Stoney Creek', 'retreat|CRT|result'):
    br.drag('Lincoln', 'Beaverdams')
    br.drag('Lincoln', 'Stoney Creek')
v.book(us)
us.discard('6')

s.play('BR Brock')
br.play('8')
go(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington')
br.discard('8')

s.play('US hold')
us.hold('27')

s.play('BR 17')
br.play('17')
go(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
br.discard('17')

s.play('US Adams')
us.drop_discard('4')
us.drag('Adams', 'Lake Erie Control Box')
v.book(us)
v.ok()
s.done()
