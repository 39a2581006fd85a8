"""Prevost at Plattsburg, autumn 1814, and the fleet on the lake."""
from kit13 import *
from more import naval_drm
from session import Session

s = Session('dev-1812-faults', us='Tegid', br='Meinir', what='Summer-Autumn 1814 in mid-turn: Prevost takes Plattsburg in two rounds (first log, by mail), ships leave the port, Macdonough destroys the fleet')
t = s.t
lay(t, '1814b')
t.lay('Prevost 3rd_(Buffs) br:5th br:27th 58th 76th 88th 57th', 'Lacolle', 'British')
t.lay('us:6th us:13th 15th', 'Sackets Harbour', 'US')
t.lay('Izard', 'Albany', 'US')
t.lay('Saratoga Eagle Macdonough', 'Burlington VT', 'US')
t.lay('ship:Ticonderoga', 'Burlington VT', 'US')
t.lay('Confiance Linnet Chubb Finch', 'Lake Champlain Control Box', 'British')
hands(t, ['Card 98', 'Card 99', 'Card 101'], ['Card 96', 'Card 95', 'Card 97'])
burn_to(t, 1814, 30)
t, us, br = s.begin()
k = Book(t)

s.play('BR Prevost')
br.say('96. Prevost, saith catrawd')
br.play('96')
br.drag('Prevost 3rd_(Buffs) br:5th br:27th 58th 76th 88th 57th', 'Champlain NY')
br.drag('Prevost 3rd_(Buffs) br:5th br:27th 58th 76th 88th', 'Plattsburg')
us.say('Macomb stands')
A, D = '3rd_(Buffs) br:5th br:27th 58th 76th 88th', '29th 30th 31st'
fed(t, 'British', 'Plattsburg', 'Champlain NY')
br.say('Buffs')
us.say('29th')
assert fight(t, A, D, 'Plattsburg', 7, '3rd (Buffs)', '29th', dl=1) == 'EX'
br.roll('2d6', 2, 5)
br.flip('3rd_(Buffs)')
us.flip('29th')
br.say('5th now')
assert fight(t, A, D, 'Plattsburg', 10, 'br:5th', '30th', dl=1, first=False) == 'DR-1'
br.roll('2d6', 6, 4)
us.flip('30th')
us.drag('Macomb 29th 30th 31st', 'Ticonderoga')
us.say('and the sloops slip over to Burlington')
us.drag('ship:President Preble Montgomery', 'Burlington VT')
br.vp(k.due())
k.ok()
br.discard('96')
br.say('log ar ei ffordd')
s.cut()

s.play('US Macdonough')
us.play('98')
fl = 'Saratoga Eagle ship:Ticonderoga ship:President Preble Montgomery'
us.drag('Macdonough ' + fl, 'Lake Champlain Control Box')
a, b = t.pieces(fl), t.pieces('Confiance Linnet Chubb Finch')
assert naval_drm(a, b, a[0], b[0], 1) == 2 and naval(5 + 2) == 'defender strikes all'
us.roll('1d6', 5)
br.say('o na. all four?')
us.say('all four')
br.drag('Confiance Linnet Chubb Finch', 'British Eliminated')
us.roll('1d6', 4)
us.say('one for me: Saratoga')
us.flip('Saratoga')
us.drag('Saratoga', 'Burlington VT')
us.vp(k.due())
k.ok()
us.discard('98')

s.play('BR Prevost goes back')
br.play('95')
br.say('cannot move him with a 2. two units then')
br.drag('76th 88th', 'Champlain NY')
br.discard('95')
k.ok()

s.play('US 15th')
us.play('101')
walk(us, '15th', 'Sackets Harbour', 'Rome', 'Utica')
us.discard('101')

s.play('BR holds')
br.hold('97')
us.say('nos da')
s.done()
