"""Spring 1813 in German: a campaign of Pike and Scott, heavy rains on one of them, a landing at Burlington thrown into the lake again."""
from kit11 import *

s = Session('dev-1812-faults', us='Ulf', br='Heike', what='Spring 1813 from the start: roll, dragoons, Campaign with a reaction, an empty town landed on, DR and retreat by water, shipyard, Prevost, a hold')
t = s.t
more.lay_1813(t)
hands(t, ['Campaign@1813', 'Card 46', 'Card 38', 'Card 39', 'Card 43', 'Card 44', 'Card 47', 'Card 48'],
      ['Heavy Rains@1813', 'Card 42', 'Card 45', 'Card 49', 'Card 51', 'Card 53', 'Card 55', 'Card 57'])
t, us, br = s.begin()

s.play('start')
us.say('1813. ich wuerfle')
us.roll('1d6', 6)
br.roll('1d6', 2)
br.say('2+2, du faengst an')
us.drag('US_Dragoons', 'Albany')

s.play('US campaign')
us.say('Feldzug: Pike in Sackets und Scott in Albany')
us.play('Campaign')
br.say('Moment. Schwere Regen auf Scott')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('na schoen, Scott dann nur bis Utica. erst Pike: 6., 15., 16., die Rifles, Schiffe nach Burlington')
men = 'us:6th 15th us:16th 1st_Rifles Pike'
fleet = 'Madison Oneida Conquest Scourge Julia Hamilton Pert'
us.drag(fleet, 'Burlington')
us.drag(men, 'Burlington', how='beside')
us.vp('0')
us.say('1 einladen, 1 fahren, 2 landen. Burlington leer, 2 Punkte')
us.drag('Scott 25th 20th 23rd', 'Utica')
us.discard('Campaign')
assert towns(t) + 0 == 2 - 3 and holds(t, 'US', 'Burlington')

s.play('BR Vincent')
br.say('55, Vincent holt sich Burlington')
br.play('55')
sp(t, 'British', 'Ft. George')
assert cost('Ft. George', 'Stoney Creek', 'Burlington') == 2
br.drag('Vincent 49th br:8th', 'Stoney Creek')
br.drag('Vincent 49th br:8th', 'Burlington', at='beside')
us.say('bleibe. 9 gegen 14, -2; A gegen B +1; Pike -1')
assert strength(t, '49th br:8th', side=br) == 9 and odds(9, 14) == -2 and crt(12 - 2) == 'DR'
br.roll('2d6', 6, 6)
us.say('nein!!')
br.say('doch. DR')
us.say('dann auf die Schiffe, nach Sackets')
us.drag(fleet, 'Sackets Harbour')
us.drag(men, 'Sackets Harbour')
br.vp('British 2')
br.discard('55')

s.play('US yard')
us.say('46 zum Bauen: General Pike, zwei Schoner, noch zwei')
us.play('46')
us.drag('General_Pike', 'Sackets Harbour')
us.each('Asp Raven Lady_of_the_Lake', 'Sackets Harbour')
us.drag('ship:Ontario', 'Sackets Harbour')
us.discard('46')

s.play('BR Prevost')
br.say('42 als 3')
br.play('42')
way = ['Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott']
go(br, 'Prevost br:13th 70th 89th', *way)
br.discard('42')

s.play('US holds')
us.hold('44')
us.say('eine weg')

s.play('BR York militia')
br.say('51 als 1: Lincoln nach Chippawa')
br.play('51')
go(br, 'Lincoln', 'Queenston', 'Chippawa')
br.discard('51')
s.done()
