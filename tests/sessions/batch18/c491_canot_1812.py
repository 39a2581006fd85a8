"""Spring 1812, two old friends, Afrikaans: dice before pieces, Mackinac by canoe and by Nancy, Hull steps back, Ft. George won, a retreat set right by the other, the marker three plays behind."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Koos', br='Sannie', what='Spring 1812 whole, Afrikaans: retreat before combat, Mackinac falls to Indians alone and is held only when the detachment follows, units dropped on the way, Ft. George DR and DR-1, '
            'retreat to the wrong space put right, restoring, points three plays late')
t = s.t
hands(t, ['Card 32', 'Card 30', 'Card 13', 'Card 12', 'Card 19', 'Card 27'], ['Card 2', 'Card 5', 'Card 20', 'Card 10', 'Card 17', 'Declaration of War'])
t, us, br = s.begin()
assert pile(t, 1812) == 2
book = Book(t, 0)

s.play('US Hull to Sandwich')
fit(32, 'Hull')
us.play('32')
us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.say('Hull is oor. een punt seker')

s.play('BR Procter; Hull goes back before combat')
fit(2, 'Procter')
br.say('ek kom. Tecumseh ook')
br.drag('1/41st Essex Shawnee Wyandot', 'Sandwich', at='beside')
br.drag('Procter Tecumseh', 'Sandwich')
us.say('nee dankie')
us.drag('1st_Ohio 2nd_Ohio', 'Detroit')
us.drag('us:4th Hull', 'Detroit')
br.say('ek bly staan. jou punt is weg')
br.play('2')
br.drag('1/41st Essex Shawnee Wyandot', 'Sandwich', onto='Procter')
assert shown(t) == 0 and book.due() == '0'

s.play('US 3rd Ohio')
fit(30, n=1)
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Frenchtown')
us.discard('32')
us.play('30')

s.play('BR the canoes: 2 to 1+1, 1:1, B to C +1')
br.roll('2d6', 5, 5)
br.say('kanos na Mackinac, elf met die +1')
br.drag('NWC', 'Ft. Mackinaw')
br.play(fit(5, n=1))
assert fight(t, 'NWC', 'Detachment_(Mackinaw)', 'Ft. Mackinaw', (5, 5), 'NWC', 'Detachment_(Mackinaw)', dfed=None) == 'DR-1'
us.say('geen skip, geen pad. hulle gee oor')
us.drag(['Detachment (Mackinaw)'], 'US Eliminated')
br.say('Indiane alleen hou dit nie, weet ek')
assert book.due() == '0'

s.play('US two regiments to Lewiston')
fit(13, n=2)
go('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
us.play('13')
us.drag('us:6th us:13th', 'Lewiston')
us.discard('30')

s.play('BR Nancy brings the detachment')
fit(20, n=2)
here(t, 'Nancy Det._10th_R.V.', 'Ft. St. Joseph')
br.drag('Det._10th_R.V. Nancy', 'Ft. Mackinaw')
br.play('20')
br.say('nou wel')
assert book.due() == 'British 2'

s.play('US Van Rensselaer: Queenston runs, one drops off, on to Ft. George')
fit(12, 'Van Rensselaer')
us.play('12')
go('Lewiston', 'Queenston', 'Ft. George')
us.drag('Van_Rensselaer 1st_NY_Militia us:6th us:13th', 'Queenston')
br.say('Lincoln hardloop fort toe')
br.drag('Lincoln', 'Ft. George')
us.roll('2d6', 4, 6)
us.drag('us:13th us:6th Van_Rensselaer', 'Ft. George')
us.say('New York bly agter. dis al die steen, 8 teen 5')
assert fight(t, 'us:6th us:13th', 'Lincoln', 'Ft. George', (4, 6), 'us:13th', 'Lincoln', frm='Queenston') == 'DR'
br.drag('Lincoln', 'Beaverdams')
br.undo()
br.say('liewer Stoney Creek')
br.drag('Lincoln', 'Stoney Creek')
us.say('George 3 Queenston 2, jou Mackinac 2')
us.vp(book.due())
assert book.due() == 'US 3'
us.discard('12')
us.discard('13')

s.play('BR Brock: 8 to 8+2, -2, A to B +1, Brock +2')
fit(10, 'Brock')
go('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.play('10')
br.drag('Brock York_Militia R.N.R.', 'Stoney Creek')
br.roll('2d6', 6, 4)
br.drag('Lincoln Brock York_Militia R.N.R.', 'Ft. George')
assert fight(t, 'York_Militia R.N.R. Lincoln', 'us:6th us:13th', 'Ft. George', (6, 4), 'R.N.R.', 'us:6th', al=2, frm='Stoney Creek') == 'DR-1'
br.say('elf! een draai om en uit')
us.drag('us:6th us:13th Van_Rensselaer', 'Queenston')
br.say('nee man, jou eie grond gaan voor')
br.drag('us:6th us:13th Van_Rensselaer', 'Ft. Niagara')
us.say('goed dan. die 6de het gelei')
us.flip('us:6th')
br.discard('10')
br.discard('2')
br.discard('5')
br.discard('20')

s.play('US restores')
us.play(fit(19, n=1))
assert supplied(t, 'US', 'Ft. Niagara')
us.flip('us:13th')
us.say('oeps, dit was die ander een')
us.flip('us:13th')
us.flip('us:6th')
us.discard('19')

s.play('BR Brock to Queenston, New York leaves')
fit(17, 'Brock')
br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
us.drag('1st_NY_Militia', 'Lewiston')
br.play('17')
br.discard('17')
assert book.due() == 'British 2'
us.say('die merker staan nog op 3 vir my')
br.vp(book.due())

s.play('US Adams')
us.play(fit(27, n=1), reveal=False)
us.drag('Adams', 'Lake Erie Control Box')
us.vp(book.due())
us.reveal('27')
us.discard('27')
assert book.due() == '0'

s.play('BR holds')
br.hold('Declaration of War')
br.say('slaap lekker')
book.ok()
s.done()
