"""The turn goes from Spring to Summer 1812 in Italian: arrivals, a deal of seven, and the second log begins after them."""
from kit11 import *

s = Session('dev-1812-faults', us='Carla', br='Dino', what='Spring to Summer 1812: two last cards, arrivals by stacks and one by one, seven cards each; second log: Chauncey sails, Rottenburg, Dearborn, Harrison, a lake squadron')
t = s.t
hands(t, ['Card 4'], ['Card 17'])
t, us, br = s.begin()

s.play('US last card')
us.play('4')
us.say('ultima: 3rd Ohio avanti')
go(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', how='all')
us.discard('4')

s.play('BR last card')
br.play('17')
go(br, 'R.N.R.', 'York', 'Burlington')
br.discard('17')
br.say('finite. laghi vuoti, nessuno rientra')

s.play('turn, arrivals, deal')
us.turn('Summer-Autumn 1812')
more.muster(us, '1812b')
br.say('i miei uno a uno che non trovo niente')
more.muster(br, '1812b', groups=False)
deal(us, '1812 Deck', '3', '6', '11', '15', '16', '22', '26')
deal(br, '1812 Deck', '1', '7', '14', '18', '21', '23', '25')
us.say('sette e sette. comincio io')
s.cut()

s.play('US Chauncey')
us.say('3, Chauncey esce')
us.play('3')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego', at='beside')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('3')

s.play('BR Rottenburg')
br.say('18 per 2 punti: Rottenburg a Kingston con 8th, Fencibles e Voltigeurs')
br.play('18')
go(br, 'Rottenburg br:8th Canadian_Fencibles Voltigeurs', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
br.discard('18')

s.play('US Dearborn')
us.say('6 da 3, Dearborn a Sackets con cinque')
us.play('6')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.drag('Dearborn us:9th 11th 14th 15th us:16th', 'Rome')
us.drag('Dearborn us:9th 11th 14th 15th us:16th', 'Sackets Harbour')
us.discard('6')

s.play('BR Norfolk')
br.say('1')
br.play('1')
go(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
br.discard('1')
us.say('e basta?')
br.say('e basta')

s.play('US Harrison')
us.say('15, due: Harrison e Winchester a Frenchtown con 17, 19 e Kentucky')
us.play('15')
go(us, 'Harrison Winchester 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.discard('15')

s.play('BR Lake Erie')
br.say('23 come 2, Queen Charlotte e Hunter nel lago')
br.play('23')
br.drag('Queen_Charlotte', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.discard('23')
us.say('pari quindi')
br.vp('0')
assert lakes(t) == spot(t) == 0

s.play('US holds')
us.hold('11')
us.say('tengo una carta')
s.done()
