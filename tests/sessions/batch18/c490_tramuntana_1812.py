"""Before and after the declaration, Catalan: a regiment shipped before the war, the marker moved before the last cards are drawn, Detroit tried, a brig lost, Kingston taken and held in two rounds; points written once for three things."""
from aid18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Jordi', br='Mireia', what='pre-war to spring 1812, Catalan: 49th shipped to York before the war, leader goes to fetch two regiments, Detroit assault AR, lake battle, Kingston taken (ships flee), counter-attack EX then AR-1; '
            'losses after the retreat, points once for three things, discards by the other hand')
t, us, br = s.t, s.us, s.br
deck = 'Pre-war Deck'
d = t.deck(deck)
name = {t.things[k].name: k for k in d.kids}
want = ['Card 26', 'Card 22', 'Card 11', 'Card 7', '#9 Brock and Tecumseh', 'Card 5', 'Card 18', 'Declaration of War', 'Card 32', 'Card 25', 'Card 14', 'Card 16',
        'Card 3', 'Card 31']
assert sorted(want) == sorted(name)
d.kids[:] = [name[n] for n in reversed(want)]
s.begin()
book = Book(t, 0)


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US keeps')
us.draw(deck)
us.say('me la quedo. quin vent que fa avui')

s.play('BR by ship and on foot, 3')
assert top() == fit(22, n=3)
br.draw(deck)
here(t, 'Royal_George 49th 10th_R.V.', 'Kingston')
go('Kingston', 'Gananoque')
br.drag('49th Royal_George', 'York')
br.drag('10th_R.V.', 'Gananoque')
br.play('22')
br.say('el 49 en vaixell cap a York, el 10 a peu')

