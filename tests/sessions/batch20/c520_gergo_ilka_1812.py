"""Pre-war, spring and autumn of 1812. Gergő (US) is in a hurry and forgets the marker; Ilka (British) counts every point aloud."""
from aid20a import *

s = Session('dev-1812-opening-1', at=17, us='Gergő', br='Ilka', what='pre-war draws, war, both halves of 1812, Hungarian: a hasty and a pedantic player, marker often moved by the other')
t = s.t
g = G(s, vp=('foe', 'now'))
t, us, br = g.begin()
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US draws and plays')
us.say('na, akkor húzok')
assert top() == 'Card 11'
us.draw(deck)
us.play('11')
us.say('ezt el is használom, 3. Ohio fel Meigsbe')
hop(us, '3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', how='jump')
us.discard('11')

s.play('BR draws and keeps')
br.draw(deck)
br.say('megtartom')

s.play('US draws and keeps')
us.draw(deck)
us.say('ez jó lesz később')

s.play('BR draws and plays')
assert top() == 'Card 5'
br.draw(deck)
br.say('kettes lap, két egység Montrealból: Coteau 1, Cornwall 2')
br.play('5')
hop(br, 'br:8th', 'Coteau du Lac', 'Cornwall')
hop(br, 'Canadian_Fencibles', 'Coteau du Lac', 'Cornwall')
br.discard('5')

s.play('US draws and plays')
assert top() == 'Card 18'
us.draw(deck)
us.drop_discard('18')
hop(us, 'us:6th', 'Utica', 'Rome', how='jump')
hop(us, 'us:13th', 'Utica', how='jump')
us.say('kész, jöhetsz')

s.play('BR and US keep')
br.draw(deck)
br.say('ezt is elteszem')
us.draw(deck)
us.say('elteszem')

s.play('BR draws the declaration')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('Hadüzenet! Vége a békének, te húzol tovább elsőnek')

s.play('the rest')
for i in range(3):
    us.draw(deck)
    br.draw(deck)
assert sizes(t) == (5, 6) and not t.deck(deck).kids
br.turn('Spring-Summer 1812', tracker=False)
us.say('te húztad a háborút, úgyhogy én kezdek')
g.book.ok()

with g.p('US', '32', 'Dearborn', 'Dearborn elindul Albanyból és útközben felszedi a két ezredet, Sackets', pick='us:13th us:6th'):
    hop(us, 'Dearborn', 'Utica')
    hop(us, 'Dearborn us:13th', 'Rome')
    assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
    hop(us, 'Dearborn us:13th us:6th', 'Sackets Harbour')

with g.p('British', '16', None, '16-os, három pont: Royal George, Moira, Gloucester a tóra. +2 nekem'):
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')

with g.p('US', '26', 'Hull', 'Hull át a folyón', lay='straight'):
    hop(us, 'Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')

with g.p('British', '25', 'Procter', '25-ös: Procter a 41-esekkel, a két indián csapattal és az essexiekkel, Malden - Sandwich 1 pont', ret='Hull us:4th 1st_Ohio 2nd_Ohio'):
    hop(br, 'Procter 1/41st Shawnee Wyandot Essex', 'Sandwich')
    us.say('maradok!')
    br.say('14 a 9 ellen, az 1:1. 41-es vezet, nálad?')
    us.say('a 4. gyalog')
    assert fight(t, '1/41st Shawnee Wyandot Essex', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (5, 4), '1/41st', 'us:4th', 0, 0, frm='Ft. Malden') == 'DR'
    br.roll('2d6', 5, 4)
    br.say('9. Visszavonulsz')
    goes(t, 'US', 'Sandwich', 'Detroit', came=('Ft. Malden',))
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')

with g.p('US', '22', 'Van Rensselaer', 'na most Queenston', ret='Lincoln'):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('4 a 3 ellen, folyón át -1, milícia milícia ellen')
    assert fight(t, '1st_NY_Militia', 'Lincoln', 'Queenston', (6, 5), '1st_NY_Militia', 'Lincoln', frm='Lewiston', route=True) == 'DR'
    us.roll('2d6', 6, 5)
    us.say('HAHA')
    br.say('11-1, az 10, elvonulok George-ba')
    goes(t, 'British', 'Queenston', 'Ft. George', came=('Lewiston',))
    br.drag('Lincoln', 'Ft. George')

