"""The end of 1812, its winter in an order of their own, all of spring 1813 and the first of autumn. Estonian; one counts all aloud, one is in a hurry."""
from aid28b import *

s = start('1812b', 'Leelo', 'Ants', 'Last plays of 1812, winter before its marker, spring 1813 in full, delayed men, fleets out again',
          ['30', '15'], ['20', '29'], gone=['1', '3', '6', '7', '11', '14', '16', '18', '21', '22', '23', '24'])
t = s.t
for names, box in (('us:4th Detachment 1st_Ohio 2nd_Ohio Michigan Detachment_(Mackinaw) Adams', 'US Eliminated'), ('Hull', 'Captured')):
    t.lay(names, box, 'US')
t.lay('1/41st Essex', 'Detroit', 'British')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('us:13th us:6th us:14th', 'Queenston', 'US')
t.lay('Lincoln R.N.R. York_Militia Brock', 'Ft. George', 'British')
t.lay('us:12th us:5th', 'Buffalo', 'US')
t.lay('us:17th us:19th 1st_Kentucky Harrison', 'Ft. Meigs', 'US')
t.lay('br:8th Canadian_Fencibles', 'Kingston', 'British')
t.lay('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Conquest Scourge Pert', 'Lake Ontario Control Box', 'US')
t.lay_face('Oneida', True, 'US')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
B.ok()
assert tracked(t) == -1

with act(s, 'US depot', 'US', 'Card 30', book=B):
    us.say('tere! Card 30: ladu Ft. Meigsi, talv tuleb')
    us.play('30')
    assert supplied(t, 'US', 'Ft. Meigs')
    us.put('US Supply Depot', 'Ft. Meigs')
    us.discard('30')

with act(s, 'BR Prescott', 'British', 'Card 20', book=B):
    br.say('Card 20, kaks punkti. 8. rügement ja Fencibles Prescotti: üks, kaks. Kumbki 2 MP.')
    br.play('20')
    br.each('br:8th Canadian_Fencibles', 'Gananoque')
    br.each('br:8th Canadian_Fencibles', 'Prescott')
    br.discard('20')

with act(s, 'US Buffalo', 'US', 'Card 15', book=B):
    us.play('15')
    us.say('15, kaks meest Batavia poole')
    us.drag('us:12th us:5th', 'Batavia')
    us.discard('15')

with act(s, 'BR holds', 'British', 'Card 29', hold=True):
    br.say('Mina panen Card 29 kõrvale. Rohkem kaarte pole kummalgi.')
    br.hold('29')

s.play('fleets home, points')
us.say('laevad koju, märgid kasti')
us.drag('Chauncey Conquest Scourge Pert', 'Sackets Harbour')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
br.say('Loen: Detroit 3, Erie 2 mulle = 5. Queenston 2, Ontario 2 sulle = 4. British 1. Klapib.')
B.ok()

