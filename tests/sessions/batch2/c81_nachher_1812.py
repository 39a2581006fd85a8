"""German players who write when all is over: dice first, a roll undone, a long fight whose losses are turned at the end, a retreat put right two plays later."""
from more import cf, rows, supplied, units
from ref import cost, crt, odds
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Hartmut', br='Silke', what='Spring 1812, words only afterwards: a roll undone, Queenston taken and lost, three rounds at Sandwich turned over in one go, Lincoln put right two plays later')
t, us, br = s.begin()

s.play('US van Rensselaer, dice first')
us.roll('2d6', 3, 3)
us.undo()
us.roll('2d6', 6, 4)
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
assert cost('Lewiston', 'Queenston') == 3 and supplied(t, 'US', 'Queenston', 'Lewiston')
assert odds(4, 3) == 0 and crt(10 - 1) == 'DR'         # C against C, the river -1
us.drag('Lincoln', 'Ft. George')
us.play('32', reveal=False)
us.discard('32')
us.say('so. Der erste Wurf war verrutscht, den hab ich zurückgenommen, der zweite gilt. 32 war das')
br.say('passt')

s.play('BR Brock throws them out, dice first')
br.roll('2d6', 2, 3)
br.drag('York_Militia R.N.R. Brock', 'Beaverdams')
assert cost('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston') == 5 and V['17'] == 1
br.drag('York_Militia R.N.R. Brock', 'Queenston')
assert supplied(t, 'British', 'Queenston', 'Beaverdams')
assert odds(5, 4) == 0 and crt(5 + 2 + 2) == 'DR'      # R.N.R. A against C +2, Brock +2
br.drag('1st_NY_Militia', 'Lewiston')
us.drag('Van_Rensselaer', 'Lewiston')
br.drop_discard('17')
br.say('und wieder raus. Die 17, Brock')

s.play('US Hull to Sandwich')
us.play('12', reveal=False)
us.drag('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.drag('Hull', 'Sandwich')
us.discard('12')
us.say('12 Hull')

s.play('BR puts Lincoln right (two plays later), Procter at Sandwich')
br.say('ach, Lincoln: der sollte von Queenston nach Chippawa weichen, nicht nach Ft. George. Darf ich noch?')
us.say('klar')
br.drag('Lincoln', 'Chippawa')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
assert V['5'] == 2 and supplied(t, 'British', 'Sandwich', 'Ft. Malden') and supplied(t, 'US', 'Sandwich')
# round 1: 11 to 9, A against A
assert sum(cf(p) for p in units(t, 'Sandwich', 'US')) == 9 and odds(11, 9) == 0 and crt(8) == 'EX'
br.roll('2d6', 4, 4)
# round 2: Shawnee 4 + Wyandot 2 against 3 + 3 + 1 (4th reduced), B against C; Procter commands (0), not Tecumseh (3.51)
assert odds(6, 7) == -2 and crt(8 - 2 + 1) == 'EX'
br.roll('2d6', 5, 3)
# round 3: Wyandot 2 against 3 + 1 + 1, B against C
assert odds(2, 5) == -3 and crt(7 - 3 + 1) == 'AR-1'
br.roll('2d6', 4, 3)
# all losses now: 4th and 1/41st; Shawnee and an Ohio regiment; the Wyandot has no second side (3.17)
br.drag('Wyandot', 'British Eliminated')
us.flip('1st_Ohio')
br.flip('Shawnee')
br.flip('4th')
us.flip('1/41st')
br.drag('Procter Tecumseh 1/41st Shawnee', 'Ft. Malden')
br.play('5', reveal=False)
br.discard('5')
br.say('drei Runden, zweimal EX und dann AR-1. Alles umgedreht, die Wyandot sind hin')
us.say('uff')

s.play('US books, 3rd Ohio')
us.vp('US 1')
us.say('Marker: 2 rauf für Queenston, 2 runter, 1 rauf für Sandwich, also 1 für mich')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs') == 4
us.drag('3rd_Ohio', 'Ft. Meigs')
us.drop_discard('4')

s.play('BR holds')
br.hold('10')

s.play('US holds')
us.hold('27')

s.play('BR ships of Kingston')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('British 1')
br.play('20')
br.discard('20')
br.say('20: zwei Schiffe raus. Bis Donnerstag?')
s.done()
