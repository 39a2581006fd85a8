"""Spring 1814 almost silent, a few Korean words. Planted: two units of two spaces on one card; a depot in British territory."""
from aid27a import *

s = Session('dev-1812-faults', us='Jiho', br='Sora', what='Spring 1814: 34th of Albany and 26th of Erie on one card; US depot at Ft. Malden; Ft. Erie by an exchange and back')
t = s.t
spring_1814(t)
hands(t, ['75', '76', '79', '81', '84', '88', '95', '99', '94'], ['80', '77', '85', '86', '90', '92', '74', '97', '100'])
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '86', build=True, book=b):
    br.play('86')
    br.drag('Prince_Regent', 'York')
    br.undo()
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('86')

s.play('US two regiments')
us.play('75')
us.drag('34th', 'Utica')
with s.fault('8.61 8.6 8.31(3) 8.31 8.71 8.7', '34th of Albany and 26th of Erie move on one card without a leader', 'card kind'):
    us.drag('26th', 'Buffalo')
us.discard('75')

with act(s, 'BR Drummond', 'British', '85', 'Drummond', book=b):
    br.drag('104th', 'Gananoque')
    br.drag('104th', 'Prescott')
    br.drag('Drummond', 'Prescott')
    br.play('85')
    br.say('드러먼드')
    br.discard('85')

with act(s, 'US Scott at Ft. Erie', 'US', '81', 'Scott', ret='1/41st', flips='NY_Volunteers_1814 1/41st', book=b):
    us.play('81')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    assert supplied(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', 1814, (3, 5), 'EX')
    us.roll('2d6', 3, 5)
    us.say('교환')
    us.flip('NY_Volunteers_1814')
    br.flip('1/41st')
    br.drag('1/41st', 'Chippawa')
    us.vp(b.due())
    us.discard('81')

with act(s, 'BR Riall', 'British', '92', 'Riall', pick='Lincoln 89th 1/41st', ret='Scott NY_Volunteers_1814 Seneca', book=b):
    br.play('92')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots Lincoln 89th 1/41st', 'Ft. Erie')
    assert supplied(t, 'US', 'Ft. Erie')
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], '1/R. Scots', 'Seneca', 1814, (5, 6), 'DR')
    br.roll('2d6', 5, 6)
    us.drag('Scott NY_Volunteers_1814', 'Buffalo')
    us.drag('Seneca', 'Buffalo')
    us.vp(b.due())
    br.discard('92')

s.play('US depot')
us.play('99')
us.say('보급소')
with s.fault('13.52 13.5 13.51 8.31(6) 8.31', 'a US supply depot is set up at Ft. Malden, British territory', 'territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('99')

with act(s, 'BR restores', 'British', '77', flips='1/41st', book=b):
    br.play('77')
    ok_restore(t, 'British', '1/41st')
    br.flip('1/41st')
    br.discard('77')

UF = 'Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '79', 'Chauncey', book=b):
    us.play('79', reveal=False)
    us.drag(UF, 'Lake Ontario Control Box')
    us.reveal('79')
    us.vp('US 5')
    us.vp(b.due())
    us.discard('79')

with act(s, 'BR 16th', 'British', '74', book=b):
    br.play('74')
    br.march('br:16th', 'Trois-Rivieres', 'Montreal')
    br.discard('74')

with act(s, 'US builds', 'US', '76', build=True, book=b):
    us.drag('Superior Jones', 'Sackets Harbour')
    us.play('76')
    us.discard('76')

with act(s, 'BR Norfolk', 'British', '97', book=b):
    way('Port Dover', "Brant's Ford")
    br.play('97')
    br.drag('Norfolk', "Brant's Ford")
    br.discard('97')

with act(s, 'US 4th Rifles', 'US', '84', book=b):
    us.play('84')
    us.drag('4th_Rifles', 'Erie PA')
    us.discard('84')

BF = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
US8 = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'BR Yeo', 'British', '90', 'Yeo', ret='Chauncey ' + US8, fights={'Prince Regent': 'Lake Ontario Control Box'}, flips='Prince_Regent General_Pike Madison', book=None):
    br.play('90')
    br.drag('Prince_Regent Royal_George Wolfe', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.drag('Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    sea(t, BF, US8, 'Prince_Regent', 'General_Pike', 4, 'A1 D2 att', 1, 0)
    br.roll('1d6', 4)
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    us.flip('Madison')
    us.drag('General_Pike Madison', 'Sackets Harbour')
    us.drag('Chauncey Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Sackets Harbour')
    us.flip('General_Pike')
    br.say('호수는 내 것')
    br.discard('90')

with act(s, 'US repairs', 'US', '88', build=True, flips='General_Pike Madison', book=b):
    us.vp(b.due())
    us.flip('General_Pike Madison')
    us.play('88')
    us.discard('88')

with act(s, 'BR repairs', 'British', '80', build=True, flips='Prince_Regent', book=b):
    br.play('80')
    br.flip('Prince_Regent')
    br.discard('80')

with act(s, 'US Brown', 'US', '95', 'Brown', book=b):
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('us:9th us:11th', 'Cape Vincent')
    us.drag('Brown', 'Cape Vincent')
    us.play('95')
    us.discard('95')

s.play('BR holds')
br.hold('100')
s.play('US holds')
us.hold('94')
us.say('끝')
s.done()
