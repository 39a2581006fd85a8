"""Autumn 1813, winter, spring 1814: Juma is hasty and mends, Neema is careful and slow with her cards."""
from aid27b import *


def prep(t):
    autumn_1813(t)
    t.lay_face('Conquest', True, 'US')


g = G('dev-1812-faults', 'Juma', 'Neema', 'autumn 1813: Kingston stormed, ships flee to York; winter attrition, repair, depot; 1814: Ghent set aside, deal of nine, arrivals, Bladensburg, lakes, campaign', 1813,
      prep=prep, ush=('40', '49', '62', '65'), brh=('55', '57', '63', '66'), pile=24)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'steps', 'late'
BOXE, BOXO, BOXH = 'Lake Erie Control Box', 'Lake Ontario Control Box', 'Lake Huron Control Box'

with U.ply('62', 'Hampton', '62! Hampton na 11 kwenda Lacolle', leader='Hampton'):
    U.move('Hampton us:11th', ['Plattsburg', 'Champlain NY', 'Lacolle'])
    U.score()
B.ops('63', 'Rottenburg 104th 1/R._Scots', ['Kingston', 'Smiths Creek', 'York'], lead='Rottenburg', words='Kadi 63, mbili. Rottenburg anakwenda York na vikosi viwili.', after='Tayari.')

YEO = 'Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with U.ply('49', 'Kingston', '49! Brown! wote!', leader='Brown', ret='Frontenac 10th_R.V. ' + YEO):
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Brown us:16th us:21st us:6th us:15th us:9th 1st_Rifles', 'Cape Vincent')
    us.drag('Brown us:16th us:21st us:6th us:15th us:9th 1st_Rifles', 'Kingston')
    br.say('22 kwa 8, mbili kwa moja. A na B +1, mto -1, Brown +1.')
    us.roll('2d6', 6, 2)
    g.fight('US', 'Kingston', 'Cape Vincent', '1st Rifles', '10th R.V.', (6, 2), 'DR')
    us.say('10!!! ondoka')
    goes(t, 'British', 'Kingston', 'Gananoque', ['cape_vincent'])
    br.drag('Frontenac 10th_R.V.', 'Gananoque')
    br.say('Na meli zangu zote zinakimbilia York.')
    br.drag(YEO, 'York')
    us.vp('US 3')
    us.say('5 au? ngoja')
    us.vp(g.book.due())
with B.ply('66', 'Prevost', 'Kadi 66: Prevost na wawili hadi Montreal.', leader='Prevost'):
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost br:13th 70th 89th', 'Trois-Rivieres')
    br.say('samahani, watatu')
    br.drag('Prevost br:13th 70th 89th', 'Montreal')
U.depot('65', 'Sackets Harbour', words='65 ghala Sackets')
B.ops('55', 'Frontenac 10th_R.V.', ['Gananoque', 'Prescott'], words='Kadi 55: hao wawili kutoka Gananoque kwenda Prescott, baridi inakuja.')
U.hold('40', 'nashika hii')
B.hold('57', 'Nami nashika.')

g.note('winter begins')
us.turn('Winter 1813-14')
B.clear()
us.say('kadi za 1813 kwisha')
us.reveal('40')
us.discard('40')
br.reveal('57')
br.discard('57')

g.note('attrition')
assert excess(t) == {('Kingston', 'US'): 1, ('Prescott', 'British'): 1, ('Ft. Malden', 'British'): 1, ('Ft. MacArthur', 'US'): 1}, excess(t)
br.say('Kingston sita kwa tano, MacArthur watano kwa nne: geuza mmoja mmoja.')
us.flip('us:6th')
us.flip('us:21st')
us.say('hapana, mmoja tu')
us.flip('us:21st')
us.flip('2nd_Kentucky')
br.flip('Frontenac')
br.say('Prescott watatu kwa wawili. Malden wanne kwa watatu.')
br.flip('Shawnee')

g.note('repair, depot off')
us.flip('Conquest')
us.say('Conquest imetengenezwa, ghala linaondoka')
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])
g.book.ok()

g.note('1814: turn, arrivals')
br.say('Mwaka mpya.')
us.turn('Spring-Summer 1814')
muster(us, '1814a')
muster(br, '1814a')

g.note('Ghent aside, nine each')
gh = t.card('Treaty of Ghent')
us.drag([gh.id], 'Marker Pool', how='pieces')
us.say('mkataba pembeni')
t.shuffle(us, '1814 Deck')
g.year = 1814
for a, b in (('75', '73'), ('77', '74'), ('79', '76'), ('81', '78'), ('83', '80'), ('86', '82'), ('88', '85'), ('92', 'Bladensburg'), ('Campaign', '87')):
    B.deal(b)
    U.deal(a)
us.drag([gh.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
assert hand_sizes(t) == (9, 9)
g.first, g.last = 'British', None
g.held = {'US': 0, 'British': 0}

with B.ply('82', 'Drummond', 'Kadi 82: Drummond na 13 na 70 hadi Prescott.', leader='Drummond'):
    B.move('Drummond br:13th 70th', ['Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott'])
U.ops('75', 'Izard 4th_NY_Militia', ['Plattsburg', 'Champlain NY'], lead='Izard', words='75 Izard')
g.order('British')
s.play('BR Bladensburg')
B.clear()
br.say('Bladensburg, tukio. Alama 2 za Uingereza.')
br.play('Bladensburg')
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
B.score(-2)
g.book.ok()
U.build('86', 'Jefferson Superior', 'Sackets Harbour', words='86: Jefferson na Superior, tatu')
B.ops('73', 'br:16th 90th', ['Quebec City', 'Trois-Rivieres', 'Montreal'], words='Kadi 73: 16 na 90 kwenda Montreal.')
U.ops('83', 'Harrison us:17th us:19th 1st_Kentucky', ['Ft. Meigs', 'Frenchtown'], lead='Harrison', words='83 Harrison Frenchtown')
B.ops('78', 'Caughnawaga', ['Beauharnois', 'Chateauguay'], words='Kadi 78: Caughnawaga.')
U.ops('77', 'Seneca', ['Buffalo', 'Ft. Schlosser'], words='77')
B.ops('80', 'Riall De_Watteville 4/R._Scots', ['Quebec City', 'Trois-Rivieres', 'Montreal'], lead='Riall', words='Kadi 80: Riall na wawili.')
U.ops('81', 'Scott us:25th us:23rd us:20th us:29th', ['Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg'], lead='Scott', words='81 Scott!')
with B.ply('85', 'Barclay', 'Kadi 85: Barclay na Queen Charlotte, Hunter na Lady Prevost ziwani.', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', BOXE)
    B.score()
with U.ply('79', 'Chauncey', '79 Chauncey ziwani', leader='Chauncey'):
    us.drag('Chauncey Madison Oneida Conquest Scourge Superior Jefferson', BOXO)
    U.score()
B.ops('74', 'Norfolk', ['Ft. Erie', 'Chippawa'], words='Kadi 74.')
with U.ply('Campaign', 'campaign', 'CAMPAIGN Brown wa Kingston na kikosi kimoja, 34 wa Albany', free=True):
    way('Kingston', 'Gananoque')
    us.drag('Brown us:16th', 'Gananoque')
    way('Albany', 'Utica', 'Rome')
    us.drag('34th', 'Utica')
    us.drag('34th', 'Rome')
us.say('kesho?')
br.say('Kesho.')
B.clear()
g.book.ok()
g.done()
