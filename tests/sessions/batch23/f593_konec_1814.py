"""Autumn 1814 (Czech and Tagalog): a depot on the wrong side of the river, and four points for a lake."""
from aid23b import *

s = Session('dev-1812-faults', us='Bohouš', br='Ligaya', what='Autumn 1814: US depot at Sandwich in British territory; the British book 4 for Lake Ontario')
t = s.t
autumn_1814(t)
hands(t, ['82', '78', '93', '85', '77', '92', '80'], ['76', '79', '88', '81', '86', '75', '83'])
burn_to(t, 1814, 22)
t.lay_vp(label(position(t)))
s.begin()
us, br = s.us, s.br
B = Book(t)

with act(s, 'BR builds', 'British', '76', build=True, book=B):
    br.drag('ship:Prince_Regent', 'Kingston')
    br.play('76')
    br.drag('Linnet', 'Isle aux Noix')
    br.say('76, gawa ng barko')
    br.discard('76')

with act(s, 'US Harrison to Sandwich', 'US', '78', 'Harrison', book=B):
    us.say('78, Harrison přes řeku')
    us.play('78')
    mv(us, 'Harrison us:24th us:28th', 'Detroit', 'Sandwich')
    us.vp(B.due())
    us.discard('78')

with act(s, 'BR two regiments', 'British', '88', book=B):
    br.play('88')
    mv(br, 'br:27th 39th', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', hops=False)
    br.discard('88')

s.play('US depot')
us.play('77')
us.say('77: sklad')
with s.fault('13.52 13.51 13.5 8.31(6) 8.31', 'a US depot at Sandwich, British territory', 'territory'):
    us.put('US Supply Depot', 'Sandwich')
us.discard('77')

with act(s, 'BR Riall', 'British', '79', 'Riall', pick='Lincoln', book=B):
    br.play('79')
    mv(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston')
    mv(br, 'Riall 1/R._Scots Lincoln', 'Queenston', 'Chippawa')
    br.say('79')
    br.discard('79')

with act(s, 'US Scott at Ft. Erie', 'US', '93', 'Scott', ret='1/41st', book=B):
    us.say('93, Scott na Fort Erie, všichni')
    us.play('93')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    br.say('aatras muna')
    br.drag('1/41st', 'Chippawa')
    us.vp(B.due())
    us.discard('93')

s.play('BR Yeo')
br.play('86')
br.drag('Yeo ship:Prince_Regent Royal_George Wolfe Melville Beresford', 'Lake Ontario Control Box')
br.say('86, akin ang lawa')
want = position(t) + B.off
assert lake_of(t, 'British') == {'ontario'}
with s.fault('4.16 4.12 4.1 11.42 11.41', 'Lake Ontario is 2, the marker is moved 4', 'value'):
    br.vp(label(want - 2))
br.discard('86')
B.off -= 2
B.ok()

with act(s, 'US builds', 'US', '82', build=True, book=B):
    us.say('82')
    us.play('82')
    us.drag('Jefferson', 'Sackets Harbour')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.discard('82')

with act(s, 'BR the Buffs', 'British', '81', book=B):
    br.play('81')
    br.drag(['3rd (Buffs)'] and t.pieces(['3rd (Buffs)']), 'Montreal')
    br.discard('81')

with act(s, 'US Izard at Lacolle', 'US', '85', 'Izard', ret='Canadian_Fencibles', book=B):
    us.play('85')
    us.say('85 Izard')
    mv(us, 'Izard us:6th us:13th us:15th', 'Plattsburg', 'Champlain NY', 'Lacolle')
    battle(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (6, 4), 'DR')
    br.roll('2d6', 1, 5)
    us.say('to hážu já :)')
    br.undo()
    us.roll('2d6', 6, 4)
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', came=['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp(B.due())
    us.discard('85')

with act(s, 'BR back on Lacolle', 'British', '75', ret='Izard us:6th us:13th us:15th', book=B):
    br.play('75')
    br.drag('Canadian_Fencibles 70th', 'Lacolle')
    us.say('ustupuju před bojem')
    us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
    br.vp(B.due())
    br.discard('75')

with act(s, 'US Tennessee... no, the 34th and 45th', 'US', '80', book=B):
    us.play('80')
    mv(us, '34th 45th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('80')

with act(s, 'BR holds', 'British', '83', hold=True, book=B):
    br.hold('83')

with act(s, 'US holds', 'US', '92', hold=True, book=B):
    us.hold('92')
    us.say('zítra konec')
s.done()
