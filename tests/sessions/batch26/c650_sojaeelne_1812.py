"""Kadri (US, tormakas) ja Tõnu (British, täpne ja abivalmis): sõjaeelsed kaardid, esimene suvi, sügise algus kampaania ja vihmaga."""
from aid26b import *

s = S('dev-1812-opening-1', at=17, us='Kadri', br='Tõnu', what='pre-war draws and two moves, the whole first turn, arrivals and deal of autumn, a campaign cut short by Heavy Rains')
t, us, br = s.begin()
PW = 'Pre-war Deck'
order = ['14', '22', '32', '5', '26', 'Declaration of War', '16', '31', '3', '18', '25', '11', '7', '#9 Brock and Tecumseh']
d = t.deck(PW)
ids = {t.things[k].name.replace('Card ', ''): k for k in d.kids}
assert set(ids) == set(order)
d.kids = [ids[n] for n in reversed(order)]
t.begin()
b = Book(t)

us.say('tere! ma ei ole kolm aastat mänginud, ole leebe')
br.say('Tere. Sõjaeelne osa: üks kaart korraga, alustad sina.')
s.play('US võtab')
us.draw(PW)
us.say('jätan kätte')
s.play('BR võtab ja liigub')
br.draw(PW)
br.say('Kaart 22 kolme punktina. 8. ja Fencibles La Prairie\'sse, üle jõe 3.')
br.play('22')
way('Montreal', 'La Prairie')
br.drag('br:8th', 'La Prairie')
br.drag('Canadian_Fencibles', 'La Prairie')
br.discard('22')
s.play('US võtab ja liigub')
us.draw(PW)
us.play('32', reveal=False)
us.say('32, Dearborn ja mõlemad rügemendid Sacketsi')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Antwerp')
us.say('oih')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
br.say('Kaart on veel tagurpidi.')
us.reveal('32')
us.discard('32')
s.play('BR jätab, US jätab, BR võtab sõja')
br.draw(PW)
br.say('Hoian.')
us.draw(PW)
us.say('mina ka')
br.draw(PW)
br.say('See on sõjakuulutus. Ülejäänud kaheksa, sina alustad.')
s.play('ülejäänud')
while t.deck(PW).kids:
    us.draw(PW)
    br.draw(PW)
assert sizes(t) == (6, 6)
br.turn('Spring-Summer 1812', tracker=False)

