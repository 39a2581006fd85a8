"""End of 1813: a brig carries two regiments; in winter Sackets Harbour loses one step of two."""
from lay18 import *
from aid18 import lay
from session import Session

s = Session('dev-1812-faults', us='Hutch', br='Starsky', what='End of autumn 1813 and the winter, one player types nothing: the brig Caledonia carries two regiments; Sackets two over, one unit flipped')
t = s.t
lay(t, '1813b')
t.lay_vp('0')
t.lay('De_Watteville De_Meuron br:13th', 'Montreal', 'British')
t.lay('70th 89th', 'Trois-Rivieres', 'British')
hands(t, ['62', '66'], ['53', '65'])
burn_to(t, 1813, 28)
t, us, br = s.begin()
bk = Book(t)

with act(s, 'BR Sheaffe', 'British', '53', 'Sheaffe'):
    br.play('53')
    br.march('Sheaffe York_Militia', 'Burlington')
    br.discard('53')
s.play('US by sea')
us.say('62, 3 ops. Caledonia takes the 12th and the 14th along the lake to Erie')
us.play('62')
assert not lake_of(t, 'British')
with s.fault('11.35 11.31', 'a brig carries one unit; Caledonia carries the 12th and the 14th'):
    us.drag('Caledonia us:12th us:14th', 'Erie PA')
us.say('pick up, sail, drop, 3 MP')
us.discard('62')
with act(s, 'BR Riall', 'British', '65', 'Riall'):
    br.play('65')
    br.march('Riall 2/41st 1/R._Marines', 'Trois-Rivieres', 'Sorel')
    way('Quebec', 'Trois-Rivieres', 'Sorel')
    br.discard('65')
with act(s, 'US Hampton', 'US', '66', 'Hampton'):
    us.say('66. Hampton and the 11th go to Ticonderoga to eat')
    us.play('66')
    us.drag('Hampton us:11th', 'Ticonderoga')
    us.discard('66')

s.play('winter')
us.say('no ships out, nothing held. winter')
us.turn('Winter 1813-14')
x = excess(t)
assert x == {('Sackets Harbour', 'US'): 2, ('Ft. MacArthur', 'US'): 1, ('Ft. Malden', 'British'): 1}, x
br.flip('1/41st')
us.flip('3rd_Kentucky')
with s.fault('16.21 16.22 16.1', 'Sackets Harbour has 7 units over 5 and flips one only'):
    us.flip('2nd_NY_Militia')
us.say('3rd KY at MacArthur, 2nd NY at Sackets. brr')
us.turn('Spring-Summer 1814')
s.done()
