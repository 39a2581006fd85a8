"""No word: the 103rd arrives at Kingston instead of Quebec; AR-1 at Queenston is carried out without the step."""
from ref import crt, odds
from session import Session
from kit120 import bring_on, by_gpid, BY, used

s = Session('dev-1812-faults', us='Kit', br='Lou', what='Spring to Summer 1812 without chat: a reinforcement in the wrong space, AR-1 without the loss')
s.t.lay_hand('US', [])
s.t.lay_hand('British', ['17'])
used(s.t, '32', '12', '13', '4', '27', '19', '30', '5', '2', '8', '10', '20', 'Declaration of War')
t, us, br = s.begin()

s.play('BR Norfolk')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('arrivals')
us.turn('Summer-Autumn 1812')
bring_on(t, us, '1812b', skip=('caledonia',))
bring_on(t, br, '1812b', skip=('b_103',))
with s.fault('14.1 7.1 2.16', 'the 103rd is placed at Kingston, its space is Quebec', 'arrival|entry'):
    br.drag('103rd', 'Kingston')
for _ in range(7):
    us.draw('1812 Deck')
    br.draw('1812 Deck')

s.play('US Van Rensselaer at Queenston')
us.play('22')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
# 4 against 3: 1:1; C against C; river -1: 5 - 1 = 4
assert odds(4, 3) == 0 and crt(3 + 2 - 1) == 'AR-1'
us.roll('2d6', 3, 2)
with s.fault('10.51 10.52 10.51(AR-1)', 'AR-1: the lead unit must flip, the 1st NY goes back at full strength', 'odds|result|CRT|land-combat'):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
us.discard('22')

s.play('BR Lake Erie')
br.play('18')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.vp('British 2')
br.discard('18')

s.play('US two schooners on Ontario')
us.play('25', reveal=False)
us.each('Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
us.vp('0')
us.discard('25')

s.play('BR York Militia')
br.play('31')
br.drag('York_Militia', 'Burlington')
br.discard('31')

s.play('US Harrison')
us.drag('Harrison 17th 19th', 'Ft. Findlay')
us.play('26')
us.discard('26')

s.play('BR Lady Prevost')
br.drag('Lady_Prevost', 'Ft. Erie')
br.play('14')
br.discard('14')

s.play('US holds')
us.hold('15')
s.done()
