"""Autumn 1813 on Lake Ontario, Galician: Chauncey lands Pike at Ft. George, Yeo takes the empty lake, contrary winds, a drawn fight won by the attacker, Pike at Queenston in two rounds with both dice thrown first."""
from aid18 import *
from session import Session

s = Session('dev-1812-faults', us='Uxía', br='Breixo', what='Autumn 1813, Galician: landing from eight hulls and brigs (DR), fleet onto the empty lake, Contrary Winds puts a fleet back, lake battle A1 D1, repair and corvette, '
            'Queenston EX then DR with results after both rolls, leaders dragged a play late')
t = s.t
lay(t, '1813b')
hands(t, ['Card 48', 'Card 46', 'Card 43', 'Card 53', 'Card 51', 'Card 60'], ['Card 45', 'Contrary Winds@1813', 'Card 57', 'Card 49', 'Card 54', 'Card 44'])
burn_to(t, 1813, 20)
t.lay_vp('British 3')
t, us, br = s.begin()
book = Book(t, 0)
SCH = 'Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'

s.play('US Chauncey lands Pike at Ft. George: corvette 1, brig 1, four schooners 1, one schooner the Rifles; 14 to 11')
fit(48, 'Chauncey')
here(t, 'Chauncey Pike Madison Oneida us:6th us:15th us:16th 1st_Rifles ' + SCH, 'Sackets Harbour')
us.say('48. imos alá, Chauncey desembarca')
us.drag('us:6th us:15th us:16th 1st_Rifles', 'Ft. George')
us.drag('Madison Oneida ' + SCH, 'Ft. George')
us.drag('Chauncey', 'Ft. George')
us.say('Rifles diante')
br.say('o oitavo')
A, D = 'us:6th us:15th us:16th 1st_Rifles', 'br:8th 49th'
assert fight(t, A, D, 'Ft. George', (6, 4), '1st_Rifles', 'br:8th', al=1, frm=None, amphib=True) == 'DR'
us.roll('2d6', 6, 4)
us.say('ai, Pike vai con eles, perdón')
us.drag('Pike', 'Ft. George')
br.say('dez menos un máis un: dez. marcho')
us.drag('br:8th 49th Vincent', 'Queenston')
us.play('48')
us.discard('48')

s.play('BR Yeo onto the lake')
fit(45, 'Yeo')
br.play('45')
br.drag('Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.drag('Yeo Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
us.say('entón para ti os dous puntos')
br.say('o forte é teu, 3. o lago meu, 2')
br.vp(book.due())
assert book.due() == 'British 2'
br.discard('45')

s.play('US Chauncey becalmed')
fit(46, 'Chauncey')
us.play('46')
us.drag('Chauncey Madison Oneida ' + SCH, 'Lake Ontario Control Box')
br.say('ventos contrarios!')
br.play('Contrary Winds')
br.drag('Chauncey Madison Oneida ' + SCH, 'Ft. George')
us.say('manda truco')
us.discard('46')
us.discard('Contrary Winds')

s.play('BR Tecumseh')
fit(57, 'Tecumseh')
go('Ft. Malden', 'Sandwich', 'Detroit')
br.drag('Shawnee Wyandot Western_Indians', 'Sandwich')
br.drag('Shawnee Wyandot Western_Indians', 'Detroit')
br.play('57', reveal=False)

s.play('US two over from Ft. Niagara')
fit(43, n=2)
us.drag('us:13th us:18th', 'Ft. George')
br.reveal('57')
br.drag('Tecumseh', 'Detroit')
br.say('Tecumseh tamén, claro')
us.play('43')
br.discard('57')
us.discard('43')

s.play('BR restores nobody: depot at York')
assert supplied(t, 'British', 'York')
br.play(fit(49))
br.put('British Supply Depot', 'York')

s.play('US Chauncey again: ten ships to five +2, B to B, Yeo +1')
fit(53, 'Chauncey')
us.roll('1d6', 3)
us.drag('Madison Oneida Chauncey ' + SCH, 'Lake Ontario Control Box', at='beside')
assert sea(t, 'Madison Oneida ' + SCH, 'Royal_George Wolfe Melville Earl_of_Moira Sydney_Smith', 'Madison', 'Wolfe', 3, dl=1) == 'A1 D1 att'
us.play('53')
us.say('3 máis 2 menos 1. un cada un e o lago meu')
br.flip('Wolfe')
br.drag('Wolfe Royal_George Melville Earl_of_Moira Sydney_Smith Yeo', 'Kingston')
us.flip('Madison')
us.drag('Madison', 'Sackets Harbour')
us.discard('53')
br.discard('49')
us.vp(book.due())
assert book.due() == 'US 2'

s.play('BR Caughnawaga')
br.play(fit(54, n=1))
br.drag('Caughnawaga', 'Chateauguay')
br.discard('54')

s.play('US Pike at Queenston: 18 to 12; then 16 to 10')
fit(51, 'Pike')
us.play('51')
us.say('Pike e cinco rexementos. o 18 garda o forte')
us.drag('us:6th us:15th us:16th us:18th 1st_Rifles Pike', 'Queenston')
br.say('e o 18?')
us.drag('us:13th', 'Queenston')
us.drag('us:18th', 'Ft. George')
br.say('tira todo dunha vez')
A, D = 'us:6th us:15th us:16th us:13th 1st_Rifles', 'br:8th 49th Lincoln'
assert fight(t, A, D, 'Queenston', (5, 3), '1st_Rifles', 'br:8th', al=1, frm='Ft. George') == 'EX'
us.roll('2d6', 5, 3)
us.roll('2d6', 6, 4)
us.drag('1st_Rifles', 'US Eliminated')
br.flip('br:8th')
assert fight(t, 'us:6th us:15th us:16th us:13th', D, 'Queenston', (6, 4), 'us:6th', '49th', al=1, frm='Ft. George', first=False) == 'DR'
br.say('dez menos un, nove. retírome')
br.drag('Vincent br:8th 49th Lincoln', 'Beaverdams')
us.vp(book.due())
assert book.due() == 'US 4'

s.play('BR holds, US holds')
br.hold('44')
us.discard('51')
us.hold('60')
us.say('boas noites')
book.ok()
s.done()
