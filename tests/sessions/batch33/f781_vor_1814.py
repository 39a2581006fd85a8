"""Vorið 1814: Þorsteinn leggur saman upphátt og Guðrún kastar fyrir bæði; spilið er tekið burt á undan; merkið er fært á undan skipunum."""
from aid33a import *

s = start('1814a', 'Guðrún', 'Þorsteinn', 'spring 1814: one hand rolls all dice, the marker moves before the pieces; the Lower Canada militia leaves its bounds, a lake is booked with three', ['75', '79', '82', '84', '85', '88', '87'], ['76', '78', '80', '77', '83', '86', '81'], 4, ['Treaty of Ghent'])
t, us, br = s.t, s.us, s.br
s.begin()
b = Book(t)

with act(s, 'BR three from Quebec', 'British', '76', book=b):
    br.play('76')
    br.discard('76')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac') == 3
    br.drag('16th', 'Coteau du Lac')
    br.drag('90th', 'Coteau du Lac')
    br.drag('37th', 'Coteau du Lac')

with act(s, 'US Izard', 'US', '75', leader='Izard', ret='Canadian_Fencibles', book=b):
    us.say('Izard norður, 75')
    us.play('75')
    us.discard('75')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th', 'Champlain NY')
    us.drag('us:15th us:29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th', 'Lacolle')
    br.say('fimmtán á móti fimm, þrír á einn')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 1814, (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    us.vp(label(tracked(t) + 1))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')

with act(s, 'BR Rottenburg', 'British', '78', leader='Rottenburg', book=b):
    br.play('78')
    br.discard('78')
    assert way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm") == 3
    br.drag('br:13th Rottenburg', "Crysler's Farm")
    with s.fault('3.63', "the LC Militia goes three spaces from Montreal, beyond Cornwall", ''):
        br.drag('LC_Militia', "Crysler's Farm")
    br.say('sjö saman hjá Crysler... nei átta')

with act(s, 'US Chauncey', 'US', '79', leader='Chauncey'):
    us.say('79, Chauncey út')
    us.play('79')
    us.discard('79')
    with s.fault('4.16 4.12 11.42 11.41 4.11 2.4', 'control of Lake Ontario is worth 2, the marker goes three on', ''):
        us.vp(label(tracked(t) + 3))
    us.drag('Chauncey General_Pike', 'Lake Ontario Control Box')
    us.drag('Madison Oneida', 'Lake Ontario Control Box')
    us.drag('Sylph', 'Lake Ontario Control Box')

with act(s, 'BR Riall', 'British', '80', leader='Riall', pick='Lincoln'):
    br.play('80')
    br.discard('80')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')

with act(s, 'US Scott at Ft. Erie', 'US', '84', leader='Scott', fights={'Scott': 'Ft. Erie', 'Seneca': 'Ft. Erie', 'NY Volunteers 1814': 'Ft. Erie'}):
    us.play('84')
    us.discard('84')
    way('Buffalo', 'Ft. Erie')
    us.drag('Scott Seneca NY_Volunteers_1814', 'Ft. Erie')
    us.say('Seneca fremst')
    br.say('41. sex á móti sex')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', 1814, (2, 4)) == 'AR'
    us.roll('2d6', 2, 4)
    br.drag('Scott Seneca NY_Volunteers_1814', 'Buffalo')

with act(s, 'BR Drummond', 'British', '83', leader='Drummond', book=b):
    br.say('vatnið gefur tvo, ekki þrjá. bíddu')
    br.vp('US 7')
    b.ok()
    br.play('83')
    br.discard('83')
    way('Kingston', 'Cape Vincent')
    br.vp('US 6')
    br.drag('104th 10th_R.V.', 'Cape Vincent')
    br.drag('Drummond', 'Cape Vincent')

with act(s, 'US Brown', 'US', '82', leader='Brown', ret='Drummond 104th 10th_R.V.', flips='104th', book=b):
    us.play('82')
    us.discard('82')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('Brown us:9th us:11th us:25th', 'Cape Vincent')
    br.say('tólf á móti sjö, skógur')
    assert fight(t, 'US', 'Cape Vincent', ['Sackets Harbour'], 'us:9th', '104th', 1814, (6, 6)) == 'DR-1'
    us.roll('2d6', 6, 6)
    goes(t, 'British', 'Cape Vincent', 'Kingston', ['Sackets Harbour'])
    us.vp('US 7')
    br.flip('104th')
    br.drag('104th 10th_R.V. Drummond', 'Kingston')

with act(s, 'BR restores the 104th', 'British', '77', flips='104th', book=b):
    rest(t, 'British', 'Kingston')
    br.flip('104th')
    br.play('77')
    br.discard('77')

with act(s, 'US Perry', 'US', '85', leader='Perry', book=b):
    us.play('85')
    us.discard('85')
    us.drag('Perry ship:Lawrence', 'Lake Erie Control Box')
    us.drag('ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    br.say('þú áttir það fyrir')

with act(s, 'BR builds', 'British', '86', build=True, book=b):
    br.play('86')
    br.discard('86')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('tveir og einn, þrír')

with act(s, 'US 4th Rifles', 'US', '87', book=b):
    us.play('87')
    us.discard('87')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('4th_Rifles', 'Erie PA')

with act(s, 'BR depot', 'British', '81', book=b):
    br.play('81')
    br.discard('81')
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')

with act(s, 'US Izard at the island', 'US', '88', leader='Izard', fights={'Izard': 'Isle aux Noix', 'us:6th': 'Isle aux Noix', 'us:13th': 'Isle aux Noix', 'us:15th': 'Isle aux Noix'}, flips='us:6th', book=b):
    us.play('88')
    us.discard('88')
    way('Lacolle', 'Isle aux Noix')
    us.drag('Izard us:6th us:13th us:15th', 'Isle aux Noix')
    us.say('6. fremst')
    br.say('70. tólf á móti ellefu')
    assert fight(t, 'US', 'Isle aux Noix', ['Lacolle'], 'us:6th', '70th', 1814, (1, 4)) == 'AR-1'
    assert holds(t, 'US', 'Lacolle') and supplied(t, 'US', 'Lacolle')
    us.roll('2d6', 1, 4)
    br.drag('Izard us:13th us:15th us:6th', 'Lacolle')
    us.flip('us:6th')
s.done()
