"""Spring 1813 on Lake Ontario: a drawn fight, troops put ashore to cut the road to York and driven off by water, a campaign in the rain."""
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

s = Session('dev-1812-faults', us='Wout', br='Griet', what='spring 1813 in Dutch: Chauncey against Yeo, landing at Smiths Creek, retreat by water, Campaign with Heavy Rains against one force, point marker a play late')
t = s.t
lay(t, '1813a')
hands(t, ['38', '40', 'Campaign@1813', '54', '45', '62', '66', '41'], ['39', '43', 'Heavy Rains@1813', '47', '53', '48', '57', '55'])
t, us, br = s.begin()
b = Book(t)
assert b.off == 3 and hand_sizes(t) == (8, 8)
SCHOON = 'Fair_American Hamilton Julia Scourge Conquest Pert Growler Gov._Tompkins'

us.say('jij een 2, ik een 5, dus ik ben eerste in 1813')
br.say('klopt')
with act(s, 'US fleet out', 'US', '38', leader='Chauncey', book=b):
    us.say('38 (2): Chauncey vaart uit met alles')
    us.play('38')
    us.drag('Chauncey Madison Oneida ' + SCHOON, 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    us.say('fiche weg, de schepen liggen er nu zelf. punten blijven gelijk')
    us.discard('38')
with act(s, 'BR Yeo attacks', 'British', '39', leader='Yeo', ret='Madison', flips='Royal_George Madison', book=b):
    br.say('39 (2): Yeo met alle zeven eropaf')
    br.play('39')
    out = t.pieces('Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester', br)
    foe = [p for p in t.at('Lake Ontario Control Box') if p.mark('Kind') == 'Ship']
    br.drag(['Yeo'] + out, 'Lake Ontario Control Box')
    br.say('Royal George voorop')
    us.say('Madison')
    m = naval_drm(out, foe, t.find('Royal George'), t.find('Madison'), 1, 0)
    assert m == 0 and naval(3 + m) == 'A1 D1 def'
    br.roll('1d6', 3)
    br.flip('Royal_George')
    us.flip('Madison')
    us.drag('Madison', 'Sackets Harbour')
    br.drag(['Yeo'] + out, 'Kingston')
    us.say('ieder een, en het meer blijft van mij')
    br.discard('39')
with act(s, 'US Smiths Creek', 'US', '40', leader='Chauncey', sea='us:16th 1st_Rifles Pike', pick='us:16th 1st_Rifles Pike', book=b):
    us.say('40 (2): Chauncey met Oneida en vijf schoeners haalt het 16th, de Rifles en Pike op (2) en zet ze af in Smiths Creek (1+2)')
    us.play('40')
    boats = 'Oneida Hamilton Julia Scourge Conquest Pert'
    room(t.pieces(boats), t.pieces('us:16th 1st_Rifles', us))
    us.drag('Chauncey ' + boats, 'Sackets Harbour')
    us.drag('Chauncey Pike us:16th 1st_Rifles ' + boats, 'Smiths Creek')
    br.say('York zonder brood...')
    us.discard('40')
with act(s, 'BR Rottenburg', 'British', '43', leader='Rottenburg', ret='Chauncey Pike Oneida Hamilton Julia Scourge Conquest Pert us:16th 1st_Rifles', book=b):
    br.say('43 (2): Rottenburg uit Kingston met de Schotten, 104 en 10')
    br.play('43')
    assert way('Kingston', 'Smiths Creek') == 2 and fed(t, 'British', 'Kingston', 'Smiths Creek') and more.supplied(t, 'US', 'Smiths Creek')
    br.drag('Rottenburg 1/R._Scots 104th 10th_R.V.', 'Smiths Creek')
    us.say('Rifles voorop')
    assert fight(t, 'British', 'Smiths Creek', ['Kingston'], '1/R. Scots', '1st Rifles', 1813, (5, 6)) == 'DR'
    br.roll('2d6', 5, 6)
    us.say('terug op de boten, over land kan ik nergens heen')
    us.drag('Chauncey Pike us:16th 1st_Rifles Oneida Hamilton Julia Scourge Conquest Pert', 'Oswego')
    us.undo()
    us.say('Sackets, niet Oswego')
    us.drag('Chauncey Pike us:16th 1st_Rifles Oneida Hamilton Julia Scourge Conquest Pert', 'Sackets Harbour')
    br.discard('43')
with act(s, 'US Campaign', 'US', 'Campaign', free=True, ret='Essex', flips='Essex'):
    us.play('Campaign')
    us.say('Campaign: Harrison uit Meigs, Scott uit Albany')
    br.say('Heavy Rains op Scott, Albany')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('eerst Harrison')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    assert fed(t, 'US', 'Frenchtown', 'Detroit') and more.supplied(t, 'British', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (4, 4)) == 'DR-1'
    us.roll('2d6', 4, 4)
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', came=('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    us.say('en Scott komt niet verder dan Utica')
    us.drag('Scott us:25th us:23rd us:29th', 'Utica')
    us.discard('Campaign')
with act(s, 'BR Barclay', 'British', '53', leader='Barclay', book=b):
    br.say('je vergat je drie punten voor Detroit')
    us.vp(b.due())
    br.say('53 (2): Barclay het meer op')
    br.play('53')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box').id])
    br.discard('53')
with act(s, 'US 24th', 'US', '54'):
    us.say('54 (1): 24th naar Meigs')
    us.play('54')
    us.march('24th', 'Ft. Findlay', 'Ft. Meigs')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('54')
with act(s, 'BR Voltigeurs', 'British', '47'):
    br.say('47 (1), Voltigeurs een stap')
    br.play('47')
    br.drag('Voltigeurs', 'Lacolle')
    br.discard('47')
with act(s, 'US holds', 'US', '41', hold=True):
    us.hold('41')
    us.say('een opzij')
with act(s, 'BR holds', 'British', '57', hold=True):
    br.hold('57')
    br.say('ik ook. tot donderdag')
s.done()
