"""Spring 1814 between two tilers on their lunch break; Portuguese."""
from aid18 import burn_to, fit, go, hands, lay
from session import Session

s = Session('dev-1812-faults', us='Mestre Tó', br='Dona Graça', what='Yeo carries the Mohawk, the US lays a depot at Ft. Malden; Portuguese')
lay(s.t, '1814a')
hands(s.t, '79 80 81 82 83'.split(), '73 74 76 77 78'.split())
burn_to(s.t, 1814, 8)
s.t.lay('Yeo Royal_George Melville', 'Ft. George', 'British')
s.t.lay('br:Mohawk', 'Ft. George', 'British')
t, us, br = s.begin()

s.play('BR Yeo carries')
br.say('73, dois: Yeo embarca os Royal Scots e os Mohawk em Ft. George e vai a Kingston')
br.play('73')
fit('73', 'Yeo')
with s.fault('11.33', 'the Mohawk, Indians, go by ship from Ft. George to Kingston', 'ship'):
    br.drag('Yeo Royal_George Melville 1/R._Scots br:Mohawk', 'Kingston')
br.discard('73')

s.play('US 19th')
us.say('80, dois: a 19.ª e os 4th Rifles a Meadville')
us.play('80')
us.drag('19th 4th_Rifles', 'Meadville')
go('Pittsburgh', 'Meadville')
us.discard('80')

s.play('BR Drummond')
br.say('76 (3), Drummond e a 104.ª a York')
br.play('76')
fit('76', 'Drummond')
br.march('Drummond 104th', 'Smiths Creek', 'York')
br.discard('76')

s.play('US depot')
us.say('79: um depósito em Ft. Malden')
us.play('79')
with s.fault('13.52 8.31 13.51', 'a depot at Ft. Malden, which is enemy territory though the US holds it', 'depot'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('79')

s.play('BR 16th')
br.say('74, um: a 16.ª desce o rio')
br.play('74')
br.drag('br:16th', 'Trois-Rivieres')
br.discard('74')

s.play('US holds')
us.say('guardo esta')
us.hold('82')

s.play('BR holds')
br.say('eu também')
br.hold('77')
s.done()
