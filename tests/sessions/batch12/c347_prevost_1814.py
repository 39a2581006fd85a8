"""Spring 1814 ends: free return of two fleets; Summer-Autumn: arrivals, the deal, yards, Champlain."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Ola', br='Petra', what='1814 from spring to autumn: fleet return by markers, the Peninsular regiments, nine cards, Confiance, Downie, Prevost')
t = s.t
spring14(t)
for c in ('US', 'British'):
    more.lay_arrivals(t, '1814a', c)
hands(t, ['Card 81'], ['Card 77'])
burn_to(t, 1814, 16)
peaceful(t)
t, us, br = s.begin()

s.play('BR last of spring')
br.play('77')
br.drag('37th', 'Trois-Rivieres')
br.discard('77')

s.play('US last of spring')
us.play('81')
us.drag('34th', 'Whitehall')
us.discard('81')

s.play('fleet return')
us.say('free return: Perry and the big ones')
us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
us.delete('US_Lake_Control')
br.delete('British_Lake_Control')
br.say('score stays')

s.play('the turn')
br.turn('Summer-Autumn 1814')
more.muster(br, '1814b')
us.say('half of Spain')
for i in range(9):
    br.draw('1814 Deck', {0: 'Card 76', 3: 'Card 80', 4: 'Card 82'}.get(i))
    us.draw('1814 Deck', {1: 'Card 86', 6: 'Card 78'}.get(i))

s.play('BR yard')
br.say('76: Confiance (2) and Linnet (1), Isle aux Noix')
br.play('76')
br.drag('Confiance Linnet', 'Isle aux Noix')
br.discard('76')

s.play('US yard')
us.say('86: Superior and Jefferson at Sackets')
us.play('86')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jefferson', 'Sackets Harbour')
us.discard('86')

s.play('BR Downie')
br.say('80, Downie sails')
br.play('80')
br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
br.vp('US 2')
br.discard('80')

s.play('US 5th PA')
us.play('78')
us.drag('5th_PA', 'Buffalo')
us.discard('78')

s.play('BR Prevost')
br.say('82 Prevost with ten. 1 2 then the river 3, St Jean 6')
br.play('82')
assert cost('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St. Jean') == 6
ten = 'Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th 81st 88th'
br.march(ten, 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
br.discard('82')
us.say('that is a lot of redcoats')
s.done()
