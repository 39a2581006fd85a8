"""The whole pre-war: deck put together in the log, eleven cards drawn before the declaration comes up, then four plays each. French."""
from ref import best, cost, crt, odds
from more import supplied, holds
from session import Session

s = Session('dev-1812-opening-1', at=0, us='Margaux', br='Thibault',
            what='pre-war from the making of the deck, DOW as 12th card (British), six moves before the war; Heavy Rains stops Dearborn; a fight at Lacolle. French')
t, us, br = s.begin()
deck = 'Pre-war Deck'
want = ['24', '19', '22', 'Heavy Rains', '16', '1', '30', '18', '3', '28', '20', 'Declaration of War', '31', '26']


def name(n):
    return n if not n.isdigit() else 'Card ' + n


def year(n, y='1812'):
    return next(p.id for p in t.things.values() if p.id in t.things and getattr(p, 'name', '') == name(n) and p.mark('DeckYear') == y)


ids = [year(n) for n in want]
d = t.deck('1812 Deck')
pre = t.deck(deck)
assert ids[11] in pre.kids and len(pre.kids) == 1, 'the declaration waits in the pre-war deck'
us.say('salut, je melange et je compte treize cartes')
rest = [k for k in d.kids if k not in ids]
t.shuffle(us, '1812 Deck', rest + [i for i in ids if i != ids[11]])
for k in range(13):
    us.drag([t.deck('1812 Deck').kids[-1]], deck, how='pieces')
br.say('13, plus la declaration: 14')
t.shuffle(us, deck, ids[::-1])
assert len(t.deck(deck).kids) == 14


def top():
    return t.things[t.deck(deck).kids[-1]].name


def draw(p, n):
    assert top() == name(n), (top(), n)
    p.draw(deck)


s.play('1 US keeps')
draw(us, '24')
us.say('je garde')

s.play('2 BR takes the Essex men to Port Dover by ship')
draw(br, '19')
br.say('je joue: 19, deux points')
br.play('19')
br.drag('Queen_Charlotte', 'Port Dover')
br.drag('Essex', 'Port Dover')
br.say('les gars d\'Essex en bateau, port ami a port ami')
br.discard('19')

s.play('3 US Dearborn to Plattsburg')
draw(us, '22')
us.play('22')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('Dearborn us:6th us:13th', 'Whitehall')
us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
us.drag('Dearborn us:6th us:13th', 'Plattsburg')
us.discard('22')

s.play('4 BR keeps')
draw(br, 'Heavy Rains')
br.say('mmh... je garde')

s.play('5 US keeps')
draw(us, '16')

s.play('6 BR Norfolk')
draw(br, '1')
br.play('1', reveal=False)
br.drag('Norfolk', 'Ft. Erie')
br.undo()
br.say('non, reste au Canada de l\'ouest')
assert cost('Port Dover', "Brant's Ford") == 2
br.drag('Norfolk', "Brant's Ford")
br.reveal('1')
br.discard('1')

s.play('7 US Detroit empties a little')
draw(us, '30')
us.say('30: Adams file a Buffalo, la milice du Michigan a Frenchtown')
us.play('30')
us.drag('Adams', 'Buffalo')
us.drag('Michigan', 'Frenchtown')
us.discard('30')

s.play('8 BR keeps')
draw(br, '18')
s.play('9 US keeps')
draw(us, '3')
us.say('toujours pas la guerre?')

s.play('10 BR Brock')
draw(br, '28')
br.play('28')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.drag('Brock York_Militia', 'Ft. George')
br.discard('28')

s.play('11 US Oneida and the 2nd NY')
draw(us, '20')
us.play('20')
us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.say('un petit tour en bateau')
us.discard('20')

s.play('12 BR the declaration')
draw(br, 'Declaration of War')
br.say('LA VOILA. c\'est la guerre! tu pioches, tu commences')

s.play('the rest')
draw(us, '31')
draw(br, '26')
assert len(t.hand('US')) == 4 and len(t.hand('British')) == 4 and not t.deck(deck).kids
us.turn('Spring-Summer 1812', tracker=False)

s.play('US Dearborn, Heavy Rains')
us.say('16 pour 3, Dearborn vers le nord')
us.play('16')
us.drag('Dearborn us:6th us:13th', 'Champlain NY')
br.say('halte! il pleut')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('bon, un seul espace. je reste a Champlain')
us.discard('16')

s.play('BR fleet')
br.play('26')
br.each('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('26')

s.play('US 6th and 13th to Lacolle')
us.play('3')
us.drag('us:6th us:13th', 'Lacolle')
us.say('Lacolle, un point')
us.vp('British 1')
us.discard('3')
assert holds(t, 'US', 'Lacolle')

s.play('BR at Lacolle: 10 to 8, 1:1, A to B +1, forest -1')
br.say('18: le 8e et les Fencibles sur Lacolle')
br.play('18')
assert cost('Montreal', 'La Prairie', 'Lacolle') == 5
br.drag(['br:8th', 'Canadian Fencibles'], 'La Prairie')
br.drag(['br:8th', 'Canadian Fencibles'], 'Lacolle')
assert supplied(t, 'British', 'Lacolle', 'La Prairie') and supplied(t, 'US', 'Lacolle')
us.say('je tiens. le 13e devant')
br.say('le 8e en tete')
assert odds(10, 8) == 0 and crt(6 + 4 + 1 - 1) == 'DR'
br.roll('2d6', 6, 4)
br.say('10, +1 -1 = 10. recule')
us.drag('us:6th us:13th', 'Champlain NY')
br.vp('British 2')
br.discard('18')

s.play('US 3rd Ohio')
us.play('24')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('24')

s.play('BR the declaration as an ordinary card')
br.say('et la declaration pour un point')
br.play('Declaration of War')
br.drag('49th', 'Gananoque')
br.discard('Declaration of War')

s.play('US holds')
us.hold('31')
us.say('je garde la derniere. fin du tour, a demain')
s.done()
