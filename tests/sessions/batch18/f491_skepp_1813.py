"""Faroese: the winner's broken flagship stays on the lake; a worn militia pays for two fresh regiments."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Rannvá', br='Jógvan', what='Autumn 1813, Faroese: the Lawrence, damaged in the fight she won, stays in the Lake Erie box; DR-1 at Queenston and reduced Lincoln is removed while the 8th and 49th are fresh')
t = s.t
lay(t, '1813b')
t.lay('Queen_Charlotte ship:Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Perry ship:Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('Brown us:6th us:9th us:15th us:16th 21st us:25th 23rd', 'Ft. George', 'US')
t.lay('br:8th 49th Vincent', 'Queenston', 'British')
t.lay_face('Lincoln', side='British')
hands(t, ['Card 57', 'Card 47', 'Card 46', 'Card 53'], ['Card 48', 'Card 45', 'Card 49', 'Card 44'])
burn(t, 'Campaign@1813')
burn_to(t, 1813, 24)
t.lay_vp('British 2')
t, us, br = s.begin()
book = Book(t, 0)

s.play('US Perry: 4 to 3 +1, A to B +1, Perry +1')
fit(57, 'Perry')
us.say('57, Perry')
us.drag('Perry ship:Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
us.play('57')
assert sea(t, 'ship:Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte ship:Hunter Lady_Prevost', 'ship:Lawrence', 'Queen_Charlotte', 1, al=1) == 'A1 D1 att'
us.roll('1d6', 1)
us.say('4. ein hjá tær, ein hjá mær')
br.flip('Queen_Charlotte')
br.drag('Queen_Charlotte ship:Hunter Lady_Prevost', 'Ft. Malden')
with s.fault('12.52 12.42 12.51', 'the Lawrence, flipped in the battle, stays in the Lake Erie Control Box with the winners'):
    us.flip('ship:Lawrence')
    us.vp(book.due())
    us.discard('57')
assert t.where(t.find('ship:Lawrence')) == 'Lake Erie Control Box'

s.play('BR one repaired')
br.play(fit(48, n=1))
br.flip('Queen_Charlotte')
br.discard('48')

s.play('US Brown at Queenston: 24 to 11, 2:1 +1, B to A -1, Brown +1, Regulars -1')
fit(47, 'Brown')
us.play('47')
us.drag('us:6th us:9th us:15th us:16th 21st us:25th Brown', 'Queenston')
assert fight(t, 'us:6th us:9th us:15th us:16th 21st us:25th', 'br:8th 49th Lincoln', 'Queenston', (6, 5), 'us:6th', '49th', al=1, frm='Ft. George') == 'DR-1'
us.roll('2d6', 6, 5)
br.say('11. Lincoln doyr, vit fara')
with s.fault('10.52 10.51 10.51(DR-1) 10.32 10.32(1) 10.32(2)', 'DR-1 at Queenston: the reduced Lincoln Militia is taken off, the fresh 8th and 49th stay fresh'):
    br.drag('Lincoln', 'British Eliminated')
    br.drag('Vincent br:8th 49th', 'Beaverdams')
    us.vp(book.due())
    us.discard('47')
assert all(p.level() == 1 for p in t.pieces('br:8th 49th'))

s.play('BR Rottenburg')
fit(45, 'Rottenburg')
go('Kingston', 'Smiths Creek', 'York')
br.play('45')
br.drag('Rottenburg 104th 1/R._Scots', 'Smiths Creek')
br.drag('Rottenburg 104th 1/R._Scots', 'York')
br.discard('45')

s.play('US Harrison')
fit(46, 'Harrison')
us.play('46')
go('Ft. Meigs', 'Ft. Stephenson')
us.drag('us:17th Harrison', 'Ft. Stephenson')
us.discard('46')

s.play('BR depot')
assert supplied(t, 'British', 'York')
br.put('British Supply Depot', 'York')
br.play(fit(49))
br.say('goða nátt snart')
br.discard('49')

s.play('US holds')
us.hold('53')

s.play('BR Caughnawaga')
br.drag('Caughnawaga', 'Chateauguay')
br.play(fit(44, n=1))
br.discard('44')
book.ok()
s.done()
