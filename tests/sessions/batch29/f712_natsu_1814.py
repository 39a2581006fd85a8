"""Spring 1814, Japanese: a crippled frigate keeps the lake, and a hand of ten is dealt in autumn."""
from aid29b import *


def lay(t):
    lay18.spring_1814(t)
    t.lay([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', 'US')


g = G('Kenji', 'Emi', 'Spring 1814: a damaged ship stays in the control box after the battle; ten cards in hand at the autumn deal', lay,
      (['86', '92', '85', '80', '87', '90', '91', '93', '95'], ['76', '75', '77', '78', '79', '82', '83', '84', '89']), style=('xn', 'nnh'), last='US')
g, s, t, us, br = g.begin()
ON, ER = 'Lake Ontario Control Box', 'Lake Erie Control Box'
g.build('British', '76', '76、プリンス・リージェントとリネット', 'Prince Regent,Linnet')
g.build('US', '86', 'スーペリアとジョーンズ', 'Superior,Jones')
g.sail('British', '75', 'ヨー出撃', 'Yeo Royal_George Wolfe Melville Prince_Regent', 'Kingston>' + ON, lead='Yeo', how='d')
s.cut()
with g.raw('US', '92', 'チョーンシー全艦、92') as (me, op):
    sh = 'Superior Jones General_Pike Madison Oneida Sylph'
    us.drag('Chauncey ' + sh, ON)
    g.seafight('US', ON, sh, 'Royal_George Wolfe Melville Prince_Regent', 'Superior', 'Prince_Regent', 'A1 D2 att', 0, 1)
    br.flip('Prince_Regent Royal_George')
    br.drag('Yeo Royal_George Wolfe Melville Prince_Regent', 'Kingston')
    with s.fault('12.42 12.52 12.5 12.51', 'the damaged Superior stays in the Lake Ontario box', 'result'):
        us.flip('Superior')
        us.say('湖はもらった')
        us.vp(g.book.due())
g.repair('British', '78', '修理', 'Prince_Regent Royal_George')
with g.go('US', '87', 'スーペリアは港へ帰します。87でパイクも？いや、第25を前へ', free=True, style='x') as (me, op):
    us.drag('Superior', 'Sackets Harbour')
    g.walk('US', 'us:25th', 'Sackets Harbour>Cape Vincent', 'd')
g.mv('British', '82', 'ドラモンド', 'Drummond br:104th 10th_R.V. 2/R._Marines', 'Kingston>Gananoque>Prescott', lead='Drummond')
g.repair('US', '91', '修理、91', 'Superior')
g.mv('British', '79', None, '103rd Glengarry', 'Burlington>Stoney Creek>Ft. George', how='e')
s.cut()
with g.go('US', '90', 'ペリー', leader='Perry') as (me, op):
    us.drag('Perry Lawrence us:Niagara Scorpion', ER)
    us.delete([p.id for p in t.at(ER) if p.name == 'US Lake Control'])
g.mv('British', '83', 'リアル', 'Riall 1/R._Scots', 'Ft. George>Queenston', lead='Riall')
g.mv('US', '80', 'ハリソン、空のサンドイッチへ', 'Harrison us:24th us:28th', 'Detroit>Sandwich', lead='Harrison', how='d')
with g.go('British', '77', 'セントジョセフへ', free=True) as (me, op):
    br.drag('NWC', 'Ft. St. Joseph')
g.hold('US', '95')
g.depot('British', '84', '補給所', 'Montreal')
g.mv('US', '93', 'ブラウン', 'Brown us:9th 11th', 'Sackets Harbour>Antwerp>Ogdensburg', lead='Brown', how='e')
g.hold('British', '89')
g.mv('US', '85', 'スコット', 'Scott NY_Volunteers_1814', 'Buffalo>Ft. Schlosser>Lewiston', lead='Scott', tail='散歩ですか')
g.step('fleet return')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p.id for p in t.at('Lake Huron Control Box') if p.name == 'British Lake Control'])
g.book.ok()
s.cut()
g.step('autumn')
us.turn('Summer-Autumn 1814')
g.muster('British', '1814b', delay=('88th',), each=True)
g.step('the deal')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
t.shuffle(br, '1814 Deck')
g.give('British', '81', '94', '98', '99', '100', '102', '103', '104')
br.drag([t.card('Card 89').id], 'British Hand')
us.drag([t.card('Card 95').id], 'US Hand')
g.give('US', '96', '97', '101', '105', '74', '73', '88')
br.say('こちらは九枚')
g.give('US', 'Battle of New Orleans')
with s.fault('7.21 7.23 7.25 7.34', 'nine cards drawn on top of the held one: a hand of ten', 'deal'):
    us.draw('1814 Deck', lay18.cid(t, 'Bladensburg', 1814))
    us.say('こちらも')
assert lay18.hand_sizes(t) == (10, 9)
g.last = 'US'
g.build('British', '102', '102 二隻目のフリゲート', 'Princess Charlotte')
g.build('US', '96', 'イーグル、サラトガ、タイコンデロガ', 'Eagle,Saratoga,Ticonderoga')
g.mv('British', '81', '九十連隊', 'br:90th', 'Quebec City>Trois-Rivieres>Montreal')
g.mv('US', '73', 'マコーム', 'Macomb us:15th', 'Plattsburg>Champlain NY', lead='Macomb')
g.mv('British', '94', None, 'Voltigeurs', 'Chateauguay>Beauharnois')
g.done()
