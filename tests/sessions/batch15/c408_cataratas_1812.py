"""Autumn 1812 in Portuguese: rain stops Dearborn, Ogdensburg raided and won back, a lake battle, repairs, a depot. Cards lie down after the move."""
from aid15 import Book, fed, force, go
from lay7 import burn, hands, more
from more import lay_arrivals, naval_drm, supplied
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Joana', br='Rui', what='Autumn 1812, Portuguese: Heavy Rains as reaction, leader drops and picks up on the way, ships chased off by land, lake battle A1 D2, repair, depot, control markers on towns')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('Det._10th_R.V. NWC Nancy', 'Ft. Mackinaw', 'British')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_turn('Summer-Autumn 1812')
t.lay_vp('British 4')
hands(t, ['Card 26', 'Card 3', 'Card 16', 'Card 21', 'Card 28'], ['Card 22', 'Heavy Rains@1812', 'Card 18', 'Card 15', 'Card 31'])
burn(t, 'Card 6', 'Card 24', 'Card 11', 'Card 1')
t, us, br = s.begin()
book = Book(t)
assert book.d == 0

s.play('US Dearborn in the rain')
us.say('boa noite! carrego eu? 26, vale 3: Dearborn com cinco regimentos para Lewiston')
us.drag('Dearborn us:6th us:13th 14th 15th us:16th', 'Utica')
br.say('alto! CHUVA. Heavy Rains contra o Dearborn')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('so um espaco entao... ficam em Utica. que azar')
us.play('26')
us.discard('26')

s.play('BR Rottenburg over the river')
br.say('22 de 3. Rottenburg')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
go('Cornwall', "Crysler's Farm", 'Prescott', 'Ogdensburg')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Ogdensburg', most=10)
br.march('Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Coteau du Lac', 'Cornwall')
br.say('aqui junta-se o Glengarry')
br.march('Rottenburg br:8th Canadian_Fencibles Voltigeurs Glengarry', "Crysler's Farm", 'Prescott')
br.play('22')
br.say('a tropa fica em Prescott, ele e o Glengarry atravessam')
br.drag('Glengarry Rottenburg', 'Ogdensburg')
us.say('os meus barquinhos fogem para Sackets')
us.drag('Hamilton', 'Sackets Harbour')
us.drag('Julia', 'Sackets Harbour')
br.put('British Control', 'Ogdensburg')
br.discard('22')
br.vp(book.due())
assert book.due() == 'British 6'

s.play('US Chauncey: 7 to 3 ships +2, B to B')
us.say('ja chega. 16: Chauncey e tudo o que flutua')
us.play('16')
us.drag('Chauncey', 'Lake Ontario Control Box')
us.drag('Oneida Conquest Scourge Growler Pert Julia Hamilton', 'Lake Ontario Control Box')
a, d = t.pieces('Oneida Conquest Scourge Growler Pert Julia Hamilton'), t.pieces('Royal_George Earl_of_Moira Gloucester')
assert naval_drm(a, d, a[0], d[0]) == 2 and naval(3 + 2) == 'A1 D2 att'
us.roll('1d6', 3)
us.say('3+2 = 5')
br.say('o Royal George e o Moira partidos. vai tudo para Kingston')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
us.flip('Oneida')
us.drag('Oneida', 'Oswego')
us.discard('16')
us.vp(book.due())
assert book.due() == 'British 2'

s.play('BR repairs')
br.say('15, estaleiro: os dois como novos')
br.play('15', reveal=False)
br.flip('Earl_of_Moira Royal_George')
br.discard('15')

s.play('US Macdonough')
us.play('21')
us.say('21 (1). Macdonough passeia no Champlain')
us.drag('President Macdonough', 'Lake Champlain Control Box')
us.vp(book.due())
assert book.due() == '0'
us.discard('21')

s.play('BR depot')
br.say('31: deposito em Prescott')
assert supplied(t, 'British', 'Prescott')
br.put('British Supply Depot', 'Prescott')
br.play('31')
br.discard('31')

s.play('US takes Ogdensburg back: 5 to 3, 1:1, A to A, British Regulars in the open -1')
us.say('28 (2): os Rifles e o 2nd NY, por Antwerp')
us.play('28')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.each('1st_Rifles 2nd_NY_Militia', 'Antwerp')
us.drag('1st_Rifles 2nd_NY_Militia', 'Ogdensburg')
br.say('fico')
assert fed(t, 'US', 'Antwerp', 'Ogdensburg') and supplied(t, 'British', 'Ogdensburg')
assert odds(force(t, '1st_Rifles 2nd_NY_Militia', True), force(t, 'Glengarry')) == 0 and crt(6 + 5 - 1) == 'DR'
us.roll('2d6', 5, 6)
us.say('onze, menos um: fora!')
br.drag('Rottenburg Glengarry', 'Prescott')
br.say('ta bem, ta bem')
us.delete([p for p in t.at('Ogdensburg') if p.name == 'British Control'])
us.vp(book.due())
assert book.due() == 'US 2'
us.discard('28')

s.play('BR Brock')
br.play('18')
br.say('18. Brock desce para o Niagara com o R.N.R.')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.drag('R.N.R.', 'Ft. George')
br.drag('Brock', 'Ft. George')
br.discard('18')

s.play('US holds')
us.say('guardo a minha ultima')
us.hold('3')
book.ok()
s.done()
