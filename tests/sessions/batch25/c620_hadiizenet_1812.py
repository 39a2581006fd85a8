"""Before the war and the first weeks of it; a pedantic player who counts aloud and a hasty one who turns his cards late."""
from aid25a import *

s = Session('dev-1812-opening-1', at=17, us='Zsofi', br='Bence', what='pre-war draws and marches, war, Sandwich, Queenston lost and won, Prescott; Hungarian')
t, us, br = s.begin()
b = Book(t)
D = 'Pre-war Deck'


def draw(who, want):
    assert top(t, D).replace('Card ', '') == want, (top(t, D), want)
    who.draw(D)


us.say('Szia! Én húzok elsőnek a háború előtti pakliból.')
draw(us, '11')
with act(s, 'US draws 11, 3rd Ohio', 'US', '11', book=b):
    us.say('11-es, egy pont: a 3rd Ohio Ft. Meigsbe, 2 + 2 = 4 mozgáspont')
    us.play('11')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('11')
with act(s, 'BR keeps', 'British', book=b):
    draw(br, '#9 Brock and Tecumseh')
    br.say('megtartom')
draw(us, '22')
with act(s, 'US draws 22, Dearborn', 'US', '22', leader='Dearborn', book=b):
    us.play('22')
    us.say('22-es, hármas: Dearborn a 6th és a 13th élén. Utica 1, Rome 2, Sackets 4')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('22')
draw(br, '5')
with act(s, 'BR draws 5, Brock', 'British', '5', leader='Brock', book=b):
    br.play('5', reveal=False)
    br.drag('R.N.R.', 'Ft. George')
    br.drag('Brock', 'Ft. George')
    br.reveal('5')
    br.say('Brock a Niagarához')
    br.discard('5')
with act(s, 'US keeps', 'US', book=b):
    draw(us, '18')
    us.say('Ezt eltettem. Kézben: 1 lap, kijátszva: 2.')
draw(br, '7')
with act(s, 'BR draws 7, Norfolk', 'British', '7', book=b):
    br.drag('Norfolk', 'Ft. Erie')
    br.play('7')
    br.discard('7')
    br.say('te')
with act(s, 'US keeps again', 'US', book=b):
    draw(us, '26')
    us.say('Ezt is. Kézben: 2, kijátszva: 2.')
with act(s, 'BR draws the declaration', 'British', book=b):
    draw(br, 'Declaration of War')
    br.say('HÁBORÚ!!! nálam van a hadüzenet')
with act(s, 'the rest is drawn', 'US', book=b):
    us.say('Akkor én húzok elsőnek a maradékból, és enyém az első lépés is. Heten-heten vagyunk a kijátszottakkal együtt.')
    for a, c in (('32', '25'), ('14', '16'), ('3', '31')):
        draw(us, a)
        draw(br, c)
    us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 5)

with act(s, 'US Hull over the river', 'US', '26', leader='Hull', book=b):
    us.say('26-os, hármas: Hull átkel Sandwichbe a 4th, az 1st Ohio és a 2nd Ohio ezreddel. 3 MP. Sandwich értéke 1, tehát +1 nekem.')
    us.play('26')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('26')
with act(s, 'BR fleet', 'British', '16', book=b):
    br.play('16', reveal=False)
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.reveal('16')
    br.vp(b.due())
    br.say('enyém a tó')
    br.discard('16')
with act(s, 'US to Ogdensburg', 'US', '18', book=b):
    us.say('18-as, két pont: 6th és 13th. Antwerp 2, Ogdensburg 4.')
    us.play('18')
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('us:6th us:13th', 'Ogdensburg')
    us.discard('18')
with act(s, 'BR Procter to Sandwich, Hull goes back', 'British', '25', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.say('Procter. na?')
    assert holds(t, 'US', 'Detroit')
    us.say('Harc előtt visszavonulok Detroitba, mindenki, veszteség nélkül.')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.vp(b.due())
    br.discard('25')
with act(s, 'US takes Queenston', 'US', '32', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.say('32-es, hármas: Van Rensselaer és az 1st NY Militia átkel Queenstonba. 4:3, folyó -1, más semmi.')
    us.play('32')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('maradok')
    fed(t, 'US', 'Lewiston')
    fed(t, 'British', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (6, 5)) == 'DR'
    us.roll('2d6', 6, 5)
    us.say('11 - 1 = 10, DR')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.say('Queenston 2 pont, úgyhogy 0 az állás.')
    us.discard('32')
with act(s, 'BR Brock at Queenston', 'British', '#9 Brock and Tecumseh', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    br.play('#9 Brock and Tecumseh')
    br.say('kettesként, Brock visszaüt')
    br.drag('Lincoln', 'Queenston')
    br.drag('R.N.R.', 'Queenston')
    br.drag('Brock', 'Queenston')
    fed(t, 'British', 'Ft. George')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (3, 2)) == 'DR'
    br.roll('2d6', 3, 2)
    us.say('Elöl az R.N.R.? A C ellen +2, Brock +2. 5 + 4 = 9, DR. Vissza Lewistonba.')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.vp(b.due())
    br.discard('#9 Brock and Tecumseh')
with act(s, 'US 3rd Ohio to Frenchtown', 'US', '14', book=b):
    us.say('14-es, egy pont: 3rd Ohio Frenchtown, 2 MP')
    us.play('14')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.discard('14')
with act(s, 'BR holds one', 'British', hold=True, book=b):
    br.hold('31')
    br.say('ezt elteszem')
with act(s, 'US takes Prescott', 'US', '3', book=b):
    us.say('3-as, két pont: 6th és 13th át a Szent Lőrincen Prescottba. 3 MP. Üres, értéke 2.')
    us.play('3')
    us.drag('us:6th us:13th', 'Prescott')
    us.vp(b.due())
    us.discard('3')
    us.say('0. Nálam nincs több lap, nálad még a hadüzenet. Holnap folytatjuk?')
    br.say('oké, szia')
s.done()
