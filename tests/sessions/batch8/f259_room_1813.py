"""Three regiments on a corvette and a brig; two brigs for one point."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Ezra', br='Uli', what='Spring-Summer 1813: Madison and Oneida carry three regiments; Lawrence and Niagara built with a 1')
t = s.t
pos(t, '1813a', ['49', '47', '43', '46', '41'], ['45', '62', '50', '54', '48'])
t, us, br = s.begin()
v = VP(t)

s.play('US lift')
us.play('49')
us.say('Chauncey to Niagara')
with s.fault('11.35 11.35(brig) 11.35(corv)', 'corvette and brig carry three regiments of 4, room is two', 'room|Madison|Oneida'):
    us.drag('Chauncey Madison Oneida us:6th us:9th us:16th', 'Ft. Niagara')
us.discard('49')

s.play('BR Barclay')
br.play('45')
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.discard('45')
v.ok()

s.play('US lake')
us.play('43')
us.say('two schooners out')
us.drag('Julia Growler', 'Lake Ontario Control Box')
us.discard('43')

s.play('BR yards')
br.play('50')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('50')

s.play('US Erie yard')
us.play('47')
us.drag('Lawrence', 'Erie PA')
with s.fault('15.17 15.24 8.31(4) 15.17(1)', 'a 1 builds two brigs', 'NBV|card|value'):
    us.drag('ship:Niagara', 'Erie PA')
us.discard('47')

s.play('BR 48')
br.drop_discard('48')
go(br, 'Caughnawaga', 'Beauharnois', 'Chateauguay')

s.play('US hold')
us.hold('41')

s.play('BR hold')
br.hold('54')
v.ok()
s.done()
