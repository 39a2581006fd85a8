"""The end of spring 1813 and the autumn: last cards, free return, arrivals, held card taken up, Barclay's squadron lost, Grand River Indians, contrary winds."""
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

s = Session('dev-1812-faults', us='Bogna', br='Leszek', what='1813 in Polish: free return to the boxes, turn, arrivals with one delayed, deal with a held card, whole fleet strikes, events and a reaction')
t = s.t
lay(t, '1813a')
t.lay('ship:Lawrence ship:Niagara Ariel Scorpion', 'Erie PA', 'US')
hands(t, ['44'], ['47'])
held(t, t.us, '37')
burn_to(t, 1813, 13)
t, us, br = s.begin()
b = Book(t)
assert b.off == 3
ONT = 'Chauncey Madison Oneida Fair_American Hamilton Julia Scourge Conquest Pert Growler Gov._Tompkins'
ERIE = 'Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt'

with act(s, 'US 1st PA', 'US', '44'):
    us.say('ostatnia karta, 44: milicja z Pensylwanii do Erie')
    us.play('44')
    us.march('1st_PA_Militia', 'Meadville', 'Erie PA')
    us.discard('44')
with act(s, 'BR 100th', 'British', '47'):
    br.say('47, 100 pułk na wyspę')
    br.play('47')
    br.drag('br:100th', 'Isle aux Noix')
    br.discard('47')
s.play('free return')
us.say('powrót flot. Ontario: wszystko poza portem')
us.drag(ONT, 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
br.say('Erie i Huron moje')
br.drag(ERIE, 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box').id])
br.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
br.say('punkty bez zmian, ja 2')
s.play('autumn')
br.turn('Summer-Autumn 1813')
muster(us, '1813b', skip=('33rd',))
us.drag('33rd', 'Delayed Reinforcements')
us.say('33 czeka')
muster(br, '1813b')
c = t.card('37')
us.drag([c.id], 'US Hand')
for n in ('53', '54', '55', '59', '62', '63', '66'):
    deal(t, us, 1813, n)
deal(t, br, 1813, '57', '58', '60', '61', '64', '65', '#56 Grand River Indians', 'Contrary Winds')
assert hand_sizes(t) == (8, 8)
us.say('po osiem. zaczynam')
with act(s, 'US Perry', 'US', '54', leader='Perry', pick='Caledonia Somers Ohio Trippe', ret=ERIE, flips='Lawrence Barclay', book=b):
    us.say('54 za 1: Perry, przez Buffalo (1) i na jezioro (1)')
    us.play('54')
    foe = [p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Ship']
    us.drag('Perry ship:Lawrence ship:Niagara Ariel Scorpion', 'Buffalo')
    us.drag('Perry ship:Lawrence ship:Niagara Ariel Scorpion Caledonia Somers Ohio Trippe', 'Lake Erie Control Box')
    mine = [p for p in t.at('Lake Erie Control Box') if p.mark('Kind') == 'Ship' and p.mark('Side') == 'US']
    us.say('Lawrence')
    br.say('Queen Charlotte')
    m = naval_drm(mine, foe, t.find('Lawrence'), t.find('Queen Charlotte'), 1, 0)
    assert m == 3 and naval(4 + m) == 'defender strikes all'
    us.roll('1d6', 4)
    br.say('cała eskadra... gratuluję')
    br.drag('Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'British Eliminated')
    br.flip('Barclay')
    br.drag('Barclay', 'Port Dover')
    us.say('moje straty')
    us.roll('1d6', 5)
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    us.vp(b.due())
    us.discard('54')
with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', free=True):
    br.play('#56 Grand River Indians')
    br.say('56, Mohawkowie do Beaverdams')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')
with act(s, 'US Harrison', 'US', '59', leader='Harrison', ret='Essex', flips='Essex', book=b):
    us.say('59 za 2: Harrison na Detroit')
    us.play('59')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    assert fed(t, 'US', 'Frenchtown', 'Detroit') and more.supplied(t, 'British', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (4, 5)) == 'DR-2'
    us.roll('2d6', 4, 5)
    br.flip('Essex')
    br.drag('Essex', 'British Eliminated')
    br.say('dwa stopnie, to koniec Essex')
    us.vp(b.due())
    us.discard('59')
with act(s, 'BR Riall', 'British', '58', leader='Riall'):
    br.say('58 za 2: Riall z trzema pułkami do Prescott')
    br.play('58')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Riall De_Meuron 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal', 'Cornwall', 'Prescott')
    br.discard('58')
with act(s, 'US Chauncey, contrary winds', 'US', '53', leader='Chauncey'):
    us.say('53 za 2: Chauncey po wojsko do Sackets i dalej')
    us.play('53')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    br.say('stop. Contrary Winds')
    br.play('Contrary Winds')
    us.say('ech')
    us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
    br.discard('Contrary Winds')
    us.discard('53')
with act(s, 'BR depot', 'British', '64'):
    br.say('64: magazyn w Burlington')
    br.play('64')
    assert more.supplied(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')
    br.discard('64')
with act(s, 'US holds', 'US', '63', hold=True):
    us.hold('63')
    us.say('odkładam jedną')
with act(s, 'BR Procter leaves', 'British', '65', leader='Procter'):
    br.say('65 za 2: Procter opuszcza Malden, do London')
    br.play('65')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Thamesville', 'London')
    br.discard('65')
    us.say('i słusznie :) ciąg dalszy jutro')
s.done()
