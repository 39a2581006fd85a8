"""Autumn to spring, hardly a word (Korean): veterans winter where nothing grows; nine cards are dealt."""
from aid24b import *

s = Session('dev-1812-faults', us='지호', br='서연', what='end of Autumn 1812, winter, deal of 1813: the 10th R.V. outlives the winter at Smiths Creek (0); the British draw nine cards; few words of Korean')
x = s.t
for sd in ('US', 'British'):
    lay_arrivals(x, '1812b', sd)
no_marks(x)
x.lay_turn('Summer-Autumn 1812')
x.lay('us:9th us:11th', 'Plattsburg', 'US')
x.lay('us:15th us:21st us:23rd', 'Sackets Harbour', 'US')
x.lay('us:5th us:12th', 'Buffalo', 'US')
x.lay('us:16th us:14th', 'Utica', 'US')
x.lay('Northwest_Co. Det._10th_R.V.', 'Ft. Mackinaw', 'British')
x.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
x.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
x.lay_face('Lady_Prevost', True, 'British')
x.lay_vp('British 4')
hands(x, ['13', '30', '27'], ['10', '17', '8'])
burn_to(x, 1812, 22)
t, us, br = s.begin()
B = Book(t)
assert B.off == 0, B.off
with act(s, 'US Harrison', 'US', '13', leader='Harrison', book=B):
    us.play('13')
    us.drag('Harrison us:17th us:19th', 'Ft. Findlay')
    us.drag('Harrison us:17th', 'Ft. Meigs')
    us.discard('13')
with act(s, 'BR 10th R.V.', 'British', '17', book=B):
    br.play('17')
    br.drag('10th_R.V.', 'Smiths Creek')
    br.discard('17')
with act(s, 'US 20th', 'US', '30', book=B):
    us.drag('us:20th', 'Rome')
    us.play('30')
    us.discard('30')
with act(s, 'BR Brock', 'British', '10', leader='Brock', book=B):
    br.play('10')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('10')
with act(s, 'US 3rd Ohio', 'US', '27', book=B):
    us.play('27', reveal=False)
    us.drag('3rd_Ohio', 'Upper Sandusky')
    us.reveal('27')
    us.discard('27')
with act(s, 'BR depot', 'British', '8', build=True, book=B):
    br.play('8')
    assert supplied(t, 'British', 'Ft. Malden')
    br.put('British Supply Depot', 'Ft. Malden')
    br.discard('8')
    br.say('끝')
s.play('fleet home')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
B.ok()
s.play('winter')
us.turn('Winter 1812-13')
us.say('겨울')
E = excess(t)
assert E == {('Smiths Creek', 'British'): 1, ('Detroit', 'US'): 2}, E
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
with s.fault('16.26 16.21 16.23 16.2 16.22', 'the 10th R.V. winters at Smiths Creek, a 0 space, and stays on the map, fresh'):
    br.flip('Lady_Prevost')
    br.delete([p.id for p in marks(t, 'Supply Depot')])
    br.say('나는 괜찮음')
s.play('spring: arrivals, die, deal')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 6)
br.roll('1d6', 1)
us.say('6')
UH = ['48', '61', '39', '45', '66', '57', '52', '40']
BH = ['43', '54', '62', '37', '50', '64', '68', '60', '58']
deal(t, us, 1813, *UH)
with s.fault('7.21 7.2 7.23', 'the British are dealt nine cards for Spring 1813, eight are due'):
    deal(t, br, 1813, *BH)
assert hand_sizes(t) == (8, 9)
with act(s, 'US Scott', 'US', '61', leader='Scott', book=B):
    us.play('61')
    us.march('Scott us:25th us:29th us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('61')
with act(s, 'BR Drummond', 'British', '43', leader='Drummond', book=B):
    br.play('43')
    br.march('Drummond 8th Canadian_Fencibles', 'Coteau du Lac', 'Cornwall')
    br.discard('43')
with act(s, 'US builds', 'US', '52', build=True, book=B):
    us.play('52')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    us.discard('52')
with act(s, 'BR 104th', 'British', '54', book=B):
    br.play('54')
    br.drag('104th', 'Montreal')
    br.discard('54')
s.done()
