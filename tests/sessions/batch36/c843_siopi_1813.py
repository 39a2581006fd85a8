"""Autumn 1813, the winter and the first plays of 1814; the US player never says a word, the British one (Greek) talks for two."""
from aid36b import *

s = Session('dev-1812-faults', us='P.', br='Stavroula', what='End of autumn 1813, winter with all its bookkeeping, spring 1814 arrivals and deal; one of both is silent')
autumn_1813(s.t)
s.t.lay('89th 70th', 'Montreal', 'British')
s.t.lay('Wolfe Royal_George Melville Yeo', 'Lake Ontario Control Box', 'British')
s.t.lay('Lawrence Niagara Scorpion Perry', 'Lake Erie Control Box', 'US')
s.t.lay_face('Gloucester', True, 'British')
s.t.lay_marker('British Supply Depot', 'Stoney Creek')
hands(s.t, ['62', '66', '61', '65'], ['48', '63', '64', '60'])
burn_to(s.t, 1813, 24)
set_aside(s.t, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Wilkinson to Ogdensburg', 'US', '62', 'Wilkinson', book=b):
    us.play('62')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:6th us:9th us:15th us:16th Wilkinson', 'Antwerp')
    us.drag('us:6th us:9th us:15th us:16th Wilkinson', 'Ogdensburg')
    us.discard('62')

with act(s, 'BR two corvettes', 'British', '48', build=True, book=b):
    br.say('τι σιωπή! λοιπόν 48, ναυπηγώ: κορβέτα Detroit στο Malden, κορβέτα Brock στο York')
    free(t, 'ship:Detroit ship:Brock')
    br.play('48')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('48')

with act(s, 'US Perry lands at Port Dover', 'US', '66', 'Perry', sea='us:14th 12th', pick='us:14th 12th', book=b):
    us.play('66')
    us.drag('Perry Lawrence Niagara', 'Buffalo')
    assert not lake_of(t, 'British') & {'erie'} and not units(t, 'Port Dover')
    room(t.pieces('Lawrence Niagara'), t.pieces('us:14th 12th'))
    us.drag('Perry Lawrence Niagara', 'Port Dover')
    us.drag('us:14th 12th', 'Port Dover')
    us.vp(b.due())
    us.discard('66')

with act(s, 'BR Vincent to Port Dover, two rounds', 'British', '63', 'Vincent', ret='us:14th 12th Perry Lawrence Niagara', flips='br:8th us:14th', book=b):
    br.say('α, Port Dover! Ο Vincent τρέχει. 63')
    br.play('63')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie', 'Port Dover')
    br.march('Vincent br:8th 49th', 'Queenston', 'Chippawa', 'Ft. Erie', 'Port Dover')
    br.say('μένεις; σιωπή ίσον ναι. πρώτος το 8ο')
    won(t, 'EX', 'br:8th 49th', 'us:14th 12th', 'Port Dover', (4, 2), 'br:8th', 'us:14th', frm='Ft. Erie')
    br.roll('2d6', 4, 2)
    us.flip('us:14th')
    br.flip('br:8th')
    br.say('και δεύτερος γύρος, τώρα το 49ο')
    won(t, 'DR', 'br:8th 49th', 'us:14th 12th', 'Port Dover', (5, 5), '49th', '12th', frm='Ft. Erie', first=False)
    br.roll('2d6', 5, 5)
    room(t.pieces('Lawrence Niagara'), t.pieces('us:14th 12th'))
    us.drag('us:14th 12th', 'Buffalo')
    us.drag('Perry Lawrence Niagara', 'Buffalo')
    br.say('πίσω στα καράβια, στο Buffalo. ο πόντος φεύγει')
    br.vp(b.due())
    br.discard('63')

with act(s, 'US holds', 'US', '61', hold=True, book=b):
    us.hold('61')

with act(s, 'BR holds', 'British', '64', hold=True, book=b):
    br.hold('64')
    br.say('κρατώ κι εγώ μία')

with act(s, 'US restores the 14th', 'US', '65', build=True, flips='us:14th', book=b):
    assert supplied(t, 'US', 'Buffalo')
    us.play('65')
    us.flip('us:14th')
    us.discard('65')

with act(s, 'BR Vincent back with the 49th', 'British', '60', 'Vincent', book=b):
    br.play('60')
    br.say('60. Ο Vincent με το 49ο γυρίζει στο Ft. George, το 8ο μένει')
    br.drag('Vincent 49th', 'Ft. Erie')
    br.drag('Vincent 49th', 'Chippawa')
    br.drag('Vincent 49th', 'Queenston')
    br.drag('Vincent 49th', 'Ft. George')
    br.discard('60')

s.play('the fleets go home')
br.say('τέλος τα χαρτιά. στόλοι στα λιμάνια')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Wolfe Royal_George Melville Yeo', 'Kingston')
us.put('US Lake Control', 'Lake Erie Control Box')
us.drag('Scorpion', 'Erie PA')
b.ok()
br.turn('Winter 1813-14')
us.discard('61')
br.discard('64')

s.play('winter')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Ogdensburg', 'US'): 2}, ex
br.say('χειμώνας. στο Malden είμαι ένας παραπάνω: γυρίζω το 1/41')
br.flip('1/41st')
us.flip('3rd_Kentucky')
us.flip('us:6th us:9th')
br.say('επισκευή Gloucester, και φεύγει η αποθήκη')
br.flip('Gloucester')
br.delete([p for p in t.at('Stoney Creek') if 'Depot' in p.name])
assert not excess(t)

s.play('spring 1814')
br.turn('Spring-Summer 1814')
br.say('ενισχύσεις: 16, 37 και 90 στο Κεμπέκ')
muster(br, '1814a')
muster(us, '1814a', groups=False)
br.say('εννέα χαρτιά ο καθένας')
for x, y in zip(['76', '77', '79', '81', '83', '85', '88', '90', '92'], ['73', '74', '75', '78', '80', '82', '84', '86', '87']):
    deal(t, us, 1814, x)
    deal(t, br, 1814, y)
us.drag([t.card('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
assert hand_sizes(t) == (9, 9)

with act(s, 'BR Linnet', 'British', '75', build=True, book=b):
    br.say('αρχίζω εγώ το 1814. 75: Linnet στο Isle aux Noix')
    free(t, 'Linnet')
    br.play('75')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('75')

with act(s, 'US restores two', 'US', '79', build=True, flips='us:6th us:9th', book=b):
    assert supplied(t, 'US', 'Ogdensburg')
    us.play('79')
    us.flip('us:6th us:9th')
    us.discard('79')

with act(s, 'BR Rottenburg to Prescott', 'British', '80', 'Rottenburg', book=b):
    br.say('80. Ο Rottenburg με το 104 και τους Σκώτους στο Prescott')
    br.play('80')
    br.march('Rottenburg 104th 1/R._Scots', 'Gananoque', 'Prescott')
    br.discard('80')

with act(s, 'US Izard', 'US', '83', 'Izard', book=b):
    us.play('83')
    us.each('us:11th Izard', 'Champlain NY')
    us.discard('83')
br.say('ωραία τα είπαμε πάλι. καληνύχτα, σιωπηλέ')
s.done()
