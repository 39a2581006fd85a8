"""Beaten militia runs through the victors, a shot-up corvette stays on the lake."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals, naval_drm
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Paula', br='Kurt', what='Autumn 1813: a retreat to where the attack came from; a damaged winner stays in the box')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1813a', side)
    lay_arrivals(t, '1813b', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Yeo Royal_George Wolfe', 'Lake Ontario Control Box', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 5')
hands(t, ['Card 43', 'Card 48', 'Card 53'], ['Card 45', 'Card 47', 'Card 54'])
burn_to(t, 1813, 22)
t, us, br = s.begin()

s.play('US Harrison at Detroit: 12 to 5, 2:1, B to C, Harrison: +3')
us.say('43: Harrison, ab nach Detroit')
us.play('43')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
assert odds(12, 5) == 1 and crt(8 + 3, fort=True) == 'DR-1'
us.roll('2d6', 5, 3)
us.say('8+3')
br.flip('Essex')
with s.fault('10.72(1) 10.72 10.71 10.71(1) 10.71(2) 10.71(3)', 'the Essex militia retreats to Frenchtown, from where Harrison came, with Sandwich open to it', also=('4.12', '4.13', '4.14')):
    br.drag('Essex', 'Frenchtown')
us.vp('British 3')
us.discard('43')

s.play('BR Caughnawaga')
br.play('47')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('47')

s.play('US Chauncey: 5 to 2, B to B, Yeo: +1')
us.say('48: Chauncey')
us.play('48')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia', 'Lake Ontario Control Box')
a, d = t.pieces('Madison Oneida Conquest Scourge Julia'), t.pieces('Royal_George Wolfe')
assert naval_drm(a, d, a[0], d[0], def_mod=1) == 1 and naval(3 + 1) == 'A1 D1 att'
us.roll('1d6', 3)
br.flip('Royal_George')
br.drag('Yeo Royal_George Wolfe', 'Kingston')
with s.fault('12.42 12.52', 'the Madison is flipped and lies in the Lake Ontario box to the end of the play and beyond'):
    us.flip('Madison')
    us.vp('US 1')
    us.discard('48')

s.play('BR Norfolk')
br.say('45. naja')
br.play('45')
br.drag('Norfolk', 'Chippawa')
br.discard('45')

s.play('US holds')
us.hold('53')
s.done()
