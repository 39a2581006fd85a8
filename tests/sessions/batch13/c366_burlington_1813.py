"""A landing at Burlington, a counter-attack that fails, a retreat before combat, two restored, ships go home."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Marta', br='Jerzy', what='Spring 1813 in mid-turn: Chauncey lands Pike at Burlington, Vincent is thrown back with AR-2 and later retreats before combat')
t = s.t
lay(t, '1813a')
hands(t, ['Card 46', 'Card 43', 'Card 38', 'Card 52', 'Card 41'], ['Card 42', 'Card 45', 'Card 48', 'Card 37', 'Card 39'])
burn_to(t, 1813, 6)
t, us, br = s.begin()
k = Book(t)

s.play('US landing')
us.play('46')
us.say('plyniemy')
fleet = 'Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins'
men = 'us:9th 21st us:6th 1st_Rifles'
us.drag(fleet + ' Pike ' + men, 'Burlington')
us.say('9, 21, 6 i strzelcy: korweta, bryg, cztery szkunery, szkuner')
us.vp('0')
k.ok()
us.discard('46')

s.play('BR Vincent')
br.play('42')
br.drag('Vincent 8th 49th', 'Stoney Creek')
br.drag('Vincent 8th 49th', 'Burlington')
us.say('stoje')
fed(t, 'British', 'Burlington', 'Stoney Creek')
assert fight(t, '8th 49th', men, 'Burlington', 5, '8th', 'us:9th', dl=1) == 'AR-2'
br.roll('2d6', 2, 3)
br.say('auc')
br.flip('8th')
br.flip('49th')
br.drag('Vincent 8th 49th', 'Stoney Creek')
br.discard('42')

s.play('US Pike goes on')
us.play('43', reveal=False)
us.drag('Pike us:9th 21st 1st_Rifles', 'Stoney Creek')
br.say('ustepuje')
br.drag('Vincent 8th 49th', 'Ft. George')
us.vp('US 1')
k.ok()
us.reveal('43')
us.discard('43')

s.play('BR restores')
fed(t, 'British', 'Ft. George')
br.play('45')
br.flip('8th')
br.flip('49th')
br.discard('45')

s.play('US ships home')
us.play('38')
us.each('Julia Hamilton', 'Sackets Harbour')
us.discard('38')

s.play('BR York Militia')
br.play('48')
br.drag('York_Militia', 'Smiths Creek')
br.say('nie, zostaja')
br.undo(2)
br.say('RNR i milicja zostaja. Glengarry')
br.drag('Glengarry', "Crysler's Farm")
br.drag('Glengarry', 'Prescott')
br.discard('48')
s.done()
