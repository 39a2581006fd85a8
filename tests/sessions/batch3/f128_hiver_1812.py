"""French winter of 1812: five units in Ft. Malden, room for three, one step taken; Adams is repaired at Detroit, which is no naval base."""
from ref import cost
from session import Session
from kit120 import bring_on, crowds, lay_arrivals

s = Session('dev-1812-faults', us='Amelie', br='Victor', what='Autumn and winter 1812 in French: one loss too few at Ft. Malden, a free repair where there is no base')
lay_arrivals(s.t, '1812b')
s.t.lay_turn('Summer-Autumn 1812')
s.t.lay_hand('US', ['15', '24'])
s.t.lay_hand('British', ['18', '21'])
s.t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
s.t.lay('Northwest_Co.', 'Ft. Mackinaw', 'British')
s.t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
s.t.lay('Dearborn us:6th us:13th us:9th 21st', 'Sackets Harbour', 'US')
s.t.lay_face('Adams', True, 'US')
s.t.lay_marker('US Supply Depot', 'Detroit')
s.t.lay_vp('British 2')
t, us, br = s.begin()

s.play('US 5th and 11th')
us.say('15 pour deux: le 5e et le 11e à Whitehall')
us.play('15')
us.drag('us:5th 11th', 'Whitehall')
us.discard('15')

s.play('BR Vincent')
br.say('18, Vincent et les Vétérans à Prescott')
br.play('18')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('Vincent 10th_R.V.', 'Gananoque')
br.drag('Vincent 10th_R.V.', 'Prescott')
br.discard('18')

s.play('US Vermont')
us.say('24: le Vermont à Vergennes')
us.play('24')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('24')

s.play('BR Norfolk')
br.say('21: Norfolk')
br.play('21')
br.drag('Norfolk', 'Ft. Erie')
br.discard('21')

s.play('fleets home')
br.say('fini. Queen Charlotte et Hunter rentrent, marqueur sur Erie')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.turn('Winter 1812-13')

s.play('winter: attrition, repair, depot, Spring 1813')
assert {k: v[0] for k, v in crowds(t).items()} == {('US', 'Sackets Harbour'): 1, ('British', 'Ft. Malden'): 2}, crowds(t)
us.say('à Sackets, six pour cinq: le 9e')
us.flip('us:9th')
with s.fault('16.2 16.21 16.22 16.1', 'Ft. Malden: five fresh units, room for three, only one step is taken', 'value|crowd|winter'):
    br.say("à Malden, Essex, et c'est tout")
    br.flip('Essex')

with s.fault('15.21 15.2 15.22 15.31 15.34', 'Adams repaired at Detroit, no naval base', 'base'):
    us.say("l'Adams est réparé, c'est gratuit en hiver")
    us.flip('Adams')
us.delete([p for p in t.at('Detroit') if 'Depot' in p.name])
us.say('dépôt enlevé')

us.turn('Spring-Summer 1813')
bring_on(t, us, '1813a')
bring_on(t, br, '1813a')
br.say('les renforts sont là. on tire au sort demain')
s.done()
