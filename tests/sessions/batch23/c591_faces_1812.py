"""No word is written. One plays face down and turns his cards at the end; the other moves first, lays the card last, and takes the enemy's retreats in hand."""
from aid23b import *

s = Session('dev-1812-faults', us='Ilse', br='Odd', what='Spring and autumn 1812 in silence: cards turned up late, the victor pushes the beaten, a raid to St-Jean, Ogdensburg, a fleet battle')
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Dearborn north', 'US', '32', 'Dearborn', book=B):
    us.play('32', reveal=False)
    mv(us, 'Dearborn us:6th us:13th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.reveal('32')
    us.discard('32')

with act(s, 'BR Brock to Queenston', 'British', '8', 'Brock', book=B):
    mv(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.play('8')
    br.discard('8')

with act(s, 'US Dearborn to St-Jean', 'US', '12', 'Dearborn', laid=False, book=B):
    us.play('12', reveal=False)
    way('Plattsburg', 'Champlain', 'Lacolle', 'Isle aux Noix', 'St-Jean')
    us.each('us:6th us:13th 4th_NY_Militia Dearborn', 'Champlain NY')
    us.drag('us:6th us:13th 4th_NY_Militia Dearborn', 'Lacolle')
    us.vp('US 1')
    us.drag('us:6th us:13th Dearborn', 'Isle aux Noix')
    us.vp('US 3')
    us.drag('us:6th Dearborn', 'St-Jean')
    us.vp('US 5')

with act(s, 'BR the 8th and the Fencibles at St-Jean', 'British', '5', ret='Dearborn us:6th', book=B):
    us.reveal('12')
    us.discard('12')
    mv(br, 'br:8th Canadian_Fencibles', 'Montreal', 'La Prairie', 'St. Jean')
    battle(t, 'British', 'St-Jean', ['La Prairie'], '8th', '6th', (6, 2), 'DR')
    br.roll('2d6', 6, 2)
    goes(t, 'US', 'St-Jean', 'Highgate', came=['La Prairie'])
    br.drag('us:6th Dearborn', 'Highgate')
    br.vp('US 3')
    br.play('5')
    br.discard('5')

with act(s, 'US Oneida carries the 2nd New York', 'US', '30', sea='2nd_NY_Militia', book=B):
    us.play('30', reveal=False)
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    us.reveal('30')
    us.discard('30')

with act(s, 'BR three on Ontario', 'British', '2', book=B):
    br.each('Gloucester Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('US 1')
    br.play('2')
    br.discard('2')

with act(s, 'US holds', 'US', '27', hold=True, book=B):
    us.hold('27')

with act(s, 'BR Isle aux Noix', 'British', '10', ret='us:13th', flips='br:8th us:13th', book=B):
    br.drag('br:8th Canadian_Fencibles', 'Isle aux Noix')
    battle(t, 'British', 'Isle aux Noix', ['St-Jean'], '8th', '13th', (3, 4), 'EX')
    br.roll('2d6', 3, 4)
    br.flip('br:8th')
    br.flip('us:13th')
    goes(t, 'US', 'Isle aux Noix', 'Lacolle', came=['St-Jean'])
    br.drag('us:13th', 'Lacolle')
    br.vp('British 1')
    br.play('10')
    br.discard('10')

with act(s, 'US back to Plattsburg', 'US', '13', laid=False, book=B):
    us.play('13', reveal=False)
    way('Lacolle', 'Champlain', 'Plattsburg')
    us.drag('us:13th 4th_NY_Militia', 'Champlain NY')
    us.drag('us:13th 4th_NY_Militia', 'Plattsburg')
    us.vp('British 2')

with act(s, 'BR Norfolk', 'British', '17', book=B):
    us.reveal('13')
    us.discard('13')
    mv(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
    br.play('17')
    br.discard('17')

with act(s, 'US 1st New York', 'US', '4', book=B):
    us.play('4', reveal=False)
    us.drag('1st_NY_Militia', 'Batavia')
    us.undo()
    mv(us, '1st_NY_Militia', 'Lewiston', 'Ft. Schlosser', 'Buffalo')
    us.reveal('4')
    us.discard('4')

with act(s, 'BR the 8th made whole', 'British', '20', flips='br:8th', book=B):
    assert supplied(t, 'British', 'Isle aux Noix')
    br.flip('br:8th')
    br.play('20')
    br.discard('20')

with act(s, 'US the 13th made whole', 'US', '19', flips='us:13th', book=B):
    us.play('19', reveal=False)
    assert supplied(t, 'US', 'Plattsburg')
    us.flip('us:13th')
    us.reveal('19')
    us.discard('19')

with act(s, 'BR holds', 'British', 'Declaration of War', hold=True, book=B):
    br.hold('Declaration of War')

s.play('autumn')
muster(br, '1812b')
us.turn('Summer-Autumn 1812', tracker=False)
muster(us, '1812b', groups=False)
br.turn('Summer-Autumn 1812', marker=False)
deal(t, us, 1812, '6', '16', '28', '1', '29', '25')
deal(t, br, 1812, '3', '18', '26', '15', '23', '24')

with act(s, 'US Harrison', 'US', '16', 'Harrison', book=B):
    us.play('16', reveal=False)
    mv(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.reveal('16')
    us.discard('16')

with act(s, 'BR Vincent takes Ogdensburg', 'British', '15', 'Vincent', ret='Julia Hamilton', book=B):
    mv(br, 'Vincent 49th', 'Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.drag('Julia Hamilton', 'Sackets Harbour')
    br.vp('British 4')
    br.play('15')
    br.discard('15')

with act(s, 'US Chauncey', 'US', '6', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester',
         fights={'Oneida': 'Lake Ontario Control Box'}, flips='Oneida', laid=False, book=B):
    us.play('6', reveal=False)
    us.drag('Chauncey Conquest Scourge Growler Pert Julia Hamilton', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Julia Hamilton Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    a = t.pieces('Oneida Conquest Scourge Growler Pert Julia Hamilton Fair_American Gov._Tompkins')
    m = naval_drm(a, t.pieces('Royal_George Earl_of_Moira Gloucester'), t.find('Oneida'), t.find('Royal George'))
    assert naval(4 + m) == 'defender lead strikes'
    us.roll('1d6', 4)
    us.drag('Royal_George', 'British Eliminated')
    us.drag('Earl_of_Moira Gloucester', 'Kingston')
    us.roll('1d6', 4)
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.vp('0')

with act(s, 'BR the 103rd', 'British', '24', book=B):
    us.reveal('6')
    us.discard('6')
    mv(br, '103rd', 'Quebec City', 'Three Rivers', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.play('24')
    br.discard('24')

with act(s, 'US three regiments', 'US', '29', book=B):
    us.play('29', reveal=False)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.each('us:9th us:11th', 'Rome')
    us.each('us:11th us:9th', 'Sackets Harbour')
    us.reveal('29')
    us.discard('29')

with act(s, 'BR Rottenburg', 'British', '18', 'Rottenburg', book=B):
    mv(br, 'Rottenburg Voltigeurs', 'Montreal', 'La Prairie', 'St. Jean', 'Isle aux Noix')
    br.play('18')
    br.discard('18')

with act(s, 'US Oneida repaired', 'US', '1', flips='Oneida', book=B):
    us.play('1', reveal=False)
    us.flip('Oneida')
    us.reveal('1')
    us.discard('1')

with act(s, 'BR a depot', 'British', '3', book=B):
    assert supplied(t, 'British', 'Ft. George')
    br.put('British Supply Depot', 'Ft. George')
    br.play('3')
    br.discard('3')

with act(s, 'US holds a second', 'US', '25', hold=True, book=B):
    us.hold('25')

with act(s, 'BR Glengarry', 'British', '26', book=B):
    mv(br, 'Glengarry', 'Cornwall', "Crysler's", 'Prescott', 'Gananoque', 'Kingston')
    br.play('26')
    br.discard('26')
s.done()
