"""Autumn 1814: a regiment arrives at Montreal instead of Quebec; the beaten garrison of Plattsburg goes where the attack came from."""
from rough41 import *

s = table('1814b', 'Izzy', 'Sir George', 'arrival at a wrong town; a retreat into the attackers\' own road', [], [], 18, arrived=False)
tt = s.t
A = '90th br:37th br:16th br:13th br:49th De_Watteville De_Meuron 70th Canadian_Fencibles'
tt.lay('Prevost ' + A, 'Isle aux Noix', 'British')
tt.lay('us:15th us:6th', 'Burlington VT', 'US')
t, us, br = s.begin()
b = Book(t)

s.play('arrivals')
us.say('go on, land the whole Peninsular army')
todo = arrivals(t, '1814b', 'British')
p97 = t.find('97th')
rest = [p for p, w in todo if w == 'Quebec City' and p is not p97]
br.drag(rest[:7], 'Quebec City')
br.drag(rest[7:], 'Quebec City', how='beside')
br.drag('Downie', 'Isle aux Noix')
with s.fault('14.1 2.16', 'the 97th arrives at Quebec, it is put at Montreal', 'entry'):
    br.drag('97th', 'Montreal')
br.say('16 battalions. no. 14? whatever')
deal(br, 1814, *[x for x in ('93', '94', '95', '96', '97', '98', '99', '100', '101')])
deal(us, 1814, *[x for x in ('102', '103', '104', '105', '106', '92', '91', 'Campaign', 'Bladensburg')])
assert sizes(t) == (9, 9)

s.play('BR Prevost')
br.say('96 Prevost. Plattsburg, by Champlain. not waiting for any fleet')
br.play('96')
fit(96, 'Prevost')
br.drag('Prevost ' + A, 'Champlain NY', how='pieces')
br.drag('Prevost ' + A, 'Plattsburg', how='pieces', at='beside')
us.roll('2d6', 4, 5)
D = 'us:29th us:31st us:30th us:13th'
assert fight(t, A, D, 'Plattsburg', (4, 5), '90th', 'us:29th', frm='Champlain NY', afed=False) == 'DR'
us.say('no line for you: 20 on 13. A on B. 10 anyway')
with s.fault('10.72(1) 10.72', 'the defender retreats into Champlain, from where the attack came'):
    us.drag(D + ' Izard Macomb', 'Champlain NY', how='pieces')
us.say('behind you!')
us.drag('President us:Preble us:Montgomery', 'Burlington VT', how='pieces')
br.vp(b.due())
br.discard('96')

s.play('US Brown')
us.say('103, Brown with three to Oswego? 9th 11th 21st. yes')
us.play('103')
us.drag('Brown us:9th us:11th us:21st', 'Oswego', how='pieces')
us.discard('103')
s.done()
