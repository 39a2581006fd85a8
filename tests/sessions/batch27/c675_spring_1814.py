"""Spring and autumn 1814: Jordi in Catalan, doubtful of everything; Pieter in Afrikaans, one drag for all, card left till next time."""
from aid27b import *
from lay18 import mark_at


def prep(t):
    spring_1814(t)
    more.set_aside(t, 'Treaty of Ghent')


g = G('dev-1812-faults', 'Jordi', 'Pieter', 'spring 1814 into autumn: Ontario won, building, a nine at Ft. Erie, Ft. Niagara held, Ghent put back, arrivals, deal, Lacolle, Champlain fought for', 1814,
      prep=prep, ush=('75', '77', '86', '88', '92', '93'), brh=('73', '76', '78', '82', '84', '85'), pile=6, first='British')
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'after', 'late'
BOXE, BOXO, BOXH, BOXC = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box', 'Lake Champlain Control Box'

YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
CH = 'Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with B.ply('73', 'Yeo', '73, Yeo vat die meer', leader='Yeo'):
    br.drag(YEO, BOXO)
    B.score()
with U.ply('92', 'Chauncey', 'la 92, em sembla que Chauncey pot', leader='Chauncey', ret=YEO, flips='General_Pike Royal_George', fights={'General Pike': BOXO}):
    us.drag(CH, BOXO)
    a, d = t.pieces(CH)[1:], t.pieces(YEO)[1:]
    m = naval_drm(a, d, a[0], d[0], 0, 1)
    us.say('vuit contra sis +1, A contra B +1, Yeo -1... un més, no?')
    br.say('ja, +1')
    assert m == 1
    us.roll('1d6', 3)
    assert naval(4) == 'A1 D1 att'
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag(YEO, 'Kingston')
    us.say('això són quatre punts de diferència?')
    U.score()
    br.say('ongelukkig ja')
with B.ply('76', 'dockyard', '76, NBV 3: Prince Regent 2, herstel Royal George 1', build=True, flips='Royal_George'):
    br.drag('Prince_Regent', 'Kingston')
    br.flip('Royal_George')
U.build('86', 'Superior Jefferson', 'Sackets Harbour', words='Superior i Jefferson, 2 i 1, tres justos')
B.ops('82', 'Prevost br:16th 90th 37th', ['Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean'], lead='Prevost', words='82 Prevost na St. Jean')
with U.ply('75', 'Ft. Erie', 'la 75: Scott amb els voluntaris i els Seneca a Fort Erie', leader='Scott', fights={x: 'Ft. Erie' for x in ('Scott', 'Seneca', 'NY Volunteers 1814')}):
    U.move('NY_Volunteers_1814 Seneca Scott', ['Buffalo', 'Ft. Erie'], st='single')
    us.say('6 a 6. Seneca B contra A -1, riu -1, Scott +2: zero')
    us.roll('2d6', 4, 5)
    g.fight('US', 'Ft. Erie', 'Buffalo', 'Seneca', '1/41st', (4, 5), 'AR')
    br.say('9 by n fort: julle gaan terug')
    us.say('és veritat...')
    us.drag('NY_Volunteers_1814 Seneca Scott', 'Buffalo')
B.ops('78', 'Riall 1/R._Scots', ['Ft. George', 'Queenston', 'Chippawa'], lead='Riall', words='78 Riall')
with U.ply('88', 'Perry', 'la 88, Perry surt. els punts ja hi eren, oi?', leader='Perry'):
    us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', BOXE)
    us.delete([mark_at(t, BOXE)])
with B.ply('85', 'Ft. Niagara', '85: 103 en Glengarry na Ft. Niagara by die 100'):
    B.move('103rd Glengarry', ['Burlington', 'Stoney Creek', 'Ft. George', 'Ft. Niagara'])
    br.say('10 teen waarde 3, nou is dit myne')
    B.score()
