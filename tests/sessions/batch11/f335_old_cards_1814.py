"""Men who live through a winter where none can, and a card of last year."""
from kit11 import *

s = Session('dev-1812-faults', us='Ruth', br='Max', what='Winter 1813-14 into Spring 1814: the York Militia winter at Smiths Creek (0); a held card of 1813 is played in 1814')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
t.lay('York_Militia', 'Smiths Creek', 'British')
t.lay('br:89th 70th', 'Montreal', 'British')
t.lay('us:9th 21st 15th', 'Oswego', 'US')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('British 3')
hands(t, [], ['Card 47'])
held(t, t.br, 'Card 45')
burn_to(t, 1813, 30)
t, us, br = s.begin()

s.play('BR last card')
br.say('47 as 1, the Lincolns to Chippawa')
br.play('47')
go(br, 'Lincoln', 'Queenston', 'Chippawa')
br.discard('47')
us.say('no ships on the lakes, so winter')
us.turn('Winter 1813-14')

s.play('winter')
for p in pick_winter(t, 'US'):
    us.flip([p])
for p in [p for p in pick_winter_but(t, 'British', 'Smiths Creek')]:
    br.flip([p])
us.say('done? roll it on')
with s.fault('16.26 16.23 16.21', 'the York Militia stand in Smiths Creek, value 0, before and after the winter turn; nobody lives through a winter there', 'value'):
    us.turn('Spring-Summer 1814')

s.play('1814')
more.muster(us, '1814a')
more.muster(br, '1814a')
us.drag([t.find_card_anywhere('Treaty of Ghent')], 'Marker Pool')
us.t.shuffle(us, '1814 Deck')
deal(br, '1814 Deck', '73', '75', '76', '78', '80', '84', '86', '90')
deal(us, '1814 Deck', '74', '77', '79', '81', '82', '83', '85', '87', '88')
us.drag([t.card('Treaty of Ghent')], '1814 Deck')
us.t.shuffle(us, '1814 Deck')
br.say('eight and my old one is nine')

s.play('BR old card')
with s.fault('7.35 8.23 7.24 7.22', 'Card 45, of the 1813 deck and in the Held box over the winter, is played in Spring-Summer 1814', 'deck|card'):
    br.say('45 as 2 ops. 90th and 37th to Montreal')
    br.play('45')
    go(br, '90th 37th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    br.discard('45')

s.play('US Superior')
us.say('82, Superior and Jones')
us.play('82')
us.drag('Superior Jones', 'Sackets Harbour')
us.discard('82')
s.done()
