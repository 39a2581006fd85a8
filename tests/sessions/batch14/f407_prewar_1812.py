"""Before the war a militia walks into Canada; after it, who drew the declaration begins."""
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Abe', br='Jem', what='pre-war: 4th NY Militia into Lacolle; the US draw the declaration and play first')
t, us, br = s.begin()
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 4, dow)
t.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US draws 11 and moves')
us.draw(deck)
us.say('11, the 4th NY goes for a look')
us.play('Card 11')
assert cost('Plattsburg', 'Champlain NY', 'Lacolle') == 2
with s.fault('6.2(3) 6.2', 'before the declaration is drawn the 4th NY Militia moves to Lacolle, British territory', also=('4.12', '4.13', '4.14')):
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Lacolle')
us.discard('Card 11')

s.play('BR keeps, US keeps, BR keeps, US draws the declaration')
br.draw(deck)
us.draw(deck)
br.draw(deck)
assert top() == 'Declaration of War'
us.draw(deck)
us.say('war!')
br.say('I go on drawing')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)

s.play('US plays first')
with s.fault('6.33 7.33 7.32', 'the US drew the Declaration of War and play the first card of the war; the British should'):
    us.say('32 for 3. Dearborn')
    us.play('Card 32')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.discard('Card 32')

s.play('BR Brock')
br.play('Card 26')
br.drag('Brock R.N.R.', 'Burlington')
br.drag('Brock R.N.R.', 'Stoney Creek')
br.discard('Card 26')

s.play('US 3rd Ohio')
us.play('Card 7')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('Card 7')

s.play('BR Norfolk')
br.play('Card 18')
br.drag('Norfolk', 'Ft. Erie')
br.discard('Card 18')
s.done()
