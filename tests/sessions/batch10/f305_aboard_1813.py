"""The Shawnee go to sea; a lake changes hands and the marker moves by two."""
from lay10 import *

s = start('1813b', us='Otis', br='Fay', what='Summer-Autumn 1813 in mid-turn: Indians carried by ship; a lake lost and won counts only once', vp='US 2')
t = s.t
t.lay('Chauncey ship:Madison Oneida Conquest', 'Lake Ontario Control Box', 'US')
ready(t, ['Card 43', 'Card 44', 'Card 46'], ['Card 45', 'Card 48', 'Card 47'], 1813, 25)
t, us, br = s.begin()
b = Book(t)

s.play('BR Barclay')
br.say('45 for 2, Barclay ferries Shawnee and 41st to Dover')
br.play('45')
with s.fault('11.33 3.7(4)', 'the Shawnee are carried by ship', also=('3.16', '9.1', '11.35', '8.5')):
    br.drag('Barclay Queen_Charlotte ship:Hunter', 'Port Dover')
    br.drag('Shawnee 1/41st', 'Port Dover')
us.say('hm ok')
br.discard('45')

s.play('US Scott')
us.say('44, Scott to Utica with the 23rd')
us.play('44')
mv(us, 'Scott 23rd', 'Utica')
us.discard('44')

s.play('BR Yeo')
br.say('48 (2) Yeo, all of them')
br.play('48')
fl = 'Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
br.drag('Yeo ' + fl, 'Lake Ontario Control Box')
a, d = P(t, fl, 'British'), ships_at(t, 'Lake Ontario Control Box', 'US')
assert naval_drm(a, d, a[0], t.find('Madison'), att_mod=1) == 3 and naval(5) == 'A1 D2 att'
br.roll('1d6', 2)
br.say('+3, 5')
br.flip('Wolfe')
us.flip('ship:Madison')
us.flip('Oneida')
us.drag('Chauncey ship:Madison Oneida Conquest', 'Sackets Harbour')
br.drag('Wolfe', 'Kingston')
with s.fault('4.16 4.12 11.41', 'the lake changes hands, the marker moves 2 instead of 4'):
    br.vp('0')
br.discard('48')

s.play('US repairs')
us.say('46 at the yard: Madison, Oneida')
us.play('46')
us.flip('ship:Madison')
us.flip('Oneida')
us.discard('46')

s.play('BR repairs')
br.say('47, Wolfe')
br.play('47')
br.flip('Wolfe')
br.discard('47')
s.done()
