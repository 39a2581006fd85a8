"""Spanish, both lay the card only when the play is over (hand to table to pile at the end); summer-autumn 1814, Lake Champlain built up and fought for."""
from lay18 import *
from session import Session

s = Session('dev-1812-faults', us='Inés', br='Tomás', what='Spanish, cards laid at the end of each play: yards of Lake Champlain, a frigate, the battle of the lake, Prevost, Lacolle, Bladensburg, depot, restore, fleet return')
t = s.t
autumn_1814(t)
hands(t, ['82', '104', '105', '81'], ['102', '103', '106', 'Bladensburg', '94'])
t, us, br = s.begin()
book = Book(t)


def end(p, c):
    p.play(c)
    p.discard(c)


with act(s, 'BR astilleros', 'British', '102', build=True, book=book):
    br.say('Linnet y Confiance en Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('Confiance', 'Isle aux Noix')
    end(br, '102')

with act(s, 'US astilleros', 'US', '82', build=True, book=book):
    us.say('Saratoga, Ticonderoga, Eagle')
    for n in ('Saratoga', 'Ticonderoga', 'Eagle'):
        us.drag([t.find('ship:' + n).id], 'Vergennes')
    end(us, '82')

with act(s, 'BR Downie al lago', 'British', '103', 'Downie', book=book):
    br.say('Downie sale con los cuatro')
    br.drag('Downie Confiance Linnet Chubb Finch', 'Lake Champlain Control Box')
    br.vp(book.due())
    end(br, '103')

with act(s, 'US Macdonough', 'US', '104', 'Macdonough', pick='Preble Montgomery President', flips='Saratoga Confiance', ret='Downie Confiance Linnet Chubb Finch', fights={'Saratoga': 'Lake Champlain Control Box'}, book=book):
    us.say('Macdonough recoge las balandras en Plattsburg y entra')
    us.drag('Macdonough Saratoga Eagle ship:Ticonderoga', 'Plattsburg')
    us.drag('Macdonough Saratoga Eagle ship:Ticonderoga Preble Montgomery President', 'Lake Champlain Control Box')
    a, d = t.pieces('Saratoga Eagle ship:Ticonderoga Preble Montgomery President'), t.pieces('Confiance Linnet Chubb Finch')
    assert naval_drm(a, d, a[0], d[0], 1, 0) == 2 and naval(2 + 2) == 'A1 D1 att'
    us.roll('1d6', 2)
    us.say('2+2: uno cada uno, el lago para mí')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Vergennes')
    br.flip('Confiance')
    br.drag('Downie Linnet Chubb Finch Confiance', 'Isle aux Noix')
    us.vp(book.due())
    end(us, '104')

with act(s, 'BR Prevost', 'British', '106', 'Prevost', book=book):
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    for w in ('Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean'):
        br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', w)
    end(br, '106')

with act(s, 'US Izard en Lacolle', 'US', '105', 'Izard', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=book):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Izard us:13th us:15th us:6th', 'Champlain NY')
    us.drag('Izard us:13th us:15th us:6th', 'Lacolle')
    assert supplied(t, 'US', 'Champlain NY') and supplied(t, 'British', 'Isle aux Noix')
    assert fight(t, 'US', 'Lacolle', ['Champlain NY'], '13th', 'Canadian Fencibles', 1814, (6, 5)) == 'DR-1'
    us.roll('2d6', 6, 5)
    br.say('vaya tirada')
    br.flip('Canadian_Fencibles')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(book.due())
    end(us, '105')

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True, book=book):
    br.say('Bladensburg como evento, 2 puntos')
    br.vp(book.due(-2))
    br.play('Bladensburg')
    c = t.card('Bladensburg', br)
    br.drag([c.id], 'Cards Used for VPs', how='pieces')

with act(s, 'US depósito', 'US', '81', build=True, book=book):
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')
    us.say('depósito en Plattsburg')
    end(us, '81')

with act(s, 'BR repone', 'British', '94', build=True, flips='Canadian_Fencibles', book=book):
    assert supplied(t, 'British', 'Isle aux Noix')
    br.flip('Canadian_Fencibles')
    br.say('los Fencibles, enteros')
    end(br, '94')

s.play('vuelta de las flotas')
us.say('sin cartas los dos. Mis barcos a Plattsburg')
us.drag('Macdonough Eagle ship:Ticonderoga Preble Montgomery President', 'Plattsburg')
us.put('US Lake Control', 'Lake Champlain Control Box')
book.ok()
us.say('fin de la guerra con %s. Buena partida' % book.due())
s.done()
