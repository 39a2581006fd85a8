"""Aŭtuno 1813, vintro, printempo 1814: Klara notas ĉion, Petro ŝercas; regimento sur nula loko kaj malnova karto."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Klara', br='Petro', what='the last cards of 1813, fleets home, a winter in which a regiment lives at Smiths Creek, arrivals of 1814, an 1813 card played in 1814')
t = s.t
aid18.lay(t, '1813b')
UF = 'Chauncey Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
t.lay(UF, 'Lake Ontario Control Box')
t.lay_face('Madison Scourge')
t.lay('Scourge', 'Sackets Harbour')
UF = UF.replace(' Scourge', '')
BF = 'Barclay Queen_Charlotte Hunter Lady_Prevost'
t.lay(BF, 'Lake Erie Control Box', 'British')
t.lay_face('Chippawa', True, 'British')
t.lay('us:15th us:16th us:9th', 'Ogdensburg')
hands(t, ['52', '42', '44'], ['66', '45', '51'])
burn_to(t, 1813, 26)
t.lay_vp(label(position(t)))
t, us, br = s.begin()
B = Book(t)


def a():
    us.march('Scott 20th 23rd 25th 29th', 'Utica', 'Canandaigua', 'Batavia')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('Scott 20th 23rd 25th 29th', 'Buffalo')


turn(s, 'US', '44', 'karto 44: Scott al Buffalo', a, 'spmd', leader='Scott', book=B)


def a():
    way('Kingston', 'Smiths Creek')
    br.drag('104th', 'Smiths Creek')


turn(s, 'British', '45', ('', 'nur promenado'), a, 'pmtd', book=B)


def a():
    V = 'Van_Rensselaer us:5th us:12th us:14th'
    us.drag(V, 'Ft. Erie')
    hit(s, 'US', 'Ft. Erie', 'Buffalo', 'us:12th', 'Norfolk', (5, 6), 'DR-2')
    us.roll('2d6', 5, 6)
    us.say('10 kontraŭ 3 estas 3:1, B kontraŭ B pro la fortikaĵo: 12, Norfolk pereas')
    br.drag([t.find('Norfolk').id], 'British Eliminated')


turn(s, 'US', '52', 'karto 52: Van Rensselaer trans la riveron', a, 'spmvd', leader='Van Rensselaer', ret='Norfolk', book=B)
turn(s, 'British', '51', ('', 'unu mi tenas por poste'), None, 'ht', book=B)
turn(s, 'US', '42', 'karto 42: ŝipoj en Erie, Lawrence kaj Niagara kaj du skunoj', lambda: us.each('Lawrence Niagara Ariel Scorpion', 'Erie PA'), 'spmd', build=True, book=B)


def a():
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost De_Meuron 89th', 'Montreal')


turn(s, 'British', '66', ('', ''), a, 'pmd', leader='Prevost', book=B)

s.play('fleet return')
us.drag(UF, 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.drag(BF, 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('poentoj restas')
B.ok()
us.turn('Winter 1813-14')

s.play('winter')
us.say('vintro: ĉiu lokon por lokon')
spots = [n for (n, sd) in excess(t) if n != 'Smiths Creek']
attrition(s, keep=('1/41st', '49th', '8th'), spaces=spots)
us.flip('Madison Scourge')
br.flip('Chippawa')
with s.fault('16.26 16.21 16.2 16.23', 'the 104th stays at Smiths Creek, a space of value 0, through the winter'):
    us.say('preta. printempo')
    us.turn('Spring-Summer 1814')

s.play('arrivals and deal')
muster(us, '1814a')
muster(br, '1814a')
us.drag([t.find_card_anywhere('Treaty of Ghent').id], 'Marker Pool', how='pieces')
season(s, '1814', ['82', '75', '77', '79', '85', '88', '93', '96', '74'], ['76', '86', '78', '83', '87', '92', '98', '81'], order='bu')
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', at=t.m.decks['1814 Deck'], how='pieces')
t.shuffle(us, '1814 Deck')

s.play('BR plays the card of 1813')
with s.fault('7.35 7.24 7.22 5.2', 'Card 51 of the 1813 deck, held over the year, is played in 1814', also=('7.21', '7.23')):
    br.drag([t.card('51').id], 'Albany', at=t.card_spot(), how='pieces')
    br.reveal('51')
    br.say('jen mia konservita karto: 4/R. Scots al Montreal')
br.drag('4/R._Scots', 'Trois-Rivieres')
br.drag('4/R._Scots', 'Montreal')
br.discard('51')
turn(s, 'US', '82', 'karto 82: Superior kaj Jefferson', lambda: us.each('Superior Jefferson', 'Sackets Harbour'), 'spmd', build=True, book=B)
turn(s, 'British', '76', ('', 'Prince Regent kaj Linnet'), lambda: (br.drag('Prince_Regent', 'Kingston'), br.drag('Linnet', 'Isle aux Noix')), 'pmtd', build=True, book=B)
s.done()
