"""Spring and autumn 1812: Kemal talks, drops short and mends; Aysel says almost nothing and moves in pairs."""
from aid27b import *

g = G('dev-1812-faults', 'Kemal', 'Aysel', 'spring and autumn of 1812: lakes, a landing at Frenchtown, out of supply, retreat by water, a campaign, heavy rains, arrivals and deal', 1812)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = '', 'pairs early'
BOXE, BOXO = 'Lake Erie Control Box', 'Lake Ontario Control Box'

with U.ply('12', 'Dearborn', 'Evet, hadi bakalım. 12 numara, 3 puan: Dearborn, 6. ve 13. alay Plattsburg yolunda', leader='Dearborn'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
    us.say('yok, bir adım daha var')
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')

B.sail('2', 'Hunter Lady_Prevost', BOXE, 1, score=True)

U.ops('27', '3rd_Ohio', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], words='27: Ohio 3 Frenchtown a kadar, tam 6 puan', st='steps')

with B.ply('8', 'Brock rides', leader='Brock'):
    way('York', 'Burlington', "Brant's Ford", 'Oxford', 'London', 'Thamesville', 'Sandwich', most=10)
    br.drag('Brock', 'Sandwich')
    us.say('Brock tek başına mı geldi?')
    br.say('evet')

with U.ply('30', 'Lacolle', '30 iki puan. 6. ve 13. sınırı geçiyor: Lacolle'):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:6th us:13th', 'Champlain NY')
    us.drag('us:6th us:13th', 'Lacolle')
    U.score()
    us.say('Lacolle 1 puan, oldu mu? oldu.')

B.ops('5', 'Procter Tecumseh Shawnee Wyandot', ['Ft. Malden', 'Sandwich'], lead='Procter')

with U.ply('13', 'Queenston', '13 ile 1. NY milisi Queenston a saldırıyor, tek birlik', ret='Lincoln'):
    U.move('1st_NY_Militia', ['Lewiston', 'Queenston'])
    us.say('4e 3, fark yok. C ye C. nehir -1')
    us.roll('2d6', 6, 5)
    us.say('vay canına! 10')
    g.fight('US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln', (6, 5), 'DR')
    goes(t, 'British', 'Queenston', 'Ft. George', ['lewiston'])
    br.drag('Lincoln', 'Ft. George')
    U.score()

with B.ply('20', 'Queenston again', ret='1st_NY_Militia'):
    B.move('R.N.R. York_Militia', ['York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston'])
    br.roll('2d6', 3, 4)
    g.fight('British', 'Queenston', 'Ft. George', 'R.N.R.', '1st_NY_Militia', (3, 4), 'DR')
    br.say('7+2')
    goes(t, 'US', 'Queenston', 'Lewiston', ['ft_george'])
    us.say('tamam tamam, çekiliyorum')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.say('puanı da ben düzelteyim')
    us.vp(g.book.due())

U.sail('19', 'Oneida', 'Ft. Niagara', 3, cargo='2nd_NY_Militia', words='19, iki puan: Oneida 2. NY milisini Ft. Niagara ya taşır (1 al, 1 git, 1 bırak)')

