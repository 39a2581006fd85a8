"""Spring 1813, hardly a word. Slow and exact on one side, the other drops pieces one space short and turns cards when reminded by nobody."""
from aid26a import *


def prep(t, us, br):
    spring_1813(t)
    for side in ('US', 'British'):
        lay_arrivals(t, '1813a', side)


s, t, us, br = table('R. Vance', 'olo', 'Spring 1813 without chat: roll and deal, ships, Frenchtown taken, landing at Prescott and retreat before Prevost, Ft. George and Ft. Niagara change hands', prep)
b = Book(t)
s.play('roll, deal')
us.roll('1d6', 4)
br.roll('1d6', 3)
for a, c in zip(('52', '43', '55', '60', '47', '66', '51', '58'), ('46', '45', '48', '42', '53', '54', '49', '44')):
    deal(t, br, 1813, c)
    deal(t, us, 1813, a)
assert hand_sizes(t) == (8, 8)
with act(s, 'BR builds', 'British', card='46', build=True, book=b):
    br.play('46')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('46')
with act(s, 'US builds', 'US', card='52', build=True, book=b):
    us.play('52')
    us.drag('Lawrence', 'Buffalo')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('52')
with act(s, 'BR Procter', 'British', card='45', leader='Procter', book=b):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.play('45')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.discard('45')
with act(s, 'US Harrison', 'US', card='43', leader='Harrison', laid=False, book=b):
    us.play('43', reveal=False)
    us.each('Harrison us:17th us:19th', 'Frenchtown')
with act(s, 'BR at Frenchtown', 'British', card='48', leader='Procter', ret='Harrison us:17th us:19th', book=b):
    us.reveal('43')
    us.discard('43')
    br.play('48')
    way('Detroit', 'Frenchtown')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    r = fight(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', 1813, (5, 6))
    assert r == 'DR', r
    br.roll('2d6', 5, 6)
    goes(t, 'US', 'Frenchtown', 'Ft. Meigs', ['Detroit'])
    us.drag('Harrison us:17th us:19th', 'Ft. Meigs')
    br.vp('British 3')
    br.discard('48')
sh = 'Oneida Madison Conquest Scourge Julia Hamilton ship:Growler'
ld = 'us:6th us:15th us:16th 1st_Rifles'
with act(s, 'US lands at Prescott', 'US', card='55', leader='Chauncey', sea='Pike ' + ld, ret='Canadian_Fencibles', book=b):
    us.play('55')
    room(t.pieces(sh), t.pieces(ld, us))
    us.drag('Chauncey ' + sh, 'Prescott')
    us.drag('Pike ' + ld, 'Prescott')
    r = fight(t, 'US', 'Prescott', [], '1st Rifles', 'Canadian Fencibles', 1813, (4, 4), landing=True)
    assert r == 'DR', r
    us.roll('2d6', 4, 4)
    goes(t, 'British', 'Prescott', "Crysler's Farm", [])
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.vp('British 1')
    us.discard('55')
pv = 'Prevost 4/R._Scots br:13th De_Watteville br:70th br:89th 2/41st'
with act(s, 'BR Prevost comes, Pike leaves', 'British', card='42', leader='Prevost', pick='Canadian_Fencibles', ret='Pike Chauncey ' + ld + ' ' + sh, book=b):
    br.play('42')
    way('Quebec', 'Three Rivers', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's", 'Prescott')
    br.drag(pv, 'Montreal')
    br.drag(pv, "Crysler's Farm")
    br.drag(pv + ' Canadian_Fencibles', 'Prescott')
    assert supplied(t, 'US', 'Ogdensburg')
    us.drag('Pike ' + ld, 'Ogdensburg')
    us.drag('Chauncey ' + sh, 'Sackets Harbour')
    br.vp('British 3')
    br.discard('42')
with act(s, 'US Perry', 'US', card='60', leader='Perry', book=b):
    us.play('60')
    us.drag('Perry Lawrence ship:Niagara', 'Buffalo')
    us.discard('60')
with act(s, 'BR Vincent crosses', 'British', card='53', leader='Vincent', ret='1st_NY_Militia', book=b):
    br.play('53')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th', 'Lewiston')
    r = fight(t, 'British', 'Lewiston', ['Queenston'], '8th', '1st NY Militia', 1813, (5, 3))
    assert r == 'DR', r
    br.roll('2d6', 3, 5)
    goes(t, 'US', 'Lewiston', 'Batavia', ['Queenston'])
    us.drag('1st_NY_Militia', 'Batavia')
    br.vp('British 4')
    br.discard('53')
with act(s, 'US to Ft. George', 'US', card='66', book=b):
    us.play('66')
    us.drag('us:13th', 'Ft. George')
    us.drag('us:18th', 'Ft. George')
    us.vp('British 2')
    us.vp('British 1')
    us.discard('66')
s.play('BR holds')
br.hold('54')
with act(s, 'US Scott', 'US', card='47', leader='Scott', book=b):
    us.play('47')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    for w in ('Utica', 'Batavia', 'Buffalo'):
        us.drag('Scott us:20th us:23rd us:25th us:29th', w)
    us.discard('47')
with act(s, 'BR to Ft. Niagara', 'British', card='49', leader='Vincent', book=b):
    br.play('49')
    br.drag('Vincent br:8th 49th', 'Ft. Niagara')
    br.vp('British 3')
    br.discard('49')
with act(s, 'US Lewiston again', 'US', card='51', book=b):
    us.play('51')
    us.drag('1st_NY_Militia', 'Lewiston')
    us.drop_discard('58')
    us.undo()
    us.discard('51')
with act(s, 'BR Glengarry', 'British', card='44', book=b):
    br.play('44')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('44')
s.play('US holds')
us.hold('58')
s.done()
