"""The last card of spring 1812, then autumn: turn marker after the arrivals, each lays the other's men, deals short by the card held."""
from rough41 import *

s = table('1812a', 'Tilda', 'Moe', 'end of spring, arrivals laid by the wrong hand and in parts, marker last, deal 6 and 7',
          ['30'], ['20'], 11)
lay_held(s.t, s.t.us, '27')
s.t.lay('Royal_George Gloucester', 'Lake Ontario Control Box', 'British')
s.t.lay_vp('British 2')
t, us, br = s.begin()
b = Book(t)

s.play('US last card')
us.say('last one. 30 for 2, 2nd NY to Antwerp, other point wasted. and no I am not going to 6:1 you, there is nobody there')
us.play('30')
us.drag('2nd_NY_Militia', 'Antwerp', at=off(t, 'Antwerp', -22, 8))
us.discard('30')

s.play('BR last card')
br.say('20. Procter & friends stay. UC militia up to Prescott')
go('Cornwall', "Crysler's Farm", 'Prescott')
br.drag('Upper_Canada_Militia', 'Prescott')
br.play('20')
br.discard('20')
br.say('empty')
us.say('same, one is over there face down')

s.play('autumn: arrivals')
todo = arrivals(t, '1812b', 'US')
for w in dict.fromkeys(w for p, w in todo):
    if w in ('Albany', 'Ft. MacArthur', 'Buffalo'):
        br.drag([p for p, x in todo if x == w], w)
br.say('there, did your big heaps for you')
us.say('ty. i do the little ones. and yours')
todo = arrivals(t, '1812b', 'US')
for w in dict.fromkeys(w for p, w in todo):
    us.drag([p for p, x in todo if x == w], w)
todo = arrivals(t, '1812b', 'British')
for w in dict.fromkeys(w for p, w in todo):
    us.drag([p for p, x in todo if x == w], w)
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
br.say("Vincent Kingston, Rottenburg Montreal, Glengarry Cornwall... looks right")
us.turn('Summer-Autumn 1812')

s.play('deal')
deal(us, 1812, '6', '3', '21', '11', '24', '1')
deal(br, 1812, '26', '16', '31', '7', '28', '18', '29')
assert sizes(t) == (6, 7)
us.say('6 since I kept one')

s.play('US Dearborn')
us.say('6. Dearborn + ten of them up to Rome. 4 stay')
us.play('6')
fit(6, 'Dearborn')
go('Albany', 'Utica', 'Rome')
us.drag('Dearborn us:6th us:13th us:9th us:11th us:12th', 'Utica')
us.drag('us:14th us:15th us:16th us:21st us:23rd', 'Utica')
br.say('and then?')
us.drag('Dearborn us:6th us:13th us:9th us:11th us:12th us:14th us:15th us:16th us:21st us:23rd', 'Rome')
us.discard('6')
b.ok()
s.done()
