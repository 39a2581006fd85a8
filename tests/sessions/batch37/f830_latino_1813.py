"""End of 1813, winter, spring 1814: a retired Latin master (British) and his pupil (US). Two faults: a ship of 1814 built in 1813, a garrison that escapes the winter."""
from aid37b import *
from more import set_aside

s = Session('dev-1812-faults', us='Ines', br='Prof. Bassi', what='Autumn 1813, winter and spring 1814 with two faults: Superior (1814) built in 1813; winter attrition of Ft. MacArthur left out')
t, us, br = s.t, s.us, s.br
spent(t, 'US', [])
spent(t, 'British', [])
autumn_1813(t)
t.lay_hand('US', ['55', '62', '61', '47'])
t.lay_hand('British', ['53', '57', '66', '60'])
burn_to(t, 1813, 24)
s.begin()
b = Book(t)

with act(s, 'BR fleet', 'British', '66', book=b):
    br.say('Alea iacta est. La 66: Royal George, Wolfe e Melville sul lago')
    br.play('66')
    br.each('Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('66')

with act(s, 'US yard', 'US', '62', build=True, book=b):
    us.say('prof, 62, tre punti: la General Pike e la fregata')
    us.play('62')
    unbuilt(t, 'General_Pike Superior')
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.14 3.23 15.12', 'the frigate Superior, of 1814, is built in autumn 1813', 'earliest_turn'):
        us.drag('Superior', 'Sackets Harbour')
    br.say('Navis magna. Bene')
    us.discard('62')

with act(s, 'BR two to Montreal', 'British', '53', book=b):
    br.play('53')
    br.say('Festina lente: 89 e 70 a Montreal')
    br.drag('89th', 'Trois-Rivieres')
    br.drag('70th', 'Trois-Rivieres')
    br.drag('89th 70th', 'Montreal')
    br.discard('53')

with act(s, 'US Pike', 'US', '61', 'Pike', book=b):
    us.say('61, Pike porta il 6 e il 15 a Oswego, qui siamo in troppi per l inverno')
    us.play('61')
    us.drag('Pike us:6th 15th', 'Oswego')
    us.discard('61')

with act(s, 'BR builds', 'British', '60', build=True, book=b):
    br.say('Ab ovo: la Brock a York, la Detroit a Malden')
    br.play('60')
    unbuilt(t, 'ship:Brock ship:Detroit')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('60')

with act(s, 'US Scott', 'US', '47', 'Scott', book=b):
    us.play('47')
    us.say('47, Scott col 29 a Utica')
    us.drag('Scott 29th', 'Utica')
    us.discard('47')

with act(s, 'BR Glengarry', 'British', '57', book=b):
    br.say('Ultima: 57, Glengarry un passo avanti')
    br.play('57')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('57')

with act(s, 'US Buffalo', 'US', '55', book=b):
    us.say('55, il 5 e il 12 a Batavia')
    us.play('55')
    us.drag('us:5th 12th', 'Batavia')
    us.discard('55')

s.play('fleet home')
br.say('Finis. La flotta rientra a Kingston, il segno resta')
br.drag('Royal_George Wolfe Melville', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
b.ok()

s.play('winter')
us.turn('Winter 1813-14')
assert excess(t) == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, excess(t)
br.say('Hiems venit. Malden: quattro su tre, si gira lo Shawnee')
br.flip('Shawnee')
br.say('Le navi sono tutte sane. E tu?')
with s.fault('16.21 16.22 16.1', 'five fresh units winter at Ft. MacArthur (4): no step is lost before the next year begins', 'value'):
    us.say('da me ci stanno tutti, niente da girare')
    us.turn('Spring-Summer 1814')

s.play('1814: arrivals, deck, deal')
muster(br, '1814a')
muster(us, '1814a', groups=False)
br.say('Pax nondum: il trattato fuori dal mazzo fino all autunno')
br.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
deal(t, br, 1814, '73', '76', '77', '79', '82', '84', '85', '87', '90')
deal(t, us, 1814, '74', '75', '78', '81', '83', '86', '88', '92', '94')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR yards 1814', 'British', '76', build=True, book=b):
    br.say('Carpe diem, 76: Prince Regent a Kingston, Linnet a Isle aux Noix')
    br.play('76')
    unbuilt(t, 'Prince_Regent Linnet')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')

with act(s, 'US yards 1814', 'US', '88', build=True, book=b):
    us.say('88, due brigantini, Jefferson e Jones')
    us.play('88')
    unbuilt(t, 'Jefferson Jones')
    us.drag('Jefferson Jones', 'Sackets Harbour')
    us.discard('88')

with act(s, 'BR Drummond', 'British', '73', 'Drummond', book=b):
    br.say('73, Drummond con 89 e 70 verso Cornwall')
    br.play('73')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Drummond 89th 70th', 'Coteau du Lac')
    br.drag('Drummond 89th 70th', 'Cornwall')
    br.discard('73')

with act(s, 'US holds', 'US', '94', hold=True, book=b):
    us.say('tengo la 94. vale, prof')
    us.hold('94')
    br.say('Vale et tu')
end(s)
