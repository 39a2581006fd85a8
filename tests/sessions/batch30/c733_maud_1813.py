"""Autumn 1813, winter, spring 1814: both forget their discards until the next card, the winter is kept piecemeal, the marker comes last."""
from aid30b import *

s = open_at('Summer-Autumn 1813 to spring 1814, nothing said: a battle on Ontario, Campaign, Mohawks, depot, winter with attrition and repair', 'Jelle', 'Maud', '1813b',
            ush=['66', '58', '60', '63', '65', '61', '64'], brh=['#56 Grand River Indians', '53', '55', '59', '62', '54', '57'])
t = s.t
us_c, br_c = [k for k in t.deck('1813 Deck').kids if t.things[k].name == 'Campaign']
for cc, side in ((us_c, 'US'), (br_c, 'British')):
    c = t.things[cc]
    t.leave(cc)
    t.mask(c, (s.us if side == 'US' else s.br).pw)
    x, y = t.hand_slot(side + ' Hand')
    c.map, c.x, c.y = side + ' Hand', x, y
t, us, br = s.begin()
g = G(s, 'late', 'downlate')
A, U, B = g.A, 'US', 'British'

with A(B, '62', 'Prevost comes up', 'Prevost'):
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 89th 70th 2/41st', 'Trois-Rivieres')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 89th 70th 2/41st', 'Montreal')
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost 2/41st', 'Prescott')
with A(U, '66', 'Hampton at Lacolle', 'Hampton', lag=True):
    us.each('Hampton 11th 4th_NY_Militia', 'Lacolle')
with A(B, '53', 'out again', ret='Hampton 11th 4th_NY_Militia', lag=True):
    us.vp(g.book.due())
    br.drag('103rd Voltigeurs', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'Isle aux Noix')
    assert fight(t, B, 'Lacolle', ['Isle aux Noix'], '103rd', '11th', 1813, (6, 4)) == 'DR'
    br.roll('2d6', 6, 4)
    goes(t, U, 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.each('11th 4th_NY_Militia Hampton', 'Champlain NY')
with A(U, '58', 'Chauncey out', 'Chauncey', lag=True):
    br.vp(label(-2))
    fleet = 'Oneida Madison Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box')
    us.vp(g.book.due())
with A(B, '55', 'Yeo after him', 'Yeo', ret='Chauncey ' + fleet, flips='Wolfe Madison Oneida'):
    own = 'Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith Gloucester'
    br.drag('Yeo ' + own, 'Lake Ontario Control Box', at='beside')
    a, d = t.pieces(own), t.pieces(fleet)
    m = naval_drm(a, d, t.find('Wolfe'), t.find('Madison'), 1, 0)
    assert m == 0 and naval(5 + m) == 'A1 D2 att', m
    br.roll('1d6', 5)
    br.drag('Wolfe', 'Kingston')
    br.flip('Wolfe')
    us.flip('Madison Oneida')
    us.drag('Chauncey ' + fleet, 'Sackets Harbour')
    g.pts(br)
with A(U, '60', 'dockyard', flips='Madison Oneida', build=True):
    us.flip('Oneida')
    us.flip('Madison')
with A(B, '#56 Grand River Indians', 'the Mohawks', build=True):
    assert not units(t, 'Beaverdams')
    br.drag('br:Mohawk', 'Beaverdams')
with A(U, us_c, 'two leaders', free=True):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('Scott 20th 23rd 25th 29th', 'Canandaigua')
    us.drag('Scott 20th 23rd', 'Batavia')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:6th 15th', 'Antwerp')
    us.drag('Brown us:6th 15th', 'Ogdensburg')
with A(B, '59', 'Procter to Detroit', 'Procter'):
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich', 'Detroit')
with A(U, '63', 'Harrison to Frenchtown', 'Harrison'):
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
with A(B, '54', 'the Glengarries cross'):
    way('Cornwall', 'St. Regis', 'French Mills')
    br.march('Glengarry', 'St. Regis', 'French Mills')
    g.pts(br)
with A(U, '65', 'Brown follows', 'Brown', ret='Glengarry'):
    us.drag('Brown us:6th 15th', 'French Mills')
    assert supplied(t, U, 'Ogdensburg') and supplied(t, B, 'French Mills')
    assert fight(t, U, 'French Mills', ['Ogdensburg'], '6th', 'Glengarry', 1813, (5, 4)) == 'DR'
    us.roll('2d6', 4, 5)
    goes(t, B, 'French Mills', 'St. Regis', ['Ogdensburg'])
    us.drag('Glengarry', 'St. Regis')
    us.vp(g.book.due())
with A(B, '57', 'a depot', build=True):
    assert holds(t, B, 'Ft. Malden') and supplied(t, B, 'Ft. Malden')
    depot = br.put('British Supply Depot', 'Ft. Malden')
with A(U, '61', 'Vermont'):
    us.drag('Vermont_Militia', 'Highgate')
with A(B, br_c, 'Campaign as one point'):
    br.march('1/R._Scots', 'Gananoque', 'Prescott')
with A(U, '64', 'Kentucky'):
    us.drag('2nd_Kentucky', 'Ft. Meigs')
assert hand_sizes(t) == (0, 0)

s.play('autumn ends: attrition begun before the fleet is in')
g.flush(U)
want = excess(t)
assert want == {('Frenchtown', U): 2, ('French Mills', U): 1, ('Champlain NY', U): 1, ('Lacolle', B): 1, ('Prescott', B): 1, ('Detroit', B): 1}, want
us.flip('17th')
us.flip('19th')
br.drag('Yeo Melville Royal_George Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
g.flush(B)
br.flip('103rd')
br.flip('Shawnee')
us.flip('us:6th')
s.play('the rest of the winter')
us.turn('Winter 1813-14')
br.flip('2/41st')
us.flip('4th_NY_Militia')
assert set(excess(t)) == {('Detroit', B)}
br.flip('Wolfe')
br.delete([depot])
g.book.ok()

s.play('spring 1814')
us.turn('Spring-Summer 1814', tracker=False)
muster(us, '1814a', groups=False)
muster(br, '1814a')
br.turn('Spring-Summer 1814', marker=False)
s.play('the deal')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', how='pieces')
g.deal(B, 1814, '92', '82', '85', '73', '75', '77', '78', '81', '84')
g.deal(U, 1814, '96', '93', '76', '79', '80', '83', '87', '88', '91')

with A(B, '82', 'frigate and brig', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with A(U, '96', 'Superior and Jefferson', build=True):
    us.each('Superior Jefferson', 'Sackets Harbour')
with A(B, '85', 'Riall comes up', 'Riall'):
    br.march('Riall 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal')
with A(U, '93', 'two regiments filled up', flips='17th 19th'):
    assert supplied(t, U, 'Frenchtown')
    us.flip('17th 19th')
with A(B, '75', 'two filled up', flips='2/41st 103rd'):
    assert supplied(t, B, 'Prescott') and supplied(t, B, 'Lacolle')
    br.flip('2/41st')
    br.flip('103rd')
with A(U, '79', 'Izard', 'Izard'):
    us.drag('Izard', 'Champlain NY')
with A(B, '77', 'Mohawk'):
    br.drag('br:Mohawk', 'Queenston')
s.done()
