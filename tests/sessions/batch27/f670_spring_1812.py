"""Spring and autumn 1812: Andoy marches everything in one drag, Carys singly; the 6th and 13th walk seven, Indians sail."""
from aid27b import *

g = G('dev-1812-faults', 'Andoy', 'Carys', 'spring and autumn 1812; two regiments march 7 MP with Dearborn; the Wyandot go by ship', 1812)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'early', 'single'
BOXE, BOXO = 'Lake Erie Control Box', 'Lake Ontario Control Box'

U.ops('27', '3rd_Ohio', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], words='27, isa lang: Ohio 3 papuntang Frenchtown')
B.sail('5', 'Queen_Charlotte Hunter', BOXE, 1, words='Cerdyn 5, dwy long i Lyn Erie.', score=True)
with U.ply('13', 'Queenston', '13, sugod sa Queenston!', fights={'1st NY Militia': 'Queenston'}, flips='1st_NY_Militia'):
    U.move('1st_NY_Militia', ['Lewiston', 'Queenston'])
    us.roll('2d6', 2, 3)
    g.fight('US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln_Militia', (2, 3), 'AR-1')
    br.say('4: yn ôl â chi, a throi')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.flip('1st_NY_Militia')
B.ops('2', 'R.N.R. York_Militia', ['York', 'Burlington', 'Stoney Creek', 'Ft. George'], words='Cerdyn 2: R.N.R. a milisia York i Fort George.')

with U.ply('12', 'Dearborn', '12, tatlo: Dearborn kasama ang 6 at 13, diretso sa hilaga', free=True):
    with s.fault('9.1 3.16 8.42 9.2', '6th and 13th march Albany to Lacolle in one activation: 7 MP, infantry has 6'):
        assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', 'Champlain NY', 'Lacolle') == 7 == best('Albany', 'Lacolle')[0]
        us.drag('Dearborn us:6th us:13th', 'Plattsburg')
        us.drag('Dearborn us:6th us:13th', 'Lacolle')
    U.score()
    us.say('Lacolle, 1 puntos')
with B.ply('8', 'Lacolle', 'Cerdyn 8: yr 8fed a\'r Fencibles dros y bont i Lacolle.', ret='Dearborn us:6th us:13th'):
    B.move('br:8th Canadian_Fencibles', ['Montreal', 'La Prairie', 'Lacolle'])
    br.say('10 i 8, A/B +1, coed -1')
    br.roll('2d6', 5, 4)
    g.fight('British', 'Lacolle', 'La Prairie', 'br:8th', 'us:6th', (5, 4), 'DR')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['la_prairie'])
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.say('sige na nga')
    B.score()
U.sail('19', 'Oneida', 'Ft. Niagara', 3, cargo='2nd_NY_Militia', words='19: Oneida dala ang 2nd NY sa Ft. Niagara')
with B.ply('10', 'the Wyandot sail', 'Cerdyn 10, dau: Lady Prevost a\'r Wyandot i Port Dover.', sea='Wyandot'):
    with s.fault('11.33 3.7 11.3 9.1 3.16', 'Lady Prevost carries the Wyandot from Ft. Malden to Port Dover (9 MP by land)'):
        assert best('Ft. Malden', 'Port Dover')[0] > 6
        br.drag('Wyandot', 'Port Dover')
        br.drag('Lady_Prevost', 'Port Dover')
U.ops('4', '4th_NY_Militia', ['Plattsburg', 'Champlain NY'], words='4')
B.ops('17', 'Norfolk', ['Port Dover', 'Ft. Erie'], words='17, Norfolk.')
with U.ply('32', 'Hull', '32 Hull tawid', leader='Hull'):
    U.move('Hull us:4th 1st_Ohio 2nd_Ohio', ['Detroit', 'Sandwich'])
    U.score()
with B.ply('20', 'Procter', 'Cerdyn 20: Procter, Tecumseh a thri.', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio'):
    B.move('1/41st Essex Shawnee Procter Tecumseh', ['Ft. Malden', 'Sandwich'])
    br.roll('2d6', 4, 5)
    g.fight('British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (4, 5), 'DR')
    goes(t, 'US', 'Sandwich', 'Detroit', ['ft_malden'])
    br.say('12 i 9, naw')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    B.score()
U.depot('30', 'Detroit', words='30 imbakan sa Detroit')
B.ops('Declaration of War', 'Upper_Canada_Militia', ['Cornwall', "Crysler's Farm", 'Prescott'], words='Un pwynt.')

g.note('turn, arrivals')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', groups=False)

g.note('deal')
for a, b in (('22', '#9 Brock and Tecumseh'), ('25', '14'), ('23', 'Heavy Rains'), ('15', 'Campaign'), ('29', '18'), ('28', '7'), ('26', '31')):
    U.deal(a)
    B.deal(b)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

U.ops('28', 'Harrison Winchester us:17th us:19th 1st_Kentucky', ['Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown'], lead='Harrison', words='28 Harrison sa Frenchtown, anim')
B.ops('18', 'Glengarry', ['Cornwall', "Crysler's Farm", 'Prescott'], words='18')
with U.ply('25', 'Chauncey', '25 Chauncey sa lawa', leader='Chauncey'):
    us.drag('Chauncey Conquest Scourge us:Growler Pert', BOXO)
    U.score()
B.ops('14', '100th', ['Quebec City', 'Trois-Rivieres', 'Montreal'], words='14')
with U.ply('22', 'Erie', '22: Caledonia, Somers, Ohio sa Erie', ret='Queen_Charlotte Hunter', flips='Caledonia Queen_Charlotte', fights={x: BOXE for x in ('Caledonia', 'Somers', 'Ohio')}):
    us.drag('Caledonia Somers Ohio', BOXE)
    a, d = t.pieces('Caledonia Somers Ohio'), t.pieces('Queen_Charlotte Hunter')
    assert naval_drm(a, d, a[0], d[0]) == 0 and naval(3) == 'A1 D1 def'
    us.roll('1d6', 3)
    us.flip('Caledonia')
    us.drag('Caledonia Somers Ohio', 'Buffalo')
    br.flip('Queen_Charlotte')
    br.drag('Queen_Charlotte', 'Ft. Malden')
    br.say('Hunter yn aros')
with B.ply('7', 'repair', 'Cerdyn 7: trwsio Queen Charlotte.', build=True, flips='Queen_Charlotte'):
    B.turn_up('Queen_Charlotte', full=True)
U.hold('23', 'tago muna')
B.hold('31', 'Cadw.')
U.ops('15', 'us:14th us:15th', ['Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg'], words='15')
B.ops('#9 Brock and Tecumseh', 'R.N.R. York_Militia', ['Ft. George', 'Queenston'], words='Cerdyn 9, dau bwynt.')
br.say('digon am heno')
g.book.ok()
g.done()
