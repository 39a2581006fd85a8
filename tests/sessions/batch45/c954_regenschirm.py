"""German: the last cards of spring 1812, one laid aside; autumn: arrivals, deal, the card laid aside is played; a rain falls on Dearborn."""
from h45 import *

s, t = open_at('1812a', ['12', '27'], ['20', '17'], 'Traudl', 'Korbinian',
               '1812 from the last cards of spring into autumn, German: both hold a card, arrivals, deal of six each, the card held is played later, Heavy Rains thrown in at Albany', 10)
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US 12', 'US', '12', book=bk):
    us.say('12, drei Punkte, brauch nur zwei: 6th und 13th nach Rome')
    us.play('12')
    way('Albany', 'Utica', 'Rome')
    us.drag('us:6th us:13th', 'Utica')
    us.drag('us:6th us:13th', 'Rome')
    us.discard('12')

with act(s, 'BR 20', 'British', '20', book=bk):
    br.say('20 (2): 49th und 10th R.V. nach Prescott')
    br.play('20')
    br.drag('49th 10th_R.V.', 'Gananoque')
    br.drag('49th 10th_R.V.', 'Prescott')
    br.discard('20')

with act(s, 'US holds', 'US', '27', hold=True, laid=False, book=bk):
    us.say('die 27 leg ich weg für den Herbst')
    us.hold('27')

with act(s, 'BR holds', 'British', '17', hold=True, laid=False, book=bk):
    br.hold('17')
    br.say('ich auch, weggelegt')

s.play('autumn: arrivals and deal')
us.say('Frühjahr vorbei. Auf den Seen keiner. Verstärkungen')
muster(us, '1812b')
br.say('du hast ja viele Leute')
muster(br, '1812b', groups=False)
us.turn('Summer-Autumn 1812')
names_us = [x for x in ('32', '30', '13', '3', '16', '25')]
names_br = ['Heavy Rains', '8', '2', '10', '22', '18']
for a, b in zip(names_us, names_br):
    for who, n in ((us, a), (br, b)):
        nmx = 'Card ' + n if n.isdigit() else n
        got = [k for k in t.deck('1812 Deck').kids if t.things[k].name == nmx]
        if not got:            # it lies on the pile of the spring already: the top card then
            who.draw('1812 Deck')
        else:
            who.draw('1812 Deck', got[0])
assert sizes(t) == (6, 6)
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
bk.ok()

s.play('US plays the card held')
us.say('und jetzt die weggelegte: 27, ein Punkt, 18th nach Lewiston')
c = t.card('27', us)
us.drag([c.id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal(c.id)
way('Ft. Niagara', 'Lewiston')
us.drag('us:18th', 'Lewiston')
us.discard(c.id)
bk.ok()

c = next(x.name for x in t.hand('British') if x.name.startswith('Card ') and val(x.name) >= 2)
with act(s, 'BR 103rd', 'British', c, book=bk):
    br.say('%s, 103rd und die 1/R. Scots den Fluss rauf' % c)
    br.play(c)
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.drag('103rd 1/R._Scots', 'Cornwall')
    br.discard(c)

c = next(x.name for x in t.hand('US') if x.name.startswith('Card ') and val(x.name) >= 3)
with act(s, 'US Dearborn in the rain', 'US', c, 'Dearborn', book=bk):
    us.play(c)
    us.say('%s (3): Dearborn mit zehn Regimentern von Albany, Richtung Plattsburg' % c)
    br.say('Moment. Es schüttet: Heavy Rains auf Albany')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('na toll, eine Meile. dann Whitehall, und nur fünf')
    way('Albany', 'Whitehall')
    us.drag('Dearborn us:9th us:11th us:15th us:16th us:21st', 'Whitehall')
    us.discard(c)

with act(s, 'BR after the rain', 'British', None, book=bk):
    c = next(x.name for x in t.hand('British') if x.name.startswith('Card '))
    br.say('%s als 1: R.N.R. nach Burlington' % c)
    br.play(c)
    br.drag('R.N.R.', 'Burlington')
    br.discard(c)
s.done()
