"""From the winter of 1812-13 into 1813: attrition, repairs, depots off, the roll, arrivals, a deal in parts."""
from lay7 import burn, hands, more
from more import excess
from session import Session

s = Session('dev-1812-faults', us='Greta', br='Lars', what='Winter 1812-13 to the first play of 1813, in German; steps flipped in any order, a wrong flip put right')
t = s.t
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay('us:6th us:13th us:9th 21st', 'Sackets Harbour', 'US')
t.lay('11th 15th', 'Plattsburg', 'US')
t.lay('us:5th 12th 14th', 'Buffalo', 'US')
t.lay('Michigan 2nd_Ohio', 'Frenchtown', 'US')
t.lay_marker('US Supply Depot', 'Frenchtown')
t.lay(['Detachment (Mackinaw)'], 'US Eliminated', 'US')
t.lay('NWC Det._10th_R.V.', 'Ft. Mackinaw', 'British')
t.lay_face('Oneida')
t.lay_face('Royal_George Hunter', side='British')
t.lay_marker('US Lake Control', 'Lake Ontario Control Box')
t.lay_marker('British Lake Control', 'Lake Erie Control Box')
hands(t, [], [])
t.lay_turn('Winter 1812-13')
t.lay_vp('British 2')
assert excess(t) == {('Buffalo', 'US'): 1, ('Sackets Harbour', 'US'): 1, ('Ft. Malden', 'British'): 2}, excess(t)
t, us, br = s.begin()

s.play('Winter')
us.say('Winter. Ich habe keine Winterkarte')
br.say('ich auch nicht. Winterquartiere: bei mir Malden, zwei zuviel')
br.flip('Essex')
br.flip('1/41st')
us.say('Buffalo eine, Sackets eine')
us.flip('3rd_NY_Militia')
us.flip('us:6th')
us.say('nein, lieber die Miliz')
us.flip('us:6th')
us.flip('2nd_NY_Militia')
br.say('Detroit?')
us.say('drei auf 3, und in Frenchtown steht das Depot')
assert excess(t) == {}
br.say('ok. Reparaturen')
br.flip('Royal_George')
br.flip('Hunter')
us.flip('Oneida')
us.say('Depot weg')
us.delete([p for p in t.at('Frenchtown') if p.name == 'US Supply Depot'])

s.play('1813: roll, arrivals, deal')
us.turn('Spring-Summer 1813')
br.say('Wuerfeln um den ersten Zug. Ich habe 2 Punkte, also +2')
us.roll('1d6', 5)
br.roll('1d6', 2)
us.say('5 zu 4, ich fange an, das ganze Jahr')
more.muster(us, '1813a')
more.muster(br, '1813a')
for i in range(5):
    us.draw('1813 Deck')
for i in range(8):
    br.draw('1813 Deck')
us.say('ich hab erst fuenf')
for i in range(3):
    us.draw('1813 Deck')
br.say('los')

s.play('US first play')
c = [x.name for x in t.hand('US') if x.name.startswith('Card')][0]
us.say('%s: eine Einheit' % c)
us.play(c)
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard(c)

s.play('BR first play')
c = [x.name for x in t.hand('British') if x.name.startswith('Card')][0]
br.say('%s: der Norfolk nach Ft. Erie' % c)
br.play(c)
br.drag('Norfolk', 'Ft. Erie')
br.discard(c)
s.done()
