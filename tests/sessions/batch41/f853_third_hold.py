"""Autumn 1813: a brig of 1814 comes off the stocks too early; a third card is put away in one hand."""
from rough41 import *

s = table('1813b', 'Silas', 'Kate', 'Jefferson built in 1813; three holds in one hand; a player of one word',
          ['42', '37', '41', '45', '49'], ['38', '40', '43', '48', '50'], 22)
t, us, br = s.begin()
b = Book(t)

s.play('US ships')
us.play('42')
us.drag('Sylph', 'Sackets Harbour')
us.drag('General_Pike', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'Jefferson is of 1814', 'earliest'):
    us.drag('Jefferson', 'Sackets Harbour', how='beside')
us.say('3')
us.discard('42')

s.play('BR Riall')
br.say('38. Riall and 2 regiments from Quebec to the montreal. RM 1 and RM 2')
br.play('38')
fit(38, 'Riall')
br.drag('Riall 1/R._Marines 2/R._Marines', 'Trois-Rivieres', how='pieces')
br.drag('Riall 1/R._Marines 2/R._Marines', 'Montreal')
br.discard('38')

s.play('US puts one away')
us.hold('37')
us.say('.')

s.play('BR depot')
br.say('43: depot at Burlington')
br.put('British Supply Depot', 'Burlington')
br.play('43')
br.discard('43')

s.play('US puts a second away')
us.hold('49')
br.say('hiding behind the stove?')

s.play('BR Glengarry')
br.say('40. Glengarry to Prescott, 1 of 2')
br.drag('Glengarry', "Crysler's Farm")
br.drag('Glengarry', 'Prescott')
br.drop_discard('40')

s.play('US puts a third away')
with s.fault('7.34 7.32', 'a third card of one hand is held, two are allowed'):
    us.hold('41')
us.say('.')
br.say('that pile is getting tall, three? four?')

s.play('BR Norfolk')
br.play('48')
br.drag('Norfolk', 'Port Dover')
br.say('norfolks go home')
br.discard('48')

s.play('US Harrison')
us.play('45')
us.say('Harrison')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', how='pieces')
us.discard('45')
b.ok()
s.done()
