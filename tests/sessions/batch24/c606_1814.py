"""The last autumn, to the treaty and New Orleans. Livia writes Latin and explains each figure; Tiago (Portuguese) hurries and forgets his marker."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1814b', arrived=False)
    hands(t, [], [])
    burn(t, *'74 77 80 84 89 91 93 94 95 97 98 99 100 101 102 103 104 105'.split())


d = Desk('Livia', 'Tiago', 'Autumn 1814 to the end: arrivals, deal, fall of Kingston, Ft. Erie cut off, Champlain, lakes, Bladensburg, treaty with an empty hand, New Orleans',
         {'US': ('plain', lambda c, n, x: 'charta %s (%d). %s' % (c, n, x)),
          'British': ('straight', lambda c, n, x: '%s, vai a %s' % (x, c))}, setup=setup)
t, us, br = d.go()
d.s.play('arrivals and deal')
us.say('salve! auxilia primum')
muster(us, '1814b')
muster(br, '1814b')
d.deal(br, 1814, '82', '79', 'Bladensburg', '76', '78', '83', '87', '73', 'Treaty of Ghent')
d.deal(us, 1814, '86', '88', '92', 'Battle of New Orleans', '90', '81', '75', '85', '96')
br.say('eu primeiro, bora')

with d.op('British', '82', 'Prevost desce o Richelieu', leader='Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'Montreal')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'St-Jean')

with d.op('US', '86', 'Brown trans flumen Kingston petit', leader='Brown', ret='104th 10th_R.V. Frontenac 2/R._Marines Drummond '
          'Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith', flips='104th'):
    us.drag('Brown us:9th us:11th us:21st us:22nd us:25th', 'Cape Vincent')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:25th', 'Kingston')
    us.say('XX contra XIII et II castelli: 1:1. flumen -1, Brown +1, Drummond -1. dux agminis nonus')
    br.say('fico. 104 na frente')
    assert duel(d, 'US', 'Kingston', ['Cape Vincent'], '9th', '104th', (6, 6)) == 'DR-1'
    us.roll('2d6', 6, 6)
    us.say('12 - 1 = 11: DR-1!')
    goes(t, 'British', 'Kingston', 'Gananoque', ['Cape Vincent'])
    br.flip('104th')
    br.drag('104th 10th_R.V. Frontenac 2/R._Marines Drummond', 'Gananoque')
    br.drag('Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith', 'York')
    d.vp(us)
    us.say('quinque puncta. naves tuae Eboracum fugerunt')

with d.op('British', '79', 'Drummond recua para Prescott', leader='Drummond'):
    br.drag('Drummond 104th 10th_R.V. Frontenac 2/R._Marines', 'Prescott')

with d.op('US', '88', 'Chauncey in lacum exit', leader='Chauncey'):
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
    d.vp(us)

with d.op('British', 'Bladensburg', 'queimamos Washington', how='left', build=True):
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with d.op('US', '92', 'Izard ad septentriones', leader='Izard'):
    us.say('tu autem duo puncta oblitus es')
    d.vp(us, -2)
    us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')

with d.op('British', '76', 'Prevost ataca Champlain', leader='Prevost', ret='Izard us:6th us:13th us:15th'):
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'Isle aux Noix')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'Lacolle')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th', 'Champlain NY')
    us.say('manemus. sextus primus')
    assert duel(d, 'British', 'Champlain NY', ['Lacolle'], '3rd (Buffs)', '6th', (5, 4)) == 'DR'
    br.roll('2d6', 5, 4)
    br.say('2:1 +1, classe +1, mato -1: 10')
    goes(t, 'US', 'Champlain NY', 'Plattsburg', ['Lacolle'])
    us.drag('Izard us:6th us:13th us:15th', 'Plattsburg')
    d.vp(br)

d.hold('US', 'Battle of New Orleans', 'unam reservo')

with d.op('British', '78', 'dois para York'):
    br.drag('103rd Glengarry', 'York')

with d.op('US', '90', 'Scott Ft. Erie aggreditur', leader='Scott', ret='1/41st', flips='1/41st'):
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    us.say('commeatus tibi nullus: Kingston meum, lacus meus. 5 et 1, dimidium 3. 6:3 = 2:1')
    assert duel(d, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', (6, 6), half='d') == 'DR-2'
    us.roll('2d6', 6, 6)
    br.flip('1/41st')
    br.say('dois passos, acabou')
    br.drag('1/41st', 'British Eliminated')
    d.vp(us)

with d.op('British', '83', '89 para Queenston'):
    br.drag('89th', 'Queenston')

with d.op('US', '81', 'quinta Pensilvanica Buffalo venit'):
    us.drag('us:5th_PA', 'Buffalo')

with d.op('British', '87', 'Caughnawaga'):
    br.drag('Caughnawaga', 'Chateauguay')
    br.drag('Caughnawaga', "Johnson's")

with d.op('US', '75', 'Perry lacum Erie tenet', leader='Perry'):
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
    d.vp(us)

with d.op('British', '73', 'recupero o 104', build=True, flips='104th'):
    assert supplied(t, 'British', 'Prescott')
    br.flip('104th')

with d.op('US', '85', 'duo ex Albany'):
    way('Albany', 'Whitehall', 'Ticonderoga')
    us.drag('34th 45th', 'Ticonderoga')

d.s.play('treaty with an empty hand')
br.play('Treaty of Ghent')
br.say('tratado! ultima carta, nao perco nada')
assert hand_sizes(t) == (1, 0)
br.discard('Treaty of Ghent')

d.s.play('New Orleans from the held ones, the count')
us.say('sed Nova Aurelia mihi superest')
k = t.card('Battle of New Orleans')
us.reveal('Battle of New Orleans')
us.drag([k.id], 'Cards Used for VPs', how='pieces')
d.vp(us, 2)
us.say('commeatus: Kingston per Cape Vincent, Ft. Erie per Buffalo, Malden per lacum. %s. victoria mediocris' % label(tracked(t)))
for n in ('Kingston', 'Ft. Erie', 'Ft. Malden'):
    assert supplied(t, 'US', n), n
assert supplied(t, 'British', 'Champlain NY')
br.say('boa partida')
d.ok()
d.s.done()
