"""Autumn 1813 by mail, in Basque: each records on his own machine, retreats are made in the other's file; three lakes, two landings, a winter."""
from aid28b import *

s = start('1813b', 'Itziar', 'Gorka', 'From the second card of Summer-Autumn 1813: Erie, Ontario and Champlain change hands; landings; winter',
          ['42', '46', '52', '45', '48', '37', '43'], ['62', '66', '38', '39', '41', '63', 'Contrary Winds'], year='1813', n=18)
t = s.t
t.lay('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
t.lay('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Madison Oneida Conquest Scourge Julia', 'Lake Ontario Control Box', 'US')
t.lay('Macdonough President', 'Lake Champlain Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
E_, O_, C_ = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Champlain Control Box'

with act(s, 'US Perry', 'US', 'Card 42', leader='Perry', ret='Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', fights={'Lawrence': E_},
         flips='Lawrence ship:Detroit Queen_Charlotte', book=B):
    us.say('kaixo Gorka, 1. gutuna. Card 42, Perry lakura lau ontzirekin')
    us.play('42')
    us.drag('Perry Lawrence ship:Niagara Ariel Scorpion', E_)
    us.say('4-4, A zure Bren kontra +1, Perry +1')
    us.roll('1d6', 3)
    assert seafight(t, 'Lawrence ship:Niagara Ariel Scorpion', 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Lawrence', 'ship:Detroit', 3, 1) == 'A1 D2 att'
    us.say('5: nik bat, zuk bi; lakua nirea. zureak zuk mugitu')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    us.discard('42')
    s.cut()
    br.say('hemen nire aldea')
    br.flip('Queen_Charlotte')
    br.flip('ship:Detroit')
    br.drag('Hunter Lady_Prevost Barclay', 'Ft. Malden')
    br.drag('ship:Detroit Queen_Charlotte', 'Ft. Malden')
    br.vp(B.due())

with act(s, 'BR repairs', 'British', 'Card 62', build=True, flips='ship:Detroit Queen_Charlotte', book=B):
    br.say('Card 62, hiru NBV: Detroit eta Queen Charlotte konpondu, Brock Yorken')
    br.play('62')
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')
    br.drag('ship:Brock', 'York')
    br.discard('62')
    s.cut()

with act(s, 'US Port Dover', 'US', 'Card 46', sea='Ohio_Brigade', book=B):
    mp(1 + 1 + 1 + 2 + 1)
    us.say('Card 46. Perry: Stephensonera 1, Ohio Brigade hartu 1, Port Dover 1, lehorreratu 2, eta berriz lakura 1')
    us.play('46')
    room(t.pieces('ship:Niagara'), t.pieces('Ohio_Brigade'))
    us.drag('Perry ship:Niagara', 'Ft. Stephenson')
    us.drag('Ohio_Brigade Perry ship:Niagara', 'Port Dover')
    us.drag('Perry ship:Niagara', E_)
    us.vp(B.due())
    us.discard('46')
    s.cut()

with act(s, 'BR Yeo', 'British', 'Card 66', leader='Yeo', ret='Chauncey Madison Oneida Conquest Scourge Julia', fights={'Wolfe': O_},
         flips='Wolfe Madison Oneida'):
    br.play('66')
    br.say('Card 66, Yeo: Wolfe, Royal George, Melville, Moira, Beresford')
    br.each('Yeo Wolfe Royal_George Melville Earl_of_Moira Beresford', O_)
    assert seafight(t, 'Wolfe Royal_George Melville Earl_of_Moira Beresford', 'Madison Oneida Conquest Scourge Julia', 'Wolfe', 'Madison', 4, 1) == 'A1 D2 att'
    br.roll('1d6', 4)
    br.say('4+1 (Yeo) = 5. Wolfe etxera. zure bi, mesedez')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    br.discard('66')
    s.cut()
    us.say('ai ene. Madison eta Oneida')
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('Madison Oneida Conquest Scourge Julia Chauncey', 'Sackets Harbour')

with act(s, 'US repairs', 'US', 'Card 52', flips='Madison Oneida Lawrence', book=B):
    us.say('puntuak: Ontario -4')
    us.vp('British 2')
    us.play('52')
    us.say('Card 52, 3: Lawrence Erien, Madison eta Oneida Sacketsen')
    us.flip('Lawrence')
    us.flip('Madison')
    us.flip('Oneida')
    us.discard('52')
    s.cut()

with act(s, 'BR Oswego', 'British', 'Card 38', leader='Yeo', sea='104th 1/R._Scots', pick='104th 1/R._Scots', book=B):
    br.say('Card 38 Yeo: Kingston 1, 104th eta 1/R. Scots hartu 1, Oswego 1, lehorreratzea 2. bost.')
    br.play('38')
    mp(5)
    room(t.pieces('Royal_George Melville'), t.pieces('104th 1/R._Scots'))
    br.drag('Yeo Royal_George Melville', 'Kingston')
    br.drag('Yeo Royal_George Melville 104th 1/R._Scots', 'Oswego')
    br.vp(B.due())
    br.discard('38')
    s.cut()

with act(s, 'US Pike', 'US', 'Card 45', leader='Pike', ret='104th 1/R._Scots Yeo Royal_George Melville', book=B):
    us.say('Card 45, Pike bost errejimenturekin Oswegora')
    us.play('45')
    way('Sackets Harbour', 'Oswego')
    us.drag('Pike us:6th us:15th us:16th us:9th us:21st', 'Oswego')
    us.roll('2d6', 6, 2)
    assert fight(t, 'US', 'Oswego', ['Sackets Harbour'], '6th', '1/R._Scots', 1813, (6, 2)) == 'DR'
    us.say('20:10, +1, Pike +1: 10. atzera, jauna')
    us.discard('45')
    s.cut()
    br.say('ontzietan Kingstonera, galerarik gabe')
    br.drag('104th 1/R._Scots Royal_George Melville Yeo', 'Kingston')
    us.vp(B.due())

with act(s, 'BR Barclay', 'British', 'Card 39', leader='Barclay', ret='Perry ship:Niagara Ariel Scorpion', fights={'Detroit': E_},
         flips='ship:Detroit ship:Niagara', book=B):
    br.say('Card 39, Barclay sei ontzirekin')
    br.play('39')
    br.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', E_)
    br.say('6-3 +2, B vs A -1, Perry -1')
    br.roll('1d6', 4)
    assert seafight(t, 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'ship:Niagara Ariel Scorpion', 'ship:Detroit', 'ship:Niagara', 4, 0, 1) == 'A1 D1 att'
    br.flip('ship:Detroit')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('zure Niagara nik itzuli dut, barkatu')
    br.flip('ship:Niagara')
    us.drag('ship:Niagara Ariel Scorpion Perry', 'Erie PA')
    br.vp(B.due())
    br.discard('39')
    s.cut()

with act(s, 'US contrary winds', 'US', 'Card 48', book=B):
    us.say('Card 48 Chauncey, denak lakura!')
    us.play('48')
    us.drag('Chauncey Madison Oneida Conquest Scourge Julia', O_)
    br.say('ez horregatik: Contrary Winds')
    br.play('Contrary Winds')
    us.say('madarikatua. atzera')
    us.drag('Madison Oneida Conquest Scourge Julia Chauncey', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.discard('48')
    s.cut()

with act(s, 'BR Norfolk', 'British', 'Card 41', fights={'Norfolk_Militia': 'Port Dover'}, book=B):
    br.say('Card 41, Norfolk Port Doverrera. Ohio Brigade hornidurarik gabe: 4ren erdia 2')
    br.play('41')
    assert not supplied(t, 'US', 'Port Dover')
    br.drag('Norfolk', 'Port Dover')
    br.roll('2d6', 2, 4)
    assert fight(t, 'British', 'Port Dover', ['Ft. Erie'], 'Norfolk_Militia', 'Ohio_Brigade', 1813, (2, 4), half='d') == 'AR'
    br.drag('Norfolk', 'Ft. Erie')
    br.say('6, AR, banoa')
    br.discard('41')
    s.cut()

with act(s, 'US Sylph', 'US', 'Card 37', build=True, book=B):
    us.say('Card 37, Sylph Sacketsen')
    us.play('37')
    us.drag('Sylph', 'Sackets Harbour')
    us.discard('37')

with act(s, 'BR Champlain', 'British', 'Card 63', ret='Macdonough President', fights={'Chubb': C_}, flips='Chubb President', book=B):
    br.say('Card 63, Finch eta Chubb Champlainera')
    br.play('63')
    br.drag('Finch Chubb', C_)
    br.roll('1d6', 2)
    assert seafight(t, 'Finch Chubb', 'President', 'Chubb', 'President', 2, 0, 1) == 'A1 D1 att'
    br.flip('Chubb')
    br.drag('Chubb', 'Isle aux Noix')
    us.flip('President')
    us.drag('President Macdonough', 'Plattsburg')
    br.vp(B.due())
    br.discard('63')
    s.cut()

with act(s, 'US Lacolle', 'US', 'Card 43', book=B):
    us.say('azkena: Card 43, 11. eta 4. NY Lacollera')
    us.play('43')
    us.each('us:11th 4th_NY_Militia', 'Champlain NY')
    us.each('us:11th 4th_NY_Militia', 'Lacolle')
    us.vp(B.due())
    us.discard('43')
    s.cut()

s.play('fleets home')
br.say('ontziak etxera: Maldenera, Kingstonera, Isle aux Noixera, Nancy St. Josephera')
for box, names, to in ((E_, 'Barclay Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Ft. Malden'), (O_, 'Earl_of_Moira Beresford', 'Kingston'),
                       (C_, 'Finch', 'Isle aux Noix'), ('Lake Huron Control Box', 'Nancy', 'Ft. St. Joseph')):
    br.drag(names, to)
    br.put('British Lake Control', box)
B.ok()
us.say('ados, denak zureak, %s' % label(tracked(t)))
s.cut()

s.play('winter')
us.turn('Winter 1813-14')
W = winter(t)
us.say('Oswego 5, lekua 2, hiru itzuli. MacArthur 5/4. Lacolle 2/1.')
frost(us, W, {'Oswego': 'us:16th us:9th us:15th', 'Ft. MacArthur': '3rd_Kentucky', 'Lacolle': '4th_NY_Militia'})
s.cut()
br.say('Quebec hamar, lekua 8. Malden lau, 3.')
frost(br, W, {'Quebec City': 'br:13th 2/41st', 'Ft. Malden': 'Shawnee'})
assert not winter_left(t)
br.flip('Chubb')
br.flip('Wolfe')
br.flip('ship:Detroit')
us.flip('President')
us.flip('ship:Niagara')
br.say('doako konponketak eginda, zureak ere bai')
s.cut()

s.play('1814 begins')
us.turn('Spring-Summer 1814')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
us.say('Ghent kanpoan uda arte')
muster(us, '1814a', groups=False)
deal(t, us, 1814, '82', '78', '79', '80', '81', '83', '84', '85', '86')
s.cut()
deal(t, br, 1814, '76', '88', '89', '90')
muster(br, '1814a')
deal(t, br, 1814, '91', '92', '93', '94', '95')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR yards', 'British', 'Card 76', build=True, book=B):
    br.say('Card 76: Prince Regent 2, Linnet 1')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')
    s.cut()

with act(s, 'US yards', 'US', 'Card 82', build=True, book=B):
    us.play('82')
    us.say('Card 82: Superior 2, Jefferson 1, biak Sacketsen')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('82')
    s.cut()

with act(s, 'BR Drummond', 'British', 'Card 88', leader='Drummond', book=B):
    br.say('Card 88, Drummond bakarrik Kingstonera')
    br.play('88')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.march('Drummond', 'Prescott', 'Kingston')
    br.discard('88')
    s.cut()

with act(s, 'US Plattsburg', 'US', 'Card 84', book=B):
    us.say('Card 84, 1: 11. ezerrez Champlain hirira, 4. NYk Lacolle gordetzen du')
    us.play('84')
    us.drag('us:11th', 'Champlain NY')
    assert holds(t, 'US', 'Lacolle')
    us.discard('84')
s.done()
