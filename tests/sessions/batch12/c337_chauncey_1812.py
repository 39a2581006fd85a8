"""Summer-Autumn 1812: a landing at York fails and sails home, the lake is won all the same."""
from b12 import *
from session import Session

s = Session('dev-1812-faults', us='Rob', br='Gwen', what='Summer-Autumn 1812: landing at York AR and back by water, naval battle on Ontario, repair, two schooners join, a restore')
t = s.t
autumn12(t)
t.lay('Dearborn us:6th us:13th', 'Sackets Harbour', 'US')
t.lay('br:49th', 'Ft. George', 'British')
t.lay('Brock', 'Ft. George', 'British')
hands(t, ['Card 3', 'Card 15', 'Card 18', 'Card 29', 'Card 7'], ['Card 16', 'Card 1', 'Card 23', 'Card 28', 'Card 24'])
burn_to(t, 1812, 18)
peaceful(t)
t, us, br = s.begin()
us.say('right. 5 cards each? my go')
br.say('yep')

s.play('US Chauncey lands at York')
us.play('15')
us.say('Chauncey, 2. picks up the 6th and 13th, the Oneida and four schooners will do')
fleet = 'Chauncey Oneida Conquest Scourge Growler Pert us:6th us:13th'
us.drag(fleet, 'York')
us.say('1 pick up 1 sail 2 landing. odds?')
br.say('8 to 5 so evens. A class, clear, regulars, wet feet')
assert force(t, 'us:6th us:13th') == 8 and force(t, 'R.N.R. York_Militia', side='British') == 5
us.say('-3 then. oh well')
us.roll('2d6', 5, 4)
assert rnd(8, 5, (5, 4), -1, -1, -1) == 'AR'
br.say('6! off you go')
us.drag(fleet, 'Sackets Harbour')
us.discard('15')

s.play('BR fleet out')
br.say('Right, since you woke me up. 16, three ships')
br.play('16')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.drag('Gloucester', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('16')

s.play('US Chauncey attacks')
us.play('18')
us.say('same boats, same man')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
fl, en = t.pieces('Oneida Conquest Scourge Growler Pert'), t.pieces('Royal_George Earl_of_Moira Gloucester')
assert naval_drm(fl, en, fl[0], en[0]) == 1
us.roll('1d6', 4)
assert naval(5) == 'A1 D2 att'
us.say('5 to 3 is +1, so 5. Oneida for me')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
us.say('four points swing')
us.vp('US 2')
us.discard('18')

s.play('BR repairs')
br.say('Royal George in dock (card 1)')
br.play('1')
br.flip('Royal_George')
br.discard('1')

s.play('US Julia and Hamilton')
us.say('29 for the Ogdensburg pair')
us.play('29')
us.each('Julia Hamilton', 'Lake Ontario Control Box')
us.discard('29')

s.play('BR Rottenburg')
br.say('de R to Kingston with the two regulars: 1 2 3 4 5 6')
br.play('23')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston') == 6
br.march('Rottenburg br:8th Canadian_Fencibles', 'Cornwall', 'Prescott', 'Kingston')
br.discard('23')

s.play('US Winchester')
us.say('3: Winchester up to Meigs with one of the regulars')
us.play('3')
us.drag('Winchester us:17th', 'Ft. Findlay')
us.drag('Winchester us:17th', 'Ft. Meigs')
us.discard('3')

s.play('BR one ship')
br.say('24... Moira later. Norfolks to Erie')
br.play('24')
assert cost('Port Dover', 'Ft. Erie') == 2
br.drag('Norfolk', 'Ft. Erie')
br.discard('24')
us.say('dinner. save here?')
br.say('saving')
s.done()
