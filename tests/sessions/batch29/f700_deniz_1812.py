"""Turkish: Deniz is hasty, Ece careful. Two faults: seven points of march, a lake booked with three."""
from aid29a import *

s = Session('dev-1812-faults', us='Deniz', br='Ece', what='1812 spring and autumn: a march of 7 points; 3 VP for a lake')
s.t.lay_hand('US', [])
s.t.lay_hand('British', [])
s.t.lay_hand('US', ['16', '22', '3', '14', '23', '25', '1'])
s.t.lay_hand('British', ['26', '2', '18', '28', '15', '7', '11'])
g = G(s, 1812, Habit(lambda c, x: '%s ile %s' % (c, x), drag='each', when='mid'), Habit(lambda c, x: 'kart %s, değeri %d: %s' % (c, val(c), x), drag='lead'))
t, us, br = g.t, g.U, g.B
mv(g, 'US', '16', 'Dearborn us:6th us:13th', 'Albany > Whitehall > Ticonderoga > Plattsburg', 'Dearborn', 'Dearborn Plattsburg yolunda')
mv(g, 'British', '7', 'Brock R.N.R.', 'York > Burlington > Stoney Creek > Ft. George', 'Brock', 'Brock kaleye')
mv(g, 'US', '3', '2nd_NY_Militia', 'Sackets Harbour > Antwerp > Ogdensburg')
with g.play('British', '18', 'Procter nehri geçiyor', leader='Procter', flips='1/41st'):
    g.go('British', 'Procter Tecumseh 1/41st Shawnee Essex Wyandot', 'Ft. Malden > Sandwich > Detroit', mode='hop')
    br.say('41 önde')
    us.say('4. alay önde')
    g.rnd('British', 'Detroit', 'Sandwich', '1/41st', '4th', (3, 4), 'AR-1')
    br.flip('1/41st')
    g.ret('British', '1/41st Shawnee Essex Wyandot Procter Tecumseh', 'Detroit', 'Sandwich', ['Sandwich'], att=True)
mv(g, 'US', '1', '3rd_Ohio', 'Ft. MacArthur > Upper Sandusky > Ft. Stephenson')
with g.play('British', '2', 'filo göle', vp=None, nobook=True):
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    with s.fault('4.16 4.12 11.42 11.41', 'a lake is worth 2, the marker goes to 3'):
        br.vp('British 3')
g.book.off -= 1
rest_of = g.book
mv(g, 'US', '14', '4th_NY_Militia', 'Plattsburg > Champlain NY')
with g.play('British', '28', '10. alay ile Frontenac Prescott', nobook=True):
    us.say('göl 2 puan değil mi? düzeltiyorum')
    us.vp('British 2')
    g.book.off += 1
    g.go('British', '10th_R.V. Frontenac', 'Kingston > Gananoque > Prescott', mode='each')
with g.play('US', '22', 'Dearborn Lacolle', leader='Dearborn', pick='4th_NY_Militia'):
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.drag('4th_NY_Militia us:6th us:13th Dearborn', 'Lacolle')
mv(g, 'British', '15', 'Lincoln', 'Queenston > Beaverdams')
g.hold('US', '23', 'bunu saklıyorum')
mv(g, 'British', '26', 'Prevost 100th', 'Quebec City > Trois-Rivieres > Montreal > La Prairie', 'Prevost', 'Prevost')
mv(g, 'US', '25', '1st_NY_Militia', 'Lewiston > Ft. Schlosser > Buffalo', text='miliz Buffaloya', mode='hop')
g.hold('British', '11', 'bir kart kenara')

g.newturn('Summer-Autumn 1812', '1812b', groups=(True, True), by='British')
g.deal(1812, '6|12|13|19|24|30', '32|5|8|10|17|20', mixed=True)
g.next = 'US'
mv(g, 'US', '13', 'Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur > Ft. Findlay > Ft. Meigs', 'Harrison', 'Harrison ileri', mode='tail')
with g.play('British', '32', 'Prevost Lacolle', leader='Prevost', ret='Dearborn us:6th us:13th 4th_NY_Militia'):
    g.go('British', 'Prevost 100th', 'La Prairie > Lacolle')
    us.say('savaşmadan çekiliyorum')
    g.ret('US', 'us:6th us:13th 4th_NY_Militia Dearborn', 'Lacolle', 'Champlain NY', ['La Prairie'])
mv(g, 'US', '24', '18th', 'Ft. Niagara > Lewiston')
with s.fault('9.1 9.2 3.16 8.6 8.61', 'the 49th goes Kingston - Smiths Creek - York - Burlington - Stoney Creek - Ft. George, 7 of 6 points', also=[]):
    s.play('49th to Ft. George')
    g.next = 'US'
    br.say('kart 10, değeri 2: 49. alay Ft. George kalesine')
    br.play('10')
    br.march('br:49th', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
    assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George') == 7
    br.discard('10')
mv(g, 'US', '19', 'us:11th us:9th', 'Albany > Utica > Rome > Sackets Harbour', text='iki alay kuzeye')
mv(g, 'British', '17', 'Brock br:49th', 'Ft. George > Queenston', 'Brock', 'Brock tepeye')
with g.play('US', '12', 'Chauncey', leader='Chauncey', flips='Oneida Royal_George Earl_of_Moira', ret='Royal_George Earl_of_Moira Gloucester', vp='late'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.roll('1d6', 4)
    assert naval(4 + naval_drm(t.pieces('Oneida Conquest Scourge Growler Pert'), t.pieces('Royal_George Earl_of_Moira Gloucester'), t.find('Oneida'), t.find('Royal George'))) == 'A1 D2 att'
    br.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
with g.play('British', '5', 'tamir: Royal George ve Moira', build=True, flips='Royal_George Earl_of_Moira'):
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
mv(g, 'US', '6', 'Dearborn us:6th us:13th', 'Champlain NY > Plattsburg', 'Dearborn', 'geri')
mv(g, 'British', '8', 'Rottenburg br:8th Canadian_Fencibles', 'Montreal > Coteau du Lac > Cornwall', 'Rottenburg', 'Rottenburg batıya', mode='hop')
g.hold('US', '30', 'bu da dursun')
g.hold('British', '20', 'ben de')
s.done()
