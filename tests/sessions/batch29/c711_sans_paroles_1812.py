"""Nobody writes a word: begins just after a battle in the spring of 1812, goes through the arrivals (two held back) and the autumn into winter."""
from aid29b import *


def lay(t):
    t.lay('Hull 4th us:1st_Ohio', 'Sandwich', 'US')
    t.lay_vp('US 1')


g = G('Yves', 'Maud', 'Spring 1812 after a battle, silent: Mackinac, held card taken up again, arrivals with delays, autumn, winter', lay,
      (['27', '13', '4', '30'], ['5', '2', '17', '8', '10']), style=('nex', 'hsn'), last='US')
g, s, t, us, br = g.begin()
assert len(t.deck('Discard').kids) == 5

with g.go('British', '5', None, note='Procter at Sandwich', leader='Procter', ret='4th 1st_Ohio Hull') as (me, op):
    g.walk('British', 'Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden>Sandwich', 'd')
    d = g.battle('British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 'DR', roll=False)
    br.roll('2d6', 5, 4)
    goes(t, 'US', 'Sandwich', 'Detroit')
    us.drag('4th 1st_Ohio Hull', 'Detroit')
g.mv('US', '30', None, 'us:6th us:13th', 'Albany>Whitehall>Ticonderoga>Plattsburg', slip='Ticonderoga', how='d')
with g.go('British', '17', None, note='NWC at Mackinac', free=True, ret='Detachment_(Mackinaw)') as (me, op):
    br.drag('NWC', 'Ft. Mackinaw')
    assert lay18.fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment (Mackinaw)', 1812, (6, 3), mod=0) == 'DR'
    br.roll('2d6', 6, 3)
    br.drag('us:Detachment_(Mackinaw)', 'US Eliminated')
g.mv('US', '4', None, '3rd_Ohio', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs')
s.cut()
with g.go('British', '8', None, note='Nancy carries the detachment', sea='Det._10th_R.V.', free=True) as (me, op):
    g.hops('British', 'Ft. St. Joseph>Ft. Mackinaw', True, True)
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    assert holds(t, 'British', 'Ft. Mackinaw')
assert tracked(t) == -2
g.hold('US', '27')
g.mv('British', '10', None, 'York_Militia R.N.R.', 'York>Burlington', how='e')
g.mv('US', '13', None, '1st_NY_Militia', 'Lewiston>Ft. Schlosser>Buffalo')
g.sail('British', '2', None, 'Royal_George Earl_of_Moira Gloucester', 'Kingston>Lake Ontario Control Box', how='e', slip='~Lake Erie Control Box')

g.step('turn')
us.turn('Summer-Autumn 1812')
br.turn('Summer-Autumn 1812', tracker=False)
g.step('arrivals')
g.muster('US', '1812b', skip=('Julia', 'Hamilton'), delay=('20th', '23rd'))
for n, w in (('Julia', 'Oswego'), ('Hamilton', 'Ogdensburg')):
    us.drag(n, w)
us.drag('Julia', 'Ogdensburg')
g.muster('British', '1812b', each=True)
s.cut()
g.step('deal')
for a, b in zip(['16', '22', '3', '15', '11', '21'], ['6', '26', '18', '23', '28', '14']):
    g.give('US', a)
    g.give('British', b)
g.give('British', '24')
us.drag([t.card('Card 27').id], 'US Hand')
assert lay18.hand_sizes(t) == (7, 7)

g.last = 'British'
with g.go('US', '16', None, note='Chauncey attacks', leader='Chauncey', flips='Oneida Royal_George Gloucester', ret='Royal_George Earl_of_Moira Gloucester') as (me, op):
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Lake Ontario Control Box')
    g.seafight('US', 'Lake Ontario Control Box', 'Oneida Conquest Scourge us:Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 'A1 D2 att')
    us.flip('Royal_George Gloucester Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
g.mv('British', '18', None, 'Rottenburg 8th Canadian_Fencibles', 'Montreal>Coteau du Lac>Cornwall', lead='Rottenburg', how='d')
g.mv('US', '3', None, 'Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs', lead='Harrison', how='b')
g.sail('British', '6', None, 'Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden>Lake Erie Control Box', vplate=True)
with g.go('US', '15', None, note='Julia and Hamilton out') as (me, op):
    br.vp(g.book.due())
    us.each('Julia Hamilton', 'Lake Ontario Control Box')
s.cut()
g.repair('British', '23', None, 'Royal_George Gloucester')
g.mv('US', '22', None, 'Dearborn us:9th 11th 12th us:14th us:15th us:16th', 'Albany>Utica>Rome>Sackets Harbour', lead='Dearborn')
g.mv('British', '26', None, 'Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich>Ft. Malden', lead='Procter', how='d')
g.repair('US', '11', None, 'Oneida')
g.depot('British', '28', None, 'Ft. Malden')
g.sail('US', '21', None, 'Caledonia', 'Buffalo>Erie PA')
with g.go('British', '14', None, note='Brock picks up', leader='Brock', pick='R.N.R.') as (me, op):
    g.steps('British', 'Brock', ['York', 'Burlington', 'Stoney Creek', 'Ft. George'])
    br.drag('Brock', 'Burlington')
    br.march('Brock R.N.R.', 'Stoney Creek', 'Ft. George')
g.mv('US', '27', None, 'us:18th', 'Ft. Niagara>Lewiston')
g.mv('British', '24', None, 'Vincent', 'Kingston>Gananoque>Prescott')

g.step('home')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.each('Conquest Scourge us:Growler Pert Julia Hamilton Chauncey', 'Sackets Harbour')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
g.book.ok()
s.cut()
g.step('winter')
us.turn('Winter 1812-13')
print(g.room())
s.play('attrition')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('us:9th')
us.undo()
us.flip('11th 12th us:14th')
s.play('attrition, the other table')
br.flip('8th Canadian_Fencibles')
us.flip('17th 19th 1st_Kentucky')
assert not g.room(), g.room()
s.play('depot off')
br.delete([p.id for p in t.at('Ft. Malden') if p.name == 'British Supply Depot'])
g.done()
