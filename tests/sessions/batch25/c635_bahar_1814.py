"""Spring 1814 whole: frigates, two battles' worth of Lake Ontario, a landing at Ft. George, Lacolle, Bladensburg, fleets back out, autumn dealt; two Turks, one hasty and one who asks."""
from aid25b import *

s = Session('dev-1812-faults', us='Emre', br='Defne', what='Spring 1814 whole: builds, Lake Ontario fought for, landing at Ft. George, Lacolle, Bladensburg, campaign, fleets out, arrivals and deal of autumn')
t = s.t
spring_1814(t)
hands(t, ['76', '82', '75', '78', '77', '81', '79', 'Campaign@1814', '92'], ['86', '96', '80', '83', '85', '84', '87', '88', 'Bladensburg'])
t, us, br = s.begin()
g = Game(s, Habit('lying', 'other', lambda c, x: '%s ile %s' % (c, x)), Habit('after', 'now', lambda c, x: x), first='British', off=1)

br.say('hazır mısın? ben başlıyorum, 1814 hep benim')
with g.play('British', '86', '86: Prince Regent iki, Linnet bir', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.play('US', '76', 'Superior ve Jefferson', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
BR = 'Prince_Regent Royal_George ship:Wolfe Melville'
with g.play('British', '80', 'Yeo denize açılıyor', leader='Yeo'):
    br.drag('Yeo ' + BR, 'Lake Ontario Control Box')
    br.say('göl benim, 2 puan')
US = 'Superior General_Pike Madison Oneida Jefferson Sylph'
with g.play('US', '75', 'Chauncey altı gemiyle', leader='Chauncey', flips='Superior Prince_Regent Melville', ret='Yeo ' + BR):
    us.roll('1d6', 5)
    us.drag('Chauncey ' + US, 'Lake Ontario Control Box')
    us.say('zarı erken attım, 5')
    br.say('altıya dört +1, Yeo -1, demek 5')
    g.sea(US, BR, 'Superior', 'Prince_Regent', 5, 'A1 D2 att', dl=1)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    us.flip('Prince_Regent')
    us.flip('Melville')
    br.drag('Yeo ' + BR, 'Kingston')
with g.play('British', '83', 'tamir: Prince Regent, Melville', build=True, flips='Prince_Regent Melville'):
    br.flip('Prince_Regent Melville')
L = 'General_Pike Madison Oneida Jefferson'
R = 'us:9th 21st 22nd 11th'
with g.play('US', '92', 'Chauncey Brown’ı Ft. George’a çıkarıyor', leader='Chauncey', free=True, ret='1/R._Scots Riall'):
    room(t.pieces(L), t.pieces(R, us))
    us.say('göl-Sackets 1, yükleme 1, yol 1, çıkarma 2; Sylph gölde kalıyor')
    us.drag('Chauncey ' + L, 'Sackets Harbour')
    us.drag('Chauncey ' + L + ' ' + R + ' Brown', 'Ft. George')
    br.say('bekliyorum. 16’ya 7')
    g.battle('US', 'Ft. George', None, 'us:9th', '1/R. Scots', (5, 4), 'DR', landing=True)
    us.roll('2d6', 5, 4)
    us.say('9, +1 oran, -1 çıkarma, +1 Brown: 10')
    goes(t, 'British', 'Ft. George', 'Queenston')
    br.drag('1/R._Scots Riall', 'Queenston')
    us.drag('Chauncey ' + L, 'Lake Ontario Control Box')
with g.play('British', '96', 'Drummond Burlington’a', leader='Drummond'):
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.march('Drummond 104th 2/R._Marines', 'Smiths Creek', 'York', 'Burlington')
M = 'us:6th us:13th 15th 29th 30th'
with g.play('US', '79', 'Macomb Lacolle’e', leader='Macomb', ret='Canadian_Fencibles'):
    us.drag('Macomb ' + M, 'Champlain NY')
    us.drag('Macomb ' + M, 'Lacolle')
    g.battle('US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (1, 6), 'DR')
    us.roll('2d6', 1, 6)
    br.say('9 oluyor, çekiliyorum')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
with g.play('British', 'Bladensburg', 'Bladensburg! iki puan', build=True, points=-2, title='BR event'):
    br.say('Washington yanıyor')
with g.play('US', '82', 'Harrison Sandwich’e', leader='Harrison'):
    us.drag('24th 28th Harrison', 'Sandwich')
with g.play('British', '85', 'De Meuron Isle aux Noix’ya'):
    br.drag('De_Meuron', 'Isle aux Noix')
with g.play('US', '78', 'Superior tamir, Jones yapım', build=True, flips='Superior'):
    us.flip('Superior')
    us.drag('Jones', 'Sackets Harbour')
with g.play('British', '84', '89. Queenston’a'):
    br.drag('89th', 'Queenston')
with g.play('US', '77', '5. PA Buffalo’ya'):
    us.drag('5th_PA', 'Buffalo')
g.hold('British', '88', 'bunu saklıyorum')
g.hold('US', '81', 'ben de birini')
with g.play('British', '87', 'Voltigeurs Beauharnois’ya'):
    br.drag('Voltigeurs', 'Beauharnois')
with g.play('US', 'Campaign', 'sefer: Scott ve Izard', free=True):
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston')
    br.say('hepsi bu mu?')
    us.drag('Izard 31st', 'Champlain NY')
g.clear()

s.play('fleets out')
us.say('Erie işareti benim, Perry çıkıyor')
us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
s.play('points, turn marker')
br.say('sende kaç?')
us.say('%d, bak: göller Ontario ve Erie 4, Huron senin -2' % tracked(t))
us.turn('Summer-Autumn 1814')
s.play('arrivals British')
muster(br, '1814b')
us.say('benimkiler bitti')
s.play('treaty shuffled in, deal')
br.say('Ghent zaten destede, karıştırıyorum')
t.shuffle(br, '1814 Deck')
deal(t, br, 1814, '73', '89', '90', '94')
deal(t, us, 1814, '74', '91', '93', '95')
deal(t, br, 1814, '97', '98', '99', '100')
deal(t, us, 1814, '101', '102', '103', '105')
assert hand_sizes(t) == (8, 8)
g.held = {'US': 0, 'British': 0}
g.next = 'British'
with g.play('British', '89', '6. ve 82. Montreal’e'):
    br.drag('br:6th 82nd', 'Trois-Rivieres')
    br.drag('br:6th 82nd', 'Montreal')
with g.play('US', '102', 'Brown Ft. George’dan Queenston’a? hayır, Stoney Creek’e', leader='Brown'):
    us.drag('Brown us:9th 21st', 'Stoney Creek')
with g.play('British', '98', '58. ve 57. peşlerinden'):
    br.drag('58th 57th', 'Montreal')
with g.play('US', '103', 'Mohawk fırkateyni', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
D = 'Drummond 104th 2/R._Marines 103rd Glengarry'
with g.play('British', '73', 'Drummond Stoney Creek’i geri alıyor', leader='Drummond', ret='Brown us:9th 21st'):
    br.drag(D, 'Stoney Creek')
    us.say('8’e 15, liderler eşit')
    g.battle('British', 'Stoney Creek', 'Burlington', 'Glengarry', 'us:9th', (6, 2), 'DR')
    br.roll('2d6', 6, 2)
    goes(t, 'US', 'Stoney Creek', 'Ft. George', ('Burlington',))
    us.drag('us:9th 21st Brown', 'Ft. George')
with g.play('US', '74', 'Scott Ft. Niagara’yı geri alıyor', leader='Scott', ret='100th'):
    assert not supplied(t, 'British', 'Ft. Niagara')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Niagara')
    us.say('ikmali yok: 4 yarıya 2. zar')
    g.battle('US', 'Ft. Niagara', 'Lewiston', 'NY Volunteers 1814', '100th', (5, 4), 'DR-2', half='d')
    us.roll('2d6', 5, 4)
    br.drag('100th', 'British Eliminated')
with g.play('British', '99', 'Burlington’a depo', build=True):
    assert supplied(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')
with g.play('US', '91', '5. PA Schlosser’a'):
    us.drag('5th_PA', 'Ft. Schlosser')
with g.play('British', '100', 'Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
with g.play('US', '95', '23. ve 25. Oswego’ya'):
    us.drag('23rd 25th', 'Oswego')
g.hold('British', '90', 'bir tane saklıyorum')
g.hold('US', '105', 'ben de')
for x in ('British', 'US'):
    g.tidy(x)
s.done()
