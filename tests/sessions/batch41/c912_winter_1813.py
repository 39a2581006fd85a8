"""The end of 1813: last holds, fleets home in three drags, attrition in the wrong order, then the start of 1814."""
from rough41 import *

s = table('1813b', 'Uncle P', 'niece', 'a last play, fleet return, winter losses done by both in any order, 1814 arrivals and deal of nine',
          ['41'], ['39'], 30)
tt = s.t
tt.lay('Lawrence ship:Niagara Scorpion Perry', 'Lake Erie Control Box', 'US')
tt.lay_face('Lawrence', False, 'US')
tt.lay_vp('US 2')
aid18.set_aside(tt, 'Treaty of Ghent')
t, us, br = s.begin()
b = Book(t)

s.play('BR last')
br.say('39, my last. Canadian fencibles stay. Glengarry Cornwall to Prescott. goodbye 1813')
br.drag('Glengarry', 'Prescott', at=off(t, 'Prescott', -25, -8))
br.drop_discard('39')

s.play('US last')
us.say('mine 41. Van Renss. goes alone to Lewiston, one point, 12 miles of mud')
go('Buffalo', 'Ft. Schlosser', 'Lewiston')
us.play('41', reveal=False)
us.drag('Van_Rensselaer', 'Lewiston')
us.discard('41')

s.play('fleets')
us.say('Perry home to Erie')
us.drag('Lawrence', 'Erie PA')
us.drag('ship:Niagara', 'Erie PA', how='beside')
us.drag('Scorpion Perry', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.say('none of mine afloat')
b.ok()

s.play('winter')
assert excess(t) == {('Quebec City', 'British'): 2, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1, ('Sackets Harbour', 'US'): 2}
br.say('sackets 7 for 5? which')
us.say('2nd NY and the 16th, you may')
br.flip('us:16th')
br.flip('2nd_NY_Militia')
br.say('Quebec 10 in 8')
us.flip('us:15th')
us.undo()
us.say('wrong fellow sorry')
br.flip('De_Meuron')
br.turn('Winter 1813-14')
br.flip('br:13th')
us.flip('3rd_Kentucky')
br.say('Malden 4 in 3. The Shawnee are the only Indians with a back, or the 41st. Shawnee')
br.flip('Shawnee')
us.say('nothing to repair, no depots. 0 winter cards. next')
assert not excess(t)

s.play('1814')
us.turn('Spring-Summer 1814')
for p in (us, br):
    todo = arrivals(t, '1814a', p.side)
    for q, w in todo:
        p.drag([q], w)
deal(br, 1814, '73', '74', '75', '76', '77', '78', '79', '80', '81')
deal(us, 1814, '82', '83', '84', '85', '86', '87', '88', '89', '90')
assert sizes(t) == (9, 9)
br.say('9 each, ghent is out of it for now. British first this year')
b.ok()
s.done()
