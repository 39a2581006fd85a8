"""Niagara in spring 1814 told in signs only: Drummond by water, Brown to Buffalo and over the river, Ft. Erie and Chippawa, Bladensburg."""
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

s = Session('dev-1812-faults', us='Aino', br='Veikko', what='spring 1814, chat of emoji and figures only: transport by a land leader, Ft. Erie, two rounds at Chippawa, Bladensburg, depots')
t = s.t
lay(t, '1814a')
hands(t, ['74', '77', '81', '87', '88', '90', '91', '99', '102'], ['75', '78', 'Bladensburg', '84', '85', '86', '92', '93', '96'])
t, us, br = s.begin()
b = Book(t)
assert b.off == 1 and hand_sizes(t) == (9, 9)

with act(s, 'BR Drummond by water', 'British', '75', leader='Drummond', sea='Drummond 104th 10th_R.V.'):
    br.say('2️⃣ ⛵')
    br.play('75')
    room(t.pieces('Wolfe Royal_George'), t.pieces('104th 10th_R.V.', br))
    br.drag('Wolfe Royal_George Drummond 104th 10th_R.V.', 'York')
    us.say('👍')
    br.discard('75')
with act(s, 'US Brown marches', 'US', '74', leader='Brown'):
    us.say('1️⃣ 🥾🥾🥾🥾🥾🥾')
    us.play('74')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march('Brown us:9th us:11th us:21st us:22nd us:25th', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.discard('74')
with act(s, 'BR depot', 'British', '84'):
    br.say('🍞')
    br.play('84')
    assert more.supplied(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
    br.discard('84')
with act(s, 'US Ft. Erie', 'US', '77', leader='Brown', ret='1/41st', book=b):
    us.say('1️⃣ 🌊')
    us.play('77')
    assert way('Buffalo', 'Ft. Erie') == 3 and fed(t, 'US', 'Buffalo', 'Ft. Erie') and more.supplied(t, 'British', 'Ft. Erie')
    us.drag('Brown Scott us:9th us:11th us:21st us:22nd us:25th NY_Volunteers_1814', 'Ft. Erie')
    br.say('⚔️')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', 1814, (3, 5)) == 'DR'
    us.roll('2d6', 3, 5)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', came=('Buffalo',))
    br.drag('1/41st', 'Queenston')
    br.undo()
    br.drag('1/41st', 'Chippawa')
    br.say('😬')
    us.vp(b.due())
    us.say('+2')
    us.discard('77')
with act(s, 'BR Riall', 'British', '78', leader='Riall', pick='Lincoln'):
    br.say('2️⃣ ➡️')
    br.play('78')
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    br.discard('78')
with act(s, 'US Chippawa', 'US', '81', leader='Scott', ret='Riall 1/R._Scots Lincoln 89th 1/41st', flips='us:9th 1/41st', book=b):
    us.say('1️⃣ Scott ⚔️')
    us.play('81')
    us.drag('Scott us:9th us:11th us:21st us:22nd us:25th', 'Chippawa')
    assert fed(t, 'US', 'Ft. Erie', 'Chippawa') and more.supplied(t, 'British', 'Chippawa')
    assert fight(t, 'US', 'Chippawa', ['Ft. Erie'], '9th', '1/41st', 1814, (2, 4)) == 'EX'
    us.roll('2d6', 2, 4)
    us.flip('us:9th')
    br.flip('1/41st')
    br.say('🔁')
    assert fight(t, 'US', 'Chippawa', ['Ft. Erie'], '11th', '89th', 1814, (3, 4), rnd=2) == 'DR'
    us.roll('2d6', 3, 4)
    goes(t, 'British', 'Chippawa', 'Queenston', came=('Ft. Erie',))
    br.drag('Riall 1/R._Scots Lincoln 89th 1/41st', 'Queenston')
    us.vp(b.due())
    us.say('+1 🎉')
    us.discard('81')
with act(s, 'BR Bladensburg', 'British', 'Bladensburg', book=b):
    br.say('🔥🏛️ 2')
    br.play('Bladensburg')
    br.vp(b.due(-2))
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')
    us.say('😭')
with act(s, 'US depot', 'US', '87'):
    us.play('87')
    assert more.supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.say('🥓')
    us.discard('87')
with act(s, 'BR Prevost', 'British', '92', leader='Prevost'):
    br.say('3️⃣')
    br.play('92')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost br:16th 37th 90th', 'Trois-Rivieres')
    br.drag('Prevost br:16th 37th 90th', 'Montreal')
    br.drag('Prevost br:16th 37th 90th', 'Prescott')
    br.discard('92')
with act(s, 'US Oswego', 'US', '88'):
    us.say('2️⃣')
    us.play('88')
    us.each('us:23rd 1st_Rifles', 'Oswego')
    us.discard('88')
with act(s, 'BR holds', 'British', '93', hold=True):
    br.hold('93')
    br.say('🤐')
with act(s, 'US holds', 'US', '90', hold=True):
    us.hold('90')
    us.say('🤐 😴')
s.done()
