"""Tardor de 1814 fins al tractat: la Mercè compta tot en veu alta, en Jordi juga de pressa, desfà i riu."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Mercè', br='Jordi', what='autumn 1814 to the end: Bladensburg for points, great ships on Champlain, a fleet battle with damage, Plattsburg falls with a damaged ship in it, the treaty with cards in hand, New Orleans last')
t = s.t
aid18.lay(t, '1814b')
hands(t, ['82', '84', '83', 'Battle of New Orleans', '74', '101', '79', '85', '88'], ['Bladensburg', '76', '92', '75', '102', 'Treaty of Ghent', '80', '91', '78'])
burn_to(t, 1814, 18)
t.lay_vp(label(position(t)))
t, us, br = s.begin()
B = Book(t)

s.play('BR Bladensburg')
br.play('Bladensburg')
br.say('Bladensburg, +2 per a mi')
br.vp(B.due(-2))
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
turn(s, 'US', '82', 'carta 82, NBV 3: Saratoga 1, Eagle 1 i el Ticonderoga 1', lambda: us.each('Saratoga Eagle ship:Ticonderoga', 'Plattsburg'), 'spmd', build=True, book=B)


def a():
    br.drag('Confiance Linnet', "Isle aux Noix")


turn(s, 'British', '76', ('Confiance i Linnet, 2+1', ''), a, 'mpsd', build=True, book=B)


turn(s, 'US', 'Battle of New Orleans', 'guardo una carta', None, 'sh', book=B)

ARM = 'br:6th 82nd 97th 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th 81st 88th Nova_Scotia_Fencibles'


def a():
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.drag('Prevost ' + ARM, 'Chambly')
    br.drag('Prevost ' + ARM, 'Isle aux Noix')


turn(s, 'British', '92', ('tot Quebec amb en Prevost', 'catorze regiments'), a, 'psmtd', leader='Prevost', book=B)
UL = 'Saratoga Eagle ship:Ticonderoga President Preble'


def a():
    us.drag('Saratoga Eagle', 'Lake Champlain Control Box')


turn(s, 'US', '83', 'dos vaixells al llac, carta de 2', a, 'spmvd', book=B)
BL = 'Downie Confiance Linnet Chubb Finch'


def a():
    br.drag(BL, 'Lake Champlain Control Box')
    r = sea(t, 'Confiance Linnet Chubb Finch', 'Saratoga Eagle', 'Confiance', 'Saratoga', 3)
    assert r == 'A1 D2 att', r
    br.roll('1d6', 3)
    br.say('4 contra 2 +2, B contra A -1, fragata +1: 5')
    br.flip('Confiance')
    br.drag('Confiance', 'Isle aux Noix')
    us.flip('Saratoga Eagle')
    us.drag('Saratoga Eagle', 'Plattsburg')


turn(s, 'British', '75', ('', ''), a, 'pmdv', leader='Downie', flips='Confiance Saratoga Eagle', ret='Saratoga Eagle', book=B)
turn(s, 'US', '84', 'una reparació: Saratoga, NBV 1', lambda: us.flip('Saratoga'), 'spmd', flips='Saratoga', book=B)


def a():
    way('Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Prevost ' + ARM, 'Champlain NY')
    br.drag('Prevost ' + ARM.replace(' Nova_Scotia_Fencibles', ''), 'Plattsburg')
    hit(s, 'British', 'Plattsburg', 'Champlain NY', '82nd', 'us:6th', (4, 4), 'DR')
    br.roll('2d6', 4, 4)
    us.say('8 més 2, DR')
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ('Champlain NY',))
    us.drag('Izard Macomb us:6th us:13th 15th 29th us:30th 31st', 'Ticonderoga')
    us.say('i els vaixells a Vergennes amb en Macdonough')
    us.drag('Saratoga Eagle ship:Ticonderoga President Preble Montgomery', 'Vergennes')


turn(s, 'British', '102', ('Plattsburg!', ''), a, 'psmvd', leader='Prevost', ret='Izard Macomb us:6th us:13th 15th 29th us:30th 31st Saratoga Eagle ship:Ticonderoga President Preble Montgomery', book=B)


def a():
    us.drag('Brown us:9th us:11th', 'Cape Vincent')


turn(s, 'US', '74', 'en Brown a Cape Vincent', a, 'spmd', leader='Brown', book=B)

turn(s, 'British', '78', ('', 'en Riall a Ft. Niagara, amb el 100 ja són 7: +3'), lambda: br.drag('Riall 1/R._Scots', 'Ft. Niagara'), 'pmtvd', leader='Riall', book=B)


def a():
    way('Buffalo', 'Schlosser', 'Lewiston', 'Ft. Niagara')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara')
    hit(s, 'US', 'Ft. Niagara', 'Lewiston', 'Seneca', '1/R. Scots', (2, 4), 'AR')
    us.roll('2d6', 2, 4)
    us.say('6 contra 7 i el fort 2: 1:2, l Scott +2. un 6, fora')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Lewiston')


turn(s, 'US', '79', 'ara setge: Scott amb els voluntaris i els Seneca', a, 'spmd', leader='Scott', book=B)

s.play('BR Treaty of Ghent')
br.play('Treaty of Ghent')
br.say('Tractat de Gant. em queden dues cartes, -2')
assert hand_sizes(t)[1] == 2
br.vp(B.due(2))
br.discard('Treaty of Ghent')

s.play('US New Orleans, the end')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.say('i la guardada: Nova Orleans, +2')
us.vp(B.due(2))
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
us.say('el marcador diu %s. bona partida' % label(tracked(t)))
br.say('igualment, gràcies')
s.done()
