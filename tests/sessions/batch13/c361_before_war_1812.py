"""The pre-war draws; the sixth card is the declaration; then four plays, the last a fight on the lake."""
from kit13 import *
from more import naval_drm
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Ludmila', br='Ota', what='pre-war draws in few Czech words, two small moves, DOW as the sixth card, a fight for Lake Ontario')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(c for c in d.kids if t.things[c].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 5, dow)
t.begin()
k = Book(t)


def top():
    return t.things[t.deck(deck).kids[-1]].name


def pick(side, n):
    for c in t.hand(side):
        if c.name.startswith('Card ') and opv(c.name[5:]) >= n:
            return c.name
    raise AssertionError((side, n, [c.name for c in t.hand(side)]))


s.play('US plays at once')
c = top()
us.draw(deck)
us.play(c)
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard(c)
us.say('4th NY az k hranici, dal ne')

s.play('BR keeps')
br.draw(deck)
br.say('necham si')

s.play('US keeps')
us.draw(deck)

s.play('BR 10th RV')
c = top()
br.draw(deck)
br.play(c)
walk(br, '10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')
br.discard(c)

s.play('US keeps')
us.draw(deck)
us.say('taky')

s.play('BR draws war')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('valka!')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)

s.play('US 6th and 13th')
c = pick('US', 2)
us.play(c)
assert all(t.where(p) == 'Albany' for p in t.pieces('us:6th us:13th', us))
us.drag('us:6th us:13th', 'Rome')
us.drag('us:6th us:13th', 'Sackets Harbour')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.discard(c)

s.play('BR Procter')
c = pick('British', 2)
br.play(c)
assert t.where(t.find('Procter')) == t.where(t.find('1/41st')) == t.where(t.find('Shawnee')) == 'Ft. Malden'
br.drag('1/41st Shawnee Procter', 'Sandwich')
br.discard(c)

s.play('US Oneida')
c = pick('US', 1)
us.play(c)
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('US 2')
k.ok()
us.discard(c)

s.play('BR two ships')
c = pick('British', 2)
br.play(c)
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
a, b = t.pieces('Royal_George Earl_of_Moira'), t.pieces('Oneida')
assert naval_drm(a, b, a[0], b[0]) == 2 and naval(4 + 2) == 'defender lead strikes'
br.roll('1d6', 4)
us.say('skoda')
us.drag('Oneida', 'US Eliminated')
br.roll('1d6', 2)
br.vp('British 2')
k.ok()
br.discard(c)
us.say('zitra dal')
s.done()
