"""Before the war and the first summer, in Icelandic: Jon forgets that there is peace yet, and counts a hamlet as three."""
from aid31b import *

s = Session('dev-1812-opening-1', at=17, us='Jón', br='Sigga', what='Pre-war draws and moves in Icelandic, the 4th marches into Canada before the war; first summer, the marker at US 3 for Sandwich')
t, us, br = s.begin()
b = Book(t)
PW = 'Pre-war Deck'


def up():
    return t.things[t.deck(PW).kids[-1]].name


s.play('US draws and keeps')
us.say('jæja, fyrsta spil')
us.draw(PW)
us.say('geymi')

s.play('BR draws and moves')
assert up() == '#9 Brock and Tecumseh'
br.draw(PW)
br.play('#9 Brock and Tecumseh')
br.say('nota það strax: 8. og Fencibles til Cornwall')
br.drag('br:8th', 'Cornwall')
br.drag('Canadian_Fencibles', 'Cornwall')
br.discard('#9 Brock and Tecumseh')

s.play('US draws and moves into Canada')
us.draw(PW)
us.play('22')
us.say('22! fjórða herdeildin fer að skoða Thames-ána')
with s.fault('6.2 6.1 6.2(3)', 'before the Declaration of War the 4th marches from Detroit to Thamesville in Canada', 'pre-war restrictions'):
    way('Detroit', 'Sandwich', 'Thamesville')
    us.drag('4th', 'Sandwich')
    us.drag('4th', 'Thamesville')
br.say('hm, allt í lagi, ekkert þar')
us.discard('22')

s.play('BR keeps')
br.draw(PW)
br.say('geymi þetta')

s.play('US keeps')
us.draw(PW)
us.say('ég líka')

s.play('BR moves')
assert up() == 'Card 7'
br.draw(PW)
br.play('7')
br.drag('10th_R.V.', 'Gananoque')
br.say('gömlu hermennirnir til Gananoque')
br.discard('7')

s.play('US Dearborn')
assert up() == 'Card 26'
us.draw(PW)
us.play('26')
us.say('Dearborn af stað til Sackets')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('26')

s.play('BR draws the declaration, the rest')
assert up() == 'Declaration of War'
br.draw(PW)
br.say('stríð!!')
while t.deck(PW).kids:
    us.draw(PW)
    if t.deck(PW).kids:
        br.draw(PW)
assert hand_sizes(t) == (5, 5)
us.turn('Spring-Summer 1812', tracker=False)
us.say('þú dróst stríðið, svo ég byrja')

with act(s, 'US 4th comes home', 'US', '11', book=b):
    us.play('11')
    us.drag('4th', 'Sandwich')
    us.drag('4th', 'Detroit')
    us.say('of einmanalegt þarna, heim með þá')
    us.discard('11')

with act(s, 'BR Brock', 'British', '5', 'Brock', book=b):
    br.play('5')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('5')

with act(s, 'US Hull at Sandwich', 'US', '32', 'Hull'):
    us.play('32')
    us.say('Hull yfir ána með Ohio-menn')
    us.drag('Hull 1st_Ohio 2nd_Ohio', 'Sandwich')
    with s.fault('4.12 4.13 4.14', 'the marker goes to US 3 for Sandwich, which is worth 1', 'value of Sandwich'):
        us.vp('US 3')
    us.say('þrjú stig!')
    us.discard('32')

with act(s, 'BR sets the marker right, Procter', 'British', '25', 'Procter', ret='Hull 1st_Ohio 2nd_Ohio', book=b):
    br.say('nei Jón, Sandwich er eitt stig, ekki þrjú')
    br.vp('US 1')
    us.say('æ já')
    br.play('25')
    br.say('Procter, 41. og Tecumseh með alla sína')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    clash(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '1st_Ohio', (3, 4), 'DR')
    br.roll('2d6', 3, 4)
    us.say('hörfa til Detroit')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp('0')
    br.discard('25')

with act(s, 'US Oneida carries the 2nd NY', 'US', '18', sea='2nd_NY_Militia', book=b):
    us.play('18')
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    us.say('Oneida flytur 2. New York til Oswego')
    us.discard('18')

with act(s, 'BR three ships', 'British', '16', book=b):
    br.play('16')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
    br.discard('16')

with act(s, 'US 3rd Ohio', 'US', '14', book=b):
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('14')

with act(s, 'BR Norfolk', 'British', '31', book=b):
    br.play('31')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')

with act(s, 'US 6th and 13th', 'US', '3', book=b):
    us.play('3')
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('us:6th us:13th', 'Ogdensburg')
    us.say('jæja, búinn með spilin')
    us.discard('3')

with act(s, 'BR Lincoln', 'British', 'Declaration of War', book=b):
    br.play('Declaration of War')
    br.drag('Lincoln', 'Ft. George')
    br.discard('Declaration of War')
s.done()
