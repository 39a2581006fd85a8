"""Events and reactions of 1813: Contrary Winds, Grand River Indians, woods fought for; American slang, VP marker moved late."""
from kit11 import *

s = Session('dev-1812-faults', us='Skip', br='Doc', what='Summer 1813 in mid-turn: Chauncey blown back by Contrary Winds, #56 puts the Mohawk on Beaverdams, EX in the forest, retreat before combat')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
t.lay('18th us:13th 14th', 'Ft. George', 'US')
t.lay('Vincent 49th br:8th', 'Stoney Creek', 'British')
t.lay('Lincoln', 'Chippawa', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 3')
hands(t, ['Card 49', 'Card 50', 'Card 43', 'Card 44', 'Card 58'], ['#56 Grand River Indians', 'Contrary Winds', 'Card 45', 'Card 48', 'Card 47'])
burn_to(t, 1813, 22)
base = towns(t)
t, us, br = s.begin()

s.play('US Chauncey, blown back')
us.say('49, chauncey heads out')
us.play('49')
fl = 'Chauncey Madison Oneida Scourge Conquest'
us.drag(fl, 'Lake Ontario Control Box')
br.say('hold your horses')
br.play('Contrary Winds')
br.say('contrary winds. back to port sailor')
br.discard('Contrary Winds')
us.say('you dog')
us.drag(fl, 'Sackets Harbour')
us.discard('49')

s.play('BR Grand River Indians')
br.say('and #56 as the event, Mohawks on Beaverdams')
br.play('#56 Grand River Indians')
assert not units(t, 'Beaverdams')
br.drag('br:Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US Beaverdams')
us.say('50 as 2. 18th and 13th have a look in them woods, 14th minds the fort')
us.play('50')
us.drag('18th us:13th', 'Beaverdams', at='beside')
assert supplied(t, 'US', 'Beaverdams', 'Ft. George') and odds(8, 2) == 3 and crt(6 + 3 - 2) == 'EX'
br.say('mohawks stay put')
us.say('4:1, and -2 for the woods')
us.roll('2d6', 3, 3)
us.say('7, swap')
us.flip('18th')
br.drag('br:Mohawk', 'British Eliminated')
us.discard('50')

s.play('BR Vincent')
us.say('forgot my point')
us.vp('US 4')
assert towns(t) - base == 1
br.say('45, vincent comes down with the 49th and the 8th')
br.play('45')
assert cost('Stoney Creek', 'Beaverdams') == 2
br.drag('Vincent 49th br:8th', 'Beaverdams', how='beside')
us.say('no thanks. back to george')
us.drag('18th us:13th', 'Ft. George')
br.say('minus one then')
br.vp('US 3')
br.discard('45')
assert towns(t) - base == 0

s.play('US repairs nothing, 5th to Niagara')
us.say('43 for 2, 5th and 12th up from buffalo')
us.play('43')
assert cost('Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara') == 3
us.each('us:5th 12th', 'Ft. Niagara')
us.discard('43')

s.play('BR hold')
br.hold('47')

s.play('US restore')
us.say('44, 1. 18th cant, thats their side of the river. hmm')
us.say('ok 44 as a move: 1st NY to ft niagara')
us.play('44')
go(us, '1st_NY_Militia', 'Lewiston', 'Ft. Niagara')
us.discard('44')
s.done()
