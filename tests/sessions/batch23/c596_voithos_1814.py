"""Nikos helps: he pushes for both and speaks for both; Linnea never writes. Spring 1814: the Niagara to and fro, Campaign, Ontario, Lacolle."""
from aid23b import *

s = Session('dev-1812-faults', us='Nikos', br='Linnea', what='Spring 1814: one helpful hand moves for both; Buffalo taken and lost in two rounds, Campaign, frigates on Ontario, Lacolle')
t = s.t
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
hands(t, ['82', '77', '78', '80', '85', '92', '93', '84', '96'], ['76', '75', '79', '81', '83', '86', '88', 'Campaign@1814', '91'])
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)
assert hand_sizes(t) == (9, 9)

with act(s, 'BR builds', 'British', '76', build=True, book=B):
    br.play('76')
    br.drag('ship:Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    us.say('δύο και ένα, εντάξει')
    br.discard('76')

with act(s, 'US builds', 'US', '82', build=True, book=B):
    us.play('82')
    us.drag('ship:Mohawk Jones', 'Sackets Harbour')
    us.say('82: φρεγάτα και μπρίκι')
    us.discard('82')

with act(s, 'BR Riall to Ft. Erie', 'British', '75', 'Riall', pick='Lincoln br:89th', book=B):
    br.play('75')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    us.say('να σε βοηθήσω')
    us.drag('Riall 1/R._Scots Lincoln br:89th', 'Ft. Erie')
    br.discard('75')

with act(s, 'US from Pittsburgh', 'US', '78', book=B):
    us.play('78')
    us.say('78, ο 19ος και οι ακροβολιστές')
    way('Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
    us.drag('us:19th 4th_Rifles', 'Erie PA')
    us.drag('us:19th 4th_Rifles', 'Buffalo')
    us.discard('78')

with act(s, 'BR Campaign', 'British', 'Campaign', 'Riall', pick='Drummond 104th', ret='Scott NY_Volunteers_1814 Seneca us:19th 4th_Rifles', laid=False, book=B):
    br.play('Campaign')
    us.say('Riall και Drummond;')
    br.drag('Riall 1/R._Scots Lincoln br:89th 1/41st', 'Buffalo')
    battle(t, 'British', 'Buffalo', ['Ft. Erie'], '1/41st', '4th Rifles', (6, 6), 'DR')
    us.say('4th Rifles μπροστά, 17 προς 12')
    br.roll('2d6', 6, 6)
    us.say('12-3=9. φεύγω')
    goes(t, 'US', 'Buffalo', 'Batavia', came=['Ft. Erie'])
    us.drag('Scott NY_Volunteers_1814 Seneca us:19th 4th_Rifles', 'Batavia')
    us.vp(B.due())
    br.drag('Drummond 104th', 'Prescott')
    way('Kingston', 'Gananoque', 'Prescott')
    br.discard('Campaign')

with act(s, 'US Scott comes back', 'US', '93', 'Scott', ret='Riall 1/R._Scots Lincoln br:89th 1/41st', flips='us:19th 1/R._Scots br:89th', book=B):
    us.play('93')
    us.say('93 Scott')
    us.drag('Scott NY_Volunteers_1814 Seneca us:19th 4th_Rifles', 'Buffalo')
    battle(t, 'US', 'Buffalo', ['Batavia'], '19th', '1/R. Scots', (4, 3), 'EX')
    us.say('19 εναντίον 1/RS')
    us.roll('2d6', 4, 3)
    us.flip('us:19th 1/R._Scots')
    battle(t, 'US', 'Buffalo', ['Batavia'], '4th Rifles', '89th', (5, 5), 'DR-1', rnd=2)
    us.say('7, ξανά. Rifles, 89')
    us.roll('2d6', 5, 5)
    us.flip('br:89th')
    goes(t, 'British', 'Buffalo', 'Ft. Erie', came=['Batavia'])
    us.drag('Riall 1/R._Scots Lincoln br:89th 1/41st', 'Ft. Erie')
    us.vp(B.due())
    us.discard('93')

with act(s, 'BR restores', 'British', '79', flips='1/R._Scots br:89th', book=B):
    assert supplied(t, 'British', 'Ft. Erie')
    br.play('79')
    br.flip('1/R._Scots br:89th')
    br.discard('79')

with act(s, 'US Vermont', 'US', '77', book=B):
    us.play('77')
    mv(us, 'Vermont_Militia', 'Burlington VT', 'Highgate')
    us.discard('77')

with act(s, 'BR Yeo', 'British', '88', 'Yeo', book=B):
    br.play('88')
    br.drag('Yeo ship:Princess_Charlotte Royal_George Wolfe Melville Beresford', 'Lake Ontario Control Box')
    us.vp(B.due())
    br.discard('88')

with act(s, 'US Chauncey', 'US', '96', 'Chauncey', flips='ship:Mohawk ship:Princess_Charlotte', fights={'ship:Mohawk': 'Lake Ontario Control Box'},
         ret='Yeo ship:Princess_Charlotte Royal_George Wolfe Melville Beresford', book=B):
    us.play('96')
    F = 'ship:Mohawk Jones General_Pike Madison Sylph Oneida Lady_of_the_Lake Fair_American Conquest Gov._Tompkins'
    us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
    m = naval_drm(t.pieces(F), t.pieces('ship:Princess_Charlotte Royal_George Wolfe Melville Beresford'), t.find('ship:Mohawk'), t.find('ship:Princess Charlotte'), 0, 1)
    assert naval(3 + m) == 'A1 D1 att', m
    us.roll('1d6', 3)
    us.say('3+1=4: ένας ο καθένας, η λίμνη δική μου')
    us.flip('ship:Mohawk')
    us.flip('ship:Princess_Charlotte')
    us.drag('Yeo ship:Princess_Charlotte Royal_George Wolfe Melville Beresford', 'Kingston')
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.vp(B.due())
    us.discard('96')

with act(s, 'BR the 16th', 'British', '81', book=B):
    br.play('81')
    mv(br, 'br:16th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac')
    br.discard('81')

with act(s, 'US Izard at Lacolle', 'US', '85', 'Izard', ret='Canadian_Fencibles', book=B):
    us.play('85')
    us.say('85 Izard')
    mv(us, 'Izard us:6th us:13th us:15th', 'Plattsburg', 'Champlain NY', 'Lacolle')
    battle(t, 'US', 'Lacolle', ['Champlain NY'], '13th', 'Canadian Fencibles', (5, 5), 'DR')
    us.roll('2d6', 5, 5)
    us.say('10')
    goes(t, 'British', 'Lacolle', 'La Prairie', came=['Champlain NY'])
    us.drag('Canadian_Fencibles', 'La Prairie')
    us.vp(B.due())
    us.discard('85')

with act(s, 'BR two to Montreal', 'British', '83', book=B):
    br.play('83')
    mv(br, '90th 37th', 'Quebec City', 'Trois-Rivieres', 'Montreal', one=True)
    br.discard('83')

with act(s, 'US mends the Mohawk', 'US', '84', flips='ship:Mohawk', book=B):
    us.play('84')
    us.flip('ship:Mohawk')
    us.say('επισκευή')
    us.discard('84')

with act(s, 'BR holds', 'British', '91', hold=True, book=B):
    br.hold('91')

with act(s, 'US depot', 'US', '80', book=B):
    us.play('80')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('80')
    us.say('αποθήκη. καληνύχτα')
s.done()
