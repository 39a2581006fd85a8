"""Summer-Autumn 1812 from the first arrival: Irish at the table; the US client puts the British arrivals down too, as Bríd's line is slow."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Cathal', br='Bríd', what='1812b: US places both sides\' arrivals, tracker late, the deal in two heaps, Irish chat')
t = s.t
aid18.lay(t, '1812b', arrived=False)
t.lay_turn('Spring-Summer 1812')
hands(t, [], [])
t, us, br = s.begin()

s.play('arrivals, all by one hand')
br.say('tá an líne an-mhall anocht. Cuir síos mo chuid freisin, le do thoil')
us.say('maith go leor')
todo = arrivals(t, '1812b', 'British')
assert len(todo) == 7, [(p.name, w) for p, w in todo]
for p, w in todo:
    us.drag([p], w)
muster(us, '1812b')
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
br.say('go raibh maith agat!')

s.play('the deal: seven in a row for each')
deal(t, us, 1812, '6', '3', '21', '11', '24', '1', '16')
deal(t, br, 1812, '31', '26', '7', '28', '18', '29', '15')
assert hand_sizes(t) == (7, 7)
us.turn('Summer-Autumn 1812')

with act(s, 'US Harrison to the Raisin', 'US', 'Card 16', leader='Harrison', laid=False):
    us.play('16')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
    us.say('Harrison, 2 + 2 + 2. Do sheal')

with act(s, 'BR Brock to Queenston', 'British', 'Card 7', leader='Brock'):
    us.discard('16')
    br.play('7')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('R.N.R. Brock', 'Queenston')
    br.discard('7')
    br.say('Brock, 1')

s.play('US puts one away')
us.hold('1')
s.play('BR too')
br.hold('15')
br.say('oíche mhaith, amárach?')
us.say('amárach')
s.done()
