"""A schooner carries a whole regiment; Tecumseh outlives the Shawnee."""
from lay7 import hands, burn, more
from more import supplied
from ref import cost, crt, odds
from session import Session

s = Session('dev-1812-faults', us='Piet', br='Joris', what='Spring 1812: Lady Prevost alone carries the 1/41st; the Shawnee are lost and Tecumseh stays on the map')
t = s.t
t.lay('Tecumseh Shawnee', 'Sandwich', 'British')
t.lay_face('Shawnee', side='British')
t, us, br = s.begin()

s.play('US 3rd Ohio')
us.say('4: 3rd Ohio')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR the 41st by schooner')
br.say('8, two ops: Lady Prevost ferries the 41st to Port Dover')
br.play('8')
assert t.find('Lady Prevost').mark('ShipType').lower() == 'schooner' and more.cf(t.find('1/41st')) == 5
with s.fault('11.35 11.31 11.3', 'a schooner carries a unit of 1 or 2, the 1/41st has 5', 'strength|capacity|type'):
    br.drag('1/41st Lady_Prevost', 'Port Dover')
us.say('nice trip?')
br.discard('8')

s.play('US Hull at Sandwich')
us.say('32, Hull with the 4th and two Ohio regiments over to Sandwich')
us.play('32')
assert supplied(t, 'US', 'Sandwich', entered='Detroit') and supplied(t, 'British', 'Sandwich')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
br.say('the Shawnee stand, with Tecumseh')
us.say('4th leads')
assert odds(9, 2) == 3 and crt(6 + 5 + 3 + 1 - 1 - 1 - 1) == 'DR-2'
us.roll('2d6', 6, 5)
us.say('11, +3 odds, +1 A on B, -1 Tecumseh, -1 Hull, -1 river: 12, DR-2')
br.drag('Shawnee', 'British Eliminated')
with s.fault('3.54', 'the Shawnee are gone and Tecumseh walks away to Ft. Malden', 'odds|CRT'):
    br.drag('Tecumseh', 'Ft. Malden')
us.vp('US 1')
us.discard('32')

s.play('BR Norfolk')
br.say('17: Norfolks')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US regulars')
us.say('13: both regulars to Utica')
us.play('13')
us.drag('us:6th us:13th', 'Utica')
us.discard('13')

s.play('BR holds')
br.say('hold')
br.hold('10')

s.play('US holds')
us.say('also')
us.hold('27')
s.done()
