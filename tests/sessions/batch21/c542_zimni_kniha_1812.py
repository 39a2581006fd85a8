"""Czech. Zdenek keeps the books: he announces each phase by its number and writes every sum; Bara answers late and turns her pieces when reminded. End of autumn 1812, winter, the opening of 1813."""
from aid21a import *

s = start('1812b', 'Zdeněk', 'Bára', ['Card 6', 'Card 21'], ['Card 3', 'Card 29'], 'Autumn 1812 ends, fleets home, winter with attrition, repair and the depot, spring 1813: arrivals, dice, deal, ships on the stocks', played=24)
t = s.t
t.lay('Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay_face('Royal_George', True, 'British')
t.lay_marker('British Supply Depot', 'Ft. Malden')
t.lay_vp('0')
t, us, br = s.begin()
b = Book(t)

us.say('Zbývají dvě karty mně, dvě tobě. Jezera 2 : 2, stav 0.')

with act(s, 'US Dearborn', 'US', '6', leader='Dearborn', book=b):
    us.say('Karta 6 za tři body, aktivuji Dearborna: 6., 13., 15., 16. a 21. do Plattsburgu. Whitehall 1, Ticonderoga 3, Plattsburg 5.')
    us.play('6')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th 15th us:16th 21st', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('6')

with act(s, 'BR Rottenburg', 'British', '3', leader='Rottenburg', laid=False, book=b):
    br.play('3')
    br.say('Rottenburg. 8. a Voltigeurs')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg 8th', 'Prescott')
    us.say('A Voltigeurs?')
    br.drag('Voltigeurs', 'Prescott')
    br.say('...už')

with act(s, 'US 2nd NY', 'US', '21', book=b):
    us.say('Karta 3 ještě leží na stole. Já: karta 21, jeden bod, 2. newyorská milice do Cape Vincent, 2.')
    br.discard('3')
    us.play('21')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard('21')

s.play('BR holds')
br.say('tuhle odložím')
br.hold('29')

s.play('fleets home')
us.say('Fáze 7.4: volný návrat loďstev.')
us.drag('Oneida Conquest Scourge', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.say('Tvoje na Erie také.')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()
us.say('Fáze 7.5: žádné město v cizích rukou, jezera 2 : 2, stav 0. Souhlasí.')

s.play('winter')
us.turn('Winter 1812-13')
us.say('16.1: zimní události?')
br.say('nemám, tohle není zimní, zahodím')
br.discard('29')
us.say('Zimování. U mne: Detroit 5 na 3, dva otočím. Plattsburg 6 na 4, dva.')
assert excess(t) == {('Detroit', 'US'): 2, ('Plattsburg', 'US'): 2, ('Ft. St. Joseph', 'British'): 1}, excess(t)
us.flip('1st_Ohio 2nd_Ohio')
us.flip('4th_NY_Militia us:16th')
us.say('U tebe Ft. St. Joseph 2 na 1. Malden má sklad, tedy 7, to stačí.')
br.say('ach jo. ten oddíl 10. nemá druhou stranu')
br.drag('Det._10th_R.V.', 'British Eliminated')
winter_ok(t)
us.say('Opravy zdarma: já nic. Royal George?')
br.flip('Royal_George')
us.say('Sklady pryč.')
br.delete([next(p for p in t.at('Ft. Malden') if 'Depot' in p.name)])

s.play('spring 1813')
us.turn('Spring-Summer 1813')
us.say('Posily 1813, moje po místech:')
muster(us, '1813a')
br.say('moje taky')
muster(br, '1813a', groups=False)
us.say('Kdo začíná: hod každý, stav 0, bez úprav.')
us.roll('1d6', 3)
br.roll('1d6', 5)
us.say('Letos začínáš.')
U = ['46', '61', '50', '57', '43', '64', '39', '66']
B = ['52', '38', '41', '65', '47', '60', '54', '68']
deal(t, us, 1813, *U)
us.say('Osm. Teď ty.')
deal(t, br, 1813, *B[:5])
br.say('pět')
deal(t, br, 1813, *B[5:])
assert hand_sizes(t) == (8, 8)

with act(s, 'BR builds', 'British', '52', build=True, book=b):
    br.play('52')
    br.say('stavím za tři: Wolfe, Melville, Detroit')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    us.say('Korveta 1, briga 1, korveta 1. Tři.')
    br.discard('52')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.say('Karta 46, stavba za tři: Madison v Sackets 1, Lawrence v Erie 1, škunery Scorpion a Porcupine v Erie dohromady 1.')
    us.play('46')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Scorpion Porcupine', 'Erie PA')
    us.discard('46')

with act(s, 'BR Drummond', 'British', '38', leader='Drummond', book=b):
    br.play('38')
    br.say('Drummond s Fencibles')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Drummond Canadian_Fencibles', 'Cornwall')
    br.say('a dál')
    br.drag('Drummond Canadian_Fencibles', 'Prescott')
    br.discard('38')

with act(s, 'US Pike', 'US', '61', leader='Pike', book=b):
    us.say('Karta 61, jeden bod, Pike (velení 1) s 1. střelci: Antwerp 2, Ogdensburg 4.')
    us.play('61')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Pike 1st_Rifles', 'Antwerp', 'Ogdensburg')
    us.discard('61')
s.done()
