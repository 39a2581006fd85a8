"""The last cards of 1813, a winter in which the other's hand turns the pieces, spring 1814. Turkish; she rolls before she speaks, he tidies up."""
from aid28b import *

s = start('1813b', 'Defne', 'Kerem', 'A Campaign on the St. Lawrence, back over the river, winter 1813-14, the lake and Sodus in spring 1814',
          ['Campaign', '46', '37', '45'], ['52', '38', '44', '39'], year='1813', n=24)
t = s.t
t.lay('Shawnee Wyandot Western_Indians Essex Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'British Eliminated', 'British')
t.lay('Tecumseh', 'Captured', 'British')
t.lay('Barclay', 'Port Dover', 'British')
t.lay('1/41st Procter', 'Burlington', 'British')
t.lay_face('1/41st', True, 'British')
t.lay('Harrison us:17th us:19th us:24th us:28th', 'Detroit', 'US')
t.lay('us:27th us:26th', 'Ft. Malden', 'US')
t.lay('Perry Niagara Lawrence Ariel', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('Wilkinson Brown us:6th us:15th us:16th us:9th us:21st', 'French Mills', 'US')
t.lay('Hampton us:11th us:25th us:23rd us:29th', 'Four Corners', 'US')
t.lay('Prevost De_Watteville br:13th 70th', 'Montreal', 'British')
t.lay('Voltigeurs Caughnawaga', 'Chateauguay', 'British')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
assert tracked(t) == 3

with act(s, 'US Campaign', 'US', 'Campaign', free=True, ret='Glengarry'):
    us.play('Campaign')
    us.say('Campaign! Wilkinson ve Hampton. önce Wilkinson')
    way('French Mills', 'St. Regis', 'Cornwall')
    way('Four Corners', "Johnson's", 'Chateauguay')
    us.drag('Wilkinson Brown us:6th us:15th us:16th us:9th us:21st', 'St. Regis')
    us.drag('Wilkinson Brown us:6th us:15th us:16th us:9th', 'Cornwall')
    us.roll('2d6', 4, 5)
    us.say('16ya 3, 6. alay önde, nehir -1')
    assert supplied(t, 'US', 'St. Regis') and supplied(t, 'British', 'Cornwall')
    assert fight(t, 'US', 'Cornwall', ['St. Regis'], '6th', 'Glengarry', 1813, (4, 5)) == 'DR'
    goes(t, 'British', 'Cornwall', 'Coteau du Lac', ('St. Regis',))
    br.drag('Glengarry', 'Coteau du Lac')
    br.say('doğuya, ikmal orada')
    us.say('şimdi Hampton, 29. Johnsons da kalır')
    us.drag('Hampton us:11th us:25th us:23rd us:29th', "Johnson's")
    us.drag('Hampton us:11th us:25th us:23rd', 'Chateauguay')
    us.roll('2d6', 3, 3)
    assert fight(t, 'US', 'Chateauguay', ["Johnson's"], '11th', 'Voltigeurs', 1813, (3, 3)) == 'AR'
    us.say('12-6, orman -1... 6, geri')
    us.drag('Hampton us:11th us:25th us:23rd', "Johnson's")
    us.discard('Campaign')
    us.vp('US 5')

with act(s, 'BR Prevost', 'British', 'Card 52', leader='Prevost', pick='Glengarry', ret='Wilkinson Brown us:6th us:15th us:16th us:9th'):
    br.say('önce senin puanlar: Cornwall 2, St. Regis 1, Johnsons 1 = 4, yani US 7')
    br.vp('US 7')
    B.ok()
    br.play('52')
    br.say('Card 52, Prevost, De Watteville, 13., 70.; Coteau dan Glengarry')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost De_Watteville br:13th 70th Drummond', 'Coteau du Lac')
    br.drag('Prevost De_Watteville br:13th 70th Drummond Glengarry', 'Cornwall')
    br.say('16-16, Glengarry A önde')
    br.roll('2d6', 3, 6)
    assert fight(t, 'British', 'Cornwall', ['Coteau du Lac'], 'Glengarry', '6th', 1813, (3, 6)) == 'DR'
    br.say('10 DR')
    goes(t, 'US', 'Cornwall', 'St. Regis', ('Coteau du Lac',))
    us.drag('Wilkinson Brown us:6th us:15th us:16th us:9th', 'St. Regis')
    br.vp('US 5')
    B.ok()
    br.discard('52')

with act(s, 'US Wilkinson', 'US', 'Card 46', leader='Wilkinson', book=B):
    us.play('46')
    us.say('46, Wilkinson kışa çekiliyor, 21. St. Regis te')
    us.drag('Wilkinson Brown us:6th us:15th us:16th us:9th', 'French Mills')
    us.discard('46')

with act(s, 'BR depot', 'British', 'Card 38', book=B):
    br.play('38')
    br.say('Card 38, Kingston a depo')
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
    br.discard('38')

with act(s, 'US Harrison', 'US', 'Card 45', leader='Harrison', book=B):
    us.play('45')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    us.drag('Harrison us:17th us:19th', 'Sandwich')
    us.drag('Harrison us:17th us:19th', 'Ft. Malden')
    us.say('45 Harrison Malden e')
    us.discard('45')

with act(s, 'BR Norfolk', 'British', 'Card 44', book=B):
    br.play('44')
    br.say('Card 44 Norfolk, Chippawa')
    br.drag('Norfolk', 'Chippawa')
    br.discard('44')

with act(s, 'US holds', 'US', 'Card 37', hold=True):
    us.hold('37')
    us.say('tuttum')

with act(s, 'BR holds', 'British', 'Card 39', hold=True):
    br.hold('39')
    br.say('ben de')

s.play('fleets')
br.drag('Nancy', 'Ft. St. Joseph')
us.drag('Perry Niagara Lawrence Ariel', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Huron Control Box')
B.ok()

s.play('winter')
us.turn('Winter 1813-14', marker=False)
W = winter(t)
br.say('ben çeviriyorum, sen söyle')
us.say('Johnsons: 11, 23, 25. French Mills: 6, 15, 16. Malden: 26')
for n in ('us:11th', 'us:23rd', 'us:25th', 'us:6th', 'us:15th', 'us:26th'):
    br.flip(n)
frost(br, W, {'Chateauguay': 'Voltigeurs', 'Cornwall': 'De_Watteville br:13th'})
br.delete(marks(t, 'British Supply Depot'))
br.say('depo gitti. 39 kış kartı değil, atıyorum')
br.drag([t.card('39').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
us.drag([t.card('37').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
us.say('dur, French Mills te üç olacaktı, 16. kaldı')
br.flip('us:16th')
assert not winter_left(t)
us.turn('Winter 1813-14', tracker=False)

s.play('1814')
us.turn('Spring-Summer 1814', marker=False)
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '90', '76', '78', '80', '81')
deal(t, us, 1814, '82', '79', '83', '86')
muster(us, '1814a')
us.turn('Spring-Summer 1814', tracker=False)
deal(t, us, 1814, '84', '89', '91', '92', '93')
deal(t, br, 1814, '85', '87', '88', '94')
muster(br, '1814a', groups=False)
assert hand_sizes(t) == (9, 9)
us.say('1814, sen başlıyorsun')
B.ok()

with act(s, 'BR restores', 'British', 'Card 76', flips='De_Watteville br:13th 1/41st', book=B):
    br.play('76')
    br.say('Card 76: üç birlik tamamla: De Watteville, 13., 1/41.')
    assert supplied(t, 'British', 'Cornwall') and supplied(t, 'British', 'Burlington')
    br.flip('De_Watteville')
    br.flip('br:13th')
    br.flip('1/41st')
    br.discard('76')

with act(s, 'US restores', 'US', 'Card 82', flips='us:6th us:15th us:16th', book=B):
    us.play('82')
    assert supplied(t, 'US', 'French Mills')
    us.flip('us:6th us:15th us:16th')
    us.say('82, ben de üç: 6, 15, 16')
    us.discard('82')

with act(s, 'BR Riall', 'British', 'Card 78', leader='Riall', book=B):
    br.play('78')
    br.say('Card 78 Riall: 89., iki deniz piyadesi, Montreal ve Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Riall 89th 1/R._Marines 2/R._Marines', 'Montreal')
    br.drag('Riall 89th 1/R._Marines 2/R._Marines', 'Cornwall')
    br.discard('78')

with act(s, 'US Four Corners', 'US', 'Card 79', book=B):
    us.play('79')
    us.drag('us:11th us:25th', 'Four Corners')
    us.say('79, 11. ve 25. Four Corners')
    us.discard('79')

with act(s, 'BR Yeo', 'British', 'Card 80', leader='Yeo', book=B):
    br.play('80')
    br.say('Card 80 Yeo göle')
    br.drag('Yeo Wolfe Royal_George Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('US 3')
    br.discard('80')

with act(s, 'US Chauncey', 'US', 'Card 83', leader='Chauncey', fights={'Chauncey Madison Oneida Conquest Scourge Julia Pert Hamilton Growler': 'Lake Ontario Control Box'},
         flips='Madison Wolfe', ret='Wolfe', book=B):
    us.play('83')
    us.roll('1d6', 2)
    us.say('önce attım :) sekiz gemi, 8-4 +2, Yeo -1, toplam 3')
    us.drag('Chauncey Madison Oneida Conquest Scourge Julia Pert Hamilton Growler', 'Lake Ontario Control Box')
    assert seafight(t, 'Madison Oneida Conquest Scourge Julia Pert Hamilton Growler', 'Wolfe Royal_George Melville Earl_of_Moira', 'Madison', 'Wolfe', 2, 0, 1) == 'A1 D1 def'
    br.say('göl bende kaldı, birer vuruş')
    us.flip('Madison')
    br.flip('Wolfe')
    us.drag('Chauncey Madison Oneida Conquest Scourge Julia Pert Hamilton Growler', 'Sackets Harbour')
    br.drag('Wolfe', 'Kingston')
    us.discard('83')

with act(s, 'BR Sodus', 'British', 'Card 85', leader='Yeo', sea='104th 1/R._Scots', pick='104th 1/R._Scots', book=B):
    br.play('85')
    br.say('Card 85 Yeo: Kingston, 104. ve 1/R. Scots, Sodus a çıkarma, 5 MP. Moira gölde')
    room(t.pieces('Royal_George Melville'), t.pieces('104th 1/R._Scots'))
    br.drag('Yeo Royal_George Melville', 'Kingston')
    br.drag('Yeo Royal_George Melville 104th 1/R._Scots', 'Sodus')
    br.vp(B.due())
    br.discard('85')

with act(s, 'US Scott', 'US', 'Card 86', leader='Scott', ret='Yeo Royal_George Melville 104th 1/R._Scots', book=B):
    us.play('86')
    us.say('86 Scott Sodus a')
    way('Albany', 'Utica', 'Canandaigua', 'Sodus')
    us.drag('Scott us:20th us:30th us:31st us:33rd', 'Canandaigua')
    us.drag('Scott us:20th us:30th us:31st us:33rd', 'Sodus')
    us.roll('2d6', 5, 3)
    assert fight(t, 'US', 'Sodus', ['Canandaigua'], '20th', '1/R._Scots', 1814, (5, 3)) == 'DR'
    br.say('9, gemilerle Kingston a')
    br.drag('Yeo Royal_George Melville 104th 1/R._Scots', 'Kingston')
    us.vp(B.due())
    us.discard('86')

with act(s, 'BR free home and depot', 'British', 'Card 87'):
    br.drag('Earl_of_Moira', 'Kingston')
    br.say('kart oynamadan Moira eve dönüyor, göl boş')
    br.play('87')
    br.put('British Supply Depot', 'Montreal')
    br.say('Card 87 Montreal depo')
    br.discard('87')

with act(s, 'US Rifles', 'US', 'Card 84', book=B):
    us.say('göl için +2 bana değil, seninki gidiyor: US 5')
    us.vp(B.due())
    us.play('84')
    us.drag('1st_Rifles', 'Cape Vincent')
    us.discard('84')
s.done()
