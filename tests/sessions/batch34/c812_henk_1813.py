"""Henk (US, writes little and afterwards) and Marijke (British, corrects herself a lot): the end of 1813, the winter books, arrivals and shipyards of 1814."""
from aid34b import *
from more import set_aside


def prep(t):
    t.lay('Chauncey Madison Oneida Conquest', 'Lake Ontario Control Box', 'US')
    t.lay_face('Pert', True, 'US')
    set_aside(t, 'Treaty of Ghent')


g = G('Henk', 'Marijke', 'Autumn 1813 to spring 1814: depot for the winter, fleet return, attrition, free repair, frigates laid down', lay=autumn_1813,
      hus=['62', '58', '57'], hbr=['59', '60', '63'], pile=(1813, 26), prep=prep, vp='0', su=dict(lay='first', say='last'), sb=dict(reveal='late', vp='foe'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Ontario Control Box'

with g.go('British', '59', 'BR to Cornwall', 'kaart 59, twee punten: De Meuron en de 2/41st'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('De_Meuron', 'Cornwall')
    br.drag('2/41st', 'Coteau du Lac')
    br.say('o nee, ook naar Cornwall')
    br.drag('2/41st', 'Cornwall')
with g.go('US', '62', 'US Wilkinson to Ogdensburg', 'Wilkinson', leader='Wilkinson'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Wilkinson Brown us:6th us:15th us:16th us:9th', 'Antwerp', 'Ogdensburg')
with g.go('British', '60', 'BR Riall to Prescott', 'Riall met de mariniers, precies zes', leader='Riall'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Riall 1/R._Marines 2/R._Marines', 'Montreal', 'Cornwall', 'Prescott')
with g.go('US', '58', 'US depot', 'depot Ogdensburg'):
    g.fed('US', 'Ogdensburg')
    us.put('US Supply Depot', 'Ogdensburg')
with g.go('British', '63', 'BR the Brock', 'de Brock in York, één punt, rest vervalt', build=True):
    br.drag('ship:Brock', 'Kingston')
    br.undo()
    br.say('York bedoel ik')
    br.drag('ship:Brock', 'York')
with g.go('US', '57', 'US 1st NY', 'militie'):
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
s.play('fleet return')
us.say('vloot naar huis')
us.drag('Chauncey Madison Oneida Conquest', 'Sackets Harbour')
us.put('US Lake Control', B)
g.book.ok()
s.play('winter')
br.turn('Winter 1813-14')
ov = g.over('British')
assert {k: v[0] for k, v in ov.items()} == {'Cornwall': 1, 'Prescott': 1, 'Ft. Malden': 1}, ov
br.say('Cornwall, Prescott en Malden: overal eentje te veel')
br.flip('Glengarry')
br.flip('1/R._Marines')
br.flip('1/41st')
br.undo()
br.say('wacht, liever de Shawnee')
br.flip('Shawnee')
assert t.find('1/41st').level() == 1 and not {k for k in g.over('British') if k not in ('Cornwall', 'Prescott', 'Ft. Malden')}
ov = g.over('US')
assert {k: v[0] for k, v in ov.items()} == {'Ft. MacArthur': 1}, ov
us.flip('2nd_Kentucky')
us.flip('Pert')
us.say('Pert hersteld, depot weg')
us.delete([p for p in t.at('Ogdensburg') if p.name == 'US Supply Depot'])
s.play('1814')
br.turn('Spring-Summer 1814', tracker=False)
muster(br, '1814a')
muster(us, '1814a', groups=False)
us.turn('Spring-Summer 1814', marker=False)
deal(t, br, 1814, '73', '75', '76', '78', '80')
deal(t, us, 1814, '74', '77', '79', '82', '81')
deal(t, br, 1814, '83', '85', '88', 'Bladensburg')
deal(t, us, 1814, '84', '87', '89', 'Campaign')
assert hand_sizes(t) == (9, 9)
with g.go('British', '76', 'BR frigate and Linnet', 'drie punten: Prince Regent in Kingston, Linnet op Isle aux Noix', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.go('US', '82', 'US Superior and Jefferson', 'Superior, Jefferson', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')
with g.go('British', '78', 'BR back to Cornwall', 'de 10e R.V. en de 104e langs de weg naar Prescott'):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('10th_R.V. 104th', 'Prescott')
with g.go('US', '79', 'US two regiments', 'twee naar Sackets'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('34th 45th', 'Sackets Harbour')
with g.go('British', '83', 'BR Nancy', 'Nancy het meer op'):
    br.drag('Nancy', 'Lake Huron Control Box')
with g.go('US', 'Campaign', 'US campaign', free=True):
    us.say('Campaign: eerst Izard, daarna Scott')
    g.move('US', 'Izard us:11th', 'Plattsburg', 'Champlain NY')
    g.move('US', 'Scott us:25th us:29th', 'Albany', 'Utica', 'Rome')
g.book.ok()
s.done()
