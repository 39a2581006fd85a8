"""Spring 1814 without a word: two people who only drag; Lewiston, Ft. Erie twice, the Ontario fleets, a landing at Prescott, Lacolle."""
from aid27a import *

s = Session('dev-1812-faults', us='R. Oduya', br='N', what='Spring 1814, no chat: crossings both ways, builds, fleet battle, landing at Prescott and its loss, repairs, holds')
t = s.t
spring_1814(t)
hands(t, ['75', '76', '79', '81', '84', '88', '95', '96', '94'], ['80', '82', '77', '85', '86', '90', '92', '74', '97'])
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Riall at Lewiston', 'British', '80', 'Riall', pick='Lincoln', book=b):
    way('Ft. George', 'Queenston', 'Lewiston')
    br.play('80')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp(b.due())
    br.discard('80')

with act(s, 'US Scott at Ft. Erie', 'US', '81', 'Scott', ret='1/41st', book=b):
    us.play('81', reveal=False)
    us.drag('Scott', 'Ft. Erie')
    us.drag('NY_Volunteers_1814 Seneca', 'Ft. Erie')
    us.reveal('81')
    assert supplied(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', 1814, (5, 6), 'DR')
    us.roll('1d6', 5)
    us.roll('2d6', 5, 6)
    br.drag('1/41st', 'Chippawa')
    us.discard('81')
    us.vp(b.due())

with act(s, 'BR 89th and 41st', 'British', '85', ret='Scott NY_Volunteers_1814 Seneca', flips='NY_Volunteers_1814', book=b):
    br.drag('89th', 'Ft. Erie')
    br.drag('1/41st', 'Ft. Erie')
    br.play('85')
    assert supplied(t, 'US', 'Ft. Erie')
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], '1/41st', 'NY Volunteers 1814', 1814, (6, 6), 'DR-1')
    br.roll('2d6', 6, 6)
    us.drag('Seneca', 'Buffalo')
    us.drag('Scott NY_Volunteers_1814', 'Buffalo')
    br.flip('NY_Volunteers_1814')
    br.vp(b.due())
    br.discard('85')

with act(s, 'US builds', 'US', '76', build=True, book=b):
    us.play('76')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.drag('Jones', 'Ships to Build')
    us.drag('Superior', 'Sackets Harbour')
    us.discard('76')

with act(s, 'BR builds', 'British', '86', build=True, book=b):
    br.drag('Prince_Regent', 'Kingston')
    br.play('86')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')

UF = 'Superior General_Pike Madison Oneida Jefferson Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '79', 'Chauncey', book=b):
    us.play('79')
    us.drag(UF, 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('79')

BF = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
with act(s, 'BR Yeo beaten', 'British', '90', build=True, ret='Superior', flips='Prince_Regent Royal_George Superior', book=b):
    br.play('90')
    br.drag('Yeo ' + BF, 'Lake Ontario Control Box')
    sea(t, BF, UF, 'Prince_Regent', 'Superior', 2, 'A2 D1 def', 1, 0)
    br.roll('1d6', 2)
    br.drag('Prince_Regent Royal_George', 'Kingston')
    br.flip('Prince_Regent')
    br.drag('Yeo Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Kingston')
    br.flip('Royal_George')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.discard('90')

with act(s, 'US repairs', 'US', '88', build=True, flips='Superior', book=b):
    us.play('88')
    us.flip('General_Pike')
    us.flip('General_Pike')
    us.flip('Superior')
    us.discard('88')

with act(s, 'BR repairs', 'British', '77', build=True, flips='Prince_Regent', book=b):
    br.flip('Royal_George')
    br.undo()
    br.flip('Prince_Regent')
    br.play('77')
    br.discard('77')

with act(s, 'US Brown lands at Prescott', 'US', '95', 'Brown', sea='Brown us:9th us:11th', ret='1/R._Marines', book=b):
    us.play('95')
    us.drag('Brown us:9th us:11th Superior', 'Prescott')
    room(t.pieces('Superior'), t.pieces('us:9th us:11th', us))
    assert 1 + 1 + 2 <= 6 and 'ontario' not in lake_of(t, 'British')
    battle(t, 'US', 'Prescott', [], 'us:9th', '1/R. Marines', 1814, (4, 5), 'DR', landing=True)
    assert supplied(t, 'British', 'Prescott')
    us.roll('2d6', 4, 5)
    br.drag('1/R._Marines', "Crysler's Farm")
    us.vp(b.due())
    us.discard('95')

with act(s, 'BR Rottenburg', 'British', '92', 'Rottenburg', pick='1/R._Marines', ret='Brown us:9th us:11th Superior', book=b):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.play('92')
    br.drag('Rottenburg 49th br:13th De_Watteville', "Crysler's Farm")
    br.drag('Rottenburg 49th br:13th De_Watteville 1/R._Marines', 'Prescott')
    assert supplied(t, 'US', 'Prescott')
    battle(t, 'British', 'Prescott', ["Crysler's Farm"], '49th', 'us:9th', 1814, (3, 6), 'DR')
    br.roll('2d6', 3, 6)
    us.drag('Brown us:9th us:11th', 'Ogdensburg')
    us.drag('Superior', 'Ogdensburg')
    br.discard('92')
    us.vp(b.due())

with act(s, 'US 4th Rifles', 'US', '84', book=b):
    us.play('84')
    us.drag('4th_Rifles', 'Meadville')
    us.drag('4th_Rifles', 'Erie PA')
    us.discard('84')

with act(s, 'BR 16th', 'British', '74', book=b):
    br.play('74')
    br.drag('br:16th', 'Trois-Rivieres')
    br.drag('br:16th', 'Montreal')
    br.discard('74')

with act(s, 'US Izard repulsed', 'US', '96', 'Izard', fights={'Izard': 'Lacolle', '6th': 'Lacolle', '13th': 'Lacolle', '15th': 'Lacolle'}, book=b):
    us.drag('Izard us:6th us:13th 15th', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th', 'Lacolle')
    us.play('96')
    assert supplied(t, 'British', 'Lacolle')
    battle(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (2, 4), 'AR')
    us.roll('2d6', 2, 4)
    us.drag('Izard us:6th us:13th 15th', 'Champlain NY')
    us.discard('96')

s.play('BR holds')
br.hold('97')
s.play('US holds')
us.hold('94')
with act(s, 'BR last', 'British', '82', 'Drummond', book=b):
    br.play('82')
    way('Kingston', 'Gananoque', 'Prescott')
    br.each('Drummond 104th', 'Prescott')
    br.discard('82')
with act(s, 'US last', 'US', '75', flips='', book=b):
    us.play('75')
    us.drag('26th', 'Buffalo')
    us.discard('75')
s.done()
