"""Japanese. Kenji reckons the points twice and moves his marker before the pieces are home; Yui is polite, apologises for each die, and will not stop when the game is over."""
from aid21a import *

s = start('1814b', 'ゆい', 'けんじ', ['92', '98', '89', '99', '84'], ['102', '80', '95', '87', 'Treaty of Ghent'],
          'Autumn 1814: Plattsburg falls and its garrison goes back to Champlain, whence the British came; after the treaty an operations card is still played')
t = s.t
burn_to(t, '1814', 26)
t.lay('Prevost 3rd_(Buffs) 82nd br:6th br:9th br:5th br:27th 39th 57th 58th 76th 81st', 'Isle aux Noix', 'British')
t, us, br = s.begin()
b = Book(t)
br.say('こちらからですね')

with act(s, 'BR Prevost at Plattsburg', 'British', '102', leader='Prevost', book=b,
         ret='Izard Macomb us:6th us:13th 15th 29th 30th 31st President Preble Montgomery'):
    br.play('102')
    br.say('102、プレヴォーがシャンプレーンを通ってプラッツバーグへ。3移動力')
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    g = 'Prevost 3rd_(Buffs) 82nd br:6th br:9th br:5th br:27th 39th 57th 58th 76th 81st'
    br.march(g, 'Lacolle', 'Champlain NY', 'Plattsburg')
    us.say('動きません。先頭は第6連隊です')
    F(s, 'British', 'Plattsburg', 'Champlain NY', '3rd (Buffs)', 'us:6th', (4, 4), 'DR', 1814)
    br.roll('2d6', 4, 4)
    br.say('44、補給が切れていれば22対21。AとBで+1、九か十、どちらでもDR。退却してください')
    br.vp('0')
    with s.fault('10.72 10.71', 'the garrison of Plattsburg retreats to Champlain NY, the space the attack came from'):
        us.say('すみません、では北へ')
        us.drag('Izard Macomb us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    us.drag('President Preble Montgomery', 'Burlington VT')
    br.discard('102')

with act(s, 'US Brown to Ogdensburg', 'US', '92', leader='Brown', book=b):
    us.play('92')
    us.say('92でブラウン、オグデンズバーグまで。4です')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:9th 11th 21st', 'Antwerp')
    us.drag('Brown us:9th 11th 21st', 'Ogdensburg')
    us.discard('92')

with act(s, 'BR Drummond', 'British', '80', leader='Drummond', book=b):
    br.say('ドラモンドはプレスコットへ')
    br.play('80')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Drummond 104th 2/R._Marines', 'Prescott')
    br.discard('80')

with act(s, 'US Perry', 'US', '98', leader='Perry', book=b):
    us.play('98')
    us.say('98、ペリーはエリー湖へ出ます。二点いただきます')
    us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('98')

with act(s, 'BR Riall', 'British', '95', leader='Riall', pick='Lincoln', book=b):
    br.play('95')
    br.say('95、リアルはクイーンストンでリンカーンを拾ってチッパワへ')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('95')

with act(s, 'US Chauncey', 'US', '89', leader='Chauncey', laid=False, book=b):
    us.say('89、チョーンシーも出ます')
    us.play('89')
    us.drag('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box')
    us.vp(b.due())

with act(s, 'BR treaty', 'British', 'Treaty of Ghent', book=b):
    br.say('ガン条約。これで終わりです。手札が一枚残っているので一点引きます')
    us.discard('89')
    br.play('Treaty of Ghent')
    assert len(t.hand('British')) == 1
    br.vp(b.due(1))
    br.discard('Treaty of Ghent')

s.play('US plays on')
with s.fault('4.22 4.23 4.21 4.31', 'after the Treaty of Ghent the US plays card 99 and moves Harrison to Sandwich'):
    us.say('すみません、まだ一枚あります。99、ハリソンでサンドイッチへ')
    us.play('99')
    way('Detroit', 'Sandwich')
    us.drag('Harrison 24th', 'Sandwich')
    us.vp(b.due())
us.discard('99')
br.say('えっ…まあ、いいでしょう。お疲れさまでした')
s.done()
