"""Ten cards in a hand of nine, and a regiment that runs two spaces. Scots and silence."""
from aid15 import Book, cid, fed, force, go, sizes
from lay7 import burn_to, hands, held, more
from more import lay_1813, lay_arrivals, muster, supplied
from ref import LINK, crt, odds, sid
from session import Session
from start1814 import lay_1814

s = Session('dev-1812-faults', us='Morag', br='Ewan', what='Autumn 1814 from the turn change: the US keep a held card and draw nine; the 89th beaten at Chippawa goes to Ft. George')
t = s.t
lay_1813(t)
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
for p in [p for p in t.things.values() if hasattr(p, 'gpid') and p.mark('Kind') == 'Lake Control']:
    t.remove(p.id)
t.lay(['Brock / Sheaffe'], 'Captured', 'British')
t.lay('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('us:9th us:11th us:22nd', 'Buffalo', 'US')
t.lay_vp('US 3')
hands(t, [], [])
held(t, t.us, 'Card 90')
burn_to(t, 1814, 17)
t, us, br = s.begin()
book = Book(t)
assert book.d == 0, book.d

us.say('autumn o 1814 then. British aye start')
us.turn('Summer-Autumn 1814')
s.play('arrivals')
muster(br, '1814b')
br.say('whit a crowd in Quebec')

s.play('deal')
us.drag([t.card('Card 90').id], 'US Hand', how='pieces')
B = ['Card 95', 'Card 92', 'Card 94', 'Card 99', 'Card 105', 'Card 106', 'Card 97', 'Card 93', 'Card 103']
U = ['Card 96', 'Card 101', 'Card 98', 'Card 100', 'Card 102', 'Card 104', 'Campaign', 'Card 91']
for b in B:
    br.draw('1814 Deck', cid(t, b, 1814))
for u in U:
    us.draw('1814 Deck', cid(t, u, 1814))
assert sizes(t) == (9, 9)
with s.fault('7.21 7.23 7.34', 'with the card held from spring the US hand is ten; the limit is nine'):
    us.draw('1814 Deck', cid(t, 'Battle of New Orleans', 1814))
    us.say('that\'s me. go on')

s.play('BR Prevost to Montreal')
br.say('92 for 3. Prevost and eight o them')
br.play('92')
br.drag('Prevost br:3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', 'Trois-Rivieres')
br.drag('Prevost br:3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', 'Montreal')
br.discard('92')

s.play('US Scott at Chippawa: 12 to 4, 3:1, B to B, river -1, Scott +2: +3')
us.play('101')
us.say('101, Scott')
go('Buffalo', 'Ft. Schlosser', 'Chippawa')
us.drag('us:9th us:11th us:22nd Scott', 'Ft. Schlosser')
us.drag('us:9th us:11th us:22nd Scott', 'Chippawa')
br.say('staunin')
assert odds(force(t, 'us:9th us:11th us:22nd', True), force(t, 'br:89th')) == 2 and crt(4 + 3 + 3) == 'DR'
assert fed(t, 'US', 'Ft. Schlosser', 'Chippawa') and supplied(t, 'British', 'Chippawa')
us.roll('2d6', 4, 3)
assert (sid('Chippawa'), sid('Ft. George')) not in LINK
with s.fault('10.71 10.7 10.51', 'the 89th retreats from Chippawa to Ft. George, two spaces'):
    br.drag('br:89th', 'Ft. George')
us.vp(book.due())
us.discard('101')

s.play('BR yard')
br.play('95')
br.say('95: Princess Charlotte')
br.drag('Princess_Charlotte', 'Kingston')
br.discard('95')

s.play('US yard')
us.play('98')
us.say('98. Superior')
us.drag('Superior', 'Sackets Harbour')
us.discard('98')

s.play('BR Downie')
br.play('99')
br.drag('Downie Finch Chubb', 'Lake Champlain Control Box')
br.vp(book.due())
br.discard('99')

s.play('US holds')
us.hold('90')
s.play('BR holds')
br.hold('103')
book.ok()
s.done()