with U.ply('93', 'Lacolle', 'la 93: Macomb, el 6 i el 13 a Lacolle', leader='Macomb', ret='Canadian_Fencibles'):
    U.move('Macomb us:6th us:13th', ['Plattsburg', 'Champlain NY', 'Lacolle'])
    us.roll('2d6', 5, 5)
    us.say('8 a 5, bosc -1, Macomb +1. deu')
    g.fight('US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (5, 5), 'DR')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['champlain_ny'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    U.score()
B.hold('84', 'ek hou')
U.ops('77', 'us:26th', ['Erie PA', 'Buffalo'], words='la 77, el 26 a Buffalo')

g.note('the fleets')
B.clear()
br.drag('Nancy', BOXH)
br.delete([mark_at(t, BOXH)])
br.say('Nancy bly op Huron')
g.audit()
g.book.ok()

g.note('turn, arrivals')
us.say('segona meitat')
us.turn('Summer-Autumn 1814')
muster(br, '1814b')
br.say('hulle kom almal uit Europa')

g.note('Ghent back, deal')
gh = t.card('Treaty of Ghent')
us.drag([gh.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
us.say('jo 9, tu 8 i la guardada')
B.deal('90', '94', '97', '99', '100', '102', 'Bladensburg', 'Treaty of Ghent')
U.deal('89', '91', '95', '96', '98', '101', '105', 'Battle of New Orleans', 'Campaign')
assert hand_sizes(t) == (9, 8)
g.first, g.last = 'British', None
g.held = {'US': 0, 'British': 0}

g.order('British')
s.play('BR Bladensburg')
br.say('Bladensburg, +2')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
B.score(-2)
U.ops('96', 'Izard us:15th us:29th us:30th us:31st', ['Plattsburg', 'Champlain NY', 'Lacolle'], lead='Izard', words='la 96, Izard amb quatre a Lacolle', st='after single')
with B.ply('102', 'Prevost', '102: Prevost, tel op by Isle aux Noix, val aan by Lacolle', leader='Prevost', pick='70th Canadian_Fencibles',
           ret='Macomb Izard us:6th us:13th us:15th us:29th us:30th us:31st', flips='us:15th'):
    way('St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Prevost br:16th 90th 37th', 'Isle aux Noix')
    br.drag('Prevost br:16th 90th 37th 70th Canadian_Fencibles', 'Lacolle')
    br.roll('2d6', 5, 6)
    br.say('21 teen 21, A teen B +1, bos -1: 11')
    g.fight('British', 'Lacolle', 'Isle aux Noix', '90th', 'us:15th', (5, 6), 'DR-1')
    us.flip('us:15th')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['isle_aux_noix'])
    us.drag('Macomb Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    B.score()
U.restore('98', 'us:15th', words='la 98 per refer el 15. Champlain és nostre i té línia, crec')
B.ops('99', 'Drummond 104th 10th_R.V.', ['Kingston', 'Smiths Creek', 'York'], lead='Drummond', words='99 Drummond')
U.ops('105', 'Brown us:9th us:11th us:21st us:22nd us:23rd', ['Sackets Harbour', 'Antwerp', 'Ogdensburg'], lead='Brown', words='la 105, Brown a Ogdensburg')
with B.ply('90', 'Champlain', '90: Finch en Chubb op die meer'):
    br.drag('Finch Chubb', BOXC)
    B.score()
with U.ply('95', 'Vergennes', 'la 95: Saratoga i Ticonderoga a Vergennes, un i mig de dos', build=True):
    us.drag('Saratoga', 'Vergennes')
    us.drag([next(p.id for p in t.at('Ships to Build') if p.name == 'Ticonderoga')], 'Vergennes')
B.hold('97', 'hou ook')
with U.ply('89', 'Macdonough', 'la 89, Macdonough!', leader='Macdonough', ret='Finch Chubb'):
    a = t.pieces('Saratoga') + [p for p in t.at('Vergennes') if p.name == 'Ticonderoga']
    d = t.pieces('Finch Chubb')
    us.drag([p.id for p in a] + [t.find('Macdonough').id], BOXC)
    m = naval_drm(a, d, a[0], d[0], 1, 0)
    assert m == 3, m
    us.say('A/B +1, Macdonough +1, només balandres +1')
    us.roll('1d6', 4)
    assert naval(7) == 'defender strikes all'
    br.say('alles weg...')
    br.drag('Finch Chubb', 'British Eliminated')
    us.roll('1d6', 2)
    us.say('sense pèrdues')
    U.score()
B.ops('100', 'Norfolk', ['Port Dover', 'Ft. Erie'], words='100')
U.hold('91', 'guardo')
B.ops('94', 'br:Mohawk', ['Beaverdams', 'Chippawa'], words='94 Mohawk')
U.ops('101', '4th_Rifles', ['Pittsburgh', 'Meadville'], words='la 101')
B.clear()
g.book.ok()
g.done()
