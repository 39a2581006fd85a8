"""Spring 1813, each client keeps a log; the second begins in the middle of a march stopped by rain. A landing that fails goes off by water to another port."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Gus', br='Moira', what='two logs, cut in a play; landing at Ft. George repulsed, back by water to Ft. Niagara; Heavy Rains and Contrary Winds; fleets built')
t = s.t
lay(t, '1813a')
hands(t, ['37', '40', '42', '43', '44', '45', '46', 'Campaign@1813'], ['Contrary Winds', 'Heavy Rains@1813', '47', '48', '49', '50', '52', '54'])
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('US landing at Ft. George')
us.say('43/2 Chauncey. Pike, 6 15 16 21 aboard, Ft George')
fit('43', 'Chauncey')
us.play('43')
ships = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
men = 'us:6th 15th us:16th 21st'
us.drag('Chauncey ' + ships, 'Ft. George')
us.drag('Pike ' + men, 'Ft. George')
br.say('Vincent stays. 8th leads')
assert fight(t, men, 'br:8th br:49th', 'Ft. George', (4, 2), 'us:6th', 'br:8th', 1, 0, frm='Sackets Harbour', amphib=True) == 'AR-1'
us.roll('2d6', 4, 2)
us.say('5 in all. off we go')
us.flip('us:6th')
us.drag('Pike ' + men, 'Ft. Niagara')
us.drag('Chauncey ' + ships, 'Ft. Niagara')
us.discard('43')

s.play('BR dockyards')
br.say('52/3: Detroit at Malden, Brock at York, last point wasted')
br.play('52')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('52')

s.play('US Hampton in the rain')
us.say('42/3 Hampton, 11th and militia, towards Lacolle')
fit('42', 'Hampton')
us.play('42')
br.say('not so fast. Heavy Rains on Plattsburg')
br.play('Heavy Rains')
br.discard('Heavy Rains')
s.cut()

s.play('US Hampton in the rain, the rest')
go('Plattsburg', 'Champlain NY')
us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
us.say('one space then')
us.discard('42')

s.play('BR holds')
br.hold('47')

s.play('US Erie fleet')
us.say('46/3: Lawrence, Niagara, Ariel + Scorpion')
assert opv('46') == 3
us.play('46')
us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR Barclay')
br.say('50/2 Barclay out')
fit('50', 'Barclay')
br.play('50')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Lake Erie Control Box')
br.discard('50')
br.say('mine already, marker stands')
b.ok()

s.play('US Perry becalmed')
us.say('44/1 Perry and the new ones, to Buffalo')
fit('44', 'Perry')
us.play('44')
br.say('Contrary Winds!')
br.play('Contrary Winds')
br.discard('Contrary Winds')
us.say('of course')
us.discard('44')

s.play('BR Procter')
br.say('48/2 Procter, 1/41st and Shawnee to Detroit')
fit('48', 'Procter')
br.play('48')
go('Ft. Malden', 'Sandwich', 'Detroit')
br.drag('Procter 1/41st Shawnee', 'Sandwich')
br.drag('Procter 1/41st Shawnee', 'Detroit')
br.discard('48')
b.ok()

s.play('US restores')
us.say('37/1 restore the 6th')
assert supplied(t, 'US', 'Ft. Niagara')
us.play('37')
us.flip('us:6th')
us.discard('37')
s.done()
