"""Danger of ships and militia: Indians go aboard, the Lower Canada militia marches to Prescott."""
from kit11 import *

s = Session('dev-1812-faults', us='Piet', br='Kobus', what='Spring 1812 in Afrikaans: Shawnee by ship to Port Dover; LC Militia beyond Cornwall')
t, us, br = s.begin()

s.play('US Dearborn')
us.say('32, Dearborn na Rome')
us.play('32')
go(us, 'Dearborn us:6th us:13th', 'Albany', 'Utica', 'Rome')
us.discard('32')

s.play('BR Hunter')
br.say('10 as 2, die Hunter vat die Shawnee na Port Dover')
br.play('10')
assert best('Ft. Malden', 'Port Dover')[0] == 9
with s.fault('11.33 3.7(4) 9.1 3.16', 'Shawnee (Indians) lie in Port Dover with the Hunter after one play that began in Ft. Malden; by land it is 9 MP of 6, so they came by ship, which Indians may not',
             'path|link', also=['11.35', '11.31', '11.15']):
    br.drag('Shawnee', 'Port Dover')
    br.drag('Hunter', 'Port Dover')
br.discard('10')

s.play('US 3rd Ohio')
us.play('4')
us.say('4, Ohio loop')
go(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay')
us.discard('4')

s.play('BR LC militia')
br.say('17, een punt, LC tot by Prescott')
br.play('17')
way = ['Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott']
assert cost(*way) == 4
with s.fault('3.63', 'the LC Militia ends in Prescott, four spaces from Montreal and west of Cornwall; it may never go further than two'):
    br.march('LC_Militia', *way[2:])
br.discard('17')

s.play('US holds')
us.hold('27')
us.say('en nou jy')

s.play('BR Brock')
br.say('8, Brock en die York militia na Burlington')
br.play('8')
go(br, 'Brock York_Militia', 'York', 'Burlington')
br.discard('8')
s.done()
