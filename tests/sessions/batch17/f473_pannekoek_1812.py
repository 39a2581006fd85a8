"""One schooner for a whole regiment of militia, and three cards kept back out of one hand."""
from lay17e import Book, f, go, start
from lay7 import burn_to, hands
from more import lay_arrivals
from ref import best
from session import Session

s = Session('dev-1812-faults', us='Ola', br='Eoghan', what='Autumn 1812: the Growler alone carries 2nd NY Militia (3) to Ft. Niagara; the British hold a third card')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
start(t)
hands(t, ['Card 28', 'Card 26', 'Card 6', 'Card 22', 'Card 3'], ['Card 16', 'Card 18', 'Card 29', 'Card 25', 'Card 15'])
burn_to(t, 1812, 18)
t, us, br = s.begin()
book = Book(t)

s.play('US the Growler')
us.say('28 for 2, growler takes the militia to niagara')
us.play('28')
assert t.find('2nd NY Militia').mark('CF') == '3' and best('Sackets Harbour', 'Ft. Niagara')[0] > 6
with s.fault('11.35 11.3 11.31 9.1 9.2 3.16', 'the schooner Growler alone carries the 2nd NY Militia, strength 3, from Sackets Harbour to Ft. Niagara (on foot more than 6)'):
    us.drag('us:Growler 2nd_NY_Militia', 'Ft. Niagara')
us.discard('28')

s.play('BR holds one')
br.say('holding')
br.hold('25')

s.play('US Dearborn')
us.play('26')
go('Albany', 'Utica', 'Rome')
us.march('Dearborn us:6th us:13th 11th 12th 14th', 'Utica', 'Rome')
us.discard('26')

s.play('BR Rottenburg')
br.play('18')
br.say('rottenburg, cornwall')
go('Montreal', 'Coteau du Lac', 'Cornwall')
br.march('br:8th Rottenburg', 'Coteau du Lac', 'Cornwall')
br.discard('18')

s.play('US Harrison')
us.play('6')
us.say('6: Harrison & Kentucky')
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.march('17th 19th 1st_Kentucky Harrison', 'Ft. Findlay', 'Ft. Meigs')
us.discard('6')

s.play('BR holds another')
br.hold('15')

s.play('US Winchester')
us.play('22')
go('Ft. MacArthur', 'Upper Sandusky')
us.drag('3rd_Ohio Winchester', 'Upper Sandusky')
us.discard('22')

s.play('BR holds a third')
br.say('and this one too, hehe')
with s.fault('7.34 7.32 7.35', 'a third card of the same hand is held back'):
    br.hold('29')

s.play('US Adams')
us.play('3')
us.drag('Adams', 'Frenchtown')
us.discard('3')

s.play('BR Prevost')
br.play('16')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.march('100th 103rd Prevost', 'Trois-Rivieres', 'Montreal')
br.discard('16')
s.done()
