"""The last cards of spring 1814, the whole autumn, the Treaty and New Orleans: cards face down till the end or straight on the pile."""
from aid30b import *

s = open_at('1814 from the last cards of spring to the Treaty of Ghent and New Orleans: Plattsburg lost, Kingston held, two lakes', 'Petru', 'Wanjiku', '1814a',
            ush=['87', '80', '76'], brh=['85', '82', '77'])
t = s.t
treaty = t.find_card_anywhere('Treaty of Ghent')
t.lay([treaty.id], 'Marker Pool', 'US')
burn_to(t, 1814, 12)
t, us, br = s.begin()
g = G(s, 'drop', 'down')
A, U, B = g.A, 'US', 'British'

with A(B, '85', 'Riall to Chippawa', 'Riall', pick='Lincoln'):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.each('Riall 1/R._Scots Lincoln', 'Chippawa')
with A(U, '87', 'Scott to Lewiston', 'Scott'):
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
with A(B, '82', 'two ships', build=True):
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Prince_Regent', 'Kingston')
with A(U, '80', 'two brigs', build=True):
    us.drag('Jefferson Jones', 'Sackets Harbour')
with A(B, '77', 'Glengarry'):
    br.drag('Glengarry', 'Stoney Creek')
with A(U, '76', 'Harrison crosses', 'Harrison'):
    us.each('us:24th us:28th Harrison', 'Sandwich')
    g.pts(us)

s.play('fleets go out')
us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', 'Lake Erie Control Box', at='beside')
br.drag('Nancy', 'Lake Huron Control Box', at='beside')
us.turn('Summer-Autumn 1814')
us.delete([mark_at(t, 'Lake Erie Control Box')])
us.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
s.play('the Treaty into the deck, the deal, the arrivals')
br.drag([treaty.id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
g.deal(U, 1814, '106', '98', '100', '103', '105', '97', '101', '104', 'Battle of New Orleans')
g.deal(B, 1814, '92', '96', '102', '93', '95', '99', '91', '94', 'Treaty of Ghent')
muster(br, '1814b')

with A(B, '92', 'Prevost to the Richelieu', 'Prevost'):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    host = 'Prevost br:6th 82nd 3rd_(Buffs) br:5th br:9th br:27th 39th 57th'
    br.drag(host, 'Montreal')
    br.drag(host, 'La Prairie')
    br.drag(host, 'St-Jean')
with A(U, '98', 'Saratoga and Eagle', build=True):
    us.each('Eagle Saratoga', 'Vergennes')
with A(B, '96', 'Confiance', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with A(U, '97', 'Macdonough out', 'Macdonough'):
    us.drag('Macdonough Saratoga Eagle', 'Lake Champlain Control Box')
    g.pts(us)
with A(B, '102', 'Prevost at Plattsburg', 'Prevost', ret='Izard Macomb us:6th us:13th 15th 29th 30th 31st President Preble Montgomery', flips='us:6th', lag=True):
    way('St-Jean', 'Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag(host + ' De_Meuron', 'Lacolle')
    br.drag(host + ' De_Meuron', 'Champlain NY')
    br.drag(host.replace(' 57th', '') + ' De_Meuron', 'Plattsburg')
    assert supplied(t, B, 'Champlain NY') and supplied(t, U, 'Ticonderoga')
    assert fight(t, B, 'Plattsburg', ['Champlain NY'], '82nd', '6th', 1814, (5, 5)) == 'DR-1'
    br.roll('2d6', 5, 5)
    us.flip('us:6th')
    goes(t, U, 'Plattsburg', 'Ticonderoga', ['Champlain NY'])
    us.drag('Izard Macomb us:6th us:13th 15th 29th 30th 31st', 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Vergennes')
    br.vp('US 6')
    br.vp(g.book.due())
with A(U, '106', 'Brown at Kingston', 'Brown', fights={'9th': 'Kingston', '11th': 'Kingston', '21st': 'Kingston', '22nd': 'Kingston', '23rd': 'Kingston', '25th': 'Kingston'}):
    corps = 'Brown us:9th 11th 21st us:22nd 23rd 25th'
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.march(corps, 'Cape Vincent', 'Kingston')
    assert supplied(t, U, 'Cape Vincent') and supplied(t, B, 'Kingston')
    assert fight(t, U, 'Kingston', ['Cape Vincent'], '9th', '104th', 1814, (6, 4)) == 'AR'
    us.roll('2d6', 6, 4)
    us.drag(corps, 'Cape Vincent')
with A(B, '93', 'Downie', 'Downie', flips='Confiance Linnet Saratoga', ret='Saratoga', fights={'Downie': 'Lake Champlain Control Box'}):
    own = 'Confiance Linnet Chubb Finch'
    br.drag('Downie ' + own, 'Lake Champlain Control Box', at='beside')
    a, d = t.pieces(own), t.pieces('Saratoga Eagle')
    m = naval_drm(a, d, a[0], d[0], 0, 1)
    assert m == 1 and naval(1 + m) == 'A2 D1 def', m
    br.roll('1d6', 1)
    br.drag('Downie ' + own, 'Isle aux Noix')
    br.flip('Confiance')
    us.drag('Saratoga', 'Vergennes')
    us.flip('Saratoga')
    br.flip('Linnet')
with A(U, '100', 'the 6th filled up', flips='us:6th'):
    assert supplied(t, U, 'Ticonderoga')
    us.flip('us:6th')
with A(B, '95', 'two to Cornwall'):
    br.march('58th 76th', 'Montreal', 'Cornwall')
with A(U, '103', 'Chauncey out', 'Chauncey', lag=True):
    us.drag('Chauncey General_Pike Madison Oneida Sylph Jefferson Jones Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
with A(B, '99', 'Princess Charlotte', build=True):
    br.vp(g.book.due())
    br.drag('Princess_Charlotte', 'Kingston')
with A(U, '101', 'Pennsylvanians'):
    us.drag('5th_PA', 'Buffalo')
with A(B, '91', 'one to Montreal'):
    br.drag('88th', 'Trois-Rivieres')
    br.drag('88th', 'Montreal')
with A(U, '105', 'rifles and the 19th'):
    us.each('4th_Rifles us:19th', 'Meadville')
with A(B, '94', 'R.N.R.'):
    br.drag('R.N.R.', 'Burlington')
g.hold(U, 'Battle of New Orleans')
with A(B, 'Treaty of Ghent', 'peace', build=True):
    pass
assert not t.hand('British')
for n in ('Plattsburg', 'Champlain NY'):
    assert supplied(t, B, n)
for n in ('Ft. Malden', 'Sandwich', 'Vergennes'):
    assert supplied(t, U, n)

s.play('New Orleans')
c = [p for p in t.at('Held Cards') if p.name == 'Battle of New Orleans'][0]
us.reveal(c.id)
us.drag([c.id], 'Cards Used for VPs', how='pieces')
g.pts(us, 2)
g.book.ok()
us.say('gata')
s.done()
