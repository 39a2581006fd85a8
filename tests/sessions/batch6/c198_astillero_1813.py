"""Shipyards and Lake Erie: Spanish and English mixed, ships dropped in the wrong port and put back by undo, one hand flips for both."""
from more import naval_drm
from own6 import spring13
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='Lupe', br='Gordon', what='spring 1813: both yards build, Perry takes Lake Erie, Barclay fails, repairs and more building in one play')
t = s.t
spring13(t, ['46', '49', '40', '37', '44'], ['52', '43', '45', '41', '47'])
t.lay('US_Dragoons', 'Albany', 'US')
t.find('ship:Brock')
t, us, br = s.begin()

s.play('US 46 builds')
us.say('46 al astillero: Lawrence, Niagara, y dos goletas')
us.play('46')
us.drag('ship:Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Buffalo')
us.undo()
us.say('uy, en Erie')
us.undo()
us.drag('ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR 52 builds')
br.say('52. Detroit at Malden, the Brock at York. one point goes to waste')
br.play('52')
br.drag([t.find('ship:Detroit').id], 'Ft. Malden')
br.drag([t.find('ship:Brock').id], 'York')
br.discard('52')

s.play('US 49: Perry')
us.say('49, Perry sale con los cuatro')
us.play('49')
us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
us.say('pierdes 2, gano 2')
us.vp('US 2')
us.discard('49')

s.play('BR 43: Barclay')
br.say('43. Barclay, six ships. no hiding')
br.play('43')
a = [t.find(n) for n in ('ship:Detroit', 'Queen Charlotte', 'Lady Prevost', 'Hunter', 'Little Belt')] + \
    [p for p in t.at('Ft. Malden') if p.name == 'Chippawa']
d = [t.find(n) for n in ('ship:Lawrence', 'ship:Niagara', 'Ariel', 'Scorpion')]
assert len(a) == 6 and naval_drm(a, d, a[0], d[0], 0, 1) == -1 and naval(4 - 1) == 'A1 D1 def'
br.drag([t.find('Barclay').id] + [p.id for p in a], 'Lake Erie Control Box')
br.roll('1d6', 4)
us.say('4 - 1 = 3. uno y uno, me quedo yo')
us.drag('Lawrence', 'Erie PA')
us.flip('Lawrence')
us.flip([a[0].id])
br.drag([t.find('Barclay').id] + [p.id for p in a], 'Ft. Malden')
br.discard('43')

s.play('US 40: repair and two schooners')
us.say('40: Lawrence reparada y Porcupine con Tigress')
us.play('40')
us.flip('Lawrence')
us.drag('Porcupine Tigress', 'Erie PA')
us.discard('40')

s.play('BR 45: repair')
br.say('45, Detroit patched up')
br.play('45')
br.flip([a[0].id])
br.discard('45')

s.play('US 44')
us.say('44, uno: Lawrence sale otra vez')
us.play('44')
us.drag('Lawrence', 'Lake Erie Control Box')
us.discard('44')

s.play('BR holds')
br.say('keeping one back')
br.hold('41')

s.play('US holds')
us.hold('37')
us.say('yo también')
s.done()
