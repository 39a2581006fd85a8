"""1812, two faults: a regiment marches seven points; a hand is filled up without counting the card held. Núria (US) is generous and vague, Pau (British) always in haste."""
from aid20a import *

s = Session('dev-1812-faults', us='Núria', br='Pau', what='Spring to autumn 1812, Catalan: the 49th marches from Kingston to Ft. George; US draws seven with one held')
t = s.t
g = G(s, vp=('now', 'now'))
t, us, br = g.begin()

with g.p('US', '32', 'Dearborn', 'Dearborn cap al llac'):
    us.drag('us:6th us:13th', 'Rome')
    us.drag('us:6th us:13th', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')

with g.p('British', '2', None, 'vaixells', lay='straight'):
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')

with g.p('US', '4', None, 'la tercera d Ohio, un tros'):
    us.drag('3rd_Ohio', 'Ft. Findlay')

s.play('BR 49th to Ft. George')
g.last = 'British'
br.say('el 49 corre cap al Niàgara')
br.play('17')
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George') == 7 == best('Kingston', 'Ft. George')[0]
with s.fault('3.16 9.1 9.2 8.61 8.42', 'the 49th spends 7 MP from Kingston to Ft. George; a land unit has 6', 'path|link'):
    br.march('49th', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('17')

with g.p('US', '13', None, 'Oneida a Oswego, que hi ha sol'):
    us.drag('Oneida', 'Oswego')

with g.p('British', '8', 'Brock', 'Brock', off='early'):
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')

with g.p('US', '30', None, 'els dos regiments també'):
    us.each('us:6th us:13th', 'Oswego')

with g.p('British', '5', 'Procter', 'Procter riu amunt'):
    hop(br, 'Procter 1/41st Shawnee', 'Sandwich', 'Thamesville')

with g.p('US', '12', 'Hull', 'doncs Hull passa el riu'):
    us.drag('us:4th 1st_Ohio Hull', 'Sandwich')

with g.p('British', '10', 'Procter', 'torno!', ret='us:4th 1st_Ohio Hull'):
    br.drag('Procter 1/41st Shawnee', 'Sandwich')
    us.say('em quedo, el 4t davant')
    for d in (0, -1):
        assert fight(t, '1/41st Shawnee', 'us:4th 1st_Ohio', 'Sandwich', (6, 3), '1/41st', 'us:4th', 0, d, frm='Thamesville') == 'DR'
    br.roll('2d6', 6, 3)
    us.say('vinga, a Detroit')
    goes(t, 'US', 'Sandwich', 'Detroit', came=('Thamesville',))
    us.drag('us:4th 1st_Ohio Hull', 'Detroit')

g.hold('US', '27', 'aquesta la guardo')
g.hold('British', '20', 'jo també')

with g.p('US', '19', None, 'els d Ohio a Frenchtown'):
    us.drag('1st_Ohio 2nd_Ohio', 'Frenchtown')

with g.p('British', 'Declaration of War', None, 'i amb la guerra, els de Norfolk'):
    br.drag('Norfolk', "Brant's Ford")

s.play('arrivals')
us.say('estiu. poso els reforços')
muster(us, '1812b')
muster(br, '1812b')
us.turn('Summer-Autumn 1812')

s.play('deal')
deal(t, br, 1812, '22', '28', '15', '31', '7', '25')
br.say('sis i la guardada')
with s.fault('7.21 7.23 7.34', 'US draws seven cards although one is held: eight', 'deck|hand'):
    deal(t, us, 1812, '6', '16', '26', '3', '18', '21', '23')
us.say('set, ja hi som')
g.last = None

with g.p('US', '6', 'Harrison', 'Harrison a Frenchtown', pick='3rd_Ohio'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6

with g.p('British', '22', None, 'Erie', off='later'):
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')

with g.p('US', '18', None, 'dos regiments al nord'):
    us.drag('us:14th us:15th', 'Ticonderoga')

with g.p('British', '28', None, 'els escocesos i el 103'):
    br.drag('103rd 1/R._Scots', 'Montreal')

with g.p('US', '26', 'Dearborn', 'Dearborn amb els seus a Oswego'):
    us.drag('Dearborn', 'Oswego')

with g.p('British', '15', 'Brock', 'Brock a Queenston'):
    br.drag('Brock R.N.R. York_Militia', 'Queenston')

with g.p('US', '21', None, 'el 23'):
    us.drag('us:23rd', 'Utica')

with g.p('British', '31', None):
    br.drag('Glengarry', "Crysler's Farm")

g.hold('US', '3', 'i una altra a la butxaca')
with g.p('British', '7', None, 'Norfolk a Burlington'):
    br.drag('Norfolk', 'Burlington')
g.end()
