"""Irish: a brig looks at the lake before there is a war, and the Lower Canadians go to Prescott."""
from aid18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Nuala', br='Fiachra', what='pre-war and spring 1812, Irish: the Oneida enters the Lake Ontario box before the declaration; LC Militia marches to Prescott, four spaces from Montreal')
t, us, br = s.t, s.us, s.br
deck = 'Pre-war Deck'
d = t.deck(deck)
name = {t.things[k].name: k for k in d.kids}
want = ['Card 14', 'Card 7', 'Card 18', 'Card 5', 'Card 26', 'Card 16', 'Declaration of War', 'Card 22', 'Card 11', 'Card 25', '#9 Brock and Tecumseh', 'Card 3', 'Card 31',
        'Card 32']
assert sorted(want) == sorted(name)
d.kids[:] = [name[n] for n in reversed(want)]
s.begin()
book = Book(t, 0)

s.play('US brig')
us.draw(deck)
us.play(fit(14, n=1))
us.say('an Oneida, féachaint ar an loch')
with s.fault('6.2(3.d) 6.2(3)', 'the Oneida enters the Lake Ontario Control Box in the pre-war sequence'):
    us.drag('Oneida', 'Lake Ontario Control Box')
br.say('lá breá di')
us.discard('14')

s.play('BR keeps')
br.draw(deck)

s.play('US brig to Oswego')
us.draw(deck)
us.drag('Oneida', 'Oswego')
us.play(fit(18, n=1))

s.play('BR two to Cornwall')
br.draw(deck)
br.play(fit(5, n=2))
go('Montreal', 'Coteau du Lac', 'Cornwall')
br.drag('br:8th Canadian_Fencibles', 'Cornwall')
br.discard('18')
br.discard('5')

s.play('US keeps')
us.draw(deck)
s.play('BR keeps again')
br.draw(deck)
br.say('coinním é')

s.play('US draws war, the rest')
us.draw(deck)
us.say('COGADH')
for w in (br, us, br, us, br, us, br):
    w.draw(deck)
br.turn('Spring-Summer 1812')
assert sizes(t) == (5, 6)

s.play('BR the Lower Canadians')
br.play(fit(25, n=1))
br.say('25, an mílíste soir. siar, gabh mo leithscéal')
with s.fault('3.63', 'LC Militia moves from Montreal to Prescott, four spaces off, beyond Cornwall'):
    br.drag('LC_Militia', 'Cornwall')
    br.drag('LC_Militia', 'Prescott')
br.discard('25')

s.play('US Dearborn')
fit(26, 'Dearborn')
us.play('26')
go('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.drag('us:6th us:13th', 'Plattsburg')
us.drag('Dearborn', 'Plattsburg')
us.discard('26')

s.play('BR Prevost')
fit(32, 'Prevost')
go('Quebec City', 'Trois-Rivieres', 'Montreal')
br.drag('Prevost 100th', 'Montreal')
br.play('32')
br.discard('32')

s.play('US 3rd Ohio')
us.play(fit(11, n=1))
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('11')

s.play('BR two ships')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.play(fit(3, n=2))
br.vp(book.due())
assert book.due() == 'British 2'

s.play('US 4th NY')
us.play(fit(31, n=1))
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('31')
us.discard('3')

s.play('BR Brock')
fit(16, 'Brock')
go('York', 'Burlington', 'Stoney Creek', 'Beaverdams', 'Queenston')
br.drag('Brock R.N.R.', 'Queenston')
br.play('16')
br.discard('16')

s.play('US holds')
us.hold('Declaration of War')
book.ok()
s.done()
