"""Snowed in: the winter step with one loss too few and a ship mended where there is no yard."""
from lay9 import Game, hands, pos1812b
from more import excess

s = Game('dev-1812-faults', us='Marge', br='Hank', what='Winter 1812-13: Malden is two over and loses one step; the Julia is repaired at Ogdensburg')
t = s.t
pos1812b(t)
hands(t, [], [])
t.lay('us:6th us:13th 15th us:16th', 'Plattsburg', 'US')
t.lay('2nd_Ohio', 'Frenchtown', 'US')
t.lay('Michigan', 'Ft. Meigs', 'US')
t.lay('NWC', 'British Eliminated', 'British')
t.lay_face('Oneida Julia')
t.lay_marker('British Lake Control', 'Lake Erie Control Box')
t.lay_marker('British Supply Depot', 'Kingston')
t.lay_vp('British 2')
t, us, br = s.open()

s.play('autumn ends')
us.say('anything left?')
br.say('nope. nothing held either')
us.turn('Winter 1812-13')

s.play('US attrition')
assert excess(t) == {('Plattsburg', 'US'): 1, ('Ft. Malden', 'British'): 2}, excess(t)
us.say('plattsburg one over. 16th')
us.flip('us:16th')

s.play('BR attrition')
br.say("malden's full too")
with s.fault('16.21 16.22', 'five units at Ft. Malden, value 3: only one takes a step', 'value|winter|space'):
    br.flip('Essex')
br.say('everybody else is cosy')

s.play('US repairs')
us.flip('Oneida')
with s.fault('15.21 16.1(3) 2.15', 'the Julia is repaired at Ogdensburg, which is no naval base', 'base'):
    us.flip('Julia')
us.say('ships good as new')

s.play('depot off, spring')
br.delete('British_Supply_Depot')
us.turn('Spring-Summer 1813')
us.roll('1d6', 2)
br.roll('1d6', 2)
br.say('2+2 with my points, I start')
s.even()
s.done()
