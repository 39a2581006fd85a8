"""The last evening: Treaty of Ghent with one card left, New Orleans from the held cards ends level; Swedish scraps."""
from lay7 import burn_to, hands, more
from more import lay_1813, lay_arrivals
from ref import cost
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Sven', br='Maja', what='Autumn 1814, the end: New Orleans held, Ghent with one card left (-1), New Orleans as the event (+2)')
t = s.t
lay_1813(t)
lay_1814(t)
for c in ('1814a', '1814b'):
    for side in ('US', 'British'):
        lay_arrivals(t, c, side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay_turn('Summer-Autumn 1814')
t.lay_vp('British 3')
hands(t, ['Battle of New Orleans', 'Card 96', 'Card 98', 'Card 97'], ['Treaty of Ghent', 'Card 93', 'Card 95', 'Card 90'])
burn_to(t, 1814, 26)
t, us, br = s.begin()

s.play('BR Prevost')
br.say('nu kor vi. 93')
br.play('93')
assert cost('Quebec City', 'Trois-Rivieres', 'Montreal') == 2
br.drag('br:82nd', 'Trois-Rivieres')
br.drag('br:5th', 'Trois-Rivieres')
br.drag('br:82nd br:5th', 'Montreal')
br.discard('93')

s.play('US holds New Orleans')
us.say('jag lagger undan ett')
us.hold('Battle of New Orleans')

s.play('BR marines')
br.play('95')
br.drag('1/R._Marines', 'Gananoque')
br.drag('1/R._Marines', 'Kingston')
br.discard('95')

s.play('US frigate and brig')
us.say('96: Superior och Jefferson')
us.play('96')
us.drag('Superior Jefferson', 'Sackets Harbour')
us.discard('96')

s.play('BR Ghent')
br.say('fred! Gent. ett kort kvar, alltsa minus 1')
br.play('Treaty of Ghent')
br.vp('British 2')

s.play('US New Orleans')
us.say('men New Orleans da :)')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.vp('0')
br.say('noll noll. moralisk seger for mig')
us.say('javisst. tack for spelet')
s.done()
