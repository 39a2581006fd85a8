"""Pre-war with its last shuffle at the table: a regiment goes by ship to York before the war, the US draw the declaration, Hull crosses and is thrown out."""
from functools import lru_cache
from aid18 import fed
from lay18 import *
from session import Session
from table import Deck, Module, Piece, Stack

Module.locate = lru_cache(None)(Module.locate)


def _quick(self, memo):
    c = object.__new__(type(self))
    c.__dict__.update((k, v.copy() if isinstance(v, (list, dict)) else v) for k, v in self.__dict__.items())
    return c


Piece.__deepcopy__ = Stack.__deepcopy__ = Deck.__deepcopy__ = _quick    # snapshots at a busy machine

s = Session('dev-1812-opening-1', at=16, us='Torbjørn', br='Siri', what='pre-war in Norwegian: own shuffle, lake transport before the war, DOW as ninth card, Hull at Sandwich')
t = s.t
P = 'Pre-war Deck'
want = ['Card 22', 'Card 5', 'Card 31', 'Card 26', 'Card 16', 'Card 18', 'Card 11', 'Card 25', 'Declaration of War', 'Card 32', 'Card 3',
        '#9 Brock and Tecumseh', 'Card 14', 'Card 7']
ids = {t.things[k].name: k for k in t.deck(P).kids}
t, us, br = s.begin()
us.say('hei! kortene er talt, tretten og krigserklæringen. stokker')
t.shuffle(us, P, [ids[w] for w in reversed(want)])


def drawn(who, name):
    assert t.things[t.deck(P).kids[-1]].name == name, name
    who.draw(P)


with act(s, 'US keeps', 'US', free=True):
    drawn(us, 'Card 22')
    us.say('beholder')
with act(s, 'BR 49th to York by ship', 'British', '5', sea='br:49th'):
    drawn(br, 'Card 5')
    br.say('spiller det, 2 poeng: Royal George tar 49th til York')
    br.play('5')
    assert val('5') == 2
    br.drag('ship:Royal_George br:49th', 'York')
    room(t.pieces('ship:Royal_George'), t.pieces('br:49th', br))
    br.discard('5')
with act(s, 'US 3rd Ohio', 'US', '31'):
    drawn(us, 'Card 31')
    us.play('31', reveal=False)
    us.reveal('31')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('3rd_Ohio', 'Detroit')
    us.undo()
    us.say('nei, seks poeng er seks poeng')
    us.discard('31')
with act(s, 'BR keeps', 'British', free=True):
    drawn(br, 'Card 26')
    br.say('beholder')
with act(s, 'US keeps again', 'US', free=True):
    drawn(us, 'Card 16')
    us.say('jeg også')
with act(s, 'BR Procter', 'British', '18', leader='Procter'):
    drawn(br, 'Card 18')
    br.play('18')
    br.say('Procter og Essex opp til Sandwich')
    br.drag('Procter Essex', 'Sandwich')
    br.discard('18')
with act(s, 'the rest of the pre-war deck', 'US', free=True):
    drawn(us, 'Card 11')
    drawn(br, 'Card 25')
    drawn(us, 'Declaration of War')
    us.say('Declaration of War! da er det krig')
    br.say('da trekker jeg først, og jeg begynner')
    for who, c in ((br, 'Card 32'), (us, 'Card 3'), (br, '#9 Brock and Tecumseh'), (us, 'Card 14'), (br, 'Card 7')):
        drawn(who, c)
    assert hand_sizes(t) == (6, 5)
    br.turn('Spring-Summer 1812', tracker=False)
b = Book(t)
assert b.off == 0
with act(s, 'BR fleet', 'British', '26', book=b):
    br.say('26, tre skip ut på Ontario')
    br.play('26')
    br.each('Earl_of_Moira Beresford Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('26')
with act(s, 'US Hull crosses', 'US', '16', leader='Hull', ret='Procter Essex', book=b):
    us.say('16, Hull med 4th og begge Ohio over elva')
    us.play('16')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    br.say('jeg trekker meg unna, tilbake til Malden')
    br.drag('Procter Essex', 'Ft. Malden')
    us.say('da står jeg der. ett poeng')
    us.vp(b.due())
    us.discard('16')
with act(s, 'BR Procter strikes', 'British', '25', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', flips='1/41st us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('25, Procter med alt han har. Tecumseh er med')
    br.play('25')
    assert fed(t, 'British', 'Ft. Malden', 'Sandwich')
    assert more.supplied(t, 'US', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    br.say('1/41st leder')
    us.say('4th')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (3, 4), mod=0) == 'EX'
    br.roll('2d6', 3, 4)
    br.flip('1/41st')
    us.flip('us:4th')
    br.say('en runde til, Shawnee foran')
    us.say('1st Ohio')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', 1812, (5, 6), rnd=2, mod=0) == 'DR-2'
    br.roll('2d6', 5, 6)
    us.flip('1st_Ohio 2nd_Ohio')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.say('hjem igjen, dette var en dyr tur')
    us.vp(b.due())
    br.discard('25')
with act(s, 'US Dearborn', 'US', '22', leader='Dearborn'):
    us.say('22, Dearborn til Plattsburg med 6th og 13th')
    us.play('22')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('22')
with act(s, 'BR holds', 'British', '7', hold=True):
    br.say('legger ett til side')
    br.hold('7')
with act(s, 'US Oneida', 'US', '11'):
    us.play('11')
    us.say('11, Oneida til Oswego')
    us.drag('Oneida', 'Oswego')
    us.discard('11')
with act(s, 'BR Brock', 'British', '#9 Brock and Tecumseh', leader='Brock'):
    br.say('#9 som 2, Brock tar 49th og R.N.R. til Ft. George')
    br.play('#9 Brock and Tecumseh')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock br:49th R.N.R.', 'Burlington')
    br.drag('Brock br:49th R.N.R.', 'Ft. George')
    br.discard('#9 Brock and Tecumseh')
    us.say('godt spilt, vi fortsetter på søndag')
s.done()
