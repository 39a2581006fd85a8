"""Spring 1813: the Mohawks at Brant's Ford, four build points from one card; two Japanese, he polite and slow, she lets him move her losses."""
from aid25b import *

s = Session('dev-1812-faults', us='Kenji', br='Haruka', what='spring 1813: Grand River Indians put on Brant’s Ford, six ships of four build points with one card; Ft. Erie taken and lost, Ft. George walked into')
t = s.t
summer_1813(t)
hands(t, ['46', '40', '47', '39', '45', '50', '54', '53'], ['#56 Grand River Indians', '42', '38', '43', '62', '37', '48', '52'])
t, us, br = s.begin()
g = Game(s, Habit('after', 'now', lambda c, x: '%s番。%s' % (c, x)), Habit('first', 'other', lambda c, x: x), off=3)

s.play('first player')
br.say('先攻を決めましょう。こちらは+2です')
us.roll('1d6', 2)
br.roll('1d6', 3)
us.say('5対2、そちらが先です。よろしくお願いします')
g.next = 'British'
with g.play('British', '#56 Grand River Indians', 'グランドリバーの先住民、ブランツ・フォードに置きます', build=True, title='BR event'):
    with s.fault('3.64 8.27 8.31', 'the Mohawk unit may enter only at five named spaces, Brant’s Ford is none of them', ''):
        br.drag('br:Mohawk', "Brant's Ford")
with g.play('US', '46', '建造します', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('ship:Ontario Asp', 'Sackets Harbour')
    with s.fault('15.24 15.17 15.12 8.31', 'two corvettes or brigs and four schooners with one card: four build points, no card has more than three', 'type'):
        us.drag('Raven Lady_of_the_Lake', 'Sackets Harbour')
        us.drag('Lawrence', 'Erie PA')
    us.say('六隻そろいました')
with g.play('British', '42', 'デトロイト号とブロック号', build=True):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
with g.play('US', '40', 'チョーンシー、湖へ', leader='Chauncey'):
    us.drag('Chauncey Madison Oneida Conquest ship:Growler', 'Lake Ontario Control Box')
with g.play('British', '38', 'プロクター、ロンドンへ下がります', leader='Procter'):
    br.march('Procter Tecumseh 1/41st Shawnee', 'Sandwich', 'Thamesville', 'London')
with g.play('US', '47', 'スコット、ルイストンへ', leader='Scott'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.march('Scott 23rd 25th 20th 29th', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
with g.play('British', '43', 'シャンプレーン湖を取ります'):
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
with g.play('US', '39', '二個、エリーへ'):
    us.march('22nd 1st_PA_Militia', 'Meadville', 'Erie PA')
with g.play('British', '62', 'プレヴォー、コーンウォールへ', leader='Prevost'):
    br.march('Prevost br:13th 70th 89th', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
with g.play('US', '54', 'バーモント民兵'):
    us.drag('Vermont_Militia', 'Vergennes')
with g.play('British', '37', 'ノーフォーク民兵は帰ります'):
    br.drag('Norfolk', 'Port Dover')
with g.play('US', '45', 'では渡ります'):
    us.drag('12th', 'Ft. Erie')
    us.drag('14th', 'Ft. Erie')
with g.play('British', '48', 'ヴィンセント、フォート・エリーを奪い返す', leader='Vincent', ret='12th 14th'):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('br:8th 49th Vincent', 'Chippawa')
    br.drag('br:8th 49th Vincent', 'Ft. Erie')
    us.say('守ります。8対9です')
    g.battle('British', 'Ft. Erie', 'Chippawa', 'br:8th', '14th', (4, 5), 'DR')
    br.roll('2d6', 4, 5)
    br.say('9足す1で10')
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ('Chippawa',))
    br.drag('12th 14th', 'Buffalo')
with g.play('US', '50', 'ジョージ砦が空です'):
    us.each('us:13th 18th', 'Ft. George')
with g.play('British', '52', 'ロッテンブルク、プレスコットへ', leader='Rottenburg'):
    br.march('Rottenburg 104th 1/R._Scots', 'Gananoque', 'Prescott')
g.hold('US', '53', '一枚残します')
g.clear()
s.play('fleets out')
br.say('艦隊を戻します。エリー湖とヒューロン湖')
br.drag('Barclay Queen_Charlotte ship:Detroit Hunter', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
us.say('オンタリオはもう出ています')
for b in ('Lake Ontario Control Box', 'Lake Erie Control Box', 'Lake Huron Control Box'):
    us.delete([mark_at(t, b)])
g.book.ok()
s.play('autumn, arrivals')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')
s.play('deal')
deal(t, br, 1813, '66', '63', '65', '68')
deal(t, us, 1813, '41', '44', '49', '51')
deal(t, br, 1813, '55', '57', '58', '59')
deal(t, us, 1813, '60', '61', '64')
g.held = {'US': 1, 'British': 0}
g.next = 'British'
with g.play('British', '66', 'ヴィンセント、ジョージ砦へ戻ってよろしいですか、いえ、クイーンストンまで', leader='Vincent'):
    br.march('Vincent 49th', 'Chippawa', 'Queenston')
with g.play('US', '44', '31番隊、ユーティカへ'):
    us.drag('31st', 'Utica')
with g.play('British', '65', 'デ・ワットヴィル、モントリオールへ'):
    br.drag('De_Watteville', 'Montreal')
with g.play('US', '49', 'ウィルキンソンではなく、9番と21番をオスウィーゴへ'):
    us.drag('us:9th 21st', 'Oswego')
with g.play('British', '63', '二個、モントリオールへ'):
    br.drag('2/41st 4/R._Scots', 'Montreal')
with g.play('US', '60', '30番と33番、ユーティカへ'):
    us.drag('30th 33rd', 'Utica')
with g.play('British', '58', 'キングストンに補給所', build=True):
    assert supplied(t, 'British', 'Kingston')
    br.put('British Supply Depot', 'Kingston')
with g.play('US', '41', '26番、ピッツバーグへ'):
    us.drag('us:26th', 'Pittsburgh')
for x in ('British', 'US'):
    g.tidy(x)
br.say('今日はここまで')
s.done()
