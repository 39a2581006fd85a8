"""Autumn 1813 to spring 1814 in Czech. Planted: no winter loss at Ft. Malden; a card of 1813 in the hand of 1814."""
from aid27a import *

s = Session('dev-1812-faults', us='Jitka', br='Bohouš', what='late autumn 1813, winter without a loss at Ft. Malden, arrivals and deal of 1814 with a card of the 1813 deck')
t = s.t
autumn_1813(t)
hands(t, ['41', '45', '51'], ['44', '50', '57'])
burn_to(t, 1813, 26)
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Riall', 'British', '50', 'Riall', book=b):
    br.play('50')
    br.say('padesátka, Riall do Montrealu')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres')
    br.drag('Riall De_Meuron', 'Montreal')
    br.drag('1/R._Marines', 'Montreal')
    br.discard('50')

with act(s, 'US Brown', 'US', '45', 'Brown', book=b):
    us.say('45, Brown s devátým do Rome')
    us.drag('Brown us:9th', 'Rome')
    us.play('45')
    us.discard('45')

with act(s, 'BR Lincoln', 'British', '57', book=b):
    br.play('57')
    br.drag('Lincoln', 'Chippawa')
    br.discard('57')

with act(s, 'US 23rd', 'US', '41', book=b):
    us.play('41', reveal=False)
    us.drag('23rd', 'Rome')
    us.drag('23rd', 'Utica')
    us.reveal('41')
    us.say('jen do Uticy')
    us.discard('41')

with act(s, 'BR Nancy', 'British', '44', book=b):
    br.say('Nancy na Huron')
    br.play('44')
    br.drag('Nancy', 'Lake Huron Control Box')
    br.vp(b.due())
    br.discard('44')

with act(s, 'US President', 'US', '51', book=b):
    us.play('51')
    us.drag('President', 'Lake Champlain Control Box')
    us.discard('51')
    br.vp(b.due())
    br.say('posunul jsem ti to')

s.play('fleets home')
us.put('US Lake Control', 'Lake Champlain Control Box')
us.drag('President', 'Plattsburg')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
b.ok()

s.play('winter')
us.turn('Winter 1813-14')
assert excess(t) == {('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 1}, excess(t)
us.flip('28th')
us.say('MacArthur a Sackets')
us.flip('15th')
br.say('já mám všude místo')
with s.fault('16.2 16.21 16.22 16.1', 'Ft. Malden winters four full units on 3 and pays nothing', 'WQ value'):
    br.turn('Spring-Summer 1814')

s.play('spring 1814')
muster(br, '1814a', groups=False)
muster(us, '1814a')
s.play('deal')
us.drag([cid(t, 'Treaty of Ghent', 1814)], 'Marker Pool', how='pieces')
us.say('Gent stranou')
deal(t, us, 1814, '75', '78', '81', '84', '88', '93', '95', '98', '101')
deal(t, br, 1814, '74', '82', '85', '86', '90', '97', '102', '104')
with s.fault('7.22 7.24 5.2 7.21 8.1', "the last card of the British hand comes from the 1813 deck", 'deck'):
    br.draw('1813 Deck', cid(t, 'Contrary Winds', 1813))
assert hand_sizes(t) == (9, 9) and any(c.mark('DeckYear') == '1813' for c in t.hand('British'))
us.drag([t.card('Treaty of Ghent').id], '1814 Deck', how='pieces')

with act(s, 'BR builds', 'British', '82', build=True, book=b):
    br.play('82')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('82')
with act(s, 'US Scott', 'US', '81', 'Scott', book=b):
    us.say('Scott do Uticy a dál')
    us.play('81')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('Scott us:25th 20th', 'Utica')
    us.drag('Scott us:25th 20th', 'Canandaigua')
    us.drag('Scott us:25th 20th', 'Batavia')
    us.discard('81')
with act(s, 'BR 16th', 'British', '74', book=b):
    br.play('74')
    br.drag('br:16th', 'Montreal')
    br.discard('74')
with act(s, 'US restores', 'US', '88', flips='15th 28th', book=b):
    us.play('88')
    ok_restore(t, 'US', '15th 28th')
    us.flip('28th 15th')
    us.say('doplněno')
    us.discard('88')
s.play('BR holds')
br.hold('97')
s.done()
