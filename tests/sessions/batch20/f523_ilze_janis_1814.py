"""Autumn 1814 to the Treaty, two faults: a reduced regiment dies while fresh ones stand beside it; the Treaty costs one point with two cards in hand."""
from aid20a import *

s = Session('dev-1812-faults', us='Ilze', br='Jānis', what='Summer-Autumn 1814, Latvian: the reduced 22nd is removed for the exchange at Prescott; Treaty of Ghent with two cards left and one point paid')
t = s.t
spring_1814(t)
t.lay_face('us:22nd', True, 'US')
burn_to(t, 1812, 36)
burn_to(t, 1813, 36)
t.lay([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', 'US')
burn_to(t, 1814, 18)
g = G(s, vp=('now', 'now'))
t, us, br = g.begin()

s.play('fleets out')
us.say('pavasaris beidzies. Erijs mans, Hurons tavs')
us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box')])
us.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()

s.play('autumn 1814')
us.turn('Summer-Autumn 1814')
muster(br, '1814b', groups=False)
assert not arrivals(t, '1814b', 'US')

s.play('Ghent back, deal')
br.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')
t.shuffle(br, '1814 Deck')
deal(t, us, 1814, '100', '101', '102', '103', '104', '105', '106', '94', 'Campaign')
deal(t, br, 1814, '97', '98', '99', '91', '93', '95', '96', '92', 'Treaty of Ghent')
assert sizes(t) == (9, 9)

with g.p('British', '92', None, 'būvēju abus', build=True):
    br.drag('Confiance Linnet', 'Isle aux Noix')

with g.p('US', '101', 'Brown', 'Brauns uz Ogdensburgu'):
    us.drag('Brown us:9th us:11th us:21st us:23rd us:22nd', 'Antwerp')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:22nd', 'Ogdensburg')

with g.p('British', '96', 'Prevost', 'pieci pulki uz Monreālu'):
    br.drag('Prevost 82nd 90th 88th 81st 76th', 'Trois-Rivieres')
    br.drag('Prevost 82nd 90th 88th 81st 76th', 'Montreal')

s.play('US Brown at Prescott')
g.last = 'US'
us.say('pāri upei')
us.play('103')
A = 'us:9th us:11th us:21st us:23rd us:22nd'
us.drag('Brown ' + A, 'Prescott')
br.say('palieku')
assert fight(t, A, '1/R._Marines', 'Prescott', (2, 2), 'us:9th', '1/R._Marines', 1, 0, frm='Ogdensburg', route=True) == 'EX'
us.roll('2d6', 2, 2)
us.say('16 pret 3, +4, upe -1, Brauns +1. astoņi, apmaiņa')
br.flip('1/R._Marines')
goes(t, 'British', 'Prescott', "Crysler's Farm", came=('Ogdensburg',))
br.drag('1/R._Marines', "Crysler's Farm")
with s.fault('10.52 10.32(1) 10.32 10.51(EX) 10.51', 'the reduced 22nd is removed though four fresh units fought', 'result|CRT'):
    us.say('es atdodu 22., tas tāpat bija puse')
    us.drag('us:22nd', 'US Eliminated')
g.points(us)
us.discard('103')

with g.p('British', '95', 'Downie', 'Downie'):
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')

with g.p('US', '102', None, 'fregate un briga', build=True, off='other'):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')

with g.p('British', '98', 'Rottenburg', 'Rottenburg uz Kornvolu'):
    hop(br, 'Rottenburg De_Watteville br:13th 49th', 'Coteau du Lac', 'Cornwall')

with g.p('US', '100', None, 'Saratoga un Eagle', build=True):
    us.drag('Saratoga', 'Vergennes')
    us.drag('ship:Eagle', 'Vergennes')

with g.p('British', '93', 'Yeo', lay='blind'):
    br.drag('Royal_George Wolfe Melville Earl_of_Moira Yeo', 'Lake Ontario Control Box')

with g.p('US', '104', 'Macdonough', 'Makdono', pick='ship:President Preble ship:Montgomery', ret='Downie Confiance Linnet Chubb Finch', flips='Saratoga Confiance Linnet'):
    us.drag('Macdonough Saratoga ship:Eagle', 'Plattsburg')
    F = 'Saratoga ship:Eagle ship:President Preble ship:Montgomery'
    us.drag('Macdonough ' + F, 'Lake Champlain Control Box')
    assert sea(t, F, 'Confiance Linnet Chubb Finch', 'Saratoga', 'Confiance', 3, 1, 0) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.say('+1 +1 +1 -1: pieci')
    br.flip('Confiance')
    br.flip('Linnet')
    br.drag('Confiance Linnet Chubb Finch Downie', 'Isle aux Noix')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')

with g.p('British', '99', 'Rottenburg', 'Rottenburg uz Preskotu', ret='Brown us:9th us:11th us:21st us:23rd'):
    br.drag('Rottenburg De_Watteville br:13th 49th', "Crysler's Farm")
    br.drag('Rottenburg De_Watteville br:13th 49th', 'Prescott')
    us.say('es eju projām, Ogdensburga')
    goes(t, 'US', 'Prescott', 'Ogdensburg', came=("Crysler's Farm",))
    us.drag('us:9th us:11th us:21st us:23rd Brown', 'Ogdensburg')

with g.p('US', '105', 'Harrison', 'Harisons'):
    us.each('us:24th us:28th Harrison', 'Sandwich')

s.play('BR Treaty of Ghent')
br.say('miers! Ģentes līgums')
br.play('Treaty of Ghent')
assert len(t.hand('British')) == 2 and len(t.hand('US')) == 3
g.book.ok()
with s.fault('4.22 4.12', 'two cards are left in hand, two points are due, one is paid', 'card|VP'):
    br.say('man rokā vēl kārtis, mīnus viens')
    br.vp(label(tracked(t) + 1))
br.discard('Treaty of Ghent')
us.say('paldies, %s' % label(tracked(t)))
assert supplied(t, 'British', 'Kingston') and supplied(t, 'US', 'Sandwich') and supplied(t, 'British', 'Isle aux Noix')
g.s.done()
