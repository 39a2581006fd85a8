"""Spring 1814, all of it: frigates, a battle of fleets, Sandwich taken, the Northwest Company goes home, the treaty put back; autumn begun. Finnish."""
from aid29b import *


def lay(t):
    lay18.spring_1814(t)
    t.lay([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', 'US')


g = G('Aino', 'Veli', 'Spring 1814 in full: building, Lake Ontario fought for, withdrawal, fleet return, the treaty back into the deck, arrivals', lay,
      (['86', '92', '85', '80', '87', '90', '91', '93', '95'], ['76', '75', '77', '78', '79', '82', '83', '84', '89']), style=('nn', 'hxs'), last='US')
g, s, t, us, br = g.begin()
ON, ER = 'Lake Ontario Control Box', 'Lake Erie Control Box'

g.build('British', '76', '76 kolmella: fregatti ja Linnet', 'Prince Regent,Linnet', slip=('Linnet', '~Kingston'))
g.build('US', '86', 'Superior, Jones (86)', 'Superior,Jones')
g.sail('British', '75', 'Yeo ulos', 'Yeo Royal_George Wolfe Melville Prince_Regent', 'Kingston>' + ON, lead='Yeo', vplate=True)
s.cut()
with g.go('US', '92', 'Chauncey, kuusi laivaa, 92', leader='Chauncey', flips='Superior Prince_Regent Royal_George', ret='Yeo Royal_George Wolfe Melville Prince_Regent') as (me, op):
    br.vp('US 2')
    br.say('unohdin pisteet')
    sh = 'Superior Jones General_Pike Madison Oneida Sylph'
    us.drag('Chauncey ' + sh, ON)
    g.seafight('US', ON, sh, 'Royal_George Wolfe Melville Prince_Regent', 'Superior', 'Prince_Regent', 'A1 D2 att', 0, 1)
    br.flip('Prince_Regent')
    br.flip('Royal_George')
    br.drag('Yeo Royal_George Wolfe Melville Prince_Regent', 'Kingston')
    br.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
g.repair('British', '78', 'korjaan molemmat', 'Prince_Regent Royal_George')
g.repair('US', '87', 'Superior kuntoon, 87', 'Superior')
g.mv('British', '82', 'Drummond Prescottiin, 82', 'Drummond br:104th 10th_R.V. 2/R._Marines', 'Kingston>Gananoque>Prescott', lead='Drummond', how='d')
g.mv('US', '85', 'Scott', 'Scott NY_Volunteers_1814', 'Buffalo>Ft. Schlosser>Lewiston', lead='Scott', tail='mihin menossa')
g.mv('British', '79', None, '103rd Glengarry', 'Burlington>Stoney Creek>Ft. George', how='e')
s.cut()
with g.go('US', '90', 'Perry järvelle (90)', leader='Perry') as (me, op):
    us.drag('Perry Lawrence us:Niagara Caledonia', ER)
    us.delete([p.id for p in t.at(ER) if p.name == 'US Lake Control'])
g.mv('British', '83', 'Riall', 'Riall 1/R._Scots', 'Ft. George>Queenston', lead='Riall')
with g.go('US', '80', 'Harrison Sandwichiin, tyhjä, 80', leader='Harrison') as (me, op):
    g.walk('US', 'Harrison us:24th us:28th', 'Detroit>Sandwich', 'd')
with g.go('British', '77', 'intiaanit takaisin St. Josephiin', free=True) as (me, op):
    br.drag('NWC', 'Ft. St. Joseph')
g.hold('US', '91', 'jätän')
g.depot('British', '84', 'varasto', 'Montreal')
g.mv('US', '93', 'Brown, 93', 'Brown us:9th 11th', 'Sackets Harbour>Antwerp>Ogdensburg', lead='Brown', slip='Cape Vincent', how='d')
g.hold('British', '89')
g.mv('US', '95', 'Izard rajalle', 'Izard us:6th us:13th', 'Plattsburg>Champlain NY', lead='Izard', how='d')

g.step('fleet return')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p.id for p in t.at('Lake Huron Control Box') if p.name == 'British Lake Control'])
g.book.ok()
s.cut()
g.step('autumn')
us.turn('Summer-Autumn 1814')
br.say('neljätoista pataljoonaa')
g.muster('British', '1814b', delay=('97th', 'Nova Scotia Fencibles'))
g.step('treaty back, deal')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
br.say('rauha takaisin pakkaan')
t.shuffle(br, '1814 Deck')
g.give('British', '81', '94', '98', '99', '100', '102', '103', '104')
s.cut()
s.play('the other hand')
g.give('US', '96', '97', '101', '105', '74', '73', '88', 'Battle of New Orleans')
us.drag([t.card('Card 91').id], 'US Hand')
br.drag([t.card('Card 89').id], 'British Hand')
assert lay18.hand_sizes(t) == (9, 9)
g.last = 'US'
g.build('British', '102', 'Princess Charlotte, Confiance ei vielä: 102', 'Princess Charlotte')
with g.go('US', '96', 'ensin Perry kotiin, sitten 96: kaksi rykmenttiä', free=True, style='x') as (me, op):
    us.drag('Perry Lawrence us:Niagara Caledonia', 'Erie PA')
    us.vp(g.book.due())
    g.walk('US', 'us:22nd us:23rd', 'Sackets Harbour>Cape Vincent', 'd')
g.mv('British', '81', '90. länteen', 'br:90th', 'Quebec City>Trois-Rivieres>Montreal')
g.mv('US', '73', 'Macomb, 73', 'Macomb us:15th', 'Plattsburg>Champlain NY', lead='Macomb')
g.build('British', '103', 'Confiance', 'Confiance', tail='huomenna jatkoa')
g.done()
