"""The last cards of the war: Downie and Macdonough, Prevost beaten off at Plattsburg, Treaty of Ghent with one card left, New Orleans held and played."""
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

s = Session('dev-1812-faults', us='Reto', br='Vreni', what='end of 1814 in Swiss German: Champlain battle, Plattsburg with the line kept open, Treaty of Ghent, Battle of New Orleans, final count')
t = s.t
lay(t, '1814b')
t.lay('Macdonough Saratoga ship:Ticonderoga Eagle Preble', 'Lake Champlain Control Box', 'US')
t.lay('Confiance Linnet', 'Isle aux Noix', 'British')
t.lay('Perry ship:Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
TEN = '3rd_(Buffs) br:5th br:27th 39th 57th 58th 76th 81st 82nd 88th'
t.lay('Prevost ' + TEN, 'St-Jean', 'British')
hands(t, ['97', '104', '105'], ['102', '100', '103', 'Treaty of Ghent'])
held(t, t.us, 'Battle of New Orleans')
t.lay([t.find_card_anywhere('Bladensburg').id], 'Cards Used for VPs', 'British')
burn_to(t, 1814, 27)
t.lay_vp('US 5')
t, us, br = s.begin()
b = Book(t)
assert b.off == -2, b.off
BOX_ = 'Lake Champlain Control Box'

with act(s, 'BR Downie', 'British', '100', leader='Downie', ret='Saratoga', flips='Confiance Linnet Saratoga', book=b):
    br.say('so, jetzt dä Downie. 100 isch e Zwei')
    br.play('100')
    mine, foe = t.pieces('Confiance Linnet Chubb Finch'), t.pieces('Saratoga ship:Ticonderoga Eagle Preble')
    br.drag(['Downie'] + mine, BOX_)
    br.say('Confiance vorne')
    us.say('Saratoga')
    m = naval_drm(mine, foe, t.find('Confiance'), t.find('Saratoga'), 0, 1)
    assert m == -1 and naval(3 + m) == 'A2 D1 def'
    br.roll('1d6', 3)
    br.flip('Confiance Linnet')
    us.flip('Saratoga')
    us.drag('Saratoga', 'Plattsburg')
    br.drag(['Downie'] + mine, 'Isle aux Noix')
    br.say('potz')
    br.discard('100')
with act(s, 'US repairs', 'US', '97', build=True, flips='Saratoga'):
    us.say('97, d Saratoga wird gflickt')
    us.play('97')
    us.flip('Saratoga')
    us.discard('97')
F = {p.name: 'Plattsburg' for p in t.pieces('Prevost ' + TEN, br)}
with act(s, 'BR Prevost at Plattsburg', 'British', '102', leader='Prevost', fights=F, book=b):
    br.say('102, drü: Prevost mit elf. De Meuron blibt z Champlain, suscht isch d Versorgig wäg')
    br.play('102')
    way('St-Jean', 'Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Prevost De_Meuron ' + TEN, 'Isle aux Noix')
    br.drag('Prevost De_Meuron ' + TEN, 'Lacolle')
    br.drag('Prevost De_Meuron ' + TEN, 'Champlain NY')
    br.vp(b.due())
    br.drag('Prevost ' + TEN, 'Plattsburg')
    assert fed(t, 'British', 'Champlain NY', 'Plattsburg') and more.supplied(t, 'US', 'Plattsburg')
    us.say('ich blib. 13th')
    br.say('3rd')
    assert fight(t, 'British', 'Plattsburg', ['Champlain NY'], '3rd (Buffs)', 'us:13th', 1814, (1, 4)) == 'AR'
    br.roll('2d6', 1, 4)
    br.say('nei!!! 1 und 4')
    br.drag('Prevost ' + TEN, 'Champlain NY')
    br.discard('102')
with act(s, 'US Vermont', 'US', '104'):
    us.say('104, d Vermonter uf Highgate')
    us.play('104')
    us.drag('Vermont_Militia', 'Highgate')
    us.discard('104')
with act(s, 'BR Treaty of Ghent', 'British', 'Treaty of Ghent', book=b):
    br.say('es langt. Fride vo Gent. eini Charte han ich no, das macht eis')
    br.play('Treaty of Ghent')
    assert len(br.t.hand('British')) == 1
    br.vp(b.due(+1))
    br.discard('Treaty of Ghent')
s.play('US New Orleans')
us.say('und mini gheime Charte: New Orleans, zwei Pünkt')
c = t.card('Battle of New Orleans')
us.drag([c.id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.vp(b.due(+2))
us.drag([c.id], 'Cards Used for VPs')
b.ok()
for side, w in (('US', 'Ft. Malden'), ('British', 'Champlain NY')):
    assert more.supplied(t, side, w)
br.say('alli versorgt, d Seee blibed. 7 für dich, moralische Sieg')
us.say('danke fürs Spiel')
s.done()
