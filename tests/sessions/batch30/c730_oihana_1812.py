"""Spring and summer of 1812 without one word: one lays her cards after the moves, the other straight on the pile."""
from aid30b import *

s = open_at('Spring-Summer 1812 and the first half of Summer-Autumn, no chat at all: cards late, undo, Kingston taken empty, a battle on Ontario', 'Oihana', 'Piet', '1812a')
t, us, br = s.begin()
g = G(s, 'after', 'drop')
A, U, B = g.A, 'US', 'British'

with A(U, '32', 'Hull over the river', 'Hull'):
    way('Detroit', 'Sandwich')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Detachment', 'Ft. Malden')
    us.undo()
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Detachment', 'Sandwich')
    g.pts(us)
with A(B, '8', 'Brock to Ft. George', 'Brock'):
    br.each('Brock R.N.R. York_Militia', 'Burlington')
    br.each('Brock R.N.R. York_Militia', 'Ft. George')
with A(U, '12', 'Dearborn to Sackets', 'Dearborn'):
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
with A(B, '2', 'three ships on the lake', lag=True):
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
with A(U, '27', 'Oneida leaves; the points by the American', order='first'):
    us.vp(g.book.due())
    us.drag('Oneida', 'Oswego')
with A(B, '5', 'Procter at Sandwich', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio Detachment'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    assert supplied(t, 'US', 'Sandwich') and supplied(t, 'British', 'Ft. Malden')
    assert fight(t, B, 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (4, 5)) == 'DR'
    br.roll('2d6', 4, 5)
    goes(t, U, 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('1st_Ohio 2nd_Ohio Detachment us:4th Hull', 'Detroit')
    g.pts(br)
with A(U, '13', 'two to Ogdensburg'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:13th 2nd_NY_Militia', 'Ogdensburg')
with A(B, '10', 'two to Prescott'):
    br.drag('49th', 'Gananoque')
    br.drag('49th', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
with A(U, '4', 'Third Ohio'):
    us.drag('3rd_Ohio', 'Ft. Meigs')
with A(B, '17', 'Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')
g.hold(U, '19')
with A(B, '20', 'two to Cornwall'):
    br.drag('br:8th Canadian_Fencibles', 'Coteau du Lac')
    br.drag('br:8th Canadian_Fencibles', 'Cornwall')
with A(U, '30', 'militia to the fort'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
g.hold(B, 'Declaration of War')

s.play('the turn, arrivals before the marker')
muster(br, '1812b', groups=False)
us.turn('Summer-Autumn 1812', marker=False)
muster(us, '1812b')
us.turn('Summer-Autumn 1812', tracker=False)
s.play('the deal, in two goes')
g.take(U, '19')
g.deal(U, 1812, '6', '16', '26')
g.deal(B, 1812, '22', '3', '28', '18', '23', '15')
g.take(B, 'Declaration of War')
g.deal(U, 1812, '29', '25', '1')
assert hand_sizes(t) == (7, 7)

with A(U, '29', 'Harrison north', 'Harrison', pick='3rd_Ohio'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
with A(B, '3', 'Vincent leaves Kingston', 'Vincent'):
    br.each('Vincent Frontenac', 'Prescott')
with A(U, '16', 'three from Albany'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:9th 11th 14th', 'Rome')
    us.drag('us:9th 11th 14th', 'Sackets Harbour')
with A(B, '22', 'Prevost to Montreal', 'Prevost'):
    br.drag('Prevost 103rd 1/R._Scots 100th', 'Trois-Rivieres')
    br.drag('Prevost 103rd 1/R._Scots 100th', 'Montreal')
with A(U, '25', 'Chauncey on the lake', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    a = 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins'
    us.drag('Chauncey ' + a, 'Lake Ontario Control Box', at='beside')
    d = t.pieces('Royal_George Earl_of_Moira Gloucester')
    m = naval_drm(t.pieces(a), d, t.find('Oneida'), d[0])
    assert m == 2 and naval(4 + m) == 'defender lead strikes', m
    us.roll('1d6', 4)
    br.drag('Royal_George', 'British Eliminated')
    br.drag('Earl_of_Moira Gloucester', 'Kingston')
    us.roll('1d6', 2)
    g.pts(us)
with A(B, '28', 'Procter back to Malden', 'Procter'):
    br.each('1/41st Essex Procter', 'Ft. Malden')
with A(U, '26', 'Dearborn into an empty Kingston', 'Dearborn', ret='Earl_of_Moira Gloucester Beresford Sydney_Smith'):
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn us:6th us:9th 11th 14th', 'Cape Vincent')
    us.drag('Dearborn us:6th us:9th 11th 14th', 'Kingston')
    br.each('Earl_of_Moira Gloucester Beresford Sydney_Smith', 'York')
    us.vp(g.book.due())
with A(B, '18', 'two more to Prescott'):
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
with A(U, '19', 'two to the lake of Champlain'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('15th us:16th', 'Whitehall')
    us.undo()
    us.each('15th us:16th', 'Ticonderoga')
    us.drag('15th us:16th', 'Plattsburg')
with A(B, '23', 'two from Montreal'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.each('103rd 1/R._Scots', 'Prescott')
with A(U, '1', 'rifles'):
    us.drag('1st_Rifles', 'Cape Vincent')
s.done()
