"""Autumn 1812 begins: a regiment comes in at the wrong city, and two others march eight points."""
from more import muster, rows, spent
from ref import cost
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Ned', br='Flo', what='Spring to autumn 1812: the 103rd arrives at Montreal; Harrison takes two regiments to Detroit, 8 MP of 6')
t = s.t
t.lay('Caledonia', 'US Eliminated', 'US')
spent(t, 'US', ['4'])
spent(t, 'British', ['17'])
t, us, br = s.begin()

s.play('US 13th')
us.play('4')
us.drag('us:13th', 'Utica')
us.discard('4')

s.play('BR Norfolk')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('arrivals, deal')
us.say('who has 30 men and no shoes? my reinforcements. next turn!')
muster(us, '1812b')
muster(br, '1812b', skip=('103rd',))
with s.fault('14.1 2.16', 'the 103rd arrives at Montreal instead of Quebec', 'arrival|entry|reinforcement'):
    br.drag('103rd', 'Montreal')
for c in ('3', '6', '7', '11', '16', '18', '21'):
    us.draw('1812 Deck', 'Card ' + c)
for c in ('14', '15', '22', '23', '25', '28', '24'):
    br.draw('1812 Deck', 'Card ' + c)
br.turn('Summer-Autumn 1812')

s.play('US Harrison marches too far')
us.say('16, Harrison, he has ten, has he not?')
us.play('16')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit') == 8
with s.fault('3.16 9.1 9.2 8.42', 'the 17th and 19th march 8 MP, a land unit has 6', 'path|link'):
    us.drag('Harrison us:17th us:19th', 'Detroit')
us.discard('16')

s.play('BR Brock')
br.say('22: Brock to Ft. George, alone. he can hold it alone, he says. 300 years of history')
br.play('22')
br.drag('Brock', 'Ft. George')
br.discard('22')

s.play('US Winchester')
us.say('18. Winchester follows with 1st Kentucky, not to Detroit, just Meigs')
us.play('18')
assert OPV['18'] >= 2 and cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.drag('Winchester 1st_Kentucky', 'Ft. Meigs')
us.discard('18')

s.play('BR holds')
br.say('I sit')
br.hold('24')

s.play('US Ontario')
us.say('3, two ships: Oneida, Conquest')
us.play('3')
assert OPV['3'] == 2
us.drag('Oneida Conquest', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('3')
s.done()
