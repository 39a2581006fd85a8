"""Autumn 1813, not a word is spoken: pieces first, the card when everything is done; building, undo, a piece taken along and put back."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='U-4711', br='Brick', what='1813b, no chat at all: cards are laid when everything is done, ships dropped at the wrong base and put right, undo')
t = s.t
lay(t, '1813b')
hands(t, ['46', '43', '47', '52'], ['45', '48', '50', '53'])
burn(t, 'Contrary Winds')
burn_to(t, 1813, 24)
assert pile(t, 1813) == 24
t, us, br = s.begin()
t0 = shown(t)

s.play('US Hampton')
us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
us.undo()
assert t.where(t.find('Hampton')) == 'Plattsburg'
us.drag('Hampton us:11th 4th_NY_Militia', 'Four Corners')
us.drag('4th_NY_Militia', 'Plattsburg')
fit('46', 'Hampton')
go('Plattsburg', 'Four Corners')
us.play('46')
us.discard('46')

s.play('BR builds the Brock')
br.drag('ship:Brock', 'Kingston')
br.drag('ship:Brock', 'York')
br.play('45')
br.discard('45')

s.play('US builds')
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Sylph', 'Oswego')
us.drag('Raven', 'Sackets Harbour')
us.drag('Sylph', 'Sackets Harbour')
us.play('43', reveal=False)
us.reveal('43')
us.discard('43')

s.play('BR Rottenburg')
go('Kingston', 'Gananoque', 'Prescott')
fit('48', 'Rottenburg')
br.drag('Rottenburg 104th 10th_R.V.', 'Gananoque')
br.drag('Rottenburg 104th 10th_R.V.', 'Prescott')
br.drag('10th_R.V.', 'Gananoque')
br.drag('10th_R.V.', 'Kingston')
br.play('48')
br.discard('48')

s.play('US Scott')
go('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Scott 23rd 25th us:29th', 'Sackets Harbour')
us.drag('us:29th', 'Albany')
us.drop_discard('47')

s.play('BR holds')
br.hold('50')

s.play('US holds')
us.hold('52')
assert shown(t) == t0
s.done()
