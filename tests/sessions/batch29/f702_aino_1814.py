"""Estonian. Aino announces late, Kalle is formal. Faults: a retreat into the space the attackers came from; a vessel of autumn 1814 built in spring."""
from aid29a import *

s = Session('dev-1812-faults', us='Aino', br='Kalle', what='1814 spring: retreat to where the attack came from; St. Lawrence built too early')
spring_1814(s.t)
s.t.lay_hand('US', ['106', '92', '79', '83', '85', '98', '84', '87', '91'])
s.t.lay_hand('British', ['96', '102', '73', '75', '88', '80', '77', '101', '74'])
g = G(s, 1814, Habit(lambda c, x: '%s, kaart %s' % (x, c), when='post', drag='lead', show='late'), Habit(lambda c, x: 'Kaart %s väärtusega %d: %s.' % (c, val(c), x), drag='short'), first='British')
t, us, br = g.t, g.U, g.B
mv(g, 'British', '80', 'Drummond 104th 2/R._Marines', 'Kingston > Smiths Creek > York > Burlington', 'Drummond', 'Drummond läände')
mv(g, 'US', '84', 'Brown 21st 22nd 23rd 25th', 'Sackets Harbour > Rome > Utica > Canandaigua > Batavia > Lewiston', 'Brown', 'Brown Lewistoni')
mv(g, 'British', '77', '1/R._Marines', "Prescott > Crysler's Farm > Cornwall", text='merejalavägi Cornwalli')
with g.play('US', '106', 'Superior ja Jones', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
mv(g, 'British', '101', 'Norfolk', "Port Dover > Brant's Ford", text='miilits sisemaale')
with g.play('US', '87', 'Scott üle jõe', leader='Scott', ret='1/41st', flips='1/41st', vp='late'):
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    g.battlecard('US', '91', 'lahingukaart +1')
    d = (4, 3)
    q = fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', 1814, d, card=1)
    us.roll('2d6', *d)
    assert q == 'EX', q
    br.flip('1/41st')
    g.hit('US', 'Seneca')
    us.say('seneca kaotatud, sul ainult pööratud: taganed')
    g.ret('British', '1/41st', 'Ft. Erie', 'Chippawa', ['Buffalo'])
with g.play('British', '96', 'St. Lawrence Kingstonis', build=True, nobook=True, vp=None):
    with s.fault('15.11 15.14 3.23 15.12 15.13', 'St. Lawrence, a vessel of autumn 1814, is built in spring'):
        br.drag('St._Lawrence', 'Kingston')
    us.say('juba? suur laev')
with g.play('US', '98', 'Harrison Sandwichi', leader='Harrison'):
    us.vp(g.book.due())
    g.owed = None
    g.go('US', 'Harrison 24th', 'Detroit > Sandwich')
mv(g, 'British', '73', 'Drummond 104th 2/R._Marines 103rd', 'Burlington > Stoney Creek > Ft. George', 'Drummond', 'Drummond kindlusesse')
mv(g, 'US', '85', '9th us:11th', 'Sackets Harbour > Antwerp > Ogdensburg', text='kaks polku jõe äärde')
with g.play('British', '75', 'Riall Chippawasse', leader='Riall', pick='Lincoln'):
    g.go('British', 'Riall 1/R._Scots', 'Ft. George > Queenston', mode='all')
    g.go('British', 'Lincoln Riall 1/R._Scots', 'Queenston > Chippawa', mode='each')
with g.play('US', '79', 'Macomb Lacolle', leader='Macomb', ret='Canadian_Fencibles'):
    us.drag('Macomb', 'Champlain NY')
    us.drag('us:6th us:13th 15th', 'Champlain NY')
    us.drag('us:6th us:13th 15th', 'Lacolle')
    us.drag('Macomb', 'Lacolle')
    us.say('6. ees')
    g.rnd('US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian_Fencibles', (6, 3), 'DR')
    with s.fault('10.72 10.71', 'the Canadian Fencibles go back to Champlain NY, from where the attack came', also=['10.72', '10.71', '9.43']):
        br.drag('Canadian_Fencibles', 'Champlain NY')
    br.say('Taganen Champlaini.')
mv(g, 'British', '88', '8th', 'York > Burlington > Stoney Creek', text='8. polk ette', again=False)
mv(g, 'US', '92', 'Wilkinson 1st_Rifles', 'Sackets Harbour > Rome', 'Wilkinson', 'Wilkinson Rome')
mv(g, 'British', '74', 'De_Meuron', 'St-Jean > Isle aux Noix', text='De Meuron saarele')
mv(g, 'US', '83', '34th 45th', 'Albany > Whitehall', text='reserv')
g.hold('British', '102', 'Hoian selle.')
s.done()
