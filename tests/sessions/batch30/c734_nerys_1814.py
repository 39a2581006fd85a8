"""1814, spring and the beginning of the autumn: Ft. Erie back and forth, three lake battles, a landing at an empty fort, Lacolle."""
from aid30b import *

s = open_at('Spring-Summer 1814 and first plays of the autumn: Ft. Erie twice, battles on Ontario and Champlain, landing at Ft. George, building and repair', 'Nerys', 'Ondrej', '1814a', arrived=False,
            ush=['96', '76', '102', '93', '79', '80', '87', '91', '94'], brh=['92', '82', '86', '85', '75', '73', '77', '81', '84'])
set_aside_card = s.t.find_card_anywhere('Treaty of Ghent')
s.t.lay([set_aside_card.id], 'Marker Pool', 'US')
t, us, br = s.begin()
g = G(s, 'downlate', 'after')
A, U, B = g.A, 'US', 'British'

s.play('arrivals')
muster(us, '1814a')
muster(br, '1814a', groups=False)

with A(B, '82', 'frigate and brig', build=True):
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Prince_Regent', 'Kingston')
with A(U, '96', 'frigate and brig', build=True):
    us.drag('Superior Jones', 'Sackets Harbour')
with A(B, '86', 'Riall to Chippawa', 'Riall', pick='Lincoln'):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
with A(U, '87', 'Scott at Ft. Erie', 'Scott', ret='1/41st', lag=True):
    way('Buffalo', 'Ft. Erie')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    assert supplied(t, U, 'Buffalo') and supplied(t, B, 'Ft. Erie')
    assert fight(t, U, 'Ft. Erie', ['Buffalo'], 'Seneca', '1/41st', 1814, (6, 4)) == 'DR'
    us.roll('2d6', 6, 4)
    goes(t, B, 'Ft. Erie', 'Chippawa', ['Buffalo'])
    us.drag('1/41st', 'Chippawa')
with A(B, '85', 'Riall takes it back', 'Riall', ret='Scott NY_Volunteers_1814 Seneca', order='first'):
    us.vp(g.book.due())
    br.each('Riall 1/R._Scots 1/41st 89th Lincoln', 'Ft. Erie')
    assert supplied(t, U, 'Buffalo') and supplied(t, B, 'Chippawa')
    assert fight(t, B, 'Ft. Erie', ['Chippawa'], '1/41st', 'Seneca', 1814, (5, 5)) == 'DR'
    br.roll('2d6', 5, 5)
    goes(t, U, 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.each('Seneca NY_Volunteers_1814 Scott', 'Buffalo')
    br.vp(g.book.due())
with A(U, '91', 'Perry out', 'Perry'):
    us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', 'Lake Erie Control Box', at='beside')
with A(B, '73', 'Yeo out', 'Yeo', lag=True):
    own = 'Prince_Regent Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith'
    br.drag('Yeo ' + own, 'Lake Ontario Control Box')
with A(U, '93', 'Chauncey after him', 'Chauncey', ret='Yeo ' + own, flips='Superior Prince_Regent Wolfe'):
    br.vp(g.book.due())
    fleet = 'Superior General_Pike Madison Oneida Sylph Jones Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box', at='beside')
    d = t.pieces(own)
    m = naval_drm(t.pieces(fleet), d, t.find('Superior'), d[0], 0, 1)
    assert m == 0 and naval(5 + m) == 'A1 D2 att', m
    us.roll('1d6', 5)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.drag('Yeo ' + own, 'Kingston')
    br.flip('Wolfe Prince_Regent')
    us.vp(g.book.due())
with A(B, '92', 'Prevost to Cornwall', 'Prevost'):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Prevost br:16th 90th 37th', 'Montreal', 'Cornwall')
with A(U, '94', 'Superior repaired', flips='Superior', build=True):
    us.flip('Superior')
with A(B, '81', 'Norfolk'):
    br.drag('Norfolk', 'Oxford')
    br.undo()
    br.drag('Norfolk', "Brant's Ford")
