"""Prevost's great march of 1814: Montreal's veterans come down the Richelieu, a post is left at Champlain, Plattsburg falls in two rounds."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals, supplied
from ref import best, cost, crt, odds
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Bill', br='Ada', what='Autumn 1814: Prevost to Isle aux Noix, then to Plattsburg with a post left on the road (EX, DR-1), ships flee')
t = s.t
lay_1813(t)
lay_1814(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 4')
hands(t, ['Card 96', 'Card 98', 'Card 99'], ['Card 102', 'Card 92', 'Card 95'])
burn_to(t, 1814, 22)
t, us, br = s.begin()

s.play('BR Prevost')
br.say('92 for the marshal')
br.play('92')
assert best('Quebec City', 'Isle aux Noix')[0] == 6
eight = 'br:6th br:82nd br:5th br:9th br:27th br:39th 57th 58th'
br.march('Prevost ' + eight, 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
br.discard('92')

s.play('US yard')
us.say('Superior and Jones, 96')
us.play('96')
us.drag('Superior Jones', 'Sackets Harbour')
us.discard('96')

s.play('BR Prevost at Plattsburg: 28 to 21, A to B; then 24 to 19')
br.say('102 again Prevost. 58th stays at Champlain to keep the road open')
br.play('102')
assert cost('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg') == 3
br.drag('Prevost ' + eight, 'Lacolle')
br.drag('Prevost ' + eight, 'Champlain NY')
br.drag('Prevost br:6th br:82nd br:5th br:9th br:27th br:39th 57th', 'Plattsburg')
assert supplied(t, 'British', 'Plattsburg', 'Champlain NY')
us.say('standing. no forts card of course')
assert odds(28, 21) == 0 and crt(3 + 4 + 1) == 'EX'
br.roll('2d6', 3, 4)
br.flip('br:6th')
us.flip('us:6th')
assert odds(24, 19) == 0 and crt(5 + 5 + 1) == 'DR-1'
br.roll('2d6', 5, 5)
us.say('that hurts. 13th leads, down')
us.flip('us:13th')
us.drag('Izard Macomb us:6th us:13th 15th 29th 30th 31st', 'Ticonderoga')
us.drag('President Preble Montgomery', 'Burlington VT')
br.say('4 and 1')
br.vp('British 1')
br.discard('102')

s.play('US Vermont')
us.say('Vermont militia, 98, down to Vergennes')
us.play('98')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('98')

s.play('BR holds')
br.hold('95')
s.done()
