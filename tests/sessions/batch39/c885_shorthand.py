"""Autumn 1813 north of Plattsburg: sloops built and fought on Champlain, repaired, Hampton at Johnson's, the LC militia as far as it may go, Wilkinson down the river."""
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

s = Session('dev-1812-faults', us='Deke', br='Ruthanne', what='autumn 1813, shorthand with typos: Champlain battle, repair, Johnson\'s held against Drummond, French Mills, depot at Cornwall')
t = s.t
lay(t, '1813b')
t.lay('Chauncey Madison Oneida', 'Lake Ontario Control Box', 'US')
t.lay('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
hands(t, ['51', '54', '52', '62', '49', '57', '45', '66'], ['43', '48', '53', '61', '55', '58', '60', '65'])
burn_to(t, 1813, 16)
t, us, br = s.begin()
b = Book(t)
assert b.off == 3 and hand_sizes(t) == (8, 8)

with act(s, 'US builds sloops', 'US', '51', build=True):
    us.say('51/1 -> preble+montgmery @ plattsbrg')
    us.play('51')
    us.each('Preble Montgomery', 'Plattsburg')
    us.discard('51')
with act(s, 'BR Champlain', 'British', '43', book=b):
    br.say('43/2 chubb finch out')
    br.play('43')
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
    br.vp(b.due())
    br.discard('43')
with act(s, 'US Macdonough', 'US', '54', leader='Macdonough', ret='Chubb Finch', flips='President Chubb Finch', book=b):
    us.say('54/1 macd, 3 sloops, pres leads')
    us.play('54')
    us.drag('Macdonough President Preble Montgomery', 'Lake Champlain Control Box')
    br.say('chubb')
    m = naval_drm(t.pieces('President Preble Montgomery'), t.pieces('Chubb Finch'), t.find('President'), t.find('Chubb'), 1, 0)
    assert m == 1 and naval(4 + m) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.say('5')
    br.flip('Chubb Finch')
    us.flip('President')
    br.drag('Chubb Finch', 'Isle aux Noix')
    us.drag('President', 'Burlington VT')
    us.undo()
    us.drag('President', 'Plattsburg')
    us.vp('0')
    b.ok()
    us.discard('54')
    us.say('4 pt swing baby')
with act(s, 'BR repairs', 'British', '48', build=True, flips='Chubb Finch'):
    br.say('48/2, only 1 used, both mended at ian')
    br.play('48')
    br.flip('Chubb Finch')
    br.discard('48')
with act(s, 'US Hampton', 'US', '52', leader='Hampton', book=b):
    us.say('52/3 hamptn 11th + 4ny: four crnrs 2, johnsons 4')
    us.play('52')
    way('Plattsburg', 'Four Corners', "Johnson's")
    us.drag('Hampton us:11th 4th_NY_Militia', 'Four Corners')
    us.drag('Hampton us:11th 4th_NY_Militia', "Johnson's")
    us.vp(b.due())
    us.discard('52')
J = {x: "Johnson's" for x in ('Drummond', 'LC Militia', 'Caughnawaga')}
with act(s, 'BR Drummond', 'British', '53', leader='Drummond', pick='Caughnawaga', fights=J, book=b):
    br.say('53/2 drum + lc: beauharnois 3 (pick up caughn) chat 4 johns 6')
    br.play('53')
    way('Montreal', 'Beauharnois', 'Chateauguay', "Johnson's")
    br.drag('Drummond LC_Militia', 'Beauharnois')
    br.drag('Drummond LC_Militia Caughnawaga', 'Chateauguay')
    br.drag('Drummond LC_Militia Caughnawaga', "Johnson's")
    assert fed(t, 'British', 'Chateauguay', "Johnson's") and more.supplied(t, 'US', "Johnson's")
    br.say('caughn leads')
    us.say('11')
    assert fight(t, 'British', "Johnson's", ['Chateauguay'], 'Caughnawaga', '11th', 1813, (1, 5)) == 'AR'
    br.roll('2d6', 1, 5)
    br.drag('Drummond LC_Militia Caughnawaga', 'Chateauguay')
    br.say('grr')
    br.discard('53')
with act(s, 'US Wilkinson', 'US', '62', leader='Wilkinson'):
    us.say('62/3 wilk w/ 5 regts to french mills, all 6')
    us.play('62')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg', 'French Mills')
    us.drag('Wilkinson us:15th us:16th us:21st us:9th us:6th', 'Antwerp')
    us.drag('Wilkinson us:15th us:16th us:21st us:9th us:6th', 'Ogdensburg')
    us.drag('Wilkinson us:15th us:16th us:21st us:9th us:6th', 'French Mills')
    us.discard('62')
with act(s, 'BR depot', 'British', '61'):
    br.say('61 depot cornwll')
    br.play('61')
    assert more.supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')
    br.discard('61')
with act(s, 'US Niagara', 'US', '49'):
    us.play('49')
    us.say('49/2 13+18 to lewistn')
    us.each('us:13th us:18th', 'Lewiston')
    us.discard('49')
with act(s, 'BR holds', 'British', '55', hold=True):
    br.hold('55')
with act(s, 'US holds', 'US', '57', hold=True):
    us.hold('57')
    us.say('hld. gtg')
s.done()
