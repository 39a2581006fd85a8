"""Pre-war and first plays of two castellers; Catalan. At the table a card is put in the middle and named."""
from aid18 import go
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Roser', br='Quim', what='pre-war: the Oneida out onto the lake and home again; after the declaration the 49th goes seven points; Catalan')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 6, dow)
t.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US draws, Oneida out')
c = top()
us.draw(deck)
us.say('%s, un punt: l\'Oneida al llac' % c)
us.play(c)
with s.fault('6.2', 'before the declaration a ship enters a lake box', 'prewar', also=('4.16', '4.12', '11.41', '4.13')):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.discard(c)

s.play('BR keeps')
br.draw(deck)
br.say('me la quedo')

s.play('US draws, Oneida home')
c = top()
us.draw(deck)
us.say('%s, un punt. torna a casa' % c)
us.play(c)
us.drag('Oneida', 'Sackets Harbour')
us.discard(c)

s.play('BR draws and moves')
c = top()
br.draw(deck)
br.say('%s: el 8è a Cornwall' % c)
br.play(c)
br.drag('br:8th', 'Cornwall')
go('Montreal', 'Coteau du Lac', 'Cornwall')
br.discard(c)

s.play('US keeps, BR keeps, US draws the declaration')
us.draw(deck)
us.say('guardo')
br.draw(deck)
br.say('guardo')
assert top() == 'Declaration of War', top()
us.draw(deck)
us.say('guerra!')

s.play('the rest, BR first')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
br.turn('Spring-Summer 1812', tracker=False)
br.say('començo jo')

s.play('BR 49th')
c = [x.name for x in t.hand('British') if x.name.startswith('Card')][0]
br.say('%s, un punt: el 49è de Kingston a York i avall' % c)
br.play(c)
br.march('49th', 'Smiths Creek', 'York', 'Burlington')
assert cost('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek', 'Ft. George') == 7
with s.fault('9.1 9.2 3.16', 'the 49th spends 7 MP from Kingston to Ft. George', 'movement'):
    br.drag('49th', 'Stoney Creek')
    br.drag('49th', 'Ft. George')
br.discard(c)

s.play('US 6th')
c = [x.name for x in t.hand('US') if x.name.startswith('Card')][0]
us.say('%s, un punt: el 6è a Utica' % c)
us.play(c)
us.drag('us:6th', 'Utica')
us.discard(c)

s.play('BR holds')
c = [x.name for x in t.hand('British') if x.name.startswith('Card')][0]
br.say('guardo una carta')
br.hold(c)
s.done()
