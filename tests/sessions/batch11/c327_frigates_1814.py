"""Frigates on Lake Ontario 1814, in Hungarian: both build, both sail, one battle, repairs, and a fleet that goes in by itself."""
from kit11 import *

s = Session('dev-1812-faults', us='Eva', br='Gabor', what='Spring 1814: frigates built, Yeo on the lake, Chauncey with ten ships against seven, A1 D2, repairs on a card, landing at an empty town')
t = s.t
lay_14(t)
t.lay_face('Sydney_Smith', side='British')
hands(t, ['Card 82', 'Card 79', 'Card 77', 'Card 85'], ['Card 76', 'Card 75', 'Card 80', 'Card 74'])
burn_to(t, 1814, 10)
base = towns(t)
t, us, br = s.begin()

s.play('BR yard')
br.say('76 epites: Prince Regent 2, Sydney Smith javitas fel')
br.play('76')
br.drag('Prince_Regent', 'Kingston', how='beside')
br.flip('Sydney_Smith')
br.discard('76')

s.play('US yard')
us.say('82: Superior 2, Jefferson 1')
us.play('82')
us.drag('Superior', 'Sackets Harbour', how='beside')
us.drag('Jefferson', 'Sackets Harbour', how='beside')
us.discard('82')

s.play('BR Yeo')
br.say('75, Yeo kimegy')
br.play('75')
fl = 'Prince_Regent Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith'
br.drag('Yeo ' + fl, 'Lake Ontario Control Box')
br.vp('US 2')
br.discard('75')

s.play('US Chauncey')
us.say('79, megyek utana, mind a tiz')
us.play('79')
ten = 'Superior General_Pike Jefferson Madison Oneida Sylph Lady_of_the_Lake Conquest Fair_American Gov._Tompkins'
us.drag('Chauncey ' + ten, 'Lake Ontario Control Box', how='beside')
f, e = t.pieces(ten, us), t.pieces(fl, br)
assert naval_drm(f, e, f[0], e[0], 0, 1) == 0 and naval(5) == 'A1 D2 att'
us.say('tobbseg +1, Yeo -1, A-A')
us.roll('1d6', 5)
br.say('ot. ketto sebesult')
br.flip('Prince_Regent')
br.flip('Wolfe')
br.drag('Yeo ' + fl, 'Kingston')
us.flip('Superior')
us.drag('Superior', 'Sackets Harbour')
us.vp('US 6')
us.discard('79')

s.play('BR repairs')
br.say('80: Prince Regent es Wolfe')
br.play('80')
br.flip('Prince_Regent')
br.flip('Wolfe')
br.discard('80')

s.play('US repair')
us.play('77')
us.say('77: Superior')
us.flip('Superior')
us.discard('77')

s.play('BR 19th Dragoons ride')
br.say('74, a dragonyosok Burlingtonbol Chippawaba')
br.play('74')
go(br, '19th_Dragoons', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa', mp=10, how='all')
br.discard('74')

s.play('US 2nd NY and Oneida')
us.say('85, ketto: 9. es 11. Sacketsbol Oswegoba')
us.play('85')
go(us, 'us:9th 11th', 'Sackets Harbour', 'Oswego')
us.discard('85')
s.done()
