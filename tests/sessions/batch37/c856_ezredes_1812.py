"""The retired colonel (British) announces every step and then does another; his granddaughter is used to it. Pre-war draws, then the war."""
from aid37b import *

s = Session('dev-1812-opening-1', at=17, us='Zsófi', br='Kálmán ezredes', what='Pre-war 1812 and first plays: the colonel announces one thing and does another, all of it legal')
t, us, br = s.t, s.us, s.br
P = 'Pre-war Deck'
s.begin()


def top():
    return t.things[t.deck(P).kids[-1]].name


s.play('US draws, keeps')
us.draw(P)
us.say('ezt megtartom')

s.play('BR draws, moves')
assert top() == '#9 Brock and Tecumseh'
br.draw(P)
br.say('Jelentem: kijátszom, két pont. Első lépés: a 49. ezred Kingstonból Yorkba vonul. Második lépés: pihenő.')
br.play('#9 Brock and Tecumseh')
way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('br:8th', 'Coteau du Lac')
br.say('Illetve nem. A 8. és a Fencibles megy, Cornwallig.')
br.drag('br:8th', 'Cornwall')
br.drag('Canadian_Fencibles', 'Prescott')
br.drag('br:8th', 'Prescott')
us.say('papa, ez Prescott')
br.say('Ez is jó.')
br.discard('#9 Brock and Tecumseh')

s.play('US draws, Dearborn')
us.draw(P)
us.say('22, 3 pont, Dearborn')
us.play('22')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.discard('22')

s.play('BR keeps')
assert top() == 'Card 5'
br.draw(P)
br.say('Ezt azonnal kijátszom! ... Megtartom.')

s.play('US draws, 4th NY')
us.draw(P)
us.play('18')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('18')
us.say('18, a NY milícia fel a határra')

s.play('BR keeps, US keeps, war')
br.draw(P)
br.say('Tartalék.')
us.draw(P)
us.say('marad')
assert top() == 'Declaration of War'
br.draw(P)
br.say('Jelentem: semmi különös. ... Hadüzenet!')
us.say('na tessék, háború')

s.play('the rest of the deck, US first')
while t.deck(P).kids:
    us.draw(P)
    if t.deck(P).kids:
        br.draw(P)
assert hand_sizes(t) == (5, 6)
br.say('A fordulójelzőt én teszem föl.')
us.turn('Spring-Summer 1812', tracker=False)
us.say('föltettem :)')

b = Book(t)
with act(s, 'US Hull to Sandwich', 'US', '32', 'Hull', book=b):
    us.say('32, Hull átkel')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR Procter', 'British', '5', 'Procter', ret='Hull us:4th 1st_Ohio', book=b):
    br.say('Jelentem a lépéseket: egy, Tecumseh indul az indiánokkal; kettő, London felé.')
    br.play('5')
    br.drag('Procter br:1/41st Shawnee Wyandot', 'Sandwich')
    br.say('Procter vezet. Tecumseh marad a tűznél.')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.say('harc előtt visszavonulok Detroitba')
    us.drag('Hull us:4th 1st_Ohio', 'Detroit')
    us.vp(b.due())
    br.discard('5')

with act(s, 'US Oneida', 'US', '3', book=b):
    us.say('3-as kártya, Oneida ki a tóra')
    us.play('3')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('3')

with act(s, 'BR fleet', 'British', '16', flips='Royal_George Oneida', ret='Oneida', book=b):
    br.say('Jelentem: Beresford, Sydney Smith és Gloucester kifut. A vezérhajó a Gloucester.')
    br.play('16')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    us.say('és a vezérhajó akkor?')
    br.say('Természetesen a Royal George.')
    assert sea(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal George', 'Oneida', 2) == 'A1 D1 att'
    br.say('Te dobsz helyettem.')
    br.roll('1d6', 2)
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.say('A Royal George Yorkba megy javíttatni.')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.vp(b.due())
    br.discard('16')

with act(s, 'US 3rd Ohio', 'US', '14', book=b):
    us.play('14')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.say('14, ohióiak föl Frenchtownig')
    us.discard('14')

with act(s, 'BR Brock', 'British', '25', 'Brock', book=b):
    br.say('Brock Kingstonba megy, ott vár rám.')
    br.play('25')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R.', 'Burlington')
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Ft. George')
    us.say('Kingston a másik irányban van, papa')
    br.say('Tudom, merre van Kingston.')
    br.discard('25')

with act(s, 'US NY back', 'US', '11', book=b):
    us.play('11')
    us.say('11, a milícia haza Plattsburgba, fázik')
    us.drag('4th_NY_Militia', 'Plattsburg')
    us.discard('11')

with act(s, 'BR repair', 'British', '31', flips='Royal_George', build=True, book=b):
    br.say('A Beresford kap új vitorlát, két hajót építek.')
    br.play('31')
    br.flip('Royal_George')
    br.say('Javítás, egy pont: a Royal George kész. Mást nem tehetek vele.')
    br.discard('31')

with act(s, 'US holds', 'US', '26', hold=True, book=b):
    us.say('félreteszem a 26-ot')
    us.hold('26')
    us.say('papa, te jössz, szólj előre, mit NEM csinálsz')
with act(s, 'BR holds', 'British', '7', hold=True, book=b):
    br.say('Nem teszek félre semmit.')
    br.hold('7')
end(s)
