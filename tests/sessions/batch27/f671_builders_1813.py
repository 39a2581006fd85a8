"""1813: Minh builds fast and wrongly, Astrid draws eight on top of a held card."""
from aid27b import *
from lay18 import mark_at

g = G('dev-1812-faults', 'Minh', 'Astrid', '1813: two schooners built at Oswego while Sackets Harbour stands; eight cards drawn with one held', 1813,
      prep=summer_1813, ush=('37', '43', '48', '52', '58'), brh=('39', '44', '46', '53', '60'), pile=6)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = '', 'after pairs'
BOXE, BOXO, BOXH = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box'

CH = 'Chauncey Madison Oneida Conquest Scourge Julia Hamilton'
with U.ply('43', 'Chauncey', 'lá 43, Chauncey ra hồ', leader='Chauncey'):
    us.drag(CH, BOXO)
    us.delete([mark_at(t, BOXO)])
B.ops('46', 'Prevost br:13th 70th De_Watteville', ['Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott'], lead='Prevost', words='46, Prevost til Prescott')
with U.ply('48', 'building', 'lá 48, đóng tàu: General Pike, Asp, Raven', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.13 15.31 15.33 15.34 15.12 15.14', 'Asp and Raven built at Oswego, the back-up base, while Sackets Harbour is held'):
        us.drag('Asp', 'Oswego')
        us.drag('Raven', 'Oswego')
YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with B.ply('39', 'Yeo', '39, Yeo ut med sju skip', leader='Yeo', ret=CH, flips='Royal_George Madison', fights={'Royal George': BOXO}):
    br.drag(YEO, BOXO)
    a, d = t.pieces(YEO)[1:], t.pieces(CH)[1:]
    m = naval_drm(a, d, a[0], d[0], 1, 0)
    us.say('7 với 6 +1, Yeo +1')
    br.roll('1d6', 2)
    assert m == 2 and naval(4) == 'A1 D1 att', m
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Madison')
    us.drag(CH, 'Sackets Harbour')
    B.score()
    br.say('fire poeng i svingen')
with U.ply('58', 'Detroit', 'lá 58 Harrison đánh Detroit', leader='Harrison', ret='Essex'):
    U.move('Harrison us:17th us:19th 1st_Kentucky', ['Ft. Meigs', 'Frenchtown', 'Detroit'])
    us.roll('2d6', 3, 4)
    us.say('2:1 +1, B/C +1, Harrison +1, được 10')
    g.fight('US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (3, 4), 'DR')
    goes(t, 'British', 'Detroit', 'Sandwich', ['frenchtown'])
    br.drag('Essex', 'Sandwich')
    U.score()
with B.ply('60', 'dockyards', 'reparere Royal George, bygge Detroit', build=True, flips='Royal_George'):
    br.flip('Royal_George')
    br.drag([t.find('ship:Detroit').id], 'Ft. Malden')
U.build('52', 'Lawrence Niagara Ariel Scorpion', 'Erie PA', words='lá 52, bốn tàu ở Erie')
with B.ply('53', 'Barclay', 'Barclay legger ut', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Little_Belt', BOXE)
    br.delete([mark_at(t, BOXE)])
U.ops('37', '4th_NY_Militia', ['Plattsburg', 'Champlain NY'], words='lá 37')
B.hold('44', 'denne sparer jeg')

g.note('the fleets')
br.drag('Nancy', BOXH)
br.delete([mark_at(t, BOXH)])
br.say('Nancy tilbake på Huron')
g.audit()
g.book.ok()

g.note('turn, arrivals')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')

g.note('deal')
us.say('chia bài, mỗi người 8')
U.deal('50', '68', '54', '49', '51', 'Heavy Rains', '61', '62')
with s.fault('7.23 7.21 7.34 7.2', 'the British hold one card back and draw eight: nine cards'):
    B.deal('55', '57', '59', '63', '64', '65', '66', '67')
br.say('åtte, greit')
assert hand_sizes(t) == (8, 8)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

PER = 'Perry Lawrence Niagara Ariel Scorpion'
BAR = 'Barclay Queen_Charlotte Hunter Lady_Prevost Little_Belt'
with U.ply('50', 'Perry', 'Perry!', leader='Perry', ret=BAR, flips='Lawrence Queen_Charlotte', fights={'Lawrence': BOXE}):
    us.drag(PER, BOXE)
    a, d = t.pieces(PER)[1:], t.pieces(BAR)[1:]
    m = naval_drm(a, d, a[0], d[0], 1, 0)
    us.say('4 với 4, A/B +1, Perry +1')
    assert m == 2, m
    us.roll('1d6', 2)
    assert naval(4) == 'A1 D1 att'
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte')
    br.drag(BAR, 'Ft. Malden')
    U.score()
B.ops('66', 'Prevost br:13th 70th De_Watteville Canadian_Fencibles', ['Prescott', 'Gananoque', 'Kingston'], lead='Prevost', words='Prevost til Kingston')
U.ops('49', 'Brown us:16th us:21st', ['Sackets Harbour', 'Antwerp', 'Ogdensburg'], lead='Brown', words='lá 49 Brown')
with B.ply('63', 'repair', 'reparerer Queen Charlotte', build=True, flips='Queen_Charlotte'):
    B.turn_up('Queen_Charlotte', full=True)
with U.ply('68', 'horse', 'lá 68, kỵ binh Kentucky'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit', most=10)
    us.drag('Kentucky_Mounted', 'Detroit')
with B.ply('55', 'Procter', 'Procter over elva', leader='Procter', pick='Essex', fights={x: 'Detroit' for x in ('1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Procter', 'Tecumseh', 'Essex')}):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh Essex', 'Detroit')
    br.roll('2d6', 3, 4)
    g.fight('British', 'Detroit', 'Sandwich', '1/41st', 'us:17th', (3, 4), 'AR')
    br.say('6, tilbake')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh Essex', 'Sandwich')
U.depot('54', 'Detroit', words='kho ở Detroit')
B.ops('57', 'Glengarry', ['Cornwall', "Crysler's Farm", 'Prescott'], words='57')
U.ops('51', 'us:22nd', ['Pittsburgh', 'Meadville', 'Erie PA'], words='lá 51')
B.ops('64', 'Norfolk', ['Ft. Erie', 'Chippawa'], words='64')
U.hold('61', 'giữ')
g.book.ok()
g.done()
