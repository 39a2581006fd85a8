"""Slovene with shortened words: a garrison that runs two towns, and a depot on the wrong bank."""
from aid28a import *

s = Session('dev-1812-faults', us='Matjaz', br='Gospa Zofka', what='spring 1814: the Fencibles retreat from Lacolle to St-Jean, two spaces; a US depot at Ft. Malden')
t = s.t
spring_1814(t)
set_aside(t, 'Treaty of Ghent')
t.lay_hand('US', ['86', '96', '83', '85', '88', '81', '84', '87', '89'])
t.lay_hand('British', ['76', '82', '92', '73', '75', '78', '74', '77', '79'])
t, us, br = s.begin()
b = Book(t)
br.say('dan. 9 kart, jaz zacnem (14)')

with act(s, 'BR Drummond', 'British', '73', 'Drummond', book=b):
    br.drag('Drummond 104th 10th_R.V. 2/R._Marines', 'Gananoque')
    br.drag('10th_R.V.', 'Kingston')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.say('k73 Drum. vet ostane')
    br.play('73')
    br.discard('73')

s.play('US Izard at Lacolle')
us.play('85')
way('Plattsburg', 'Champlain NY', 'Lacolle')
us.say('k85 Iz z vsemi na Lac')
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Lacolle')
assert fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian_Fencibles', 1814, (5, 3)) == 'DR'
us.roll('2d6', 5, 3)
us.say('21:5 +3, gozd -1, 10')
with s.fault('10.71 10.51(DR) 10.51 10.7 10.5', 'DR is one space; the Canadian Fencibles go from Lacolle to St-Jean, two'):
    br.say('gremo v StJ')
    br.drag('Canadian_Fencibles', 'St-Jean')
us.vp(b.due())
us.discard('85')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('76')
    br.say('k76: 2+1')
    br.discard('76')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior Jefferson Jones', 'Sackets Harbour')
    us.drag('Jones', 'Ships to Build')
    us.say('k86 Sup + Jeff, Jon se ne')
    us.discard('86')

with act(s, 'BR retakes Lacolle', 'British', '92', 'Prevost', pick='br:13th 49th De_Watteville De_Meuron Canadian_Fencibles 70th',
         ret='Izard us:6th us:13th 15th 29th 30th 31st', flips='us:13th', book=b):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Prevost', 'Montreal')
    br.drag('Prevost br:13th 49th De_Watteville', 'St-Jean')
    br.drag('Prevost br:13th 49th De_Watteville De_Meuron Canadian_Fencibles', 'Isle aux Noix')
    br.drag('Prevost br:13th 49th De_Watteville De_Meuron Canadian_Fencibles 70th', 'Lacolle')
    br.say('k92 Prev pobere vse')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '49th', 'us:13th', 1814, (6, 5)) == 'DR-1'
    br.roll('2d6', 6, 5)
    us.say('13 je vodil')
    br.flip('us:13th')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    br.vp(b.due())
    br.play('92')
    br.discard('92')

