"""Winter 1812: a regiment lives through it at Gananoque, a ship mends itself at Oswego; everything else is in order."""
from more import excess, lay_arrivals, rows, spent, supplied
from ref import cost, value
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Jess', br='Col', what='End of 1812: 10th R.V. winters in a space of 0; the Oneida is repaired free at Oswego, no base in 1812')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay('us:9th 11th', 'Plattsburg', 'US')
t.lay('14th 15th', 'Buffalo', 'US')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')               # Indians alone: no points for a space of 2 (4.15)
t.lay('Oneida', 'Oswego', 'US')
t.lay_face('Oneida', True, 'US')
t.lay_turn('Summer-Autumn 1812')
spent(t, 'US', ['3', '27'])
spent(t, 'British', ['17', '18', '20'])
t, us, br = s.begin()

s.play('BR 10th R.V. to Gananoque')
assert V['17'] == 1 and cost('Kingston', 'Gananoque') == 1 and value('Gananoque') == 0
br.drag('10th_R.V.', 'Gananoque')
br.drop_discard('17')

s.play('US Winchester to Ft. Findlay')
assert V['3'] == 2 and cost('Ft. MacArthur', 'Ft. Findlay') == 2
us.drag('Winchester 19th', 'Ft. Findlay')
us.play('3')
us.discard('3')

s.play('BR 8th to Coteau')
assert V['18'] == 2 and cost('Montreal', 'Coteau du Lac') == 1
br.drag('br:8th', 'Coteau du Lac')
br.drop_discard('18')

s.play('US holds')
us.hold('27')

s.play('BR holds')
br.hold('20')
us.say("that's autumn done, no ships out")

s.play('winter')
us.turn('Winter 1812-13')
e = excess(t)
e.pop(('Gananoque', 'British'))
assert e == {('Detroit', 'US'): 2, ('Ft. Malden', 'British'): 2}, e
us.flip('1st_Ohio 2nd_Ohio')
br.flip('1/41st')
br.flip('Essex')
with s.fault('15.21 15.33 15.34 15.31', 'Oswego is a back-up base: no base while Sackets Harbour stands', 'base'):
    us.flip('Oneida')
us.say('2 at detroit, 2 at malden, and the ship')
with s.fault('16.26 16.21 16.2', 'the 10th R.V. lives in a space of 0', 'value|winter|WQ'):
    us.turn('Spring-Summer 1813')
us.discard('27')
br.discard('20')
br.say('new year new me')

s.play('arrivals of 1813, US')
us.drag('22nd', 'Pittsburgh')
us.drag('24th 2nd_Kentucky', 'Ft. MacArthur')
us.drag('25th 29th US_Dragoons Scott', 'Albany')
us.drag('Ohio_Brigade', 'Mansfield')
s.done()
