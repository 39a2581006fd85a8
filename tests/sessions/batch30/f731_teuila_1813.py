"""Autumn 1813 to spring 1814 without talk; a regiment carried over a lake the enemy holds, a defender that retreats two spaces."""
from aid30b import *

s = open_at('Summer-Autumn 1813, winter, spring 1814, silent; planted: lake transport on an enemy lake, a retreat of two spaces', 'Teuila', 'Anselm', '1813b',
            ush=['#56 Grand River Indians', '58', '60', '63', '64', '61', '67', '68'], brh=['62', '53', '55', '59', '66', '54', '57', '65'])
t, us, br = s.begin()
g = G(s, 'after', 'late')
A, U, B = g.A, 'US', 'British'

with A(B, '55', 'Yeo out', 'Yeo'):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box', at='beside')
    g.pts(br)
with A(U, '58', 'Oneida and the 15th', sea='15th'):
    assert 'ontario' in lake_of(t, B)
    with s.fault('11.31 11.42 11.3', 'the Oneida carries the 15th from Sackets Harbour to Oswego while the British hold Lake Ontario'):
        us.drag('Oneida 15th', 'Oswego')
with A(B, '62', 'Prevost to Cornwall', 'Prevost'):
    br.march('Prevost br:13th 89th 70th', 'Trois-Rivieres', 'Montreal')
    br.march('Prevost br:13th 89th 70th', 'Cornwall')
with A(U, '#56 Grand River Indians', 'Hampton at Lacolle', 'Hampton'):
    us.march('Hampton 11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    g.pts(us)
with A(B, '53', 'out again', ret='Hampton 11th 4th_NY_Militia'):
    br.each('103rd Voltigeurs', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'Isle aux Noix')
    assert fight(t, B, 'Lacolle', ['Isle aux Noix'], '103rd', '11th', 1813, (6, 4)) == 'DR'
    br.roll('2d6', 4, 6)
    with s.fault('10.71 10.51 10.7 10.72', 'after DR at Lacolle the Americans retreat two spaces, to Plattsburg, instead of one'):
        us.drag('Hampton 11th 4th_NY_Militia', 'Plattsburg')
    g.pts(br)
with A(U, '60', 'Harrison', 'Harrison'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
with A(B, '59', 'Procter to Detroit', 'Procter'):
    br.march('Procter Tecumseh 1/41st Shawnee', 'Sandwich', 'Detroit')
with A(U, '64', 'Pike to Ogdensburg', 'Pike'):
    us.drag('Pike us:6th us:9th', 'Antwerp')
    us.drag('Pike us:6th us:9th', 'Ogdensburg')
with A(B, '54', 'Norfolk'):
    br.drag('Norfolk', 'Queenston')
    br.undo()
    br.drag('Norfolk', 'Chippawa')
with A(U, '63', 'three ships', build=True):
    us.each('Sylph Asp General_Pike', 'Sackets Harbour')
with A(B, '57', 'Caughnawaga'):
    way('Beauharnois', 'Chateauguay', "Johnson's")
    br.march('Caughnawaga', 'Chateauguay', "Johnson's")
with A(U, '61', 'Pennsylvanians'):
    us.drag('1st_PA_Militia', 'Erie PA')
with A(B, '65', 'two to Prescott'):
    br.drag('104th 1/R._Scots', 'Prescott')
with A(U, '67', 'Vermont'):
    us.drag('Vermont_Militia', 'Highgate')
with A(B, '66', 'Vincent at Lewiston', 'Vincent', ret='1st_NY_Militia', lag=True):
    way('Ft. George', 'Queenston', 'Lewiston')
    br.march('Vincent br:8th 49th', 'Queenston', 'Lewiston')
    assert supplied(t, U, 'Lewiston') and supplied(t, B, 'Queenston')
    assert fight(t, B, 'Lewiston', ['Queenston'], '8th', '1st NY Militia', 1813, (4, 4)) == 'DR'
    br.roll('2d6', 4, 4)
    goes(t, U, 'Lewiston', 'Batavia', ['Queenston'])
    us.drag('1st_NY_Militia', 'Batavia')
with A(U, '68', 'over to Ft. George'):
    br.vp(g.book.due())
    us.drag('us:13th 18th', 'Ft. George')
    g.pts(us)
assert hand_sizes(t) == (0, 0)

s.play('autumn ends')
g.flush(B)
br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.turn('Winter 1813-14')
g.book.ok()
s.play('attrition')
want = excess(t)
assert want == {('Lacolle', B): 1, ('Cornwall', B): 2, ('Prescott', B): 1, ('Frenchtown', U): 2, ('Ft. MacArthur', U): 1, ('Lewiston', B): 1}, want
br.flip('br:8th 104th')
us.flip('17th')
br.flip('br:13th')
us.flip('19th 3rd_Kentucky')
br.flip('89th 103rd')
assert set(excess(t)) <= {('Lewiston', B)}, excess(t)
us.turn('Spring-Summer 1814', tracker=False)
g.book.ok()

s.play('spring 1814')
muster(br, '1814a')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', how='pieces')
muster(us, '1814a', groups=False)
us.turn('Spring-Summer 1814', marker=False)
g.deal(B, 1814, '92', '82', '85', '73', '75', '77', '78', '81', '84')
g.deal(U, 1814, '96', '93', '76', '79', '80', '83', '87', '88', '91')

with A(B, '82', 'frigate', build=True):
    br.drag('Prince_Regent', 'Kingston')
with A(U, '79', 'two filled up', flips='17th 19th'):
    assert supplied(t, U, 'Frenchtown')
    us.flip('17th 19th')
with A(B, '75', 'two filled up', flips='104th 89th'):
    assert supplied(t, B, 'Prescott') and supplied(t, B, 'Cornwall')
    br.flip('104th')
    br.flip('89th')
with A(U, '96', 'frigate and brig', build=True):
    us.each('Superior Jefferson', 'Sackets Harbour')
with A(B, '92', 'Riall comes up', 'Riall'):
    br.march('Riall 1/R._Marines 2/R._Marines', 'Montreal')
with A(U, '87', 'Scott', 'Scott'):
    us.march('Scott 25th 29th', 'Utica', 'Canandaigua')
with A(B, '77', 'Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')
with A(U, '88', 'two to Utica'):
    us.each('34th 45th', 'Utica')
s.done()
