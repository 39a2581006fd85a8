"""Pre-war draws to the first plays of autumn 1812, in Hungarian; one drags man by man, the other lays the card away before he moves."""
from aid28b import *

s = start('1812a', 'Borbála', 'Tamás', 'Pre-war draws, spring 1812, the turn of the half year, the lake fight of autumn', [], [], base='dev-1812-opening-1', at=17)
t, us, br = s.t, s.us, s.br
D = 'Pre-war Deck'
want = ['Card 7', 'Card 5', 'Card 25', 'Card 18', 'Card 3', 'Card 32', 'Declaration of War', 'Card 22', 'Card 16', 'Card 26', 'Card 31',
        '#9 Brock and Tecumseh', 'Card 14', 'Card 11']
d = t.deck(D)
by = {t.things[k].name: k for k in d.kids}
assert set(by) == set(want)
d.kids[:] = [by[n] for n in reversed(want)]
t, us, br, B = go(s)

s.play('US 1')
us.say('szia! húzok az elsőt a háború előtt')
us.draw(D)
us.say('ezt megtartom')

with act(s, 'BR 2', 'British'):
    br.draw(D)
    br.say('Card 5, 2 pont: a 8. ezred és a Fencibles Kingstonba')
    br.play('5')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.discard('5')
    br.drag('br:8th Canadian_Fencibles', 'Kingston')

with act(s, 'US 3', 'US'):
    us.draw(D)
    us.play('25')
    us.say('Card 25, 2 pont, a 6. és a 13. megy Sacketsbe')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.each('us:6th us:13th', 'Utica')
    us.each('us:6th us:13th', 'Rome')
    us.drag('us:13th', 'Oswego')
    us.say('jaj, nem oda')
    us.undo()
    us.each('us:13th us:6th', 'Sackets Harbour')
    us.discard('25')

s.play('BR 4')
br.draw(D)
br.say('marad')
s.play('US 5')
us.draw(D)
us.say('nálam is')
s.play('BR 6')
br.draw(D)
br.say('ez is marad a kezemben')
s.play('US 7')
assert t.things[t.deck(D).kids[-1]].name == 'Declaration of War'
us.draw(D)
us.say('hadüzenet! :)')

s.play('the rest')
br.say('akkor én húzok előbb')
for i in range(4):
    br.draw(D)
    if i < 3:
        us.draw(D)
assert not t.deck(D).kids and len(t.hand('US')) == 6 and len(t.hand('British')) == 6
br.turn('Spring-Summer 1812', tracker=False)

with act(s, 'BR fleet', 'British', 'Card 22', book=B):
    br.say('Card 22, 3 pont, három hajó ki a tóra')
    br.play('22')
    br.discard('22')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')

