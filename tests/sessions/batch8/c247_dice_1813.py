"""The year 1813 begins: dice, dragoons, eight cards, both fleets out, yards, Harrison before Detroit."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Sal', br='Wim', what='start of Spring-Summer 1813: dice with VP, arrivals, deal of 8, fleets out over the markers, builds at two yards, Detroit taken')
t = s.t
more.lay_1813(t)
on_top(t, '1813 Deck', '62', '46', '43', '45', '42', '66', '48', '47', '50', '49', '52', '51', '41', '44', '59', '40')
t, us, br = s.begin()
v = VP(t)

s.play('dice')
us.roll('1d6', 5)
br.roll('1d6', 5)
br.say('7, me first')
more.muster(us, '1813a')
deal(br, us, '1813 Deck', 8)

s.play('BR Barclay')
br.play('62')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.delete(t.pieces([p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control']))
br.discard('62')
v.ok()

s.play('US Chauncey')
us.play('46')
F = crew(t, 'Sackets Harbour', 'US')
us.drag([t.find('Chauncey')] + F, 'Lake Ontario Control Box')
us.discard('46')
v.ok()

s.play('BR yards')
br.play('43')
br.say('Detroit at Malden, Brock at York')
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('43')

s.play('US yards')
us.play('45')
us.drag('Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Erie PA')
us.discard('45')

s.play('BR Drummond')
br.play('42')
go(br, 'Drummond LC_Militia', 'Montreal', 'Coteau du Lac', 'Cornwall')
br.discard('42')

s.play('US Harrison')
us.say('not waiting for spring rain. Harrison')
us.play('66')
A = 'us:17th us:19th 1st_Kentucky'
go(us, 'Harrison ' + A, 'Ft. Meigs', 'Frenchtown', 'Detroit', how='step')
assert fight(t, 'US', 'Detroit', A, 'Essex', '17th', 'Essex_&_Kent_Militia', (3, 4), 'Frenchtown', amod=1, year=1813) == 'DR'
us.roll('2d6', 3, 4)
us.say('10')
br.drag('Essex', 'Sandwich')
v.book(us)
us.discard('66')

s.play('BR Procter')
br.play('48')
br.say('48 for one: Western Indians to Sandwich')
go(br, 'Western_Indians', 'Ft. Malden', 'Sandwich')
br.discard('48')

s.play('US Perry')
us.play('47')
us.drag('Lawrence', 'Buffalo')
us.discard('47')

s.play('BR hold')
br.hold('50')

s.play('US hold')
us.hold('49')
v.ok()
s.done()
