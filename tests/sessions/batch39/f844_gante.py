"""Troops go by ship over a lake the enemy holds; the Treaty with two cards left costs one point."""
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

s = Session('dev-1812-faults', us='Remedios', br='Anselmo', what='autumn 1814 in Spanish: 104th to York by the Wolfe though the US hold Lake Ontario; Treaty of Ghent with two cards left, one point taken')
t = s.t
lay(t, '1814b')
t.lay('Chauncey Superior General_Pike Madison Sylph', 'Lake Ontario Control Box', 'US')
t.lay('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
hands(t, ['90', '92', '94', '103'], ['99', '93', '91', '88', 'Treaty of Ghent'])
t.lay([t.find_card_anywhere('Bladensburg').id], 'Cards Used for VPs', 'British')
burn_to(t, 1814, 26)
t.lay_vp('US 5')
t, us, br = s.begin()
b = Book(t)
assert b.off == -2, b.off

with act(s, 'BR 104th to York', 'British', '99', free=True):
    br.say('99, dos: la Wolfe lleva al 104 a York')
    br.play('99')
    assert 'ontario' in lake_of(t, 'US')
    with s.fault('11.31 11.42 11.3', 'lake transport on a lake the enemy controls'):
        br.drag('Wolfe 104th', 'York')
    br.discard('99')
with act(s, 'US Albany', 'US', '90'):
    us.say('90: 34 y 45 a Rome')
    us.play('90')
    us.drag('34th 45th', 'Utica')
    us.drag('34th 45th', 'Rome')
    us.discard('90')
with act(s, 'BR Riall', 'British', '93', leader='Riall'):
    br.say('93: Riall con los escoceses a Queenston')
    br.play('93')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.discard('93')
with act(s, 'US Wilkinson', 'US', '92', leader='Wilkinson'):
    us.say('92, tres: Wilkinson a Oswego con 21 y 23')
    us.play('92')
    us.drag('Wilkinson us:21st us:23rd', 'Oswego')
    us.discard('92')
with act(s, 'BR Treaty of Ghent', 'British', 'Treaty of Ghent', free=True):
    br.say('y con esto se acaba: Tratado de Gante')
    br.play('Treaty of Ghent')
    assert len(t.hand('British')) == 2 and tracked(t) == 5
    with s.fault('4.22', 'two cards left in the hand, the marker moves by one only'):
        br.vp('US 6')
    br.discard('Treaty of Ghent')
s.done()
