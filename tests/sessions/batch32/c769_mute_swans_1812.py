"""No word is written. The US player marches his men first and lays the card only when he is done; he never touches a reduced regiment, the other one turns his losses for him.
The British player rolls before he drags the attackers in, and drags the leader first. Points are booked in one sum every few plays."""
from aid32b import *

s = Session('dev-1812-faults', us='grey_heron', br='kittiwake', what='Spring 1812 to autumn, without chat: Sandwich, Queenston, a landing at Smiths Creek cut off and lost, Isle aux Noix taken and held in two rounds, muster, deal')
t, us, br = s.begin()
book = Book(t)

with act(s, 'US 30: Albany to Plattsburg', 'US', '30', book=book):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.play('30')
    us.discard('30')

with act(s, 'BR 17: Norfolk', 'British', '17', book=book):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'US 32: Hull crosses', 'US', '32', 'Hull'):
    way('Detroit', 'Sandwich')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.play('32')
    us.discard('32')

with act(s, 'BR 5: Procter, dice before the men', 'British', '5', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', book=book):
    br.play('5')
    br.drag('Procter', 'Sandwich')
    br.roll('2d6', 5, 4)
    br.drag('Tecumseh', 'Sandwich')
    br.drag('1/41st Shawnee Wyandot Essex', 'Sandwich')
    assert duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', '4th', (5, 4)) == 'DR'
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull', 'Detroit')
    us.drag('4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.discard('5')

with act(s, 'US 12: Van Rensselaer', 'US', '12', 'Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}, flips='1st_NY_Militia', book=book):
    way('Lewiston', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.play('12')
    assert duel(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia'.replace('_', ' '), 'Lincoln', (2, 4)) == 'AR-1'
    us.roll('2d6', 2, 4)
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.flip('1st_NY_Militia')
    us.discard('12')

with act(s, 'BR 8: Brock', 'British', '8', 'Brock', book=book):
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock', 'Ft. George', 'Queenston')
    br.drag('R.N.R. York_Militia', 'Queenston')
    br.discard('8')

with act(s, 'US 13: a landing at Smiths Creek', 'US', '13', sea='2nd_NY_Militia', book=book):
    room(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.drag('Oneida', 'Smiths Creek')
    us.drag('2nd_NY_Militia', 'Smiths Creek')
    us.play('13')
    us.discard('13')

with act(s, 'BR 2: the squadron', 'British', '2'):
    br.play('2')
    br.drag('Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.discard('2')

with act(s, 'US 27: the Oneida gets home', 'US', '27', book=None):
    us.drag('Oneida', 'Oswego')
    us.drag('Oneida', 'Sackets Harbour')
    us.play('27')
    us.discard('27')

with act(s, 'BR 20: the 49th and the veterans end it', 'British', '20', ret='2nd_NY_Militia', flips='', book=book):
    br.play('20')
    way('Kingston', 'Smiths Creek')
    br.roll('2d6', 3, 4)
    br.drag('49th', 'Smiths Creek')
    br.drag('10th_R.V.', 'Smiths Creek')
    assert not supplied(t, 'US', 'Smiths Creek')
    assert duel(t, 'British', 'Smiths Creek', 'Kingston', '49th', '2nd NY Militia', (3, 4), half='d') == 'DR-1'
    us.drag('2nd_NY_Militia', 'US Eliminated')
    br.discard('20')
    br.vp('British 2')

with act(s, 'US 4: 3rd Ohio', 'US', '4', book=book):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.play('4')
    us.discard('4')

with act(s, 'BR holds', 'British', book=book):
    br.hold('Declaration of War')

with act(s, 'US 19: Isle aux Noix', 'US', '19'):
    way('Plattsburg', 'Champlain NY', 'Lacolle', 'Isle aux Noix')
    us.march('us:6th us:13th', 'Champlain NY', 'Lacolle', 'Isle aux Noix')
    us.play('19')
    us.discard('19')

with act(s, 'BR 10: from Montreal against the fort', 'British', '10', fights={'8th': 'Isle aux Noix', 'Canadian Fencibles': 'Isle aux Noix'},
         flips='8th Canadian_Fencibles us:6th us:13th', book=book):
    br.play('10')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('8th Canadian_Fencibles', 'St-Jean')
    br.roll('2d6', 3, 4)
    br.drag('8th Canadian_Fencibles', 'Isle aux Noix')
    assert duel(t, 'British', 'Isle aux Noix', 'St-Jean', '8th', 'us:6th', (3, 4)) == 'EX'
    br.flip('8th')
    br.flip('us:6th')
    assert duel(t, 'British', 'Isle aux Noix', 'St-Jean', 'Canadian Fencibles', 'us:13th', (5, 4), rnd=2) == 'EX'
    br.roll('2d6', 5, 4)
    us.flip('us:13th')
    us.flip('Canadian_Fencibles')
    br.drag('8th Canadian_Fencibles', 'St-Jean')
    us.vp('0')
    br.discard('10')
assert not t.hand('US') and not t.hand('British')

s.play('autumn: marker, cards, men')
br.turn('Summer-Autumn 1812')
deal(t, us, 1812, '6', '3', '21', '11', '24', '1', '16')
deal(t, br, 1812, '31', '26', '7', '28', '18', '29')
muster(br, '1812b', groups=False)
muster(us, '1812b')
assert hand_sizes(t) == (7, 6)

with act(s, 'US 16: Dearborn comes up', 'US', '16', 'Dearborn', book=book):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:9th 11th us:14th us:16th Dearborn', 'Ticonderoga')
    us.drag('us:9th 11th us:14th us:16th Dearborn', 'Plattsburg')
    us.play('16')
    us.discard('16')

with act(s, 'BR 31: the Glengarries', 'British', '31', book=book):
    br.play('31')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('31')

with act(s, 'US 24: 4th NY', 'US', '24', book=book):
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.play('24')
    us.discard('24')

with act(s, 'BR 28: two regiments rested', 'British', '28', flips='8th Canadian_Fencibles', book=book):
    br.play('28')
    assert supplied(t, 'British', 'St-Jean')
    br.flip('8th Canadian_Fencibles')
    br.discard('28')

s.play('US holds')
us.hold('1')
s.play('BR holds')
br.hold('7')
book.ok()
s.done()
