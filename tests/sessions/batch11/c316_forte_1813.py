"""Ft. George 1813 in Portuguese: the army comes by ship, two rounds at the fort, Queenston gives way."""
from kit11 import *

s = Session('dev-1812-faults', us='Rui', br='Ines', what='Spring 1813: Chauncey ferries four regiments, Ft. George in two rounds (EX, DR), a restore, retreat before combat; the spring lake marker means no new points')
t = s.t
more.lay_1813(t)
t.lay('US_Dragoons', 'Albany', 'US')
hands(t, ['Card 43', 'Card 46', 'Card 44', 'Card 38', 'Card 39', 'Card 47'], ['Card 42', 'Card 45', 'Card 49', 'Card 51', 'Card 53', 'Card 55'])
burn_to(t, 1813, 4)
base = towns(t)
t, us, br = s.begin()

s.play('US Chauncey')
us.say('43, dois pontos, Chauncey leva Dearborn e quatro regimentos para o forte Niagara')
us.play('43')
sch = 'Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
us.drag('Chauncey Madison Oneida ' + sch, 'Ft. Niagara', at='beside')
us.drag('Dearborn us:6th 15th us:16th 21st', 'Ft. Niagara')
us.say('e os navios para o lago. o lago ja contava')
us.drag('Chauncey Madison Oneida ' + sch, 'Lake Ontario Control Box')
us.discard('43')

s.play('BR Prevost')
br.say('42 com 3, Prevost ate Prescott')
br.play('42')
br.roll('1d6', 2)
br.say('ups, botao errado')
go(br, 'Prevost br:13th 70th 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('42')

s.play('US Dearborn')
us.say('46 de 3. Dearborn atravessa')
us.play('46')
men = 'us:6th 15th us:16th 21st 18th us:13th'
sp(t, 'US', 'Ft. Niagara')
sp(t, 'British', 'Ft. George')
us.drag('Dearborn ' + men, 'Ft. George', at='beside')
us.say('24 contra 9+2, +1; B contra A -1; rio -1')
assert strength(t, men) == 24 and odds(24, 11) == 1 and crt(8 - 1) == 'EX'
us.roll('2d6', 4, 4)
us.flip('us:6th')
br.flip('49th')
br.say('troca. outra vez')
assert odds(20, 2 + 5 + 2) == 1 and crt(10) == 'DR'
us.roll('2d6', 5, 5)
br.say('10, recuo para Stoney Creek')
br.drag('Vincent 49th br:8th', 'Stoney Creek')
us.vp('US 1')
us.discard('46')
assert towns(t) - base == 3

s.play('BR restores')
br.say('45: recupero o 49th')
br.play('45')
sp(t, 'British', 'Stoney Creek')
br.flip('49th')
br.discard('45')

s.play('US Queenston')
us.say('44 por 1, a milicia de Lewiston')
us.play('44')
us.drag('1st_NY_Militia', 'Queenston', at='beside')
br.say('nao espero, Beaverdams')
br.drag('Lincoln', 'Beaverdams')
us.say('+2')
us.vp('US 3')
us.discard('44')
assert towns(t) - base == 5

s.play('BR holds')
br.hold('49')

s.play('US 2nd NY')
us.play('38')
us.say('38: 1st Rifles e 2nd NY para Cape Vincent')
go(us, '1st_Rifles 2nd_NY_Militia', 'Sackets Harbour', 'Cape Vincent')
us.discard('38')
s.done()
