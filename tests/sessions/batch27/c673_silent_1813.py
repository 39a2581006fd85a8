"""1813 without a word: one drops in pairs and throws his card first, the other drags singly."""
from aid27b import *
from lay18 import mark_at

g = G('dev-1812-faults', 'mkb', 'Tuulikki', 'spring 1813 into autumn, no chat: Ontario fought for, landing at Smiths Creek, out of supply, Mohawks, Detroit, contrary winds, fleets', 1813,
      prep=summer_1813, ush=('37', '42', '43', '45', '48', '52', '58', 'Campaign@1813'), brh=('38', '39', '44', '46', '50', '53', '#56 Grand River Indians', '60'))
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'pairs early', 'single'
BOXE, BOXO, BOXH = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box'

FLEET = 'Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American'
with U.ply('43', 'Chauncey out', leader='Chauncey'):
    us.drag(FLEET, BOXO)
    us.delete([mark_at(t, BOXO)])
B.ops('38', 'Rottenburg 1/R._Scots 104th', ['Kingston', 'Smiths Creek', 'York'], lead='Rottenburg')
U.build('48', 'General_Pike Asp Raven', 'Sackets Harbour')

YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with B.ply('39', 'Yeo fights', leader='Yeo', ret=FLEET, flips='Royal_George Madison', fights={x.replace('_', ' '): BOXO for x in YEO.split()}):
    br.drag(YEO, BOXO)
    a, d = t.pieces(YEO)[1:], t.pieces(FLEET)[1:]
    m = naval_drm(a, d, a[0], d[0], 1, 0)
    assert m == 1, m
    br.roll('1d6', 2)
    assert naval(2 + m) == 'A1 D1 def'
    br.flip('Royal_George')
    br.drag(YEO, 'Kingston')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')

U.ops('58', 'Pike 1st_Rifles us:9th', ['Sackets Harbour', 'Cape Vincent'], lead='Pike')
with B.ply('#56 Grand River Indians', 'Mohawks', free=True):
    assert not units(t, 'Beaverdams', 'US')
    br.drag([p.id for p in t.things.values() if getattr(p, 'name', '') == 'Mohawk' and p.mark('Side') == 'British'], 'Beaverdams')
with U.ply('45', 'Ft. George', fights={'us:13th': 'Ft. George', '18th': 'Ft. George'}):
    us.drag('us:13th us:18th', 'Ft. George')
    us.roll('2d6', 5, 5)
    g.fight('US', 'Ft. George', 'Ft. Niagara', 'us:13th', '49th', (5, 5), 'AR')
    us.drag('us:13th us:18th', 'Ft. Niagara')
B.ops('44', 'Norfolk', ['Ft. Erie', 'Chippawa'])

LAND_ = 'General_Pike us:Growler Pert Gov._Tompkins Asp'
with U.ply('42', 'Smiths Creek', leader='Dearborn', sea='Dearborn us:6th us:15th'):
    room(t.pieces(LAND_), t.pieces('us:6th us:15th'))
    assert 'ontario' not in lake_of(t, 'British')
    us.drag('Dearborn us:6th us:15th', 'Smiths Creek')
    us.drag(LAND_, 'Smiths Creek')
with B.ply('46', 'Rottenburg turns', leader='Rottenburg', ret='Dearborn us:6th us:15th ' + LAND_):
    B.move('1/R._Scots 104th R.N.R. York_Militia Rottenburg', ['York', 'Smiths Creek'])
    br.roll('2d6', 6, 5)
    g.fight('British', 'Smiths Creek', 'York', 'R.N.R.', 'us:6th', (6, 5), 'DR', half='a')
    us.drag('Dearborn us:6th us:15th', 'Sackets Harbour')
    us.drag(LAND_, 'Sackets Harbour')
U.build('52', 'Lawrence Niagara Ariel Scorpion', 'Erie PA')
with B.ply('60', 'repair and build', build=True, flips='Royal_George'):
    br.flip('Royal_George')
    br.drag([t.find('ship:Detroit').id], 'Ft. Malden')
