"""Spring 1813 in Dutch: the Sylph built a half-year early; the garrison of Detroit runs two spaces."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Wietske', br='Joop', what='Spring 1813 in Dutch: Sylph (Summer-Autumn 1813) built in spring; Essex retreats two spaces from Detroit')
t = s.t
lay(t, '1813a')
hands(t, ['46', '43', '44', '50', '51', '54', '57', '59'], ['45', '48', '53', '58', '60', '61', '63', '66'])
t, us, br = s.begin()
bk = Book(t)

s.play('dobbelen')
us.say('hoi Joop. hoogste begint')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('2+2=4. ga je gang')
s.play('US bouwt')
us.say('46, bouwen: General Pike, dan is er nog 2')
us.play('46')
us.drag('ship:General_Pike', 'Sackets Harbour')
us.drag('Asp Raven', 'Sackets Harbour')
with s.fault('15.14 15.12 3.23', 'Sylph may be built from Summer-Autumn 1813 only'):
    us.drag('Sylph', 'Sackets Harbour')
us.say('Asp en Raven voor 1, en de Sylph voor 1')
us.discard('46')
with act(s, 'GB Prevost', 'British', '66', 'Prevost'):
    br.say('66, Prevost neemt het 70e en 89e mee naar Montreal')
    br.play('66')
    br.drag('Prevost 70th 89th', 'Montreal')
    br.discard('66')
s.play('US Harrison, Detroit')
us.say('43: Harrison met 17, 19 en Kentucky, Frenchtown, Detroit. 4 punten')
us.play('43')
way('Ft. Meigs', 'Frenchtown', 'Detroit')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
br.say('ik blijf staan')
us.say('12 tegen 5 = +1, 17e tegen C +1, Harrison +1')
assert supplied(t, 'US', 'Frenchtown') and supplied(t, 'British', 'Detroit')
assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (3, 4)) == 'DR'
us.roll('2d6', 3, 4)
assert holds(t, 'British', 'Sandwich') and not units(t, 'Sandwich')
with s.fault('10.71 10.7 10.51', 'the defender retreats two spaces (Detroit, Sandwich, Ft. Malden) instead of one'):
    br.drag('Essex', 'Sandwich')
    br.drag('Essex', 'Ft. Malden')
br.say('tien, terug naar Malden')
us.vp(bk.due())
bk.ok()
us.discard('43')
with act(s, 'GB Riall niet, Vincent wel', 'British', '53', 'Vincent'):
    br.say('53, Vincent met het 49e naar Queenston')
    br.play('53')
    br.drag('Vincent br:49th', 'Queenston')
    br.discard('53')
with act(s, 'US dragonders', 'US', '51'):
    us.say('51, dragonders naar Batavia')
    us.play('51')
    assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia') <= 10
    us.march('US_Dragoons', 'Utica', 'Canandaigua', 'Batavia')
    us.discard('51')
s.play('GB legt weg')
br.hold('61')
br.say('bewaard. tot donderdag')
s.done()
