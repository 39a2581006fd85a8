"""The turn from Spring-Summer to Summer-Autumn 1812: last plays, marker, arrivals, a unit delayed, the deal, first plays."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Ilse', br='Marek', what='Spring 1812 ends, Summer-Autumn begins: arrivals by space, one delayed, 6 and 7 cards dealt, first plays')
t = s.t
t.lay('Royal_George Gloucester', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
hands(t, ['Card 27', 'Card 19'], ['Card 10', 'Card 20'])
t, us, br = s.begin()

s.play('US 6th and 13th')
us.play('19')
us.drag('us:6th us:13th', 'Utica')
us.discard('19')

s.play('BR two regiments to Kingston')
br.play('10')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.drag('br:8th', 'Kingston')
br.drag('Canadian_Fencibles', 'Kingston')
br.discard('10')

s.play('US holds')
us.hold('27')

s.play('BR Brock')
br.play('20')
br.drag('Brock York_Militia', 'Burlington')
br.drag('Brock York_Militia', 'Ft. George')
br.discard('20')
us.say('end of turn')
br.say('VP: lake 2, nothing else. ok')

s.play('the turn')
us.turn('Summer-Autumn 1812')
us.say('arrivals')
more.muster(us, '1812b', skip=('23rd', '1st PA Militia'))
us.drag('1st_PA_Militia', 'Pittsburgh')
us.drag('23rd', 'Delayed Reinforcements')
us.say('the 23rd waits a turn, Albany is crowded enough')
more.muster(br, '1812b', groups=False)
us.say('cards. I hold one so six')
for i in range(6):
    us.draw('1812 Deck', 'Card 15' if i == 2 else 'Card 3' if i == 4 else None)
    br.draw('1812 Deck', 'Card 6' if i == 1 else 'Card 28' if i == 3 else None)
br.draw('1812 Deck')
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 7

s.play('US Harrison')
us.say('Harrison to the Raisin')
us.play('15')
us.drag('Harrison us:17th us:19th', 'Ft. Meigs')
us.drag('Harrison us:17th us:19th', 'Frenchtown')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.discard('15')

s.play('BR three ships join')
br.say('the other three')
br.play('6')
br.drag('Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
br.discard('6')

s.play('US two from Albany')
us.play('3')
us.drag('14th 20th', 'Canandaigua')
us.drag('14th 20th', 'Buffalo')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4
us.discard('3')
s.done()
