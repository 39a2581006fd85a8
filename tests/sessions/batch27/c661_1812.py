"""Spring 1812 in Japanese: a pedantic American, a British player whose cards come late; lakes Ontario and Erie, Queenston, Detroit."""
from aid27a import *

s = Session('dev-1812-faults', us='Haruka', br='Kenji', what='Spring 1812: Detroit frontier, two lakes, Queenston lost and retaken, a restored regiment, holds')
t = s.t
t.lay_hand('US', ['22', '16', '11', '3', '24', '28', 'Heavy Rains'])
t.lay_hand('British', ['6', '26', '15', '18', '1', '31', 'Declaration of War'])
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn', 'US', '22', 'Dearborn', book=b):
    us.say('22番、ディアボーン起動')
    us.play('22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('22')

with act(s, 'BR squadron out', 'British', '6', book=b):
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    br.say('カードを忘れた')
    br.play('6')
    br.discard('6')
    br.vp('British 1')
    us.say('湖は2点です')
    br.vp(b.due())

with act(s, 'US two regiments over the river', 'US', '3', book=b):
    us.say('3番、2ポイント: 第4連隊と第1オハイオ、サンドイッチへ')
    us.play('3')
    way('Detroit', 'Sandwich')
    us.each('us:4th 1st_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('3')

with act(s, 'BR Procter', 'British', '15', 'Procter', ret='us:4th 1st_Ohio', flips='us:4th', book=b):
    br.play('15', reveal=False)
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('残ります')
    battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (6, 5), 'DR-1')
    br.roll('2d6', 6, 5)
    us.say('1:1 は 0、A対A も 0、11 = DR-1')
    br.reveal('15')
    us.drag('us:4th 1st_Ohio', 'Detroit')
    us.flip('us:4th')
    br.discard('15')
    br.vp(b.due())

with act(s, 'US Adams', 'US', '24', book=b):
    us.say('24番、アダムズ号をエリー湖へ')
    us.play('24')
    us.drag('Adams', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('24')

with act(s, 'BR takes Lake Erie', 'British', '18', ret='Adams', book=b):
    br.say('18')
    br.drag('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
    br.play('18')
    sea(t, 'Queen_Charlotte Lady_Prevost', 'Adams', 'Queen_Charlotte', 'Adams', 3, 'defender lead strikes')
    br.roll('2d6', 3, 1)
    us.say('海戦は1個です')
    br.roll('1d6', 3)
    us.say('3+2+1 = 6、アダムズ降伏')
    us.drag('Adams', 'US Eliminated')
    br.roll('1d6', 2)
    br.say('損害なし')
    br.vp(b.due())
    br.discard('18')

with act(s, 'US Queenston', 'US', '16', 'Van Rensselaer', ret='Lincoln', book=b):
    us.say('16番、ヴァン・レンセリア起動、クイーンストン')
    us.play('16')
    us.drag('1st_NY_Militia', 'Queenston')
    us.drag('Van_Rensselaer', 'Queenston')
    br.say('戦闘前退却')
    br.drag('Lincoln', 'Chippawa')
    us.say('ここで止まります')
    us.vp(b.due())
    us.discard('16')

with act(s, 'BR Brock', 'British', '26', 'Brock', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.play('26')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.say('通り道はストーニークリーク')
    br.roll('2d6', 2, 3)
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (2, 3), 'DR')
    br.say('先に振ってしまった。これでいい?')
    us.say('いいです。5+2+2 = 9')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.vp(b.due())
    br.discard('26')

with act(s, 'US restores the 4th', 'US', '28', flips='us:4th', book=b):
    us.say('28番、第4連隊回復')
    us.play('28')
    ok_restore(t, 'US', 'us:4th')
    us.flip('us:4th')
    us.discard('28')

with act(s, 'BR Norfolk', 'British', '1', book=b):
    br.play('1')
    br.drag('Norfolk', 'Chippawa')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('1')

with act(s, 'US 3rd Ohio', 'US', '11', book=b):
    us.say('11番、第3オハイオをメグズ砦へ')
    us.play('11')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('11')

with act(s, 'BR 100th', 'British', '31', book=b):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('100th', 'Montreal')
    br.play('31')
    br.discard('31')

s.play('US holds')
us.say('1枚保持')
us.hold('Heavy Rains')
s.play('BR holds')
br.hold('Declaration of War')
br.say('おしまい')
s.done()
