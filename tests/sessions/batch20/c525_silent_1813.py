"""1813 on the water, not a word. The US player (Jo) rolls late and flips by the other's hand; the British player (Max) drags ships one at a time, and each logs for himself."""
from aid20a import *

s = Session('dev-1812-faults', us='Jo', br='Max', what='Autumn 1813 without chat: three lakes, a fleet battle, a landing that holds and one that fails, building, repair, free withdrawal; two logs')
t = s.t
autumn_1813(t)
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('ship:Detroit', 'Ft. Malden', 'British')
t.lay('General_Pike', 'Sackets Harbour', 'US')
for side, h in (('US', ('42', '46', '58', '62', '49', '50', '64', '63')), ('British', ('45', '52', '48', '53', '55', '57', '66', '47'))):
    t.lay_hand(side, h)
burn_to(t, 1812, 36)
burn_to(t, 1813, 16)
g = G(s, vp=('now', 'foe'))
t, us, br = g.begin()

with g.p('British', '52', 'Yeo'):
    br.each('Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester Yeo', 'Lake Ontario Control Box')

with g.p('US', '42', 'Perry', lay='blind'):
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')

with g.p('British', '45', 'Barclay', off='other', ret='Perry Lawrence ship:Niagara Ariel Scorpion', flips='ship:Detroit Lawrence'):
    F = 'ship:Detroit Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'
    br.each(F + ' Barclay', 'Lake Erie Control Box')
    A = 'Lawrence ship:Niagara Ariel Scorpion'
    assert sea(t, F, A, 'ship:Detroit', 'Lawrence', 4, 0, 1) == 'A1 D1 def'
    br.roll('1d6', 4)
    us.flip('ship:Detroit')
    us.drag('ship:Detroit Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt Barclay', 'Ft. Malden')
    br.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')

with g.p('US', '46', 'Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', flips='General_Pike Wolfe Royal_George'):
    F = 'General_Pike Madison Oneida Conquest Scourge Julia Hamilton Fair_American'
    us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
    E = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
    assert sea(t, F, E, 'General_Pike', 'Wolfe', 4, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    us.flip('Wolfe')
    us.flip('Royal_George')
    br.drag('Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester Yeo', 'Kingston')

with g.p('British', '48', flips='Wolfe Royal_George'):
    br.flip('Wolfe')
    br.flip('Royal_George')

with g.p('US', '62', 'Wilkinson'):
    us.drag('Wilkinson us:6th us:9th us:15th us:16th', 'Antwerp')
    us.drag('us:16th', 'Sackets Harbour')
    us.drag('Wilkinson us:6th us:9th us:15th', 'Ogdensburg')

with g.p('British', '53', lay='straight'):
    br.march('1/R._Scots', 'Gananoque', 'Prescott')
    br.march('104th', 'Gananoque', 'Prescott')

with g.p('US', '49', flips='Lawrence General_Pike'):
    us.flip('General_Pike')
    us.flip('Lawrence')

with g.p('British', '55', flips='ship:Detroit', off='other'):
    br.flip('ship:Detroit')

s.cut()

with g.p('US', '50', 'Perry', sea='us:14th us:12th', pick='Caledonia us:14th us:12th', lay='blind'):
    room([t.find('ship:Niagara'), t.find('Caledonia')], t.pieces('us:14th us:12th', us))
    assert not units(t, 'Port Dover', 'British')
    us.drag('Perry ship:Niagara', 'Buffalo')
    us.drag('Perry ship:Niagara Caledonia us:14th us:12th', 'Port Dover')

with g.p('British', '66', 'Prevost'):
    hop(br, 'Prevost br:13th 70th 89th De_Watteville De_Meuron', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

with g.p('US', '58', 'Chauncey', sea='us:16th us:21st 1st_Rifles', pick='us:16th us:21st 1st_Rifles'):
    room(t.pieces('Madison Oneida Conquest'), t.pieces('us:16th us:21st 1st_Rifles', us))
    us.drag('Chauncey Madison Oneida Conquest', 'Sackets Harbour')
    us.drag('Chauncey Madison Oneida Conquest us:16th us:21st 1st_Rifles', 'Ft. George')
    assert fight(t, 'us:16th us:21st 1st_Rifles', 'br:8th 49th', 'Ft. George', (4, 3), '1st_Rifles', 'br:8th', amphib=True) == 'AR-1'
    br.roll('2d6', 4, 3)
    br.drag('1st_Rifles', 'US Eliminated')
    us.drag('Chauncey Madison Oneida Conquest us:16th us:21st', 'Sackets Harbour')

with g.p('British', '57', build=True):
    br.drag('ship:Brock', 'York')


def home():
    us.drag('Julia Hamilton', 'Oswego')


with g.p('US', '64', first=home, build=True):
    us.drag('Sylph', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')

with g.p('British', '47'):
    br.drag('Nancy', 'Lake Huron Control Box')

with g.p('US', '63', 'Macdonough'):
    us.drag('Macdonough ship:President', 'Lake Champlain Control Box')

s.play('fleets home')
for b, pl, side, to in (('Ontario', us, 'US', 'Sackets Harbour'), ('Erie', us, 'US', 'Erie PA'), ('Champlain', us, 'US', 'Plattsburg'), ('Huron', br, 'British', 'Ft. Mackinaw')):
    box = 'Lake %s Control Box' % b
    pl.drag([p for p in t.at(box) if p.mark('Side') == side], to)
    pl.put(side + ' Lake Control', box)
g.book.ok()

s.play('winter')
br.turn('Winter 1813-14')
n = over(t)
for (where, sd), k in sorted(n.items()):
    w = sorted([p for p in units(t, where, sd) if p.level() == 1 and p.trait('emb2;') >= 0], key=lambda p: p.name)
    assert len(w) >= k and value(where), (where, k)
    (us if sd == 'US' else br).flip(w[:k])

s.play('spring 1814')
us.turn('Spring-Summer 1814', tracker=False)
muster(br, '1814a', groups=False)
muster(us, '1814a', groups=False)
br.turn('Spring-Summer 1814', marker=False)

s.play('Ghent out, deal')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '73', '75', '78', '79', '82', '77', '81', '84')
deal(t, us, 1814, '86', '80', '83', '85', '88', '92', '90', '87', '93')
g.last = None

with g.p('British', '76', off='later', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with g.p('US', '92', lay='blind', build=True):
    us.drag('Saratoga', 'Vergennes')
    us.drag('Superior', 'Sackets Harbour')

g.hold('British', '77')
g.hold('US', '87')
g.end()