s.play('US 3rd Ohio')
assert top() == fit(11, n=1)
us.draw(deck)
us.play('11', reveal=False)
go('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.drag('3rd_Ohio', 'Ft. Meigs')
br.say('quina era?')
us.reveal('11')
us.discard('11')
us.discard('22')
us.say('i la teva també fora')

s.play('BR keeps')
br.draw(deck)

s.play('US keeps')
us.draw(deck)
us.say('aquesta porta el teu Brock al dibuix, haha')

s.play('BR Brock')
assert top() == fit(5, 'Brock')
br.draw(deck)
br.play('5')
here(t, 'Brock R.N.R. York_Militia 49th', 'York')
go('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.drag('Brock 49th R.N.R.', 'Burlington')
br.drag('Brock 49th R.N.R.', 'Stoney Creek')
br.drag('York_Militia', 'Stoney Creek')
br.say('la milícia es queda a casa, no')
br.undo(2)
br.drag('Brock 49th R.N.R.', 'Ft. George')

s.play('US two from Albany')
assert top() == fit(18, n=2)
us.draw(deck)
us.discard('5')
us.play('18')
go('Albany', 'Utica', 'Rome')
us.each('us:6th us:13th', 'Rome')

s.play('BR draws the declaration')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('GUERRA!')
us.discard('18')

s.play('the rest')
us.draw(deck)
br.draw(deck)
br.turn('Spring-Summer 1812', marker=False)
us.draw(deck)
br.draw(deck)
us.say('espera, en queden dues')
us.draw(deck)
br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)
assert not t.deck(deck).kids and sizes(t) == (5, 5)

s.play('US Dearborn fetches his men: Albany 1, Rome 2, Sackets 4')
fit(32, 'Dearborn')
go('Albany', 'Utica', 'Rome', 'Sackets Harbour', most=10)
go('Rome', 'Sackets Harbour')
us.say('32 Dearborn')
us.drag('Dearborn', 'Rome')
us.drag('us:13th Dearborn us:6th', 'Sackets Harbour')
us.play('32')

s.play('BR Procter at Detroit: 14 to 13+2, -2, the river -1')
fit(16, 'Procter')
br.say('a Detroit, tots, amb en Tecumseh')
br.roll('2d6', 5, 4)
go('Ft. Malden', 'Sandwich', 'Detroit')
A, D = '1/41st Essex Shawnee Wyandot', 'us:4th Detachment Michigan 1st_Ohio 2nd_Ohio'
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Detroit')
br.play('16')
assert fight(t, A, D, 'Detroit', (5, 4), '1/41st', 'us:4th', frm='Sandwich', route=True) == 'AR'
us.say('nou menys tres, sis. adéu')
br.drag('1/41st Essex Shawnee Wyandot Procter Tecumseh', 'Sandwich')
us.discard('32')
us.discard('16')

s.play('US brig Adams')
us.play(fit(14, n=1))
us.drag('Adams', 'Lake Erie Control Box')
us.say('dos punts')

s.play('BR two ships to one')
assert sea(t, 'Queen_Charlotte Hunter', 'Adams', 'Queen_Charlotte', 'Adams', 3) == 'defender lead strikes'
br.say('no te\'ls apuntis encara')
br.roll('1d6', 3)
br.drag('Hunter Queen_Charlotte', 'Lake Erie Control Box')
br.play(fit(25, n=2))
us.say('enfonsat. tira pels teus')
br.roll('1d6', 2)
us.drag('Adams', 'US Eliminated')
us.discard('14')
us.discard('25')
book.due()

s.play('US 6th and 13th at Kingston: 8 to 3, 2:1 +1, B to C +1, the river -1')
fit(3, n=2)
go('Sackets Harbour', 'Cape Vincent', 'Kingston')
us.drag('us:6th', 'Cape Vincent')
us.drag('us:13th', 'Cape Vincent')
us.drag('us:13th us:6th', 'Kingston')
us.play('3')
assert fight(t, 'us:6th us:13th', 'Frontenac', 'Kingston', (4, 5), 'us:6th', 'Frontenac', frm='Cape Vincent', route=True) == 'DR'
us.roll('2d6', 4, 5)
br.say('uf, la milícia sola...')
br.drag('Frontenac', 'Gananoque')
br.drag('Earl_of_Moira Gloucester Beresford Sydney_Smith', 'York')
us.say('ara sí: 5 meus menys els 2 teus del llac')
us.vp(book.due())
assert book.due() == 'US 3'

s.play('BR Brock comes back')
fit(31, 'Brock')
go('Ft. George', 'Stoney Creek', 'Burlington', 'York', 'Smiths Creek')
br.play('31')
br.drag('49th R.N.R. Brock', 'York')
br.drag('49th R.N.R. Brock', 'Smiths Creek')
br.discard('31')
br.discard('3')

s.play('US one more and the brig')
here(t, 'Oneida 2nd_NY_Militia', 'Sackets Harbour')
us.play('#9 Brock and Tecumseh')
us.say('amb el teu Brock vinc a esperar-te')
us.drag('Oneida', 'Kingston')
us.march('2nd_NY_Militia', 'Cape Vincent', 'Kingston')
us.discard('#9 Brock and Tecumseh')

s.play('BR Brock at Kingston: 6 to 11, -2, A to B +1, Brock +2; then 2 to 9')
fit(7, 'Brock')
br.play('7')
br.drag('Brock 49th R.N.R.', 'Kingston')
A, D = '49th R.N.R.', 'us:6th us:13th 2nd_NY_Militia'
assert fight(t, A, D, 'Kingston', (3, 3), '49th', 'us:6th', al=2, frm='Smiths Creek') == 'EX'
br.roll('2d6', 3, 3)
br.say('set: canvi. el 49 i el teu 6è. segueixo amb els de Terranova')
br.flip('49th')
us.flip('us:6th')
assert fight(t, A, D, 'Kingston', (2, 4), 'R.N.R.', 'us:13th', al=2, frm='Smiths Creek', first=False) == 'AR-1'
br.roll('2d6', 2, 4)
us.say('cinc...')
br.drag('Brock 49th R.N.R.', 'Smiths Creek')
br.discard('7')
br.drag('R.N.R.', 'British Eliminated')

s.play('US Van Rensselaer at Queenston: 4 to 3, C to C, the river -1')
fit(26, 'Van Rensselaer')
us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
us.play('26')
assert fight(t, '1st_NY_Militia', 'Lincoln', 'Queenston', (6, 3), '1st_NY_Militia', 'Lincoln', frm='Lewiston', route=True) == 'EX'
us.roll('2d6', 6, 3)
us.flip('1st_NY_Militia')
br.flip('Lincoln')
us.say('els dos girats, doncs me\'n torno')
us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
us.discard('26')

s.play('BR holds')
br.say('la declaració me la guardo de record')
br.hold('Declaration of War')
book.ok()
s.done()
