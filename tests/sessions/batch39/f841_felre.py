"""A schooner carries a militia of three; a third card is held in one turn."""
from functools import lru_cache
from aid18 import fed, lay
from lay18 import *
from session import Session
from table import Deck, Module, Piece, Stack

Module.locate = lru_cache(None)(Module.locate)


def _quick(self, memo):
    c = object.__new__(type(self))
    c.__dict__.update((k, v.copy() if isinstance(v, (list, dict)) else v) for k, v in self.__dict__.items())
    return c


Piece.__deepcopy__ = Stack.__deepcopy__ = Deck.__deepcopy__ = _quick    # snapshots at a busy machine

s = Session('dev-1812-faults', us='Piroska', br='Jenő', what='autumn 1812 in Hungarian: Scourge alone carries the 2nd NY Militia (3); the US hold a third card of one hand')
t = s.t
lay(t, '1812b')
hands(t, ['13', '16', '24', '1', '29', '6', '11'], ['2', '5', '8', '10', '17', '20', '25'])
t, us, br = s.begin()
b = Book(t)
assert hand_sizes(t) == (7, 7)

with act(s, 'US to Oswego by schooner', 'US', '13', free=True):
    us.say('13, kettő: a Scourge elviszi a 2. New York-i milíciát Oswegóba')
    us.play('13')
    assert f(t, '2nd_NY_Militia', side=us) == 3 and t.find('Scourge').mark('ShipType') == 'schooner'
    with s.fault('11.35', 'a single schooner carries a unit of strength 3'):
        us.drag('Scourge 2nd_NY_Militia', 'Oswego')
    us.discard('13')
with act(s, 'BR fleet', 'British', '2', book=b):
    br.say('2, három hajó ki a tóra')
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('2')
with act(s, 'US holds', 'US', '24', hold=True):
    us.hold('24')
    us.say('félreteszek egyet')
with act(s, 'BR Procter', 'British', '5', leader='Procter'):
    br.say('5: Procter Sandwichbe a 41-esekkel')
    br.play('5')
    br.drag('Procter 1/41st Essex', 'Sandwich')
    br.discard('5')
with act(s, 'US Dearborn', 'US', '16', leader='Dearborn'):
    us.say('16, három: Dearborn hat ezreddel Plattsburgba')
    us.play('16')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:23rd', 'Whitehall')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:23rd', 'Ticonderoga')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:23rd', 'Plattsburg')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('16')
with act(s, 'BR Rottenburg', 'British', '8', leader='Rottenburg'):
    br.say('8, Rottenburg Cornwallba')
    br.play('8')
    br.march('Rottenburg br:8th Voltigeurs', 'Coteau du Lac', 'Cornwall')
    br.discard('8')
with act(s, 'US holds again', 'US', '1', hold=True):
    us.hold('1')
    us.say('ezt is')
with act(s, 'BR holds', 'British', '10', hold=True):
    br.hold('10')
    br.say('én is teszek félre')
with act(s, 'US holds a third', 'US', '29', hold=True):
    with s.fault('7.34 7.32', 'a third card of the same hand is held'):
        us.hold('29')
    us.say('meg ezt')
with act(s, 'BR 49th', 'British', '17'):
    br.say('17: 49-esek Gananoquéba')
    br.play('17')
    br.drag('br:49th', 'Gananoque')
    br.discard('17')
s.done()
