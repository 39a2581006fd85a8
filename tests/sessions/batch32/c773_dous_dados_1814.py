"""Galician. Brais owns one die: he throws 1d6 twice for every battle. Carme sends the general ahead to the target and then fetches his men; she books each point before the loser has left.
Flipped men are told about only in the next play. One Campaign with two battles at both ends of the map."""
from aid32b import *

s = Session('dev-1812-faults', us='Carme', br='Brais', what='Spring 1814, Galician: Campaign of Scott and Izard with two battles, Rottenburg repulsed at Lacolle, Chauncey out, Yeo beaten, Riall in two rounds at Ft. Erie, Drummond over to Ogdensburg, restoring, depot, a frigate')
t = s.t
spring_1814(t)
hands2(t, ['Campaign@1814', '85', '88', '92', '80', '91', '76'], ['Card 96', '75', '79', '82', '83', '100'])
burn_to(t, 1814, 3)
t, us, br = s.begin()
book = Book(t)
camp = t.card('Campaign', us).id


def two(a, b):
    br.roll('1d6', a)
    br.roll('1d6', b)


with act(s, 'BR 96: Prevost', 'British', '96', 'Prevost', book=book):
    br.say('96, Prevost con tres rexementos a Montreal')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:16th 90th 37th Prevost', 'Montreal')
    br.discard('96')

with act(s, 'US Campaign: Scott and Izard', 'US', camp, free=True, ret='1/41st Canadian_Fencibles', flips='Canadian_Fencibles', book=book):
    us.play(camp)
    us.say('Campaign: Scott en Buffalo, Izard en Plattsburg')
    way('Buffalo', 'Ft. Erie')
    us.drag('Scott', 'Ft. Erie')
    us.drag('NY_Volunteers_1814', 'Ft. Erie')
    us.drag('Seneca', 'Ft. Erie')
    us.say('a Seneca diante')
    br.say('eu co 41')
    assert duel(t, 'US', 'Ft. Erie', 'Buffalo', 'Seneca', '1/41st', (4, 6)) == 'DR'
    us.roll('2d6', 4, 6)
    us.vp(label(tracked(t) + 2))
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard', 'Lacolle')
    us.drag('us:15th us:13th us:6th', 'Champlain NY')
    us.drag('29th 31st', 'Champlain NY')
    us.drag('us:15th us:13th us:6th 29th 31st', 'Lacolle')
    us.say('dous puntos... tres! un, dous, si, chega')
    assert duel(t, 'US', 'Lacolle', 'Champlain NY', 'us:15th', 'Canadian Fencibles', (5, 5)) == 'DR-1'
    us.roll('2d6', 5, 5)
    us.vp(label(tracked(t) + 1))
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.discard(camp)
    br.flip('Canadian_Fencibles')

with act(s, 'BR 79: Rottenburg', 'British', '79', 'Rottenburg', fights={k: 'Lacolle' for k in ('Rottenburg', 'br:13th', 'br:49th', 'De Watteville')}, flips='49th', book=None):
    br.say('79, Rottenburg')
    br.play('79')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:13th 49th De_Watteville Rottenburg', 'La Prairie')
    br.drag('br:13th 49th De_Watteville Rottenburg', 'Lacolle')
    br.say('49 diante. un dado, dous')
    assert duel(t, 'British', 'Lacolle', 'La Prairie', '49th', 'us:15th', (4, 2)) == 'AR-1'
    two(4, 2)
    br.drag('br:13th 49th De_Watteville Rottenburg', 'La Prairie')
    br.discard('79')
    br.flip('49th')

