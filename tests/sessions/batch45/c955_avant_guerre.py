"""French and bad English: the pre-war draws with three moves, the Declaration as the eighth card, the first blows."""
from h45 import *

s = Session('dev-1812-opening-1', at=17, us='Célestin', br='Mabel', what='pre-war in French: eight draws, four moves, the declaration as eighth card, the rest drawn, first plays of the war')
t = s.t
deck = 'Pre-war Deck'
t, us, br = s.begin()
order = [t.things[k].name for k in reversed(t.deck(deck).kids)]
assert order[7] == 'Declaration of War'


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US keeps')
us.draw(deck)
us.say('je garde')
s.play('BR keeps')
br.draw(deck)
br.say('kept. nice one')

assert top() == 'Card 22'
s.play('US Dearborn')
us.draw(deck)
us.say('22, trois points, Dearborn et ses deux régiments vers Oswego')
us.play('Card 22')
way('Albany', 'Utica', 'Rome', 'Oswego')
us.drag('Dearborn us:6th us:13th', 'Utica')
us.drag('Dearborn us:6th us:13th', 'Oswego')
us.discard('Card 22')

s.play('BR 49th')
assert top() == 'Card 5'
br.draw(deck)
br.play('Card 5')
br.say('5 as two: 49th and 10th R.V. down to Prescott')
br.drag('49th 10th_R.V.', 'Prescott')
br.discard('Card 5')

s.play('US keeps')
us.draw(deck)
us.say('celle-là aussi je garde')

s.play('BR Brock')
assert top() == 'Card 7'
br.draw(deck)
br.say('7, one point, is enough for Brock: with the R.N.R. to Ft. George')
br.play('Card 7')
way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('Card 7')

s.play('US Van Rensselaer')
assert top() == 'Card 26'
us.draw(deck)
us.play('Card 26')
us.say('26, trois: Van Rensselaer et la milice à Buffalo')
way('Lewiston', 'Ft. Schlosser', 'Buffalo')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Schlosser')
us.drag('Van_Rensselaer 1st_NY_Militia', 'Buffalo')
us.discard('Card 26')

s.play('BR draws the war')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('Declaration of War! I have it')
us.say('la guerre! le reste du paquet, moi d\'abord')

s.play('the rest')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
assert sizes(t) == (5, 5)
us.turn('Spring-Summer 1812', tracker=False)

bk = Book(t)
c = next(x.name for x in t.hand('US') if val(x.name) >= 2)
with act(s, 'US Oneida and 6th', 'US', c, book=bk):
    us.say('%s: Oneida sur le lac' % c)
    us.play(c)
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp(bk.due())
    us.discard(c)

c = next(x.name for x in t.hand('British') if x.name.startswith('Card ') and val(x.name) >= 2)
with act(s, 'BR fleet on Erie', 'British', c, book=bk):
    br.say('%s, two ships on Erie: back to zero' % c)
    br.play(c)
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(bk.due())
    br.discard(c)

c = next(x.name for x in t.hand('US') if val(x.name) >= 1)
with act(s, 'US goes home with Oneida and holds', 'US', c, hold=True, laid=False, book=bk):
    us.say('retrait libre: Oneida rentre à Oswego, je perds mes 2')
    us.drag('Oneida', 'Oswego')
    us.vp(bk.due())
    us.hold(c)
    us.say('et je garde une carte')
s.done()
