"""Autumn 1813 without a word: Indians on a ship; a regiment marches seven points."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Q', br='Z', what='no chat; the Wyandot sail to Port Dover; the 22nd from Pittsburgh to Rome in one play')
t = s.t
lay(t, '1813b')
hands(t, ['44', '45', '48', '50', '52', '58', '60', '54'], ['46', '47', '49', '53', '55', '62', '66', '64'])
burn(t, 'Heavy Rains@1813')
burn_to(t, 1813, 16)
b = Book(t)
s.begin()
us, br = s.us, s.br

s.play('BR Vincent')
br.play('49')
fit('49', 'Vincent')
go('Ft. George', 'Queenston', 'Chippawa')
br.march('Vincent br:49th', 'Queenston', 'Chippawa')
br.discard('49')

s.play('US 22nd')
us.play('52')
assert best('Pittsburgh', 'Rome')[0] == 7
with s.fault('9.1 3.16', 'a land unit has 6 points: Pittsburgh to Rome costs 7 at least'):
    us.drag('22nd', 'Erie PA')
    us.drag('22nd', 'Buffalo')
    us.drag('22nd', 'Canandaigua')
    us.drag('22nd', 'Rome')
us.discard('52')

s.play('BR Barclay')
br.play('62')
fit('62', 'Barclay')
assert best('Ft. Malden', 'Port Dover')[0] == 9
with s.fault('11.33 3.7', 'Indians may not be carried by ships: Wyandot from Ft. Malden to Port Dover'):
    br.drag('Barclay Queen_Charlotte Hunter Wyandot', 'Port Dover')
br.drag('Barclay Queen_Charlotte Hunter', 'Ft. Malden')
br.discard('62')

s.play('US holds')
us.hold('44')

s.play('BR yard')
assert opv('47') == 1
br.play('47')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('47')

s.play('US Scott')
fit('45', 'Scott')
us.play('45')
us.march('Scott us:23rd us:25th', 'Whitehall', 'Ticonderoga')
us.discard('45')

s.play('BR holds')
br.hold('64')
b.ok()
s.done()
