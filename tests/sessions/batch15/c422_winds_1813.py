"""Spring 1813 by mail, three logs: a fleet is blown back to port, Harrison sticks in the mud, the Grand River rises, Lewiston lost and won."""
from lay15 import *
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Zbyszek', br='Cairo Kate', what='Spring 1813 by mail, three logs: Contrary Winds after the move (put back by hand), Heavy Rains before it, card 56, militia out before combat, '
            'three units attack without a leader (British Regulars -1), LC Militia')
t = s.t
lay_1813(t)
lay_arr(t, '1813a')
HR = cid(t, 'Heavy Rains', 1813)[0]
hands(t, ['Card 46', 'Card 48', 'Card 52', 'Card 43', 'Card 51'], ['Contrary Winds', '#56 Grand River Indians', 'Heavy Rains@1813', 'Card 45', 'Card 50', 'Card 44'])
assert HR in [p.id for p in t.hand('British')]
burn_to(t, 1813, 5)
t, us, br = s.begin()

s.play('US Dearborn sails, and does not')
us.say('mail 7 / card 46: Dearborn, 9th, 15th, 21st in Madison, Oneida and four schooners, landing at Burlington. nobody there')
us.play('46')
us.drag('Madison Oneida Conquest Scourge Julia Hamilton', 'Burlington')
us.drag('Dearborn us:9th us:15th 21st', 'Burlington')
us.vp('0')
br.say('mail 7b - Contrary Winds. Nobody sails today.')
br.play('Contrary Winds')
br.discard('Contrary Winds')
us.say('psia krew. all back')
us.drag('Dearborn us:9th us:15th 21st', 'Sackets Harbour')
us.drag('Madison Oneida Conquest Scourge Julia Hamilton', 'Sackets Harbour')
us.vp('British 2')
us.discard('46')

s.play('BR card 56')
br.say('my own play: Grand River Indians, the event. Mohawk at Beaverdams')
br.play('#56 Grand River Indians')
assert not any(units(t, w, 'US') for w in ('Beaverdams', 'Port Dover', 'Queenston', 'Ft. George', 'Ft. Erie'))
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')
s.cut()

s.play('US Harrison in the rain')
us.say('mail 8. 48, Harrison to Detroit with 17th, 19th, 1st Ky')
us.play('48')
br.say('not so fast: Heavy Rains at Ft. Meigs')
br.play(HR)
br.discard(HR)
us.say('one space then. Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.discard('48')

s.play('BR Vincent at Lewiston')
br.play('45')
br.say('45. Vincent + 49th + 8th, takes Lincoln along at Queenston, over to Lewiston')
assert cost('Ft. George', 'Queenston', 'Lewiston') == 4
br.drag('Vincent 49th br:8th', 'Queenston')
br.drag('Vincent 49th br:8th Lincoln', 'Lewiston')
us.say('(phone) militia goes to Ft. Niagara before combat')
us.drag('1st_NY_Militia', 'Ft. Niagara')
br.discard('45')
assert holds(t, 'British', 'Lewiston') and value('Lewiston') == 1
br.vp('British 3')
s.cut()

s.play('US three from Ft. Niagara, no leader')
us.say('mail 9. 52 = 3 units from Ft. Niagara: 13th, 18th, NY militia, to Lewiston')
us.play('52')
us.drag('us:13th 18th 1st_NY_Militia', 'Lewiston')
br.say('ok I stay')
A, D = 'us:13th 18th 1st_NY_Militia', '49th br:8th Lincoln'
assert supplied(t, 'US', 'Lewiston', 'Ft. Niagara')
assert strength(t, A, us, True) == 12 and strength(t, D, br) == 12 and odds(12, 12) == 0
us.say('12:12. 13th leads')
br.say('49th. A, and regulars in the clear: -2')
assert crt(6 + 6 - 2) == 'DR'
us.roll('2d6', 6, 6)
us.say('12!!! hahaha')
br.drag('Lincoln 49th br:8th Vincent', 'Queenston')
br.vp('British 2')
us.discard('52')

s.play('BR two from Kingston')
br.play('50')
br.drag('104th', 'Gananoque')
br.drag('10th_R.V.', 'Gananoque')
br.discard('50')

s.play('US Plattsburg')
us.play('43', reveal=False)
us.drag('11th 4th_NY_Militia', 'Champlain NY')
us.reveal('43')
us.discard('43')

s.play('BR LC Militia')
br.play('44')
assert cost('Montreal', 'Chateauguay') == 3
br.drag('LC_Militia', 'Chateauguay')
br.discard('44')

s.play('US holds the last one')
us.hold('51')
us.say('dobranoc')
s.done()
