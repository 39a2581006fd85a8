"""Silence in 1814, from the reinforcements on: Riall gathers three regiments on the way and crosses at Ft. Erie, fleets fight on
Lake Ontario, Scott at Ft. Niagara, frigate and brigs built. The whole hand is dealt at once, cards come down before and after."""
from mine import G, LAKE, ghent_aside, lay_1814

s = G('dev-1812-faults', us='Ada', br='Bo', what='Spring 1814 without chat: Buffalo by Riall, naval battle, Ft. Niagara retaken, building')
lay_1814(s.t)
ghent_aside(s.t)
t, us, br = s.start(lakes={'huron': 'british', 'erie': 'us'})

s.play('reinforcements, deal')
s.arrive(br, '1814a')
s.arrive(us, '1814a')
s.deal(br, '1814 Deck', ['Card %d' % k for k in (83, 75, 76, 77, 79, 81, 85, 90, 91)])
s.deal(us, '1814 Deck', ['Card %d' % k for k in (84, 86, 87, 88, 89, 93, 94, 95, 97)])
s.last = 'US'

s.turnof(br, 'Riall to Buffalo (83): 14 to 6 2:1 +1, A to C or B, river -1, Scott -2, 10 + 0 or -1: DR')
s.lay(br, '83')
s.led(br, 'Riall', '1/R._Scots 89th 1/41st')
br.drag('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots', 'Chippawa')
br.drag('Riall 1/R._Scots 89th', 'Ft. Erie')
from ref import cost
assert cost('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie', 'Buffalo') == 6
br.drag('Riall 1/R._Scots 89th 1/41st', 'Buffalo')
s.did()
for lead in ('NY_Volunteers_1814', 'Seneca'):
    s.fight(br, 'Buffalo', 'Ft. Erie', '1/R._Scots 89th 1/41st', 'NY_Volunteers_1814 Seneca', '1/41st', lead, (6, 4), 'DR', la='Riall', ld='Scott', year=1814, roll=lead == 'Seneca')
us.drag('NY_Volunteers_1814 Seneca Scott', 'Batavia')
s.did()
s.vp(br, 'US 1', flip=False)
br.discard('83')

s.turnof(us, 'Brown to Ogdensburg (84)')
s.lay(us, '84')
s.led(us, 'leader:Brown', 'us:9th us:11th us:21st us:22nd')
s.march(us, 'leader:Brown us:9th us:11th us:21st us:22nd', 'Sackets Harbour', 'Antwerp', 'Ogdensburg', style='leaderfirst')
us.discard('84')

s.turnof(br, 'Yeo out (75)')
s.lay(br, '75', need=2)
br.drag('Royal_George Wolfe Melville', LAKE['ontario'])
br.drag('Yeo', LAKE['ontario'])
s.did()
br.discard('75')
s.vp(br, 'British 1')

s.turnof(us, 'Chauncey attacks (86): 5 to 3 +1, A to B +1, Yeo -1, 4 + 1 = 5: one step, two steps, the box to him')
s.lay(us, '86', need=2)
us.drag('Chauncey General_Pike ship:Madison Sylph Oneida Fair_American', LAKE['ontario'])
us.roll('1d6', 4)
s.did(2)
br.flip('Wolfe')
br.flip('Royal_George')
br.drag('Yeo Wolfe Royal_George Melville', 'Kingston')
us.flip('General_Pike')
us.drag('General_Pike', 'Sackets Harbour')
s.did(3)
us.discard('86')
s.vp(us, 'US 3')

s.turnof(br, 'Prince Regent built, Wolfe repaired (76)')
s.lay(br, '76', need=3)
br.flip('Wolfe')
br.drag('Prince_Regent', 'Kingston')
s.did(2)
br.discard('76')

s.turnof(us, 'Scott at Ft. Niagara (87): 6 to 2 + 2, Scott +2, 10 + 2 or 1: the 100th is lost either way')
us.play('87', reveal=False)
s.opv = 1
s.led(us, 'Scott', 'NY_Volunteers_1814 Seneca')
s.march(us, 'NY_Volunteers_1814 Seneca Scott', 'Batavia', 'Lewiston', 'Ft. Niagara', enemy_ok=True, style='leaderlast')
s.fight(us, 'Ft. Niagara', 'Lewiston', 'NY_Volunteers_1814 Seneca', '100th', 'NY_Volunteers_1814', '100th', (5, 5), 'DR-1', la='Scott', year=1814, roll=False)
s.fight(us, 'Ft. Niagara', 'Lewiston', 'NY_Volunteers_1814 Seneca', '100th', 'Seneca', '100th', (5, 5), 'DR-2', la='Scott', year=1814)
br.drag('100th', 'British Eliminated')
s.did()
us.reveal('87')
us.discard('87')

s.turnof(br, '104th to Prescott (77)')
s.lay(br, '77')
s.march(br, '104th', 'Kingston', 'Gananoque', 'Prescott')
br.discard('77')

s.turnof(us, 'Jefferson and Jones (88)')
s.lay(us, '88', need=2)
us.each('Jefferson Jones', 'Sackets Harbour')
s.did()
us.discard('88')

s.turnof(br, 'the 103rd and Glengarry to Stoney Creek (79)')
br.play('79', reveal=False)
s.opv = 2
s.single(br, '103rd Glengarry')
s.march(br, '103rd Glengarry', 'Burlington', 'Stoney Creek', style='each')
br.reveal('79')
br.discard('79')

s.turnof(us, 'hold')
s.hold(us, '97')
s.turnof(br, 'hold')
s.hold(br, '81')

s.turnof(us, 'Macomb and two regiments to Champlain (89)')
s.lay(us, '89')
s.led(us, 'Macomb', 'us:29th us:30th')
s.march(us, 'Macomb us:29th us:30th', 'Plattsburg', 'Champlain NY')
us.discard('89')

s.turnof(br, 'De Meuron to Isle aux Noix (91)')
s.lay(br, '91')
s.march(br, 'De_Meuron', 'St-Jean', 'Isle aux Noix')
br.discard('91')
s.end()
