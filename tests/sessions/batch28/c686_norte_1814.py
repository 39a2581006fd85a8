"""The American never writes; the other tells all in Portuguese and moves the marker for both, sometimes a play late."""
from aid28a import *

s = Session('dev-1812-faults', us='gringo64', br='Tia Lurdes', what='spring 1814: frigates built, Ontario lost and won, Lacolle taken and retaken, Ft. Niagara stormed, points a play late, arrivals of autumn and the treaty put back')
t = s.t
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
t.lay_hand('US', ['86', '96', '83', '85', '88', '81', '84', '87', '89'])
t.lay_hand('British', ['76', '82', '92', '73', '75', '78', '74', '77', '79'])
t, us, br = s.begin()
b = Book(t)
br.say('boa noite. primavera 14, 9 cartas cada, eu abro')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.say('76: constr. Regent (2) e Linnet (1)')
    br.drag('Linnet Prince_Regent', 'Kingston')
    br.say('ih, o Linnet não é daqui')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('76')
    br.discard('76')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Yeo out', 'British', '75', 'Yeo', book=b):
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    br.say('75, Yeo pro lago. o Beresf fica, vai')
    br.drag('Beresford', 'Kingston')
    br.play('75')
    br.discard('75')
    br.vp(b.due())

with act(s, 'US Chauncey', 'US', '83', 'Chauncey', ret='Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', flips='General_Pike Prince_Regent', book=b):
    us.play('83')
    us.drag('General_Pike Superior Madison Sylph Jefferson Oneida', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    assert sea_fight(t, 'General_Pike Superior Madison Sylph Jefferson Oneida', 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike', 'Prince_Regent', 4, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 4)
    br.say('6:5 +1, A/A, Yeo -1 = 4. ai minha fragata')
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
    br.vp(b.due())
    us.discard('83')

with act(s, 'BR repairs', 'British', '74', build=True, flips='Prince_Regent', book=b):
    br.say('74 conserto')
    br.flip('Prince_Regent')
    br.play('74')
    br.discard('74')

with act(s, 'US Brown to Ogdensburg', 'US', '81', 'Brown', book=b):
    us.play('81')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Antwerp')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Ogdensburg')
    us.discard('81')

with act(s, 'BR Drummond to Prescott', 'British', '73', 'Drummond', book=b):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.say('73 Drum c/ 104 e RM2, vigiar o Brown')
    br.play('73')
    br.discard('73')

with act(s, 'US Izard takes Lacolle', 'US', '85', 'Izard', ret='Canadian_Fencibles'):
    us.play('85')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Lacolle')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian_Fencibles', 1814, (4, 4)) == 'DR'
    us.roll('2d6', 4, 4)
    br.say('21:5 +3 mato -1 = 10, saio')
    goes(t, 'British', 'Lacolle', 'La Prairie', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.discard('85')

with act(s, 'BR Prevost retakes it', 'British', '92', 'Prevost', pick='br:13th 49th De_Watteville Canadian_Fencibles De_Meuron 70th',
         ret='Izard us:6th us:13th 15th 29th 30th 31st', book=b):
    br.say('esqueci o ponto de Lacolle')
    br.vp(b.due())
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle', most=10)
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Prevost', 'Montreal')
    br.drag('Prevost br:13th 49th De_Watteville', 'La Prairie')
    br.drag('Prevost br:13th 49th De_Watteville Canadian_Fencibles', 'St-Jean')
    br.drag('Prevost br:13th 49th De_Watteville Canadian_Fencibles De_Meuron', 'Isle aux Noix')
    br.drag('Prevost br:13th 49th De_Watteville Canadian_Fencibles De_Meuron 70th', 'Lacolle')
    br.play('92')
    br.say('92 o velho Prev com 27 contra 21, A/B, mato')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '49th', 'us:6th', 1814, (6, 4)) == 'DR'
    br.roll('2d6', 6, 4)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    br.vp(b.due())
    br.discard('92')

with act(s, 'US Perry', 'US', '87', 'Perry', book=b):
    us.play('87')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.drag('Lawrence us:Niagara Scorpion Perry', 'Lake Erie Control Box')
    us.discard('87')

with act(s, 'BR Riall', 'British', '78', 'Riall', pick='Lincoln', book=b):
    br.say('78 Riall, 1RS, apanha os Lincoln, até FtErie')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Ft. Erie')
    br.play('78')
    br.discard('78')

with act(s, 'US Scott storms Ft. Niagara', 'US', '84', 'Scott', book=b, ret='100th'):
    us.play('84')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    us.drag('NY_Volunteers_1814', 'Ft. Niagara')
    us.drag('Seneca', 'Ft. Niagara')
    us.drag('Scott', 'Ft. Niagara')
    H = '' if supplied(t, 'British', 'Ft. Niagara') else 'd'
    assert H == '', H
    assert fight(t, 'US', 'Ft. Niagara', ['Lewiston'], 'Seneca', '100th', 1814, (6, 5)) == 'DR-2'
    us.roll('2d6', 6, 5)
    br.say('o 100 não tem verso, adeus. não dava ponto (2 de 3)')
    br.drag('100th', 'British Eliminated')
    us.discard('84')

