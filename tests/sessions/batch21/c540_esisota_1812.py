"""Finnish. Aino counts aloud and checks everything; Veikko drags first, talks afterwards, and drops his pieces short. The pre-war draws, then the first nine plays."""
from aid21a import *

s = Session('dev-1812-opening-1', at=17, us='Aino', br='Veikko', what='1812 from the pre-war deck on: draws one by one, three moves before the war, Sandwich lost and won, the brig on Ontario, Brock over the river')
t = s.t
D = 'Pre-war Deck'
d = t.deck(D)
want = ['Card 32', 'Card 5', 'Card 22', '#9 Brock and Tecumseh', 'Card 7', 'Card 25', 'Card 11', 'Declaration of War',
        'Card 16', 'Card 26', 'Card 31', 'Card 18', 'Card 3', 'Card 14']
by = {t.things[k].name: k for k in d.kids}
assert sorted(by) == sorted(want)
d.kids[:] = [by[n] for n in reversed(want)]
t, us, br = s.begin()
b = Book(t)


def take(p, name):
    assert t.things[t.deck(D).kids[-1]].name == name
    p.draw(D)


us.say('Moi! Sekoitin pakan kolmesti, neljätoista korttia, laskin kahdesti')
br.say('joo joo, nosta jo')

s.play('US 1')
take(us, 'Card 32')
us.say('pidän tämän kädessä')

with act(s, 'BR 1', 'British', book=b):
    take(br, 'Card 5')
    br.play('Card 5')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('br:8th', 'Coteau du Lac')
    br.drag('Canadian_Fencibles', 'Cornwall')
    br.drag('br:8th', 'Cornwall')
    br.say('vitonen, kaksi pistettä, kaksi yksikköä Cornwalliin')
    br.discard('5')

with act(s, 'US 2', 'US', leader='Dearborn', book=b):
    take(us, 'Card 22')
    us.say('Kortti 22, kolme pistettä: Dearborn, 6. ja 13. rykmentti. Utica yksi, Rome kaksi, Sackets neljä. Ei ylitä rajaa.')
    us.play('Card 22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('22')

s.play('BR 2')
take(br, '#9 Brock and Tecumseh')
br.say('jää')

with act(s, 'US 3', 'US', book=b):
    take(us, 'Card 7')
    us.say('Kortti 7, yksi piste: 4. New Yorkin miliisi Champlainiin')
    us.play('Card 7')
    way('Plattsburg', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.discard('7')

with act(s, 'BR 3', 'British', leader='Brock', book=b):
    take(br, 'Card 25')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.play('25')
    br.drag('York_Militia', 'Ft. George')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.discard('25')
    us.say('Brock siis, ja kaksi yksikköä?')
    br.say('jep')

s.play('US 4')
take(us, 'Card 11')
us.say('pidän')

s.play('BR 4: war')
take(br, 'Declaration of War')
br.reveal('Declaration of War')
br.say('sota!')
us.say('Minä nostan siis ensin loput, kuusi korttia jäljellä.')

s.play('the rest')
for n in want[8:]:
    take(us if want.index(n) % 2 == 0 else br, n)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 5)
us.say('Viisi kädessä, kaksi pelattu, yhteensä seitsemän. Sinulla samoin. Minä aloitan.')

with act(s, 'US Hull to Sandwich', 'US', '16', leader='Hull', book=b):
    us.say('Kortti 16 kolmella pisteellä, Hull aktivoidaan: 4. rykmentti, 1. ja 2. Ohio joen yli, 3 liikepistettä')
    us.play('16')
    way('Detroit', 'Sandwich')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('16')

with act(s, 'BR Procter at Sandwich', 'British', '26', leader='Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', flips='4th 1st_Ohio', book=b):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.play('26')
    br.say('26 Procterille. taistelu')
    us.say('En peräydy ennen taistelua. Kumpi johtaa sinulla?')
    br.say('41. totta kai')
    us.say('11 vastaan 9, suhde yksi, A vastaan A. Minulla johtaa 4.')
    br.play('14')
    br.say('ja 14 taistelukorttina, +1')
    F(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (6, 6), 'DR-2', 1812)
    F(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (6, 6), 'DR-2', 1812, card=1)
    br.roll('2d6', 6, 6)
    us.say('Auts. DR-2')
    us.flip('4th 1st_Ohio')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.vp('0')
    br.discard('26')
    br.discard('14')

with act(s, 'US Oneida', 'US', '3', book=b):
    us.say('Kortti 3, kaksi pistettä, käytän yhden: Oneida järvelle, hallinta 2 VP')
    us.play('3')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('3')

with act(s, 'BR fight on Ontario', 'British', '18', ret='Oneida', flips='Oneida Royal_George', fights={'Royal George': 'Lake Ontario Control Box'}, book=b):
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    N(s, 'British', 'Royal_George Earl_of_Moira', 'Oneida', 'Royal George', 'Oneida', 2, 'A1 D1 att')
    br.roll('1d6', 2)
    br.play('18', reveal=False)
    br.say('18, kaksi laivaa. 2+2 = 4')
    us.say('Vaurio kummallekin, sinulle jää kenttä')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.vp('British 2')
    br.reveal('18')
    br.discard('18')

with act(s, 'US 3rd Ohio', 'US', '31', book=b):
    us.say('Kortti 31, yksi piste: 3. Ohio Findlayn ja Meigsin kautta Frenchtowniin, 2+2+2')
    us.play('31')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('31')

with act(s, 'BR Brock at Lewiston', 'British', '#9 Brock and Tecumseh', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', flips='1st_NY_Militia', book=b):
    br.play('#9 Brock and Tecumseh')
    br.say('ysi pisteinä, Brock')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.say('otan Lincolnin mukaan')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.say('Seison. Johtajana 1. New York, muuta ei ole')
    br.say('RNR edellä')
    F(s, 'British', 'Lewiston', 'Queenston', 'R.N.R.', '1st NY Militia', (4, 3), 'DR-1', 1812)
    br.roll('2d6', 4, 3)
    us.say('8:4 +1, luokka +2, Brock +2, joki -1, eli 11: DR-1')
    goes(t, 'US', 'Lewiston', 'Batavia', ('Queenston',))
    us.drag('1st_NY_Militia Van_Rensselaer', 'Batavia')
    us.flip('1st_NY_Militia')
    br.vp('British 3')
    br.discard('#9 Brock and Tecumseh')

with act(s, 'US restores the 4th', 'US', '32', flips='4th', book=b):
    supply_ok(t, 'US', 'Detroit')
    us.say('Kortti 32: täydennän. 4. rykmentti takaisin täyteen vahvuuteen Detroitissa')
    us.play('32')
    us.flip('4th')
    br.say('vain yksi? kolmen kortilla')
    us.say('Miliisiä ei saa täydentää.')
    us.discard('32')

with act(s, 'BR Norfolk', 'British', 'Declaration of War', book=b):
    br.play('Declaration of War')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('sodanjulistus yhtenä pisteenä, Norfolk')
    br.discard('Declaration of War')
    us.say('Sinulla tyhjä käsi, minulla yksi.')

with act(s, 'US 6th', 'US', '11', book=b):
    us.say('Kortti 11, yksi piste: 6. rykmentti Antwerpin kautta Ogdensburgiin')
    us.play('11')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:6th', 'Antwerp')
    us.drag('us:6th', 'Ogdensburg')
    us.discard('11')
    us.say('Siinä se. Kevät on ohi.')
s.done()
