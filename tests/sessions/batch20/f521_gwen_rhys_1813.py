"""1813, two faults: a transport on a lake the enemy controls; a frigate of 1814 built in 1813. Gwen (US) moves everything in one drag, Rhys (British) counts on his fingers and undoes."""
from aid20a import *

s = Session('dev-1812-faults', us='Gwen', br='Rhys', what='Spring 1813, Welsh: the 14th sails from Buffalo to Erie under the British fleet; the Superior is built a year early')
t = s.t
summer_1813(t)
t.lay_hand('US', ('42', '46', '38', '39', '66', '58', '63', '37'))
t.lay_hand('British', ('62', '40', '43', '45', '52', '47', '48', '50'))
burn_to(t, 1812, 36)
g = G(s, vp=('now', 'now'))
t, us, br = g.begin()
br.say('fi sy gynta')

with g.p('British', '62', 'Barclay', 'Barclay allan i Lyn Erie, pob llong'):
    br.drag('Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box')
    br.drag('Barclay', 'Lake Erie Control Box')

with g.p('US', '42', 'Harrison', 'Harrison i Detroit', ret='Essex'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
    br.say('aros')
    assert fight(t, 'us:17th us:19th 1st_Kentucky', 'Essex', 'Detroit', (4, 3), 'us:17th', 'Essex', 1, 0, frm='Frenchtown') == 'DR'
    us.roll('2d6', 4, 3)
    us.say('deg')
    goes(t, 'British', 'Detroit', 'Sandwich', came=('Frenchtown',))
    br.drag('Essex', 'Sandwich')

with g.p('British', '52', 'Prevost', 'Prevost, un dau tri pedwar'):
    hop(br, 'Prevost De_Watteville br:13th 70th 89th', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

s.play('US 14th by Caledonia')
g.last = 'US'
us.say('Caledonia yn cario y 14eg o Buffalo i Erie')
us.play('38')
assert lake_of(t, 'British') == {'erie'}
with s.fault('11.31 11.42 11.4', 'lake transport on Lake Erie, where the British fleet lies in the box', 'lake'):
    us.drag('Caledonia us:14th', 'Erie PA')
us.discard('38')

with g.p('British', '40', 'Procter', 'Procter i Sandwich'):
    br.drag('Procter 1/41st', "Sandwich")
    br.drag('Shawnee', 'Sandwich')
    br.undo()
    br.say('na, Shawnee yn aros')

with g.p('US', '39', 'Scott', 'Scott'):
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Batavia')
    assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia') == 3

with g.p('British', '43', 'Vincent', 'Vincent dros yr afon', pick='Lincoln', ret='1st_NY_Militia'):
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th Lincoln', 'Lewiston')
    us.say('dw i ddim yn ymladd, Schlosser')
    goes(t, 'US', 'Lewiston', 'Ft. Schlosser', came=('Queenston',))
    us.drag('1st_NY_Militia', 'Ft. Schlosser')

s.play('US builds')
g.last = 'US'
us.say('adeiladu: Superior dau, Asp a Lady of the Lake un')
us.play('46')
with s.fault('15.14 3.23 15.12 15.17', 'the frigate Superior is of 1814 and is built in Spring-Summer 1813', 'turn'):
    us.drag('Superior', 'Sackets Harbour')
us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
us.discard('46')

with g.p('British', '45', None, '104 ac Scots'):
    br.drag('104th 1/R._Scots', 'Gananoque')
    br.drag('104th 1/R._Scots', 'Prescott')

with g.p('US', '58', 'Scott', 'Scott eto', ret='Vincent br:8th 49th Lincoln'):
    A = 'us:20th us:23rd us:25th us:29th'
    us.drag('Scott ' + A, 'Lewiston')
    br.say('sefyll, yr 8fed')
    assert fight(t, A, 'br:8th 49th Lincoln', 'Lewiston', (5, 5), 'us:23rd', 'br:8th', 2, 0, frm='Batavia') == 'DR'
    us.roll('2d6', 5, 5)
    br.say('un, dau... deg. yn ol i Queenston')
    goes(t, 'British', 'Lewiston', 'Queenston', came=('Batavia',))
    br.drag('br:8th 49th Lincoln Vincent', 'Queenston')

with g.p('British', '47', None, 'Caughnawaga'):
    br.drag('Caughnawaga', 'Chateauguay')

with g.p('US', '66', 'Dearborn', 'Dearborn i Ogdensburg'):
    us.drag('Dearborn us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')

with g.p('British', '48', 'Sheaffe', 'Sheaffe'):
    br.drag('Sheaffe R.N.R. York_Militia', 'Burlington')

with g.p('US', '63', None, 'y ffin', lay='straight'):
    us.drag('us:11th 4th_NY_Militia', 'Champlain NY')

g.hold('British', '50', 'cadw')
with g.p('US', '37'):
    us.drag('US_Dragoons', 'Sackets Harbour')

s.play('fleets out')
us.say('Chauncey i mewn i Ontario')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia', 'Lake Ontario Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
for b in ('Lake Ontario Control Box', 'Lake Erie Control Box', 'Lake Huron Control Box'):
    br.delete([mark_at(t, b)])
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')

s.play('deal')
deal(t, br, 1813, '59', '60', '53', '54', '57', '55', '51')
deal(t, us, 1813, '65', '68', '64', '44', '67', '41', '49', '61')
br.say('saith ac un wedi ei gadw')
g.last = None

with g.p('British', '59', 'Riall', 'Riall, pedwar pwynt'):
    hop(br, 'Riall De_Meuron 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

with g.p('US', '65', 'Brown', 'Brown'):
    us.drag('Brown 1st_Rifles 2nd_NY_Militia', 'Cape Vincent')

with g.p('British', '60', 'Vincent', 'Vincent adref'):
    br.drag('Vincent br:8th 49th', 'Ft. George')

with g.p('US', '68', None, 'Lawrence a Niagara', build=True):
    us.drag('Lawrence ship:Niagara', 'Erie PA')

with g.p('British', '53', 'Drummond', 'Drummond, un'):
    br.drag('Drummond LC_Militia', 'Coteau du Lac')

with g.p('US', '64', lay='straight'):
    us.drag('us:26th', 'Pittsburgh')

with g.p('British', '54', None, 'Voltigeurs'):
    br.drag('Voltigeurs', 'Lacolle')
    br.undo()
    br.drag('Voltigeurs', 'Lacolle')

with g.p('US', '44', None, 'ceffylau i Detroit'):
    assert best('Ft. MacArthur', 'Detroit')[0] == 8
    us.drag('Kentucky_Mounted', 'Detroit')

with g.p('British', '57', None, 'y 100fed'):
    br.drag('100th', 'Isle aux Noix')

g.hold('US', '67', 'cadw un')
g.hold('British', '55', 'a fi. nos da')
g.end()