with g.p('British', '#9 Brock and Tecumseh', 'Brock', 'a kilences most csak két pont: Brock. Burlington 1, Stoney 2, George 3, és ott a lincolniakat is viszem, Queenston 4',
         pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer'):
    hop(br, 'Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    hop(br, 'Brock R.N.R. York_Militia Lincoln', 'Queenston')
    us.say('ne már')
    br.say('8:4, a vezető az RNR')
    assert fight(t, 'R.N.R. York_Militia Lincoln', '1st_NY_Militia', 'Queenston', (2, 3), 'R.N.R.', '1st_NY_Militia', 2, 0, frm='Ft. George') == 'DR'
    br.roll('2d6', 2, 3)
    us.say('ötös dobásra is...')
    goes(t, 'US', 'Queenston', 'Lewiston', came=('Ft. George',))
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')

with g.p('US', '3', None, 'raktár Sacketsbe', lay='late'):
    assert supplied(t, 'US', 'Sackets Harbour')
    us.put('US Supply Depot', 'Sackets Harbour')

with g.p('British', '31', None, '31-es, egy pont: a Northwest átkel Mackinacra', free=True, ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('ketten vannak meg egy erőd, hát dobj')
    br.roll('2d6', 6, 5)
    us.say('oda az őrség')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.say('pont nem jár érte, csak indiánok vannak ott')

with g.p('US', '14', None, lay='straight'):
    hop(us, '4th_NY_Militia', 'Champlain NY')

with g.p('British', '7', None, 'egy pont, Norfolk az Erie-erődbe, ösvény, 2'):
    hop(br, 'Norfolk', 'Ft. Erie')

us.say('nekem elfogyott a lapom')
with g.p('British', 'Declaration of War', None, 'akkor a hadüzenettel is lépek: a 49. Gananoque, Prescott', order=False):
    hop(br, '49th', 'Gananoque', 'Prescott')

s.play('turn and arrivals')
br.say('tavasz vége. Jelző? brit 2, stimmel')
g.book.ok()
br.turn('Summer-Autumn 1812')
us.say('jönnek az enyéim, sok lesz')
muster(us, '1812b')
muster(br, '1812b', groups=False)
br.say('7 nekem is darab, kész')

s.play('deal')
deal(t, us, 1812, '2', '19', '30', 'Campaign')
deal(t, br, 1812, '8', '10', '17', '13', '20', '28', '21')
br.say('neked még három hiányzik')
deal(t, us, 1812, '6', '12', '27')
assert sizes(t) == (7, 7)
g.last = None

with g.p('US', '6', 'Chauncey', 'Chauncey kifut!', ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George Earl_of_Moira'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    br.say('öt hajó három ellen, +1, B vezér B ellen')
    assert sea(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 4) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.say('5, egy kettő')
    us.flip('Oneida')
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    us.say('enyém a tó')

with g.p('British', '10', 'Vincent', 'Vincent a 10-esekkel és a frontenaciakkal át Cape Vincentre, 3 pont a folyó. Üres, egy VP'):
    hop(br, 'Vincent 10th_R.V. Frontenac', 'Cape Vincent')

with g.p('US', '12', 'Dearborn', 'na azt nem hagyom', ret='Vincent 10th_R.V. Frontenac'):
    us.drag('us:6th us:13th 2nd_NY_Militia', 'Cape Vincent')
    us.drag('Dearborn', 'Cape Vincent')
    br.say('11:6, erdő -1, maradok')
    assert fight(t, 'us:6th us:13th 2nd_NY_Militia', '10th_R.V. Frontenac', 'Cape Vincent', (6, 4), 'us:6th', '10th_R.V.', frm='Sackets Harbour') == 'DR'
    us.roll('2d6', 6, 4)
    br.say('9, vissza Kingstonba')
    goes(t, 'British', 'Cape Vincent', 'Kingston', came=('Sackets Harbour',))
    br.drag('Vincent 10th_R.V. Frontenac', 'Kingston')

with g.p('British', '8', 'Brock', 'nyolcas, Brock Queenstonból Lewistonba, -1 a folyó', ret='1st_NY_Militia Van_Rensselaer'):
    hop(br, 'Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    assert fight(t, 'R.N.R. York_Militia Lincoln', '1st_NY_Militia', 'Lewiston', (3, 3), 'R.N.R.', '1st_NY_Militia', 2, 0, frm='Queenston', route=True) == 'DR'
    br.roll('2d6', 3, 3)
    us.say('jó, Batavia')
    goes(t, 'US', 'Lewiston', 'Batavia', came=('Queenston',))
    us.drag('1st_NY_Militia', 'Batavia')
    us.drag('Van_Rensselaer', 'Batavia')

with g.p('US', '27', None, 'vermontiak le Whitehallba', off='later'):
    hop(us, 'Vermont_Militia', 'Vergennes', 'Whitehall', how='jump')

with g.p('British', '17', None, 'a lapodat elfelejtetted eldobni. 17-es, egy pont: nyugati indiánok Sandwichbe'):
    hop(br, 'Western_Indians', 'Sandwich')

with g.p('US', None, None, 'Hadjárat: Harrison, és külön a 23. gyalog Albanyból', text='US Campaign: Harrison and the 23rd'):
    us.play('Campaign')
    hop(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    hop(us, 'Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
    hop(us, 'us:23rd', 'Utica', 'Rome', how='jump')
    us.discard('Campaign')

with g.p('British', '20', None, '103. és a királyi skótok: Trois-Rivières 1, Montreal 2, Coteau 3, Cornwall 4'):
    hop(br, '103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

with g.p('US', '19', None, 'Oneida javítás', lay='straight', flips='Oneida'):
    us.flip('Oneida')

with g.p('British', '13', None, 'javítás én is: Royal George 1, Moira 1, Kingston', flips='Royal_George Earl_of_Moira'):
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')

g.hold('US', '30', 'ezt félreteszem')

with g.p('British', '28', 'Rottenburg', 'Rottenburg és a Voltigeurs: La Prairie 3, Lacolle 5'):
    hop(br, 'Rottenburg Voltigeurs', 'La Prairie', 'Lacolle')

with g.p('US', '2', 'Harrison', 'Harrison be Detroitba', off='other'):
    hop(us, 'Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Detroit')

with g.p('British', '21', None, 'utolsó lapom: 100. Montrealba, 2 pont'):
    hop(br, '100th', 'Trois-Rivieres', 'Montreal')

s.play('fleets home')
us.say('nekem csak a félretett maradt')
br.say('hajók haza. Ontario a tiéd, tegyél jelzőt')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.say('US 1? Lewiston nálam, tó nálad. igen')
assert label(tracked(t)) == 'US 1'
g.end()
