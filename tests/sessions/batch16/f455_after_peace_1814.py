"""A ship mended where there is no yard, and a march after the peace. Spanish-English."""
from lay7 import burn_to, hands, start1814
from more import cf, holds, lay_1813, lay_arrivals, supplied, units
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Inigo', br='Begona', what='Autumn 1814: the Royal George mended at Prescott; after Ghent the US play one more card and march')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    for code in ('1813a', '1813b'):
        lay_arrivals(t, code, side)
start1814.lay_1814(t)
for side in ('US', 'British'):
    for code in ('1814a', '1814b'):
        lay_arrivals(t, code, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay('Royal_George', 'Prescott', 'British')
t.lay_face('Royal_George Wolfe', side='British')
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('US 5')
hands(t, ['Card 99', 'Card 104', 'Card 83', 'Card 84', 'Card 89'], ['Treaty of Ghent', 'Card 93', 'Card 98', 'Card 94', 'Card 95'])
burn_to(t, 1814, 24)
t, us, br = s.begin()

s.play('BR repairs')
br.say('93, 2 reparaciones')
br.play('93')
br.flip('Wolfe')
with s.fault('15.22 15.2 15.21 15.31', 'the Royal George is turned to her full side at Prescott, which is no naval base'):
    br.flip('Royal_George')
br.discard('93')

s.play('US Scott')
us.play('83')
us.march('Scott NY_Volunteers_1814', 'Ft. Schlosser', 'Lewiston')
us.discard('83')

s.play('BR Drummond')
br.play('95')
br.drag('Drummond 104th 10th_R.V.', 'Gananoque')
br.drag('Drummond 104th 10th_R.V.', 'Prescott')
br.discard('95')

s.play('US Izard at Lacolle: 15 to 5, 3:1 +2, forest -1')
us.say('99 Izard')
us.play('99')
us.march('Izard us:6th us:13th 15th 30th', 'Champlain NY', 'Lacolle')
assert odds(15, 5) == 2 and crt(3 + 6 + 2 - 1) == 'DR' and supplied(t, 'US', 'Lacolle', 'Champlain NY')
us.roll('2d6', 3, 6)
br.drag('Canadian_Fencibles', 'Isle aux Noix')
us.vp('US 6')
us.discard('99')

s.play('BR Mohawks')
br.play('94')
br.drag('br:Mohawk', 'Queenston')
br.discard('94')

s.play('US holds')
us.hold('84')

s.play('BR Rottenburg')
br.play('98')
br.march('Rottenburg br:13th', 'Coteau du Lac')
br.discard('98')

s.play('US 26th')
us.play('104')
us.drag('us:26th', 'Buffalo')
us.discard('104')

s.play('BR Ghent, the last card of the hand')
br.say('y ahora la paz. Treaty of Ghent, no cards left, 0')
br.play('Treaty of Ghent')
assert not t.hand('British')
br.discard('Treaty of Ghent')

s.play('US goes on')
with s.fault('4.22 4.21 4.23', 'after the Treaty of Ghent the US play card 89 and march'):
    us.play('89')
    us.drag('11th 9th', 'Antwerp')
    us.discard('89')
us.say('US 6')
s.done()
