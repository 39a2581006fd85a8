"""Autumn 1813: a campaign with its card laid in the middle, Prescott taken and lost, points in parts, late and twice; Dutch."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Joost', br='Wietske', what='Campaign with Brown and Scott, its card laid between the two; Prescott won across the river and lost again; points a play late, then twice, then right; Dutch')
t = s.t
lay(t, '1813b')
t.lay('Chauncey Oneida Madison Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
hands(t, ['Campaign@1813', '44', '45', '48', '50', '52', '58', '60'], ['46', '47', '49', '53', '55', '62', '66', '64'])
burn_to(t, 1813, 16)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('US Campaign')
us.say('veldtocht: eerst Brown uit Sackets, dan Scott uit Albany. Kaart komt zo')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.drag('Brown us:9th 15th 21st', 'Antwerp')
us.drag('Brown us:9th 15th 21st', 'Ogdensburg')
us.play('Campaign')
us.say('deze dus')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.march('Scott us:23rd us:25th 31st 33rd', 'Whitehall', 'Ticonderoga')
us.drag('Scott us:23rd us:25th 31st 33rd', 'Plattsburg')
us.discard('Campaign')

s.play('BR Drummond')
br.say('Drummond alleen naar Cornwall, Glengarry mee naar Prescott')
go('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Drummond', 'Cornwall')
br.drag('Drummond Glengarry', 'Prescott')
br.play('49')
fit('49', 'Drummond')
br.discard('49')

s.play('US Brown at Prescott')
us.say('52. over de rivier')
fit('52', 'Brown')
us.play('52')
us.drag('Brown us:9th 15th 21st', 'Prescott')
br.say('Fencibles voorop')
assert fight(t, 'us:9th 15th 21st', 'Canadian_Fencibles Glengarry', 'Prescott', (5, 6), 'us:9th', 'Canadian_Fencibles', 1, 1, frm='Ogdensburg', route=True) == 'DR'
us.roll('2d6', 5, 6)
assert supplied(t, 'British', "Crysler's Farm")
br.drag('Drummond Canadian_Fencibles Glengarry', "Crysler's Farm")
us.discard('52')

s.play('BR Prevost')
br.say('66: Prevost')
fit('66', 'Prevost')
br.play('66')
go('Quebec City', 'Montreal'.replace('Montreal', 'Trois-Rivieres'), 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
men = 'Prevost De_Watteville br:13th 89th 70th'
br.march(men, 'Montreal', 'Cornwall', "Crysler's Farm")
br.discard('66')
us.say('o ja, de punten van Prescott')
us.vp('British 1')
us.vp('0')

s.play('US holds')
us.hold('44')
us.vp('US 2')
us.say('stond dat er al? dan weer terug')
us.vp('0')
b.ok()

s.play('BR Prevost at Prescott')
br.say('62, Prevost weer, alles van Crysler')
fit('62', 'Prevost')
br.play('62')
men = 'De_Watteville br:13th 89th 70th Canadian_Fencibles Glengarry'
br.drag('Prevost Drummond ' + men, 'Prescott')
assert fight(t, men, 'us:9th 15th 21st', 'Prescott', (6, 4), 'De_Watteville', '15th', 0, 1, frm="Crysler's Farm") == 'DR'
us.say('ik heb Brown, jij 25 tegen 12')
br.roll('2d6', 6, 4)
assert supplied(t, 'US', 'Ogdensburg')
us.drag('Brown us:9th 15th 21st', 'Ogdensburg')
br.vp('British 2')
br.discard('62')
b.ok()

s.play('US depot')
us.say('60, depot in Ogdensburg')
us.play('60')
us.put('US Supply Depot', 'Ogdensburg')
us.discard('60')

s.play('BR holds')
br.hold('47')
br.say('tot donderdag')
s.done()
