"""Spring 1813: Pike takes six, the Sylph is off the stocks too soon."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Yves', br='Zoe', what='Spring 1813: one star leads six units; a schooner of the autumn built in spring')
t = s.t
more.lay_1813(t)
t.lay('Dearborn', 'Albany', 'US')
hands(t, ['Card 46', 'Card 43', 'Card 44'], ['Card 45', 'Card 47', 'Card 48'])
burn_to(t, 1813, 6)
peaceful(t)
t, us, br = s.begin()

s.play('US Pike')
us.say('46. Pike prend six regiments et va a Oswego')
us.play('46')
with s.fault('3.33 8.41', 'six units leave Sackets for Oswego in one play: without a leader a card moves three at most, and Pike, the only land leader there, has one star (five)'):
    us.drag('Pike us:6th us:9th us:15th us:16th 21st 1st_Rifles', 'Oswego')
us.discard('46')

s.play('BR Burlington')
br.play('45')
br.drag('R.N.R. York_Militia', 'Burlington')
br.discard('45')

s.play('US yard')
us.say('43 au chantier de Sackets: General Pike, et deux goelettes')
us.play('43')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Asp', 'Sackets Harbour')
with s.fault('15.14 3.23', 'the Sylph, a ship of Summer-Autumn 1813, is put on the map at Sackets in Spring-Summer 1813'):
    us.drag('Sylph', 'Sackets Harbour')
us.discard('43')

s.play('BR Fencibles')
br.play('47')
br.drag('Canadian_Fencibles', 'Gananoque')
br.drag('Canadian_Fencibles', 'Kingston')
br.discard('47')

s.play('US 1')
us.play('44')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('44')

s.play('BR ships')
br.say('48: les deux sloops, lac Champlain, +2')
br.play('48')
br.drag('Chubb Finch', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('48')
s.done()
