"""Autumn 1813, winter, spring 1814. Kadri (Estonian) counts everything aloud; Juma (Swahili) throws his card away only when his next turn comes."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1813b')
    hands(t, ['40', '46', '44'], ['52', '49', '51'])
    burn(t, '#56 Grand River Indians')
    burn_to(t, 1813, 26)
    t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
    t.lay('Mohawk', 'Beaverdams', 'British')
    t.lay('ship:Detroit', 'Ft. Malden', 'British')
    t.lay('General_Pike Sylph', 'Sackets Harbour', 'US')
    t.lay_face('Hunter', True, 'British')
    t.lay_face('Oneida', True, 'US')
    t.lay_face('18th', True, 'US')
    t.lay_vp('British 1')


d = Desk('Kadri', 'Juma', 'Autumn 1813 to spring 1814: depot, fleets home, attrition, repair, 1814 deck with the treaty put aside and back, deal in two parts, plays',
         {'US': ('plain', lambda c, n, x: '%s, %d punkti. %s' % (c, n, x)),
          'British': ('lazy', lambda c, n, x: '%s! (%s)' % (x, c))}, setup=setup)
t, us, br = d.go()
us.say('jätkame sealt, kus jäime. mina alustan sel aastal')

with d.op('US', '46', 'Wilkinson viib neli rügementi Ogdensburgi', leader='Wilkinson'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Wilkinson us:9th us:15th us:16th us:21st', 'Antwerp')
    us.drag('Wilkinson us:9th us:15th us:16th us:21st', 'Ogdensburg')

with d.op('British', '52', 'Prevost anapanda mto', leader='Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost De_Meuron 89th 1/R._Marines 2/R._Marines', 'Montreal')
    br.say('wawili wanabaki Montreal')
    br.drag('Prevost 1/R._Marines 2/R._Marines', 'Cornwall')

with d.op('US', '44', '22. Erie linna'):
    us.march('22nd', 'Meadville', 'Erie PA')

with d.op('British', '49', 'ghala la Ft. George', build=True):
    assert supplied(t, 'British', 'Ft. George')
    br.put('British Supply Depot', 'Ft. George')

with d.op('US', '40', 'ratsud ja 28. Meigsi'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Kentucky_Mounted', 'Ft. Meigs')
    us.drag('28th', 'Ft. Meigs')

with d.op('British', '51', 'Frontenac kwenda Prescott'):
    br.drag('Frontenac', 'Gananoque')
    br.drag('Frontenac', 'Prescott')
d.s.play('fleet home')
d.sweep('British')
us.say('laevad koju, märk maha')
us.drag('Perry Lawrence ship:Niagara', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.say('punktid: Detroit 3 sulle, Erie 2 mulle. Britid 1. õige')
d.ok()

d.s.play('winter')
us.turn('Winter 1813-14')
assert excess(t) == {('Cornwall', 'British'): 1, ('Ft. Malden', 'British'): 1, ('Ogdensburg', 'US'): 2}, excess(t)
us.say('Ogdensburgis neli, koht kahele: 9. ja 21. kannatavad')
us.flip('us:9th')
us.flip('us:21st')
us.say('Cornwallis sul üks üle, Maldenis üks üle')
br.flip('Glengarry')
br.say('Malden: 1/41')
br.flip('1/41st')
assert not excess(t)
us.say('remont: Oneida')
us.flip('Oneida')
br.flip('Hunter')
br.say('ghala linaondoka')
br.delete('British_Supply_Depot')
d.ok()

d.s.play('1814: marker, arrivals, the treaty aside, deal')
us.turn('Spring-Summer 1814', tracker=False)
br.turn('Spring-Summer 1814', marker=False)
us.say('abivägi')
muster(us, '1814a', groups=False)
muster(br, '1814a')
us.say('leping pakist välja')
treaty = cid(t, 'Treaty of Ghent', 1814)
us.drag([treaty], 'Marker Pool', how='pieces')
t.shuffle(us, '1814 Deck')
d.deal(br, 1814, '76', '82', '73', '78', '87')
d.deal(us, 1814, '86', '92', '85', '88', '90', '81', '96', '75', '74')
us.say('sul viis, neli veel')
d.deal(br, 1814, '94', 'Bladensburg', '79', '80')
assert hand_sizes(t) == (9, 9)
us.say('leping tagasi ja segan')
us.drag([treaty], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')

with d.op('British', 'Bladensburg', 'Washington inaungua', how='left', build=True):
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
    d.vp(br, -2)

with d.op('US', '86', 'ehitan: Superior ja Jefferson', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')

with d.op('British', '76', 'meli: Prince Regent na Linnet', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')

with d.op('US', '85', 'taastan 9. ja 21.', build=True, flips='us:9th us:21st'):
    assert supplied(t, 'US', 'Ogdensburg')
    us.flip('us:9th')
    us.flip('us:21st')

with d.op('British', '82', 'Vincent avuka Niagara', leader='Vincent', ret='us:13th us:18th', flips='us:13th'):
    br.drag('Vincent br:8th br:49th', 'Ft. Niagara')
    us.say('seisan. juht on 13.')
    br.say('8 anaongoza')
    assert duel(d, 'British', 'Ft. Niagara', ['Ft. George'], '8th', '13th', (6, 5)) == 'DR-1'
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Ft. Niagara', 'Lewiston', ['Ft. George'])
    us.flip('us:13th')
    us.drag('us:13th us:18th', 'Lewiston')
    d.vp(br)
br.say('ngome yangu sasa, +3')

with d.op('US', '88', 'Scott Uticast Batavia poole', leader='Scott'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('Scott us:23rd us:25th us:31st', 'Utica')
    us.drag('Scott us:23rd us:25th us:31st', 'Batavia')

with d.op('British', '73', 'mbili kutoka Montreal', flips=''):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm")
    br.march('89th', 'Cornwall', "Crysler's Farm")
    br.march('De_Meuron', 'Cornwall', "Crysler's Farm")

with d.op('US', '96', 'Chauncey järvele', leader='Chauncey'):
    us.drag('Chauncey Superior General_Pike Madison Sylph Oneida', 'Lake Ontario Control Box')
    d.vp(us)

with d.op('British', '94', 'moja ya jeshi', flips=''):
    br.drag('Lincoln', 'Ft. George')

with d.op('US', '75', 'Scott lööb Niagara all', leader=None, build=True, flips='us:13th'):
    assert supplied(t, 'US', 'Lewiston')
    us.say('ei, parem taastan 13. rügemendi')
    us.flip('us:13th')
d.ok()
us.say('hilja juba. salvestan')
d.sweep('British')
d.s.done()
