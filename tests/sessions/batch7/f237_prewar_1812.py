"""Before the war a brig already cruises the lake; after the declaration somebody takes an eighth card."""
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Cliff', br='Ulla', what='pre-war: Oneida in the Lake Ontario box, and back; eight cards for the US')
d = s.t.deck('Pre-war Deck')
order = ['Card 18', 'Card 31', 'Card 14', 'Card 25', 'Card 7', 'Declaration of War', 'Card 22', '#9 Brock and Tecumseh',
         'Card 32', 'Card 3', 'Card 26', 'Card 5', 'Card 11', 'Card 16']
by = {s.t.things[k].name: k for k in d.kids}
assert sorted(by) == sorted(order)
d.kids = [by[n] for n in reversed(order)]
t, us, br = s.begin()
deck = 'Pre-war Deck'

s.play('US Oneida')
us.draw(deck)
us.say('18, Oneida has a look at the lake')
us.play('18')
with s.fault('6.2(3) 6.2', 'a vessel enters a control box before the war', also=('4.12', '4.16', '11.42')):
    us.drag('Oneida', 'Lake Ontario Control Box')
us.discard('18')

s.play('BR keeps')
br.draw(deck)
br.say('keep')

s.play('US Oneida home')
us.draw(deck)
us.say('14, and home')
us.play('14')
us.drag('Oneida', 'Sackets Harbour')
us.discard('14')

s.play('BR Brock')
br.draw(deck)
br.say('25, Brock with the York men')
br.play('25')
br.drag('Brock York_Militia', 'Burlington')
br.drag('Brock York_Militia', 'Stoney Creek')
br.discard('25')

s.play('US keeps, the declaration')
us.draw(deck)
us.say('keep')
br.draw(deck)
br.say('war! you take first')

s.play('the rest')
for i in range(3):
    us.draw(deck)
    br.draw(deck)
us.draw(deck)
with s.fault('6.31 6.2(5) 6.2', 'two played and six in the hand: eight cards', 'cards|hand'):
    us.draw(deck)
assert not t.deck(deck).kids and len(t.hand('US')) == 6 and len(t.hand('British')) == 5
us.turn('Spring-Summer 1812', tracker=False)

s.play('US Dearborn')
us.say('22, Dearborn to Whitehall')
us.play('22')
us.drag('Dearborn us:6th us:13th', 'Whitehall')
us.discard('22')

s.play('BR fleet')
br.say('5 for 2, Royal George and Moira')
br.play('5')
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('5')
s.done()