s.play('winter, marker last')
us.flip('Oneida')
us.say('Oneida terve, talvel tasuta. talve märki liigutan pärast')
W = winter(t)
br.say('Ft. Meigs: kolm meest, koht 1+4. Queenston: kolm meest, koht 2, üks pöörata. Detroit 2 meest, koht 3.')
frost(us, W, {'Queenston': 'us:13th'})
assert not winter_left(t)
br.say('Minu pool: mitte kuskil liiga palju. Kingston 3/5, Montreal 2/6, Quebec 3/8, Ft. George 3/3.')
us.delete([p for p in marks(t, 'US Supply Depot')])
us.say('ladu maha')
br.drag([t.card('29').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
br.say('Card 29 ei olnud talvekaart, läheb minema.')
us.turn('Winter 1812-13')

s.play('spring 1813: deal before arrivals')
deal(t, us, 1813, '42', '46', '43', '45', '48', '37', '41')
deal(t, br, 1813, '52', '62', '38', '39', '40', '44', '47')
us.turn('Spring-Summer 1813')
br.say('Kaheksa kaarti, mitte seitse. Aasta 1813.')
deal(t, us, 1813, '61')
deal(t, br, 1813, '#56 Grand River Indians')
assert hand_sizes(t) == (8, 8)
br.say('Nüüd abiväed, ükshaaval.')
muster(br, '1813a', groups=False)
us.drag('us:22nd', 'Delayed Reinforcements')
us.say('22. jääb ootama, toon järgmine kord')
muster(us, '1813a', skip=('22nd',))
us.say('kumb alustab?')
us.roll('1d6', 4)
br.roll('1d6', 2)
br.say('2 pluss 1 punkt = 3. Sina alustad, terve aasta.')

with act(s, 'US Erie yard', 'US', 'Card 42', build=True, book=B):
    us.play('42')
    us.say('42: kolm NBV, kaks prikki ja kaks kuunarit Eries')
    us.drag('Lawrence Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('42')

with act(s, 'BR yards', 'British', 'Card 52', build=True, book=B):
    br.say('Card 52, NBV 3. Wolfe 1, Melville 1, Detroit 1 Maldenis.')
    br.play('52')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('52')

with act(s, 'US Dearborn', 'US', 'Card 46', leader='Dearborn', book=B):
    us.play('46')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:16th us:15th us:11th us:9th', 'Sackets Harbour')
    us.say('46 Dearborn, 4 rügementi Sacketsi')
    us.discard('46')

with act(s, 'BR Mohawk', 'British', '#56 Grand River Indians', build=True, book=B):
    br.say('#56 sündmusena: Mohawk Beaverdamsi. Seal ei ole ühtki ameeriklast.')
    br.play('#56 Grand River Indians')
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US Scott', 'US', 'Card 43', leader='Scott', book=B):
    us.play('43')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.say('43 Scott Lewistoni')
    us.drag('Scott us:23rd us:21st us:25th', 'Canandaigua')
    us.drag('Scott us:23rd us:21st us:25th', 'Lewiston')
    us.discard('43')

with act(s, 'BR Procter', 'British', 'Card 38', leader='Procter', pick='1/41st', book=B):
    br.say('Card 38. Procter ja Tecumseh, Shawnee, Wyandot, Western: Sandwich 1, Detroit 3, Frenchtown 2 = 6. 1/41st tuleb Detroitist kaasa.')
    br.play('38')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians 1/41st', 'Frenchtown')
    br.vp('British 2')
    br.discard('38')

with act(s, 'US Winchester', 'US', 'Card 45', leader='Winchester', book=B):
    us.play('45')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('us:24th 2nd_Kentucky 3rd_Ohio', 'Ft. Meigs')
    us.drag('Winchester', 'Ft. Meigs')
    us.say('45 Winchester Meigsi juurde')
    us.discard('45')

with act(s, 'BR back to Detroit', 'British', 'Card 39', leader='Procter', book=B):
    br.say('Liiga palju neid. Card 39, Procter tagasi Detroiti. Frenchtown -1.')
    br.play('39')
    br.drag('Procter Tecumseh 1/41st', 'Detroit')
    br.drag('Shawnee Wyandot Western_Indians', 'Detroit')
    br.vp('British 1')
    br.discard('39')

with act(s, 'US Detroit', 'US', 'Card 48', leader='Harrison', ret='Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', flips='1/41st'):
    us.play('48')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.say('48 Harrison, kuus rügementi, Detroit!')
    us.drag('Harrison Winchester us:17th us:19th us:24th 1st_Kentucky 2nd_Kentucky 3rd_Ohio', 'Frenchtown')
    us.drag('Harrison Winchester us:17th us:19th us:24th 1st_Kentucky 2nd_Kentucky 3rd_Ohio', 'Detroit')
    br.say('Jään. 23 : 16 + kindlus 2. 1:1. Sul juhib B, minul 1/41st A. Harrison +1.')
    us.roll('2d6', 5, 6)
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', '1/41st', 1813, (5, 6)) == 'DR-1'
    br.say('11. DR-1. Sandwichi.')
    br.flip('1/41st')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.each('1/41st Essex Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    us.discard('48')

with act(s, 'BR Malden', 'British', 'Card 40', leader='Procter'):
    us.say('Detroit tagasi, 3 punkti, unustasin')
    us.vp('US 2')
    B.ok()
    br.say('Card 40, Procter viib kõik Maldenisse.')
    br.play('40')
    br.drag('1/41st Essex Shawnee Wyandot Western_Indians Procter Tecumseh', 'Ft. Malden')
    br.discard('40')

with act(s, 'US depot', 'US', 'Card 37', book=B):
    us.play('37')
    us.put('US Supply Depot', 'Lewiston')
    us.say('37 ladu Lewistoni')
    us.discard('37')

with act(s, 'BR Brock', 'British', 'Card 44', leader='Brock', book=B):
    br.say('Card 44. Brock (1) ja R.N.R. Yorki: Stoney Creek, Burlington, York = 3.')
    br.play('44')
    br.march('Brock R.N.R.', 'Stoney Creek', 'Burlington', 'York')
    br.discard('44')

with act(s, 'US Ft. George', 'US', 'Card 41', leader='Scott', pick='us:6th us:14th', ret='York_Militia Lincoln', book=B):
    us.play('41')
    us.say('41! Scott üle jõe, korjab 6. ja 14., Ft. George')
    way('Lewiston', 'Queenston', 'Ft. George')
    us.drag('Scott us:23rd us:21st us:25th', 'Queenston')
    us.drag('Scott us:23rd us:21st us:25th us:6th us:14th', 'Ft. George')
    br.say('Viis rügementi, viis on lubatud. 20 : 6+2 = 2:1. Scott +2. Klass B-B kindluse pärast.')
    us.roll('2d6', 1, 6)
    assert fight(t, 'US', 'Ft. George', ['Queenston'], '23rd', 'Lincoln_Militia', 1813, (1, 6)) == 'DR'
    goes(t, 'British', 'Ft. George', 'Stoney Creek', ('Queenston',))
    br.say('7+3 = 10, DR. Stoney Creek.')
    br.drag('York_Militia Lincoln', 'Stoney Creek')
    us.vp(B.due())
    us.discard('41')

with act(s, 'BR depot', 'British', 'Card 47', book=B):
    br.say('Card 47. Ladu Burlingtoni.')
    assert supplied(t, 'British', 'Burlington')
    br.play('47')
    br.put('British Supply Depot', 'Burlington')
    br.discard('47')

with act(s, 'US 18th', 'US', 'Card 61', book=B):
    us.play('61')
    us.drag('us:18th', 'Ft. George')
    us.say('61, 18. ka sinna')
    us.discard('61')

with act(s, 'BR yards again', 'British', 'Card 62', build=True, book=B):
    br.say('Card 62, NBV 3: Brock Yorgis 1; Finch ja Chubb 1; Chippawa ja Little Belt 1.')
    br.play('62')
    br.drag('ship:Brock', 'York')
    br.drag('Finch', 'Isle aux Noix')
    br.drag('Chubb', 'Isle aux Noix')
    br.each('ship:Chippawa Little_Belt', 'Ft. Malden')
    br.discard('62')

s.play('fleets out again')
us.drag('Chauncey Oneida Conquest', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box')])
us.say('minu laevad väljas')
br.say('Erie järvele ma ei lähe. Märk ära, -2.')
br.delete([mark_at(t, 'Lake Erie Control Box')])
br.vp(B.due())
B.ok()

s.play('autumn 1813')
us.turn('Summer-Autumn 1813')
us.drag('us:22nd', 'Pittsburgh')
muster(us, '1813b')
muster(br, '1813b', groups=False)
br.say('22. tuli, hästi. Jagame.')
deal(t, br, 1813, '49', '50', '51', '53', '54', '55', '57', '58')
deal(t, us, 1813, '59', '60', '63', '64', '65', '66', '67', '68')
assert hand_sizes(t) == (8, 8)

with act(s, 'US Erie', 'US', 'Card 59', leader='Perry', book=B):
    us.play('59')
    us.drag('Perry Lawrence Niagara', 'Lake Erie Control Box')
    us.say('59 Perry järvele')
    us.vp(B.due())
    us.discard('59')
s.done()
