"""Summer 1812 dealt wrong, and a battle without its losses."""
from kit11 import *

s = Session('dev-1812-faults', us='Lou', br='Fay', what='Summer 1812: the US draw eight cards of seven; a modified roll of 2 at Queenston and no unit is flipped')
t = s.t
hands(t, [], [])
for side in ('US', 'British'):
    more.lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay('Vincent', 'Kingston', 'British')
t, us, br = s.begin()

s.play('deal')
us.say('seven each now')
deal(br, '1812 Deck', '1', '7', '14', '18', '21', '23', '25')
with s.fault('7.21 7.23', 'eight cards go from the 1812 deck into the US hand, nothing was held before: seven are dealt in Summer-Autumn 1812'):
    deal(us, '1812 Deck', '3', '6', '11', '15', '16', '22', '26', '28')
us.say('my go')

s.play('US Queenston')
us.say('6 as 3, van Rensselaer over the river at the Lincolns')
us.play('6')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston', at='beside')
br.say('I stay')
us.roll('2d6', 1, 1)
br.say('snake eyes :)')
with s.fault('10.51(AR-2) 10.51(AR-1) 10.51 10.52 10.21 10.45 10.32(1)', 'the dice show 2 and nothing on the table adds to them (4 to 3, C class both, a river): AR-2, yet the attackers go home without a flip',
             'odds|result|CRT|land-combat'):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.discard('6')

s.play('BR Rottenburg')
br.say('18, Rottenburg takes the 8th to Cornwall')
br.play('18')
go(br, 'Rottenburg br:8th', 'Montreal', 'Coteau du Lac', 'Cornwall')
br.discard('18')

s.play('US Oneida and friends')
us.say('15: Oneida and Conquest out')
us.play('15')
us.drag('Oneida Conquest', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('15')

s.play('BR Norfolk')
br.say('1')
br.play('1')
go(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
br.discard('1')
s.done()
