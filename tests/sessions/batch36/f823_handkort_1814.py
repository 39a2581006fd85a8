"""Spring 1814, nynorsk; a hoarder of cards against one who runs too far."""
from aid36b import *

s = Session('dev-1812-faults', us='Torbjørg', br='Sverre', what='Spring 1814: the 89th retreats two spaces; a third card is held')
spring_1814(s.t)
hands(s.t, ['77', '78', '81', '87', '75', '88', '82', '90', '102'], ['76', '73', '80', '83', '84', '85', '89', '91', '92'])
set_aside(s.t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76: Princess Charlotte og Linnet')
    free(t, 'Princess_Charlotte Linnet')
    br.play('76')
    br.drag('Princess_Charlotte', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US holds', 'US', '77', hold=True, book=b):
    us.say('eg sparar eit kort')
    us.hold('77')

with act(s, 'BR Drummond', 'British', '73', 'Drummond', book=b):
    br.say('73, Drummond til York med 104')
    br.play('73')
    way('Kingston', 'Smiths Creek', 'York')
    br.march('Drummond 104th', 'Smiths Creek', 'York')
    br.discard('73')

with act(s, 'US Scott at Chippawa', 'US', '81', 'Scott', ret='89th', book=b):
    us.say('81, Scott over elva!')
    us.play('81')
    way('Buffalo', 'Ft. Schlosser', 'Chippawa')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Chippawa')
    br.say('89 står')
    won(t, 'DR', 'NY_Volunteers_1814 Seneca', '89th', 'Chippawa', (4, 5), 'Seneca', '89th', 2, 0, frm='Ft. Schlosser', route=True)
    won(t, 'DR', 'NY_Volunteers_1814 Seneca', '89th', 'Chippawa', (4, 5), 'NY_Volunteers_1814', '89th', 2, 0, frm='Ft. Schlosser', route=True)
    us.roll('2d6', 4, 5)
    br.say('då spring vi')
    assert (sid('Chippawa'), sid('Ft. George')) not in LINK
    with s.fault('10.71 10.51 10.51(DR) 10.7', 'the 89th retreats from Chippawa to Ft. George, two spaces', 'path|link'):
        br.drag('89th', 'Ft. George')
    us.vp(b.due())
    us.discard('81')

with act(s, 'BR Riall comes back', 'British', '80', 'Riall', ret='Scott NY_Volunteers_1814 Seneca', book=b):
    br.say('80, Riall tek Chippawa att')
    br.play('80')
    br.drag('Riall 1/R._Scots 89th', 'Queenston')
    br.drag('Riall 1/R._Scots 89th', 'Chippawa')
    us.say('vi blir')
    won(t, 'DR', '1/R._Scots 89th', 'NY_Volunteers_1814 Seneca', 'Chippawa', (5, 6), '89th', 'Seneca', 0, 2, frm='Queenston')
    br.roll('2d6', 5, 6)
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    br.vp(b.due())
    br.discard('80')

with act(s, 'US holds', 'US', '78', hold=True, book=b):
    us.hold('78')
    us.say('eitt til i skuffa')

with act(s, 'BR Yeo', 'British', '83', 'Yeo', book=b):
    br.say('83, Yeo ut med fire')
    br.play('83')
    br.drag('Yeo Princess_Charlotte Wolfe Royal_George Melville', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('83')

with act(s, 'US Izard', 'US', '75', 'Izard', book=b):
    us.say('75, Izard fram til Champlain')
    us.play('75')
    us.drag('Izard us:13th us:15th', 'Champlain NY')
    us.discard('75')

with act(s, 'BR Prevost', 'British', '92', 'Prevost', book=b):
    br.say('92, Prevost til Montreal med alle tre')
    br.play('92')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal')
    br.discard('92')

s.play('US holds a third card')
with s.fault('7.34', 'a third card of one hand is held back'):
    us.hold('87')
us.say('best å vera førebudd')

with act(s, 'BR Norfolk', 'British', '84', book=b):
    br.say('84, Norfolk til Ft. Erie')
    br.play('84')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('84')

with act(s, 'US Superior', 'US', '82', build=True, book=b):
    us.say('82, Superior og Jefferson')
    us.play('82')
    free(t, 'Superior Jefferson')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('82')
s.done()
