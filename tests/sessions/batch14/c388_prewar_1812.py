"""Before the war: a card played each, the US draw the declaration as the fifth card, so the British begin."""
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Hal', br='Vic', what='pre-war: two played, two kept, the US draw the declaration fifth; the British draw and play first')
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
assert top() == 'Card 11'
us.draw(deck)
us.say('11. one op, 4th NY up to Champlain')
us.play('Card 11')
us.drag('4th_NY_Militia', 'Champlain NY')
us.discard('Card 11')

s.play('BR keeps')
br.draw(deck)
br.say('ooh. keeping that')

s.play('US keeps')
us.draw(deck)
us.say('me too')

s.play('BR draws 5 and moves')
assert top() == 'Card 5'
br.draw(deck)
br.play('Card 5')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('49th', 'Prescott')
br.drag('10th_R.V.', 'Prescott')
br.say('two regiments to Prescott, no war yet so no harm')
br.discard('Card 5')

s.play('US draws the declaration')
assert top() == 'Declaration of War'
us.draw(deck)
us.say("there it is. war! you draw first then")

s.play('the rest')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
assert len(t.hand('US')) == 6 and len(t.hand('British')) == 6
br.turn('Spring-Summer 1812', tracker=False)

s.play('BR Procter')
br.say('so I start. 18 for 2, Procter and friends')
br.play('Card 18')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
br.discard('Card 18')

s.play('US Dearborn')
us.say('32 for 3')
us.play('Card 32')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4
us.march('Dearborn us:6th us:13th', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
us.discard('Card 32')

s.play('BR Brock')
br.play('Card 26')
br.drag('Brock York_Militia', 'Ft. George')
br.say('26, Brock with the militia to Ft George')
br.discard('Card 26')

s.play('US 3rd Ohio')
us.play('Card 7')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.discard('Card 7')
s.done()
