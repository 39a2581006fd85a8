"""A brig of 1814 leaves the yard in 1813; a damaged sloop stays on the lake after its victory."""
from lay7 import hands, burn_to, more
from more import naval_drm
from ref import cost, naval
from session import Session

s = Session('dev-1812-faults', us='Zeb', br='Maeve', what='Summer-Autumn 1813: Jefferson built a year early; the President, damaged, remains in the Champlain box')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Madison', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Preble Montgomery', 'Plattsburg', 'US')
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Card 43', 'Card 49', 'Card 44', 'Card 53', 'Card 61'], ['Card 45', 'Card 47', 'Card 50', 'Card 54', 'Card 57'])
burn_to(t, 1813, 22)
t, us, br = s.begin()

s.play('US builds')
us.say('43 in the yards, a brig and a schooner at Sackets')
us.play('43')
us.drag('Sylph', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'Jefferson is a vessel of 1814', 'turn|vessel|earliest'):
    us.drag('Jefferson', 'Sackets Harbour')
us.discard('43')

s.play('BR sloops')
br.say('45: Chubb and Finch out')
br.play('45')
br.drag('Chubb Finch', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('45')

s.play('US Macdonough')
us.say('49: Macdonough with the three sloops')
us.play('49')
us.drag('Macdonough President Preble Montgomery', 'Lake Champlain Control Box')
fl, en = t.pieces('President Preble Montgomery'), t.pieces('Chubb Finch')
assert naval_drm(fl, en, fl[0], en[0], att_mod=1) == 1 and naval(3 + 1) == 'A1 D1 att'
us.say('+1 numbers, -1 class, +1 him')
us.roll('1d6', 3)
us.say('4. one each and it is mine')
br.flip('Chubb')
br.drag('Chubb Finch', 'Isle aux Noix')
with s.fault('12.42 12.52 12.51', 'the damaged President stays in the control box', 'naval|table|CRT'):
    us.flip('President')
    us.vp('0')
    us.discard('49')

s.play('BR 8th')
br.say('47, one op')
br.play('47')
br.drag('br:8th', 'Queenston')
br.discard('47')

s.play('US 1st NY')
us.say('44, one op')
us.play('44')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('44')

s.play('BR holds')
br.say('one aside')
br.hold('50')

s.play('US holds')
us.say('one aside too')
us.hold('53')
s.done()
