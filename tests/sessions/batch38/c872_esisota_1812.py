"""Ennen sotaa ja kevät 1812: Aino laskee ääneen, Veikko vetää ensin ja kertoo sitten."""
from aid38b import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Aino', br='Veikko', what='pre-war draws and moves, spring 1812 with Queenston, Sandwich and Lake Erie, arrivals of the autumn')
t, us, br = s.begin()
D = 'Pre-war Deck'

s.play('US draws')
us.draw(D)
us.say('pidän tämän')
s.play('BR draws, Norfolk')
br.draw(D)
br.drag('Norfolk', 'Ft. Erie')
br.play('#9 Brock and Tecumseh')
br.say('Norfolkin miliisi Ft. Erieen, ennen sotaa vain liikettä')
assert cost('Port Dover', 'Ft. Erie') == 2
br.discard('#9 Brock and Tecumseh')
s.play('US draws, Dearborn')
us.draw(D)
us.say('kortti 22 = 3. Dearborn, 6. ja 13.: Utica 1, Rome 2, Sackets 4')
us.play('22')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('22')
s.play('BR keeps, US keeps')
br.draw(D)
br.say('jää käteen')
us.draw(D)
us.say('samoin')
s.play('BR Sydney Smith')
br.draw(D)
br.drag('Sydney_Smith', 'York')
br.play('7')
br.discard('7')
s.play('US keeps, BR draws the war')
us.draw(D)
us.say('käteen')
br.draw(D)
br.say('SOTA! Sain julistuksen.')
br.reveal('Declaration of War')
us.say('no niin. loput kortit, minä ensin')
s.play('the rest')
while t.deck(D).kids:
    us.draw(D)
    if t.deck(D).kids:
        br.draw(D)
assert hand_sizes(t) == (6, 5), hand_sizes(t)
us.turn('Spring-Summer 1812', tracker=False)
B = Book(t)


def a():
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.say('1:1, C vastaan C, joki -1')
    hit(s, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (6, 5), 'DR')
    us.roll('2d6', 6, 5)
    us.say('11-1 = 10, DR')
    goes(t, 'British', 'Queenston', 'Beaverdams', ('Lewiston',))
    br.drag('Lincoln', 'Beaverdams')


turn(s, 'US', '26', 'kortti 26 = 3, Van Rensselaer joen yli', a, 'spmvd', leader='Van Rensselaer', ret='Lincoln', book=B)


def a():
    way('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Beaverdams')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    hit(s, 'British', 'Queenston', 'Beaverdams', 'R.N.R.', '1st NY Militia', (2, 3), 'DR')
    br.roll('2d6', 2, 3)
    br.say('5 ja 2:1, Brock, luokka = 10')
    us.say('takaisin Lewistoniin')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')


turn(s, 'British', '25', 'Brock!', a, 'mpswd', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=B)
turn(s, 'US', '32', 'kortti 32 = 3, Hull, 4., 1. ja 2. Ohio: Sandwich, 3 pistettä liikettä', lambda: us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich'),
     'spmvd', leader='Hull', book=B)


def a():
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    hit(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (3, 5), 'EX')
    br.roll('2d6', 3, 5)
    br.say('8 = EX')
    br.flip('1/41st')
    us.flip('us:4th')
    hit(s, 'British', 'Sandwich', 'Ft. Malden', 'Shawnee', '1st Ohio', (4, 5), 'DR', rnd=2)
    us.say('toinen kierros, johdossa 1. Ohio')
    br.say('Shawnee johtaa')
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')


turn(s, 'British', '5', 'Procter ja kaikki intiaanit', a, 'mpswd', leader='Procter', flips='us:4th 1/41st', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=B)
turn(s, 'US', '3', 'Adams järvelle, yksi alus, 1 MP', lambda: us.drag('Adams', 'Lake Erie Control Box'), 'spmvd', book=B)


def a():
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    assert sea(t, 'Queen_Charlotte Hunter Lady_Prevost', 'Adams', 'Queen_Charlotte', 'Adams', 3) == 'defender lead strikes'
    br.roll('1d6', 3)
    br.say('kolme yhtä vastaan +2, B vastaan C +1: 6, Adams antautuu')
    us.drag('Adams', 'US Eliminated')
    br.say('omat tappiot:')
    br.roll('1d6', 2)
    br.say('ei mitään')


turn(s, 'British', '16', '', a, 'mpvd', ret='Adams', book=B)
turn(s, 'US', '18', 'kortti 18: neljäs täyteen Detroitissa, huollossa on', lambda: us.flip('us:4th'), 'spmd', flips='us:4th', book=B)
assert supplied(t, 'US', 'Detroit')
turn(s, 'British', 'Declaration of War', 'julistus yhtenä pisteenä: Ylä-Kanadan miliisi', lambda: br.drag('Upper_Canada_Militia', "Crysler's Farm"), 'mpsd', book=B)
turn(s, 'US', '14', 'Oneida Ontariolle, 1 MP, hallinta +2', lambda: us.drag('Oneida', 'Lake Ontario Control Box'), 'spmvd', book=B)
turn(s, 'British', '31', 'yksi talteen', None, 'sh', book=B)
turn(s, 'US', '11', 'minäkin pidän yhden', None, 'hs', book=B)

s.play('end of the turn, arrivals, deal')
us.say('kesä-syksy. Vahvistukset ensin.')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', groups=False)
us.say('pidetty kortti lasketaan: kuusi uutta kummallekin')
deal(t, us, 1812, '21', '15', '6', '1', '28', '24')
deal(t, br, 1812, '29', '23', 'Campaign', 'Heavy Rains', 'Death of Brock', '13')
s.done()
