"""Finnish: the pre-war draws and the first summer. One drags each piece alone and throws his card away before he moves; the other tells the
points only when she remembers, and turns her cards up at the very end."""
from aid37a import *

s = Session('dev-1812-opening-1', at=17, us='Aatos', br='Vieno', what='pre-war 1812 and the first plays: Sandwich in two rounds, Lake Erie, Prescott; cards away before the move, points late')
t, us, br = s.begin()
D = 'Pre-war Deck'
b = Book(t)


def top():
    return t.things[t.deck(D).kids[-1]].name


us.say('no niin. pakka on sekoitettu, minä aloitan')
s.play('US draws and keeps')
assert top() == 'Card 11'
us.draw(D)
us.say('pidän')

s.play('BR draws and keeps')
br.draw(D)
br.say('pidän minäkin')

with act(s, 'US draws 22: Dearborn', 'US'):
    assert top() == 'Card 22'
    us.draw(D)
    us.say('kortti 22, kolme pistettä, Dearborn lähtee')
    us.play('22')
    us.discard('22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.each('us:6th us:13th', 'Utica')
    us.drag('Dearborn', 'Utica')
    us.each('us:6th us:13th', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')

with act(s, 'BR draws 5: two schooners to York', 'British'):
    assert top() == 'Card 5'
    br.draw(D)
    br.play('5', reveal=False)
    br.say('kaksi kuunaria Kingstonista Yorkiin, ei järvelle')
    br.drag('Gloucester Beresford', 'York')
    br.reveal('5')
    br.discard('5')

with act(s, 'US draws 18: 4th NY', 'US'):
    assert top() == 'Card 18'
    us.draw(D)
    us.say('18, yksi yksikkö: neljäs NY metsään')
    us.play('18')
    us.discard('18')
    us.drag('4th_NY_Militia', 'Four Corners')
    us.drag('4th_NY_Militia', 'French Mills')

s.play('BR keeps')
assert top() == 'Card 7'
br.draw(D)
br.say('jää käteen')

s.play('US keeps')
assert top() == 'Card 26'
us.draw(D)
us.say('käteen')

s.play('BR draws the declaration')
assert top() == 'Declaration of War'
br.draw(D)
br.say('sodanjulistus! se oli siinä')
us.say('loput sitten, minä ensin')
while t.deck(D).kids:
    us.draw(D)
    if t.deck(D).kids:
        br.draw(D)
assert hand_sizes(t) == (5, 6), hand_sizes(t)
us.say('minulla viisi kädessä ja kaksi pelattu, sinulla kuusi ja yksi. täsmää')
us.turn('Spring-Summer 1812', tracker=False)

with act(s, 'US Hull to Sandwich', 'US', '32', 'Hull', book=b):
    us.say('32. Hull joen yli')
    us.play('32')
    us.discard('32')
    us.each('us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp('US 1')

with act(s, 'BR Procter strikes at Sandwich', 'British', '16', 'Procter', fights={'Procter': 'Sandwich', 'Tecumseh': 'Sandwich', '1/41st': 'Sandwich',
         'Shawnee': 'Sandwich', 'Wyandot': 'Sandwich'}, flips='1/41st us:4th Shawnee', book=b):
    br.say('16 kolmosena, Procter ja Tecumseh ja koko joukko paitsi miliisi')
    br.play('16', reveal=False)
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('jään. neljäs edessä')
    assert F(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (4, 4)) == 'EX'
    br.roll('2d6', 4, 4)
    br.say('EX, molemmat kääntyy')
    br.flip('1/41st')
    us.flip('us:4th')
    us.say('toinen kierros, nyt Ohio edessä')
    assert F(t, 'British', 'Sandwich', 'Ft. Malden', 'Shawnee', '1st Ohio', (2, 4), rnd=2) == 'AR-1'
    br.roll('2d6', 2, 4)
    br.say('voi ei. takaisin')
    br.flip('Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
    br.reveal('16')
    br.discard('16')

with act(s, 'US 3rd Ohio up to Frenchtown', 'US', '11', book=b):
    us.play('11')
    us.discard('11')
    us.say('kolmas Ohio, täydet kuusi')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with act(s, 'BR fleet on Erie, points later', 'British', '25'):
    br.play('25', reveal=False)
    br.say('Queen Charlotte ja Hunter Eriejärvelle')
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.drag('Hunter', 'Lake Erie Control Box')
    br.reveal('25')
    br.discard('25')

with act(s, 'US Dearborn to Ogdensburg', 'US', '26', 'Dearborn'):
    us.say('26: Dearborn Ogdensburgiin')
    us.play('26')
    us.discard('26')
    us.each('us:6th us:13th', 'Antwerp')
    us.drag('Dearborn', 'Antwerp')
    us.each('us:6th us:13th', 'Ogdensburg')
    us.drag('Dearborn', 'Ogdensburg')
    br.say('hups, järven pisteet unohtui')
    br.vp('British 1')
    b.ok()

s.play('BR holds')
br.say('yksi talteen')
br.hold('#9 Brock and Tecumseh')

with act(s, 'US Prescott', 'US', 'Card 3', book=b):
    us.say('3, kaksi pistettä: rykmentit joen yli Prescottiin, tyhjä kylä. Dearborn jää')
    us.play('3')
    us.discard('3')
    us.drag('us:6th', 'Prescott')
    us.drag('us:13th', 'Prescott')
    us.say('ja kaksi voittopistettä')
    us.vp('US 1')

with act(s, 'BR 8th marches', 'British', '7', book=b):
    br.say('kasi lähtee Montrealista')
    br.play('7', reveal=False)
    br.drag('br:8th', 'Coteau du Lac')
    br.drag('br:8th', "Crysler's Farm")
    br.reveal('7')
    br.discard('7')

with act(s, 'US 1st NY to Ft. Niagara', 'US', '14', book=b):
    us.play('14')
    us.discard('14')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.say('siinä viimeinen korttini')

with act(s, 'BR 10th', 'British', '31', book=b):
    br.say('31 ykkösenä: veteraanit Gananoqueen')
    br.play('31', reveal=False)
    br.drag('10th_R.V.', 'Gananoque')
    br.reveal('31')
    br.discard('31')

s.play('BR holds the last')
br.say('ja sodanjulistus jää eteeni')
br.hold('Declaration of War')
b.ok()
us.turn('Summer-Autumn 1812')
us.say('kesä vaihtuu. huomenna vahvistukset')

s.play('autumn: arrivals and the deal')
muster(us, '1812b', groups=False)
us.say('kaikki paikoillaan')
muster(br, '1812b')
deal(t, us, 1812, '12', '19', '10', '13', '21', '30', '27')
deal(t, br, 1812, '6', '2', '17', '28', '8')
br.say('seitsemän sinulle, viisi minulle, kaksihan minulla on pöydällä')
assert hand_sizes(t) == (7, 5)

with act(s, 'US Harrison', 'US', '12', 'Harrison', book=b):
    us.say('12: Harrison Frenchtowniin')
    us.play('12')
    us.discard('12')
    for w in ('Ft. Findlay', 'Ft. Meigs', 'Frenchtown'):
        us.drag('Harrison 17th us:19th 1st_Kentucky', w)

with act(s, 'BR Rottenburg clears Prescott', 'British', 'Card 6', 'Rottenburg', pick='Glengarry Upper_Canada_Militia br:8th', ret='us:6th us:13th', flips='us:6th', book=b):
    br.say('6: Rottenburg kerää joukot matkalta ja Prescottiin')
    br.play('6', reveal=False)
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg Canadian_Fencibles Voltigeurs', 'Cornwall')
    br.drag('Rottenburg Canadian_Fencibles Voltigeurs Glengarry Upper_Canada_Militia', "Crysler's Farm")
    br.drag('Rottenburg Canadian_Fencibles Voltigeurs Glengarry Upper_Canada_Militia br:8th', 'Prescott')
    us.say('pidän pintani')
    assert F(t, 'British', 'Prescott', "Crysler's Farm", 'br:8th', 'us:6th', (5, 4)) == 'DR-1'
    br.roll('2d6', 5, 4)
    us.say('yksitoista, kuudes kärsii ja joen taakse')
    back(t, 'US', 'Prescott', 'Ogdensburg', "Crysler's Farm")
    us.flip('us:6th')
    us.drag('us:6th', 'Ogdensburg')
    us.drag('us:13th', 'Ogdensburg')
    br.vp('British 1')
    br.reveal('6')
    br.discard('6')

with act(s, 'US restores the 6th', 'US', '13', flips='us:6th', book=b):
    assert supplied(t, 'US', 'Ogdensburg')
    us.say('13: kuudes täyteen')
    us.play('13')
    us.discard('13')
    us.flip('us:6th')

with act(s, 'BR restores the 41st', 'British', '28', flips='1/41st', book=b):
    assert supplied(t, 'British', 'Ft. Malden')
    br.say('28, 41. täyteen; huolto Eriejärven yli')
    br.play('28', reveal=False)
    br.flip('1/41st')
    br.reveal('28')
    br.discard('28')

with act(s, 'US 21st and 23rd', 'US', '19', book=b):
    us.play('19')
    us.discard('19')
    us.drag('21st', 'Oswego')
    us.drag('23rd', 'Oswego')
    us.say('kaksi Oswegoon')

with act(s, 'BR Procter again', 'British', 'Card 8', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio'):
    br.say('8: Procter uudestaan Sandwichiin, nyt miliisi mukana')
    br.play('8', reveal=False)
    br.drag('Procter Tecumseh 1/41st Essex Wyandot', 'Sandwich')
    assert F(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '1st Ohio', (3, 5)) == 'DR'
    br.roll('2d6', 3, 5)
    us.say('no nyt lähti. Detroitiin')
    back(t, 'US', 'Sandwich', 'Detroit', 'Ft. Malden')
    us.each('us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.drag('Hull', 'Detroit')
    br.reveal('8')
    br.discard('8')

with act(s, 'US PA militia', 'US', '21', book=b):
    us.say('ja piste pois minulta?')
    br.vp('British 2')
    us.play('21')
    us.discard('21')
    us.drag('1st_PA_Militia', 'Meadville')
    us.drag('1st_PA_Militia', 'Erie PA')

with act(s, 'BR Lake Ontario', 'British', 'Card 2', book=b):
    br.say('2 kolmosena, laivasto Ontariolle')
    br.play('2', reveal=False)
    br.drag('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
    br.vp('British 4')
    br.reveal('2')
    br.discard('2')
us.say('jatketaan sunnuntaina')
s.done()
