"""The turn to autumn 1813: one card out of next year's pile, and Kentuckians who muster at Pittsburgh. Icelandic."""
from aid15 import Book, cid, fed, force, go, sizes
from lay7 import burn, burn_to, hands, held, more
from more import lay_1813, muster, supplied, arrivals
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Sigga', br='Ari', what='Spring to autumn 1813, Icelandic: free fleet return, arrivals with the 3rd Kentucky at Pittsburgh, a deal of 8 with one card of the 1814 deck, plays')
t = s.t
lay_1813(t)
more.lay_arrivals(t, '1813a', 'US')
hands(t, [], [])
held(t, t.us, 'Card 53')
burn_to(t, 1813, 15)
t, us, br = s.begin()
book = Book(t)

s.play('fleets return')
us.say('flotinn ut')
us.drag('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
us.delete([p for p in t.at('Lake Ontario Control Box') if 'Lake Control' in p.name])
br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
br.delete([p for p in t.at('Lake Erie Control Box') if 'Lake Control' in p.name])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([p for p in t.at('Lake Huron Control Box') if 'Lake Control' in p.name])
book.ok()

s.play('autumn: arrivals')
us.turn('Summer-Autumn 1813')
assert {p.name: w for p, w in arrivals(t, '1813b', 'US')}['3rd Kentucky'] == 'Ft. MacArthur'
muster(us, '1813b', skip=('3rd Kentucky',))
with s.fault('14.1 7.1 2.16 3.15', 'the 3rd Kentucky, due at Ft. MacArthur, is put on Pittsburgh'):
    us.drag('3rd_Kentucky', 'Pittsburgh')
muster(br, '1813b')

s.play('the deal')
us.drag([t.card('Card 53').id], 'US Hand', how='pieces')
for c in ('Card 59', 'Card 67', 'Card 57', 'Card 52', 'Card 60', 'Card 64', 'Card 55', 'Card 66'):
    br.draw('1813 Deck', cid(t, c, 1813))
for c in ('Card 58', 'Card 62', 'Card 61', 'Card 65', 'Card 63', 'Card 68'):
    us.draw('1813 Deck', cid(t, c, 1813))
with s.fault('7.22 7.24 5.2 7.21 8.23', 'the last card of the US hand comes from the 1814 deck'):
    us.draw('1814 Deck', cid(t, 'Card 88', 1814))
assert sizes(t) == (8, 8)
us.say('atta med theirri geymdu')
br.say('atta')

s.play('US Harrison, Essex 3+2 against 12, 2:1, B to C +1, Harrison +1')
us.say('62, thrir: Harrison')
us.play('62')
us.march('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
assert odds(12, 5) == 1 and crt(3 + 3 + 3, fort=True) == 'AR' and fed(t, 'US', 'Frenchtown', 'Detroit')
us.roll('2d6', 3, 3)
us.say('niu, virki: til baka')
us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
us.discard('62')

s.play('BR Riall')
br.play('59')
br.march('Riall De_Meuron 1/R._Marines', 'Trois-Rivieres', 'Montreal')
br.discard('59')

s.play('US Brown')
us.say('61, Brown')
us.play('61')
go('Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.drag('Brown us:6th us:15th', 'Antwerp')
us.drag('Brown us:6th us:15th', 'Ogdensburg')
us.discard('61')

s.play('BR Norfolk')
br.play('57')
br.drag('Norfolk', 'Chippawa')
br.discard('57')

s.play('US holds')
us.hold('58')
s.play('BR holds')
br.hold('64')
book.ok()
s.done()
