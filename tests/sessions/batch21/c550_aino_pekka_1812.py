"""Aino counts every point aloud; Pekka is quick, lays his cards straight on the pile and drops things short. Spring and the start of autumn 1812, in Finnish."""
from aid21b import *

s, t, us, br, B = start('1812a', 'Aino', 'Pekka', 'Spring 1812 played out, arrivals and deal, eight plays of autumn: Sandwich, Detroit, Isle aux Noix, Lewiston, Lacolle')
A = Person(s, us, B, opens='say', away='last', walks='legs')
P = Person(s, br, B, opens='after', away='drop', walks='one')

with A.turn('12', 'US Hull over the river', 'Kortti 12, kolmonen. Hull lähtee Detroitista: 4., 1. ja 2. Ohio sekä Michigan. Joki maksaa 3.', leader='Hull'):
    A.go('Hull us:4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit', 'Sandwich', most=6)
    us.say('3/6 liikettä käytetty, jään tähän. Piste minulle.')
    A.vp()

with P.turn('5', 'BR Procter at Sandwich', 'Procter 5:llä', leader='Procter', flips='us:4th 1/41st 1st_Ohio 2nd_Ohio', ret='Hull us:4th 1st_Ohio 2nd_Ohio Michigan'):
    P.go('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    us.say('En väisty. Kuka johtaa?')
    br.say('41.')
    us.say('Minulla 4. rykmentti. 14 vastaan 11, 1:1')
    fed_before(t, 'US', 'Sandwich')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (3, 4), 'EX', card=c)
    br.roll('2d6', 3, 4)
    us.say('EX, molemmat kärjet kääntyvät')
    br.flip('1/41st')
    us.flip('us:4th')
    br.say('jatkuu. shawneet kärkeen')
    us.say('1. Ohio. 9 vastaan 9')
    for c in (0, 1):
        battle(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', (6, 5), 'DR-2', rnd=2, card=c)
    br.roll('2d6', 6, 5)
    br.say('hups :)')
    us.flip('1st_Ohio')
    us.flip('2nd_Ohio')
    retreat_ok(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit')
    us.say('Kaksi askelta, ja takaisin Detroitiin.')
    P.vp()

with A.turn('27', 'US 3rd Ohio', 'Kortti 27, ykkönen: 3. Ohio. Findlay 2, Meigs 4.'):
    A.go('3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')

with P.turn('2', 'BR ships on Lake Erie', 'kolme laivaa Erielle, 2 pistettä'):
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.drag('Hunter', 'Lake Huron Control Box')
    br.undo()
    br.drag('Hunter', 'Lake Erie Control Box')
    br.drag('Lady_Prevost', 'Lake Erie Control Box')
    P.vp()

with A.turn('32', 'US Dearborn north', 'Kortti 32, kolmonen, Dearborn ja 6. ja 13.: Whitehall 1, Ticonderoga 3, Plattsburg 5.', leader='Dearborn'):
    A.go('Dearborn us:6th us:13th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')

with P.turn('8', 'BR Procter at Detroit', '8: Procter joen yli', leader='Procter', fights={'Procter': 'Detroit', 'Tecumseh': 'Detroit', '1/41st': 'Detroit', 'Essex': 'Detroit', 'Shawnee': 'Detroit', 'Wyandot': 'Detroit'}, flips='Shawnee', opens='say'):
    P.go('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich', 'Detroit')
    us.say('Linnake auttaa: 7 + 2 = 9. Michigan kärkeen.')
    fed_before(t, 'US', 'Detroit')
    for c in (0, 1):
        battle(t, 'British', 'Detroit', ['Sandwich'], 'Shawnee', 'Michigan', (3, 1), 'AR-1', card=c)
    br.say('shawneet taas')
    br.roll('2d6', 3, 1)
    br.say('äh')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    us.say('Ja kärki kääntyy!')
    br.flip('Shawnee')

with A.turn('4', 'US Oneida', 'Kortti 4, ykkönen. Oneida Oswegoon, 1.'):
    us.drag('Oneida', 'Oswego')

with P.turn('10', 'BR Brock', 'Brock', leader='Brock'):
    P.go('Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')

with A.turn('13', 'US restores the 4th', 'Kortti 13: palautan 4. rykmentin Detroitissa. Huolto kulkee Frenchtownin kautta.', flips='us:4th', build=True):
    fed_before(t, 'US', 'Detroit')
    us.flip('us:4th')

with P.turn('20', 'BR restores the 41st', 'samat sanat: 41. ehjäksi', flips='1/41st', build=True):
    fed_before(t, 'British', 'Sandwich')
    br.flip('1/41st')

with A.turn('30', 'US Lacolle', 'Kortti 30, kakkonen: 6. ja 13. Plattsburgista, Champlain 1, Lacolle 2. Arvo 1.'):
    A.go('us:6th us:13th', 'Plattsburg', 'Champlain NY', 'Lacolle')
    A.vp()

with P.turn('17', 'BR Fencibles', 'fencibles Isle aux Noixiin'):
    br.drag('Canadian_Fencibles', 'La Prairie')
    br.drag('Canadian_Fencibles', 'St-Jean')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.say('3 + 1 + 1 = 5, sopii')

with A.turn('19', 'US at Isle aux Noix', 'Viimeinen: kortti 19, kakkonen. 6. hyökkää linnakkeeseen, 13. pitää Lacollen ja huollon.', fights={'us:6th': 'Isle aux Noix'}):
    A.go('us:6th', 'Lacolle', 'Isle aux Noix')
    br.say('jään')
    us.say('4 : 7 on 1:2, -2. Kärki 6., linnake B.')
    fed_before(t, 'British', 'Isle aux Noix')
    battle(t, 'US', 'Isle aux Noix', ['Lacolle'], '6th', 'Canadian Fencibles', (5, 6), 'AR')
    us.roll('2d6', 5, 6)
    us.say('11 - 2 = 9. Linnakkeessa se on minun perääntymiseni (2.77). Voi voi.')
    us.drag('us:6th', 'Lacolle')

with P.turn('Declaration of War', 'BR the Declaration as one op', 'tää sotajulistus vielä: norfolkit 1:llä'):
    br.say('miinus 2')
    P.go('Norfolk', 'Port Dover', 'Ft. Erie')

s.play('end of spring, arrivals and deal')
us.say('Kevät loppui. Järvimerkkejä ei ole, siis ei paluuta. Pisteet: Lacolle 1 minulle, Erie 2 sinulle.')
B.ok()
us.turn('Summer-Autumn 1812', tracker=False)
br.turn('Summer-Autumn 1812', marker=False)
muster(us, '1812b')
muster(br, '1812b', groups=False)
deal(t, us, 1812, '6', '3')
deal(t, us, 1812, 'Death of Brock', '21', '11', 'Campaign', '15')
br.say('nyt minä')
deal(t, br, 1812, '16', '31', '26', '7', '28', 'Heavy Rains', '18')
assert hand_sizes(t) == (7, 7)

with A.turn('6', 'US Chauncey gathers the fleet', 'Kortti 6, kolmonen, Chauncey: Oswego 1, järvi 2.', leader='Chauncey', pick='Oneida Fair_American Gov._Tompkins'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    A.vp()

with P.turn('28', 'BR Brock at Lewiston', 'Brock yli', leader='Brock', ret='Van_Rensselaer 1st_NY_Militia', opens='say', away='last'):
    P.go('Brock R.N.R. York_Militia Lincoln', 'Queenston', 'Lewiston')
    us.say('Seison. 8:4 on 2:1, sinun RNR A, minun C, Brock 2, joki -1')
    fed_before(t, 'US', 'Lewiston')
    battle(t, 'British', 'Lewiston', ['Queenston'], 'R.N.R.', '1st NY Militia', (2, 4), 'DR')
    br.roll('2d6', 2, 4)
    us.say('10, DR. Ft. Niagaraan.')
    retreat_ok(t, 'US', 'Lewiston', 'Ft. Niagara', ['Queenston'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    br.say('ja piste')
    P.vp()

with A.turn('Death of Brock', 'US Death of Brock', 'Tapahtuma: DEATH OF BROCK. Kenraali kaatui kukkulalla.', flips='Brock', build=True):
    br.flip('Brock')
    br.say(':(')

with P.turn('26', 'BR Rottenburg at Lacolle', 'Rottenburg 26', leader='Rottenburg', ret='us:6th us:13th', opens='card', away='first'):
    P.go('Rottenburg br:8th Voltigeurs', 'Montreal', 'La Prairie', 'Lacolle', most=6)
    us.say('Jään.')
    fed_before(t, 'US', 'Lacolle')
    battle(t, 'British', 'Lacolle', ['La Prairie'], '8th', '6th', (6, 4), 'DR')
    br.roll('2d6', 6, 4)
    br.say('10 suoraan')
    retreat_ok(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:6th us:13th', 'Champlain NY')
    P.vp()

with A.turn('15', 'US Harrison', 'Kortti 15, kakkonen, Harrison: Findlay 2, Meigs 4, Frenchtown 6.', leader='Harrison'):
    A.go('Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with P.turn('18', 'BR depot at York', 'varikko Yorkiin', build=True):
    fed_before(t, 'British', 'York')
    br.put('British Supply Depot', 'York')

with A.turn('Campaign', 'US campaign', 'CAMPAIGN: ilmoitan Harrisonin (Frenchtown) ja Dearbornin (Plattsburg).', free=True):
    way('Frenchtown', 'Detroit')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
    us.say('Harrison perillä. Nyt Dearborn ja 4. NY.')
    way('Plattsburg', 'Champlain NY')
    us.drag('Dearborn 4th_NY_Militia', 'Champlain NY')

with P.turn('7', 'BR Glengarry', 'glengarryt kingstoniin, 4 tietä'):
    P.go('Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
run(s, t)
