"""Italian. Luca lands and talks; Sara never says a word, puts the dice before the drag."""
from aid29a import *

s = Session('dev-1812-faults', us='Luca', br='Sara', what='1814 spring: landing at Prescott, beaten out in two rounds, Ft. Erie, lakes')
spring_1814(s.t)
s.t.lay_hand('US', ['85', '84', '87', '106', '79', '88', '91', '92', '98'])
s.t.lay_hand('British', ['77', '78', '82', '73', '75', '80', '81', '96', '100'])
g = G(s, 1814, Habit(lambda c, x: 'carta %s, %s' % (c, x), drag='tail', away='other'), Habit(None, drag='each', show='late'), first='British')
t, us, br = g.t, g.U, g.B
mv(g, 'British', '77', '104th', 'Kingston > Gananoque')
with g.play('US', '85', 'Chauncey sbarca Brown a Prescott', leader='Chauncey', sea='us:9th us:11th 21st Brown', ret='1/R._Marines', vp='late'):
    room(t.pieces('General_Pike Madison Oneida'), t.pieces('us:9th us:11th 21st'))
    us.drag('us:9th us:11th 21st', 'Prescott')
    us.drag('General_Pike Madison Oneida Brown Chauncey', 'Prescott')
    us.say('davanti il 9°')
    g.rnd('US', 'Prescott', [], 'us:9th', '1/R._Marines', (3, 4), 'DR', landing=True)
    g.ret('British', '1/R._Marines', 'Prescott', "Crysler's Farm", [])
with g.play('British', '78', 'Rottenburg', leader='Rottenburg', pick='Upper_Canada_Militia 1/R._Marines', flips='br:49th us:9th', ret='us:9th us:11th 21st Brown General_Pike Madison Oneida Chauncey'):
    br.roll('2d6', 6, 2)
    g.go('British', 'Rottenburg br:13th br:49th De_Watteville', 'Montreal > Coteau du Lac > Cornwall', mode='all')
    br.drag('Rottenburg br:13th br:49th De_Watteville Upper_Canada_Militia', "Crysler's Farm")
    br.drag('br:13th br:49th De_Watteville 1/R._Marines Upper_Canada_Militia', 'Prescott')
    br.drag('Rottenburg', 'Prescott')
    us.say('il 9° difende')
    g.rnd('British', 'Prescott', "Crysler's Farm", 'br:49th', 'us:9th', (6, 2), 'EX', roll=False)
    us.flip('us:9th')
    us.flip('br:49th')
    us.say('ora l\'11°')
    g.rnd('British', 'Prescott', "Crysler's Farm", 'De_Watteville', 'us:11th', (4, 6), 'DR', n=2)
    g.ret('US', 'us:9th us:11th 21st Brown', 'Prescott', 'Ogdensburg', ["Crysler's Farm"])
    us.drag('General_Pike Madison Oneida Chauncey', 'Sackets Harbour')
rest(g, 'US', '84', 'us:9th', 'rimetto il 9°')
mv(g, 'British', '80', 'Riall 1/R._Scots', 'Ft. George > Queenston > Chippawa', 'Riall', mode='short')
mv(g, 'US', '88', 'Harrison 24th 28th', 'Detroit > Sandwich', 'Harrison', 'Harrison oltre il fiume')
with g.play('British', '96', 'build', build=True):
    br.drag('Prince_Regent', 'Kingston')
with g.play('US', '106', 'costruisco Mohawk e Jones', build=True):
    us.drag('ship:Mohawk Jones', 'Sackets Harbour')
with g.play('British', '73', 'Drummond', leader='Drummond', pick='104th'):
    g.go('British', 'Drummond 2/R._Marines 10th_R.V.', 'Kingston > Gananoque', mode='all')
    g.go('British', 'Drummond 104th 2/R._Marines', 'Gananoque > Prescott', mode='lead')
with g.play('US', '87', 'Brown risale', leader='Brown', vp='now'):
    g.go('US', 'Brown us:9th us:11th', 'Ogdensburg > Antwerp > Sackets Harbour', mode='hop')
with g.play('British', '75', 'Yeo', leader='Yeo'):
    br.drag('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box')
mv(g, 'US', '79', 'Macomb us:6th us:13th', 'Plattsburg > Champlain NY', 'Macomb', 'Macomb avanti')
mv(g, 'British', '81', 'Canadian_Fencibles', 'Lacolle > Isle aux Noix')
with g.play('US', '92', 'Chauncey contro Yeo', leader='Chauncey', flips='General_Pike Wolfe Melville', ret='Wolfe Melville Royal_George Yeo', vp='late'):
    us.drag('Chauncey General_Pike Madison ship:Mohawk Jones', 'Lake Ontario Control Box')
    assert naval(2 + naval_drm(t.pieces('General_Pike Madison ship:Mohawk Jones'), t.pieces('Wolfe Melville Royal_George'), t.find('General Pike'), t.find('Wolfe'), 0, 1)) in ('A1 D1 att', 'A1 D2 att')
    d = [d for d in (2, 3, 1, 4) if naval(d + naval_drm(t.pieces('General_Pike Madison ship:Mohawk Jones'), t.pieces('Wolfe Melville Royal_George'), t.find('General Pike'), t.find('Wolfe'), 0, 1)) == 'A1 D2 att'][0]
    us.roll('1d6', d)
    us.flip('General_Pike')
    br.flip('Wolfe Melville')
    br.drag('Wolfe Melville Royal_George Yeo', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
with g.play('British', '82', 'repairs', build=True, flips='Wolfe Melville'):
    br.flip('Melville')
    br.flip('Wolfe')
with g.play('US', '91', 'Scott con i volontari', leader='Scott'):
    g.go('US', 'Scott NY_Volunteers_1814', 'Buffalo > Ft. Schlosser')
g.hold('British', '100')
g.hold('US', '98', 'tengo')
s.play('spring fleets')
us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
if g.owed:
    g.pay('US')
g.book.ok()
g.newturn('Summer-Autumn 1814', '1814b', groups=(True, True), by='US')
us.say('finiamo domani')
s.done()
