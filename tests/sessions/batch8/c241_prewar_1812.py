"""Pre-war plays, ships between their own ports, the declaration, the first plays of the war."""
from lay8 import *
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Marta', br='Jose', what='pre-war: marches, ferries between own ports, a card kept each; the war comes seventh; first plays')
t = s.t
D = 'Pre-war Deck'
names = [t.things[k].name for k in t.deck(D).kids]
nums = [n for n in names if n.startswith('Card ')]
big = sorted(nums, key=lambda n: -OPV[int(n[5:])])
seq = [big[2], big[0], big[-1], big[1], big[-2], big[3], 'Declaration of War']
on_top(t, D, *seq)
t, us, br = s.begin()
v = VP(t)


def top():
    return t.things[t.deck(D).kids[-1]].name


def need(c, n):
    assert OPV[int(c[5:])] >= n, (c, n)


s.play('US moves')
c = top()
us.draw(D)
us.play(c)
need(c, 2)
us.say('6 y 13 a Sackets')
go(us, 'us:6th us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.discard(c)

s.play('BR ferry')
c = top()
br.draw(D)
need(c, 3)
br.play(c)
br.say('Royal George y Moira llevan al 49 a York')
lift(t, 'Royal_George Earl_of_Moira', '49th')
br.drag('Royal_George Earl_of_Moira 49th', 'York')
br.discard(c)

s.play('US keeps')
us.draw(D)
us.say('me la quedo')

s.play('BR Brock')
c = top()
br.draw(D)
need(c, 1)
br.play(c)
br.say('Brock')
go(br, 'Brock 49th R.N.R.', 'York', 'Burlington', 'Stoney Creek', 'Ft. George', how='step')
br.discard(c)

s.play('US Adams')
us.draw(D)
us.say('tambien')

s.play('BR Queen Charlotte')
c = top()
br.draw(D)
need(c, 2)
br.play(c)
br.say('Queen Charlotte con Essex a Port Dover')
lift(t, 'Queen_Charlotte', 'Essex')
br.each('Queen_Charlotte Essex', 'Port Dover')
br.discard(c)

s.play('US draws the war')
assert top() == 'Declaration of War'
us.draw(D)
us.say('guerra')
br.say('vaya. robo yo primero')
while t.deck(D).kids:
    br.draw(D)
    if t.deck(D).kids:
        us.draw(D)
br.turn('Spring-Summer 1812')

s.play('BR lake Erie')
hand = sorted([x.name for x in t.hand('British') if x.name.startswith('Card ')], key=lambda n: -OPV[int(n[5:])])
c = hand[0]
need(c, 2)
br.play(c)
br.say('%s, Hunter y Lady Prevost fuera' % c[5:])
br.drag('Hunter Lady_Prevost', 'Lake Erie Control Box')
v.book(br)
br.discard(c)

s.play('US Oneida')
hand = sorted([x.name for x in t.hand('US') if x.name.startswith('Card ')], key=lambda n: -OPV[int(n[5:])])
c = hand[0]
us.play(c)
us.say('Oneida al lago')
us.drag('Oneida', 'Lake Ontario Control Box')
v.book(us)
us.discard(c)

s.play('BR NWC takes nothing')
hand = sorted([x.name for x in t.hand('British') if x.name.startswith('Card ')], key=lambda n: OPV[int(n[5:])])
br.play(hand[0])
br.drag('NWC', 'Ft. Mackinaw')
br.undo()
br.say('no, mejor Lincoln a Ft. George')
go(br, 'Lincoln', 'Queenston', 'Ft. George')
br.discard(hand[0])

s.play('US holds')
us.hold('Declaration of War')
v.ok()
s.done()
