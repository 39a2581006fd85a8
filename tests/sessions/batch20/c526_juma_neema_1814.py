"""1814, spring into autumn. Juma (US) tells every sum, often after the dice; Neema (British) books the points for both and drags her leaders last."""
from aid20a import *

s = Session('dev-1812-faults', us='Juma', br='Neema', what='Spring-Summer 1814 whole, fleets out, Treaty back in the deck, first plays of autumn; Swahili: leaders last, sums after the dice')
t = s.t
spring_1814(t)
t.lay_hand('US', ('86', '80', '83', '85', '88', '92', '84', '87', 'Campaign@1814'))
t.lay_hand('British', ('76', '73', '75', '78', '79', '82', '77', '81', 'Bladensburg'))
burn_to(t, 1812, 36)
burn_to(t, 1813, 36)
t.lay([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', 'US')
g = G(s, vp=('foe', 'now'))
t, us, br = g.begin()
us.say('habari. karata tisa kila mmoja, wewe kwanza')

with g.p('British', '76', None, 'najenga Prince Regent na Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with g.p('US', '86', None, build=True, lay='late'):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('mbili na moja ni tatu')

with g.p('British', '73', 'Riall', 'Riall avuka mto', pick='Lincoln'):
    br.drag('1/R._Scots', 'Queenston')
    br.drag('1/R._Scots Lincoln', 'Lewiston')
    br.drag('Riall', 'Queenston')
    br.drag('Riall', 'Lewiston')

with g.p('US', '88', 'Brown', 'Brown kwenda Ogdensburg'):
    us.drag('us:9th us:11th us:21st us:23rd us:25th Brown', 'Ogdensburg')
    assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4

with g.p('British', '78', 'Drummond', 'Drummond hadi Prescott'):
    hop(br, '104th 2/R._Marines', 'Gananoque', 'Prescott')
    br.drag('Drummond', 'Prescott')

with g.p('US', '80', 'Brown', 'twende!', ret='Drummond 104th 1/R._Marines 2/R._Marines'):
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Prescott')
    br.say('tunabaki hapa')
    A, D = 'us:9th us:11th us:21st us:23rd us:25th', '104th 1/R._Marines 2/R._Marines'
    assert fight(t, A, D, 'Prescott', (6, 4), 'us:9th', '104th', 1, 1, frm='Ogdensburg', route=True) == 'DR'
    us.roll('2d6', 6, 4)
    us.say('20 kwa 10, +1. mto -1. viongozi sawa. Kumi')
    goes(t, 'British', 'Prescott', "Crysler's Farm", came=('Ogdensburg',))
    br.drag('104th 1/R._Marines 2/R._Marines', "Crysler's Farm")
    br.drag('Drummond', "Crysler's Farm")

with g.p('British', '82', 'Prevost', 'Prevost na jeshi zima', pick='br:13th 49th De_Watteville'):
    hop(br, 'br:16th 90th 37th', 'Trois-Rivieres', 'Montreal')
    br.drag('br:16th 90th 37th br:13th 49th De_Watteville', 'Coteau du Lac')
    br.drag('br:16th 90th 37th br:13th 49th De_Watteville', 'Cornwall')
    br.drag('Prevost', 'Cornwall')
    assert cost('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall') == 4

with g.p('US', '83', 'Izard', 'Izard kaskazini', ret='Canadian_Fencibles', flips='us:6th Canadian_Fencibles'):
    A = 'us:6th us:13th us:15th us:29th us:30th'
    us.drag('Izard ' + A, 'Champlain NY')
    us.drag('Izard ' + A, 'Lacolle')
    br.say('Fencibles wanasimama')
    assert fight(t, A, 'Canadian_Fencibles', 'Lacolle', (3, 3), 'us:6th', 'Canadian_Fencibles', frm='Champlain NY') == 'EX'
    us.roll('2d6', 3, 3)
    us.say('18:5, +2; msitu -1; saba')
    us.flip('us:6th')
    br.flip('Canadian_Fencibles')
    br.say('nina nusu tu, naondoka')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')

with g.p('British', '75', None, 'narudisha Fencibles', flips='Canadian_Fencibles'):
    assert supplied(t, 'British', 'Isle aux Noix')
    br.flip('Canadian_Fencibles')

with g.p('US', '85', 'Perry', 'Perry ziwani, alama yangu iko tayari'):
    us.drag('Lawrence ship:Niagara Caledonia Perry', 'Lake Erie Control Box')

with g.p('British', '79', 'Yeo', 'Yeo'):
    br.drag('Royal_George Wolfe Melville Prince_Regent Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')

with g.p('US', '92', None, 'Mohawk na Jones', build=True):
    us.drag('ship:Mohawk', 'Sackets Harbour')
    us.drag('Jones', 'Sackets Harbour')

with g.p('British', '81', lay='straight'):
    br.drag('br:Mohawk', 'Queenston')

with g.p('US', None, None, 'kampeni: Harrison na Macomb', text='US Campaign'):
    us.play('Campaign')
    us.drag('us:24th us:28th Harrison', 'Sandwich')
    us.drag('us:31st Macomb', 'Champlain NY')
    us.discard('Campaign')

with g.p('British', 'Bladensburg', None, 'Bladensburg! mbili', off='none', extra=-2):
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')

with g.p('US', '84', off='later'):
    hop(us, 'us:19th', 'Meadville', 'Erie PA')

g.hold('British', '77', 'naweka')
g.hold('US', '87', 'nami')

s.play('fleets out')
br.say('Nancy Huron, alama zote ziondoke')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.delete([mark_at(t, 'Lake Erie Control Box')])
g.book.ok()

s.play('autumn 1814')
muster(br, '1814b')
us.say('alama ya zamu?')
br.turn('Summer-Autumn 1814')
assert not arrivals(t, '1814b', 'US')

s.play('Ghent back, deal')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
deal(t, br, 1814, '89', '90', '91', '93', '95', '96', '97', '98')
deal(t, us, 1814, '99', '100', '101', '102', '103', '104', '105', '106')
br.say('8 + 1')
g.last = None

with g.p('British', '96', 'Prevost', 'Prevost kwa Prescott, nachukua wa Crysler pia', pick='104th 1/R._Marines 2/R._Marines Drummond', ret='Brown us:9th us:11th us:21st us:23rd us:25th'):
    M = 'br:16th 90th 37th br:13th 49th De_Watteville'
    br.drag(M, "Crysler's Farm")
    br.drag(M + ' 104th 1/R._Marines 2/R._Marines', 'Prescott')
    br.drag('Prevost', "Crysler's Farm")
    br.drag('Prevost Drummond', 'Prescott')
    us.say('tunapigana')
    assert fight(t, M + ' 104th 1/R._Marines 2/R._Marines', 'us:9th us:11th us:21st us:23rd us:25th', 'Prescott', (5, 5), '49th', 'us:9th', 0, 1, frm="Crysler's Farm") == 'DR'
    br.roll('2d6', 5, 5)
    us.say('1:1, A kwa B +1, Brown -1. kumi. sawa')
    goes(t, 'US', 'Prescott', 'Ogdensburg', came=("Crysler's Farm",))
    us.drag('us:9th us:11th us:21st us:23rd us:25th Brown', 'Ogdensburg')

with g.p('US', '102', 'Chauncey', 'Chauncey na meli zote kubwa', ret='Yeo Royal_George Wolfe Melville Prince_Regent Earl_of_Moira', flips='Superior Prince_Regent'):
    F = 'Superior ship:Mohawk General_Pike Madison Jefferson Jones Oneida Sylph'
    us.drag(F + ' Chauncey', 'Lake Ontario Control Box')
    E = 'Royal_George Wolfe Melville Prince_Regent Earl_of_Moira'
    assert sea(t, F, E, 'Superior', 'Prince_Regent', 4, 0, 1) == 'A1 D1 att'
    us.roll('1d6', 4)
    us.say('8 kwa 5 +1, Yeo -1: nne')
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Prince_Regent')
    br.drag(E + ' Yeo', 'Kingston')

with g.p('British', '89', None, 'natengeneza Prince Regent', flips='Prince_Regent'):
    br.flip('Prince_Regent')

with g.p('US', '99', None, 'nami Superior', flips='Superior'):
    us.flip('Superior')

with g.p('British', '90', 'Rottenburg', 'Rottenburg: La Prairie'):
    hop(br, 'LC_Militia', 'Coteau du Lac')
    br.drag('Rottenburg', 'Coteau du Lac')

g.hold('US', '101', 'naweka tena')
g.hold('British', '91', 'basi kesho')
g.end()
