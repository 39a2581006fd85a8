"""No word from beginning to end: the end of Spring 1812, arrivals before the turn marker, the deal, Summer-Autumn with a fleet action and a landing."""
from ref import cost, crt, naval, odds
from session import Session
from kit120 import bring_on, used

s = Session('dev-1812-faults', us='Kit', br='Lou', what='Spring to Summer 1812 without any chat: arrivals before the turn marker, a held card goes back to hand, Chauncey wins the lake and lands, two regiments surrender')
s.t.lay_hand('US', ['4', '13'])
s.t.lay_hand('British', ['17'])
used(s.t, '32', '12', '27', '19', '30', '5', '2', '8', '10', '20', 'Declaration of War')
s.t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
s.t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
s.t.lay_vp('British 2')
t, us, br = s.begin()

s.play('US 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR Norfolk')
br.play('17', reveal=False)
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.hold('13')

s.play('arrivals, marker, deal')
# no lake marker lies in a box, so the Spring fleet phase moves nothing (11.23)
bring_on(t, us, '1812b', skip=('caledonia',))   # a brig: 14.41 speaks of schooners only, it is not brought on
bring_on(t, br, '1812b', singly=True)
us.turn('Summer-Autumn 1812')
for _ in range(7):
    br.draw('1812 Deck')
us.drag([t.card('13').id], 'US Hand')           # the held card counts for the hand of 7 (7.23)
for _ in range(6):
    us.draw('1812 Deck')
names = {'US': sorted(c.name for c in t.hand('US')), 'BR': sorted(c.name for c in t.hand('British'))}
assert len(t.hand('US')) == 7 and len(t.hand('British')) == 7, names

s.play('US Chauncey against the box')
us.play('26')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
# 5 ships against 3: +1; Oneida B against Royal George B; a brig is there: no small ships; 4 + 1 = 5
assert naval(4 + 1) == 'A1 D2 att'
us.roll('1d6', 4)
us.flip('Oneida')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
us.drag('Oneida', 'Sackets Harbour')
us.vp('US 2')
us.discard('26')

s.play('BR Lake Erie')
br.play('25')
br.drag('Queen_Charlotte', 'Lake Erie Control Box')
br.drag('Hunter', 'Lake Erie Control Box')
br.vp('0')
br.discard('25')

s.play('US two schooners join')
us.play('18')
us.each('Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
us.discard('18')

s.play('BR repairs at Kingston')
br.play('22')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.discard('22')

s.play('US Chauncey lands at Smiths Creek')
us.play('28')
fleet = 'Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins'
# box - Sackets 1, pick up 1, Smiths Creek 1, landing 2, box 1 = 6; four schooners carry the 6th, one the Rifles
us.drag(fleet, 'Sackets Harbour')
us.drag(fleet + ' us:6th 1st_Rifles', 'Smiths Creek')
us.drag(fleet, 'Lake Ontario Control Box')
us.discard('28')

s.play('BR Vincent clears Smiths Creek')
br.play('15')
assert cost('Kingston', 'Smiths Creek') == 2
br.drag('Vincent 49th 10th_R.V.', 'Smiths Creek')
assert odds(7, 6) == 0 and crt(5 + 4) == 'DR' == crt(5 + 4 + 1)
br.roll('2d6', 5, 4)
# no ship in the space, Kingston is the attacker's origin, York holds a controlling garrison: no route, surrender (10.72)
us.drag('us:6th 1st_Rifles', 'US Eliminated')
br.discard('15')

s.play('US Vermont')
us.play('7')
us.drag('Vermont_Militia', 'Vergennes')
us.discard('7')

s.play('BR York Militia')
br.play('14')
br.drag('York_Militia', 'Burlington')
br.discard('14')

s.play('US holds')
us.hold('13')

s.play('BR holds')
br.hold('23')

s.play('US Harrison')
us.drop_discard('29')
us.drag('17th 19th 1st_Kentucky Harrison', 'Ft. Findlay')
us.drag('17th 19th 1st_Kentucky Harrison', 'Ft. Meigs')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
s.done()