with act(s, 'US 85: Chauncey', 'US', '85', 'Chauncey', book=book):
    us.play('85')
    us.say('85, Chauncey ao lago')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.drag('General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
    us.vp(book.due())
    us.discard('85')

with act(s, 'BR 75: Yeo', 'British', '75', 'Yeo', fights={k: 'Lake Ontario Control Box' for k in ('Yeo', 'Wolfe', 'Melville', 'Royal George', 'Earl of Moira')},
         flips='Wolfe General_Pike', ret='General_Pike', book=book):
    br.play('75')
    br.drag('Wolfe Melville Royal_George Earl_of_Moira Yeo', 'Lake Ontario Control Box')
    br.say('Yeo, Wolfe diante')
    us.say('o Pike')
    assert seafight(t, 'Wolfe Melville Royal_George Earl_of_Moira', 'General_Pike Madison Oneida Sylph', 'Wolfe', 'General Pike', 3, CMD['Yeo'][1], CMD['Chauncey'][1]) == 'A1 D1 def'
    br.roll('1d6', 3)
    us.say('un e un, o lago segue meu')
    br.drag('Wolfe Melville Royal_George Earl_of_Moira Yeo', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    br.discard('75')
    br.flip('Wolfe')
    us.flip('General_Pike')

with act(s, 'US 88: a depot at Buffalo', 'US', '88', book=book):
    us.play('88')
    us.say('88: almacen en Buffalo')
    assert supplied(t, 'US', 'Buffalo') and holds(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('88')

with act(s, 'BR 100: Riall at Ft. Erie', 'British', '100', 'Riall', pick='1/41st 89th', ret='Scott Seneca NY_Volunteers_1814', flips='1/41st NY_Volunteers_1814', book=book):
    br.play('100')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('1/R._Scots Riall', 'Chippawa')
    br.drag('1/R._Scots 1/41st 89th Riall', 'Ft. Erie')
    br.say('Riall colle o 41 e o 89 en Chippawa. 41 diante')
    us.say('voluntarios')
    assert duel(t, 'British', 'Ft. Erie', 'Chippawa', '1/41st', 'NY Volunteers 1814', (3, 5)) == 'EX'
    two(5, 3)
    br.say('8, troco. cada un a sua')
    br.flip('1/41st')
    us.flip('NY_Volunteers_1814')
    assert duel(t, 'British', 'Ft. Erie', 'Chippawa', '1/R. Scots', 'Seneca', (6, 6), rnd=2) == 'DR'
    two(6, 6)
    br.vp(label(tracked(t) - 2))
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.drag('Scott', 'Buffalo')
    us.drag('Seneca NY_Volunteers_1814', 'Buffalo')
    br.discard('100')

with act(s, 'US 92: the New York yard', 'US', '92', build=True, book=book):
    us.say('92, estaleiro: Superior, e o Jefferson')
    us.play('92')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR 83: Drummond over the ice to Ogdensburg', 'British', '83', 'Drummond', book=book):
    br.play('83')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.drag('104th 10th_R.V. Drummond', 'Prescott')
    br.drag('104th 10th_R.V. Drummond', 'Ogdensburg')
    br.say('Ogdensburg baleira: dous')
    br.vp(book.due())
    br.discard('83')

with act(s, 'US 76: the Pike mended', 'US', '76', build=True, flips='General_Pike', book=book):
    us.say('76: un arranxo, o Pike')
    us.play('76')
    us.flip('General_Pike')
    us.discard('76')

with act(s, 'BR 82: the yard at Kingston', 'British', '82', build=True, flips='Wolfe', book=book):
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.flip('Wolfe')
    br.say('82: Prince Regent por dous, o Wolfe por un')
    br.discard('82')

with act(s, 'US 80: Brown', 'US', '80', 'Brown', book=book):
    us.play('80')
    way('Sackets Harbour', 'Oswego')
    us.drag('Brown', 'Oswego')
    us.drag('us:21st 22nd', 'Oswego')
    us.say('80: Brown a Oswego, que ninguen desembarque')
    us.discard('80')
s.play('US holds')
us.hold('91')
us.say('boas noites... non, segue, que aínda e cedo')
book.ok()

s.play('the boats come out again for nothing')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.delete([p.id for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control'])
br.delete([p.id for p in t.at('Lake Huron Control Box') if p.mark('Kind') == 'Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.say('e a Nancy ao Huron')
book.ok()

s.play('autumn 1814')
deal(t, br, 1814, '87', '90', '94', '97', '99', '101', '105', 'Bladensburg', '84')
muster(br, '1814b')
br.turn('Summer-Autumn 1814')
deal(t, us, 1814, '86', '89', '93', '95', '98', '102', '104', '106')
us.say('oito e a gardada, nove')
assert hand_sizes(t) == (8, 9) and not arrivals(t, '1814b', 'US')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=book):
    br.play('Bladensburg')
    br.vp(book.due(-2))
    vpbox(t, br, 'Bladensburg')
    br.say('Bladensburg')

with act(s, 'US 86: Wilkinson at Kingston', 'US', '86', 'Wilkinson', flips='us:9th 2/R._Marines', book=book,
         fights={k: 'Kingston' for k in ('Wilkinson', 'us:9th', '11th', 'us:23rd', 'us:25th')}):
    us.play('86')
    us.say('86, Wilkinson e catro a Kingston, que Drummond anda fora')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Wilkinson', 'Kingston')
    us.drag('us:9th 11th us:23rd us:25th', 'Cape Vincent')
    us.drag('us:9th 11th us:23rd us:25th', 'Kingston')
    us.say('o 9 diante')
    br.say('os marines')
    assert duel(t, 'US', 'Kingston', 'Cape Vincent', 'us:9th', '2/R. Marines', (3, 5)) == 'EX'
    us.roll('2d6', 3, 5)
    us.flip('us:9th')
    us.say('outra. o 11')
    assert duel(t, 'US', 'Kingston', 'Cape Vincent', '11th', 'Frontenac Militia', (2, 4), rnd=2) == 'AR'
    us.roll('2d6', 2, 4)
    us.drag('us:9th 11th us:23rd us:25th Wilkinson', 'Cape Vincent')
    us.discard('86')
    br.flip('2/R._Marines')

with act(s, 'BR 90: two restored', 'British', '90', flips='1/41st 2/R._Marines', book=book):
    br.play('90')
    assert supplied(t, 'British', 'Kingston') and holds(t, 'British', 'Ft. Erie') and supplied(t, 'British', 'Ft. Erie')
    br.flip('2/R._Marines')
    br.flip('1/41st')
    br.say('90, os marines e o 41')
    br.discard('90')

with act(s, 'US 93: Erie sends two', 'US', '93', book=book):
    us.play('93')
    us.drag('5th_PA us:26th', 'Buffalo')
    us.say('93: dous de Erie a Buffalo')
    us.discard('93')

s.play('BR holds')
br.hold('97')
s.play('US holds')
us.hold('106')
us.say('agora si')
book.ok()
s.done()
