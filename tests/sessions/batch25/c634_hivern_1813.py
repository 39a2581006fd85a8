"""From the end of 1813 into 1814: Perry's battle, Detroit retaken, a repulse at Ft. Niagara, winter, the deck without the treaty; two Catalans, the marker late."""
from aid25b import *

s = Session('dev-1812-faults', us='Montse', br='Jordi', what='last cards of 1813, Lake Erie won, Detroit retaken, fleets home, attrition, repair, 1814 arrivals, deal of nine, treaty back in the deck, frigates')
t = s.t
autumn_1813(t)
t.lay('Lawrence ship:Niagara Ariel Scorpion Porcupine', 'Erie PA', 'US')
t.lay('Barclay Queen_Charlotte ship:Detroit Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Madison Oneida Conquest ship:Growler', 'Lake Ontario Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
hands(t, ['42', '46', '47', '45'], ['52', '38', '43', '51'])
burn(t, 'Contrary Winds')
burn_to(t, 1813, 24)
set_aside(t, 'Treaty of Ghent')
t.lay_vp(label(position(t) + 1))
t, us, br = s.begin()
g = Game(s, Habit('first', 'late', lambda c, x: x + '. carta %s' % c), Habit('blind', 'now', lambda c, x: '%s: %s' % (c, x)), first='US', off=1)

A, B = 'Lawrence ship:Niagara Ariel Scorpion Porcupine', 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost'
with g.play('US', '47', 'Perry surt al llac', leader='Perry', flips='Lawrence ship:Detroit Queen_Charlotte', ret='Barclay ' + B):
    us.drag('Perry ' + A, 'Lake Erie Control Box')
    us.say('cinc contra quatre +1, A contra B +1, Perry +1')
    g.sea(A, B, 'Lawrence', 'ship:Detroit', 2, 'A1 D2 att', al=1)
    us.roll('1d6', 2)
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('ship:Detroit Queen_Charlotte')
    br.drag('Barclay ' + B, 'Ft. Malden')
with g.play('British', '52', 'Vincent passa a Ft. Niagara amb el 8è i el 49è', leader='Vincent', flips='br:8th', fights={'br:8th': 'Ft. Niagara', '49th': 'Ft. Niagara', 'Vincent': 'Ft. Niagara'}):
    br.drag('Vincent br:8th 49th', 'Ft. Niagara')
    us.say('9 contra 10. em quedo')
    g.battle('British', 'Ft. Niagara', 'Ft. George', 'br:8th', 'us:18th', (4, 3), 'AR-1')
    br.roll('2d6', 4, 3)
    br.say('set menys dos, cinc. malament')
    br.drag('Vincent br:8th 49th', 'Ft. George')
    br.flip('br:8th')
with g.play('US', '46', 'Harrison cap a Detroit', leader='Harrison', ret='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison 17th 19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    us.say('12 a 5')
    g.battle('US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (5, 2), 'DR')
    us.roll('2d6', 5, 2)
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('Essex', 'Sandwich')
with g.play('British', '38', 'Procter se’n va a London amb tothom', leader='Procter'):
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Thamesville', 'London')
with g.play('US', '45', 'arreglo la Lawrence', build=True, flips='Lawrence'):
    us.flip('Lawrence')
with g.play('British', '43', 'refaig el 8è', build=True, flips='br:8th'):
    assert supplied(t, 'British', 'Ft. George')
    br.flip('br:8th')
with g.play('US', '42', 'Brown a Oswego', leader='Brown'):
    us.drag('Brown us:9th 21st', 'Oswego')
with g.play('British', '51', 'De Meuron a Mont-real'):
    br.march('De_Meuron', 'Trois-Rivieres', 'Montreal')
g.clear()

s.play('fleets home')
us.drag('Chauncey Madison Oneida Conquest ship:Growler', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Perry ship:Niagara Ariel Scorpion Porcupine', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.say('i jo, la Nancy')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
g.book.ok()
s.play('winter')
us.turn('Winter 1813-14')
br.say('cap carta d’hivern')
s.play('attrition')
g.winter({'Quebec City': '2/41st', 'London': 'Shawnee', 'Ft. MacArthur': '2nd_Kentucky'})
us.flip('2nd_Kentucky')
us.flip('2/41st')
us.say('t’he girat un de Quebec, hi ha nou i només n’hi caben vuit')
br.say('gràcies. i un shawnee')
br.flip('Shawnee')
s.play('repair')
br.flip('ship:Detroit Queen_Charlotte')
br.say('Malden encara és meu, els arreglo')
s.play('1814')
br.turn('Spring-Summer 1814')
s.play('arrivals')
muster(br, '1814a')
muster(us, '1814a', groups=False)
s.play('deal nine')
us.say('el tractat ja és fora de la baralla')
deal(t, br, 1814, '76', '75', '77', '78', '81', '83', '86', '88', '90')
deal(t, us, 1814, '82', '79', '80', '84', '85', '87', '89', '92', '93')
assert hand_sizes(t) == (9, 9)
s.play('the treaty goes back')
br.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
br.say('i ara hi és. començo jo tot l’any')
g.held = {'US': 0, 'British': 0}
g.next = 'British'
with g.play('British', '76', 'Prince Regent i Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.play('US', '82', 'Superior i Jones', build=True):
    us.drag('Superior Jones', 'Sackets Harbour')
with g.play('British', '75', 'Riall i els marines amunt', leader='Riall'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Riall 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
with g.play('US', '79', 'Izard a Champlain', leader='Izard'):
    us.drag('Izard 11th', 'Champlain NY')
with g.play('British', '77', 'Glengarry a Prescott'):
    br.drag('Glengarry', 'Prescott')
with g.play('US', '80', 'Chauncey al llac', leader='Chauncey'):
    us.each('Madison Oneida Conquest ship:Growler Superior Jones', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
with g.play('British', '78', 'un dipòsit a York', build=True):
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
with g.play('US', '84', 'voluntaris a Lewiston'):
    us.march('NY_Volunteers_1814', 'Ft. Schlosser', 'Lewiston')
g.hold('British', '81', 'me la guardo')
with g.play('US', '85', '45è i 34è cap a Plattsburg'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('45th 34th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
with g.play('British', '86', 'Prevost a Montreal amb tres', leader='Prevost'):
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal')
with g.play('US', '87', 'la milícia de Vermont'):
    us.drag('Vermont_Militia', 'Highgate')
with g.play('British', '88', 'el 13è i el 70è a Mont-real'):
    br.drag('br:13th 70th', 'Montreal')
with g.play('US', '89', 'la Mohawk', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
with g.play('British', '83', 'refaig el 2/41è', build=True, flips='2/41st'):
    br.flip('2/41st')
g.hold('US', '93', 'guardo')
for x in ('British', 'US'):
    g.tidy(x)
us.say('fins demà')
s.done()
