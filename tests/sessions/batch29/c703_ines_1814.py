"""Catalan: the end of the war. Inés rolls, then drags; Pau's cards are put away by her."""
from aid29a import *

s = Session('dev-1812-faults', us='Pau', br='Inés', what='1814 autumn to the Treaty: Plattsburg in three rounds, Ft. Erie, a lake battle, Treaty of Ghent')
autumn_1814(s.t)
burn_to(s.t, 1814, 0)
for c in ('76', '77', '80', '81', '74', '100', '101', '102', '103', '104', '105', '106', '89', '93', '95', '97', '98', '99'):
    burn(s.t, c)
s.t.lay_hand('US', ['86', '92', '79', '83', '85', '88', '84', '87', 'Battle of New Orleans'])
s.t.lay_hand('British', ['82', '96', '73', '75', '78', '90', '91', '94', 'Treaty of Ghent'])
g = G(s, 1814, Habit(lambda c, x: 'carta %s, %s' % (c, x), away='other', drag='tail'), Habit(lambda c, x: '%s, val %d: %s' % (c, val(c), x), when='mid', drag='split'), first='British')
t, us, br = g.t, g.U, g.B
ARMY = '3rd_(Buffs) br:5th br:9th br:27th 37th 39th 57th 58th 76th 81st 82nd 88th'
mv(g, 'British', '82', 'Prevost ' + ARMY, 'Quebec City > Trois-Rivieres > Montreal > La Prairie', 'Prevost', 'els veterans cap al sud')
with g.play('US', '86', 'Superior i Jefferson', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')
with g.play('British', '96', 'Prevost a Plattsburg', leader='Prevost', flips='3rd_(Buffs) us:6th br:5th us:13th', ret='Izard Macomb us:6th us:13th 15th 29th 30th 31st Montgomery Preble President', vp='late'):
    g.go('British', 'Prevost ' + ARMY, 'La Prairie > Lacolle > Champlain NY')
    br.say('el 88è es queda aquí')
    g.go('British', 'Prevost ' + ARMY[:-5], 'Champlain NY > Plattsburg', mode='all')
    way('La Prairie', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.say('davant els Buffs')
    us.say('el 6è')
    g.rnd('British', 'Plattsburg', 'Champlain NY', '3rd_(Buffs)', 'us:6th', (2, 4), 'EX')
    br.flip('3rd_(Buffs)')
    br.flip('us:6th')
    br.say('ara el 5è')
    g.battlecard('US', '92', 'carta de batalla, -1. el 13è')
    g.rnd('British', 'Plattsburg', 'Champlain NY', 'br:5th', 'us:13th', (3, 3), 'EX', n=2, card=-1)
    us.flip('us:13th')
    us.flip('br:5th')
    br.say('9è')
    us.say('15è')
    g.rnd('British', 'Plattsburg', 'Champlain NY', 'br:9th', '15th', (4, 4), 'DR', n=3)
    us.say('ens en anem')
    g.ret('US', 'us:6th us:13th 15th 29th 30th 31st Macomb Izard', 'Plattsburg', 'Ticonderoga', ['Champlain NY'])
    us.drag('Montgomery Preble President', 'Vergennes')
mv(g, 'US', '84', 'Brown us:9th 21st 22nd 23rd 25th', 'Sackets Harbour > Rome > Utica > Canandaigua > Batavia > Buffalo', 'Brown', 'Brown al Niàgara')
mv(g, 'British', '91', 'De_Meuron', 'St-Jean > Isle aux Noix', text='De Meuron')
with g.play('US', '87', 'Brown a Ft. Erie', leader='Brown', flips='1/41st', ret='1/41st'):
    g.go('US', 'Brown Scott us:9th 21st 22nd 23rd 25th NY_Volunteers_1814 Seneca', 'Buffalo > Ft. Erie')
    g.rnd('US', 'Ft. Erie', 'Buffalo', 'us:9th', '1/41st', (5, 4), 'DR-1')
    br.flip('1/41st')
    g.ret('British', '1/41st', 'Ft. Erie', 'Chippawa', ['Buffalo'], by='US')
with g.play('British', '75', 'Confiance', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with g.play('US', '88', 'Chauncey', leader='Chauncey'):
    us.drag('General_Pike Chauncey Madison Sylph Oneida', 'Lake Ontario Control Box')
with g.play('British', '78', 'Yeo el busca', leader='Yeo', flips='Wolfe General_Pike', ret='General_Pike', fights={'Yeo': 'Lake Ontario Control Box'}):
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Lake Ontario Control Box')
    assert naval(3 + naval_drm(t.pieces('Wolfe Royal_George Melville Earl_of_Moira'), t.pieces('General_Pike Madison Sylph Oneida'), t.find('Wolfe'), t.find('General Pike'), 1, 0)) == 'A1 D1 def'
    br.roll('1d6', 3)
    us.say('aguanto el llac')
    us.flip('General_Pike')
    br.flip('Wolfe')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
mv(g, 'US', '79', 'Harrison 24th 28th', 'Detroit > Sandwich', 'Harrison', 'Harrison passa el riu')
with g.play('British', '90', 'Riall cap a Chippawa', leader='Riall', pick='Lincoln'):
    g.go('British', 'Riall 1/R._Scots', 'Ft. George > Queenston', mode='lead')
    g.go('British', 'Riall 1/R._Scots Lincoln', 'Queenston > Chippawa', mode='tail')
with g.play('US', '85', 'de Sandwich a Malden: res, només Harrison', leader='Harrison'):
    g.go('US', 'Harrison 24th', 'Sandwich > Ft. Malden')
mv(g, 'British', '94', 'Norfolk', "Port Dover > Brant's Ford", text='Norfolk a l\'interior')
with g.play('US', '83', 'torna la gent de Ft. Erie', leader=None):
    g.go('US', '25th Seneca', 'Ft. Erie > Buffalo', mode='each')
with g.play('British', '73', 'Drummond a York', leader='Drummond'):
    g.go('British', 'Drummond 104th 10th_R.V.', 'Kingston > Smiths Creek > York', mode='hop')
g.hold('US', 'Battle of New Orleans', 'guardo la de Nova Orleans per a l\'hivern')
s.play('Treaty')
br.say('i l\'última: Tractat de Gant. cap carta a la mà')
br.play('Treaty of Ghent')
br.discard('Treaty of Ghent')
us.say('i jo Nova Orleans, +2')
c = t.card('Battle of New Orleans')
us.drag([c.id], 'Cards Used for VPs', how='pieces')
t.unmask(c)
us.vp(g.book.due(2))
s.play('final check')
us.say('queda així: %s' % t.where(t.find('VP Marker')))
br.say('bona partida')
s.done()
