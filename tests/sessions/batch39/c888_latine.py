"""1814 on Ontario: frigates fight, both sides repair, free return, the autumn army at Quebec, a landing upon a garrison too weak to hold Ft. Niagara."""
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

s = Session('dev-1812-faults', us='Marcella', br='Quintus', what='spring and autumn 1814 in Latin: battle of frigates, repairs, free return on two lakes, Treaty shuffled in, Prevost with twelve regiments, landing by Chauncey')
t = s.t
lay(t, '1814a')
t.lay('Prince_Regent Princess_Charlotte', 'Kingston', 'British')
t.lay('Superior Jefferson Jones', 'Sackets Harbour', 'US')
hands(t, ['98', '101'], ['95', '99'])
more.set_aside(t, 'Treaty of Ghent')
burn_to(t, 1814, 14)
t, us, br = s.begin()
b = Book(t)
assert b.off == 1
KIN = 'Yeo Prince_Regent Princess_Charlotte Wolfe Royal_George Melville Earl_of_Moira'

with act(s, 'BR Yeo sails', 'British', '95', leader='Yeo', book=b):
    br.say('salve Marcella. charta XCV: Yeo in lacum')
    br.play('95')
    br.drag(KIN, 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('95')
with act(s, 'US Chauncey attacks', 'US', '98', leader='Chauncey', ret=KIN, flips='Superior Prince_Regent Princess_Charlotte', book=b):
    us.say('salve. XCVIII: Chauncey cum omnibus')
    us.play('98')
    mine = t.pieces('Superior General_Pike Madison Jefferson Jones Oneida Sylph')
    foe = [p for p in t.at('Lake Ontario Control Box') if p.mark('Kind') == 'Ship']
    us.drag(['Chauncey'] + mine, 'Lake Ontario Control Box')
    us.say('dux classis: Superior')
    br.say('Prince Regent')
    m = naval_drm(mine, foe, t.find('Superior'), t.find('Prince Regent'), 0, 1)
    assert m == 0 and naval(5 + m) == 'A1 D2 att'
    us.roll('1d6', 5)
    us.flip('Superior')
    br.flip('Prince_Regent')
    br.flip('Princess_Charlotte')
    br.drag(KIN, 'Kingston')
    us.drag('Superior', 'Sackets Harbour')
    us.say('lacus noster est')
    us.vp('US 4')
    us.vp(b.due())
    us.discard('98')
with act(s, 'BR repairs', 'British', '99', build=True, flips='Prince_Regent Princess_Charlotte'):
    br.say('fabri laborant: XCIX, duo')
    br.play('99')
    br.flip('Prince_Regent')
    br.flip('Princess_Charlotte')
    br.discard('99')
with act(s, 'US repairs', 'US', '101', build=True, flips='Superior'):
    us.say('CI: Superior reficitur')
    us.play('101')
    us.flip('Superior')
    us.discard('101')
s.play('free return')
us.say('classes redeunt')
us.drag('Perry ship:Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
us.delete([mark_at(t, 'Lake Erie Control Box').id])
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
s.play('autumn')
br.turn('Summer-Autumn 1814')
muster(br, '1814b')
br.say('quot milites!')
g = t.find_card_anywhere('Treaty of Ghent')
us.drag([g.id], '1814 Deck', how='pieces')
t.shuffle(us, '1814 Deck')
deal(t, br, 1814, '96', '93', '97', '102', '104', '88', '91', 'Bladensburg', 'Treaty of Ghent')
deal(t, us, 1814, '87', '89', '90', '92', '94', '100', '103', '105', 'Campaign')
assert hand_sizes(t) == (9, 9)
with act(s, 'BR Prevost', 'British', '96', leader='Prevost'):
    br.say('XCVI: Prevost cum duodecim cohortibus ad Sanctum Iohannem')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    army = 'Prevost 3rd_(Buffs) br:5th br:6th br:9th br:27th 39th 57th 58th 76th 81st 82nd 88th'
    br.drag(army, 'Montreal')
    br.drag(army, 'La Prairie')
    br.drag(army, 'St-Jean')
    br.discard('96')
with act(s, 'US Ft. Niagara', 'US', '103', leader='Chauncey', sea='Brown us:21st us:23rd us:25th', pick='Brown us:21st us:23rd us:25th', ret='br:100th', book=b):
    us.say('CIII: Chauncey ad Sackets, inde ad castra Niagara. quinque puncta')
    us.play('103')
    room(t.pieces('General_Pike Madison Jefferson'), t.pieces('us:21st us:23rd us:25th', us))
    us.drag('Chauncey General_Pike Madison Jefferson', 'Sackets Harbour')
    us.drag('Chauncey General_Pike Madison Jefferson Brown us:21st us:23rd us:25th', 'Ft. Niagara')
    assert fight(t, 'US', 'Ft. Niagara', [], '21st', '100th', 1814, (4, 4), landing=True) == 'DR'
    us.roll('2d6', 4, 4)
    br.say('trans flumen')
    goes(t, 'British', 'Ft. Niagara', 'Ft. George')
    br.drag('br:100th', 'Ft. George')
    us.say('castra nostra, sed puncta nulla: non tenebas ea')
    us.discard('103')
with act(s, 'BR holds', 'British', '91', hold=True):
    br.hold('91')
    br.say('unam servo')
with act(s, 'US holds', 'US', '87', hold=True):
    us.hold('87')
    us.say('et ego. vale')
s.done()
