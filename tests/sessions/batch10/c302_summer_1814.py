"""Spring 1814 ends: fleets go back onto the lakes, Ghent into the deck, the regiments from Spain arrive, a new deal."""
from lay10 import *
import csv

s = start('1814a', us='Piero', br='Nives', marks=True, what='end of Spring-Summer 1814, free naval return by both marker owners, Ghent shuffled in, arrivals, deal with a held card, first play of Summer-Autumn', vp='US 4')
t = s.t
more.set_aside(t, 'Treaty of Ghent')
ready(t, ['Card 77'], ['Card 94'], 1814, 15)
held(t, t.br, 'Card 104')
t, us, br = s.begin()
b = Book(t)

s.play('BR 37th')
br.say('94, ultima: 37th a Trois-Rivieres')
br.play('94')
mv(br, '37th', 'Trois-Rivieres')
br.discard('94')

s.play('US Brown')
us.say('77: Brown col 9th fino a Rome')
us.play('77')
mv(us, 'Brown us:9th', 'Rome')
us.discard('77')

s.play('fleets return')
us.say('ritorno flotte: Perry sull Erie')
us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
us.delete([p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Lake Control'])
br.say('e la Nancy su Huron')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Huron Control Box') if p.mark('Kind') == 'Lake Control'])
us.say('punti 4, ok')
b.ok()

s.play('new turn')
us.turn('Summer-Autumn 1814')
muster(br, '1814b')
br.drag([t.find_card_anywhere('Treaty of Ghent').id], '1814 Deck')
br.shuffle(br, '1814 Deck') if hasattr(br, 'shuffle') else t.shuffle(br, '1814 Deck')
br.drag([t.find_card_anywhere('Card 104').id], 'British Hand')
opv = {'Card ' + r['id']: int(r['opv_working']) for r in csv.DictReader(open(os.path.join(more.DATA, 'cards.csv')))}
deck = [t.things[k].name for k in t.deck('1814 Deck').kids]
first = next(n for n in deck if opv.get(n) == 2)
br.draw('1814 Deck', card=first)
for i in range(8):
    us.draw('1814 Deck')
    if i < 7:
        br.draw('1814 Deck')
us.draw('1814 Deck')
assert len(t.hand('US')) == 9 and len(t.hand('British')) == 9

s.play('BR Drummond')
br.say('comincio io. %s (2): Drummond a Prescott con due' % first)
br.play(first)
mv(br, 'Drummond 104th 10th_R.V.', 'Gananoque', 'Prescott')
br.discard(first)
us.say('fermiamoci qui')
s.done()
