"""Spring 1813, few words of Ukrainian; a brig of next year is launched, a beaten militia runs two spaces."""
from aid29b import *

g = G('Taras', 'Olena', 'Spring 1813: Jefferson of 1814 built in 1813; Essex & Kent Militia retreats two spaces', lay18.summer_1813,
      (['42', '46', '43', '58', '47', '39', '41', '38'], ['52', '40', '45', '62', '48', '37', '49', '44']), style=('nnx', 'hs'), last='British')
g, s, t, us, br = g.begin()
ON, ER = 'Lake Ontario Control Box', 'Lake Erie Control Box'
with g.go('US', '42', 'верфі: 42, три бриги', build=True) as (me, op):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence', 'Erie PA')
    with s.fault('15.14 3.23 15.12 15.1', 'the brig Jefferson (1814) is built in spring 1813', 'earliest turn|turn'):
        us.drag('Jefferson', 'Sackets Harbour')
g.build('British', '52', 'Detroit і Brock', 'Detroit,Brock')
s.cut()
with g.go('US', '46', 'Гаррісон на Детройт, 46', leader='Harrison', ret='Essex') as (me, op):
    g.walk('US', 'Harrison 17th us:19th 1st_Kentucky', 'Ft. Meigs>Frenchtown>Detroit', 'd')
    br.say('тримаюсь')
    g.battle('US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 'DR')
    br.drag('Essex', 'Sandwich')
    with s.fault('10.71 10.51 10.7 10.51(DR) 10.72', 'a retreat of two spaces, Detroit to Ft. Malden', 'retreat'):
        br.drag('Essex', 'Ft. Malden')
    us.say('Детройт наш')
g.mv('British', '40', None, 'Rottenburg br:104th 1/R._Scots', 'Kingston>Gananoque>Prescott', lead='Rottenburg', how='d')
s.cut()
with g.go('US', '43', 'Перрі на озеро', leader='Perry', pick='Caledonia Somers') as (me, op):
    us.drag('Perry Lawrence', 'Buffalo')
    us.drag('Perry Lawrence Caledonia Somers', ER)
    us.delete([p.id for p in t.at(ER) if p.name == 'British Lake Control'])
with g.go('British', '62', 'Барклай, 62', leader='Barclay', flips='Queen_Charlotte Lawrence', ret='Perry Lawrence Caledonia Somers') as (me, op):
    fl = 'Queen_Charlotte ship:Detroit Hunter Lady_Prevost'
    br.drag('Barclay ' + fl, ER)
    g.seafight('British', ER, fl, 'Lawrence Caledonia Somers', 'Queen_Charlotte', 'Lawrence', 'A1 D1 att', 0, 1)
    us.flip('Lawrence')
    us.drag('Perry Lawrence Caledonia Somers', 'Buffalo')
    br.flip('Queen_Charlotte')
    br.drag('Queen_Charlotte', 'Ft. Malden')
g.repair('US', '47', '47', 'Lawrence')
g.repair('British', '37', 'і я', 'Queen_Charlotte')
g.mv('US', '39', '12-й і 14-й', '12th us:14th', 'Buffalo>Ft. Schlosser>Lewiston', how='e')
g.depot('British', '49', 'склад', 'Prescott')
s.cut()
g.depot('US', '41', 'теж склад, 41', 'Plattsburg')
with g.go('British', '44', 'Northwest на St. Joseph', free=True) as (me, op):
    br.drag('NWC', 'Ft. St. Joseph')
g.mv('US', '38', None, 'Scott us:23rd us:25th', 'Albany>Utica>Rome>Oswego', lead='Scott')
g.mv('British', '45', 'Драммонд, 45', 'Drummond LC_Militia', 'Montreal>Coteau du Lac', lead='Drummond')
g.mv('US', '58', 'Дірборн? ні, Пайк', 'Pike 1st_Rifles us:16th', 'Sackets Harbour>Cape Vincent', lead='Pike')
g.hold('British', '48', 'тримаю')
g.step('fleet return')
us.drag('Chauncey Madison General_Pike', ON)
us.delete([p.id for p in t.at(ON) if p.name == 'US Lake Control'])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p.id for p in t.at('Lake Huron Control Box') if p.name == 'British Lake Control'])
g.book.ok()
s.cut()
g.step('autumn')
us.turn('Summer-Autumn 1813')
g.muster('British', '1813b')
g.muster('US', '1813b', delay=('30th',))
g.step('deal')
g.give('US', '50', '53', '54', '55', '57', '66', '64', '65')
g.give('British', '59', '60', '61', '63', '67', '68', '51')
br.drag([t.card('Card 48').id], 'British Hand')
g.last = 'British'
g.build('US', '66', '66: п’ять? ні, чотири', 'Niagara,Sylph,Ariel,Scorpion')
g.mv('British', '59', '59', 'br:70th br:89th', 'Quebec City>Trois-Rivieres>Montreal')
g.mv('US', '64', None, '5th', 'Buffalo>Ft. Schlosser')
g.mv('British', '60', None, 'Voltigeurs', 'Isle aux Noix>St-Jean')
g.mv('US', '53', '53', 'us:22nd 1st_PA_Militia', 'Pittsburgh>Meadville>Erie PA', how='e')
g.hold('British', '61', 'тримаю')
g.depot('US', '57', 'склад у Буффало', 'Buffalo')
g.done()
