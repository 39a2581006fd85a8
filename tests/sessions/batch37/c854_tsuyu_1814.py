"""Japanese: spring 1814. Two quiet, exact players; the American announces every figure, the Briton only the card's number; the points marker is moved twice, once wrongly and put right."""
from aid37a import *

s = Session('dev-1812-faults', us='高橋', br='メアリ', what='spring 1814 in Japanese: building, Buffalo taken and retaken, Lacolle, restoration, depot, Bladensburg, battle of frigates, holds')
t = s.t
spring_1814(t)
hands(t, ['86', '92', '80', '83', '81', '85', '88', '84', '90'], ['76', '82', '73', '75', '74', '78', '79', '77', 'Bladensburg'])
set_aside(t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)
us.say('よろしくお願いします。1814年はイギリスが先手です')
br.say('よろしく')

with act(s, 'BR builds', 'British', '76', build=True, book=b):
    buildable(t, '76', 'Prince_Regent Linnet')
    br.say('76')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('建造3')
    br.discard('76')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    buildable(t, '86', 'Superior Jefferson')
    us.say('86を建造3で。フリゲート2、ブリッグ1')
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.discard('86')

with act(s, 'BR Riall to Buffalo', 'British', '82', 'Riall', pick='Lincoln 89th 1/41st', ret='Scott NY_Volunteers_1814 Seneca', book=b):
    br.say('82 リアル')
    br.play('82')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie', 'Buffalo')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.drag('Riall 1/R._Scots Lincoln 89th', 'Ft. Erie')
    br.drag('Riall 1/R._Scots Lincoln 89th 1/41st', 'Buffalo')
    us.say('17対6で2対1、先頭はセネカのB、川-1、スコット-2。合計-1ですね')
    assert F(t, 'British', 'Buffalo', 'Ft. Erie', '1/41st', 'Seneca', (6, 5)) == 'DR'
    br.roll('2d6', 6, 5)
    us.say('10、DR。バタヴィアへ')
    back(t, 'US', 'Buffalo', 'Batavia', 'Ft. Erie')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Batavia')
    br.vp('US 2')
    us.say('3点なのでUS 1です')
    br.vp('US 1')
    br.discard('82')

with act(s, 'US Brown marches', 'US', '92', 'Brown', book=b):
    us.say('92。ブラウン、9・11・21・22・23・25連隊。ローマ2、ユーティカ1、カナンデイグア1、バタヴィア1で5')
    us.play('92')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Rome')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Utica')
    us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Batavia')
    us.discard('92')

with act(s, 'BR Yeo out', 'British', '73', 'Yeo', book=b):
    br.say('73 ヨー')
    br.play('73')
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp('British 1')
    br.discard('73')

with act(s, 'US Brown retakes Buffalo', 'US', '80', 'Brown', ret='Riall 1/R._Scots Lincoln 89th 1/41st', flips='1/41st', book=b):
    us.say('80。ブラウンとスコット、8個部隊でバッファロー攻撃')
    us.play('80')
    us.drag('Brown Scott us:9th 11th 21st 22nd 23rd 25th NY_Volunteers_1814 Seneca', 'Buffalo')
    br.say('残る')
    assert F(t, 'US', 'Buffalo', 'Batavia', 'us:9th', '1/41st', (5, 6)) == 'DR-1'
    us.roll('2d6', 5, 6)
    us.say('30対17で1対1、先頭-1、ブラウン+1。11、DR-1')
    back(t, 'British', 'Buffalo', 'Ft. Erie', 'Batavia')
    br.drag('Riall 1/R._Scots Lincoln 89th 1/41st', 'Ft. Erie')
    br.flip('1/41st')
    us.vp('US 2')
    us.discard('80')

with act(s, 'BR Drummond', 'British', '75', 'Drummond', book=b):
    br.say('75 ドラモンド')
    br.play('75')
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'York')
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'Stoney Creek')
    br.discard('75')

with act(s, 'US Izard at Lacolle', 'US', '83', 'Izard', ret='Canadian_Fencibles', book=b):
    us.say('83。アイザード、6・13・15・29連隊でラコール')
    us.play('83')
    us.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 29th', 'Lacolle')
    assert F(t, 'US', 'Lacolle', 'Champlain NY', 'us:6th', 'Canadian Fencibles', (4, 5)) == 'DR'
    us.roll('2d6', 4, 5)
    us.say('15対5、3対1で+2、森-1。10です')
    back(t, 'British', 'Lacolle', 'Isle aux Noix', 'Champlain NY')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 3')
    us.discard('83')

