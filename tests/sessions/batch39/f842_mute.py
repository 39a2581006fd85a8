"""No chat. A brig of 1814 is built in 1813; Indians go by ship."""
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

s = Session('dev-1812-faults', us='Orson', br='Lavinia', what='spring 1813 without chat: Jefferson (1814) built with General Pike; the Queen Charlotte carries the Wyandot')
t = s.t
lay(t, '1813a')
hands(t, ['42', '45', '54', '41', '48', '62', '66', '51'], ['43', '38', '44', '47', '50', '53', '58', '61'])
t, us, br = s.begin()
assert hand_sizes(t) == (8, 8)

with act(s, 'US to Erie', 'US', '45'):
    us.play('45')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('22nd', 'Erie PA')
    us.drag('1st_PA_Militia', 'Erie PA')
    us.discard('45')
with act(s, 'BR builds Detroit', 'British', '44', build=True):
    br.play('44')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('44')
with act(s, 'US builds', 'US', '42', build=True):
    us.play('42')
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.14 3.23 15.12', 'Jefferson, a ship of 1814, is built in spring 1813'):
        us.drag('Jefferson', 'Sackets Harbour')
    us.discard('42')
with act(s, 'BR Glengarry', 'British', '38'):
    br.play('38')
    br.drag('Glengarry', "Crysler's Farm")
    br.discard('38')
with act(s, 'US 24th', 'US', '54'):
    us.play('54')
    us.drag('us:24th', 'Upper Sandusky')
    us.undo()
    us.drag('us:24th', 'Ft. Findlay')
    us.discard('54')
with act(s, 'BR Wyandot by ship', 'British', '43', free=True):
    br.play('43')
    with s.fault('11.33 3.7', 'Indians are carried by a ship'):
        br.drag('Queen_Charlotte Wyandot', 'Port Dover')
    br.discard('43')
with act(s, 'US holds', 'US', '41', hold=True):
    us.hold('41')
with act(s, 'BR holds', 'British', '47', hold=True):
    br.hold('47')
s.done()
