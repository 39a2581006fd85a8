"""Spring 1814, in Polish: Drummond picks up the 8th, Scott takes Ft. Erie, Yeo and Chauncey damage each other."""
from lay10 import *

s = start('1814a', us='Wojtek', br='Kasia', what='Spring-Summer 1814 in mid-turn, Polish: troops picked up on the way, a river assault on a fort, a small naval battle, repairs', vp='US 4')
t = s.t
ready(t, ['Card 77', 'Card 84', 'Card 90', 'Card 83', 'Card 97'], ['Card 76', 'Card 78', 'Card 80', 'Card 88', 'Card 94'], 1814, 8)
t, us, br = s.begin()
b = Book(t)

br.say('czesc! gramy dalej, moja kolej')

s.play('BR Drummond')
br.say('76 za 3: Drummond z 104. przez York, zabiera 8. i dalej')
br.play('76')
br.drag('Drummond 104th', 'Smiths Creek')
br.drag('Drummond 104th', 'York')
br.drag('Drummond 104th br:8th', 'Burlington')
br.drag('Drummond 104th br:8th', 'Stoney Creek')
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek') == 6
us.say('daleko zaszedl')
br.discard('76')

s.play('US Brown')
us.say('77, jeden punkt: Brown i trzy pulki do Buffalo')
us.play('77')
mv(us, 'Brown 21st 23rd 25th', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', how='direct')
us.discard('77')

s.play('BR Riall')
br.say('78 (2). Riall do Chippawy')
br.play('78')
mv(br, 'Riall 1/R._Scots', 'Queenston', 'Chippawa')
br.discard('78')

s.play('US Scott at Ft. Erie')
us.say('84, Scott przez rzeke, Brown zostaje')
us.play('84')
assert supplied(t, 'British', 'Ft. Erie')
go = '21st 23rd 25th NY_Volunteers_1814 Seneca'
us.drag('Scott ' + go, 'Ft. Erie')
m = drm(t, 'US', 'Ft. Erie', go, '1/41st', '21st', '1/41st', amod=2, route=True)
assert m == 2 and res(m, 5, 4, True) == 'DR-1' and supplied(t, 'US', 'Ft. Erie', 'Buffalo')
us.say('18 na 6, +2 +2 -1 -1 = +2')
br.say('zgoda')
us.roll('2d6', 5, 4)
br.flip('1/41st')
br.drag('1/41st', 'Chippawa')
us.vp('US 6')
b.ok()
us.discard('84')

s.play('BR 70th')
br.say('80, 2 pkt: 70. do St-Jean, De Meuron do Chambly... nie, to dwa miejsca, wiec tylko 70.')
br.play('80')
mv(br, '70th', 'St-Jean')
br.discard('80')

s.play('US Chauncey')
us.say('90 za 2, Chauncey wychodzi')
us.play('90', reveal=False)
us.drag('Chauncey General_Pike ship:Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
us.reveal('90')
us.vp('US 8')
b.ok()
us.discard('90')

s.cut()

s.play('BR Yeo')
br.say('88 (2) Yeo atakuje')
br.play('88')
fl = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
br.drag('Yeo ' + fl, 'Lake Ontario Control Box')
a, d = P(t, fl, 'British'), ships_at(t, 'Lake Ontario Control Box', 'US')
assert naval_drm(a, d, t.find('Wolfe'), t.find('General Pike'), att_mod=1) == -1 and naval(3) == 'A1 D1 def'
br.roll('1d6', 4)
br.say('3. Wolfe i Pike po jednym, wracam')
us.say('uff')
br.flip('Wolfe')
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
br.drag('Yeo ' + fl, 'Kingston')
br.discard('88')

s.play('US mends the Pike')
us.say('83, stocznia: General Pike')
us.play('83')
us.flip('General_Pike')
us.discard('83')

s.play('BR mends the Wolfe')
br.say('94 stocznia: Wolfe')
br.play('94')
br.flip('Wolfe')
br.discard('94')

s.play('US keeps')
us.say('te karte zostawiam na pozniej')
us.hold('97')
br.say('dobranoc')
s.done()
