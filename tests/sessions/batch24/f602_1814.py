"""Autumn 1814 between two who have played forty years together and say nothing; one of them cheats himself twice."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1814b')
    hands(t, ['Battle of New Orleans', '86', '88', '92', '90', '81', '75', '85', '96'], ['82', '79', '76', '78', '83', '87', '73', '80', '89'])
    burn(t, *'74 77 84 91 93 94 95 97 98 99 100 101 102 103 104 105 106 Bladensburg'.split())


d = Desk('Rosa', 'Hilde', 'Autumn 1814 in silence: a beaten regiment runs two spaces; New Orleans as an event from the hand in the middle of autumn',
         {'US': ('late', None), 'British': ('straight', None)}, setup=setup)
t, us, br = d.go()

with d.op('British', '82', leader='Prevost'):
    br.march('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')

with d.op('US', '92', leader='Izard', ret='Canadian_Fencibles'):
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Lacolle')
    assert duel(d, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (4, 3)) == 'DR'
    us.roll('2d6', 4, 3)
    with d.s.fault('10.71 10.51(DR) 10.51 10.7', 'Beaten at Lacolle, the Canadian Fencibles retreat to St-Jean, two spaces away; a retreat is one space'):
        br.drag('Canadian_Fencibles', 'St-Jean')
    d.vp(us)

with d.op('British', '76', leader='Prevost', ret='Izard us:6th us:13th us:15th us:29th us:30th us:31st'):
    way('St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th Canadian_Fencibles', 'Isle aux Noix')
    br.drag('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th Canadian_Fencibles', 'Lacolle')
    assert duel(d, 'British', 'Lacolle', ['Isle aux Noix'], '3rd (Buffs)', '6th', (5, 5)) == 'DR'
    br.roll('2d6', 5, 5)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('Izard us:6th us:13th us:15th us:29th us:30th us:31st', 'Champlain NY')
    d.vp(br)

with d.op('US', '86', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')

with d.op('British', '78'):
    br.each('103rd Glengarry', 'York')

with d.op('US', 'Battle of New Orleans', how='left', build=True):
    with d.s.fault('4.23 7.35 7.34 8.31(1) 16.1', 'Battle of New Orleans scored from the hand in Summer-Autumn, not held, no treaty, cards left'):
        us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')
        d.vp(us, 2)

with d.op('British', '79', leader='Yeo'):
    br.each('Royal_George Yeo Wolfe Melville Beresford Earl_of_Moira', 'Lake Ontario Control Box')
    d.vp(br)

with d.op('US', '88', leader='Chauncey', ret='Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira', flips='Superior Royal_George Wolfe'):
    us.drag('Chauncey Superior General_Pike Madison Oneida Sylph Jefferson', 'Lake Ontario Control Box')
    assert d.sea('Superior General_Pike Madison Oneida Sylph Jefferson', 'Royal_George Wolfe Melville Beresford Earl_of_Moira', 'Superior', 'Royal_George',
                 3, dl=1) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.flip('Superior')
    us.drag('Superior', 'Sackets Harbour')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira', 'Kingston')
    d.vp(us)

with d.op('British', '83', build=True, flips='Royal_George Wolfe'):
    br.flip('Royal_George')
    br.flip('Wolfe')

with d.op('US', '90', leader='Brown'):
    us.each('us:9th us:11th us:21st us:22nd Brown', 'Cape Vincent')

with d.op('British', '87'):
    br.drag('br:Mohawk', 'Queenston')

with d.op('US', '75', build=True, flips='Superior'):
    us.flip('Superior')

with d.op('British', '73', leader='Rottenburg'):
    br.drag('Rottenburg br:49th br:13th', 'Cornwall')
    br.undo()
    br.drag('Rottenburg br:49th br:13th', 'Coteau du Lac')
    br.each('br:49th br:13th Rottenburg', 'Cornwall')

with d.op('US', '96', leader='Perry'):
    us.each('Lawrence ship:Niagara Scorpion Tigress Perry', 'Lake Erie Control Box')
    d.vp(us)

d.hold('British', '89')
d.hold('US', '85')

with d.op('British', '80'):
    br.each('90th br:16th', 'Montreal')

with d.op('US', '81'):
    us.drag('us:5th_PA', 'Buffalo')

d.s.play('fleets home')
us.drag('Chauncey General_Pike Madison Oneida Sylph Jefferson', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
d.ok()
d.s.done()
