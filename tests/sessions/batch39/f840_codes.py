"""Codes for chat. The LC militia marches three spaces from Montreal; one card moves units of two spaces."""
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

s = Session('dev-1812-faults', us='Ngozi', br='Tamsin', what='spring 1812, coded chat: LC Militia at Crysler\'s Farm; a 2 card moves one unit from Lewiston and one from Sackets')
t = s.t
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn', 'US', '12', leader='Dearborn'):
    us.say('#12=3 D+2 ALB>PLB 5/6')
    us.play('12')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.discard('12')
with act(s, 'BR 8th and LC Militia', 'British', '5', free=True):
    br.say('#5=2 8+LC MTL>CRY 3/6')
    br.play('5')
    br.drag('br:8th LC_Militia', 'Coteau du Lac')
    br.drag('br:8th LC_Militia', 'Cornwall')
    with s.fault('3.63', 'the LC Militia goes a third space from Montreal, to Crysler\'s Farm'):
        br.drag('br:8th LC_Militia', "Crysler's Farm")
    br.discard('5')
with act(s, 'US 3rd Ohio', 'US', '4'):
    us.say('#4=1 3OH>FDL 2/6')
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('4')
with act(s, 'BR fleet', 'British', '2', book=b):
    br.say('#2=3 RG EM SS>LOCB')
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Sydney_Smith', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.say('VP B2')
    br.discard('2')
with act(s, 'US two militias', 'US', '19', free=True):
    us.say('#19=2 1NY>SCH 2/6, 2NY>ANT 2/6')
    us.play('19')
    way('Lewiston', 'Ft. Schlosser')
    us.drag('1st_NY_Militia', 'Ft. Schlosser')
    with s.fault('8.61 8.6 8.31 8.62', 'units of two spaces (Lewiston, Sackets Harbour) move with one card'):
        us.drag('2nd_NY_Militia', 'Antwerp')
    us.discard('19')
with act(s, 'BR Brock', 'British', '8', leader='Brock'):
    br.say('#8=2 BR+RNR+YM YRK>BUR 1/6')
    br.play('8')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.discard('8')
with act(s, 'US holds', 'US', '27', hold=True):
    us.say('H')
    us.hold('27')
with act(s, 'BR holds', 'British', '20', hold=True):
    br.say('H')
    br.hold('20')
s.done()