with act(s, 'BR depot', 'British', '79', build=True, book=b):
    assert supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
    br.play('79')
    br.say('79 depósito em York')
    br.discard('79')

with act(s, 'US Wilkinson', 'US', '96', 'Wilkinson', book=b):
    us.play('96', reveal=False)
    us.drag('Wilkinson 1st_Rifles', 'Oswego')
    us.reveal('96')
    us.discard('96')

s.play('BR holds')
br.hold('82')
br.say('guardo')
s.play('US holds')
us.hold('88')
s.play('BR holds')
br.hold('77')
s.play('US holds')
us.hold('89')
assert hand_sizes(t) == (0, 0)

s.play('autumn 1814')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.say('a Nancy volta ao Huron; os teus já estão fora. outono')
b.ok()
br.turn('Summer-Autumn 1814')
muster(br, '1814b', groups=True)
s.play('the treaty goes into the deck')
tr = t.find_card_anywhere('Treaty of Ghent')
br.drag([tr.id], '1814 Deck')
t.shuffle(br, '1814 Deck')
br.say('Gent no baralho, 7 cartas cada por causa das guardadas. amanhã')

s.play('autumn deal')
deal(t, br, 1814, '80', '90', '91', '93', '94', '95', '97')
deal(t, us, 1814, 'Campaign', '98', '99', '102', '101', 'Battle of New Orleans', '100')
assert hand_sizes(t) == (7, 7)
br.say('7+2 / 7+2. começo')

with act(s, 'BR Downie', 'British', '93', 'Downie', book=b):
    br.drag('Downie Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.play('93')
    br.say('93 Downie')
    br.discard('93')

with act(s, 'US Scott at Ft. George', 'US', '101', 'Scott', book=b):
    us.play('101')
    way('Ft. Niagara', 'Ft. George')
    us.drag('Seneca NY_Volunteers_1814', 'Ft. George')
    us.drag('Scott', 'Ft. George')
    us.vp(b.due())
    us.discard('101')

with act(s, 'BR Riall comes back', 'British', '90', 'Riall', pick='89th', ret='Scott Seneca NY_Volunteers_1814', book=b):
    way('Ft. Erie', 'Chippawa', 'Queenston', 'Ft. George')
    br.drag('Riall 1/R._Scots 1/41st Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots 1/41st Lincoln 89th', 'Queenston')
    br.drag('Riall 1/R._Scots 1/41st Lincoln 89th', 'Ft. George')
    br.play('90')
    br.say('90 Riall. 17:8 +1, A/B +1, Scott -2 = 0, forte')
    assert supplied(t, 'British', 'Queenston')
    assert fight(t, 'British', 'Ft. George', ['Queenston'], '1/41st', 'Seneca', 1814, (5, 5)) == 'DR'
    br.roll('2d6', 5, 5)
    goes(t, 'US', 'Ft. George', 'Ft. Niagara', ['Queenston'])
    us.drag('Scott Seneca NY_Volunteers_1814', 'Ft. Niagara')
    br.vp(b.due())
    br.discard('90')

s.play('US Campaign: Brown and Izard')
us.play('Campaign')
br.say('campanha? quais?')
us.say('Brown, Izard')
way('Ogdensburg', 'Prescott')
us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Prescott')
assert supplied(t, 'British', 'Prescott')
assert fight(t, 'US', 'Prescott', ['Ogdensburg'], 'us:9th', '104th', 1814, (4, 5)) == 'DR'
us.roll('2d6', 4, 5)
br.say('24:10 +1, Brown +1, Drum -1, rio -1: 9')
goes(t, 'British', 'Prescott', "Crysler's Farm", ['Ogdensburg'])
br.drag('Drummond 104th 1/R._Marines 2/R._Marines', "Crysler's Farm")
br.vp(b.due())
way('Champlain NY', 'Plattsburg')
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Plattsburg')
us.discard('Campaign')
b.ok()

with act(s, 'BR two to Cornwall', 'British', '95', None, book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('37th 90th', 'Montreal')
    br.drag('37th 90th', 'Cornwall')
    br.play('95')
    br.say('95 socorro a caminho')
    br.discard('95')

with act(s, 'US repairs', 'US', '100', build=True, flips='General_Pike', book=b):
    us.flip('General_Pike')
    us.play('100')
    us.discard('100')

with act(s, 'BR Beresford to York', 'British', '80', None, book=b):
    br.drag('Beresford', 'York')
    br.play('80')
    br.say('80 Beresf a York, só 1')
    br.discard('80')

s.play('US holds New Orleans')
us.hold('Battle of New Orleans')
s.play('BR ends for tonight')
br.say('ufa, amanhã o resto')
s.done()
