"""Polish, the whole pre-war sequence, moves by both, the declaration drawn by the British, then the first plays of the war; the turn marker late."""
from lay18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Marek', br='Kasia', what='Polish, pre-war draws and moves, the rest dealt, Hull at Sandwich and thrown back by Procter and Tecumseh; turn marker set late')
t = s.t
t, us, br = s.begin()
deck = 'Pre-war Deck'
book = Book(t)


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US ciągnie i gra')
assert top() == 'Card 11'
us.draw(deck)
us.say('11, jeden punkt, 4. milicja NY do Champlain')
us.play('11')
way('Plattsburg', 'Champlain NY')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('11')

s.play('BR zatrzymuje')
br.draw(deck)
br.say('biorę na rękę')

s.play('US zatrzymuje')
us.draw(deck)
us.say('ja też')

s.play('BR ciągnie i gra')
assert top() == 'Card 5'
br.draw(deck)
br.say('5 za dwa: ósmy i fencible do Cornwall')
br.play('5')
way('Montreal', 'Coteau du Lac', 'Cornwall')
br.drag('br:8th Canadian_Fencibles', 'Coteau du Lac')
br.drag('br:8th Canadian_Fencibles', 'Cornwall')
br.discard('5')

s.play('US zatrzymuje')
us.draw(deck)

s.play('BR ciągnie i gra')
assert top() == 'Card 7'
br.draw(deck)
br.say('7 za jeden: 49. do Prescott')
br.play('7')
way('Kingston', 'Gananoque', 'Prescott')
br.drag('49th', 'Gananoque')
br.drag('49th', 'Prescott')
br.discard('7')

s.play('US zatrzymuje, BR ciągnie wypowiedzenie')
us.draw(deck)
us.say('na rękę')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('no to wojna! Reszta, ty pierwszy')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
assert hand_sizes(t) == (6, 5)

with act(s, 'US Dearborn', 'US', '26', 'Dearborn', book=book):
    us.say('26, Dearborn nad granicę')
    us.play('26')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', 'Champlain NY')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg', 'Champlain NY')
    us.discard('26')
    br.say('a znacznik tury?')
    us.turn('Spring-Summer 1812', tracker=False)
    us.say('fakt, stawiam')

with act(s, 'BR Brock', 'British', '16', 'Brock', book=book):
    br.play('16')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.discard('16')

with act(s, 'US Hull', 'US', '32', 'Hull', book=book):
    us.say('32, Hull przez rzekę. Sandwich puste')
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(book.due())
    us.discard('32')

with act(s, 'BR Procter', 'British', '25', 'Procter', ret='us:4th 1st_Ohio 2nd_Ohio Hull', flips='us:4th', book=book):
    br.say('25, Procter i Tecumseh, cały Malden')
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    assert supplied(t, 'US', 'Detroit') and supplied(t, 'British', 'Ft. Malden')
    r = fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (6, 5))
    assert r == 'DR-1', r
    us.say('stoję')
    br.roll('2d6', 6, 5)
    us.flip('us:4th')
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    br.vp(book.due())
    br.discard('25')

with act(s, 'US 3. Ohio', 'US', '14', book=book):
    us.play('14')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('14')

s.play('BR odkłada')
br.say('odkładam jedną')
br.hold('31')
book.ok()
s.done()