with act(s, 'US Hull', 'US', 'Card 16', leader='Hull', book=B):
    us.play('16')
    us.say('Card 16 = 3, Hull tábornok Sandwichbe')
    us.each('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(B.due())
    us.discard('16')

with act(s, 'BR Procter', 'British', 'Card 18', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio'):
    br.play('18')
    br.discard('18')
    br.say('Card 18 (2) Procter, mindenki vele')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    us.say('állok')
    br.say('14 a 9 ellen, 1:1, 1/41st vezet')
    us.say('nálam a 4th')
    br.roll('2d6', 5, 4)
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (5, 4)) == 'DR'
    br.say('9, visszavonulsz')
    us.say('Detroitba')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')

with act(s, 'US 3rd Ohio', 'US', 'Card 7'):
    us.say('előbb: Sandwich már nem az enyém, tehát megint 2')
    us.vp('British 2')
    B.ok()
    us.play('7')
    us.say('Card 7, 1 pont, 3rd Ohio')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('7')

with act(s, 'BR Brock', 'British', 'Card 32', leader='Brock', book=B):
    br.play('32', reveal=False)
    br.say('Card 32: Brock')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    us.say('fordítsd fel légy szíves')
    br.reveal('32')
    br.discard('32')

with act(s, 'US 6th, 13th', 'US', 'Card 3', book=B):
    us.play('3')
    us.say('Card 3, 2 pont')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:6th us:13th', 'Antwerp')
    us.each('us:13th us:6th', 'Ogdensburg')
    us.discard('3')

with act(s, 'BR Lewiston', 'British', 'Card 26', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=B):
    br.play('26')
    br.discard('26')
    br.say('Card 26: Brock megint, Queenstonban felveszi a Lincolnokat, át a folyón')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.say('elmegyek előle, Batavia')
    us.each('1st_NY_Militia Van_Rensselaer', 'Batavia')
    br.say('rendben, +1')
    br.vp('British 3')

with act(s, 'US holds', 'US', 'Declaration of War', hold=True):
    us.say('ezt felreteszem (hold)')
    us.hold('Declaration of War')

with act(s, 'BR Prescott', 'British', '#9 Brock and Tecumseh', book=B):
    br.play('#9 Brock and Tecumseh')
    br.discard('#9 Brock and Tecumseh')
    br.say('#9 csak pontnak, 2: 49th, 10th RV')
    br.drag('br:49th 10th_R.V.', 'Prescott')

with act(s, 'US Lacolle', 'US', 'Card 31', book=B):
    us.play('31')
    us.say('Card 31, 1 pont, a 4. NY milícia')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
    us.say('üres, egy pont nekem')
    us.vp('US 2')
    br.say('British 2, nem US 2 :)')
    us.vp('British 2')
    us.discard('31')

with act(s, 'BR 100th', 'British', 'Card 11', book=B):
    br.play('11')
    br.discard('11')
    br.say('Card 11 utolsó lap, 100th')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.march('100th', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')

with act(s, 'US depot', 'US', 'Card 14', book=B):
    us.play('14')
    us.say('Card 14: raktár Plattsburgban')
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('14')

s.play('half year ends')
br.say('nincs több lap, egyik tavon sincs jelző. pontok: tó 2, Lewiston 1, Lacolle -1 = British 2, jó')
B.ok()
us.say('a hadügyi lap megmarad nekem, tehát 6-ot húzok')

s.play('arrivals')
muster(us, '1812b', groups=False)
us.turn('Summer-Autumn 1812')
muster(br, '1812b')

s.play('deal')
deal(t, us, 1812, '6', '15', '12', '27')
deal(t, br, 1812, '2', '8', '10', '17', '20', '23', '28')
us.say('még kettő')
deal(t, us, 1812, '4', '30')
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 7

with act(s, 'US Chauncey', 'US', 'Card 6', leader='Chauncey', ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George', fights={'Oneida': 'Lake Ontario Control Box'}):
    us.play('6')
    us.say('Card 6 = 3. Chauncey és öt hajó, csata!')
    us.each('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.say('5:3 az +1, Oneida vezet, nálad a Royal George, B-B')
    us.roll('1d6', 3)
    assert seafight(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 3) == 'A1 D1 att'
    us.say('3+1=4, egy-egy találat, enyém a tó')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.discard('6')

with act(s, 'BR Procter Detroit', 'British', 'Card 8', leader='Procter', book=B):
    br.say('a tó: -2 nekem, +2 neked, tehát US 2')
    br.vp('US 2')
    br.play('8')
    br.discard('8')
    br.say('Card 8, Procter haza Maldenbe, az indiánok maradnak')
    br.drag('Procter 1/41st Essex', 'Ft. Malden')

with act(s, 'US repairs', 'US', 'Card 27', flips='Oneida', book=B):
    us.play('27')
    us.say('Card 27: az Oneida javítása Sacketsben')
    assert val('27') >= 1
    us.flip('Oneida')
    us.discard('27') 

with act(s, 'BR Brock back', 'British', 'Card 10', leader='Brock', book=B):
    br.play('10')
    br.discard('10')
    br.say('Card 10, Brock vissza Queenstonba két csapattal, a Lincolnok tartják Lewistont')
    way('Lewiston', 'Queenston', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')

with act(s, 'US Van Rensselaer', 'US', 'Card 12', ret='Lincoln', book=B):
    assert val('12') == 3
    us.play('12')
    us.say('Card 12 = 3, az 1. NY milícia és van Rensselaer vissza Lewistonba')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drag('Van_Rensselaer', 'Lewiston')
    br.say('kitérek, Queenston')
    br.drag('Lincoln', 'Queenston')
    us.vp(B.due())
    us.say('és Lewiston újra a miénk. folytatjuk holnap')
    us.discard('12')
s.done()
