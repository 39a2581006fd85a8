"""Spring 1813: horses aboard ship; a militia driven from Batavia goes where the enemy came from."""
from kit13 import *
from session import Session

s = Session('dev-1812-faults', us='Hugh', br='Siobhan', what='Spring 1813 in mid-turn: US Dragoons landed at Burlington; 1st NY Militia retreats to Lewiston, whence it was attacked')
t = s.t
lay(t, '1813a')
t.lay('US_Dragoons', 'Sackets Harbour', 'US')
t.lay('Vincent 8th 49th', 'Lewiston', 'British')
t.lay('1st_NY_Militia', 'Batavia', 'US')
t.lay_vp('British 3')
hands(t, ['Card 46', 'Card 43', 'Card 38'], ['Card 42', 'Card 45', 'Card 48'])
burn_to(t, 1813, 10)
t, us, br = s.begin()
k = Book(t)

s.play('US landing')
us.play('46')
us.say('Chauncey sails. horse and foot')
with s.fault('11.33 3.62', 'the US Dragoons come to Burlington from Sackets in one play together with the fleet, there is no road', also=('3.16', '9.1', '9.2')):
    us.drag('Chauncey Madison Oneida us:9th US_Dragoons', 'Burlington')
us.vp('British 1')
us.discard('46')
k.ok()

s.play('BR Batavia')
br.say('Vincent for Batavia')
br.play('42')
br.drag('Vincent 8th 49th', 'Batavia')
us.say('not without a fight')
for h in (True, False):
    assert fight(t, '8th 49th', '1st_NY_Militia', 'Batavia', 7, '8th', '1st NY Militia', ha=h) == 'DR'
br.roll('2d6', 3, 4)
br.say('class +2, good enough, you go')
with s.fault('10.72(1) 10.71', 'DR at any odds; the 1st NY Militia retreats from Batavia to Lewiston, the space from which the British attacked'):
    us.drag('1st_NY_Militia', 'Lewiston')
    br.vp(k.due())
br.discard('42')

s.play('US 20th')
us.play('38')
walk(us, '20th 23rd', 'Albany', 'Utica', 'Canandaigua')
us.discard('38')

s.play('BR York Militia')
br.play('48')
walk(br, 'York_Militia', 'York', 'Smiths Creek')
br.discard('48')
us.say('tea')
s.done()
