"""Spring and summer of 1812 without chat; a battalion that marches too far, a regiment of the next year among the arrivals."""
from aid30b import *

s = open_at('Spring-Summer 1812 and part of the autumn, silent; planted: a march of 7 MP, a regiment of 1813 arriving in 1812', 'Marit', 'Cosmin', '1812a')
t, us, br = s.begin()
g = G(s, 'first', 'after')
A, U, B = g.A, 'US', 'British'

with A(U, '30', 'two to Plattsburg'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.each('us:6th us:13th', 'Plattsburg')
with A(B, '10', 'Brock', 'Brock'):
    br.drag('Brock R.N.R.', "Brant's Ford")
with A(U, '12', 'Hull steps back', 'Hull'):
    us.drag('Hull us:4th 1st_Ohio', 'Frenchtown')
with A(B, '5', 'Detroit', 'Procter', ret='2nd_Ohio Michigan Detachment Adams', lag=True):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich', 'Detroit')
    assert supplied(t, U, 'Frenchtown') and supplied(t, B, 'Sandwich')
    assert fight(t, B, 'Detroit', ['Sandwich'], '1/41st', '2nd Ohio', 1812, (5, 4)) == 'DR'
    br.roll('2d6', 5, 4)
    goes(t, U, 'Detroit', 'Frenchtown', ['Sandwich'])
    us.drag('2nd_Ohio Michigan Detachment', 'Frenchtown')
    us.drag('Adams', 'Cleveland')
with A(U, '32', 'Hull to Meigs', 'Hull'):
    br.vp(g.book.due())
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Ft. Meigs')
with A(B, '8', 'two from Kingston', build=True):
    way('Kingston', 'Smiths Creek', 'York')
    assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George') == 7 and best('Kingston', 'Ft. George')[0] == 7
    br.drag('10th_R.V.', 'York')
    with s.fault('9.1 3.16 9.2', 'the 49th goes from Kingston to Ft. George, 7 MP of 6'):
        br.march('49th', 'York', 'Ft. George')
with A(U, '13', 'Oneida'):
    us.drag('Oneida', 'Oswego')
with A(B, '2', 'three ships'):
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(g.book.due())
with A(U, '19', 'Lacolle'):
    us.march('us:6th us:13th', 'Champlain NY', 'Lacolle')
    g.pts(us)
with A(B, '20', 'Lacolle again', ret='us:6th us:13th'):
    way('Montreal', 'La Prairie', 'Lacolle')
    br.march('br:8th Canadian_Fencibles', 'La Prairie', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'La Prairie')
    assert fight(t, B, 'Lacolle', ['La Prairie'], '8th', '6th', 1812, (6, 4)) == 'DR'
    br.roll('2d6', 6, 4)
    us.drag('us:6th us:13th', 'Champlain NY')
    g.pts(br)
with A(U, '27', 'militia'):
    us.drag('2nd_NY_Militia', 'Antwerp')
with A(B, '17', 'Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')
with A(U, '4', 'Third Ohio'):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
g.hold(B, 'Declaration of War')

s.play('the turn and the arrivals')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
with s.fault('14.1 3.15 7.1', 'the 22nd, a regiment of 1813, is brought on at Pittsburgh in Summer-Autumn 1812'):
    us.drag('us:22nd', 'Pittsburgh')
muster(br, '1812b', groups=False)
s.play('the deal')
g.take(B, 'Declaration of War')
g.deal(B, 1812, '22', '3', '28', '18', '23', '15')
g.deal(U, 1812, '6', '16', '26', '29', '25', '1', '7')

with A(U, '29', 'Harrison', 'Harrison'):
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
with A(B, '22', 'Prevost', 'Prevost'):
    br.drag('Prevost 103rd 1/R._Scots 100th', 'Montreal')
    br.drag('Prevost 103rd 1/R._Scots 100th', 'Cornwall')
with A(U, '16', 'three to Sackets'):
    us.each('us:9th 11th 14th', 'Sackets Harbour')
with A(B, '3', 'Procter comes back', 'Procter'):
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
with A(U, '25', 'Chauncey', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester'):
    a = 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins'
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey ' + a, 'Lake Ontario Control Box', at='beside')
    d = t.pieces('Royal_George Earl_of_Moira Gloucester')
    m = naval_drm(t.pieces(a), d, t.find('Oneida'), d[0])
    assert naval(4 + m) == 'defender lead strikes', m
    us.roll('1d6', 4)
    us.drag('Royal_George', 'British Eliminated')
    us.roll('1d6', 3)
    br.drag('Earl_of_Moira Gloucester', 'Kingston')
    us.vp(g.book.due())
with A(B, '28', 'two to Prescott', lag=False):
    br.drag('Glengarry Upper_Canada_Militia', 'Prescott')
with A(U, '26', 'Dearborn', 'Dearborn'):
    us.drag('Dearborn us:5th 12th 15th', 'Utica')
with A(B, '18', 'Voltigeurs'):
    br.drag('Voltigeurs', 'Coteau du Lac')
with A(U, '6', 'three to Cape Vincent'):
    us.drag('us:9th 11th 14th', 'Cape Vincent')
with A(B, '23', 'two more to Prescott'):
    br.drag('103rd 1/R._Scots', "Crysler's Farm")
    br.drag('103rd 1/R._Scots', 'Prescott')
with A(U, '7', 'militia'):
    us.drag('4th_NY_Militia', 'Lacolle')
    us.undo()
    us.drag('4th_NY_Militia', 'Champlain NY')
with A(B, '15', 'Brock', 'Brock'):
    br.each('R.N.R. Brock', 'Burlington')
s.done()
