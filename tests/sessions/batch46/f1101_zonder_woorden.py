"""Autumn 1813, no chat: a British depot at Detroit; the Superior built a year early."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Pell', br='Wycliffe', what='1813b, no chat: a British depot in US territory (Detroit); the frigate Superior (1814) built in 1813')
t = s.t
lay(t, '1813b')
hands(t, ['46', '43', '47', '52'], ['45', '48', '51', '53'])
burn(t, 'Contrary Winds')
burn_to(t, 1813, 24)
assert pile(t, 1813) == 24
t, us, br = s.begin()
t0 = shown(t)

s.play('US three from Albany')
us.play('46')
go('Albany', 'Utica', 'Rome')
us.drag('20th 23rd us:29th', 'Utica')
us.drag('20th 23rd', 'Rome')
us.drag('us:29th', 'Albany')
us.discard('46')

s.play('BR depot')
br.play('45')
with s.fault('13.52 13.51 8.31', 'a British supply depot made at Detroit, in enemy territory'):
    br.put('British Supply Depot', 'Detroit')
br.discard('45')

s.play('US Superior')
with s.fault('15.14 15.12 15.11 3.23 3.24', 'the Superior (earliest 1814) is built in Summer-Autumn 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.play('43')
us.discard('43')

s.play('BR Norfolk')
go('Ft. Erie', 'Chippawa', 'Queenston')
br.drag('Norfolk', 'Chippawa')
br.drag('Norfolk', 'Queenston')
br.play('51', reveal=False)
br.discard('51')

s.play('US holds')
us.hold('52')

s.play('BR Procter')
br.play('48')
go('Ft. Malden', 'Sandwich')
br.drag('Procter Tecumseh Wyandot', 'Sandwich')
br.drag('Wyandot', 'Ft. Malden')
br.discard('48')
assert shown(t) == t0
s.done()
