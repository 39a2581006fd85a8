"""Before the war: the Royal George already rules the lake; and the Americans draw once too often."""
from ref import best, cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Erin', br='Clive', what='pre-war: Royal George into the lake box; after the declaration the US end with eight cards of 14')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')


def nm(k):
    return t.things[k].name


want = ['Card 11', 'Card 5', 'Card 22', '#9 Brock and Tecumseh', 'Card 18', 'Card 7', 'Declaration of War', 'Card 26', 'Card 32', 'Card 25', 'Card 14', 'Card 16', 'Card 3', 'Card 31']
assert sorted(nm(k) for k in d.kids) == sorted(want)
d.kids[:] = sorted(d.kids, key=lambda k: -want.index(nm(k)))
t.begin()


def top():
    return nm(t.deck(deck).kids[-1])


s.play('1 US keeps')
us.draw(deck)
us.say('keeping')

s.play('2 BR the Royal George goes out early')
c = top()
br.draw(deck)
br.play(c)
br.say('playing this one')
with s.fault('6.2 6.2(3) 6.33', 'in the pre-war sequence the Royal George enters the Lake Ontario box', also=('4.12', '4.16', '11.41')):
    br.drag('Royal_George', 'Lake Ontario Control Box')
br.discard(c)
us.say('hm. well')

s.play('3 US 13th')
c = top()
us.draw(deck)
us.play(c)
us.drag('us:13th', 'Utica')
us.drag('us:13th', 'Rome')
us.discard(c)

s.play('4 BR keeps')
br.draw(deck)
s.play('5 US keeps')
us.draw(deck)
s.play('6 BR Frontenac')
c = top()
br.draw(deck)
br.play(c)
br.drag('Frontenac', 'Gananoque')
br.discard(c)

s.play('7 US declaration')
assert top() == 'Declaration of War'
us.draw(deck)
us.say('war! you draw')

s.play('the rest, the US two at the end')
for k in range(3):
    br.draw(deck)
    us.draw(deck)
with s.fault('6.31 6.3 6.2', 'the US take the 14th card too: eight drawn (seven in hand, one played), the British six', also=('7.21', '6.2(6)')):
    us.draw(deck)
assert not t.deck(deck).kids and len(t.hand('US')) == 7 and len(t.hand('British')) == 4
us.turn('Spring-Summer 1812', tracker=False)

s.play('BR Brock')
br.drag('Royal_George', 'Kingston')
br.say('RG free withdrawal. 26, Brock to Ft George')
br.play('26')
br.drag('Brock R.N.R. York_Militia', 'Burlington')
br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
br.discard('26')

s.play('US Hull')
us.say('Hull goes')
us.play('32')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR Procter at Sandwich, Hull leaves')
br.play('25')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('back home')
us.drag('Hull 4th 1st_Ohio', 'Detroit')
us.vp('0')
br.discard('25')

s.play('US 6th')
us.play('18')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston') == 4
us.march('us:6th', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
us.discard('18')

s.play('BR down the river')
br.play('16')
br.drag('49th 10th_R.V.', 'Gananoque')
br.drag('49th 10th_R.V.', 'Prescott')
br.discard('16')

s.play('US 3rd Ohio')
us.play('14')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('14')

s.play('BR holds')
br.hold('#9 Brock and Tecumseh')
s.play('US holds')
us.hold('3')
us.say('more tomorrow')
s.done()
