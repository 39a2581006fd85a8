"""Pre-war draws and the first weeks: a teacher in Japanese and a beginner who does everything too fast and mends it."""
from aid23a import *

s = Session('dev-1812-opening-1', at=17, us='Haruto', br='Kobayashi', what='Pre-war to the first battles: the teacher explains, the beginner puts right')
t, us, br = s.begin()
D = 'Pre-war Deck'


def nxt():
    return t.things[t.deck(D).kids[-1]].name


br.say('よろしくお願いします。まず開戦前の手順から。一枚引いて、使うか残すか決めてください')
s.play('US 11 pre-war: Oneida')
assert nxt() == 'Card 11'
us.draw(D)
us.say('引きました。使ってもいいですか')
br.say('はい。ただし敵地と湖のマスには入れません')
us.play('11')
us.drag('Oneida', 'Lake Ontario Control Box')
us.undo()
br.say('そう、湖はまだ駄目ですよ')
us.say('すみません!では隣の港へ')
us.drag('Oneida', 'Oswego')
us.discard('11')

s.play('BR keeps')
br.draw(D)
br.say('私はこれを残します')

with act(s, 'US 22 pre-war: Dearborn', 'US', leader='Dearborn'):
    assert nxt() == 'Card 22'
    us.draw(D)
    us.say('Card 22、Dearborn で')
    us.play('22')
    us.drag('us:6th us:13th', 'Utica')
    us.drag('us:6th us:13th', 'Sackets Harbour')
    br.say('将軍を忘れていませんか')
    us.drag('Dearborn', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR 5 pre-war: Brock', 'British', leader='Brock'):
    br.draw(D)
    br.say('Card 5、Brock を動かします。一歩ずつ見せますね')
    br.play('5')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.say('三マス、全部道路なので3です')
    br.discard('5')

s.play('US keeps')
us.draw(D)
us.say('残します')

with act(s, 'BR 7 pre-war: Norfolk', 'British'):
    br.draw(D)
    br.say('Card 7、Norfolk を一つ。小道は2です')
    br.play('7')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('7')

s.play('US keeps, BR draws the declaration')
us.draw(D)
us.say('これも残します')
assert nxt() == 'Declaration of War'
br.draw(D)
br.say('宣戦布告が出ました!残りを配りましょう。あなたが先です')

s.play('the rest of the deck')
while t.deck(D).kids:
    us.draw(D)
    br.draw(D)
us.say('五枚あります。少なくないですか')
br.say('使った二枚も数えて七枚です。大丈夫')
assert hand_sizes(t) == (5, 5)
br.turn('Spring-Summer 1812', tracker=False)
b = Book(t)

with act(s, 'US 32 Hull to Sandwich', 'US', leader='Hull', book=b):
    us.say('Card 32、Hull!全員突撃します')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio Michigan us:Detachment', 'Sandwich')
    br.say('デトロイトを空にすると危ないですよ')
    us.say('あ…戻します')
    us.drag('Michigan us:Detachment', 'Detroit')
    br.say('一点ですね。マーカーもどうぞ')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR 16 Procter at Sandwich', 'British', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', flips='us:4th 1st_Ohio', book=b):
    br.say('Card 16、Procter と Tecumseh で攻撃します')
    br.play('16')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.say('退却できますが、どうしますか')
    us.say('戦います!先頭は 4th')
    br.say('先頭は 1/41st。11対9で1:1、修正なし')
    war(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (6, 6), 'DR-2')
    br.roll('2d6', 6, 6)
    us.say('ええっ')
    us.flip('2nd_Ohio')
    us.undo()
    br.say('そう、先頭からです。4th が最初')
    us.flip('us:4th')
    us.flip('1st_Ohio')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(b.due())
    br.discard('16')

with act(s, 'US 3 restores', 'US', flips='us:4th', book=b):
    us.say('Card 3で回復します。二つ')
    us.play('3')
    us.flip('us:4th')
    us.flip('1st_Ohio')
    br.say('民兵は回復できません。正規兵だけです')
    us.flip('1st_Ohio')
    us.say('戻しました')
    us.discard('3')

with act(s, 'BR 25 Lake Ontario', 'British', book=b):
    br.say('Card 25、船を二隻、湖へ。これで2点')
    br.play('25')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('25')

with act(s, 'US 26 Queenston', 'US', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.say('Card 26、Van Rensselaer。川を渡ります')
    us.play('26')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('守ります。4対3、川で-1ですよ')
    war(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (5, 6), 'DR')
    us.roll('2d6', 5, 6)
    us.say('やった!10です')
    goes(t, 'British', 'Queenston', 'Ft. George', ('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.vp(b.due())
    us.discard('26')

with act(s, 'BR 31 100th', 'British', book=b):
    br.say('Card 31、100th をモントリオールへ')
    br.play('31')
    br.drag('100th', 'Montreal')
    br.discard('31')

with act(s, 'US 14 3rd Ohio', 'US', book=b):
    us.say('Card 14、3rd Ohio')
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.say('2と2で4。合ってますか')
    br.say('合ってます')
    us.discard('14')

with act(s, 'BR #9 Brock at Queenston', 'British', card=None, leader='Brock', ret='Van_Rensselaer 1st_NY_Militia', flips='1st_NY_Militia', book=b):
    br.say('#9 を作戦に使います。Brock、R.N.R.、Lincoln')
    br.play('#9 Brock and Tecumseh')
    br.drag('Brock R.N.R. Lincoln', 'Queenston')
    br.say('先頭は R.N.R. で A、将軍 +2、合わせて +4')
    us.say('逃げません…')
    war(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (4, 3), 'DR-1')
    br.roll('2d6', 4, 3)
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
    br.say('隣は Lewiston です。一マスだけ')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.flip('1st_NY_Militia')
    br.vp(b.due())
    br.discard('#9 Brock and Tecumseh')

s.play('US holds')
us.say('一枚伏せます')
us.hold('18')

s.play('BR holds')
br.say('私も伏せます。おつかれさまでした')
br.hold('Declaration of War')
us.say('ありがとうございました!')
s.done()
