"""Autumn 1814 to the end: Zsolt counts on his fingers, Mette is quick; a depot on enemy ground, and Ghent costs nothing."""
from aid27b import *
from lay18 import mark_at


def prep(t):
    spring_1814(t)
    more.set_aside(t, 'Treaty of Ghent')
    hands(t, [], [])
    t.lay([t.find_card_anywhere('Bladensburg').id], 'Cards Used for VPs', 'British')
    want = ['Card %d' % n for n in (75, 77, 79, 81, 83, 86, 88, 91, 92, 73, 76, 78, 80, 82, 74, 84, 87)]
    burn(t, *[t.things[k].name for k in list(t.deck('1814 Deck').kids) if t.things[k].name.startswith('Card ') and t.things[k].name not in want])


g = G('dev-1812-faults', 'Zsolt', 'Mette', 'end of spring 1814 to the end of the game: a US depot at Ft. Malden; Treaty of Ghent with a card in hand and no points subtracted', 1814,
      prep=prep, first='British')
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'single', 'early'
BOXE, BOXO, BOXH = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box'
YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
CH = 'Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'

g.note('the fleets of spring')
us.say('Perry kikötőben marad, akkor az Erie senkié')
us.delete([mark_at(t, BOXE)])
br.say('Nancy også')
br.delete([mark_at(t, BOXH)])
us.say('kettő le, kettő le, marad 4')
g.book.ok()

g.note('turn and arrivals')
us.turn('Summer-Autumn 1814')
for w in ('br:6th 82nd 97th 3rd_(Buffs)', 'br:5th br:9th br:27th 39th', '57th 58th 76th 81st', '88th Nova_Scotia_Fencibles'):
    assert all(t.where(p) == 'British Holding Box' for p in t.pieces(w, br))
    br.drag(w, 'Quebec City')
br.drag('Downie', 'Isle aux Noix')
assert not arrivals(t, '1814b', 'British')
br.say('puh')

g.note('Ghent back, deal of nine')
br.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
B.deal('73', '76', '78', '80', '82', '74', '84', '87')
U.deal('75', '77', '79', '81', '83', '86', '88', '91', '92')
B.deal('Treaty of Ghent')
assert hand_sizes(t) == (9, 9)

with B.ply('73', 'Yeo', '73 Yeo', leader='Yeo'):
    br.drag(YEO, BOXO)
    B.score()
with U.ply('92', 'Chauncey', '92-es, Chauncey és nyolc hajó', leader='Chauncey', ret=YEO, flips='General_Pike Royal_George', fights={'General Pike': BOXO}):
    us.drag(CH, BOXO)
    a, d = t.pieces(CH)[1:], t.pieces(YEO)[1:]
    m = naval_drm(a, d, a[0], d[0], 0, 1)
    us.say('8 a 6 ellen +1, A a B ellen +1, Yeo -1, összesen +1')
    us.roll('1d6', 3)
    assert m == 1 and naval(4) == 'A1 D1 att'
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag(YEO, 'Kingston')
    br.say('øv')
    U.score()
with B.ply('76', 'dockyard', '76 Prince Regent, reparere Royal George', build=True, flips='Royal_George'):
    br.drag('Prince_Regent', 'Kingston')
    br.flip('Royal_George')
U.build('86', 'Superior Jefferson', 'Sackets Harbour', words='86-os: Superior kettő, Jefferson egy, az három')
B.ops('82', 'Prevost br:90th br:6th 82nd br:5th br:9th', ['Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix'], lead='Prevost', words='82 Prevost')
with U.ply('75', 'depot', '75-ös: raktár Ft. Maldenben, onnan etetem Detroitot is', build=True):
    with s.fault('13.52 13.51 8.31', 'a US supply depot in British territory, at Ft. Malden'):
        us.put('US Supply Depot', 'Ft. Malden')
    br.say('fint')
B.ops('78', 'Drummond 104th 10th_R.V. 2/R._Marines', ['Kingston', 'Smiths Creek', 'York'], lead='Drummond', words='78 Drummond')
with U.ply('88', 'Chippawa', '88-as: Scott, önkéntesek, Seneca Chippawánál', leader='Scott', ret='89th'):
    U.move('NY_Volunteers_1814 Seneca Scott', ['Buffalo', 'Ft. Schlosser', 'Chippawa'])
    us.say('6 a 4, nulla; B-B; folyó -1; Scott +2')
    us.roll('2d6', 6, 3)
    g.fight('US', 'Chippawa', 'Ft. Schlosser', 'Seneca', '89th', (6, 3), 'DR')
    goes(t, 'British', 'Chippawa', 'Queenston', ['schlosser'])
    br.drag('89th', 'Queenston')
    U.score()
B.ops('84', '1/R._Scots', ['Ft. George', 'Queenston'], words='84')
U.ops('79', 'Brown us:9th us:11th us:21st us:22nd', ['Sackets Harbour', 'Antwerp', 'Ogdensburg'], lead='Brown', words='79-es: Brown négy ezreddel, négy pont')
B.ops('74', 'Norfolk', ['Port Dover', 'Ft. Erie'], words='74')
with U.ply('81', 'Perry', '81-es: Perry, hét hajó', leader='Perry'):
    us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', BOXE)
    U.score()
with B.ply('80', 'two to Cornwall', '80, to enheder'):
    B.move('br:13th De_Watteville', ['Montreal', 'Coteau du Lac', 'Cornwall'])
U.ops('77', 'us:34th', ['Albany', 'Whitehall'], words='77')
g.order('British')
s.play('BR Treaty of Ghent')
n = len(t.hand('British')) - 1
assert n == 1, n
with s.fault('4.22', 'Treaty of Ghent with a card left in the hand, no point subtracted'):
    br.say('87 beholder jeg. Traktaten i Gent!')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')
    us.say('vége, akkor marad a US %d' % tracked(t))
    br.say('ja. tak for kampen')
us.say('köszönöm, szép volt')
g.book.ok()
g.done()
