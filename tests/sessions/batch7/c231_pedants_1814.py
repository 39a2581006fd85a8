"""Two pedants correct each other: arrivals, a card too many, a modifier, a flip, a militia, the marker."""
from lay7 import hands, more, start1814
from more import supplied
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Prof Kline', br='Dr Abel', what='Spring 1814 from the arrivals: every slip is set right by the other, a tenth card goes back to the deck')
start1814.lay_1814(s.t)
t = s.t
t.lay(['Brock'], 'Captured', 'British')
more.set_aside(t, 'Treaty of Ghent')
hands(t, ['Card 76', 'Card 78', 'Card 80', 'Card 82', 'Card 84', 'Card 85', 'Card 88'],
      ['Card 75', 'Card 77', 'Card 79', 'Card 81', 'Card 83', 'Card 86', 'Card 87', 'Card 91', 'Card 95'])
t, us, br = s.begin()

s.play('arrivals and the rest of the deal')
us.drag('34th 45th 4th_Rifles', 'Albany')
br.say('your 4th Rifles enter at Pittsburgh')
us.drag('4th_Rifles', 'Pittsburgh')
us.drag('5th_PA', 'Erie PA')
us.drag('Seneca', 'Buffalo')
br.drag('br:16th 90th 37th', 'Quebec City')
br.say('you have seven cards, it is nine this year')
us.draw('1814 Deck', 'Card 90')
us.draw('1814 Deck', 'Card 94')
us.draw('1814 Deck', 'Card 98')
br.say('that makes ten')
us.say('quite right. the last one goes back')
t.drag(us, [t.card('98', us).id], '1814 Deck', at=t.m.decks['1814 Deck'], how='pieces')
assert len(t.hand('US')) == 9

s.play('BR Drummond')
br.say('86 for 3. Drummond, 104th, 10th R.V., Frontenac')
br.play('86')
br.drag('Drummond 104th 10th_R.V. Frontenac', 'Gananoque')
br.drag('Drummond 104th 10th_R.V.', 'Prescott')
br.drag('Frontenac', 'Ogdensburg')
us.say('Ogdensburg is on my side of the river')
br.say('granted')
br.drag('Frontenac', 'Prescott')
br.discard('86')

s.play('US Izard at Lacolle')
us.say('78 for 2. Izard, 6th, 13th, 15th to Lacolle')
us.play('78')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2
us.drag('Izard us:6th us:13th 15th', 'Lacolle')
assert supplied(t, 'US', 'Lacolle', entered='Champlain NY') and supplied(t, 'British', 'Lacolle')
br.say('Fencibles stand')
assert odds(12, 5) == 1 and crt(5 + 4 + 1 - 1) == 'DR' and crt(8) == 'EX'
us.roll('2d6', 5, 4)
br.say('9, +1 odds, -1 woods, -1 British regulars: 8, exchange')
br.flip('Canadian_Fencibles')
us.say('no Sir: 10.44 is for 1812 and 1813 and for clear ground. nine, you retreat whole')
br.say('so it is')
br.flip('Canadian_Fencibles')
br.drag('Canadian_Fencibles', 'Isle aux Noix')
assert value('Lacolle') == 1
us.vp('US 6')
br.say('Lacolle is a one')
us.vp('US 5')
us.discard('78')

s.play('BR 8th')
br.say('77 for 1. the 8th to Burlington')
br.play('77')
br.drag('York_Militia', 'Burlington')
us.say('that is the York militia. allow me')
us.drag('York_Militia', 'York')
br.drag('br:8th', 'Burlington')
br.discard('77')

s.play('US Superior')
us.say('80, naval 2: the Superior')
us.play('80')
us.drag('Superior', 'Oswego')
br.say('Sackets')
us.drag('Superior', 'Sackets Harbour')
us.discard('80')

s.play('BR Linnet')
br.say('79, naval, 1 of 2: Linnet')
br.play('79')
br.drag('Linnet', 'Isle aux Noix')
br.discard('79')

s.play('US holds')
us.say('I hold one')
us.hold('82')
s.done()
