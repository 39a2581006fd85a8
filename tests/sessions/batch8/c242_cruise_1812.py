"""Summer-Autumn 1812: arrivals, the deal, Chauncey collects the schooners and fights for the lake."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Bo', br='Tiny', what='Summer-Autumn 1812 from the turn change: arrivals, 7 cards, Chauncey round the lake, two battles on Lake Ontario, free withdrawal')
t = s.t
hands(t, [], [])
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
on_top(t, '1812 Deck', '22', '6', '3', '16', '25', '15', '29', '28', '1', '31', '23', '21', '18', 'Heavy Rains')
t, us, br = s.begin()
v = VP(t)

s.play('turn change')
us.turn('Summer-Autumn 1812')
more.muster(us, '1812b')
more.muster(br, '1812b')
deal(us, br, '1812 Deck', 7)
us.say('me first')

s.play('US Chauncey')
us.play('22')
us.say('Chauncey round the lake')
us.drag('Chauncey Oneida Conquest Scourge', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Ogdensburg')
F = 'Oneida Conquest Scourge Fair_American Gov._Tompkins Julia Hamilton'
us.drag('Chauncey ' + F, 'Lake Ontario Control Box')
E = 'Royal_George Earl_of_Moira'
assert sea(t, F, E, 'Oneida', 'Royal_George', 3) == 'A1 D2 att'
us.say('2:1, B on B')
us.roll('1d6', 3)
us.flip('Oneida')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
us.drag('Oneida', 'Sackets Harbour')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
v.book(us)
us.discard('22')

s.play('BR repairs')
br.play('6')
br.say('6, 3 NBV: both, and a sloop... no, both')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.discard('6')

s.play('US repairs Oneida, one NBV')
us.play('3')
us.flip('Oneida')
us.discard('3')

s.play('BR out again')
br.play('16')
E = 'Royal_George Earl_of_Moira Beresford'
br.drag(E, 'Lake Ontario Control Box')
F = 'Conquest Scourge Fair_American Gov._Tompkins Julia Hamilton'
assert sea(t, E, F, 'Royal_George', 'Julia', 5) == 'A1 D2 att'
br.say('-2 +1 +1, 0')
br.roll('1d6', 5)
br.flip('Royal_George')
us.flip('Julia')
us.flip('Hamilton')
us.drag(F + ' Chauncey', 'Sackets Harbour')
br.drag('Royal_George', 'Kingston')
v.book(br)
br.discard('16')

s.play('US Harrison')
us.play('25')
go(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', how='step')
us.discard('25')

s.play('BR runs in, Glengarry')
br.say('ships in first')
br.drag('Earl_of_Moira Beresford', 'Kingston')
v.book(br)
br.play('15')
go(br, 'Glengarry Upper_Canada_Militia', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('15')

s.play('US Harrison, Heavy Rains')
us.play('29')
us.say('Harrison to Detroit')
br.say('Heavy Rains at Meigs')
br.drop_discard('Heavy Rains')
us.say('one space then')
go(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown')
us.discard('29')

s.play('BR hold')
br.hold('21')

s.play('US hold')
us.hold('18')

s.play('BR 10th RV')
br.play('31')
br.say('last but one. 49th to Smiths Creek')
go(br, '49th', 'Kingston', 'Smiths Creek')
br.discard('31')
v.ok()
s.done()
