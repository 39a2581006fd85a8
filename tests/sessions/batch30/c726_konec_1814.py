"""The last half-year, by mail in four files, to the treaty and New Orleans. A polite Japanese who counts aloud; a Czech in a hurry whose pieces go one at a time and whose dice fall before the words."""
from aid30a import *

s = Session(S, us='Bohous', br='Kenji', what='autumn 1814 to the end: Lacolle, three battles on two lakes, Bladensburg, a campaign, the treaty as last card, New Orleans held and played')
t, us, br = s.t, s.us, s.br
autumn_1814(t)
t.lay('Chauncey General_Pike Madison Oneida Sylph', 'Lake Ontario Control Box', 'US')
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_vp('US 8')
hands(t, ['86', '85', '84', '88', '92', '89', '90', 'Battle of New Orleans', 'Campaign@1814'],
      ['76', '79', '80', '82', '75', '77', '78', 'Bladensburg', 'Treaty of Ghent'])
burn_to(t, 1814, 18)
s.begin()
C, N = H(us, 'end', 'each', 'discard'), H(br, 'before', 'steps', 'discard')
b = Book(t)
IZ = 'us:6th us:13th us:15th 30th 31st'
PR = 'br:6th br:5th br:9th br:27th 39th 57th 58th'

with act(s, 'BR Prevost', 'British', '76', 'Prevost', book=b):
    N.card('76', 'カード76、3。プレヴォーと7個連隊、モントリオールへ。2 MP')
    N.mv('Prevost ' + PR, 'Quebec City', 'Trois-Rivieres', 'Montreal')
    N.end()

with act(s, 'US Izard na Lacolle', 'US', '86', 'Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    C.card('86', 'izard, 18 na 5, les')
    C.mv(IZ, 'Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard', 'Lacolle')
    clash(s, 'US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 'DR-1', 1814)
    us.say('DR-1')
    br.say('はい、一段減らしてイル・オ・ノワへ退却します')
    br.flip('Canadian_Fencibles')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(b.due())
    C.end()
s.cut()

with act(s, 'BR Prevost na Lacolle', 'British', '82', 'Prevost', ret='Izard ' + IZ, flips='us:6th', book=b):
    N.card('82', 'カード82、3。プレヴォー、3+1+1+1 = 6 MPでラコールを攻撃')
    N.mv('Prevost ' + PR, 'Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
    br.say('28対18は1:1、A対Bで+1、森-1')
    clash(s, 'British', 'Lacolle', ['Isle aux Noix'], 'br:58th', 'us:6th', 'DR-1', 1814)
    us.flip('us:6th')
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.each('Izard ' + IZ, 'Champlain NY')
    br.vp(b.due())
    N.end()

with act(s, 'US zpatky', 'US', '85', 'Izard', book=b):
    C.card('85', 'izard domu')
    C.mv('Izard ' + IZ, 'Champlain NY', 'Plattsburg')
    C.end()
s.cut()

with act(s, 'BR Downie', 'British', '79', 'Downie', book=b):
    N.card('79', 'カード79、ダウニー。チャブとフィンチでシャンプレーン湖へ')
    br.drag('Downie Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.say('湖の支配で2点いただきます')
    N.end()

with act(s, 'US sloopy', 'US', '88', ret='Downie Chubb Finch', flips='Preble Chubb Finch', fights={'Preble': 'Lake Champlain Control Box'}, book=b):
    C.card('88', 'preble a president')
    us.each('Preble President', 'Lake Champlain Control Box')
    broadside(s, 'US', 'Preble President', 'Chubb Finch', 'Preble', 'Chubb', 'A1 D2 att')
    us.flip('Preble')
    us.drag('Preble', 'Plattsburg')
    br.flip('Chubb')
    br.flip('Finch')
    br.drag('Downie Chubb Finch', 'Isle aux Noix')
    us.vp(b.due())
    C.end()

with act(s, 'BR Yeo', 'British', '80', 'Yeo', ret='Chauncey General_Pike Madison Oneida Sylph', flips='Royal_George General_Pike',
         fights={'Royal George': 'Lake Ontario Control Box'}, book=b):
    N.card('80', 'カード80、ヨー。4隻対4隻、B対A、指揮官+1、合計0')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    broadside(s, 'British', 'Royal_George Wolfe Melville Earl_of_Moira', 'General_Pike Madison Oneida Sylph', 'Royal_George', 'General_Pike', 'A1 D1 att', am=1)
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('General_Pike')
    us.each('General_Pike Madison Oneida Sylph Chauncey', 'Sackets Harbour')
    br.vp(b.due())
    N.end()

with act(s, 'US lodenice', 'US', '92', build=True, book=b):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    C.card('92', '3: superior, jefferson')
    C.end()

with act(s, 'BR dva pluky', 'British', '75', book=b):
    N.card('75', 'カード75、97連隊とノヴァスコシア')
    N.mv('97th Nova_Scotia_Fencibles', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    N.end()
s.cut()

with act(s, 'US Chauncey', 'US', '89', 'Chauncey', ret='Yeo Wolfe Melville Earl_of_Moira', flips='Superior Wolfe Melville',
         fights={'Superior': 'Lake Ontario Control Box'}, book=b):
    C.card('89', 'chauncey zpet')
    us.each('Superior Jefferson Madison Oneida Sylph Chauncey', 'Lake Ontario Control Box')
    broadside(s, 'US', 'Superior Jefferson Madison Oneida Sylph', 'Wolfe Melville Earl_of_Moira', 'Superior', 'Wolfe', 'A1 D2 att', dm=1)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Wolfe Melville')
    br.drag('Yeo Wolfe Melville Earl_of_Moira', 'Kingston')
    us.vp(b.due())
    C.end()

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('ブレーデンスバーグ、イベントで2点です')
    br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with act(s, 'US tazeni', 'US', None, free=True, book=b):
    x = us.play('Campaign').id
    us.say('kampan: harrison z detroitu, scott z buffala')
    C.mv('us:24th us:28th', 'Detroit', 'Sandwich')
    us.drag('Harrison', 'Sandwich')
    us.vp(b.due())
    C.mv('Scott NY_Volunteers_1814', 'Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.discard(x)

with act(s, 'BR 37', 'British', '77', book=b):
    N.card('77', 'カード77、37連隊')
    N.mv('37th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    N.end()

with act(s, 'US drzi New Orleans', 'US', 'Battle of New Orleans', hold=True, book=b):
    us.hold('Battle of New Orleans')
    us.say('tuhle si necham')

with act(s, 'BR opravy', 'British', '78', flips='Wolfe Melville', book=b):
    N.card('78', 'カード78、修理2隻')
    br.flip('Wolfe')
    br.flip('Melville')
    N.end()

with act(s, 'US 34', 'US', '84', book=b):
    C.card('84', '34')
    C.mv('34th', 'Albany', 'Whitehall')
    C.end()

with act(s, 'BR mir', 'British', 'Treaty of Ghent', book=b):
    assert len(t.hand('British')) == 1
    br.say('最後のカード、ガン条約です。手札は0枚なので減点なし')
    br.play('Treaty of Ghent')
    br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.say('a jeste new orleans, 2')
c = t.card('Battle of New Orleans')
us.reveal(c.id)
us.vp(b.due(2))
us.drag([c.id], 'Cards Used for VPs', how='pieces')
for p in ('Ft. Malden', 'Sandwich'):
    assert supplied(t, 'US', p), p
br.say('ありがとうございました。%s、お見事です' % label(tracked(t)))
us.say('diky, dobra hra')
s.done()
