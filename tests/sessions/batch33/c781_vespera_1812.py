"""Véspera da guerra: a carta fica na mesa até a jogada seguinte do dono, o adversário é que arruma; quem perde rola; só o inglês mexe no marcador."""
from aid33a import *

s = Session('dev-1812-opening-1', at=17, us='Doralice', br='Zeferino', what='pre-war with four moves, nine draws; cards tidied by the other hand a play later; the loser rolls; the marker in steps by one hand only')
t, us, br = s.begin()
D = 'Pre-war Deck'
d = t.deck(D)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 8, dow)
t.begin()
b = Book(t)


def top(n):
    assert t.things[d.kids[-1]].name == n, (n, t.things[d.kids[-1]].name)


with act(s, 'US draws 11: militia', 'US'):
    top('Card 11')
    us.draw(D)
    us.play('11')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('2nd_NY_Militia', 'Cape Vincent')

s.play('BR keeps')
br.draw(D)
br.discard('11')

with act(s, 'US Dearborn', 'US', None, leader='Dearborn'):
    top('Card 22')
    us.draw(D)
    us.play('22', reveal=False)
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.each('us:13th us:6th', 'Whitehall')
    us.drag('Dearborn', 'Plattsburg')
    us.each('us:6th us:13th', 'Plattsburg')

with act(s, 'BR Procter', 'British', None, leader='Procter'):
    us.reveal('22')
    br.discard('22')
    top('Card 5')
    br.draw(D)
    br.play('5')
    br.drag('Procter', 'Sandwich')
    br.drag('Tecumseh', 'Ft. Malden', how='beside')
    br.drag('Tecumseh', 'Sandwich')
    br.each('1/41st Shawnee', 'Sandwich')

s.play('US keeps')
us.discard('5')
us.draw(D)

with act(s, 'BR 100th', 'British'):
    top('Card 7')
    br.draw(D)
    br.play('7')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('100th', 'Montreal')

s.play('US keeps')
us.draw(D)
us.discard('7')

with act(s, 'BR three ships to York', 'British'):
    top('Card 32')
    br.draw(D)
    br.play('32')
    br.drag('Royal_George', 'York')
    br.drag('Gloucester', 'Burlington')
    br.drag('Gloucester', 'York')
    br.drag('Earl_of_Moira', 'York')

s.play('US draws the war, the rest')
us.discard('32')
top('Declaration of War')
us.draw(D)
us.say('GUERRA!! tirei eu, começas tu')
while d.kids:
    br.draw(D)
    if d.kids:
        us.draw(D)
assert hand_sizes(t) == (5, 4), hand_sizes(t)

with act(s, 'BR Brock lands at Ft. Niagara', 'British', '16', leader='Brock', sea='Brock R.N.R. York_Militia', laid=False):
    br.play('16')
    assert not units(t, 'Ft. Niagara') and not lake_of(t, 'US')
    room(one(t, 'British', 'Royal_George Earl_of_Moira Gloucester'), one(t, 'British', 'R.N.R. York_Militia'))
    br.drag('R.N.R.', 'Ft. Niagara')
    br.drag('York_Militia', 'Ft. Niagara')
    br.drag('Royal_George', 'Ft. Niagara')
    br.drag('Earl_of_Moira', 'Ft. Niagara')
    br.drag('Brock', 'Ft. Niagara')
    br.drag('Gloucester', 'Ft. Niagara')
    step_vp(br, t, b.due())