with act(s, 'US üle Detroidi jõe', 'US', '26', book=b):
    us.say('26 on 3, kolm üksust Detroidist Sandwichi')
    us.play('26')
    us.each('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('26')

with act(s, 'BR Procter', 'British', '5', leader='Procter', ret='4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('Kaart 5 kahena, Procter võtab Tecumsehi kaasa. Rünnak Sandwichile, juhib 1/41.')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    us.say('jään paigale, 4. ees')
    br.say('14 üheksa vastu, 1:1, null.')
    br.roll('2d6', 4, 6)
    assert duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (4, 6)) == 'DR'
    br.say('10, pead taganema.')
    us.drag('4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(b.due())
    br.discard('5')

with act(s, 'US Ft. George', 'US', '16', leader='Van Rensselaer', book=b):
    us.say('16 kolmena ja Van Rensselaer, ta läheb ringiga, Ft. George on ju tühi!!')
    us.play('16')
    way('Lewiston', 'Ft. Niagara', 'Ft. George')
    us.march('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara', 'Ft. George')
    us.discard('16')
    br.say('Ja 3 punkti, nihutan ise.')
    br.vp(b.due())

with act(s, 'BR Brock', 'British', '18', leader='Brock', pick='Lincoln', ret='1st_NY_Militia Van_Rensselaer', book=b):
    br.say('18 kahena, Brock R.N.R. ja Yorgi miilitsaga, Queenstonist korjab Lincolni.')
    br.play('18')
    way('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston', 'Ft. George')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Ft. George')
    us.say('see on mu kindlus nüüd')
    br.say('8 kuue vastu, 0. A B vastu +1, Brock +2. Viskan.')
    br.roll('2d6', 3, 4)
    assert duel(t, 'British', 'Ft. George', 'Queenston', 'R.N.R.', '1st NY Militia', (3, 4)) == 'DR'
    br.say('10. DR')
    goes(t, 'US', 'Ft. George', 'Ft. Niagara', came=('Queenston',))
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.drag('Van_Rensselaer', 'Ft. Niagara')
    br.vp(b.due())
    br.discard('18')

with act(s, 'US Oneida veab 6.', 'US', '3', sea='us:6th', book=b):
    us.say('3 kahena Oneida ja 6., laevaga Ft. Niagarasse')
    us.play('3')
    room(t.pieces('Oneida'), t.pieces('us:6th'))
    us.drag('us:6th', 'Ft. Niagara')
    us.say('ja laev järele :)')
    us.drag('Oneida', 'Ft. Niagara')
    us.discard('3')

with act(s, 'BR järv', 'British', '#9 Brock and Tecumseh', book=b):
    br.say('9 kahena, sündmust ei kasuta. Royal George ja Moira järvele.')
    br.play('#9 Brock and Tecumseh')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('#9 Brock and Tecumseh')

with act(s, 'US Lacolle', 'US', '25', book=b):
    us.say('25, ainult 4. NY miilits põhja, Lacolle')
    us.play('25')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
    us.discard('25')
    us.vp('British 2')
    br.say('Ei, mul oli 2, sul nüüd 1: kokku British 1.')
    us.vp(b.due())

with act(s, 'BR Mackinaw', 'British', '31', free=True, ret='Detachment_(Mackinaw)', book=b):
    br.say('31 ühena: Northwest Co. üle vee Mackinawi.')
    br.play('31')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('see üks mees seisab')
    br.roll('2d6', 5, 6)
    assert lay18.fight(t, 'British', 'Ft. Mackinaw', [], 'Northwest Co.', 'Detachment (Mackinaw)', 1812, (5, 6)) == 'DR-2'
    br.say('12. Rood ei jää midagi üle. Indiaanlased üksi kahte ei hoia, punkte pole.')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.discard('31')

with act(s, 'US hoiab', 'US', '7', hold=True, book=b):
    us.say('hoian seda')
    us.hold('7')

with act(s, 'BR 8. Lacolle all', 'British', '11', ret='4th_NY_Militia', book=b):
    br.say('11 ühena. 8. La Prairie\'st Lacolle\'i.')
    br.play('11')
    way('La Prairie', 'Lacolle')
    br.drag('br:8th', 'Lacolle')
    br.say('5 kolme vastu 0, A C vastu +2, mets -1')
    us.say('viska sina, ma söön')
    br.roll('2d6', 2, 6)
    assert duel(t, 'British', 'Lacolle', 'La Prairie', 'br:8th', '4th NY Militia', (2, 6)) == 'DR'
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=('La Prairie',))
    br.drag('4th_NY_Militia', 'Champlain NY')
    br.vp(b.due())
    br.discard('11')

with act(s, 'US 4. NY koju', 'US', '14', book=b):
    us.say('14, 4. NY koju, lähen varju')
    us.play('14')
    us.drag('4th_NY_Militia', 'Plattsburg')
    us.discard('14')

with act(s, 'BR Nancy', 'British', 'Declaration of War', sea='Det._10th_R.V.', book=b):
    br.say('Sõjakuulutus kahe punktina: Nancy viib salga Mackinawi. 1 peale, 1 sõit, 2 maha.')
    br.play('Declaration of War')
    room(t.pieces('Nancy'), t.pieces('Det._10th_R.V.'))
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    br.say('Nüüd on 3 jõudu ja 2 punkti.')
    br.vp(b.due())
    br.discard('Declaration of War')
assert sizes(t) == (0, 0) and tracked(t) == -4

s.play('sügis: lisaväed ja kaardid')
br.say('Laevastike tagasitulek: kellelgi pole markerit, jäävad nagu on. Sügis.')
br.turn('Summer-Autumn 1812')
us.say('kõik need rügemendid Albanysse... appi')
us.drag([p for p, w in arrivals(t, '1812b', 'US') if w == 'Albany'], 'Albany')
for w in ('Sackets Harbour', 'Oswego', 'Ogdensburg', 'Buffalo', 'Ft. MacArthur'):
    us.drag([p for p, x in arrivals(t, '1812b', 'US') if x == w], w)
br.say('Ma panen sinu omad lõpuni ja siis enda omad.')
for p, w in arrivals(t, '1812b', 'US'):
    br.drag([p], w)
muster(br, '1812b')
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
deal(t, us, 1812, '12', '13', '4', '27', '30', 'Campaign')
deal(t, br, 1812, '2', '8', '10', '17', '20', '21', 'Heavy Rains')
assert sizes(t) == (6, 7)

with act(s, 'US kampaania', 'US', 'Campaign', free=True, book=b):
    us.say('KAMPAANIA! Harrison Ft. MacArthurist ja Dearborn Sacketsist. kõigepealt Harrison: 17., 19. ja Kentucky')
    us.play('Campaign')
    br.say('Vastan: Heavy Rains Harrisoni peale. Üks väli, mitte rohkem.')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('ahh')
    way('Ft. MacArthur', 'Ft. Findlay')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Dearborn us:13th 1st_Rifles', 'Antwerp')
    us.drag('Dearborn us:13th 1st_Rifles', 'Ogdensburg')
    us.discard('Campaign')

with act(s, 'BR Rottenburg', 'British', '2', leader='Rottenburg', book=b):
    br.say('2 kolmena, Rottenburg toob Voltigeurid ja LC miilitsa Cornwalli poole. LC tohib just Cornwallini.')
    br.play('2')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Rottenburg Voltigeurs LC_Militia', 'Coteau du Lac')
    br.drag('Rottenburg Voltigeurs LC_Militia', 'Cornwall')
    br.discard('2')

with act(s, 'US Winchester', 'US', '30', leader='Winchester', book=b):
    us.say('30 kahena, Winchester ja 3. Ohio järele')
    us.play('30')
    us.drag('Winchester', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('30')
    us.say('ja ma lähen magama, homme edasi?')
br.say('Homme kell 8. Salvestan logi.')
s.done()
