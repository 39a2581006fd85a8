"""Late 1813 and its winter: a frigate before her year, a winter stack let off."""
from aid31a import *

s = table('1813b', 'Jonas', 'Ruta', 'end of 1813, Lithuanian, few words: Superior built in 1813; five units winter at Frenchtown, two of four losses taken',
          hands=(['46', '60', '54', '49'], ['48', '52', '53', '64']), gone=['Contrary Winds', 'Heavy Rains'], pile=24,
          men=[('Harrison us:17th us:19th 1st_Kentucky us:24th 2nd_Kentucky', 'Frenchtown', 'US')])
set_aside(s.t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR marines', 'British', '48', book=b):
    br.play('48')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.each('1/R._Marines 2/R._Marines', 'Montreal')
    br.discard('48')

s.play('US builds Superior')
us.say('60, fregata')
us.play('60')
with s.fault('15.14 15.12 3.23 15.15 15.1', 'Superior, a frigate of 1814, built at Sackets Harbour in autumn 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('60')

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=b):
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost De_Watteville br:13th', 'Montreal')
    br.drag('Prevost De_Watteville br:13th', 'Cornwall')
    br.say('52')
    br.discard('52')

with act(s, 'US Wilkinson', 'US', '46', 'Wilkinson', book=b):
    us.play('46')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Wilkinson us:6th us:15th', 'Antwerp', 'Ogdensburg')
    us.discard('46')

with act(s, 'BR Rottenburg', 'British', '53', 'Rottenburg', book=b):
    br.play('53')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Rottenburg br:104th', 'Prescott')
    br.discard('53')

with act(s, 'US Scott', 'US', '54', 'Scott', book=b):
    us.play('54')
    way('Albany', 'Utica')
    us.drag('Scott us:20th us:29th', 'Utica')
    us.discard('54')

with act(s, 'BR one', 'British', '64', book=b):
    br.play('64')
    way('Ft. Erie', 'Port Dover')
    br.drag('Norfolk', 'Port Dover')
    br.discard('64')

with act(s, 'US two', 'US', '49', book=b):
    us.play('49')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:22nd', 'Erie PA')
    us.discard('49')

s.play('winter')
us.turn('Winter 1813-14')
assert excess(t) == {('Cornwall', 'British'): 1, ('Ft. Malden', 'British'): 1, ('Frenchtown', 'US'): 4}
br.flip('br:13th')
br.flip('Shawnee')
br.say('mano viskas')
with s.fault('16.2 16.21 16.22 16.1', 'five fresh units at Frenchtown (1): four losses due, two taken'):
    us.flip('1st_Kentucky')
    us.flip('2nd_Kentucky')
us.say('mano irgi')
b.ok()

s.play('spring 1814')
us.turn('Spring-Summer 1814')
muster(us, '1814a', groups=False)
muster(br, '1814a')
deal(t, br, 1814, '75', '77', '79', '81', '82', '84', '86', '90', '94')
deal(t, us, 1814, '73', '74', '76', '78', '80', '83', '85', '88', '92')

with act(s, 'BR Drummond', 'British', '75', 'Drummond', book=b):
    br.play('75')
    way('Montreal', 'Coteau du Lac')
    br.drag('Drummond 1/R._Marines', 'Coteau du Lac')
    br.discard('75')

with act(s, 'US Macomb', 'US', '78', 'Macomb', book=b):
    us.play('78')
    way('Plattsburg', 'Champlain NY')
    us.drag('Macomb us:11th', 'Champlain NY')
    us.discard('78')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('94')
    br.say('iki rytojaus')
s.done()
