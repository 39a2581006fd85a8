"""Turkish. The dice come first and the fight is laid out only when it is won: who is thrown back never left his town. Sums are said as arithmetic; a ship's loss is remembered
three plays later, by the other player; the cards lie under the opponent's last one before they go to the pile together."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Emre', br='Defne', what='Spring 1814, Turkish: Oswego taken from the sea (DR), Chauncey and Yeo fight (A1 D1), Brown throws Drummond to Sodus (all reduced), the fleet fetches them home, ships built, Scott repulsed at Ft. Erie without a piece moved; late flip by the other hand, discards by twos')
t = s.t
spring_1814(t)
t.lay_turn('Spring-Summer 1814')
t.lay_vp(label(position(t)))
hands(t, ['Card 82', 'Card 79', 'Card 81', 'Card 93', 'Card 101', 'Card 85'], ['Card 76', 'Card 78', 'Card 84', 'Card 95', 'Card 99', 'Card 87'])
burn(t, 'Card 73', 'Card 74', 'Card 75', 'Card 80', 'Card 83', 'Card 86')
t, us, br = s.begin()
book = Book(t)
L = 'br:104th 2/R._Marines 10th_R.V.'
W = 'Wolfe Melville Royal_George Earl_of_Moira'

with act(s, 'BR 76: Drummond lands at Oswego, 10 to 4, 2:1 +1, landing -1, Drummond +1: DR', 'British', '76', 'Drummond', sea=L + ' Drummond', ret='2nd_NY_Militia', book=book, laid=False):
    br.play('76')
    br.say('Drummond, gemiyle Oswego. 4+3+3=10, karsi 3+1=4, iki kat +1, Drummond +1, cikarma -1')
    room(t.pieces(W, br), t.pieces(L, br))
    br.roll('2d6', 5, 4)
    us.say('dokuz arti bir on. kale de kurtarmiyor')
    br.drag(W, 'Oswego')
    br.drag(L + ' Drummond', 'Oswego')
    assert supplied(t, 'British', 'Oswego') and supplied(t, 'US', 'Oswego')
    assert fight(t, 'British', 'Oswego', [], '104th', '2nd NY Militia', 1814, (5, 4), landing=True) == 'DR'
    goes(t, 'US', 'Oswego', 'Rome')
    us.drag('2nd_NY_Militia', 'Rome')
    br.vp(book.due())

FL = 'General_Pike Madison Sylph Oneida Lady_of_the_Lake'
with act(s, 'US 82: Chauncey out', 'US', '82', 'Chauncey', book=book, laid=False):
    us.play('82')
    us.say('Chauncey gole cikiyor, 5 gemi')
    us.drag(FL + ' Chauncey', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('76')
    us.discard('82')

with act(s, 'BR 95: Yeo by Oswego, six against five +1, B to A -1, Yeo +1: A1 D1', 'British', '95', 'Yeo', pick=W, ret=FL + ' Chauncey', flips='General_Pike', book=book, laid=False):
    br.play('95')
    A, D = t.pieces(W + ' Beresford Sydney_Smith', br), t.pieces(FL, us)
    m = naval_drm(A, D, A[0], D[0], 1, 0)
    assert m == 1 and naval(3 + m) == 'A1 D1 att'
    br.say('Yeo Oswego\'dan gemileri aliyor. 6 ya 5: +1, -1, +1 = +1')
    br.roll('1d6', 3)
    us.say('dort. Pike yarali, hepsi Sackets')
    us.flip('General_Pike')
    us.drag(FL + ' Chauncey', 'Sackets Harbour')
    br.drag('Yeo Beresford Sydney_Smith', 'Oswego')
    br.drag('Yeo Beresford Sydney_Smith Wolfe Melville Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Wolfe', 'Kingston')
    br.say('Wolfe eve')
    br.vp(book.due())

with act(s, 'US 79: Brown at Oswego, 16 to 11, leaders even: DR', 'US', '79', 'Brown', ret=L + ' Drummond', flips='br:104th 2/R._Marines 10th_R.V.', book=book, laid=False):
    us.play('79')
    way('Sackets Harbour', 'Oswego')
    us.say('Brown: 4+4+4+4=16, karsi 10+1=11. fark 0, Brown +1 Drummond -1')
    us.roll('2d6', 4, 6)
    br.say('on. gemi yok, Sodus')
    us.drag('us:9th us:11th 21st 22nd Brown', 'Oswego', at='beside')
    assert fight(t, 'US', 'Oswego', ['Sackets Harbour'], '9th', '104th', 1814, (4, 6)) == 'DR'
    assert units(t, 'Rome', 'US') and supplied(t, 'British', 'Oswego')
    br.drag(L + ' Drummond', 'Sodus')
    br.flip(L)
    br.say('ucu de ters')
    us.vp(book.due())
    br.discard('95')
    br.discard('79')

with act(s, 'BR 78: Yeo fetches them', 'British', '78', 'Yeo', sea=L + ' Drummond', pick=L + ' Drummond', book=book, laid=False):
    br.play('78')
    assert holds(t, 'British', 'Sodus')
    room(t.pieces('Melville Royal_George Earl_of_Moira', br), t.pieces(L, br))
    br.say('gol, Sodus, Kingston: 1+1+1+1=4')
    br.drag('Yeo Melville Royal_George Earl_of_Moira', 'Sodus')
    br.drag('Yeo Melville Royal_George Earl_of_Moira ' + L + ' Drummond', 'Kingston')
    br.say('iki uskuna golde kaliyor')
    br.vp(book.due())

with act(s, 'US 93: Vergennes builds', 'US', '93', flips='Wolfe', build=True, book=book, laid=False):
    us.play('93')
    us.say('Saratoga ve Ticonderoga')
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.say('bu arada, Wolfe ters olacakti')
    us.flip('Wolfe')
    br.say('dogru, unuttum')
    us.discard('78')
    us.discard('93')

with act(s, 'BR 99: Princess Charlotte', 'British', '99', build=True, book=book, laid=False):
    br.play('99')
    br.drag('Princess_Charlotte', 'Kingston')

with act(s, 'US 101: Pike mended', 'US', '101', flips='General_Pike', build=True, book=book, laid=False):
    us.play('101')
    us.flip('General_Pike')
    br.discard('99')
    br.discard('101')

with act(s, 'BR 87: Mohawks', 'British', '87', book=book, laid=False):
    br.play('87')
    br.drag('br:Mohawk', 'Queenston')

with act(s, 'US 85: Scott at Ft. Erie, 6 to 6, B to A -1, river -1, Scott +2: AR', 'US', '85', book=book, laid=False):
    us.play('85')
    assert f(t, 'Seneca NY_Volunteers_1814', True) == 6 and f(t, '1/41st') + 1 == 6 and supplied(t, 'British', 'Ft. Erie')
    assert odds(6, 6) == 0 and crt(6 - 1 - 1 + 2, True) == 'AR'
    us.say('Scott Ft. Erie\'ye, Seneca onde. 6 ya 6, -1 -1 +2 = 0')
    us.roll('2d6', 2, 4)
    us.say('alti. geri, yani hic gitmediler')
    us.discard('87')
    us.discard('85')

s.play('BR holds')
br.hold('84')
s.play('US holds')
us.hold('81')
us.say('yarin devam')
book.ok()
s.done()
