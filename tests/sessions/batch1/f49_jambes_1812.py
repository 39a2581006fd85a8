"""Deutsch und français: regiments that march eight points, a militia that leaves its parish."""
from ref import best, cost
from session import Session

s = Session('dev-1812-faults', us='Karl', br='Odile', what='Spring 1812, German and French: 6th and 13th march 8 MP behind Dearborn; LC Militia goes to Prescott')
t, us, br = s.begin()
us.say('guten Abend! ich bin dran?')
br.say('oui, vas-y')

s.play('US Dearborn too far')
us.say('Karte 32 für 3, Dearborn mit beiden Regimentern den Fluss entlang')
us.play('32')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.drag('Dearborn us:6th us:13th', 'Rome')
us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Antwerp')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg') == 8
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('9.1 3.16 8.42 9.2', '6th and 13th spend 8 MP, a land unit has 6 (Dearborn may, he has 10)', 'path|link'):
    us.drag('Dearborn us:6th us:13th', 'Ogdensburg')
us.discard('32')

s.play('BR Norfolk')
br.say('17 pour 1 : Norfolk à Ft. Erie')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US 3rd Ohio')
us.say('4 für 1, 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR the LC Militia to Prescott')
br.say('20 pour 2 : le 8e et la milice, tous les deux à Prescott. 4 points de marche')
br.play('20')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 4
br.drag('8th', 'Prescott')
with s.fault('3.63', 'the LC Militia marches four spaces from Montreal, west of Cornwall', 'special'):
    br.drag('LC_Militia', 'Cornwall')
    br.drag('LC_Militia', 'Prescott')
br.discard('20')

s.play('US Hull')
us.say('12 für 3, Hull nach Sandwich. Kommst du, oder kommst du nicht?')
us.play('12')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('12')

s.play('BR Procter, retreat before combat')
br.say('5 pour 2, Procter. si tu restes, je tire')
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('ich gehe lieber')
us.drag('Hull 4th 1st_Ohio', 'Detroit')
us.vp('0')
br.discard('5')

s.play('US holds')
us.say('hold')
us.hold('27')

s.play('BR holds')
br.hold('10')
s.done()
