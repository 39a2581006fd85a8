"""The VP marker is left alone all turn and moved back and forth at its end, before the fleets go home."""
from lay7 import hands, burn_to, more
from more import supplied
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Otto', br='Pam', what='Summer-Autumn 1813, last three cards a side: points only at the end, there and back; fleet return with markers, winter comes')
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
t.lay_turn('Summer-Autumn 1813')
hands(t, ['Card 46', 'Card 49', 'Card 44'], ['Card 43', 'Card 47', 'Card 51'])
burn_to(t, 1813, 26)
t, us, br = s.begin()
us.say('marker at the end, as always?')
br.say('as always, we only squabble otherwise')

s.play('US Hampton')
us.say('46, Hampton: 11th and 4th NY into Lacolle')
us.play('46')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2 and value('Lacolle') == 1
us.drag('Hampton 11th 4th_NY_Militia', 'Champlain NY')
us.drag('Hampton 11th 4th_NY_Militia', 'Lacolle')
us.discard('46')

s.play('BR sloops')
br.say('43: both sloops onto Champlain')
br.play('43')
br.drag('Finch Chubb', 'Lake Champlain Control Box')
br.discard('43')

s.play('US Ft. Erie')
us.say('49: 5th and 12th over the river')
us.play('49')
assert supplied(t, 'US', 'Ft. Erie', entered='Buffalo') and supplied(t, 'British', 'Ft. Erie')
us.drag('us:5th 12th', 'Ft. Erie')
br.say('Norfolks stand in the fort')
us.say('2:1, river: 5th leads against a B fort')
assert odds(6, 3) == 1 and crt(4 + 6 + 1 - 1, True) == 'DR'
us.roll('2d6', 4, 6)
br.drag('Norfolk', 'Chippawa')
us.discard('49')
assert value('Ft. Erie') == 2 and more.holds(t, 'US', 'Ft. Erie')

s.play('BR Lincoln')
br.say('47')
br.play('47')
br.drag('Lincoln', 'Chippawa')
br.discard('47')

s.play('US 1st NY')
us.say('last one, 44')
us.play('44')
us.drag('1st_NY_Militia', 'Ft. Schlosser')
us.discard('44')

s.play('BR Caughnawaga')
br.say('and my last, 51')
br.play('51')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('51')

s.play('sums, fleets, marker')
br.say('so. my Champlain: up two')
br.vp('British 4')
us.say('my Lacolle, down one. Fort Erie, down two')
us.vp('British 3')
us.vp('British 1')
br.say('agreed, B 1')
us.drag('Madison', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Finch Chubb', 'Isle aux Noix')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
br.put('British Lake Control', 'Lake Champlain Control Box')
br.turn('Winter 1813-14')
s.done()
