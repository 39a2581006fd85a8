"""Spring 1814 in full, in Welsh: what is forgotten is put right a play later; Ontario and Champlain, landings at Prescott and Port Dover and back."""
from aid28b import *

s = start('1814a', 'Gwenllian', 'Emrys', 'All of Spring-Summer 1814: lakes, landings, retreats over water and river, mends a play late, fleets out, autumn deal',
          ['74', '75', '77', '79', '80', '83', '86', '96', '87'], ['73', '76', '78', '81', '82', '84', '88', '90', '92'])
t = s.t
t.lay([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', 'US')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
O_, C_ = 'Lake Ontario Control Box', 'Lake Champlain Control Box'

with act(s, 'BR yards', 'British', 'Card 76', build=True, book=B):
    br.say('Card 76: Prince Regent a Linnet')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US yards', 'US', 'Card 86', build=True, book=B):
    us.say('Card 86: Superior a Jefferson, Sackets')
    us.play('86')
    us.each('Superior Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Yeo', 'British', 'Card 73', leader='Yeo', book=B):
    br.say('Card 73, Yeo allan i Ontario gyda phedair')
    br.play('73')
    br.drag('Yeo Prince_Regent Wolfe Royal_George Melville', O_)
    br.vp('US 1')
    br.discard('73')

with act(s, 'US Chauncey', 'US', 'Card 80', leader='Chauncey', fights={'Superior': O_}, ret='Yeo Prince_Regent Wolfe Royal_George',
         flips='Superior Prince_Regent Wolfe'):
    us.say('Card 80, Chauncey a saith llong')
    us.play('80')
    us.drag('Chauncey Superior General_Pike Madison Oneida Jefferson Sylph Conquest', O_)
    us.say('7:4 +1, A-A, Yeo -1')
    us.roll('1d6', 5)
    assert seafight(t, 'Superior General_Pike Madison Oneida Jefferson Sylph Conquest', 'Prince_Regent Wolfe Royal_George Melville', 'Superior', 'Prince_Regent', 5, 0, 1) == 'A1 D2 att'
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.flip('Wolfe')
    br.drag('Prince_Regent Wolfe Royal_George Yeo', 'Kingston')
    us.vp('US 5')
    us.discard('80')

with act(s, 'BR repairs', 'British', 'Card 78', build=True, flips='Prince_Regent Wolfe', book=B):
    us.say('mae Melville ar y llyn o hyd!')
    br.say('wps, adref ag ef')
    br.drag('Melville', 'Kingston')
    br.play('78')
    br.say('Card 78, trwsio dwy')
    br.flip('Prince_Regent')
    br.flip('Wolfe')
    br.discard('78')

with act(s, 'US Prescott', 'US', 'Card 96', leader='Chauncey', sea='Brown us:9th us:11th us:21st us:23rd', pick='Brown us:9th us:11th us:21st us:23rd',
         ret='1/R._Marines', book=B):
    us.say('Card 96, Chauncey: Sackets 1, llwytho 1, Prescott 1, glanio 2. Brown gyda nhw')
    us.play('96')
    mp(5)
    room(t.pieces('General_Pike Madison Oneida Jefferson'), t.pieces('us:9th us:11th us:21st us:23rd'))
    us.drag('Chauncey General_Pike Madison Oneida Jefferson', 'Sackets Harbour')
    us.drag('Chauncey General_Pike Madison Oneida Jefferson Brown us:9th us:11th us:21st us:23rd', 'Prescott')
    br.say('sefyll')
    us.roll('2d6', 2, 4)
    assert fight(t, 'US', 'Prescott', [], '9th', '1/R._Marines', 1814, (2, 4), landing=True) == 'DR'
    us.say('16:3, +4 -1 +1 = 10')
    goes(t, 'British', 'Prescott', "Crysler's Farm")
    br.drag('1/R._Marines', "Crysler's Farm")
    us.vp('US 7')
    us.discard('96')

with act(s, 'BR Rottenburg', 'British', 'Card 82', leader='Rottenburg', pick='Upper_Canada_Militia 1/R._Marines',
         ret='Brown us:9th us:11th us:21st us:23rd Chauncey General_Pike Madison Oneida Jefferson'):
    br.say('Card 82, Rottenburg o Montreal, pawb ar y ffordd gydag ef')
    br.play('82')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg De_Watteville br:49th br:13th', 'Coteau du Lac')
    br.drag('Rottenburg De_Watteville br:49th br:13th', 'Cornwall')
    br.drag('Rottenburg De_Watteville br:49th br:13th Upper_Canada_Militia', "Crysler's Farm")
    br.drag('Rottenburg De_Watteville br:49th br:13th Upper_Canada_Militia 1/R._Marines', 'Prescott')
    us.say('arhosaf')
    br.roll('2d6', 6, 3)
    assert fight(t, 'British', 'Prescott', ["Crysler's Farm"], '49th', '9th', 1814, (6, 3)) == 'DR'
    br.say('19:16, 49th A +1, Brown -1: 9')
    goes(t, 'US', 'Prescott', 'Ogdensburg', ("Crysler's Farm",))
    us.drag('Brown us:9th us:11th us:21st us:23rd', 'Ogdensburg')
    br.vp('US 5')
    br.discard('82')
    us.say('a’r llongau i Sackets')
    us.drag('Chauncey General_Pike Madison Oneida Jefferson', 'Sackets Harbour')
B.ok()

with act(s, 'US Izard', 'US', 'Card 79', leader='Izard', ret='Canadian_Fencibles', book=B):
    us.say('Card 79, Izard i Lacolle')
    us.play('79')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th', 'Lacolle')
    us.roll('2d6', 4, 4)
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian_Fencibles', 1814, (4, 4)) == 'DR'
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.say('i Isle aux Noix')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 7')
    us.say('un pwynt yn unig, mae’n ddrwg gen i')
    us.vp('US 6')
    us.discard('79')

with act(s, 'BR Champlain', 'British', 'Card 92'):
    br.say('Card 92: Linnet, Finch, Chubb i’r llyn')
    br.play('92')
    br.drag('Linnet', C_)
    br.drag('Finch Chubb', C_)
    br.discard('92')

with act(s, 'US Port Dover', 'US', 'Card 83', leader='Perry', sea='us:26th 5th_PA', ret='Norfolk', book=B):
    br.say('o, Champlain: 2 i mi')
    br.vp('US 4')
    us.say('Card 83, Perry: 26th a 5th PA i Port Dover')
    us.play('83')
    mp(1 + 1 + 2)
    room(t.pieces('Niagara Lawrence Caledonia'), t.pieces('us:26th 5th_PA'))
    us.drag('Perry Niagara Lawrence Caledonia us:26th 5th_PA', 'Port Dover')
    us.roll('2d6', 6, 2)
    assert fight(t, 'US', 'Port Dover', [], '26th', 'Norfolk_Militia', 1814, (6, 2), landing=True) == 'DR'
    goes(t, 'British', 'Port Dover', "Brant's Ford")
    br.drag('Norfolk', "Brant's Ford")
    us.vp('US 5')
    us.discard('83')

with act(s, 'BR Dragoons', 'British', 'Card 84', book=B):
    br.say('Card 84, Dragoons')
    br.play('84')
    br.drag('19th_Dragoons', "Brant's Ford")
    br.discard('84')

with act(s, 'US Volunteers', 'US', 'Card 74', book=B):
    us.say('Card 74')
    us.play('74')
    us.drag('NY_Volunteers_1814', 'Ft. Schlosser')
    us.discard('74')

with act(s, 'BR Riall', 'British', 'Card 88', leader='Riall', pick='103rd Glengarry 19th_Dragoons Norfolk', ret='us:26th 5th_PA Perry Niagara Lawrence Caledonia'):
    br.say('Card 88, Riall: pump uned')
    br.play('88')
    way('Ft. George', 'Stoney Creek', 'Burlington', "Brant's Ford", 'Port Dover')
    br.drag('Riall 1/R._Scots', 'Stoney Creek')
    br.drag('Riall 1/R._Scots', 'Burlington')
    br.drag('Riall 1/R._Scots 103rd Glengarry', "Brant's Ford")
    br.drag('Riall 1/R._Scots 103rd Glengarry 19th_Dragoons Norfolk', 'Port Dover')
    br.roll('2d6', 5, 4)
    assert fight(t, 'British', 'Port Dover', ["Brant's Ford"], 'Glengarry', '26th', 1814, (5, 4)) == 'DR-1'
    br.say('17:6, A +1: 11, DR-1')
    room(t.pieces('Niagara Lawrence Caledonia'), t.pieces('us:26th 5th_PA'))
    us.say('ar y llongau i Erie')
    us.drag('us:26th 5th_PA', 'Erie PA')
    us.drag('Perry Niagara Lawrence Caledonia', 'Erie PA')
    br.vp('US 4')
    br.discard('88')

with act(s, 'US late loss, restore', 'US', 'Card 75', book=B):
    br.say('roedd 26th i’w throi')
    us.say('yn wir')
    us.flip('us:26th')
    us.say('Card 75: a’i hadfer eto')
    us.play('75')
    assert supplied(t, 'US', 'Erie PA')
    us.flip('us:26th')
    us.discard('75')

with act(s, 'BR Ogdensburg', 'British', 'Card 90', leader='Rottenburg', fights={'Rottenburg De_Watteville 49th 13th Upper_Canada_Militia 1/R._Marines': 'Ogdensburg'}, book=B):
    br.say('Card 90, Rottenburg dros yr afon')
    br.play('90')
    way('Prescott', 'Ogdensburg')
    br.drag('Rottenburg De_Watteville br:49th br:13th Upper_Canada_Militia 1/R._Marines', 'Ogdensburg')
    br.roll('2d6', 1, 6)
    assert fight(t, 'British', 'Ogdensburg', ['Prescott'], '49th', '9th', 1814, (1, 6)) == 'AR'
    br.say('7 -1 = 6, yn ôl')
    br.drag('Rottenburg De_Watteville br:49th br:13th Upper_Canada_Militia 1/R._Marines', 'Prescott')
    br.discard('90')

with act(s, 'US 45th', 'US', 'Card 77', book=B):
    us.say('Card 77, 45th')
    us.play('77')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.march('us:45th', 'Utica', 'Rome', 'Oswego')
    us.discard('77')

with act(s, 'BR 8th', 'British', 'Card 81', book=B):
    br.say('Card 81, 8th')
    br.play('81')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('br:8th', 'Burlington')
    br.drag('br:8th', 'Ft. George')
    br.discard('81')

with act(s, 'US depot', 'US', 'Card 87', book=B):
    us.say('Card 87, stordy Plattsburg')
    assert supplied(t, 'US', 'Plattsburg')
    us.play('87')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('87')

s.play('fleets')
us.drag('Lawrence Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.say('pwyntiau: US %d' % tracked(t))
B.ok()

s.play('autumn')
us.turn('Summer-Autumn 1814')
br.drag([t.card('Treaty of Ghent').id], '1814 Deck', at=t.m.decks['1814 Deck'], how='pieces')
t.shuffle(br, '1814 Deck')
muster(br, '1814b', groups=True)
deal(t, br, 1814, '85', '89', '91', '93', '94', '95', '97', '98', 'Bladensburg')
deal(t, us, 1814, '99', '100', '101', '102', '103', '104', '105', '106', 'Treaty of Ghent')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR Downie', 'British', 'Card 85', build=True, book=B):
    br.say('Card 85: Confiance, 2')
    br.play('85')
    br.drag('Confiance', 'Isle aux Noix')
    br.discard('85')
s.done()
