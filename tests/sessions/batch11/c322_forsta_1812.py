"""Pre-war in Swedish: moves and a transport between own ports, the declaration as eighth card; then four plays of the war and a naval fight."""
from kit11 import *

s = Session('dev-1812-opening-1', at=17, us='Stina', br='Lars', what='pre-war moves, Declaration of War eighth, rest of the deck, Hull and Procter at Sandwich, Oneida against three ships')
t = s.t
t.begin()
t, us, br = s.begin()
deck = 'Pre-war Deck'


def nxt():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US 11')
assert nxt() == 'Card 11'
us.draw(deck)
us.say('11, 1 poang, 4th NY till Champlain')
us.play('11')
go(us, '4th_NY_Militia', 'Plattsburg', 'Champlain NY')
us.discard('11')

s.play('BR keeps')
br.draw(deck)
br.say('behaller')

s.play('US keeps')
us.draw(deck)
us.say('jag med')

s.play('BR 5')
assert nxt() == 'Card 5'
br.draw(deck)
br.say('5 som 2, Royal George tar Frontenac till York')
br.play('5')
br.drag('Frontenac Royal_George', 'York', at='beside')
us.say('far man det fore kriget?')
br.say('mellan egna hamnar, ja')
br.discard('5')

s.play('US 18')
assert nxt() == 'Card 18'
us.draw(deck)
us.play('18')
us.say('18, tva: bada till Sackets')
go(us, 'us:6th us:13th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.discard('18')

s.play('BR keeps, US keeps, BR draws the declaration')
br.draw(deck)
br.say('behaller')
us.draw(deck)
us.say('behaller')
assert nxt() == 'Declaration of War'
br.draw(deck)
br.say('krigsforklaringen. kriget ar har')

s.play('the rest')
for p in (us, br) * 3:
    p.draw(deck)
assert len(t.hand('US')) == 5 and len(t.hand('British')) == 6
us.turn('Spring-Summer 1812', tracker=False)
us.say('jag borjar, du drog den')

s.play('US Hull')
us.say('22 som 3, Hull')
us.play('22')
us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('22')

s.play('BR Procter')
br.say('25, Procter till Sandwich')
br.play('25')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich', at='beside')
us.say('hem till Detroit')
us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
br.vp('0')
br.discard('25')

s.play('US Oneida')
us.say('14: Oneida')
us.play('14')
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('US 2')
us.discard('14')

s.play('BR three ships')
br.say('16 som 3. Moira, Beresford, Gloucester. Moira leder')
br.play('16')
br.drag('Earl_of_Moira Beresford Gloucester', 'Lake Ontario Control Box', at='beside')
f = t.pieces('Earl_of_Moira Beresford Gloucester', br)
o = t.pieces('Oneida', us)
assert naval_drm(f, o, f[0], o[0]) == 1 and naval(3 + 1) == 'A1 D1 att'
br.roll('1d6', 3)
br.flip('Earl_of_Moira')
br.drag('Earl_of_Moira', 'Kingston')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.vp('British 2')
br.discard('16')

s.play('US holds')
us.hold('3')
us.say('en undan')
s.done()
