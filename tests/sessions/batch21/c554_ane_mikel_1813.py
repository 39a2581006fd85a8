"""The last cards of 1813, a rain in the way of Wilkinson, winter quarters, spring 1814 with a delayed regiment and the treaty set aside. Basque; Ane announces after the move, Mikel writes long sentences and flips late."""
from aid21b import *


def tweak(t):
    t.lay(['Royal George', 'Wolfe', 'Yeo'], 'Lake Ontario Control Box', 'British')
    t.lay_face(['Earl of Moira'], True, 'British')
    t.lay_face(['Trippe'], True, 'US')
    t.lay_vp('British 4')


s, t, us, br, B = start('1813b', 'Ane', 'Mikel', 'End of 1813: Frenchtown taken and lost, Heavy Rains on Wilkinson, fleet return, winter attrition, spring 1814: arrivals with one delayed, treaty aside, Bladensburg, frigates, Detroit',
                        ['46', '52', '62', '48'], ['66', '45', '53', 'Heavy Rains@1813'], tweak, burnt=24)
A = Person(s, us, B, opens='after', shows='now', walks='one')
M = Person(s, br, B, opens='say', shows='now', walks='each')

with M.turn('45', 'BR Procter to Frenchtown', 'Hasiko naiz ni: 45. karta, bi puntu, Procterrek eta indiarrek Detroit zeharkatu eta Frenchtown hartuko dute (1+3+2).', leader='Procter'):
    M.go('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    M.vp()

with A.turn('46', 'US three units to Meigs', '24, 28 eta 2. Kentucky Meigs-era'):
    A.go('24th 28th 2nd_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')

with M.turn('66', 'BR Prevost', '66. karta, hiru puntu: Prevost Montrealera doa lagunekin.', leader='Prevost'):
    M.go('Prevost De_Watteville br:13th 4/R._Scots 70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')

with A.turn('52', 'US Harrison at Frenchtown', '52, Harrison', leader='Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', flips='1/41st', opens='card'):
    A.go('Harrison 17th 19th 1st_Kentucky 24th 28th 2nd_Kentucky', 'Ft. Meigs', 'Frenchtown')
    br.say('Ez naiz mugituko. 13 puntu ditut, zuk 24.')
    fed_before(t, 'British', 'Frenchtown')
    battle(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', (6, 6), 'DR-1')
    us.roll('2d6', 6, 6)
    us.say('12-1=11')
    retreat_ok(t, 'British', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    A.vp()
    br.say('41.a iraultzea ahaztu zait')
    br.flip('1/41st')

with M.turn('53', 'BR depot at Sandwich', '53. karta: biltegia Sandwich-en, neguari begira.', build=True):
    fed_before(t, 'British', 'Sandwich')
    br.put('British Supply Depot', 'Sandwich')

rain = t.card('Heavy Rains', br).id
with A.turn('62', 'US Wilkinson in the rain', 'orduan Oswegora bakarrik', leader='Wilkinson'):
    us.say('62, Wilkinson, 6. eta 9., Ogdensburgera')
    br.say('Itxaron. HEAVY RAINS, Sackets Harbour: espazio bat besterik ez.')
    br.play(rain)
    br.discard(rain)
    A.go('Wilkinson us:6th us:9th', 'Sackets Harbour', 'Oswego')

with A.turn('48', 'US Harrison back to Meigs', 'Harrison Meigs-en negua pasatzera', leader='Harrison'):
    A.go('Harrison 17th 19th 1st_Kentucky 24th 28th', 'Frenchtown', 'Ft. Meigs')

s.play('fleet return, points')
br.say('Yeo etxera.')
br.drag('Yeo Royal_George Wolfe', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
B.ok()

s.play('winter')
us.turn('Winter 1813-14')
us.say('Nirea ondo dago')
assert not [k for k in excess(t) if k[1] == 'US'], excess(t)
assert excess(t) == {('Detroit', 'British'): 2}, excess(t)
br.say('Detroiten bost ditut, hirurentzat lekua: Essex eta Shawnee.')
br.flip('Essex')
br.flip('Shawnee')
br.flip('Earl_of_Moira')
us.flip('Trippe')
us.say('Trippe konponduta')
br.delete('British_Supply_Depot')
B.ok()

s.play('spring 1814')
us.turn('Spring-Summer 1814', marker=False)
br.turn('Spring-Summer 1814', tracker=False)
muster(us, '1814a')
br.drag('37th', 'Delayed Reinforcements')
br.say('37.a hurrengo txandarako uzten dut.')
muster(br, '1814a', skip=('37th',))
us.drag([t.card('Treaty of Ghent').id], 'Marker Pool')
us.say('Gent kanpoan. 9na karta')
for i, (a, b) in enumerate(zip(('86', '92', '96', '79', '80', '83', '87', '91', '94'), ('76', '82', '73', '75', '78', 'Bladensburg', '81', '84', '85'))):
    deal(t, br, 1814, b)
    deal(t, us, 1814, a)
assert hand_sizes(t) == (9, 9)

s.play('BR Bladensburg')
br.say('Gertaera: BLADENSBURG, bi puntu niretzat.')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')
M.vp(-2)

with A.turn('86', 'US builds', 'Superior (2) eta Jefferson (1)', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')

with M.turn('76', 'BR builds', '76. karta, hiru: Prince Regent Kingstonen bi, eta Linnet Isle aux Noixen bat.', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with A.turn('92', 'US Harrison at Detroit', '92', leader='Harrison', pick='2nd_Kentucky', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', opens='card'):
    us.drag('Harrison 17th 19th 1st_Kentucky 24th 28th', 'Frenchtown')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison 17th 19th 1st_Kentucky 24th 28th 2nd_Kentucky', 'Detroit')
    br.say('Wyandot aurrean, gotorlekua +2.')
    fed_before(t, 'British', 'Detroit')
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Wyandot', (4, 5), 'DR')
    us.roll('2d6', 4, 5)
    us.say('10, DR')
    retreat_ok(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    for x in ('Procter', 'Tecumseh', '1/41st', 'Essex'):
        br.drag(x, 'Sandwich')
    us.say('indiarrak ere bai')
    us.drag('Shawnee Wyandot Western_Indians', 'Sandwich')
    A.vp()

with M.turn('73', 'BR restores', '73. karta: 41.a berriz osorik, hornidura lurretik dator.', flips='1/41st', build=True):
    fed_before(t, 'British', 'Sandwich')
    br.flip('1/41st')

with A.turn('79', 'US Scott', 'Scott Sackets-era', leader='Scott'):
    A.go('Scott 29th us:25th 23rd 20th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
run(s, t)
