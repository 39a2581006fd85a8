"""1812, autumn into winter; nobody writes a word, three files from two clients. One flips late, the other throws cards down before he moves."""
from aid38a import *
from table import Table
import os

T = Table('dev-1812-faults', names={'US': ('Vidar', 'vidar-99'), 'British': ('Ottoline', 'ottoline-99')})
lay(T, '1812b')
T.lay('Brock R.N.R. York_Militia', 'Ft. George', 'British')
T.lay('12th 14th 23rd', 'Lewiston', 'US')
hands(T, [], [])
hands(T, ['32', '12', '13', '19', '30', '4', 'Death of Brock'], ['16', '5', '8', '10', '20', '17', '2'])
burn_to(T, 1812, 14)
s = Session('dev-1812-faults', us='Vidar', br='Ottoline', table=T, what='autumn 1812 without chat: Queenston by EX and back, Death of Brock, a restored unit, Erie, fleet home, attrition; three logs')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn to Plattsburg', 'US', '32', 'Dearborn', book=b):
    us.play('32')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th us:15th us:16th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('32')

with act(s, 'BR Rottenburg to Isle aux Noix', 'British', '8', 'Rottenburg', book=b):
    br.drop_discard('8')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('Rottenburg Canadian_Fencibles Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')

with act(s, 'US Van Rensselaer at Queenston', 'US', '12', 'Van Rensselaer', ret='Lincoln', flips='12th Lincoln', laid=False):
    us.play('12')
    us.drag('Van_Rensselaer 12th 14th 23rd 1st_NY_Militia', 'Queenston')
    us.roll('2d6', 1, 2)
    battle(t, 'US', 'Queenston', ['Lewiston'], '12th', 'Lincoln', 1812, (1, 2), 'EX')
    us.flip('Lincoln')
    us.flip('12th')
    goes(t, 'British', 'Queenston', 'Chippawa', came=['Lewiston'])
    us.drag('Lincoln', 'Chippawa')
s.cut()

with act(s, 'BR Vincent to Stoney Creek', 'British', '16', 'Vincent', book=b):
    us.discard('12')
    br.vp('US 1')
    br.vp('US 2')
    assert b.due() == 'US 2'
    br.drop_discard('16')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.march('Vincent 49th 10th_R.V.', 'Smiths Creek', 'York', 'Stoney Creek')

with act(s, 'US Death of Brock', 'US', 'Death of Brock', flips='Brock', book=b):
    us.play('Death of Brock')
    us.flip('Brock')
    us.discard('Death of Brock')

with act(s, 'BR Procter to Sandwich', 'British', '5', 'Procter', book=b):
    br.play('5', reveal=False)
    br.each('1/41st Shawnee Tecumseh Procter', 'Sandwich')
    br.discard('5')

with act(s, 'US Winchester to Frenchtown', 'US', '30', 'Winchester', book=b):
    us.play('30')
    us.march('Winchester us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('30')

with act(s, 'BR Vincent at Queenston', 'British', '10', 'Vincent', pick='R.N.R. York_Militia', ret='Van_Rensselaer 12th 14th 23rd 1st_NY_Militia', laid=False):
    br.play('10')
    br.drag('Vincent 49th 10th_R.V.', 'Ft. George')
    br.drag('Vincent 49th 10th_R.V. R.N.R. York_Militia', 'Queenston')
    br.roll('2d6', 5, 6)
    battle(t, 'British', 'Queenston', ['Ft. George'], '49th', '14th', 1812, (5, 6), 'DR')
    goes(t, 'US', 'Queenston', 'Lewiston', came=['Ft. George'])
    br.drag('Van_Rensselaer 12th 14th 23rd', 'Lewiston')
    br.drag('1st_NY_Militia', 'Lewiston')

with act(s, 'US restores the 12th', 'US', '13', flips='12th', book=b):
    us.vp('0')
    us.play('13')
    assert supplied(t, 'US', 'Lewiston')
    us.flip('12th')
    br.discard('10')
    us.discard('13')
s.cut()

with act(s, 'BR three ships onto Erie', 'British', '2', book=b):
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.play('2')
    br.vp('British 1')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US 3rd NY to Ft. Niagara', 'US', '4', book=b):
    us.play('4')
    us.march('3rd_NY_Militia', 'Ft. Schlosser', 'Ft. Niagara')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.discard('4')

with act(s, 'BR 8th and LC', 'British', '20', book=b):
    br.drop_discard('20')
    br.drag('br:8th LC_Militia', 'Cornwall')
    br.drag('br:8th', 'Prescott')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')

with act(s, 'US holds', 'US', '19', hold=True, book=b):
    us.hold('19')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('fleet home, winter, attrition')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1812-13')
x = starve(t)
if os.environ.get('SHOW'):
    print(x)
assert x == {('Cornwall', 'British'): 1, ('Detroit', 'US'): 2, ('Frenchtown', 'US'): 2, ('Ft. St. Joseph', 'British'): 1,
             ('Lewiston', 'US'): 3, ('Plattsburg', 'US'): 1, ('Queenston', 'British'): 2, ('Sandwich', 'British'): 1}, x
us.flip('4th_NY_Militia 14th 23rd 12th')
us.flip('us:17th 1st_Kentucky')
br.flip('LC_Militia York_Militia 10th_R.V.')
us.flip('2nd_Ohio')
us.flip('1st_Ohio')
br.flip('Shawnee')
br.drag('Northwest_Co.', 'British Eliminated')
us.discard('19')
assert not starve(t), starve(t)
b.ok()
s.done()
