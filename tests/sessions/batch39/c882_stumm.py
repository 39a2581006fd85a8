"""Not a word: the last cards of autumn 1812, fleets home, winter losses, repair, the depot off, the roll for 1813, arrivals, deal, the first builds."""
from functools import lru_cache
from aid18 import lay
from lay18 import *
from session import Session
from table import Deck, Module, Piece, Stack

Module.locate = lru_cache(None)(Module.locate)


def _quick(self, memo):
    c = object.__new__(type(self))
    c.__dict__.update((k, v.copy() if isinstance(v, (list, dict)) else v) for k, v in self.__dict__.items())
    return c


Piece.__deepcopy__ = Stack.__deepcopy__ = Deck.__deepcopy__ = _quick    # snapshots at a busy machine

s = Session('dev-1812-faults', us='Wendell', br='Cuthbert', what='no chat: end of 1812, fleet return, winter, dice for the first player of 1813, arrivals, deal, ships built and regiments restored')
t = s.t
lay(t, '1812b')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC Det._10th_R.V. Nancy', 'Ft. Mackinaw', 'British')
t.lay('Oneida Conquest Scourge Chauncey', 'Lake Ontario Control Box', 'US')
t.lay('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Julia', 'Sackets Harbour', 'US')
t.lay_face('Julia')
hands(t, ['14'], ['21'])
burn_to(t, 1812, 26)
t.lay_vp('British 2')
t, us, br = s.begin()
b = Book(t)
assert b.off == 0 and position(t) == -2

with act(s, 'US 3rd Ohio', 'US', '14'):
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('14')
with act(s, 'BR depot at Malden', 'British', '21', book=b):
    assert more.supplied(t, 'British', 'Ft. Malden')
    br.play('21')
    br.put('British Supply Depot', 'Ft. Malden')
    br.discard('21')
assert hand_sizes(t) == (0, 0)
with act(s, 'fleets home', 'US', free=True, ret='Queen_Charlotte Lady_Prevost', book=b):
    us.drag('Oneida Conquest Scourge Chauncey', 'Sackets Harbour')
    us.put('US Lake Control', 'Lake Ontario Control Box')
    br.each('Queen_Charlotte Lady_Prevost', 'Ft. Malden')
    br.put('British Lake Control', 'Lake Erie Control Box')
with act(s, 'winter', 'US', free=True, book=b, flips='us:5th us:12th us:20th us:6th 1st_Ohio 2nd_Ohio Julia'):
    us.turn('Winter 1812-13')
    assert excess(t) == {('Albany', 'US'): 4, ('Detroit', 'US'): 2}, excess(t)
    us.flip('us:5th')
    us.flip('us:12th us:20th')
    us.flip('us:13th')
    us.undo()
    us.flip('us:6th 1st_Ohio 2nd_Ohio')
    us.flip('Julia')
    br.delete('British_Supply_Depot')
s.play('spring 1813')
if True:
    br.turn('Spring-Summer 1813')
    us.roll('1d6', 5)
    br.roll('1d6', 4)           # two points more: British first
    muster(br, '1813a')
    muster(us, '1813a', groups=False)
    for k in range(8):
        deal(t, br, 1813, ['38', '44', '47', '50', '53', '58', '61', '63'][k])
        deal(t, us, 1813, ['42', '43', '45', '48', '51', '54', '57', '66'][k])
    assert hand_sizes(t) == (8, 8)
with act(s, 'BR Rottenburg', 'British', '38', leader='Rottenburg'):
    br.play('38')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Rottenburg br:8th Canadian_Fencibles', 'Coteau du Lac')
    br.drag('Rottenburg br:8th Canadian_Fencibles', 'Cornwall')
    br.drag('Rottenburg br:8th Canadian_Fencibles', 'Prescott')
    br.discard('38')
with act(s, 'US builds at Erie', 'US', '42', build=True):
    us.play('42')
    us.drag('ship:Lawrence ship:Niagara', 'Erie PA')
    us.drag('ship:Ariel ship:Scorpion', 'Erie PA')
    us.discard('42')
with act(s, 'BR Wolfe', 'British', '44', build=True):
    br.play('44')
    br.drag('Wolfe', 'Kingston')
    br.discard('44')
with act(s, 'US restores two', 'US', '43', flips='us:6th us:12th'):
    us.play('43', reveal=False)
    us.flip('us:6th us:12th')
    us.reveal('43')
    us.discard('43')
with act(s, 'BR Caughnawaga', 'British', '47'):
    br.drop_discard('47')
    br.drag('Caughnawaga', 'Chateauguay')
s.done()
