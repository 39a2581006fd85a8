"""Proljeće 1814: Ivana piše redom, Luka kratko i s kvačicama; bod previše i pluk obnovljen u tuđoj zemlji."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Ivana', br='Luka', what='1814: ships, Yeo takes Ontario for three points, a regiment restored at Ft. Malden, Ft. Niagara, Lacolle taken and held')
t = s.t
aid18.lay(t, '1814a')
t.lay_face('us:27th')
hands(t, ['82', '79', '83', '96', '84', '77', '75', '88', '74'], ['76', '78', '86', '80', '92', '98', '81', '87', '93'])
t.lay_vp(label(position(t)))
t, us, br = s.begin()
B = Book(t)


def a():
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')


turn(s, 'British', '76', 'gradim Prince Regent i Linnet', a, 'spmd', build=True, book=B)
BN = 'Brown us:9th us:11th us:21st us:22nd us:23rd us:25th'


def a():
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag(BN, 'Utica')
    us.drag(BN, 'Buffalo')


turn(s, 'US', '84', ('karta 84, Brown', 'šest bodova, točno'), a, 'spmtd', leader='Brown', book=B)

s.play('BR Yeo on Ontario')
br.play('86')
br.drag('Yeo Royal_George Wolfe Melville Prince_Regent Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
br.say('jezero je moje')
with s.fault('4.16 4.12 2.4 11.4', 'the lake is worth two points, the marker goes three'):
    br.vp(B.due(-1))
br.discard('86')

s.play('US restores the 27th')
us.say('karta 83: 27. opet puna')
us.play('83')
with s.fault('8.31', 'the 27th is restored at Ft. Malden, in British territory'):
    us.flip('us:27th')
us.discard('83')

turn(s, 'British', '78', ('Riall na Ft. Niagara, tri boda', ''), lambda: br.drag('Riall 1/R._Scots', 'Ft. Niagara'), 'pmsvd', leader='Riall', book=B)


def a():
    G = 'Izard us:6th us:13th 15th'
    us.march(G, 'Champlain NY', 'Lacolle')
    hit(s, 'US', 'Lacolle', 'Champlain NY', 'us:13th', 'Canadian Fencibles', (4, 5), 'DR')
    us.roll('2d6', 4, 5)
    us.say('12:5 je 2:1, šuma: 9')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ('Champlain NY',))
    br.drag('Canadian_Fencibles', 'Isle aux Noix')


turn(s, 'US', '79', ('karta 79, Izard preko granice', ''), a, 'spmvd', leader='Izard', ret='Canadian_Fencibles', book=B)


def a():
    br.drag('Canadian_Fencibles 70th', 'Lacolle')
    hit(s, 'British', 'Lacolle', 'Isle aux Noix', '70th', 'us:6th', (5, 4), 'AR')
    br.roll('2d6', 5, 4)
    br.say('9-3, natrag')
    br.drag('Canadian_Fencibles 70th', 'Isle aux Noix')


turn(s, 'British', '80', ('', ''), a, 'pmd', book=B)


turn(s, 'US', '96', ('karta 96: Superior 2 i Jefferson 1', ''), lambda: us.each('Superior Jefferson', 'Sackets Harbour'), 'spmd', build=True, book=B)


def a():
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('Prevost br:16th 90th 37th', 'Montreal', 'Cornwall')


turn(s, 'British', '92', ('Prevost', ''), a, 'pmsd', leader='Prevost', book=B)
PF = 'Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers'
LD = ' us:26th 5th_PA'


def a():
    room(t.pieces('Lawrence Niagara'), t.pieces(LD.strip()))
    us.drag(PF + LD, 'Port Dover')
    hit(s, 'US', 'Port Dover', [], 'us:26th', 'Norfolk', (5, 4), 'DR-1', landing=True, sup='Erie PA')
    us.roll('2d6', 5, 4)
    us.say('9+2 = 11, a norfolška milicija nema drugu stranu')
    br.drag([t.find('Norfolk').id], 'British Eliminated')


turn(s, 'US', '77', ('karta 77: Perry s 26. i 5. PA, iskrcavanje kod Port Dovera', ''), a, 'spmvd', leader='Perry', sea=LD.strip(), ret='Norfolk', book=B)


def a():
    way('York', 'Burlington', "Brant's Ford", 'Port Dover')
    br.drag('br:8th York_Militia', "Brant's Ford")
    br.drag('br:8th York_Militia', 'Port Dover')
    br.say('8. i Yorkani, napad')
    us.say('ne čekam, na brodove i natrag u Erie')
    us.drag(PF + LD, 'Erie PA')


assert holds(t, 'British', 'Ft. Erie') and not holds(t, 'US', 'Oxford')
turn(s, 'British', '98', ('', 'dobro, luka je opet moja'), a, 'pmtvd', ret=PF + LD, book=B)


def a():
    us.drag(BN, 'Ft. Erie')
    hit(s, 'US', 'Ft. Erie', 'Buffalo', 'us:9th', '1/41st', (4, 4), 'DR')
    us.roll('2d6', 4, 4)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('1/41st', 'Chippawa')


turn(s, 'US', '75', ('karta 75, Brown preko rijeke', '8+2 = 10, DR'), a, 'spmtvd', leader='Brown', ret='1/41st', book=B)
s.done()
