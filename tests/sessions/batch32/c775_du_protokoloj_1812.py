"""Esperanto, two clients log by turns. Ludoviko sweeps his leaders off the map into the box of markers before the winter 'to count the regiments' and sets them back on the same towns; Zamira turns the
losses before the dice are read when she thinks they are sure, and takes them back by undo if they are not. Depots first stand on the wrong side of the river. The reinforcements of spring
arrive in the order of the alphabet, the marker of turns rests in the middle of that."""
from aid32b import *

s = Session('dev-1812-faults', us='Zamira', br='Ludoviko', what='Autumn 1812 through winter into spring 1813 in two logs, Esperanto: Harrison relieves Detroit, a naval battle, fleets home, attrition, repair, muster, deal, first player, a landing at Ft. George beaten off, depot')
t = s.t
autumn_1812(t)
t.lay('us:17th us:19th Harrison 1st_Kentucky', 'Ft. Meigs', 'US')
t.lay('us:14th us:5th us:9th', 'Sackets Harbour', 'US')
t.lay('us:13th 12th', 'Buffalo', 'US')
t.lay('us:6th', 'Plattsburg', 'US')
t.lay('us:16th', 'Utica', 'US')
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay('Brock', 'Ft. George', 'British')
t.lay('R.N.R.', 'Ft. George', 'British')
t.lay_face('York_Militia us:13th', False)
t.lay_vp(label(position(t)))
hands2(t, ['12', '20', '31', '26'], ['5', '8', '11', '24'])
burn_to(t, 1812, 20)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 26: Harrison to Frenchtown', 'US', '26', 'Harrison', book=book):
    us.play('26')
    us.say('26: Harrison iras al Frenchtown kun la 17-a kaj Kentucky')
    us.drag('us:17th 1st_Kentucky Harrison', 'Frenchtown')
    us.discard('26')

with act(s, 'BR 5: Procter over to Detroit', 'British', '5', 'Procter', flips='1/41st',
         fights={k: 'Detroit' for k in ('Procter', '1/41st', 'Shawnee', 'Tecumseh', 'Wyandot', 'Western Indians')}, book=book):
    br.play('5')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Detroit')
    br.say('5: mi atakas Detroit. fronte la 41-a')
    us.say('mi staras. fronte la 4-a. jam mi turnas ghin...')
    us.flip('4th')
    br.roll('2d6', 3, 4)
    us.say('ho! vi perdas, ne mi')
    us.flip('4th')
    assert duel(t, 'British', 'Detroit', 'Sandwich', '1/41st', '4th', (3, 4), dmod=0) == 'AR-1'
    assert duel(t, 'British', 'Detroit', 'Sandwich', '1/41st', '4th', (3, 4), dmod=0, card=1) == 'AR-1'
    br.flip('1/41st')
    br.drag('1/41st Shawnee Wyandot Western_Indians Procter Tecumseh', 'Sandwich')
    br.discard('5')

with act(s, 'US 12: Chauncey', 'US', '12', 'Chauncey', flips='Oneida Royal_George Earl_of_Moira', ret='Royal_George Earl_of_Moira', book=book):
    us.play('12')
    us.drag('Chauncey Conquest Scourge Pert Growler Oneida', 'Lake Ontario Control Box')
    us.say('kvin kontrau du, fronte Oneida')
    assert seafight(t, 'Conquest Scourge Pert Growler Oneida', 'Royal_George Earl_of_Moira', 'Oneida', 'Royal George', 3) == 'A1 D2 att'
    us.flip('Oneida')
    us.roll('1d6', 3)
    us.say('kvin. vidu, mi jam sciis')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    us.vp(book.due())
    us.discard('12')

with act(s, 'BR 8: Rottenburg', 'British', '8', 'Rottenburg', book=book):
    br.play('8')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('8th Voltigeurs Rottenburg', 'La Prairie')
    br.drag('8th Voltigeurs Rottenburg', 'St-Jean')
    br.say('8: Rottenburg al St-Jean')
    br.discard('8')

with act(s, 'US 20: two from Albany', 'US', '20', book=book):
    us.play('20')
    us.drag('us:15th us:21st', 'Utica')
    us.drag('us:21st', 'Rome')
    us.discard('20')

with act(s, 'BR 11: Norfolk', 'British', '11', book=book):
    br.play('11')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('11')

with act(s, 'US 31: 3rd Ohio', 'US', '31', book=book):
    us.play('31')
    us.drag('3rd_Ohio', 'Upper Sandusky')
    us.discard('31')

with act(s, 'BR 24: Upper Canada', 'British', '24', book=book):
    br.play('24')
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
    br.say('miaj kartoj finighis. nun mia protokolo')
    br.discard('24')
assert left(t) == ([], [])
s.cut()
us, br = s.us, s.br

