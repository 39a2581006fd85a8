"""Before the war and the fall of Detroit, Turkish: troops by ship in peace, the British draw the declaration; a landing behind Hull and a ship on the lake cut him off, Detroit has no way out."""
from aid15 import Book, fed, force, go, sizes
from more import supplied
from ref import crt, odds
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Kemal', br='Defne', what='pre-war and spring 1812, Turkish: transport in pre-war, landing plus lake with one card of 3, halved attack AR-2, halved fort, surrender without a retreat')
t, us, br = s.begin()
deck = 'Pre-war Deck'
book = Book(t)


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US 11')
assert top() == 'Card 11'
us.draw(deck)
us.play('11')
us.say('11 (1): 1st NY, Ft. Niagara')
go('Lewiston', 'Ft. Niagara')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('11')

s.play('BR keeps, US keeps')
br.draw(deck)
br.say('kalsin')
us.draw(deck)
us.say('benimki de')

s.play('BR 49th by ship')
assert top() == 'Card 5'
br.draw(deck)
br.say('5 (2): Royal George 49.yu York\'a tasiyor')
br.drag('49th', 'York')
br.drag('Royal_George', 'York')
br.play('5')
br.discard('5')

s.play('US two regiments')
assert top() == 'Card 18'
us.draw(deck)
us.play('18')
go('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('us:6th', 'Sackets Harbour')
us.drag('us:13th', 'Sackets Harbour')
us.say('18 ile ikisi Sackets\'a')
us.discard('18')

s.play('BR Norfolk')
assert top() == 'Card 7'
br.draw(deck)
br.play('7', reveal=False)
go('Port Dover', "Brant's Ford", 'Burlington')
br.march('Norfolk', "Brant's Ford", 'Burlington')
br.discard('7')

s.play('the declaration')
us.draw(deck)
us.say('sakliyorum')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('SAVAS :)')
us.draw(deck)
br.draw(deck)
us.draw(deck)
br.draw(deck)
us.draw(deck)
br.draw(deck)
assert sizes(t) == (5, 5) and not t.deck(deck).kids
us.turn('Spring-Summer 1812', tracker=False)

s.play('US Hull')
us.say('32 (3) Hull')
us.play('32')
us.drag('4th', 'Sandwich')
us.drag('1st_Ohio 2nd_Ohio Hull', 'Sandwich')
us.vp(book.due())
us.discard('32')

s.play('BR behind him')
br.say('16, uc puan: Queen Charlotte + 1/41 Frenchtown\'a, Hunter gole')
br.play('16')
br.drag('Queen_Charlotte 1/41st', 'Frenchtown')
br.drag('Hunter', 'Lake Erie Control Box')
br.vp(book.due())
assert book.due() == 'British 2'
br.discard('16')
us.say('eyvah')

s.play('US Hull to Frenchtown: 13 halved is 7 to 5, 1:1; AR-2 whatever Hull is worth')
us.play('26')
us.say('26. Hull geri donuyor, herkesle Frenchtown')
go('Sandwich', 'Detroit', 'Frenchtown')
us.drag('4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
us.drag('4th 1st_Ohio 2nd_Ohio Michigan Hull Detachment', 'Frenchtown')
assert not fed(t, 'US', 'Detroit', 'Frenchtown') and supplied(t, 'British', 'Frenchtown')
n = force(t, '4th 1st_Ohio 2nd_Ohio Michigan Detachment', True)
assert n == 13 and odds(7, 5) == 0 and crt(3 - 1) == crt(3 - 2) == 'AR-2'
br.say('bekliyorum')
us.say('4th onde')
br.say('1/41')
us.roll('2d6', 1, 2)
br.say('hahaha')
us.flip('4th')
us.flip('1st_Ohio')
us.drag('Michigan Detachment Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
us.vp(book.due())
assert book.due() == 'British 3'
us.discard('26')

s.play('BR Detroit: 9 to half of 9+2, 1:1, B to C +1, river -1; 12 is DR-2 either way')
br.say('25: Procter, Tecumseh, Essex ve Kizilderililer')
br.play('25')
go('Ft. Malden', 'Sandwich', 'Detroit')
br.drag('Procter Tecumseh Essex Shawnee Wyandot', 'Sandwich')
assert not supplied(t, 'US', 'Detroit')
br.drag('Procter Tecumseh Essex Shawnee Wyandot', 'Detroit')
assert fed(t, 'British', 'Sandwich', 'Detroit') and not supplied(t, 'US', 'Detroit')
assert force(t, 'Essex Shawnee Wyandot', True) == 9
assert force(t, '4th 1st_Ohio 2nd_Ohio Michigan Detachment') == 9
assert odds(9, 6) == 0 and crt(12, fort=True) == crt(13, fort=True) == 'DR-2'
br.say('Shawnee onde')
us.say('2nd Ohio')
br.roll('2d6', 6, 6)
us.say('olamaz')
us.say('geri yol yok: Frenchtown sizde, gol sizde, Sandwich\'ten geldiniz. teslim')
us.flip('2nd_Ohio')
us.drag('Detachment', 'US Eliminated')
us.drag('4th 1st_Ohio 2nd_Ohio Michigan', 'US Eliminated')
us.drag('Hull', 'Captured')
us.drag('Adams', 'Buffalo')
br.vp(book.due())
assert book.due() == 'British 6'
br.discard('25')

s.play('US 3rd Ohio')
us.play('14')
us.drag('3rd_Ohio', 'Upper Sandusky')
us.discard('14')

s.play('BR plays the declaration for one')
br.play('Declaration of War')
br.say('1 puan, Lincoln Chippawa')
go('Queenston', 'Chippawa')
br.drag('Lincoln', 'Chippawa')
br.discard('Declaration of War')

s.play('US 3')
us.play('3')
us.say('3 (2), 6th ve 13th Oswego')
go('Sackets Harbour', 'Oswego')
us.drag('us:6th us:13th', 'Oswego')
us.discard('3')

s.play('BR holds, US holds')
br.hold('31')
us.hold('22')
book.ok()
s.done()
