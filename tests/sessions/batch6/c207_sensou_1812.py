"""Japanese: the declaration is the third card, so the British draw on and begin; every card is laid after its move."""
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Daichi', br='Mei', what='pre-war in Japanese: US draws the declaration third, the rest dealt out British first, first plays')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
named = [k for k in d.kids if not t.things[k].name.startswith('Card ')]
for k in named:      # plain cards on top
    d.kids.remove(k)
    d.kids.insert(0, k)
d.kids.insert(len(d.kids) - 2, dow)
assert len(d.kids) == 14
t.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


def opv(name):
    return {'1': 1, '4': 1, '7': 1, '2': 3, '6': 3}.get(name[-1], 2)


def pick(side, least):
    return min((c.name for c in t.hand(side) if c.name.startswith('Card ') and opv(c.name) >= least), key=opv)


s.play('US draws and keeps')
us.draw(deck)
us.say('手札に')

s.play('BR draws and moves')
c = top()
br.draw(deck)
br.march('br:8th', 'Coteau du Lac', 'Cornwall')
br.play(c)
br.say('1ユニットだけ')
br.discard(c)

s.play('US draws the declaration')
assert top() == 'Declaration of War'
us.draw(deck)
us.reveal('Declaration of War')
us.say('宣戦布告！')

s.play('the rest, British first')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
assert len(t.hand('British')) == 6 and len(t.hand('US')) == 7
us.turn('Spring-Summer 1812', tracker=False)
br.say('英軍が先手')

s.play('BR Procter')
c = pick('British', 2)
br.drag('Procter 1/41st Shawnee', 'Sandwich')
br.play(c)
br.discard(c)

s.play('US one unit')
c = pick('US', 1)
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.play(c)
us.discard(c)

s.play('BR one ship')
c = pick('British', 1)
br.drag('Royal_George', 'Lake Ontario Control Box')
br.play(c)
br.vp('British 2')
br.discard(c)

s.play('US two regiments')
c = pick('US', 2)
us.march('us:6th us:13th', 'Utica', 'Rome')
assert cost('Albany', 'Utica', 'Rome') == 2
us.play(c)
us.discard(c)

s.play('BR Brock')
c = pick('British', 1)
br.march('Brock York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
br.play(c)
br.discard(c)

s.play('US one militia')
c = pick('US', 1)
us.drag('4th_NY_Militia', 'Champlain NY')
us.play(c)
us.discard(c)
us.say('また明日')
s.done()
