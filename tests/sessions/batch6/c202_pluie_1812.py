"""French and German, by mail in two files: Heavy Rains stop Prevost after one space; a pursuit that turns back."""
from own6 import ready
from more import spent
from ref import cost
from session import Session

s = Session('dev-1812-faults', us='Margot', br='Heinz', what='spring 1812, two logs: a reaction in the middle of a march, Procter drives Hull out and goes home, a lift to Ogdensburg')
t = s.t
t.lay_hand('US', ['32', '12', '27', '13', '4', 'Heavy Rains@1812', '30'])
t, us, br = s.begin()

s.play('US 32: Hull')
us.say('32, Hull traverse')
us.play('32')
us.drag('4th 1st_Ohio Hull', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR 2: Prevost, stopped by rain')
br.say('2, Prevost mit dem 100. nach Montreal und weiter')
br.play('2')
us.say('il pleut ! réaction sur Québec')
us.play('Heavy Rains')
us.discard('Heavy Rains')
br.say('na toll. Dann nur ein Feld')
br.drag('Prevost 100th', 'Trois-Rivieres')
br.discard('2')

s.play('US 12: Dearborn')
us.say('12')
us.play('12')
us.march('Dearborn us:6th us:13th', 'Utica', 'Rome')
us.discard('12')
us.say('je t\'envoie le fichier')
s.cut()

s.play('BR 8: Procter and back')
br.say('8, Procter nach Sandwich')
br.play('8')
br.drag('Procter 1/41st Shawnee Wyandot', 'Sandwich')
us.say('je recule, Détroit')
us.drag('4th 1st_Ohio Hull', 'Detroit')
br.vp('0')
br.say('die Wyandot bleiben, der Rest heim')
br.drag('Procter 1/41st Shawnee', 'Ft. Malden')
assert cost('Ft. Malden', 'Sandwich', 'Ft. Malden') == 2
br.discard('8')

s.play('US 4')
us.say('4')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR 17')
br.say('17, das 49.')
br.play('17')
br.march('49th', 'Smiths Creek', 'York')
br.discard('17')

s.play('US holds')
us.say('je garde')
us.hold('27')

s.play('BR 5')
br.say('5, zwei Schiffe auf den Erie')
br.play('5')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.discard('5')
br.vp('British 2')

s.play('US 13: Oneida')
us.say('13, Oneida dépose la milice à Ogdensburg')
us.play('13')
us.drag('Oneida 2nd_NY_Militia', 'Ogdensburg')
us.drag('Oneida', 'Sackets Harbour')
us.discard('13')

s.play('BR holds')
br.hold('10')
br.say('ich lege eine weg')
s.done()
