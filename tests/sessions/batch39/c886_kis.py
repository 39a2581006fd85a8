"""Hands empty at the end of 1813: fleets home, a winter with Harrison over-quartered at London, depots off, the deck of 1814 made, frigates laid down."""
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

s = Session('dev-1812-faults', us='Defne', br='Kerem', what='end of 1813 in Turkish: fleet return, winter losses in enemy land, repair, depot off, Treaty set aside, deal of nine, builds on two lakes with one card')
t = s.t
lay(t, '1813b')
t.lay('Shawnee Wyandot Western_Indians 1/41st Essex Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'British Eliminated', 'British')
t.lay('Tecumseh Procter', 'Captured', 'British')
t.lay('Barclay', 'Port Dover', 'British')
t.lay_face('Barclay', True, 'British')
t.lay('Perry ship:Lawrence', 'Lake Erie Control Box', 'US')
t.lay('ship:Niagara', 'Erie PA', 'US')
t.lay_face('ship:Niagara Royal_George us:27th 28th')
t.lay('2nd_Kentucky', 'Detroit', 'US')
t.lay('us:26th 3rd_Kentucky', 'Ft. Malden', 'US')
t.lay('Harrison us:17th us:19th us:24th us:27th us:28th', 'London', 'US')
t.lay('1st_Kentucky', 'Port Talbot', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay_marker('British Supply Depot', 'Burlington')
hands(t, [], [])
burn_to(t, 1813, 32)
t.lay_vp('US 10')
t, us, br = s.begin()
b = Book(t)
assert b.off == 3, b.off
assert more.supplied(t, 'US', 'London')

s.play('fleets home')
us.say('kart kalmadı, filolar limana')
us.drag('Perry ship:Lawrence', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
br.drag('Nancy', 'Ft. St. Joseph')
br.put('British Lake Control', 'Lake Huron Control Box')
br.say('puan aynı, ABD 10')
b.ok()
with act(s, 'winter', 'US', free=True, book=b, flips='us:17th us:19th us:15th us:9th br:70th br:13th ship:Niagara Royal_George'):
    us.turn('Winter 1813-14')
    us.say('elimizde kış kartı yok. kayıplar:')
    want = {('Quebec City', 'British'): 2, ('Sackets Harbour', 'US'): 2, ('London', 'US'): 2}
    assert excess(t) == want, excess(t)
    us.say('London 3, beş birlik var: 17 ve 19')
    us.flip('us:17th us:19th')
    us.flip('us:15th us:9th')
    br.say('Quebec on birlik, sekiz yer: 70 ve 13')
    br.flip('br:70th')
    br.flip('br:13th')
    us.say('tamir: Niagara')
    us.flip('ship:Niagara')
    br.say('Royal George')
    br.flip('Royal_George')
    br.delete('British_Supply_Depot')
    br.say('depo da gitti')
s.play('spring 1814')
us.turn('Spring-Summer 1814', marker=False)
us.drag('Game_Turn', 'Turn Track: Spring-Summer 1814', at=t.m.spots['Spring-Summer 1814'])
muster(us, '1814a')
muster(br, '1814a', groups=False)
g = cid(t, 'Treaty of Ghent', 1814)
us.drag([g], 'Marker Pool', how='pieces')
us.say('Ghent kenarda. karıştırıyorum')
t.shuffle(us, '1814 Deck')
for n, m in zip(('76', '78', '81', '83', '85', '88', '90', '93', '104'), ('82', '79', '74', '77', '84', '86', '89', '91', '94')):
    deal(t, br, 1814, n)
    deal(t, us, 1814, m)
assert hand_sizes(t) == (9, 9)
us.drag([g], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
us.say('Ghent destede. İngiliz başlar')
with act(s, 'BR builds on two lakes', 'British', '76', build=True):
    br.say('76 üç puan: Prince Regent (2) Kingston, Linnet (1) Isle aux Noix')
    br.play('76')
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('76')
with act(s, 'US builds', 'US', '82', build=True):
    us.say('82 üç: Superior (2), Jefferson (1)')
    us.play('82')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('82')
with act(s, 'BR restores', 'British', '78', flips='br:70th br:13th'):
    br.say('78 iki: 70 ve 13 tamam')
    br.play('78')
    br.flip('br:70th br:13th')
    br.discard('78')
with act(s, 'US restores', 'US', '79', flips='us:15th us:9th', book=b):
    us.say('79 iki: 15 ve 9. Londradakiler yurt dışında, olmaz')
    us.play('79')
    us.flip('us:15th us:9th')
    us.discard('79')
with act(s, 'BR holds', 'British', '81', hold=True):
    br.hold('81')
    br.say('saklıyorum. iyi geceler')
s.done()
