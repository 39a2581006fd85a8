"""Spring 1814 to autumn: one player brings ships back, the other lets Huron go; nine dealt with a held card; boats and battalions. Portuguese, hardly any markers in time."""
from lay17f import *
from session import Session

s = Session('dev-1812-faults', us='Tiago', br='Marta', what='Spring 1814 ends, Portuguese: return on Erie, none on Huron (2 VP lost, marker off late), arrivals of 1814b, deal of 9 counting a held card, plays of both')
t = s.t
spring_1814(t)
hands(t, ['Card 94', 'Card 85'], ['Card 93', 'Card 91'])
held(t, t.br, 'Card 88')
burn_to(t, 1814, 13)
t, us, br = s.begin()
book = Book(t)
assert book.due() == 'US 4'

s.play('BR Glengarry')
br.play('91')
br.drag('Glengarry', 'Stoney Creek')
br.discard('91')

s.play('US 22nd')
us.say('94 (1): o 22 para Cape Vincent')
us.play('94')
us.drag('22nd', 'Cape Vincent')
us.discard('94')

s.play('BR last card, two to Ft. George road')
br.play('93')
br.say('a ultima. 8th e milicia de York a Burlington')
br.drag('br:8th', 'Burlington')
br.drag('York_Militia', 'Burlington')
br.discard('93')

s.play('US last card')
us.play('85', reveal=False)
us.drag('1st_Rifles', 'Antwerp')
us.drag('21st', 'Antwerp')
us.drag('21st', 'Sackets Harbour')
us.say('o 21 fica, so os atiradores')
us.discard('85')

s.play('fleet return, spring')
us.say('Perry volta ao lago')
us.drag('ship:Lawrence ship:Niagara', 'Lake Erie Control Box')
us.drag('Perry', 'Lake Erie Control Box')
br.say('a Nancy fica em casa')
us.say('entao perdes o Huron, +2 para mim')
m = mark_at(t, 'Lake Huron Control Box')
br.delete([m])
us.vp(book.due())
assert book.due() == 'US 6'
us.delete([mark_at(t, 'Lake Erie Control Box')])

s.play('autumn')
muster(br, '1814b')
us.say('eu nao tenho nada')
assert not arrivals(t, '1814b', 'US')
us.turn('Summer-Autumn 1814')

s.play('deal')
br.drag([t.card('Card 88').id], 'British Hand', how='pieces')
deal(t, br, 1814, '96', '97', '98', '99', 'Bladensburg', '100', '101', '102')
deal(t, us, 1814, '103', '104', '105', '106', 'Campaign', 'Treaty of Ghent')
us.say('seis... faltam tres')
deal(t, us, 1814, '95', '92', '90')
assert sizes(t) == (9, 9)

s.play('BR Prevost goes')
br.play('96')
br.say('96: Prevost e sete batalhoes')
go('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie')
men = '3rd_(Buffs) 82nd br:6th 76th 88th 57th 58th'
br.drag(men + ' Prevost', 'Trois-Rivieres')
br.drag(men + ' Prevost', 'Montreal')
br.drag(men + ' Prevost', 'La Prairie')
br.discard('96')

s.play('US Macomb stays, Izard moves')
us.play('103')
us.say('Izard, 6 e 13 e 15 a Champlain')
us.drag('6th 13th 15th Izard', 'Champlain NY')
us.say('nao, esquece, so 15')
us.undo(2)
us.drag('15th Izard', 'Champlain NY')
us.discard('103')

s.play('BR Downie yard')
br.play('102')
br.drag('Confiance', 'Isle aux Noix')
br.say('Confiance custa 2. e o Linnet 1, a 102 e 3')
br.drag('Linnet', 'Isle aux Noix')
br.discard('102')

s.play('US yard')
us.play('106')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jones', 'Sackets Harbour')
us.say('Superior e Jones')
us.discard('106')

s.play('BR Bladensburg')
br.play('Bladensburg')
br.say('Washington arde! 2')
br.vp(book.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

s.play('US holds')
us.hold('104')
book.ok()
s.done()
