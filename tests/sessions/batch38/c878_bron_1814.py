"""Vår och sommar 1814: Signe skriver långt, Olle bara siffror; hon vänder hans brickor, han flyttar hennes poäng."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Signe', br='Olle', what='1814: ships built, the Niagara crossed twice, Ft. Erie and Chippawa, landing at Port Dover, a fleet battle on Ontario with both damaged, repairs, two holds')
t = s.t
aid18.lay(t, '1814a')
hands(t, ['82', '79', '83', '96', '84', '77', '75', '88', '74'], ['76', '78', '86', '80', '92', '98', '81', '87', '93'])
t.lay_vp(label(position(t)))
t, us, br = s.begin()
B = Book(t)


def a():
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')


turn(s, 'British', '76', '76, 2+1', a, 'psmd', build=True, book=B)

BN = 'Brown us:9th us:11th us:21st us:22nd us:23rd us:25th'


def a():
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march(BN, 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')


turn(s, 'US', '84', 'Brown är en etta: sex regementen den långa vägen till Buffalo, precis 6 poäng', a, 'spmd', leader='Brown', book=B)


def a():
    br.drag('Riall 1/R._Scots', 'Ft. Niagara')


turn(s, 'British', '78', '78', a, 'pmswd', leader='Riall', book=B)


def a():
    us.drag(BN, 'Ft. Erie')
    hit(s, 'US', 'Ft. Erie', 'Buffalo', 'us:9th', '1/41st', (2, 3), 'EX')
    us.say('24 mot 5+1 = 4:1, B mot A, floden, Brown')
    us.roll('2d6', 2, 3)
    us.say('7, utbyte. nian vänds och 41:an, och då har du bara en reducerad kvar: du måste gå')
    us.flip('us:9th 1/41st')
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ('Buffalo',))
    br.drag('1/41st', 'Chippawa')


turn(s, 'US', '83', 'Brown över Niagara', a, 'spmvd', leader='Brown', flips='us:9th 1/41st', ret='1/41st', book=B)


def a():
    way('Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('103rd Glengarry', 'Queenston')


turn(s, 'British', '80', '80', a, 'pmsd', book=B)


def a():
    G = BN.replace(' us:9th', '')
    us.drag(G, 'Chippawa')
    hit(s, 'US', 'Chippawa', 'Ft. Erie', 'us:11th', '89th', (4, 5), 'DR-1')
    us.roll('2d6', 4, 5)
    us.say('20 mot 7, 1814 har rödrockarna inget extra. 11: DR-1')
    us.flip('89th')
    goes(t, 'British', 'Chippawa', 'Queenston', ('Ft. Erie',))
    br.drag('89th 1/41st', 'Queenston')


turn(s, 'US', '79', 'Brown vidare till Chippawa, nian håller Ft. Erie (2 räcker)', a, 'spmwd', leader='Brown', flips='89th', ret='89th 1/41st', book=B)

YEO = 'Yeo Royal_George Wolfe Melville Prince_Regent Earl_of_Moira Beresford Sydney_Smith'
turn(s, 'British', '86', '86 sjö', lambda: br.drag(YEO, 'Lake Ontario Control Box'), 'pmsvd', leader='Yeo', book=B)

PF = 'Perry Lawrence Niagara Caledonia Scorpion Tigress Porcupine Somers'


def a():
    room(t.pieces('Lawrence Niagara'), t.pieces('us:26th 5th_PA'))
    us.drag(PF + ' us:26th 5th_PA', 'Port Dover')
    hit(s, 'US', 'Port Dover', [], 'us:26th', 'Norfolk', (3, 5), 'DR', landing=True, sup='Erie PA')
    us.roll('2d6', 3, 5)
    us.say('8+2 = 10')
    goes(t, 'British', 'Port Dover', "Brant's Ford")
    us.drag([t.find('Norfolk').id], "Brant's Ford")
    us.vp(B.due())
    us.say('ombord 1, överfart 1, landstigning 2, och ut på sjön 1')
    us.drag(PF, 'Lake Erie Control Box')


turn(s, 'US', '77', 'Perry är också en etta: 26:e och 5:e PA till Port Dover', a, 'spmvd', leader='Perry', sea='us:26th 5th_PA', ret='Norfolk', book=B)


def a():
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal', 'Prescott')


turn(s, 'British', '92', '92', a, 'pmsd', leader='Prevost', book=B)

CH = 'Chauncey Oneida Madison General_Pike Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'


def a():
    us.drag(CH, 'Lake Ontario Control Box')
    A, Dn = CH.replace('Chauncey ', ''), YEO.replace('Yeo ', '')
    assert sea(t, A, Dn, 'General_Pike', 'Prince_Regent', 5, 0, 1) == 'A1 D1 att'
    us.say('8 mot 7 +1, A mot A, fregatt -1, Yeo -1')
    us.roll('1d6', 5)
    us.flip('General_Pike')
    us.drag('General_Pike', 'Sackets Harbour')
    br.say('4')
    us.flip('Prince_Regent')
    br.drag(YEO, 'Kingston')


turn(s, 'US', '75', 'Chauncey söker slag', a, 'spmvd', leader='Chauncey', flips='General_Pike Prince_Regent', ret=YEO, book=B)
turn(s, 'British', '98', '98 lagar', lambda: br.flip('Prince_Regent'), 'pmsd', flips='Prince_Regent', book=B)
turn(s, 'US', '82', 'Superior 2 och General Pike lagad 1', lambda: (us.drag('Superior', 'Sackets Harbour'), us.flip('General_Pike')), 'spmd', flips='General_Pike', build=True, book=B)


def a():
    us.flip('1/41st')


turn(s, 'British', '81', '81, 41 hel', a, 'psmd', flips='1/41st', book=B)
assert supplied(t, 'British', 'Queenston')
turn(s, 'US', '88', 'den här sparar jag', None, 'sh', book=B)
turn(s, 'British', '87', '', None, 'h', book=B)
s.done()
