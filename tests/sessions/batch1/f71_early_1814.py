"""Spring 1814, hardly a word: a ship of the line of the autumn is built in spring; beaten ships stay in the box."""
from more import lay_arrivals, naval_drm, spent
from ref import cost, naval
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Q', br='R', what='Spring-Summer 1814: St. Lawrence (Summer-Autumn 1814) built too early; after a lost naval battle the undamaged losers stay in the box until the next play')
t = s.t
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
spent(t, 'British', ['76', '82', '75', '77', '79'])
spent(t, 'US', ['92', '85', '84', '90', '88'])
t, us, br = s.begin()

s.play('BR Prince Regent and Linnet')
br.play('76')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('76')

s.play('US Superior and Jones')
us.play('92')
us.drag('Superior', 'Sackets Harbour')
us.drag('Jones', 'Sackets Harbour')
us.discard('92')

s.play('BR builds the St. Lawrence')
br.say('82 nbv')
br.play('82')
with s.fault('15.14 15.13 3.23', 'the St. Lawrence is of Summer-Autumn 1814, it is Spring-Summer', 'turn|cost|earliest|ship of the line'):
    br.drag('St._Lawrence', 'Kingston')
br.discard('82')

s.play('US two sloops out')
us.say('90')
us.play('90')
us.each('Preble Montgomery', 'Lake Champlain Control Box')
us.vp('US 6')
us.discard('90')

s.play('BR Yeo')
br.say('75 yeo')
br.play('75')
br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', 'Lake Ontario Control Box')
br.vp('US 4')
br.discard('75')

s.play('US Chauncey attacks, 9 to 4: +2, A to A, Yeo -1; 3 + 1 = 4: A1 D1, the box to the attacker')
us.say('85 chauncey, superior leads')
us.play('85')
fleet = 'Chauncey Superior Jones ship:Oneida Madison General_Pike Sylph Conquest Fair_American Gov._Tompkins'
assert naval_drm(t.pieces(fleet)[1:], t.pieces('Prince_Regent Wolfe Royal_George Melville'), t.find('Superior'),
                 t.find('Prince Regent'), 0, 1) == 1 and naval(4) == 'A1 D1 att'
us.drag(fleet, 'Lake Ontario Control Box')
br.say('PR')
us.roll('1d6', 3)
us.flip('Superior')
us.drag('Superior', 'Sackets Harbour')
br.flip('Prince_Regent')
br.drag('Prince_Regent', 'Kingston')
with s.fault('12.2 12.51 11.41 12.4', 'Yeo, Wolfe, Royal George and Melville have lost and stay in the box beside the American fleet', 'result|CRT|naval'):
    us.vp('US 8')
    us.discard('85')

s.play('BR withdraws, York militia')
br.drag('Yeo Wolfe Royal_George Melville', 'Kingston')
br.play('77')
br.drag('York_Militia', 'Burlington')
br.discard('77')

s.play('US repairs the Superior')
us.say('84')
us.play('84')
us.flip('Superior')
us.discard('84')

s.play('BR holds')
br.hold('79')

s.play('US holds')
us.hold('88')
s.done()
