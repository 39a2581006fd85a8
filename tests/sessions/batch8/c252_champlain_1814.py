"""Lake Champlain 1814: Confiance and Linnet built, Downie attacks, Prevost at Champlain."""
from lay8 import *
from session import Session

s = Session('dev-1812-faults', us='tjm', br='Colby', what='Summer-Autumn 1814 in mid-turn: frigate built at Isle aux Noix, Macdonough holds the lake, Prevost at 9:1 and better over the border, a depot in New York')
t = s.t
pos(t, '1814b', ['82', '84', '86', '88', '93'], ['92', '85', '96', '87', '90'])
no_markers(t)
t.lay('Saratoga ship:Eagle ship:Ticonderoga Macdonough', 'Plattsburg', 'US')
t.lay('Prevost br:90th br:37th br:9th br:27th br:57th br:58th br:81st', 'Lacolle', 'British')
t.lay('29th', 'Champlain NY', 'US')
t.lay('br:6th br:82nd br:5th', 'Kingston', 'British')
t.lay_vp('US 1')
t, us, br = s.begin()
v = VP(t)

s.play('BR yard')
br.play('92')
br.say('Confiance, Linnet. 3')
br.each('Confiance Linnet', 'Isle aux Noix')
br.discard('92')

s.play('US Macdonough')
us.play('84')
F = 'Saratoga ship:Eagle ship:Ticonderoga Preble'
us.drag('Macdonough ' + F, 'Lake Champlain Control Box')
v.book(us)
us.discard('84')

s.play('BR Downie')
br.play('85')
E = 'Confiance Linnet Chubb Finch'
br.drag('Downie ' + E, 'Lake Champlain Control Box')
assert sea(t, E, F, 'Confiance', 'Saratoga', 4, dmod=1) == 'A1 D1 def'
br.roll('1d6', 4)
us.say('frigate +1, class -1, Macdonough -1. 3')
br.flip('Confiance')
br.drag('Downie ' + E, 'Isle aux Noix')
us.flip('Saratoga')
us.drag('Saratoga', 'Plattsburg')
v.ok()
br.discard('85')

s.play('US repair')
us.play('88')
us.flip('Saratoga')
us.discard('88')

s.play('BR Prevost')
br.play('96')
B = 'br:90th br:37th br:9th br:27th br:57th br:58th br:81st'
br.drag('Prevost Canadian_Fencibles ' + B, 'Champlain NY')
assert sum(int(p.mark('CF')) for p in t.pieces('Canadian_Fencibles ' + B)) // 3 >= 9
br.say('11:1')
us.drag('29th', 'Plattsburg')
v.book(br)
br.discard('96')

s.play('US depot')
us.play('86')
us.put('US Supply Depot', 'Plattsburg')
us.discard('86')

s.play('BR Drummond')
br.play('87')
br.say('87 for 1, 82nd')
go(br, 'br:82nd', 'Kingston', 'Gananoque', 'Prescott')
br.discard('87')

s.play('US hold')
us.drag('Macdonough', 'Plattsburg')
us.undo()
us.hold('93')

s.play('BR hold')
br.hold('90')

s.play('US Chauncey')
us.play('82')
us.drag([t.find('Chauncey')] + crew(t, 'Sackets Harbour', 'US'), 'Lake Ontario Control Box')
v.book(us)
us.discard('82')
s.done()
