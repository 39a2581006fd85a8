"""Autumn 1814 to the end: fleets out, nine cards each, Plattsburg holds, Ft. Erie falls, the treaty as the last card and New Orleans after it; Swedes, he slow, she helpful."""
from aid25b import *

s = Session('dev-1812-faults', us='Åsa', br='Göran', what='end of spring 1814, arrivals, deal with the treaty, the whole of Summer-Autumn 1814, Treaty of Ghent with an empty hand, Battle of New Orleans from the held cards')
t = s.t
spring_1814(t)
t.lay('Prevost br:16th 90th 37th 49th br:13th De_Watteville', 'Lacolle', 'British')
t.lay('us:19th 4th_Rifles us:26th 5th_PA', 'Buffalo', 'US')
t.lay('Chauncey General_Pike Madison Sylph', 'Lake Ontario Control Box', 'US')
hands(t, [], [])
burn(t, 'Bladensburg', 'Campaign@1814')
for c in (73, 74, 75, 79, 80, 81, 89, 92, 94, 97, 98, 99, 100, 102, 103, 104):
    burn(t, str(c))
t.lay_vp(label(position(t) + 1))
t, us, br = s.begin()
g = Game(s, Habit('drop', 'other', lambda c, x: 'kort %s: %s' % (c, x)), Habit('lying', 'now', lambda c, x: '%s... %s' % (c, x)), off=1)

s.play('fleets out')
us.say('våren är slut. jag tar ut Erieflottan')
us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
br.say('jaha, och Nancy då')
us.say('jag flyttar henne åt dig')
us.drag('Nancy', 'Lake Huron Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
us.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
s.play('points')
us.say('ställning %d för USA' % tracked(t))
s.play('turn')
us.turn('Summer-Autumn 1814')
s.play('arrivals')
muster(br, '1814b')
br.say('sjutton stycken i Quebec, puh')
s.play('deal')
deal(t, br, 1814, '96', '86', '85')
deal(t, us, 1814, '76', '82', '78', '77', 'Battle of New Orleans')
deal(t, br, 1814, '84', 'Treaty of Ghent', '88', '83', '87', '90')
deal(t, us, 1814, '93', '95', '91', '101')
assert hand_sizes(t) == (9, 9)
us.say('nio var. du börjar')
g.next = 'British'
P = 'br:16th 90th 37th 49th br:13th De_Watteville'
with g.play('British', '96', 'Prevost mot Plattsburg', leader='Prevost', fights={k: 'Plattsburg' for k in ('Prevost', '90th', '49th')}):
    br.drag('Prevost Canadian_Fencibles ' + P, 'Champlain NY')
    br.say('Fencibles stannar kvar och håller vägen')
    br.drag('Prevost ' + P, 'Plattsburg')
    us.say('jag står kvar. 25 mot 21, du har A')
    g.battle('British', 'Plattsburg', 'Champlain NY', '90th', 'us:6th', (2, 3), 'AR')
    br.roll('2d6', 2, 3)
    us.say('5+1 är 6, tillbaka med dig')
    br.drag('Prevost ' + P, 'Champlain NY')
with g.play('US', '76', 'Scott över till Ft. Erie med fem', leader='Scott', ret='1/41st'):
    us.drag('Scott us:19th 4th_Rifles us:26th NY_Volunteers_1814 Seneca', 'Ft. Erie')
    g.battle('US', 'Ft. Erie', 'Buffalo', '4th Rifles', '1/41st', (6, 2), 'DR')
    us.roll('2d6', 6, 2)
    us.say('8, +1 odds, -1 flod, +2 Scott = 10')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('1/41st', 'Chippawa')
with g.play('British', '83', 'fregatten Prince Regent', build=True):
    br.drag('Prince_Regent', 'Kingston')
with g.play('US', '93', 'Superior', build=True):
    us.drag('Superior', 'Sackets Harbour')
with g.play('British', '86', 'Drummond till Burlington', leader='Drummond'):
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'York')
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'Burlington')
with g.play('US', '82', 'Harrison till Sandwich', leader='Harrison'):
    us.drag('Harrison 24th 28th', 'Sandwich')
with g.play('British', '90', 'två till Montreal'):
    br.march('82nd 88th', 'Trois-Rivieres', 'Montreal')
g.hold('US', 'Battle of New Orleans', 'jag sparar ett')
with g.play('British', '85', 'Riall till Chippawa', leader='Riall'):
    br.march('Riall 1/R._Scots', 'Queenston', 'Chippawa')
with g.play('US', '78', 'Oneida tar 9:e till Oswego', sea='us:9th'):
    room(t.pieces('Oneida'), t.pieces('us:9th', us))
    us.drag('us:9th', 'Oswego')
    us.drag('Oneida', 'Oswego')
with g.play('British', '87', 'förråd i Kingston', build=True):
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
with g.play('US', '91', 'gevären till Cape Vincent'):
    us.drag('1st_Rifles', 'Cape Vincent')
with g.play('British', '84', 'Lincoln till Ft. George'):
    br.drag('Lincoln', 'Ft. George')
with g.play('US', '77', '45:e norrut'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('45th', 'Plattsburg')
with g.play('British', '88', '8:e till Burlington'):
    br.drag('br:8th', 'Burlington')
with g.play('US', '101', '34:e likaså'):
    us.drag('34th', 'Plattsburg')
with g.play('British', 'Treaty of Ghent', 'fred, sista kortet, inget avdrag', build=True, title='BR Treaty of Ghent'):
    br.say('tom hand, ingenting undanlagt')
br.discard('Treaty of Ghent')
g.lying['British'] = []
s.play('New Orleans')
us.say('men jag har ju det här kvar')
us.reveal('Battle of New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
g.settle(us, 2)
br.say('typiskt')
s.play('last count')
for sp in ('Ft. Erie', 'Ft. Malden', 'Sandwich'):
    assert supplied(t, 'US', sp) and holds(t, 'US', sp)
assert supplied(t, 'British', 'Champlain NY')
us.say('alla som ger poäng har underhåll: Ft. Erie, Malden, Sandwich. %d, en %s seger' % (tracked(t), 'marginell' if tracked(t) > 9 else 'moralisk'))
br.say('tack för spelet')
s.done()
