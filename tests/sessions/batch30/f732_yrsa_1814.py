"""Spring and first autumn plays of 1814 without talk; a frigate of the autumn launched in spring, a third card held."""
from aid30b import *

s = open_at('Spring-Summer 1814 and the first plays of the autumn, silent; planted: Confiance built in spring, a third held card', 'Yrsa', 'Tiberio', '1814a',
            ush=['96', '76', '102', '93', '79', '80', '87', '91', '94'], brh=['92', '82', '86', '85', '75', '73', '77', '81', '84'])
t = s.t
treaty = t.find_card_anywhere('Treaty of Ghent')
t.lay([treaty.id], 'Marker Pool', 'US')
t, us, br = s.begin()
g = G(s, 'down', 'drop')
A, U, B = g.A, 'US', 'British'

with A(B, '92', 'the dockyard at Isle aux Noix', build=True):
    br.drag('Linnet', 'Isle aux Noix')
    with s.fault('15.14 15.11 3.23', 'the Confiance, a vessel of Summer-Autumn 1814, is built in Spring-Summer 1814'):
        br.drag('Confiance', 'Isle aux Noix')
with A(U, '91', 'Perry out', 'Perry'):
    us.drag('Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers', 'Lake Erie Control Box', at='beside')
with A(B, '86', 'Drummond to Prescott', 'Drummond'):
    br.march('Drummond 104th 10th_R.V.', 'Gananoque', 'Prescott')
g.hold(U, '76')
with A(B, '85', 'Riall', 'Riall', pick='Lincoln'):
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
with A(U, '93', 'Scott', 'Scott'):
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Batavia')
with A(B, '73', 'Yeo out', 'Yeo', lag=True):
    own = 'Wolfe Royal_George Melville Earl_of_Moira Beresford Sydney_Smith'
    br.drag('Yeo ' + own, 'Lake Ontario Control Box')
g.hold(U, '87')
with A(B, '75', 'two to Ft. George'):
    br.vp(g.book.due())
    br.each('103rd Glengarry', 'Stoney Creek')
    br.each('103rd Glengarry', 'Ft. George')
with A(U, '80', 'Chauncey out', 'Chauncey', ret='Yeo ' + own, flips='General_Pike Wolfe'):
    fleet = 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
    us.drag('Chauncey ' + fleet, 'Lake Ontario Control Box', at='beside')
    d = t.pieces(own)
    m = naval_drm(t.pieces(fleet), d, t.find('General Pike'), d[0], 0, 1)
    assert m == 1 and naval(3 + m) == 'A1 D1 att', m
    us.roll('1d6', 3)
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.drag('Yeo ' + own, 'Kingston')
    br.flip('Wolfe')
    us.vp(g.book.due())
with A(B, '77', 'Wolfe repaired', flips='Wolfe', build=True):
    br.flip('Wolfe')
with A(U, '94', 'General Pike repaired', flips='General_Pike', build=True):
    us.flip('General_Pike')
with A(B, '81', 'Norfolk'):
    br.drag('Norfolk', "Brant's Ford")
s.play('a third card held')
with s.fault('7.34 7.35 7.32', 'the American holds a third card of the same hand'):
    us.hold('79')
with A(B, '82', 'Rottenburg', 'Rottenburg'):
    br.march('Rottenburg br:13th 49th', 'Coteau du Lac', 'Cornwall')
with A(U, '96', 'frigate and brig', build=True):
    us.drag('Superior Jefferson', 'Sackets Harbour')
with A(B, '84', 'R.N.R.'):
    br.drag('R.N.R.', 'Burlington')
with A(U, '102', 'Izard at Lacolle', 'Izard', ret='Canadian_Fencibles'):
    us.march('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY', 'Lacolle')
    assert supplied(t, U, 'Champlain NY') and supplied(t, B, 'Lacolle')
    assert fight(t, U, 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', 1814, (5, 2)) == 'DR'
    us.roll('2d6', 2, 5)
    goes(t, B, 'Lacolle', 'La Prairie', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'La Prairie')
    g.pts(us)
assert hand_sizes(t) == (0, 0)

s.play('fleets, arrivals, turn')
us.delete([mark_at(t, 'Lake Erie Control Box')])
br.drag('Nancy', 'Lake Huron Control Box', at='beside')
br.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
muster(br, '1814b', groups=False)
br.turn('Summer-Autumn 1814')
s.play('the Treaty, the deal')
us.drag([treaty.id], '1814 Deck', how='pieces')
g.deal(B, 1814, '106', '100', '95', '98', '103', '78', '97', '101', '90')
for c in ('76', '87', '79'):
    g.take(U, c)
g.deal(U, 1814, '99', '105', '89', '83', '104', '74')
assert hand_sizes(t) == (9, 9)

with A(B, '106', 'Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
with A(U, '99', 'Saratoga and Eagle', build=True):
    us.each('Saratoga Eagle', 'Vergennes')
with A(B, '100', 'Fencibles and another'):
    br.drag('82nd 3rd_(Buffs)', 'Montreal')
with A(U, '87', 'Macdonough out', 'Macdonough'):
    us.drag('Macdonough Saratoga Eagle', 'Lake Champlain Control Box')
    us.vp(g.book.due())
with A(B, '95', 'Riall back', 'Riall'):
    br.drag('Riall 1/R._Scots', 'Queenston')
with A(U, '105', 'Harrison crosses', 'Harrison'):
    us.each('Harrison us:24th us:28th', 'Sandwich')
    g.pts(us)
s.done()