with act(s, 'US Hull over the river', 'US', '26', leader='Hull', ret='Procter Tecumseh 1/41st Shawnee', laid=False):
    us.discard('16')
    us.turn('Spring-Summer 1812', tracker=False)
    us.play('26')
    way('Detroit', 'Sandwich')
    us.each('1st_Ohio us:4th 2nd_Ohio Michigan_Militia us:Detachment', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.say('lidera o 4º. rola tu, tenho azar')
    br.say('41')
    assert fight(t, 'US', 'Sandwich', ['Detroit'], 'us:4th', '1/41st', 1812, (6, 6)) == 'DR'
    br.roll('2d6', 6, 6)
    us.say('ahahah')
    goes(t, 'British', 'Sandwich', 'Ft. Malden', ['Detroit'])
    br.drag('1/41st', 'Ft. Malden')
    br.drag('Shawnee Tecumseh', 'Ft. Malden')
    br.drag('Procter', 'Ft. Malden')

with act(s, 'BR Procter back', 'British', '25', leader='Procter', ret='us:4th 1st_Ohio 2nd_Ohio Michigan_Militia us:Detachment Hull', laid=False):
    br.discard('26')
    br.play('25')
    br.drag('Procter', 'Sandwich')
    br.drag('Tecumseh', 'Sandwich')
    br.each('Wyandot Essex Shawnee 1/41st', 'Sandwich')
    us.say('outra vez o 4º')
    br.say('41. agora rolas tu')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull', 'Detroit')
    us.each('us:4th 2nd_Ohio Michigan_Militia us:Detachment 1st_Ohio', 'Detroit')
    us.say('o ponto foi e voltou, deixa o marcador quieto')

with act(s, 'US two regiments north', 'US', '18', laid=False):
    b.ok()
    us.discard('25')
    us.play('18')
    assert way('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix') == 3
    us.drag('us:13th', 'Lacolle')
    us.drag('us:6th', 'Lacolle')
    us.drag('us:13th', 'Isle aux Noix')
    us.say('ilha 2, moinho 1')

with act(s, 'BR 8th', 'British', '31', ret='us:6th', laid=False):
    br.discard('18')
    step_vp(br, t, b.due())
    assert b.due() == '0'
    br.play('31')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:8th', 'Lacolle')
    assert fight(t, 'British', 'Lacolle', ['La Prairie'], 'br:8th', 'us:6th', 1812, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:6th', 'Plattsburg')
    br.say('um espaço só')
    us.drag('us:6th', 'Champlain NY')

with act(s, 'US militia', 'US', '14', laid=False):
    us.discard('31')
    us.play('14')
    way('Plattsburg', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')

with act(s, 'BR at the island', 'British', '#9 Brock and Tecumseh', fights={'Canadian Fencibles': 'Isle aux Noix', '100th': 'Isle aux Noix'}, laid=False):
    br.discard('14')
    step_vp(br, t, b.due())
    br.play('#9 Brock and Tecumseh')
    br.say('2 pontos, sem evento')
    assert way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix') == 5
    br.drag('Canadian_Fencibles', 'St-Jean')
    br.drag('100th', 'St-Jean')
    br.each('Canadian_Fencibles 100th', 'Isle aux Noix')
    assert supplied(t, 'US', 'Isle aux Noix')
    assert fight(t, 'British', 'Isle aux Noix', ['St-Jean'], 'Canadian Fencibles', 'us:13th', 1812, (4, 2)) == 'AR'
    br.roll('2d6', 4, 2)
    br.drag('Canadian_Fencibles 100th', 'St-Jean')

with act(s, 'US the mill again', 'US', '3', ret='br:8th', laid=False):
    us.discard('#9 Brock and Tecumseh')
    us.play('3')
    way('Champlain NY', 'Lacolle')
    us.each('4th_NY_Militia us:6th', 'Lacolle')
    us.say('lidera o 6º')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'br:8th', 1812, (5, 6)) == 'DR'
    br.roll('2d6', 5, 6)
    goes(t, 'British', 'Lacolle', 'La Prairie', ['Champlain NY'])
    br.drag('br:8th', 'La Prairie')

s.play('the end of the spring')
br.say('não tenho mais cartas')
br.discard('3')
step_vp(br, t, b.due())
us.hold('Declaration of War')
us.say('guardo a minha. até amanhã')
b.ok()
s.done()