with B.ply('10', 'landing at Frenchtown', sea='1/41st', ret='3rd_Ohio'):
    room(t.pieces('Queen_Charlotte'), t.pieces('1/41st'))
    br.drag('Queen_Charlotte 1/41st', 'Frenchtown')
    us.say('deniz yoluyla mı?! 5e 3, A ya C +2, orman -1, çıkarma -1: sıfır')
    br.roll('2d6', 5, 5)
    g.fight('British', 'Frenchtown', None, '1/41st', '3rd_Ohio', (5, 5), 'DR', landing=True)
    goes(t, 'US', 'Frenchtown', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    B.score()

U.ops('4', '4th_NY_Militia', ['Plattsburg', 'Champlain NY'], words='4: 4. NY milisi Champlain a')

B.ops('17', 'Norfolk', ['Port Dover', 'Ft. Erie'])

with U.ply('32', 'out of Detroit', '32, üç puan, lidersiz: 4., Ohio 1 ve Ohio 2 Detroit ten Frenchtown a', fights={'us:4th': 'Frenchtown', '1st Ohio': 'Frenchtown', '2nd Ohio': 'Frenchtown'}):
    U.move('us:4th 1st_Ohio 2nd_Ohio', ['Detroit', 'Frenchtown'])
    us.say('ikmal yok: 9 yarıya, 5. 5e 5, A ya A, orman -1')
    us.roll('2d6', 3, 4)
    g.fight('US', 'Frenchtown', 'Detroit', 'us:4th', '1/41st', (3, 4), 'AR', half='a')
    us.say('6. geri dönüyoruz')
    us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Detroit')

B.ops('Declaration of War', 'Upper_Canada_Militia', ['Cornwall', "Crysler's Farm", 'Prescott'], words='1')

g.note('turn and arrivals')
us.turn('Summer-Autumn 1812')
us.say('ikinci yarı. takviyeler, herkes kendi tarafını koysun')
muster(br, '1812b')
muster(us, '1812b')

g.note('deal, seven each')
U.deal('22', '25', '23', '15', '29', '28', '26')
B.deal('#9 Brock and Tecumseh', '14', 'Heavy Rains', 'Campaign', '18', '7', '31')
assert hand_sizes(t) == (7, 7)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

with U.ply('28', 'Harrison', '28: Harrison, 2. 17, 19, Kentucky 1, Winchester; yolda Ohio 3 ü alır, hep birlikte Frenchtown', leader='Harrison', pick='3rd_Ohio', ret='1/41st Queen_Charlotte'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
    us.say('15e 5: 3:1 +2; B ye A -1; Harrison +1; orman -1')
    us.roll('2d6', 4, 5)
    g.fight('US', 'Frenchtown', 'Ft. Meigs', 'us:17th', '1/41st', (4, 5), 'DR')
    assert units(t, 'Detroit', 'US')
    br.say('gemiyle Malden')
    br.drag('Queen_Charlotte 1/41st', 'Ft. Malden')
    U.score()

B.ops('18', 'Voltigeurs Canadian_Fencibles', ['Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix'])

with U.ply('22', 'the lake', '22, üç gemi: Caledonia, Somers, Trippe göle', ret='Hunter Lady_Prevost', fights={'Caledonia': BOXE}, flips='Caledonia Lady_Prevost'):
    us.each('Caledonia Somers Trippe', BOXE)
    a, d = t.pieces('Caledonia Somers Trippe'), t.pieces('Hunter Lady_Prevost')
    m = naval_drm(a, d, a[0], d[1])
    us.say('3 e 2: +1. C ye B: -1. Sıfır')
    us.roll('1d6', 4)
    assert m == 0 and naval(4) == 'A1 D1 att'
    us.flip('Caledonia')
    us.drag('Caledonia', 'Buffalo')
    us.say('seninki de dönsün, Lady Prevost')
    us.t.flip(t.find('Lady Prevost'))
    br.drag('Hunter Lady_Prevost', 'Ft. Malden')
    U.score()

with B.ply('14', 'repair', build=True, flips='Lady_Prevost'):
    B.turn_up('Lady_Prevost', full=True)

with U.ply('25', 'Ft. George', '25: 18. alay ve 2. NY milisi nehri geçip Ft. George a', ret='Lincoln'):
    U.move('us:18th 2nd_NY_Militia', ['Ft. Niagara', 'Ft. George'])
    us.roll('2d6', 5, 6)
    us.say('7 ye 3+2=5, fark yok; B ye kale B; nehir -1; 10 çekil')
    g.fight('US', 'Ft. George', 'Ft. Niagara', '18th', 'Lincoln', (5, 6), 'DR')
    goes(t, 'British', 'Ft. George', 'Stoney Creek', ['ft_niagara'])
    br.drag('Lincoln', 'Stoney Creek')
    us.vp('US 5')
    us.say('3 puan değil mi, 6 olacak')
    us.vp(g.book.due())

with B.ply('#9 Brock and Tecumseh', 'Ft. George again', '2', fights={'R.N.R.': 'Ft. George', 'York Militia': 'Ft. George'}):
    B.move('R.N.R. York_Militia', ['Queenston', 'Ft. George'])
    br.roll('2d6', 4, 3)
    g.fight('British', 'Ft. George', 'Queenston', 'R.N.R.', '18th', (4, 3), 'AR')
    br.drag('R.N.R. York_Militia', 'Queenston')

U.hold('23', 'bunu saklıyorum, kış için belli mi olur')

with B.ply('Campaign', 'campaign', 'campaign: Rottenburg, Vincent', free=True, ret='us:6th us:13th'):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Rottenburg br:8th', 'Isle aux Noix')
    br.drag('Rottenburg br:8th Voltigeurs Canadian_Fencibles', 'Lacolle')
    br.roll('2d6', 5, 5)
    g.fight('British', 'Lacolle', 'Isle aux Noix', 'br:8th', 'us:6th', (5, 5), 'DR')
    us.say('13e 8, A ya B +1, orman -1... evet çekiliyorum')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['isle_aux_noix'])
    us.drag('us:6th us:13th', 'Champlain NY')
    B.score()
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('Vincent 49th 10th_R.V.', 'York')

with U.ply('15', 'heavy rains', '15: 14 ve 15 Albany den Plattsburg a yürüyor'):
    us.drag('us:14th us:15th', 'Plattsburg')
    br.play('Heavy Rains')
    br.say('yağmur')
    br.discard('Heavy Rains')
    us.say('of ya. bir yer: Whitehall')
    us.drag('us:14th us:15th', 'Whitehall')

B.ops('31', '100th', ['Quebec City', 'Trois-Rivieres', 'Montreal'])

U.ops('29', 'Winchester us:17th', ['Frenchtown', 'Detroit'], lead='Winchester', words='29: Winchester 17. alayı Detroit e götürüyor')

B.ops('7', 'Norfolk', ['Ft. Erie', 'Chippawa'])

U.depot('26', 'Detroit', words='26: Detroit e depo, yol artık açık')

g.note('the fleets return')
us.say('gölü ben tutuyorum, işaret koy, gemiler Buffalo ya')
us.put('US Lake Control', BOXE)
us.drag('Somers Trippe', 'Buffalo')
br.say('ok')
g.book.ok()
g.done()
