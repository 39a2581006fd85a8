"""Pre-war with the declaration as third card, then spring: Hull leaves Detroit, Procter walks in; Japanese in Latin letters."""
from lay17e import Book, f, go
from more import supplied
from ref import crt, odds
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Kenji', br='Yuki', what='Pre-war and spring 1812, Japanese: DOW third, British first; Lake Erie, Detroit given away (DR by 10 in a fort), the Adams slips to Buffalo')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 2, dow)
t.begin()
book = Book(t)


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US 11')
assert top() == 'Card 11'
us.draw(deck)
us.play('11')
us.say('11 wa 1. 3rd Ohio susume')
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('11')

s.play('BR keeps')
assert top() == '#9 Brock and Tecumseh'
br.draw(deck)
br.say('motte oku')

s.play('US the declaration')
assert top() == 'Declaration of War'
us.draw(deck)
us.say('sensou da! douzo, saki ni hiite')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 7
br.turn('Spring-Summer 1812', tracker=False)

s.play('BR Erie')
br.say('16, fune san seki')
br.play('16')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
br.vp(book.due())
br.discard('16')

s.play('US Hull walks off')
us.play('32')
us.say('32: Hull wa nigemasu w')
go('Detroit', 'Frenchtown', 'Ft. Meigs')
us.march('4th 1st_Ohio 2nd_Ohio Hull', 'Frenchtown', 'Ft. Meigs')
br.say('eeeh?')
us.discard('32')

s.play('BR Detroit: 14 to 4+2, 2:1 +1, A to C +2, river -1')
br.play('22')
br.say('22: Procter to minna de Detroit')
go('Ft. Malden', 'Sandwich', 'Detroit')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Detroit', at='beside')
assert f(t, '1/41st Essex Shawnee Wyandot', True) == 14 and f(t, 'Detachment Michigan') == 4
assert odds(14, 6) == 1 and crt(8 + 2, fort=True) == 'DR'
assert supplied(t, 'US', 'Detroit') and supplied(t, 'British', 'Detroit', 'Sandwich')
us.say('Michigan de')
br.say('41')
br.roll('2d6', 5, 3)
us.say('8+2 ka... Frenchtown e')
us.drag('Detachment', 'Frenchtown')
us.drag('Michigan', 'Frenchtown')
us.drag('Adams', 'Buffalo')
us.say('Adams wa Buffalo')
br.vp(book.due())
assert book.due() == 'British 5'
br.discard('22')

s.play('US back to Meigs')
us.play('3')
go('Frenchtown', 'Ft. Meigs')
us.drag('Michigan Detachment', 'Ft. Meigs')
us.discard('3')

s.play('BR 49th by water')
br.say('18: Royal George ga 49 wo York e')
br.play('18')
br.drag('49th Royal_George', 'York')
br.discard('18')

s.play('US 5')
us.play('5')
go('Albany', 'Utica', 'Rome')
us.drag('us:6th us:13th', 'Rome')
us.discard('5')

s.play('BR Prevost')
br.play('26')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.march('100th Prevost', 'Trois-Rivieres', 'Montreal')
br.discard('26')

s.play('US 4th NY')
us.play('7')
go('Plattsburg', 'Ticonderoga')
us.drag('4th_NY_Militia', 'Ticonderoga')
us.discard('7')

s.play('BR St-Jean')
br.play('25')
go('Montreal', 'La Prairie', 'St-Jean')
br.drag('br:8th', 'La Prairie')
br.drag('Canadian_Fencibles', 'La Prairie')
br.drag('br:8th Canadian_Fencibles', 'St-Jean')
br.discard('25')

s.play('US holds')
us.hold('Declaration of War')
s.play('BR holds')
br.hold('31')
br.say('ocha ni shiyou')
book.ok()
s.done()