s.play('generals off, fleets home')
br.say('mi prenas la generalojn for por kalkuli la regimentojn')
for g in ('Rottenburg', 'Vincent', 'Procter', 'Tecumseh'):
    br.drag(g, 'Marker Pool')
us.drag('Chauncey Conquest Scourge Pert Growler', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Procter Tecumseh', 'Sandwich')
br.drag('Rottenburg', 'St-Jean')
br.drag('Vincent', 'Kingston')
br.say('kaj reen')

s.play('winter')
us.turn('Winter 1812-13', marker=False)
ex = excess(t)
assert ex == {('Sandwich', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2, ('Frenchtown', 'US'): 1}, ex
us.say('frosto. Detroit: ambau Ohio. mi jam turnis')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.flip('us:17th')
us.say('Frenchtown... ne, prefere Kentucky')
us.undo()
us.flip('1st_Kentucky')
br.flip('Shawnee')
br.drag('Western_Indians', 'British Eliminated')
br.say('Sandwich: Shawnee duonigita, okcidentanoj for. St. Joseph: la nordokcidentanoj')
br.drag('NWC', 'British Eliminated')
assert not excess(t), excess(t)
us.flip('Oneida')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.say('shipoj riparitaj')
book.ok()

s.play('spring 1813: by the alphabet')
todo = sorted(arrivals(t, '1813a', 'US'), key=lambda x: x[0].name)
for p, w in todo[:5]:
    us.drag([p], w)
us.turn('Spring-Summer 1813')
for p, w in todo[5:]:
    us.drag([p], w)
for p, w in sorted(arrivals(t, '1813a', 'British'), key=lambda x: x[0].name, reverse=True):
    br.drag([p], w)
br.say('mi de la fino')
us.roll('1d6', 2)
br.roll('1d6', 4)
br.say('4 kontrau 2 plus 2. egale! denove')
us.roll('1d6', 5)
br.roll('1d6', 1)
us.say('mi unue')
deal(t, us, 1813, '52', '50', '46', '54', '61', '57', '63', '41')
deal(t, br, 1813, '48', '51', '53', '60', '64', '66', '58', 'Heavy Rains')
assert hand_sizes(t) == (8, 8)

with act(s, 'US 52: two lakes', 'US', '52', build=True, book=book):
    us.play('52')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.drag('Ariel', 'Erie PA')
    us.drag('Scorpion', 'Erie PA')
    us.say('52: Madison, Lawrence, du goeletoj')
    us.discard('52')

with act(s, 'BR 48: Vincent', 'British', '48', 'Vincent', book=book):
    br.play('48')
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('49th Vincent', 'Smiths Creek')
    br.drag('49th Vincent', 'York')
    br.say('48: Vincent al York')
    br.discard('48')

with act(s, 'US 50: Chauncey lands Pike at Ft. George', 'US', '50', free=True, flips='us:14th', book=book):
    us.play('50')
    us.say('50: Chauncey, Madison kaj Oneida, kun Pike, 14-a kaj 9-a: Ft. George. 1+1+2')
    room(t.pieces('Madison Oneida'), t.pieces('us:14th us:9th'))
    us.drag('Madison Oneida us:14th us:9th Pike Chauncey', 'Ft. George')
    br.say('Brock staras. fronte R.N.R.')
    assert supplied(t, 'US', 'Ft. Niagara')
    assert duel(t, 'US', 'Ft. George', [], 'us:14th', 'R.N.R.', (4, 3), landing=True) == 'AR-1'
    us.roll('2d6', 4, 3)
    us.drag('us:14th us:9th Pike Madison Oneida Chauncey', 'Ft. Niagara')
    us.flip('us:14th')
    us.say('7 - 2 = 5. chiuj al Ft. Niagara')
    us.discard('50')

with act(s, 'BR 51: a depot', 'British', '51', book=book):
    br.play('51')
    br.put('British Supply Depot', 'Lewiston')
    br.say('ups, trans la rivero. al Queenston')
    br.drag([p.id for p in t.at('Lewiston') if 'Depot' in p.name], 'Queenston')
    assert supplied(t, 'British', 'Queenston')
    br.discard('51')

with act(s, 'US 46: Hampton', 'US', '46', 'Hampton', book=book):
    us.play('46')
    us.drag('us:6th 4th_NY_Militia Hampton', 'Champlain NY')
    us.discard('46')

with act(s, 'BR 53: two restored', 'British', '53', flips='1/41st', book=book):
    br.play('53')
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')
    br.say('53: la 41-a resanighis')
    br.discard('53')

s.play('US holds')
us.hold('41')
s.play('BR holds')
br.hold('Heavy Rains')
br.say('bonan nokton')
book.ok()
s.done()
