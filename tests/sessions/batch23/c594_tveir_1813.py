"""Both keep a log of one game: Sigga's ends after the ninth play, Pau's began before the fifth. Pau discards first and acts then; Sigga pushes the beaten herself."""
from aid23b import *

s = Session('dev-1812-faults', us='Sigga', br='Pau', what='Autumn 1813 in two logs that overlap: Detroit left, Kingston assaulted in vain, fleets on Ontario, Ft. Erie to and fro, fleets home')
t = s.t
autumn_1813(t)
hands(t, ['66', '52', '43', '38', '47', '55', '44', '59'], ['42', '62', '48', '53', '41', '60', '45', '51'])
burn_to(t, 1813, 16)
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)
assert B.off == 0 and hand_sizes(t) == (8, 8)

with act(s, 'US Harrison, Essex leaves', 'US', '43', 'Harrison', ret='Essex', book=B):
    us.say('43, Harrison til Detroit')
    us.play('43')
    mv(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    br.say('marxo abans del combat')
    us.drag('Essex', 'Sandwich')
    us.say('ég færi þig')
    us.vp('0')
    us.discard('43')

with act(s, 'BR Barclay', 'British', '48', 'Barclay', book=B):
    br.play('48')
    br.discard('48')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Chippawa Little_Belt' .replace('Chippawa', 'ship:Chippawa'), 'Lake Erie Control Box')
    br.say('llac Erie meu, 2')
    br.vp('British 2')

with act(s, 'US Wilkinson at Kingston', 'US', '66', 'Wilkinson', flips='Frontenac', book=B,
         fights={k: 'Kingston' for k in ('Wilkinson', '9th', '21st', '15th', '16th', '6th', '1st Rifles')}):
    us.play('66')
    us.say('66 Wilkinson, Kingston')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    L = 'Wilkinson us:9th us:21st us:15th us:16th us:6th us:1st_Rifles'
    us.drag(L, 'Cape Vincent')
    us.drag(L, 'Kingston')
    battle(t, 'US', 'Kingston', ['Cape Vincent'], '1st Rifles', 'Frontenac Militia', (4, 4), 'EX')
    us.say('1st Rifles fremst')
    br.say('Frontenac')
    us.roll('2d6', 4, 4)
    us.say('8, EX')
    us.drag('us:1st_Rifles', 'US Eliminated')
    us.flip('Frontenac')
    battle(t, 'US', 'Kingston', ['Cape Vincent'], '9th', '1/R. Scots', (3, 3), 'AR', rnd=2)
    us.say('aftur, 9th')
    br.say('1/RS')
    us.roll('2d6', 3, 3)
    us.say('6. æ. til baka')
    us.drag('Wilkinson us:9th us:21st us:15th us:16th us:6th', 'Cape Vincent')
    us.discard('66')

with act(s, 'BR Yeo', 'British', '62', 'Yeo', book=B):
    br.play('62')
    br.discard('62')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    br.vp('British 4')
    br.say('i ara engego jo també el registre')

M = mark_log(s)
with act(s, 'US builds', 'US', '52', build=True, book=B):
    us.play('52')
    us.say('52, skip')
    us.drag('Sylph Asp', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lady_of_the_Lake Raven', 'Sackets Harbour')
    us.discard('52')

with act(s, 'BR Norfolk', 'British', '41', book=B):
    br.play('41')
    br.discard('41')
    mv(br, 'Norfolk', 'Ft. Erie', 'Chippawa')

with act(s, 'US Chauncey', 'US', '38', 'Chauncey', fights={'General Pike': 'Lake Ontario Control Box'}, flips='General_Pike Royal_George Wolfe',
         ret='Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', book=B):
    us.play('38')
    us.say('38 Chauncey, allt út')
    F = 'General_Pike Madison Oneida Sylph Asp Lady_of_the_Lake Raven Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
    us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
    m = naval_drm(t.pieces(F), t.pieces('Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'), t.find('General Pike'), t.find('Royal George'), 0, 1)
    assert naval(3 + m) == 'A1 D2 att', m
    us.roll('1d6', 3)
    us.say('3+2')
    us.flip('Royal_George Wolfe')
    us.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Kingston')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.vp('0')
    us.discard('38')

with act(s, 'BR mends two, builds one', 'British', '42', build=True, flips='Royal_George Wolfe', book=B):
    br.play('42')
    br.discard('42')
    br.flip('Royal_George')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.flip('Wolfe')
    br.say('dos reparats i el Detroit')

with act(s, 'US the 22nd', 'US', '47', book=B):
    us.play('47')
    mv(us, '22nd', 'Pittsburgh', 'Meadville', 'Erie PA')
    us.discard('47')
    us.say('ég verð að fara, skráin mín endar hér. þú skráir áfram?')
both_log(s, M)

with act(s, 'BR Procter', 'British', '53', 'Procter', book=B):
    br.play('53')
    br.discard('53')
    mv(br, 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich')
    br.say('Procter a Sandwich')

with act(s, 'US Scott', 'US', '55', 'Scott', book=B):
    us.play('55')
    us.say('55 Scott til Buffalo')
    mv(us, 'Scott 20th us:23rd us:25th us:29th US_Dragoons', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', hops=False)
    us.discard('55')

with act(s, 'BR two to Montreal', 'British', '60', book=B):
    br.play('60')
    br.discard('60')
    mv(br, '70th br:89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')

with act(s, 'US Brown', 'US', '44', 'Brown', book=B):
    us.play('44')
    us.say('44 Brown')
    mv(us, 'Brown 2nd_NY_Militia', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('44')

with act(s, 'BR the 2/41st', 'British', '51', book=B):
    br.play('51')
    br.discard('51')
    mv(br, '2/41st', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', hops=False)

with act(s, 'US Ft. Erie', 'US', '59', book=B):
    us.play('59')
    us.say('59, tvær yfir ána')
    mv(us, 'us:5th us:12th', 'Buffalo', 'Ft. Erie')
    us.vp('US 2')
    us.discard('59')

with act(s, 'BR Vincent at Ft. Erie', 'British', '45', 'Vincent', pick='Norfolk', ret='us:5th us:12th', book=B):
    br.play('45')
    br.discard('45')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent br:8th 49th', 'Chippawa')
    br.drag('Vincent br:8th 49th Norfolk', 'Ft. Erie')
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], '8th', '5th', (5, 4), 'DR')
    br.say('11 a 7, el 8th davant')
    us.say('5th')
    br.roll('2d6', 5, 4)
    goes(t, 'US', 'Ft. Erie', 'Buffalo', came=['Chippawa'])
    us.drag('us:5th us:12th', 'Buffalo')
    br.vp('0')

s.play('fleets home')
us.say('flotar heim')
us.drag('Chauncey Madison Oneida Sylph Asp Lady_of_the_Lake Raven Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
B.ok()
us.turn('Winter 1813-14')
us.say('vetur næst')
s.done()
