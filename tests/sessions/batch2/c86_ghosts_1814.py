"""Niagara 1814, a handful of words: storm of Ft. Erie with the dice before the boats, two rounds at Chippawa, the loser's men moved by the winner, points at the end."""
from more import cf, holds, lay_arrivals, rows, supplied, units
from ref import cost, crt, odds
from session import Session
from start1814 import lay_1814

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Vi', br='Jo', what='Spring 1814 almost mute: Ft. Erie by EX, Chippawa in two rounds with leads nobody named, losses by either hand, a march put right two plays later')
t = s.t
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
t.lay('Brown us:9th 11th 21st 22nd 23rd 25th', 'Buffalo', 'US')
t.lay_hand('US', ['77', '84', '83', '79', '88'])
t.lay_hand('British', ['85', '81', '90', '78', '93'])
t, us, br = s.begin()

s.play('US Brown storms Ft. Erie')
us.roll('2d6', 4, 1)
assert cost('Buffalo', 'Ft. Erie') == 3 and V['77'] == 1
us.drag('Brown us:9th 11th 21st 22nd 23rd 25th', 'Ft. Erie')
# 24 against 5 + fort 1: 4:1 +3; B against A -1; the river -1; Brown +1
assert supplied(t, 'US', 'Ft. Erie', 'Buffalo') and odds(24, 6) == 3 and crt(5 + 3 - 1 - 1 + 1, True) == 'EX'
us.flip('1/41st')                                      # nothing unreduced is left: out (10.63)
us.drag('1/41st', 'Chippawa')
br.flip('21st')
us.play('77', reveal=False)
us.discard('77')

s.play('BR Riall to Chippawa')
br.march('Riall 1/R._Scots', 'Queenston')
br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
assert cost('Ft. George', 'Queenston', 'Chippawa') == 2 and V['85'] == 2
br.drop_discard('85')

s.play('US Scott at Chippawa, picking up two at Ft. Erie (8.42)')
assert V['84'] == 1 and cost('Buffalo', 'Ft. Erie', 'Chippawa') == 4
us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
us.drag('Scott NY_Volunteers_1814 Seneca 22nd 25th', 'Chippawa')
assert holds(t, 'US', 'Ft. Erie') and supplied(t, 'US', 'Chippawa', 'Ft. Erie')
# 4 + 4 + 4 + 2 against 4 + 5 + 3 + 3; B against B; Scott +2; no 10.44 in 1814
assert sum(cf(p) for p in units(t, 'Chippawa', 'British')) == 15 and odds(14, 15) == -2 and crt(8 - 2 + 2) == 'EX'
us.roll('2d6', 4, 4)
# second round: 25th, volunteers, Seneca 10 against 5 + 3 + 3 + 2; B against B
assert odds(10, 13) == -2 and crt(10 - 2 + 2) == 'DR'
us.roll('2d6', 5, 5)
us.drag('89th 1/R._Scots Lincoln 1/41st', 'Queenston')
us.drag('Riall', 'Queenston')
br.flip('22nd')
br.flip('89th')
us.play('84', reveal=False)
us.discard('84')
us.say('ouch')

s.play('BR Drummond westward')
assert V['90'] == 2 and cost('Kingston', 'Smiths Creek', 'York', 'Burlington') == 5
br.drag('Drummond 104th 2/R._Marines', 'York')
br.drag('104th 2/R._Marines Drummond', 'Burlington')
br.drop_discard('90')

s.play('US holds')
us.hold('83')

s.play('BR puts the Marines right two plays later, holds')
br.say('marines only to York, ok?')
us.say('sure')
br.drag('2/R._Marines', 'York')
br.hold('78')

s.play('US Izard to Champlain, and the points')
assert V['79'] == 2 and cost('Plattsburg', 'Champlain NY') == 1
us.drag('Izard us:6th us:13th', 'Champlain NY')
us.drop_discard('79')
us.vp('US 7')

s.play('BR 13th and De Watteville')
assert V['93'] == 2 and cost('Montreal', 'Coteau du Lac', 'Cornwall') == 2
br.drag('br:13th De_Watteville', 'Cornwall')
br.drop_discard('93')
s.done()
