"""No talk but numbers: a brig of 1814 on the stocks in 1813; two brigs for one point."""
from own6 import spring13
from session import Session

s = Session('dev-1812-faults', us='dk', br='ob', what='spring 1813, bare numbers: Jefferson (1814) built; Lawrence and Niagara with a 1 card')
t = s.t
spring13(t, ['42', '37', '40', '44'], ['43', '52', '41', '47'])
t.lay('US_Dragoons', 'Albany', 'US')
t, us, br = s.begin()

s.play('US 42')
us.say('42')
us.play('42')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
with s.fault('15.14 3.23 15.11 15.12', 'the Jefferson, a vessel of 1814, is built in spring 1813'):
    us.drag('Jefferson', 'Sackets Harbour')
us.discard('42')

s.play('BR 43')
br.say('43')
br.play('43')
br.drag('Procter 1/41st Western_Indians', 'Sandwich')
br.discard('43')

s.play('US 37')
us.say('37')
us.play('37')
with s.fault('15.17 15.24', 'two brigs cost 2, the card has 1'):
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
us.discard('37')

s.play('BR 52')
br.say('52')
br.play('52')
br.march('Prevost De_Watteville 4/R._Scots 70th', 'Trois-Rivieres', 'Montreal')
br.discard('52')

s.play('US 40')
us.say('40')
us.play('40')
us.drag('Pike us:6th 15th', 'Cape Vincent')
us.discard('40')

s.play('BR 41')
br.say('41')
br.play('41')
br.drag('Norfolk', 'Port Dover')
br.discard('41')

s.play('US 44')
us.say('44')
us.play('44')
us.march('22nd', 'Meadville', 'Erie PA')
us.discard('44')

s.play('BR holds')
br.hold('47')
s.done()