with A(U, '102', 'Brown lands at Ft. George', 'Brown', sea='Brown us:22nd 25th'):
    room(t.pieces('Superior'), t.pieces('us:22nd 25th'))
    assert 'ontario' not in lake_of(t, B) and not units(t, 'Ft. George')
    us.drag('Superior Brown us:22nd 25th', 'Ft. George')
    g.pts(us)
with A(B, '75', 'from Burlington', flips='Glengarry'):
    br.march('103rd Glengarry', 'Stoney Creek', 'Ft. George')
    assert supplied(t, U, 'Ft. George') and supplied(t, B, 'Stoney Creek')
    assert fight(t, B, 'Ft. George', ['Stoney Creek'], 'Glengarry', '22nd', 1814, (3, 4)) == 'AR-1'
    br.roll('2d6', 3, 4)
    br.flip('Glengarry')
    br.drag('103rd Glengarry', 'Stoney Creek')
with A(U, '79', 'Izard at Lacolle', 'Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', lag=True):
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'Lacolle')
    assert fight(t, U, 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (6, 3)) == 'DR-1'
    us.roll('2d6', 6, 3)
    goes(t, B, 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    br.flip('Canadian_Fencibles')
with A(B, '77', 'Fencibles filled up', flips='Canadian_Fencibles'):
    us.vp(g.book.due())
    assert supplied(t, B, 'Isle aux Noix')
    br.flip('Canadian_Fencibles')
with A(U, '80', 'Saratoga and Ticonderoga', build=True):
    us.each('Saratoga ship:Ticonderoga', 'Vergennes')
with A(B, '84', 'R.N.R.'):
    br.drag('R.N.R.', 'Burlington')
with A(U, '76', 'Harrison over the river', 'Harrison'):
    us.drag('Harrison us:24th us:28th', 'Sandwich')
    g.pts(us)
assert hand_sizes(t) == (0, 0)

s.play('fleets and the new turn')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.drag('Nancy', 'Lake Huron Control Box')
g.book.ok()
muster(br, '1814b')
br.turn('Summer-Autumn 1814', tracker=False)
g.flush(U)
us.drag([set_aside_card.id], '1814 Deck', how='pieces')
us.turn('Summer-Autumn 1814', marker=False)
s.play('the deal')
g.deal(B, 1814, '106', '100', '95', '98', '103', '78', '97', '101', 'Bladensburg')
g.deal(U, 1814, '99', '105', '89', '90', '83', '104')
us.say('?')
g.deal(U, 1814, '74', 'Battle of New Orleans', '88')

with A(B, '106', 'Confiance', build=True):
    br.drag('Confiance', 'Isle aux Noix')
with A(U, '99', 'Macdonough out', 'Macdonough'):
    us.drag('Macdonough Saratoga ship:Ticonderoga', 'Lake Champlain Control Box')
    g.pts(us)
with A(B, '100', 'Downie', 'Downie', ret='Macdonough Saratoga ship:Ticonderoga', flips='Confiance Saratoga ship:Ticonderoga'):
    own = 'Confiance Linnet Chubb Finch'
    br.drag('Downie ' + own, 'Lake Champlain Control Box', at='beside')
    a, d = t.pieces(own), t.pieces('Saratoga ship:Ticonderoga')
    m = naval_drm(a, d, a[0], d[0], 0, 1)
    assert m == 1 and naval(4 + m) == 'A1 D2 att', m
    br.roll('1d6', 4)
    us.flip('Saratoga ship:Ticonderoga')
    us.drag('Macdonough Saratoga ship:Ticonderoga', 'Plattsburg')
    br.flip('Confiance')
    br.drag('Confiance', 'Isle aux Noix')
    g.pts(br)
with A(U, '105', 'both repaired', flips='Saratoga ship:Ticonderoga', build=True):
    us.flip('Saratoga')
    us.flip('ship:Ticonderoga')
with A(B, '95', 'Buffs and another to Montreal'):
    br.drag('3rd_(Buffs) 97th', 'Montreal')
s.done()
