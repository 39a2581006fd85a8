"""Autumn 1812 in Estonian: four battalions on one card, two points for Indians at Mackinac."""
from aid29b import *


def lay(t):
    for x in ('US', 'British'):
        lay_arrivals(t, '1812b', x)


g = G('Liis', 'Rein', 'Autumn 1812: four units moved by one card without a leader; VP booked for Ft. Mackinac held by Indians alone; winter', lay,
      (['16', '22', '3', '15', '25', '11', '21'], ['6', '26', '18', '23', '28', '14', '24']), style=('nns', 'hx'), last='British', turn='Summer-Autumn 1812')
g, s, t, us, br = g.begin()
ON, ER = 'Lake Ontario Control Box', 'Lake Erie Control Box'
g.mv('US', '16', 'Dearborn üles Sacketsi, 16', 'Dearborn us:6th us:13th us:9th', 'Albany>Utica>Rome>Sackets Harbour', lead='Dearborn')
g.mv('British', '18', 'Rottenburg (18)', 'Rottenburg 8th', "Montreal>Coteau du Lac>Cornwall>Crysler's Farm", lead='Rottenburg', slip='~Beauharnois', how='d')
with g.raw('US', '22', '22 on kolm: polgud Albanyst Plattsburgi') as (me, op):
    us.drag('us:14th', 'Plattsburg')
    us.drag('us:15th', 'Plattsburg')
    us.drag('us:16th', 'Plattsburg')
    with s.fault('8.31 8.6 8.61 8.41 8.31(3)', 'a fourth unit on one card, no leader moves', 'opv'):
        us.drag('us:21st', 'Plattsburg')
s.cut()
g.sail('British', '6', 'kolm laeva järvele', 'Royal_George Earl_of_Moira Beresford', 'Kingston>' + ON, how='e', vplate=True)
with g.go('US', '3', 'Chauncey', leader='Chauncey', flips='Oneida Royal_George Beresford', ret='Royal_George Earl_of_Moira Beresford') as (me, op):
    br.vp('British 2')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', ON)
    g.seafight('US', ON, 'Oneida Conquest Scourge us:Growler Pert', 'Royal_George Earl_of_Moira Beresford', 'Oneida', 'Royal_George', 'A1 D2 att')
    br.flip('Royal_George Beresford')
    br.each('Royal_George Earl_of_Moira Beresford', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
g.repair('British', '23', 'remont, 23', 'Royal_George Beresford')
g.repair('US', '21', 'minul ka', 'Oneida')
with g.raw('British', '14', 'Northwest Mackinaci peale, 14') as (me, op):
    br.drag('NWC', 'Ft. Mackinaw')
    assert lay18.fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment (Mackinaw)', 1812, (6, 3), mod=0) == 'DR'
    br.roll('2d6', 6, 3)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    assert not holds(t, 'British', 'Ft. Mackinaw') and tracked(t) == 2
    with s.fault('4.15 4.14 4.13 4.12', 'two points for Ft. Mackinac (2), held by Indians alone', 'value'):
        br.say('kaks punkti')
        br.vp('0')
g.book = Book(t)
s.cut()
g.mv('US', '15', 'Harrison', 'Harrison 17th us:19th 1st_Kentucky', 'Ft. MacArthur>Ft. Findlay>Ft. Meigs', lead='Harrison', how='b')
g.sail('British', '26', None, 'Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden>' + ER)
g.mv('US', '11', '3. Ohio', '3rd_Ohio', 'Ft. MacArthur>Ft. Findlay', tail='külm')
g.mv('British', '24', 'Brock, 24', 'Brock R.N.R.', 'York>Burlington>Stoney Creek>Ft. George', lead='Brock')
g.mv('US', '25', 'viimane', 'us:20th us:23rd', 'Albany>Utica>Rome', how='e')
g.depot('British', '28', 'ladu Maldeni', 'Ft. Malden')
g.step('fleets home')
us.put('US Lake Control', ON)
us.drag('Chauncey Conquest Scourge us:Growler Pert', 'Sackets Harbour')
br.put('British Lake Control', ER)
br.each('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
s.cut()
g.step('winter')
br.turn('Winter 1812-13')
print(g.room())
s.play('attrition, piece by piece')
us.say('talv')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('us:14th')
us.flip('17th us:19th')
print(g.room())
s.play('depots off')
br.delete([p.id for p in t.at('Ft. Malden') if p.name == 'British Supply Depot'])
assert not g.room() or list(g.room()) == [('Ft. Malden', 'British')], g.room()
s.play('spring')
us.turn('Spring-Summer 1813', marker=False)
br.turn('Spring-Summer 1813', tracker=False)
g.muster('US', '1813a', delay=('25th', '29th'))
g.muster('British', '1813a')
s.play('rolls and deal')
br.roll('1d6', 2)
us.roll('1d6', 6)
g.give('US', '42', '38', '41', '46', '43', '47', '58', '39')
s.cut()
g.give('British', '52', '40', '37', '45', '48', '51', '49', '44')
g.last = None
g.build('US', '42', 'Madison, General Pike, Niagara', 'Madison,General Pike,Niagara', slip=('Niagara', '~Buffalo'))
g.build('British', '40', 'Wolfe ja Melville', 'Wolfe,Melville')
g.mv('US', '41', 'Pike', 'Pike 1st_Rifles', 'Sackets Harbour>Cape Vincent', lead='Pike')
g.mv('British', '52', 'Prevost, 52', 'Prevost br:104th 4/R._Scots De_Watteville br:13th br:70th', 'Quebec City>Trois-Rivieres>Montreal', lead='Prevost', how='d')
g.build('US', '46', 'Lawrence, Ontario, Asp, Preble, Montgomery', 'Lawrence,Ontario,Asp,Preble,Montgomery')
g.build('British', '45', '45', 'Finch,Chubb,Detroit')
g.restore('US', '43', 'taastan', 'us:14th 17th')
g.mv('British', '37', None, 'Brock R.N.R.', 'Ft. George>Queenston', lead='Brock')
g.hold('US', '47')
g.done()
