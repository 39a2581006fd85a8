"""Autumn 1813 and winter, two faults: a beaten garrison goes back two spaces; one step too few is paid in winter. Rasa (US) answers late, Jonas (British) forgets his cards."""
from aid20a import *

s = Session('dev-1812-faults', us='Rasa', br='Jonas', what='Summer-Autumn 1813 and winter, Lithuanian: the Fencibles retreat from Prescott to Cornwall; three fresh units winter at Frenchtown with one flip')
t = s.t
autumn_1813(t)
t.lay_hand('US', ('62', '42', '58', '49', '50', '59', '64', '63'))
t.lay_hand('British', ('46', '52', '45', '48', '53', '55', '57', '47'))
burn_to(t, 1812, 36)
burn_to(t, 1813, 16)
g = G(s, vp=('now', 'foe'))
t, us, br = g.begin()

with g.p('British', '46', 'Yeo', 'visi į ežerą', off='later'):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')

with g.p('US', '62', 'Wilkinson', 'tavo korta dar guli. Wilkinson prie upės'):
    us.drag('Wilkinson us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')

with g.p('British', '52', 'Prevost', 'Prevost į Cornwall', off='other'):
    br.drag('Prevost De_Watteville br:13th 70th 89th 2/41st', 'Montreal')
    br.drag('Prevost De_Watteville br:13th 70th 89th 2/41st', 'Cornwall')

with g.p('US', '42', 'Wilkinson', 'per upę', ret='Canadian_Fencibles'):
    A = 'us:6th us:9th us:15th us:16th us:21st'
    us.drag('Wilkinson ' + A, 'Prescott')
    br.say('lieku')
    assert fight(t, A, 'Canadian_Fencibles', 'Prescott', (5, 4), 'us:6th', 'Canadian_Fencibles', frm='Ogdensburg', route=True) == 'DR'
    us.roll('2d6', 5, 4)
    us.say('9 + 1, traukis')
    assert ('prescott', 'cornwall') not in __import__('ref').LINK
    with s.fault('10.71 10.7 10.51(DR) 10.51', 'the Fencibles retreat two spaces, from Prescott to Cornwall', 'path|link|result|CRT'):
        br.drag('Canadian_Fencibles', 'Cornwall')
    br.say('einu pas savus')

with g.p('British', '45', 'Riall', 'Riall į Montreal'):
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Montreal')

with g.p('US', '49', None, 'Lawrence ir Niagara', build=True):
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')

with g.p('British', '53', 'Barclay', off='later'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box')

with g.p('US', '59', 'Harrison', 'vėl pamiršai. Harrison į Frenchtown'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')

with g.p('British', '57', None, 'šimtasis'):
    br.drag('100th', 'Isle aux Noix')

with g.p('US', '58', 'Scott', 'Scott į Buffalo'):
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Batavia')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Buffalo')

with g.p('British', '48', None, 'sandėlis'):
    assert supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')

with g.p('US', '50', None, 'du pulkai prie sienos'):
    us.each('us:11th 4th_NY_Militia', 'Champlain NY')

g.hold('British', '55', 'palieku')
with g.p('US', '64'):
    us.drag('us:26th', 'Pittsburgh')
with g.p('British', '47', None, 'Caughnawaga'):
    br.drag('Caughnawaga', 'Chateauguay')
g.hold('US', '63', 'ir aš')

s.play('fleets home')
br.drag(ships(t, 'Lake Ontario Control Box', 'British') + [t.find('Yeo')], 'Kingston')
br.drag(ships(t, 'Lake Erie Control Box', 'British') + [t.find('Barclay')], 'Ft. Malden')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('taškai? %s' % label(tracked(t)))
g.book.ok()

s.play('winter')
us.turn('Winter 1813-14')
n = over(t)
assert n['Frenchtown', 'US'] == 2
us.discard('63')
br.discard('55')
for (where, sd), k in sorted(n.items()):
    w = sorted([p for p in units(t, where, sd) if p.level() == 1 and p.trait('emb2;') >= 0], key=lambda p: (p.mark('Class') != 'C', p.name))
    assert len(w) >= k and value(where), (where, k)
    if where != 'Frenchtown':
        (us if sd == 'US' else br).flip(w[:k])
with s.fault('16.21 16.22 16.2', 'three fresh units at Frenchtown (1): two steps are due, one is paid', 'value'):
    us.say('Frenchtown: kentukiečiai apsiverčia')
    us.flip('1st_Kentucky')
    br.say('žiema baigta, sandėlį nuimu')
    br.delete([p for p in t.at('Cornwall') if 'Depot' in p.name])
    us.turn('Spring-Summer 1814')

s.play('spring')
us.say('pavasaris')
muster(us, '1814a')
muster(br, '1814a')

s.play('Ghent out, deal')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '76', '73', '75', '78', '79', '82', '77', '81', '83')
deal(t, us, 1814, '86', '80', '85', '88', '92', '84', '87', '93', '90')
g.last = None

with g.p('British', '76', None, 'Prince Regent ir Linnet', build=True, off='later'):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with g.p('US', '86', None, 'Superior ir Jefferson', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')

with g.p('British', '73', None, 'atstatau 13 ir 103', flips='br:13th 103rd'):
    assert supplied(t, 'British', 'Cornwall') and supplied(t, 'British', 'Isle aux Noix')
    br.flip('br:13th')
    br.flip('103rd')

with g.p('US', '88', None, 'o aš 12 ir 14', flips='us:12th us:14th'):
    us.flip('us:12th')
    us.flip('us:14th')

with g.p('British', '78', 'Riall', 'Riall į Coteau'):
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Coteau du Lac')

with g.p('US', '80', 'Izard', 'Izard'):
    us.drag('Izard', 'Champlain NY')

g.hold('British', '77', 'gana šiandien')
g.hold('US', '84')
g.end()
