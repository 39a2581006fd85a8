"""The Thames, Summer 1813: nothing but retreats, and a garrison that cannot leave. Short English."""
from kit11 import *

s = Session('dev-1812-faults', us='Abe', br='Ned', what='Summer 1813: Harrison pushes Procter from Sandwich to London (two retreats before combat in one march, units dropped), Ft. Malden cut off, halved and surrendered, Procter withdraws')
t = s.t
more.lay_1813(t)
for c in ('1813a', '1813b'):
    for side in ('US', 'British'):
        more.lay_arrivals(t, c, side)
clear_markers(t)
for n in ('Queen_Charlotte', 'Lady_Prevost', 'Hunter', 'ship:Chippawa', 'Little_Belt'):
    t.lay(n, 'British Eliminated', 'British')
t.lay('Barclay', 'Captured', 'British')
t.lay('Perry Lawrence Ariel Scorpion', 'Lake Erie Control Box', 'US')
t.lay('Harrison 17th us:19th 24th 28th 1st_Kentucky 2nd_Kentucky 3rd_Kentucky Kentucky_Mounted', 'Detroit', 'US')
t.lay('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'British')
t.lay('Essex', 'Ft. Malden', 'British')
t.lay_turn('Summer-Autumn 1813')
t.lay_vp('US 3')
hands(t, ['Card 49', 'Card 50', 'Card 43', 'Card 44'], ['Card 45', 'Card 48', 'Card 47', 'Card 38'])
burn_to(t, 1813, 24)
base = towns(t)
t, us, br = s.begin()

s.play('US Harrison')
us.say('49')
us.play('49')
assert cost('Detroit', 'Sandwich', 'Thamesville') == 5
men = '17th us:19th 24th 28th 1st_Kentucky 2nd_Kentucky 3rd_Kentucky'
us.drag('Harrison ' + men, 'Sandwich', at='beside')
us.say('stand or run')
br.say('run. Thamesville')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
us.say('17th 24th 28th stay here, rest after them')
us.drag('Harrison us:19th 1st_Kentucky 2nd_Kentucky 3rd_Kentucky', 'Thamesville', at='beside')
br.say('London')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'London')
us.vp('US 4')
us.discard('49')
assert towns(t) - base == 1

s.play('BR Procter')
br.say('45 keep running')
br.play('45')
go(br, 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'London', 'Oxford', "Brant's Ford", 'Burlington', how='all')
br.discard('45')

s.play('US Malden')
us.say('50, 17th and 24th at Malden. no way out for them, lake is mine, halved')
us.play('50')
assert not supplied(t, 'British', 'Ft. Malden')
us.drag('17th 24th', 'Ft. Malden', at='beside')
assert supplied(t, 'US', 'Ft. Malden', 'Sandwich')
br.say('3+2 = 5, 3 then')
us.roll('2d6', 5, 4)
assert odds(8, 3) == 1 and crt(9 + 1) == 'DR'
us.say('2:1, B-B. 10, DR')
br.say('nowhere to go. white flag')
br.drag('Essex', 'British Eliminated')
us.vp('US 7')
us.say('+3. the 28th keeps Sandwich')
us.discard('50')
assert towns(t) - base == 4

s.play('BR 2/41st')
br.say('48, the 2/41st and the 89th up the river')
br.play('48')
go(br, '2/41st 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
br.discard('48')

s.play('US Kentucky Mounted')
us.say('44, the horse over the river and on')
us.play('44')
go(us, 'Kentucky_Mounted', 'Detroit', 'Sandwich', 'Thamesville', mp=10, how='all')
us.discard('44')

s.play('BR holds')
br.say('pocketing one')
br.hold('47')
s.done()
