"""1813年秋から1814年春。ミドリは几帳面、ケンゾウは無口で遅い。"""
from aid22a import *

s = Session('dev-1812-faults', us='Midori', br='Kenzo', what='Autumn 1813 in Japanese: Lake Erie fleet strikes, loss roll, Procter withdraws, Detroit retaken, restored regiments, lake transport by a land leader, depot; then winter losses and spring 1814 with arrivals, deal of nine and builds')
T = s.t
autumn_1813(T)
T.lay('ship:Lawrence ship:Niagara Ariel us:Scorpion', 'Erie PA', 'US')
T.lay('Queen_Charlotte Hunter Lady_Prevost Barclay', 'Lake Erie Control Box', 'British')
T.lay('br:13th 70th 4/R._Scots', 'Montreal', 'British')
T.lay('1/R._Marines De_Meuron', 'Trois-Rivieres', 'British')
T.lay_face('49th br:8th', True, 'British')
T.lay_vp('British 4')
hands(T, ['37', '52', '62', '48'], ['46', '38', '60'])
burn(T, 'Heavy Rains@1813')
burn_to(T, 1813, 25)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Perry', 'US', '37', leader='Perry', pick='Caledonia Somers', ret='Queen_Charlotte Hunter Lady_Prevost Barclay', flips='ship:Lawrence Barclay', book=b):
    us.say('37番、1ポイント。ペリー提督、エリーからバッファロー経由で湖へ。2移動力。')
    us.play('37')
    us.drag('Perry ship:Lawrence ship:Niagara Ariel us:Scorpion', 'Buffalo')
    us.drag('Perry ship:Lawrence ship:Niagara Ariel us:Scorpion Caledonia Somers', 'Lake Erie Control Box')
    r = afloat(t, 'ship:Lawrence ship:Niagara Ariel us:Scorpion Caledonia Somers', 'Queen_Charlotte Hunter Lady_Prevost', 'ship:Lawrence', 'Queen_Charlotte', 3, 1, 0)
    assert r == 'defender strikes all', r
    us.say('6隻対3隻で+2、AとBで+1、ペリー+1。')
    us.roll('1d6', 3)
    us.say('7。全艦降伏です。')
    br.say('…')
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Ft. Malden')
    us.say('こちらの損害を振ります。')
    us.roll('1d6', 4)
    us.flip('ship:Lawrence')
    us.drag('ship:Lawrence', 'Erie PA')
    us.vp('0')
    us.discard('37')

with act(s, 'BR Procter leaves Malden', 'British', '46', leader='Procter', book=b):
    br.play('46')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.drag('1/41st', 'London')
    br.drag('Shawnee', 'London')
    br.drag('Wyandot', 'London')
    br.drag('Western_Indians', 'London')
    br.drag('Tecumseh', 'London')
    us.say('プロクターは?')
    br.drag('Procter', 'London')
    br.say('撤退')
    br.discard('46')

with act(s, 'US Harrison retakes Detroit', 'US', '52', leader='Harrison', ret='Essex', book=b):
    us.say('52番、ハリソン。17、19、ケンタッキー1がデトロイトへ。2+2で4。')
    us.play('52')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('戦う')
    r = fight(t, 'US', 'Detroit', ['Frenchtown'], 'us:17th', 'Essex', 1813, (4, 3))
    assert r == 'DR', r
    us.roll('2d6', 4, 3)
    us.say('12対5で2:1、BとC、ハリソン、計+3。10、守備側退却。')
    goes(t, 'British', 'Detroit', 'Sandwich', came=('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    us.say('英国の3点がなくなります。')
    us.vp('US 3')
    us.discard('52')

with act(s, 'BR restores two', 'British', '38', flips='49th br:8th', build=True, book=b):
    assert supplied(t, 'British', 'Ft. George')
    br.play('38', reveal=False)
    br.flip('49th')
    br.flip('br:8th')
    br.say('回復2')
    br.reveal('38')
    br.discard('38')

with act(s, 'US Wilkinson sails to Ft. Niagara', 'US', '62', leader='Wilkinson', sea='Wilkinson us:6th us:15th', book=b):
    us.say('62番、ウィルキンソン。マディソンとオナイダで6と15をナイアガラ砦へ。乗船1、航行1、下船1。')
    us.play('62')
    room(t.pieces('ship:Madison Oneida'), t.pieces('us:6th us:15th', us))
    us.drag('ship:Madison Oneida', 'Ft. Niagara')
    us.drag('Wilkinson us:6th us:15th', 'Ft. Niagara')
    us.discard('62')

with act(s, 'BR depot', 'British', '60', book=b):
    br.play('60')
    br.put('British Supply Depot', 'Burlington')
    br.discard('60')
    br.say('補給所')

with act(s, 'US two to Erie', 'US', '48', book=b):
    us.play('48')
    us.say('48番、22とペンシルベニア1をエリーへ。')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:22nd 1st_PA_Militia', 'Meadville')
    us.drag('us:22nd 1st_PA_Militia', 'Erie PA')
    us.discard('48')

s.play('fleet home, winter')
us.say('手札なし。艦隊を戻します。湖の標識を置きます。')
us.drag('Perry ship:Niagara Ariel us:Scorpion Caledonia Somers', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
b.ok()
us.turn('Winter 1813-14')
x = excess(t)
assert x == {('London', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Ft. Niagara', 'US'): 1}, x

s.play('winter losses, repair, depot')
us.say('冬の損耗。マッカーサー砦は5部隊で4まで、ケンタッキー2を。ナイアガラ砦は4で3まで、18を。')
us.flip('2nd_Kentucky')
us.flip('us:18th')
br.say('ロンドン、41')
br.flip('Shawnee')
br.flip('Shawnee')
br.flip('1/41st')
us.say('ローレンスはエリーの基地で修理。')
us.flip('ship:Lawrence')
br.delete([p for p in t.at('Burlington') if 'Depot' in p.name])
b.ok()

s.play('spring 1814')
us.turn('Spring-Summer 1814')
muster(us, '1814a')
muster(br, '1814a', groups=False)
us.say('ガン条約は抜いておきます。9枚ずつ。')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '82', '73', '84', '86', '90', '79', '85', '95', '101')
deal(t, us, 1814, '92', '77', '80', '94', '96', '103', '88', '99', '105')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.say('82、建造')
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('ship:Linnet', 'Isle aux Noix')
    br.discard('82')

with act(s, 'US builds', 'US', '92', build=True, book=b):
    us.say('92番、フリゲート1隻で2、ブリッグ1隻で1。スペリアとジョーンズ。')
    us.play('92')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR Caughnawaga', 'British', '84', book=b):
    br.play('84')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('84')

with act(s, 'US Perry goes out again', 'US', '77', leader='Perry', book=b):
    us.say('77番、ペリー。ローレンスとナイアガラだけ湖へ。標識はもう要りません。点は変わらず。')
    us.play('77')
    us.drag('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.discard('77')
s.done()
