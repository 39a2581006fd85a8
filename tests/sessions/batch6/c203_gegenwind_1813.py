"""German table, spring 1813: contrary winds once, then Yeo takes a whole squadron and its commodore is replaced."""
from more import naval_drm
from own6 import spring13
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='Friedhelm', br='Gisela', what='spring 1813: Chauncey called back by a reaction, sails again, loses all four ships; he is turned and put at Sackets; yards')
t = s.t
spring13(t, ['40', '49', '46', '37', '44'], ['Contrary Winds', '43', '52', '45', '41', '47'])
t.lay('US_Dragoons', 'Albany', 'US')
t, us, br = s.begin()
four = 'Chauncey Madison Oneida Conquest Scourge'

s.play('US 40: Chauncey, cancelled')
us.say('40, Chauncey läuft aus')
us.play('40')
us.drag(four, 'Lake Ontario Control Box')
br.say('Gegenwind!')
br.play('Contrary Winds')
us.say('och nö. zurück damit')
us.drag(four, 'Sackets Harbour')
br.discard('Contrary Winds')
us.discard('40')

s.play('BR 43: Rottenburg')
br.say('und jetzt mein Zug. 43')
br.play('43')
br.march('Rottenburg 104th', 'Gananoque', 'Prescott')
br.discard('43')

s.play('US 49: Chauncey again')
us.say('49, nochmal')
us.play('49')
us.drag(four, 'Lake Ontario Control Box')
us.discard('49')

s.play('BR 52: Yeo')
br.say('52, Yeo mit allen sieben')
br.play('52')
seven = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
a, d = t.pieces(seven), t.pieces('Madison Oneida Conquest Scourge')
assert naval_drm(a, d, a[0], d[0], 1, 0) == 2 and naval(5 + 2) == 'defender strikes all'
br.drag('Yeo ' + seven, 'Lake Ontario Control Box')
br.roll('1d6', 5)
br.say('5+2=7. Die ganze Flotte streicht die Flagge')
us.drag('Madison Oneida Conquest Scourge', 'US Eliminated')
us.flip('Chauncey')
us.drag('Chauncey', 'Sackets Harbour')
us.say('der Ersatzmann übernimmt. Deine Verluste?')
br.roll('1d6', 5)
br.flip('Royal_George')
br.drag('Royal_George', 'Kingston')
br.vp('British 6')
br.discard('52')

s.play('US 46: the yard')
us.say('46: General Pike, Asp, Raven, Ontario, Lady of the Lake')
us.play('46')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Asp Raven', 'Sackets Harbour')
us.drag([t.find('ship:Ontario').id, t.find('Lady of the Lake').id], 'Sackets Harbour')
us.discard('46')

s.play('BR 45: repair')
br.say('45, Royal George')
br.play('45')
br.flip('Royal_George')
br.discard('45')

s.play('US 44')
us.say('44, das 22. nach Erie')
us.play('44')
us.march('22nd', 'Meadville', 'Erie PA')
us.discard('44')

s.play('BR holds')
br.hold('41')

s.play('US holds')
us.hold('37')
us.say('gut Nacht')
s.done()