s.play('US depot')
us.play('83')
us.say('k83 skladisce, Malden')
with s.fault('13.52 13.51 8.31', 'a US depot at Ft. Malden: depots are made in friendly territory only', 'territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('83')

with act(s, 'BR Yeo', 'British', '75', 'Yeo', book=b):
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.play('75')
    br.say('k75 Yeo ven')
    br.discard('75')

with act(s, 'US Chauncey', 'US', '88', 'Chauncey', fights={x: 'Lake Ontario Control Box' for x in ('Superior', 'General Pike', 'Madison', 'Jefferson', 'Chauncey', 'Sylph')},
         ret='Prince_Regent', flips='General_Pike Prince_Regent', book=b):
    us.play('88')
    us.drag('Chauncey Superior General_Pike Madison Jefferson Sylph', 'Lake Ontario Control Box')
    us.roll('1d6', 3)
    assert sea_fight(t, 'Superior General_Pike Madison Jefferson Sylph', 'Prince_Regent Royal_George Wolfe Melville', 'General_Pike', 'Prince_Regent', 3, 0, 1) == 'A1 D1 def'
    us.say('5:4 +1, Yeo -1 = 3. jez ostane vas')
    us.flip('Superior')
    us.flip('Superior')
    us.flip('General_Pike')
    br.flip('Prince_Regent')
    br.drag('Prince_Regent', 'Kingston')
    us.drag('Chauncey Superior General_Pike Madison Jefferson Sylph', 'Sackets Harbour')
    us.discard('88')

with act(s, 'BR repairs', 'British', '74', build=True, flips='Prince_Regent', book=b):
    br.flip('Prince_Regent')
    br.say('k74 popr.')
    br.play('74')
    br.discard('74')

with act(s, 'US Brown', 'US', '81', 'Brown', book=b):
    us.play('81')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Brown us:9th 11th 21st 22nd', 'Antwerp', 'Ogdensburg')
    us.say('k81 Br')
    us.discard('81')

with act(s, 'BR Riall', 'British', '78', 'Riall', pick='Lincoln', book=b):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.play('78')
    br.say('k78 Ri + RS + Linc')
    br.discard('78')

with act(s, 'US Scott', 'US', '84', 'Scott', book=b):
    us.play('84')
    us.drag('Seneca NY_Volunteers_1814 Scott', 'Lewiston')
    us.drag('Seneca', 'Buffalo')
    us.undo()
    us.drag('Seneca NY_Volunteers_1814 Scott', 'Ft. Schlosser')
    us.drag('Seneca NY_Volunteers_1814 Scott', 'Lewiston')
    us.say('k84 Sc do Lew')
    us.discard('84')

with act(s, 'BR one to Cornwall', 'British', '77', None, book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('37th', 'Montreal')
    br.drag('37th', 'Cornwall')
    br.play('77')
    br.say('k77 1 enota')
    br.discard('77')

with act(s, 'US restores the 13th', 'US', '87', build=True, flips='us:13th', book=b):
    us.play('87')
    assert supplied(t, 'US', 'Champlain NY')
    us.flip('us:13th')
    us.say('k87 13 ozdr.')
    us.discard('87')

s.play('BR holds')
br.hold('82')
br.say('hranim')
s.play('US holds')
us.hold('96')
s.play('BR holds')
br.hold('79')
s.play('US holds')
us.hold('89')
us.say('jutri jesen')

s.play('fleets out again')
us.drag('Perry Lawrence us:Niagara Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.say('Erie tvoj, Huron moj, tocke iste')
b.ok()

s.play('autumn')
br.turn('Summer-Autumn 1814')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
t.shuffle(br, '1814 Deck')
muster(br, '1814b', groups=True)
deal(t, br, 1814, '80', '90', '91', '93', '94', '95', '97')
deal(t, us, 1814, '98', '99', '100', '101', '102', '103', 'Campaign')
assert hand_sizes(t) == (7, 7)

with act(s, 'BR Downie', 'British', '93', 'Downie', book=b):
    br.drag('Downie Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.play('93')
    br.say('k93 Dow')
    br.discard('93')

with act(s, 'US repairs', 'US', '100', build=True, flips='General_Pike', book=b):
    us.play('100')
    us.flip('General_Pike')
    us.say('k100')
    us.discard('100')

with act(s, 'BR two up the river', 'British', '90', None, book=b):
    br.drag('br:16th 90th', 'Montreal')
    br.drag('br:16th 90th', 'Cornwall')
    br.play('90')
    br.say('k90 16 in 90')
    br.discard('90')

with act(s, 'US 4th Rifles', 'US', '101', None, book=b):
    us.play('101')
    way('Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
    us.march('4th_Rifles', 'Meadville', 'Erie PA', 'Buffalo')
    us.say('k101 4 strelci. lahko noc')
    us.discard('101')
s.done()
