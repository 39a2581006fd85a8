"""Polish. Jagna rolls for everybody, with her own button, before anyone has said which unit leads; Bogdan sends ships one after the other and the leader last, and once leaves his card lying for her. Planted: Indians aboard
a squadron; six units behind one star."""
from aid32b import *

s = Session('dev-1812-faults', us='Jagna', br='Bogdan', what='Spring 1813, Polish: yards, Barclay carries Wyandots to Port Dover (fault), Campaign of Harrison and Hampton with two fights, Vincent with six (fault), Ft. George taken, depot, Pike, Drummond, Scott')
t = s.t
summer_1813(t)
no_marks(t)
t.lay('Lincoln R.N.R. York_Militia Norfolk', 'Ft. George', 'British')
t.lay('br:100th', 'Lacolle', 'British')
t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
t.lay_vp(label(position(t)))
hands2(t, ['46', 'Campaign@1813', '50', '61', '54', '60', '57'], ['48', '55', '52', '43', '45', '67', '47'])
burn_to(t, 1813, 2)
t, us, br = s.begin()
book = Book(t)
camp = t.card('Campaign', us).id

with act(s, 'BR 52: yards', 'British', '52', build=True, book=book):
    br.say('52: stocznia. Detroit w Malden, korweta Brock w Yorku')
    br.play('52')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('52')

with act(s, 'US 46: Presque Isle', 'US', '46', build=True, book=book):
    us.play('46')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Tigress Porcupine', 'Erie PA')
    us.say('46: Niagara, Lawrence i dwa szkunery')
    us.discard('46')

s.play('BR 48: Barclay takes the Wyandots to Port Dover')
br.say('48: Barclay wiezie 41. i Wyandotow do Port Dover')
br.play('48')
br.drag('Queen_Charlotte', 'Port Dover')
br.drag('Hunter', 'Port Dover')
br.drag('1/41st', 'Port Dover')
with s.fault('11.33 3.7 3.16 9.1 9.2', 'the Wyandots, Indians, are carried by ship from Ft. Malden to Port Dover'):
    br.drag('Wyandot', 'Port Dover')
br.drag('Barclay', 'Port Dover')
br.discard('48')
book.ok()

with act(s, 'US Campaign: Harrison and Hampton', 'US', camp, free=True, ret='Essex 100th', book=book):
    us.say('Campaign. Harrison z Meigs, potem Hampton z Plattsburga')
    us.play(camp)
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    us.roll('2d6', 3, 4)
    us.say('17. z przodu')
    assert duel(t, 'US', 'Detroit', 'Frenchtown', 'us:17th', 'Essex & Kent Militia', (3, 4)) == 'DR'
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.say('Detroit nasz')
    us.vp(book.due())
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('11th 4th_NY_Militia Hampton', 'Champlain NY')
    us.drag('11th 4th_NY_Militia Hampton', 'Lacolle')
    us.roll('2d6', 6, 3)
    us.say('11. z przodu, las minus jeden')
    assert duel(t, 'US', 'Lacolle', 'Champlain NY', '11th', '100th', (6, 3)) == 'DR'
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('br:100th', 'Isle aux Noix')
    us.vp(book.due())
    us.discard(camp)

s.play('BR 55: Vincent and six')
br.play('55')
br.say('55: Vincent zabiera wszystkich do Burlington')
way('Ft. George', 'Stoney Creek', 'Burlington')
with s.fault('3.33 8.41 8.42', 'Vincent, one star, moves six units: 8th, 49th, Lincoln, R.N.R., York Militia, Norfolk'):
    br.drag('8th 49th', 'Burlington')
    br.drag('Lincoln R.N.R.', 'Burlington')
    br.drag('York_Militia Norfolk', 'Burlington')
br.drag('Vincent', 'Burlington')
br.discard('55')
book.ok()

with act(s, 'US 50: the 13th and the 18th over the river', 'US', '50', book=book):
    us.play('50')
    us.say('50: skoro nikogo nie ma... Ft. George')
    us.drag('us:13th', 'Ft. George')
    us.drag('18th', 'Ft. George')
    us.vp(book.due())
    us.discard('50')

with act(s, 'BR 43: a depot at Burlington', 'British', '43', book=book):
    br.play('43')
    assert supplied(t, 'British', 'Burlington')
    br.say('43: magazyn w Burlington')
    br.put('British Supply Depot', 'Burlington')
    br.discard('43')

with act(s, 'US 61: Pike', 'US', '61', 'Pike', book=book):
    us.play('61')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:6th us:15th 1st_Rifles Pike', 'Ogdensburg')
    us.say('61: Pike do Ogdensburga')
    us.discard('61')

with act(s, 'BR 45: Drummond', 'British', '45', 'Drummond', book=book, laid=False):
    br.play('45')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('LC_Militia', 'Cornwall')
    br.drag('Drummond', 'Cornwall')
    br.say('45')

with act(s, 'US 60: Scott', 'US', '60', 'Scott', book=book):
    br.discard('45')
    us.play('60')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('us:23rd us:25th Scott', 'Buffalo')
    us.say('60: Scott do Buffalo')
    us.discard('60')

with act(s, 'BR 67: Caughnawaga', 'British', '67', book=book):
    br.play('67')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('67')

with act(s, 'US 54: Vermont', 'US', '54', book=book):
    us.play('54')
    us.drag('Vermont_Militia', 'Vergennes')
    us.say('54: Vermont')
    us.discard('54')

s.play('BR holds')
br.hold('47')
s.play('US holds')
us.hold('57')
us.say('herbata i dalej')
book.ok()

s.play('autumn 1813')
br.turn('Summer-Autumn 1813', marker=False)
muster(us, '1813b')
deal(t, us, 1813, '42', '49', '53', '59', '62', '63', '66')
muster(br, '1813b', groups=False)
deal(t, br, 1813, '44', '51', '58', '64', '65', '68', '41')
br.turn('Summer-Autumn 1813', tracker=False)
assert hand_sizes(t) == (7, 7)

with act(s, 'BR 51: the Glengarries', 'British', '51', book=book):
    br.play('51')
    br.drag('Glengarry', "Crysler's Farm")
    br.say('51')
    br.discard('51')

with act(s, 'US 66: Wilkinson', 'US', '66', 'Wilkinson', book=book):
    us.play('66')
    us.say('66: Wilkinson do Cape Vincent, Brown zostaje')
    us.drag('us:16th us:9th us:21st Wilkinson', 'Cape Vincent')
    us.discard('66')

with act(s, 'BR 68: Riall', 'British', '68', 'Riall', book=book):
    br.play('68')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('De_Meuron 70th 89th', 'Montreal')
    br.drag('Riall', 'Montreal')
    br.say('68: Riall do Montrealu')
    br.discard('68')

with act(s, 'US 49: Perry', 'US', '49', 'Perry'):
    us.play('49')
    us.say('49: Perry na jezioro, calosc')
    us.drag('Lawrence ship:Niagara Tigress Porcupine Perry', 'Lake Erie Control Box')
    us.discard('49')

with act(s, 'BR 64: Essex', 'British', '64', book=book):
    us.vp(book.due())
    br.say('i dwa za Erie dla ciebie')
    br.play('64')
    br.drag('Essex', 'Ft. Malden')
    br.discard('64')

s.play('US holds')
us.hold('53')
us.say('dobranoc')
book.ok()
s.done()
