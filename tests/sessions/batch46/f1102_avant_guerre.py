"""Before the war and its first spring, a French table: a ship enters the lake too early, one card moves two spaces' militia."""
from ref import cost
from session import Session

s = Session('dev-1812-opening-1', at=17, us='Blandine', br='Anselme', what='pre-war, French: the Royal George enters the Lake Ontario box before the declaration; later one card moves single units from two spaces')
t, us, br = s.t, s.us, s.br
deck = 'Pre-war Deck'
d = t.deck(deck)
dow = next(k for k in d.kids if t.things[k].name == 'Declaration of War')
d.kids.remove(dow)
d.kids.insert(len(d.kids) - 5, dow)
if not t.things[d.kids[-2]].name.startswith('Card '):       # an ordinary card where the British play is made
    j = next(j for j in range(4) if t.things[d.kids[j]].name.startswith('Card '))
    d.kids[j], d.kids[-2] = d.kids[-2], d.kids[j]
t.begin()


def top():
    return t.things[t.deck(deck).kids[-1]].name


s.play('US draws and keeps')
us.say('je pioche... je garde')
us.draw(deck)

s.play('BR draws and plays')
c = top()
br.draw(deck)
br.say('%s: le Royal George sort' % c)
br.play(c)
with s.fault('6.2', 'a ship enters a Lake Control Box in the pre-war sequence', also=['4.12', '4.16', '11.41']):
    br.drag('Royal_George', 'Lake Ontario Control Box')
br.discard(c)

s.play('US draws and keeps')
us.draw(deck)
us.say('je garde aussi. pas de points avant la guerre, hein')

s.play('BR keeps')
br.draw(deck)
br.say('gardee')

s.play('US keeps, BR draws the declaration')
us.draw(deck)
assert top() == 'Declaration of War'
br.draw(deck)
br.say('Declaration de guerre!')

s.play('the rest')
us.say('a moi les premieres')
while t.deck(deck).kids:
    us.draw(deck)
    if t.deck(deck).kids:
        br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)
assert (len(t.hand('US')), len(t.hand('British'))) == (7, 6)
br.vp('British 2')
br.say('et maintenant le lac me compte 2')

s.play('US one card, two spaces')
c = next(x for x in t.hand('US') if x.name.startswith('Card ') and x.name.split()[-1] in ('3', '13', '19', '30', '8', '20', '10', '5', '2', '12', '32', '6', '16', '18', '23', '25', '28', '29', '22', '26'))
us.say('%s, deux unites: 3rd Ohio et 4th NY' % c.name)
us.play(c.id)
assert cost('Plattsburg', 'Ticonderoga') == 2 and cost('Ft. MacArthur', 'Ft. Findlay') == 2
us.drag('4th_NY_Militia', 'Ticonderoga')
with s.fault('8.61 8.31 8.6', 'one card without a leader moves units from two different spaces (Plattsburg and Ft. MacArthur)'):
    us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard(c.id)

s.play('BR holds')
x = next(x for x in t.hand('British') if x.name.startswith('Card '))
br.hold(x.id)
br.say('je mets de cote. je pense a Ogdensburg mais bon')

s.play('US Dearborn alone')
c = next(x for x in t.hand('US') if x.name.startswith('Card '))
us.say('%s, un point: Dearborn tout seul a Whitehall' % c.name)
us.play(c.id)
us.drag('Dearborn', 'Whitehall')
us.discard(c.id)
s.done()
