"""Mackinac falls, the Adams is lost, and the victor goes home of his own will: Lake Erie and Huron, Spring 1812, in Danish."""
from kit11 import *

s = Session('dev-1812-faults', us='Bo', br='Karen', what='Spring 1812: NWC and a detachment take Mackinac, Adams on Lake Erie, strikes flag with a victor loss roll, free withdrawal before a card')
t, us, br = s.begin()

s.play('US 6th and 13th')
us.say('30')
us.play('30')
go(us, 'us:6th us:13th', 'Albany', 'Utica', 'Rome')
us.discard('30')

s.play('BR Mackinac')
br.say('2 som 3: NWC gaar over selv, Nancy saetter det 10. af')
br.play('2')
br.drag('NWC', 'Ft. Mackinaw', at='beside')
br.drag('Det._10th_R.V.', 'Ft. Mackinaw', how='beside')
br.drag('Nancy', 'Ft. Mackinaw', how='beside')
us.say('1+1 mod 3. rul')
assert odds(3, 2) == 0
br.say('B mod C +1, landing -1')
br.roll('2d6', 5, 5)
assert crt(10, fort=True) == 'DR'
us.say('intet skib, overgiver sig')
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
br.vp('British 2')
br.discard('2')
assert towns(t) == -2

s.play('US Adams')
us.say('13, Adams paa soen, 1 punkt')
us.play('13')
us.drag('Adams', 'Lake Erie Control Box')
us.vp('0')
us.discard('13')

s.play('BR two ships')
br.say('10: Queen Charlotte og Lady Prevost')
br.play('10')
br.drag('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', how='beside')
f, e = t.pieces('Queen_Charlotte Lady_Prevost', br), t.pieces('Adams', us)
assert naval_drm(f, e, f[0], e[0]) == 3 and naval(4 + 3) == 'defender strikes all'
br.say('+2 og +1')
br.roll('1d6', 4)
us.drag('Adams', 'US Eliminated')
br.roll('1d6', 5)
br.say('et trin selv')
br.flip('Queen_Charlotte')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.vp('British 4')
br.discard('10')
assert towns(t) + lakes(t) == spot(t) == -4

s.play('US Hull to Frenchtown')
us.say('12 som 3. Hull traekker sig lidt: 1st og 2nd Ohio')
us.play('12')
go(us, 'Hull 1st_Ohio 2nd_Ohio', 'Detroit', 'Frenchtown')
us.discard('12')

s.play('BR withdraws, Norfolk')
br.say('foer kortet: Lady Prevost hjem til Malden')
br.drag('Lady_Prevost', 'Ft. Malden')
br.vp('British 2')
us.say('hvorfor dog?')
br.say('skal repareres sammen. 17: Norfolk')
br.play('17')
go(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.hold('27')

s.play('BR yard')
br.say('20 til vaerftet: Queen Charlotte')
br.play('20')
br.flip('Queen_Charlotte')
br.discard('20')
s.done()
