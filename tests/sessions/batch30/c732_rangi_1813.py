"""1813, spring and half the summer: a landing at Burlington, retreat by water, the Niagara forts, the fleets; one never turns a card up."""
from aid30b import *

s = open_at('Spring-Summer 1813 and into the autumn: landing and retreat by water, a fort changes hands twice, building, Lake Erie', 'Rangi', 'Tove', '1813a',
            ush=['42', '46', '38', '39', '40', '43', '37', '41'], brh=['52', '62', '48', '49', '50', '53', '44', '47'])
t, us, br = s.begin()
g = G(s, 'after', 'blind')
A, U, B = g.A, 'US', 'British'

s.play('who begins')
us.roll('1d6', 3)
br.roll('1d6', 2)
br.say('2+2')

with A(B, '48', 'Procter down to Frenchtown', 'Procter'):
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit', 'Frenchtown')
    g.pts(br)
with A(U, '39', 'two to Meigs'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.each('24th 2nd_Kentucky', 'Ft. Meigs')
with A(B, '52', 'two corvettes', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
with A(U, '42', 'four at Erie', build=True):
    us.each('Lawrence Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
with A(B, '49', 'two up the river'):
    br.march('De_Watteville 4/R._Scots', 'Montreal', 'Cornwall')
with A(U, '37', 'Pike lands at Burlington', 'Pike', sea='Pike us:6th 1st_Rifles'):
    room(t.pieces('Oneida Conquest'), t.pieces('us:6th 1st_Rifles'))
    assert 'ontario' not in lake_of(t, B) and not units(t, 'Burlington')
    us.drag('Oneida Conquest', 'Burlington')
    us.drag('us:6th 1st_Rifles Pike', 'Burlington')
    g.pts(us)
with A(B, '62', 'Vincent comes down', 'Vincent', ret='Pike us:6th 1st_Rifles Oneida Conquest'):
    assert supplied(t, U, 'Burlington') and supplied(t, B, 'Ft. George')
    br.march('Vincent br:8th 49th', 'Stoney Creek', 'Burlington')
    assert fight(t, B, 'Burlington', ['Stoney Creek'], '8th', '1st Rifles', 1813, (6, 5)) == 'DR'
    br.roll('2d6', 6, 5)
    us.drag('Pike us:6th 1st_Rifles', 'Sackets Harbour')
    us.drag('Oneida Conquest', 'Sackets Harbour')
    g.pts(br)
with A(U, '46', 'over to Ft. George'):
    way('Ft. Niagara', 'Ft. George')
    us.drag('us:13th 18th', 'Ft. George')
    g.pts(us)
with A(B, '53', 'Ft. George again', ret='us:13th 18th', flips='18th'):
    br.march('br:8th 49th', 'Stoney Creek', 'Ft. George')
    assert supplied(t, U, 'Ft. Niagara') and supplied(t, B, 'Stoney Creek')
    assert fight(t, B, 'Ft. George', ['Stoney Creek'], '8th', '18th', 1813, (6, 6)) == 'DR-1'
    br.roll('2d6', 6, 6)
    goes(t, U, 'Ft. George', 'Ft. Niagara', ['Stoney Creek'])
    us.drag('18th us:13th', 'Ft. Niagara')
    us.flip('18th')
    g.pts(br)
with A(U, '40', 'Chauncey out', 'Chauncey'):
    us.drag('Chauncey Madison Oneida Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box', at='beside')
with A(B, '44', 'Norfolk'):
    br.drag('Norfolk', 'Chippawa')
with A(U, '43', '18th filled up', flips='18th'):
    assert supplied(t, U, 'Ft. Niagara')
    us.flip('18th')
with A(B, '50', 'two more'):
    br.march('br:13th 89th', 'Montreal', 'Coteau du Lac', 'Cornwall')
with A(U, '41', 'Perry', 'Perry'):
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Buffalo')
with A(B, '47', 'Caughnawaga'):
    way('Beauharnois', 'Chateauguay', "Johnson's")
    br.march('Caughnawaga', 'Chateauguay', "Johnson's")
with A(U, '38', 'Harrison at Frenchtown', 'Harrison', ret='Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians'):
    us.each('17th 19th 1st_Kentucky 24th 2nd_Kentucky Harrison', 'Frenchtown')
    assert supplied(t, U, 'Ft. Meigs') and supplied(t, B, 'Frenchtown')
    assert fight(t, U, 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', 1813, (5, 6)) == 'DR'
    us.roll('2d6', 5, 6)
    goes(t, B, 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    g.pts(us)
assert hand_sizes(t) == (0, 0)

s.play('fleets, new turn')
br.drag('Nancy', 'Lake Huron Control Box', at='beside')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', at='beside')
for box in ('Lake Erie Control Box', 'Lake Huron Control Box', 'Lake Ontario Control Box'):
    br.delete([mark_at(t, box)])
g.book.ok()
muster(br, '1813b', groups=False)
br.turn('Summer-Autumn 1813')
muster(us, '1813b')
s.play('the deal')
g.deal(B, 1813, '#56 Grand River Indians', '60', '59', '65', '66', '54', '67', '68')
g.deal(U, 1813, '57', '58', '61', '63', '64', '55', '45', '51')

with A(B, '#56 Grand River Indians', 'the Mohawks', build=True, order='late'):
    assert not units(t, 'Queenston', U)
    br.drag('br:Mohawk', 'Queenston')
with A(U, '57', 'Scott to Buffalo', 'Scott'):
    us.march('Scott 20th 23rd 25th 29th US_Dragoons', 'Canandaigua', 'Batavia')
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons', 'Lewiston')
    us.undo()
    us.drag('Scott 20th 23rd 25th 29th US_Dragoons', 'Buffalo')
with A(B, '60', 'Drummond to Kingston', 'Drummond', pick='De_Watteville 4/R._Scots br:13th 89th'):
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond De_Watteville 4/R._Scots br:13th 89th', 'Kingston')
with A(U, '58', 'Perry meets Barclay', 'Perry', ret='Barclay Queen_Charlotte Lady_Prevost', flips='Barclay'):
    us.drag('Perry Lawrence Niagara Ariel Scorpion Caledonia', 'Lake Erie Control Box', at='beside')
    a, d = t.pieces('Lawrence Niagara Ariel Scorpion Caledonia'), t.pieces('Queen_Charlotte Lady_Prevost')
    m = naval_drm(a, d, a[0], d[0], 1, 0)
    assert naval(3 + m) == 'defender strikes all', m
    us.roll('1d6', 3)
    us.drag('Queen_Charlotte Lady_Prevost', 'British Eliminated')
    us.roll('1d6', 1)
    br.drag('Barclay', 'Ft. Malden')
    br.flip('Barclay')
    g.pts(us)
with A(B, '59', 'Procter goes home', 'Procter'):
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden')
with A(U, '61', 'militia'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with A(B, '65', 'Prevost stays; two to Montreal'):
    br.drag('De_Meuron 70th', 'Montreal')
with A(U, '63', 'Harrison to Detroit', 'Harrison', lag=True, ret='Essex'):
    us.drag('Harrison 17th 19th 1st_Kentucky 24th 2nd_Kentucky', 'Detroit')
    assert odds(20, 3 + 2) == 3
    assert fight(t, U, 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (1, 4)) == 'DR'
    us.roll('2d6', 4, 1)
    br.drag('Essex', 'Sandwich')
with A(B, '54', 'R.N.R.'):
    br.vp(g.book.due())
    br.drag('R.N.R.', 'Burlington')
s.done()
