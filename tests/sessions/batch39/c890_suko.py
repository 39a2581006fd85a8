"""Summer 1812 in the west: the Adams lost, Mackinac surrenders, a landing at Frenchtown starves Detroit, Hull's sortie fails, Detroit surrenders."""
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

s = Session('dev-1812-faults', us='Maricel', br='Dodong', what='spring 1812 in Tagalog: lone ship strikes, two surrenders, a landing behind the lines, halved attackers and defenders')
t = s.t
t, us, br = s.begin()
b = Book(t)
assert b.off == 0 and hand_sizes(t) == (7, 7)

with act(s, 'US Adams', 'US', '4', book=b):
    us.say('Card 4, isa: Adams sa lawa')
    us.play('4')
    us.drag('Adams', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('4')
with act(s, 'BR fleet', 'British', '10', ret='Adams', book=b):
    br.say('Card 10, dalawa. laban!')
    br.play('10')
    ab = t.pieces('Queen_Charlotte Lady_Prevost')
    br.drag(ab, 'Lake Erie Control Box')
    m = naval_drm(ab, t.pieces('Adams'), ab[0], t.find('Adams'))
    assert m == 3 and naval(4 + m) == 'defender strikes all'
    br.roll('1d6', 4)
    us.say('hay naku. wala na ang Adams')
    us.drag('Adams', 'US Eliminated')
    br.roll('1d6', 2)
    br.say('walang tama sa akin')
    br.vp(b.due())
    br.discard('10')
with act(s, 'US 6th and 13th', 'US', '13'):
    us.say('Card 13, 6th at 13th')
    us.play('13')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('13')
with act(s, 'BR Mackinac', 'British', '2', sea='NWC Det._10th_R.V.', ret='Detachment_(Mackinaw)', book=b):
    br.say('Card 2, tatlo: Nancy, ang detachment at NWC papuntang Mackinac')
    br.play('2')
    br.drag('Nancy Det._10th_R.V.', 'Ft. Mackinaw')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('putol na ang suplay ko dito')
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'Det. 10th R.V.', 'Detachment (Mackinaw)', 1812, (5, 6), half='d', landing=True) == 'DR-2'
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'Det. 10th R.V.', 'Detachment (Mackinaw)', 1812, (5, 6), landing=True).startswith('DR')
    br.roll('2d6', 5, 6)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    us.say('suko')
    br.vp(b.due())
    br.discard('2')
with act(s, 'US NY militia', 'US', '30'):
    us.play('30')
    us.say('Card 30, isa lang gagamitin')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('30')
with act(s, 'BR Frenchtown', 'British', '8', sea='Essex', book=b):
    br.say('Card 8, dalawa: Hunter dala ang Essex, sa Frenchtown (1+1+2)')
    br.play('8')
    room(t.pieces('Hunter'), t.pieces('Essex', br))
    br.drag('Hunter Essex', 'Frenchtown')
    br.vp(b.due())
    br.discard('8')
    us.say('naku, Detroit')
assert not more.supplied(t, 'US', 'Detroit') and more.supplied(t, 'British', 'Frenchtown')
with act(s, 'US Hull sorties', 'US', '32', leader='Hull', fights={'Hull': 'Frenchtown', 'us:4th': 'Frenchtown', '1st Ohio': 'Frenchtown', '2nd Ohio': 'Frenchtown'},
         flips='us:4th', book=b):
    us.say('Card 32, tatlo: si Hull, balik sa Frenchtown')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Frenchtown')
    assert not fed(t, 'US', 'Detroit', 'Frenchtown')
    us.say('9, kalahati 5')
    br.say('3, laban')
    assert fight(t, 'US', 'Frenchtown', ['Detroit'], '4th', 'Essex & Kent Militia', 1812, (2, 3), half='a') == 'AR-1'
    us.roll('2d6', 2, 3)
    us.flip('us:4th')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.discard('32')
ALL = 'us:4th Detachment 1st_Ohio 2nd_Ohio Michigan'
with act(s, 'BR Procter takes Detroit', 'British', '5', leader='Procter', ret='Hull ' + ALL, book=b):
    br.say('Card 5, dalawa: Procter, 41st, Shawnee, Wyandot')
    br.play('5')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    assert fed(t, 'British', 'Sandwich', 'Detroit')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '1st Ohio', 1812, (5, 5), half='d') == 'DR-1'
    br.roll('2d6', 5, 5)
    us.say('walang daan: Sandwich, Frenchtown, sa tubig wala ring barko. suko lahat')
    us.drag(ALL, 'US Eliminated')
    us.drag('Hull', 'Captured')
    br.vp(b.due())
    br.say('kawawang Hull')
    br.discard('5')
s.done()
