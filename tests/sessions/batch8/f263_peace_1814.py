"""A depot on the enemy's ground; Ghent with cards in hand and no points taken off."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='Elio', br='Berit', what='end of 1814: US depot at Ft. Malden; Treaty of Ghent with two cards left and the marker untouched')
t = s.t
pos(t, '1814b', ['84', '88', '93', '101', '95'], ['92', '85', '103', 'Treaty of Ghent@1814', '96'])
no_markers(t)
t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
t.lay_vp('British 3')
t, us, br = s.begin()
v = VP(t)

s.play('BR yard')
br.play('92')
br.drag('Prince_Regent', 'Kingston')
br.drag('Linnet', 'Isle aux Noix')
br.discard('92')

s.play('US depot')
us.play('84')
with s.fault('13.52 13.51 8.31(6)', 'a US depot at Ft. Malden, in British territory', 'depot|Ft. Malden'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('84')

s.play('BR Yeo')
br.play('85')
br.drag('Yeo Prince_Regent Wolfe Royal_George', 'Lake Ontario Control Box')
v.book(br)
br.discard('85')

s.play('US 88')
us.play('88')
go(us, 'Macomb us:13th', 'Plattsburg', 'Champlain NY')
us.discard('88')

s.play('BR Ghent')
br.say('ich mach Schluss. Ghent')
br.play('Treaty of Ghent')
with s.fault('4.22', 'two cards are left in the hand of the player of Ghent and no VP are subtracted', 'Ghent|cards'):
    br.discard('Treaty of Ghent')
    us.say('na gut. 5 fuer dich')
    br.say('gg')
v.ok()
s.done()
