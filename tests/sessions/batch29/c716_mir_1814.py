"""Late autumn of 1814 to the treaty: lakes, a crossing with a battle, points put right a play later, the last cards. Serbian."""
from aid29b import *


def lay(t):
    lay18.spring_1814(t)
    no_marks(t)
    t.lay_turn('Summer-Autumn 1814')
    burn(t, *['Card %d' % k for k in (73, 74, 81, 84, 88, 89, 94, 95, 97, 98, 99, 100, 101, 103, 104, 105)])
    burn(t, 'Bladensburg', 'Campaign@1814')


g = G('Jovana', 'Milos', 'Autumn 1814 from the middle of the deal to the Treaty of Ghent, points mended later, undo over several entries', lay,
      (['86', '92', '85', '80', '87', '90'], ['76', '75', '77', '78', '82', '83']), style=('ns', 'hn'), last='US')
g, s, t, us, br = g.begin()
ON, CH = 'Lake Ontario Control Box', 'Lake Champlain Control Box'
s.play('the deal goes on')
us.say('jos tri meni, tri tebi')
g.give('US', '91', '93')
g.give('British', '79', '102', 'Treaty of Ghent')
g.give('US', '96')
assert lay18.hand_sizes(t) == (9, 9)
s.cut()
s.play('arrivals after the deal')
br.say('pojacanja')
g.muster('British', '1814b', skip=('Downie',), each=True)
br.drag('Downie', 'Montreal')
br.drag('Downie', 'Isle aux Noix')

g.build('British', '76', '76: Confiance i Linnet', 'Confiance,Linnet')
g.build('US', '86', 'Saratoga, Eagle, Ticonderoga (86)', 'Saratoga,Eagle,Ticonderoga')
with g.go('British', '75', 'Downie na jezero, 75', leader='Downie', vplate=True) as (me, op):
    br.drag('Downie Confiance Linnet Chubb Finch', CH)
    br.vp('US 3')
us.say('jezero je dva, ne jedan')
s.cut()
with g.go('US', '92', 'Macdonough iz Vergennesa (92)', leader='Macdonough', pick='President Preble Montgomery', flips='Saratoga Confiance Linnet', ret='Downie Confiance Linnet Chubb Finch') as (me, op):
    br.vp('US 2')
    g.hops('US', 'Vergennes>Plattsburg>' + CH)
    us.drag('Macdonough Saratoga us:Eagle ship:Ticonderoga', 'Plattsburg')
    sh = 'Saratoga us:Eagle ship:Ticonderoga President Preble Montgomery'
    us.drag('Macdonough ' + sh, CH)
    g.seafight('US', CH, sh, 'Confiance Linnet Chubb Finch', 'Saratoga', 'Confiance', 'A1 D2 att', 1, 0)
    us.flip('Saratoga')
    us.drag('Saratoga', 'Vergennes')
    us.flip('Confiance Linnet')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Isle aux Noix')
g.repair('British', '78', 'popravka, 78', 'Confiance Linnet')
g.repair('US', '87', 'Saratoga', 'Saratoga')
with g.go('British', '82', 'Prevost na jug, 82', leader='Prevost') as (me, op):
    w = 'Prevost br:6th 82nd 3rd_(Buffs) br:5th br:9th'
    br.drag(w, 'Trois-Rivieres')
    br.drag(w, 'Sorel')
    br.undo(2)
    g.walk('British', w, 'Quebec City>Trois-Rivieres>Montreal', 'm')
s.cut()
with g.go('US', '85', 'Izard preko granice na Lacolle, 85', leader='Izard', ret='Canadian_Fencibles', flips='') as (me, op):
    g.walk('US', 'Izard us:6th us:13th us:15th 29th 30th 31st', 'Plattsburg>Champlain NY>Lacolle', 'd')
    br.say('branim se')
    g.battle('US', 'Lacolle', ['Champlain NY'], 'us:6th', 'Canadian Fencibles', 'DR')
    goes(t, 'British', 'Lacolle', 'La Prairie')
    br.drag('Canadian_Fencibles', 'La Prairie')
    us.say('jedan poen')
g.mv('British', '83', 'Voltigeursi i 103. ne, samo Voltigeursi', 'Voltigeurs', 'Chateauguay>Beauharnois')
g.sail('US', '80', 'dva broda na Ontario', 'General_Pike Madison', 'Sackets Harbour>' + ON, vplate=True)
br.say('a poeni?')
with g.go('British', '77', '77, Norfolk do Fort Erie') as (me, op):
    us.vp(g.book.due())
    g.walk('British', 'Norfolk', 'Port Dover>Ft. Erie', 'd', '~Oxford')
g.mv('US', '91', 'Seneca ostaju, NY Volunteers u Lewiston (91)', 'NY_Volunteers_1814', 'Buffalo>Ft. Schlosser>Lewiston')
g.mv('British', '79', '103. i Glengarry do Fort George', '103rd Glengarry', 'Burlington>Stoney Creek>Ft. George')
with g.go('US', '96', 'iskrcavanje u Burlington: Chauncey, Oneida i Sylph', leader='Chauncey', sea='us:9th 1st_Rifles', ret='19th_Dragoons') as (me, op):
    g.hops('US', 'Sackets Harbour>Burlington', True, True)
    lay18.room(t.pieces('Oneida Sylph', us), t.pieces('us:9th 1st_Rifles', us))
    us.drag('Chauncey Oneida Sylph us:9th 1st_Rifles', 'Burlington')
    g.battle('US', 'Burlington', ['Sackets Harbour'], '1st Rifles', '19th Dragoons', 'DR', landing=True)
    goes(t, 'British', 'Burlington', 'York')
    br.drag('19th_Dragoons', 'York')
    br.say('lepo, ali ne zadugo')
s.cut()
with g.go('British', '102', 'iz Yorka nazad, tri jedinice, 102', ret='Chauncey Oneida Sylph us:9th 1st_Rifles') as (me, op):
    g.walk('British', 'br:8th R.N.R. 19th_Dragoons', 'York>Burlington', 'd')
    g.battle('British', 'Burlington', ['York'], '8th', '1st Rifles', 'DR')
    us.say('na brodove i kuci')
    us.drag('Chauncey Oneida Sylph us:9th 1st_Rifles', 'Sackets Harbour')
g.mv('US', '93', 'Scott, 93', 'Scott', 'Buffalo>Ft. Schlosser>Lewiston')
s.cut()
with g.go('British', 'Treaty of Ghent', 'Gentski mir, zadnja karta') as (me, op):
    us.say('kod mene ostaje jedna, ti si bez karata, dakle nista')
g.step('the count')
br.say('gotovo. %s' % 'moralna pobeda')
us.say('bilo je lepo, hvala')
g.done()
