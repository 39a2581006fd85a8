"""Winter 1813-14: one regiment too many stays whole at Sackets Harbour, a schooner is mended where there is no base."""
from lay10 import *

s = start('1813b', us='Zosia', br='Henryk', what='end of 1813, Winter 1813-14, Polish: attrition one step short, a schooner repaired at Ogdensburg', vp='British 2')
t = s.t
t.lay('ship:Hamilton', 'Ogdensburg', 'US')
t.lay_face('ship:Hamilton Oneida')
t.lay('De_Meuron 2/41st br:13th', 'Montreal', 'British')
ready(t, ['Card 44'], ['Card 45'], 1813, 30)
t, us, br = s.begin()

s.play('BR last card')
br.say('45 (2): obie piechoty morskie do Trois-Rivieres')
br.play('45')
mv(br, '1/R._Marines 2/R._Marines', 'Trois-Rivieres')
br.discard('45')

s.play('US last card')
us.say('44: Scott z 23. do Utica i koniec roku')
us.play('44')
mv(us, 'Scott 23rd', 'Utica')
us.discard('44')

s.play('winter quarters')
us.turn('Winter 1813-14')
due = excess(t)
assert due == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 2}, due
br.say('zima. u mnie Malden, Shawnee')
br.flip('Shawnee')
us.say('MacArthur: 24.')
us.flip('24th')
with s.fault('16.21 16.22 2.17', 'seven units in Sackets Harbour (5), one flips instead of two', 'value|winter|quarter'):
    us.say('Sackets: 2nd NY')
    us.flip('2nd_NY_Militia')
br.say('dobra')

s.play('winter repairs')
us.say('stocznia zimowa: Oneida i Hamilton')
us.flip('Oneida')
with s.fault('15.21 16.1(3) 15.31', 'the Hamilton is repaired at Ogdensburg, no base', 'base|port'):
    us.flip('ship:Hamilton')
br.say('to do wiosny')
s.done()