with act(s, 'BR restores the 41st', 'British', '78', flips='1/41st', book=b):
    assert supplied(t, 'British', 'Ft. Erie')
    br.say('78 回復')
    br.play('78')
    br.flip('1/41st')
    br.discard('78')

with act(s, 'US depot at Buffalo', 'US', '85', book=b):
    assert supplied(t, 'US', 'Buffalo')
    us.say('85。バッファローに補給所')
    us.play('85')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('85')

with act(s, 'BR Bladensburg', 'British', None, book=None):
    br.say('ブレーデンズバーグ、2点')
    br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')
b.ok()

with act(s, 'US Chauncey against Yeo', 'US', '88', 'Chauncey', fights={'Superior': 'Lake Ontario Control Box'},
         ret='Yeo Prince_Regent Royal_George Wolfe Melville', flips='Superior Prince_Regent', book=b):
    us.say('88。チョーンシー、6隻')
    us.play('88')
    us.drag('Chauncey Superior General_Pike Madison Jefferson Sylph Oneida', 'Lake Ontario Control Box')
    assert N(t, 'Superior General_Pike Madison Jefferson Sylph Oneida', 'Prince_Regent Royal_George Wolfe Melville', 'Superior', 'Prince_Regent', 4, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 4)
    us.say('数+1、ヨー-1、4。互いに1段、湖はこちら')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag('Yeo Prince_Regent Royal_George Wolfe Melville', 'Kingston')
    us.vp('US 5')
    us.discard('88')

s.play('BR holds')
br.say('74は伏せる')
br.hold('74')

with act(s, 'US 5th PA', 'US', '81', book=b):
    us.say('81。ペンシルベニア第5をバッファローへ')
    us.play('81')
    us.drag('5th_PA', 'Buffalo')
    us.discard('81')

with act(s, 'BR 16th and 37th', 'British', '79', book=b):
    br.say('79')
    br.play('79')
    br.drag('br:16th br:37th', 'Trois-Rivieres')
    br.drag('br:16th br:37th', 'Montreal')
    br.discard('79')

s.play('US holds')
us.say('1枚保留します')
us.hold('84')

with act(s, 'BR Caughnawaga', 'British', '77', book=b):
    br.say('77')
    br.play('77')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('77')

with act(s, 'US repairs the Superior', 'US', '90', build=True, flips='Superior', book=b):
    us.say('90で修理。スペリオル')
    us.play('90')
    us.flip('Superior')
    us.discard('90')

s.play('fleet return, autumn')
assert hand_sizes(t) == (0, 0)
br.say('ナンシーを湖へ')
br.drag('Nancy', 'Lake Huron Control Box')
us.say('ペリーと3隻もエリー湖へ。点は変わりません')
us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box').id])
br.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
us.turn('Summer-Autumn 1814')
muster(us, '1814b')
muster(br, '1814b', groups=False)
us.say('ガン条約を山札に戻して切ります')
us.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
for x, y in zip(('96', '99', '101', '93', '94', '100', '98', '103'), ('102', '95', '97', '104', '105', '106', '87', '91')):
    deal(t, br, 1814, x)
    deal(t, us, 1814, y)
us.say('8枚ずつです')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR Prevost', 'British', '96', 'Prevost', book=b):
    br.say('96 プレヴォー')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.drag('Prevost br:6th 82nd br:5th br:9th br:27th 39th', 'Sorel')
    br.drag('Prevost br:6th 82nd br:5th br:9th br:27th 39th', 'Isle aux Noix')
    br.discard('96')

with act(s, 'US Izard withdraws', 'US', '102', 'Izard', book=b):
    us.say('102。アイザードはプラッツバーグに戻ります。1点返します')
    us.play('102')
    us.drag('Izard us:6th us:13th 15th 29th', 'Plattsburg')
    us.vp(b.due())
    us.discard('102')

with act(s, 'BR Drummond', 'British', '99', 'Drummond', book=b):
    br.say('99 ドラモンド')
    br.play('99')
    br.drag('Drummond 104th 2/R._Marines 10th_R.V.', 'Ft. George')
    br.discard('99')

with act(s, 'US 34th and 45th', 'US', '95', book=b):
    us.say('95。34・45連隊をサケッツへ、4')
    us.play('95')
    us.drag('34th 45th', 'Rome')
    us.drag('34th 45th', 'Sackets Harbour')
    us.discard('95')
s.done()
