"""A couple on the sofa: militia made new by a card, and an AR-1 for which nobody pays."""
from lay9 import Game, hands, burn_to, pos1814b

s = Game('dev-1812-faults', us='Lena', br='Marco', what='Summer-Autumn 1814 in mid-turn: NY Volunteers restored; Drummond thrown back from Fort Erie with AR-1 and no loss')
t = s.t
pos1814b(t)
hands(t, ['Card 89', 'Card 104', 'Card 99'], ['Card 106', 'Card 102', 'Card 88'])
burn_to(t, 1814, 28)
t.lay('us:9th 22nd', 'Ft. Erie', 'US')
t.lay_face('NY_Volunteers_1814 23rd')
t.lay('Drummond 103rd 89th br:8th 104th', 'Chippawa', 'British')
t.lay_vp('US 5')
t, us, br = s.open()
s.even()

s.play('BR Fort Erie')
br.say('106 tesoro, Drummond with everything in Chippawa')
br.play('106')
br.roll('2d6', 1, 2)
us.say('haha. you rolled before you moved and you rolled THAT')
br.say('ok ok it counts')
s.go(br, 'Drummond 103rd 89th br:8th 104th', 'Chippawa', 'Ft. Erie')
s.fight(br, '103rd 89th br:8th 104th', 'Ft. Erie', 'Chippawa', (1, 2), '103rd', 'us:9th', leader=1, want='AR-1')
with s.fault('10.51(AR-1) 10.52 10.32(1)', 'AR-1: the attackers go back and no unit loses a step', 'odds|CRT|result|strength'):
    br.drag('Drummond 103rd 89th br:8th 104th', 'Chippawa')
    br.discard('106')

s.play('US restore')
us.say('89 to patch up: the 23rd at Sackets and my volunteers in Buffalo')
us.play('89')
us.flip('23rd')
with s.fault('8.31(5) 3.11(Militia)', 'the NY Volunteers, militia, are restored with a card', 'class|unit'):
    us.flip('NY_Volunteers_1814')
us.discard('89')

s.play('BR Glengarry')
br.say('102, Glengarry to Stoney creek. pizza is here')
br.play('102')
s.go(br, 'Glengarry', 'Burlington', 'Stoney Creek')
br.discard('102')

s.play('US 45th')
us.say('104 the 45th, one little op')
us.play('104')
s.go(us, '45th', 'Albany', 'Utica', 'Canandaigua')
us.discard('104')
s.even()
s.done()