U.ops('37', '4th_NY_Militia', ['Plattsburg', 'Champlain NY'])
with B.ply('50', 'Barclay', leader='Barclay'):
    br.delete([mark_at(t, BOXE)])
    br.drag('Queen_Charlotte Hunter Lady_Prevost', BOXE)
    br.drag('Barclay Little_Belt', BOXE)
with U.ply('Campaign', 'campaign', free=True, ret='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('us:17th us:19th', 'Detroit')
    us.drag('Harrison 1st_Kentucky', 'Detroit')
    us.roll('2d6', 4, 3)
    g.fight('US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex', (4, 3), 'DR')
    goes(t, 'British', 'Detroit', 'Sandwich', ['frenchtown'])
    br.drag('Essex', 'Sandwich')
    U.score()
    way('Plattsburg', 'Champlain NY')
    us.drag('Hampton us:11th', 'Champlain NY')
B.hold('53')

g.note('the fleets')
br.drag('Nancy', BOXH)
br.delete([mark_at(t, BOXH)])
g.audit()
g.book.ok()

g.note('turn and arrivals')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b', groups=False)

g.note('deal')
for a, b in (('40', '55'), ('41', '57'), ('47', '59'), ('49', '62'), ('51', '63'), ('54', '64'), ('61', 'Contrary Winds')):
    U.deal(a)
    B.deal(b)
U.deal('Heavy Rains')
assert hand_sizes(t) == (8, 7)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

U.ops('49', 'Brown us:16th us:21st', ['Sackets Harbour', 'Antwerp', 'Ogdensburg'], lead='Brown')
B.ops('62', 'Prevost De_Watteville br:13th 70th 89th 4/R._Scots 2/41st', ['Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott'], lead='Prevost')
with U.ply('61', 'horse'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit', most=10)
    us.drag('Kentucky_Mounted', 'Detroit')
with B.ply('55', 'Procter at Detroit', leader='Procter', pick='Essex', flips='1/41st',
           fights={x: 'Detroit' for x in ('1/41st', 'Shawnee', 'Wyandot', 'Western Indians', 'Procter', 'Tecumseh', 'Essex')}):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.each('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh Essex', 'Detroit')
    br.roll('2d6', 3, 3)
    g.fight('British', 'Detroit', 'Sandwich', '1/41st', 'us:17th', (3, 3), 'AR-1')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh Essex', 'Sandwich')
    br.flip('1/41st')
U.ops('51', 'us:22nd', ['Pittsburgh', 'Meadville', 'Erie PA'])
B.restore('63', '1/41st')
U.depot('54', 'Detroit')
B.ops('57', 'Glengarry', ['Cornwall', "Crysler's Farm", 'Prescott'])
with U.ply('40', 'Perry', leader=None):
    us.drag('Perry Lawrence Niagara Ariel Scorpion', BOXE)
    br.play('Contrary Winds')
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Erie PA')
    br.discard('Contrary Winds')
B.ops('59', 'Vincent br:8th', ['Ft. George', 'Queenston'], lead='Vincent')
U.ops('47', '1st_NY_Militia', ['Lewiston', 'Ft. Niagara'])
B.ops('64', 'Norfolk', ['Chippawa', 'Ft. Erie'])
U.hold('41')
g.order('British')
s.play('BR the held card')
c = t.card('53')
br.drag([c.id], 'Albany', at=t.card_spot(), how='pieces')
br.reveal('53')
way('Queenston', 'Ft. George')
br.drag('Lincoln', 'Ft. George')
br.discard('53')
U.hold('Heavy Rains')

g.note('the fleets return')
us.put('US Lake Control', BOXO)
us.drag('Chauncey Oneida Conquest Scourge Julia Hamilton Fair_American', 'Sackets Harbour')
br.put('British Lake Control', BOXE)
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost Little_Belt', 'Ft. Malden')
br.put('British Lake Control', BOXH)
br.drag('Nancy', 'Ft. St. Joseph')
g.audit()
g.book.ok()
g.done()
