"""The pre-war sequence in Italian, two moves and the rest kept, then the first plays: a depot, ships on two lakes, a hopeless fight of the Adams."""
from dhelp import Chk
from ref import naval
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Giulia', br='Tom', what='pre-war draws in Italian and English, two pre-war moves, the declaration drawn by the US, British play first; lakes, a depot')
t, us, br = s.t, s.us, s.br
deck = 'Pre-war Deck'
d = t.deck(deck)
ids = {t.things[i].name: i for i in d.kids}
want = ['Card 11', 'Card 5', 'Card 22', 'Card 18', 'Declaration of War', 'Card 16', 'Card 32', 'Card 3', 'Card 26', 'Card 7', 'Card 25', 'Card 14', 'Card 31', '#9 Brock and Tecumseh']
assert sorted(want) == sorted(ids)
d.kids[:] = [ids[n] for n in want][::-1]
t, us, br = s.begin()
k = Chk(s)


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US draws and plays')
us.say('ciao! pesco io per prima')
us.draw(deck)
k.units('US', '11', 'us:13th', 'Albany')
k.way('US', 'Albany', 'Utica', 'Rome', 'Oswego')
us.say('la gioco: 11 (1), il 13. a Oswego')
us.play('11')
us.drag('us:13th', 'Oswego')
us.discard('11')

s.play('BR draws and plays')
br.draw(deck)
k.lead('British', '5', 'Brock', 'York_Militia', 'York')
k.way('British', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.say('5 here, using it: Brock and the York men to the Niagara')
br.play('5')
br.drag('Brock York_Militia', 'Ft. George')
br.discard('5')

s.play('US keeps, BR keeps, US draws the declaration')
us.draw(deck)
us.say('questa la tengo')
br.draw(deck)
br.say('keeping mine as well')
assert top() == 'Declaration of War'
us.draw(deck)
us.say('ecco la guerra! allora cominci tu, pesca anche tu per primo')

s.play('the rest')
while t.deck(deck).kids:
    br.draw(deck)
    if t.deck(deck).kids:
        us.draw(deck)
H = {x: sorted(p.name for p in t.hand(x)) for x in ('US', 'British')}
assert len(H['US']) == 6 and len(H['British']) == 6, H
br.turn('Spring-Summer 1812', tracker=False)
br.say('turn marker on. 6 left each and one played')
us.say('giusto')

s.play('BR Kingston fleet')
k.units('British', '16', 'Royal_George Earl_of_Moira Sydney_Smith', 'Kingston')
br.say('16, 3 ops: Royal George, Moira, Sydney Smith')
br.play('16')
br.drag('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
br.say('2 vp')
br.vp('British 2')
k.booked()
br.discard('16')

s.play('US Hull over the river')
k.lead('US', '22', 'Hull', '4th 1st_Ohio 2nd_Ohio', 'Detroit')
k.way('US', 'Detroit', 'Sandwich')
us.say('22: Hull passa a Sandwich, un punto')
us.play('22')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.drag('2nd_Ohio', 'Sandwich')
us.vp('British 1')
k.booked()
us.discard('22')

s.play('BR Queen Charlotte and Hunter')
k.units('British', '3', 'Queen_Charlotte Hunter', 'Ft. Malden')
br.say('3: Queen Charlotte and Hunter onto Erie, so Malden keeps its line')
br.play('3')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.vp('British 3')
k.booked()
br.discard('3')

s.play('US Adams fights for the lake')
k.units('US', '32', 'Adams', 'Detroit')
us.say('32... troppi punti per una nave sola, ma ci provo: Adams')
us.play('32')
us.drag('Adams', 'Lake Erie Control Box')
m = k.sea('US', 'Adams', 'Queen_Charlotte Hunter', 'Adams', 'Queen_Charlotte')
assert m == -3 and naval(6 + m) == 'A1 D1 def'
us.roll('1d6', 6)
us.say('6 - 3 = 3. un passo a testa')
us.flip('Adams')
br.drag('Adams', 'Detroit')
br.flip('Queen_Charlotte')
br.drag('Queen_Charlotte', 'Ft. Malden')
k.booked()
us.discard('32')

s.play('BR depot')
k.card('British', '7', 1)
assert k.supplied('Ft. George', 'British')
br.say('7, just one point: depot at Ft. George')
br.play('7')
br.put('British Supply Depot', 'Ft. George')
br.discard('7')

s.play('US Hull goes home')
k.lead('US', '26', 'Hull', '4th 1st_Ohio 2nd_Ohio', 'Sandwich')
k.way('US', 'Sandwich', 'Detroit')
us.say('no, Sandwich non mi piace, 26 e torno indietro')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
us.vp('British 4')
k.booked()
us.play('26')
us.discard('26')

s.play('BR repairs')
k.card('British', '14', 1)
br.say('14: Queen Charlotte back in shape at Malden')
br.play('14')
br.flip('Queen_Charlotte')
br.discard('14')

s.play('US holds')
us.say('tengo questa')
us.hold('25')
br.say('same time next week?')
us.say('si, a presto')
s.done()
