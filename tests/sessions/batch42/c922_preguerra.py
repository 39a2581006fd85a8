"""The pre-war in Spanish: three cards moved, the declaration on the eighth draw, the rest drawn, the first plays with a landing-free lake."""
from lay18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Inaki', br='Remedios', what='Pre-war in Spanish, declaration drawn eighth; first plays: Erie fleet, Hull goes home, a lake carry within own ports')
t, us, br = s.begin()
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('EEUU roba y mueve')
us.say('buenas, Reme. robo')
us.draw(deck)
us.say('la juego: 11, un punto. Oneida a Oswego, a por pan')
us.play('11')
us.drag('Oneida', 'Oswego')
us.discard('11')
s.play('GB roba y guarda')
br.draw(deck)
br.say('me la quedo')
s.play('EEUU Dearborn')
us.draw(deck)
us.say('22, tres puntos: Dearborn con el 6 y el 13, hasta Ticonderoga')
us.play('22')
assert way('Albany', 'Whitehall', 'Ticonderoga') <= 6
us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga')
us.discard('22')
s.play('GB Procter')
br.draw(deck)
br.say('yo tambien muevo. 5, dos puntos: 8 y Fencibles de Montreal a Cornwall')
br.play('5')
way('Montreal', 'Coteau du Lac', 'Cornwall')
br.each('br:8th Canadian_Fencibles', 'Cornwall')
br.discard('5')
s.play('guardan')
us.draw(deck)
us.say('guardo')
br.draw(deck)
br.say('guardo')
us.draw(deck)
us.say('guardo otra')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('ay. la Declaracion!')
s.play('el resto')
us.say('a las armas :) robo yo primero')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
assert hand_sizes(t) == (5, 6), hand_sizes(t)
br.say('siete yo con la jugada, siete tu con las dos')
us.turn('Spring-Summer 1812', tracker=False)
bk = Book(t)

with act(s, 'EEUU Dearborn', 'US', '32', 'Dearborn', book=bk):
    us.say('empiezo. 32, tres: Dearborn sigue, Plattsburg y Champlain')
    us.play('32')
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    assert way('Ticonderoga', 'Plattsburg', 'Champlain NY') <= 6
    us.discard('32')
with act(s, 'GB Erie', 'British', '25', book=bk):
    br.say('25, dos barcos al Erie: Queen Charlotte y Hunter')
    br.play('25')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(bk.due())
    br.discard('25')
    us.say('dos puntos, que ladrona')
with act(s, 'EEUU Lacolle', 'US', '18', book=bk):
    us.say('18, dos puntos: el 6 solo a Lacolle, a ver que pasa')
    us.play('18')
    us.drag('us:6th', 'Lacolle')
    way('Champlain NY', 'Lacolle')
    assert holds(t, 'US', 'Lacolle') and supplied(t, 'US', 'Lacolle')
    us.vp(bk.due())
    us.say('un punto: Britanico 1')
    us.discard('18')
with act(s, 'GB Prevost', 'British', '16', 'Prevost', book=bk):
    br.say('16, tres: Prevost con el 100 a Montreal... no, mejor hasta La Prairie')
    br.play('16')
    br.drag('Prevost 100th', 'Montreal')
    br.drag('Prevost 100th', 'La Prairie')
    assert way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie') == 5
    br.discard('16')
with act(s, 'EEUU Lewiston', 'US', '26', 'Van Rensselaer', book=bk):
    us.say('26 para Van Rensselaer: con su milicia al fuerte Niagara y vuelta? no, se quedan alli')
    us.play('26')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    us.discard('26')
with act(s, 'GB Brock', 'British', '7', 'Brock', book=bk):
    br.say('7, uno: Brock y la milicia de York a Ft George')
    br.play('7')
    br.drag('Brock York_Militia', 'Burlington')
    br.drag('Brock York_Militia', 'Stoney Creek')
    br.drag('Brock York_Militia', 'Ft. George')
    br.discard('7')
with act(s, 'EEUU guarda', 'US', book=bk):
    us.say('guardo una y me voy a cenar')
    us.hold('3')
s.done()
