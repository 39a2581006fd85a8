"""Pre-war: the 4th marches into Canada before the war; in the war a battalion is left aboard on the lake."""
from h45 import *

s = Session('dev-1812-opening-1', at=17, us='Torsten', br='Hedwig', what='pre-war in Danish and English: a regiment enters enemy territory before the war; later a land unit ends a play in the Lake Control Box')
t = s.t
deck = 'Pre-war Deck'
t, us, br = s.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US keeps')
us.draw(deck)
us.say('beholder')
s.play('BR keeps')
br.draw(deck)
br.say('beholder')
s.play('US 4th over the river')
us.draw(deck)
us.say('22 som 3, jeg bruger én: 4th fra Detroit')
us.play('Card 22')
way('Detroit', 'Sandwich', 'Thamesville')
with s.fault('6.2', 'pre-war: a land unit moves into enemy territory'):
    us.drag('us:4th', 'Sandwich')
    us.drag('us:4th', 'Thamesville')
us.discard('Card 22')
s.play('BR keeps')
br.draw(deck)
br.say('I keep')
s.play('US keeps')
us.draw(deck)
us.say('beholder')
s.play('BR Brock')
br.draw(deck)
br.play('Card 7')
br.say('7, et point: Brock og R.N.R. til Burlington')
br.drag('Brock R.N.R.', 'Burlington')
br.discard('Card 7')
s.play('US 26')
us.draw(deck)
us.play('Card 26')
us.say('26: 6th og 13th til Utica')
us.drag('us:6th us:13th', 'Utica')
us.discard('Card 26')
s.play('BR war')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('Declaration of War!')
s.play('the rest')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
assert sizes(t) == (5, 6)
us.turn('Spring-Summer 1812', tracker=False)

bk = Book(t)
c = next(x.name for x in t.hand('US') if val(x.name) >= 2)
with act(s, 'US 6th and 13th', 'US', c, book=bk):
    us.say('%s: 6th, 13th til Oswego' % c)
    us.play(c)
    way('Utica', 'Rome', 'Oswego')
    us.drag('us:6th us:13th', 'Oswego')
    us.discard(c)

s.play('BR Royal George and the 49th')
c = next(x.name for x in t.hand('British') if x.name.startswith('Card ') and val(x.name) >= 2)
br.say('%s: Royal George out, with the 49th aboard, scouting' % c)
br.play(c)
with s.fault('11.12 11.32 11.34 11.41', 'a land unit ends the play aboard in the Lake Control Box'):
    br.drag('Royal_George 49th', 'Lake Ontario Control Box')
    br.vp(bk.due())
    br.discard(c)

c = next(x.name for x in t.hand('US') if val(x.name) >= 1)
with act(s, 'US 2nd NY', 'US', c):
    us.say('%s: 2nd NY til Cape Vincent' % c)
    us.play(c)
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard(c)
s.done()
