"""No chat: a brig of 1814 is built in 1813; a militia regiment is restored."""
from lay10 import *

s = start('1813b', us='Vera', br='Ed', what='Summer-Autumn 1813 in mid-turn, silent: Jefferson built a year early, York Militia restored', vp='British 1')
t = s.t
t.lay_face('York_Militia 10th_R.V.', side='British')
ready(t, ['Card 43', 'Card 44', 'Card 46', 'Card 50'], ['Card 45', 'Card 47', 'Card 48', 'Card 53'], 1813, 24)
t, us, br = s.begin()
b = Book(t)

s.play('US yard')
us.play('46')
us.drag('Sylph', 'Sackets Harbour')
with s.fault('15.14 3.23', 'Jefferson (1814) is built in 1813', 'turn|dot|available|ship'):
    us.drag('Jefferson', 'Sackets Harbour')
us.discard('46')

s.play('BR Drummond')
br.play('45')
mv(br, 'Drummond LC_Militia', 'Coteau du Lac')
br.discard('45')

s.play('US Chauncey')
us.play('43')
us.drag('Chauncey ship:Madison Oneida Sylph', 'Lake Ontario Control Box')
us.vp('US 1')
b.ok()
us.discard('43')

s.play('BR restores')
br.play('48', reveal=False)
br.flip('10th_R.V.')
with s.fault('8.31(5)', 'York Militia, class C, is restored', 'class|kind'):
    br.flip('York_Militia')
br.reveal('48')
br.discard('48')

s.play('US holds')
us.hold('50')

s.play('BR dragoons')
br.play('47')
mv(br, '19th_Dragoons', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
br.discard('47')

s.play('US Scott')
us.play('44')
mv(us, 'Scott 20th', 'Whitehall', how='each')
us.discard('44')
s.done()
