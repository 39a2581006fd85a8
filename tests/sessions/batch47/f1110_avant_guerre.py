"""Pre-war 1812: a ship goes on the lake before the declaration; the Lower Canada militia goes past its limit."""
from aid18 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Wolcott', br='Idris', what='pre-war: Royal George in the box of Ontario; LC Militia three spaces from Montreal; then the war begins')
t, us, br = s.t, s.us, s.br
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 7, dow)
s.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US keeps')
us.draw(deck)
us.say('I keep')

s.play('BR Royal George')
c = top()
br.draw(deck)
br.say('playing %s, one op' % c)
br.play(c)
with s.fault('6.2', 'before the declaration no ship may enter a lake control box: Royal George on Ontario'):
    br.drag('Royal_George', 'Lake Ontario Control Box')
br.discard(c)

s.play('US Oneida')
c = top()
us.draw(deck)
us.say('%s, one op, Oneida' % c)
us.play(c)
us.drag('Oneida', 'Oswego')
us.discard(c)

s.play('BR Royal George home')
c = top()
br.draw(deck)
br.say('%s, bring her home again' % c)
br.play(c)
br.drag('Royal_George', 'Kingston')
br.discard(c)

s.play('US keeps')
us.draw(deck)

s.play('BR LC Militia')
c = top()
br.draw(deck)
br.say('%s, one op, the militia up the river' % c)
br.play(c)
with s.fault('3.63', 'the LC Militia may not go further than two spaces from Montreal, no further west than Cornwall'):
    br.drag('LC_Militia', 'Coteau du Lac')
    br.drag('LC_Militia', 'Cornwall')
    br.drag('LC_Militia', "Crysler's Farm")
br.discard(c)

s.play('US keeps, BR draws the declaration')
us.draw(deck)
us.say('keep. you')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('war!')

s.play('the rest')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)

s.play('US 13th')
c = [x.name for x in t.hand('US') if x.name.startswith('Card')][0]
us.say('%s as 1 op, the 13th to Utica' % c)
us.play(c)
us.drag('us:13th', 'Utica')
us.discard(c)

s.play('BR holds')
c = [x.name for x in t.hand('British') if x.name.startswith('Card')][0]
br.hold(c)
s.done()
