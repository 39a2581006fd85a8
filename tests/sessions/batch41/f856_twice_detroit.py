"""Spring 1813: the second force of a Campaign attacks Detroit which the first attacked; a card of two moves men of two towns."""
from rough41 import *

s = table('1813a', 'Will Henry', 'Tansy', 'same space attacked twice by one Campaign; units of two spaces on one card',
          ['Campaign@1813', '39', '40', '41', '43'], ['46', '47', '48', '51', '50'], 6)
t, us, br = s.begin()
b = Book(t)

s.play('US campaign')
us.say('campaign: Harrison, and the Ohio Brigade')
us.play('Campaign')
us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown', how='pieces')
us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Detroit', how='beside')
us.roll('2d6', 1, 2)
assert fight(t, 'us:17th us:19th 1st_Kentucky', 'Essex', 'Detroit', (1, 2), 'us:17th', 'Essex', al=1, frm='Frenchtown') == 'AR'
us.say('3 + 3 = 6. grr. back to the Raisin')
us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown', how='pieces')
br.say('you shall not')
with s.fault('10.22 8.72', 'Detroit is attacked a second time by the same card'):
    us.drag('Ohio_Brigade', 'Ft. Meigs')
    us.drag('Ohio_Brigade', 'Detroit', how='beside')
    us.say('and the Ohio boys from Stephenson, 6 MP')
    us.roll('2d6', 6, 5)
assert fight(t, 'Ohio_Brigade', 'Essex', 'Detroit', (6, 5), 'Ohio_Brigade', 'Essex', frm='Frenchtown') == 'AR'
us.say('4 on 5 is -2, 11-2 = 9. the fort! AR')
us.drag('Ohio_Brigade', 'Frenchtown')
us.discard('Campaign')

s.play('BR two towns')
br.say('48. Lincoln and Norfolk to Chippawa')
br.play('48')
br.drag('Lincoln', 'Chippawa')
with s.fault('8.31(3) 8.61', 'a card without leader moves units of one space, these are of Queenston and Ft. Erie'):
    br.drag('Norfolk', 'Chippawa')
br.discard('48')

s.play('US brigs')
us.say('40, the two brigs. no 3rd one, no')
us.drag('Lawrence ship:Niagara', 'Erie PA', how='pieces')
us.drop_discard('40')
b.ok()
s.done()
