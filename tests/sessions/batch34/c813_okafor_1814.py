"""R. Okafor (US) and T. Lindqvist (British) say nothing at all: spring 1814, Lake Champlain, a landing at Oswego and its answer, shipyards, free return."""
from aid34b import *
from more import set_aside

g = G('R. Okafor', 'T. Lindqvist', 'Spring 1814 without a word: sloops on Champlain, Oswego taken from the water and retaken, frigates, free naval return', lay=spring_1814,
      hus=['76', '78', '79', '81', '82', '83'], hbr=['85', '86', '88', '89', '84', '90'], pile=(1814, 6), prep=lambda t: set_aside(t, 'Treaty of Ghent'),
      su=dict(discard='next'), sb=dict(lay='last', vp='steps'))
t, us, br, s = g.t, g.us, g.br, g.s
C = 'Lake Champlain Control Box'

with g.go('British', '86', 'BR yards', build=True):
    br.drag('Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
with g.go('US', '82', 'US yards', build=True):
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
with g.go('British', '85', 'BR two sloops on Champlain', late=True):
    br.each('Finch Chubb', C)
with g.go('US', '76', 'US three sloops', ret='Finch Chubb'):
    us.drag('President Preble Montgomery', C)
    br.vp('US 3')
    br.vp('US 2')
    a, b = t.pieces('President Preble Montgomery'), t.pieces('Finch Chubb')
    assert naval(6 + naval_drm(a, b, a[0], b[0])) == 'defender lead strikes'
    us.roll('1d6', 6)
    us.roll('1d6', 3)
    br.drag('Finch', 'British Eliminated')
    br.drag('Chubb', 'Isle aux Noix')
with g.go('British', '88', 'BR Rottenburg', leader='Rottenburg'):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', 'Lacolle')
    br.drag('Rottenburg De_Watteville br:13th 49th', 'La Prairie')
    br.drag('Rottenburg De_Watteville br:13th 49th', 'St-Jean')
    br.drag('Rottenburg De_Watteville br:13th 49th', 'Lacolle')
with g.go('US', '83', 'US Izard', leader='Izard'):
    us.drag('us:6th us:13th us:15th us:29th', 'Champlain NY')
    us.drag('Izard', 'Champlain NY')
g.fed('US', 'Oswego')
tr = '104th 2/R._Marines 10th_R.V.'
fl = 'Royal_George Wolfe Melville'
with g.go('British', '89', 'BR landing at Oswego', leader='Drummond', sea='Drummond ' + tr, ret='2nd_NY_Militia'):
    room(t.pieces(fl), t.pieces(tr))
    assert 1 + 1 + 2 <= 6 and 'ontario' not in lake_of(t, 'US')
    br.drag(fl + ' Drummond ' + tr, 'Oswego')
    assert fight(t, 'British', 'Oswego', [], '104th', '2nd NY Militia', 1814, (4, 5), landing=True) == 'DR'
    br.roll('2d6', 4, 5)
    goes(t, 'US', 'Oswego', 'Rome')
    us.drag('2nd_NY_Militia', 'Rome')
g.fed('British', 'Oswego')
with g.go('US', '79', 'US Brown retakes Oswego', leader='Brown', ret='Drummond ' + fl + ' ' + tr):
    way('Sackets Harbour', 'Oswego')
    us.drag('Brown us:9th us:11th us:21st us:22nd', 'Oswego')
    assert fight(t, 'US', 'Oswego', ['Sackets Harbour'], '9th', '104th', 1814, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    br.drag(fl + ' Drummond ' + tr, 'Kingston')
with g.go('British', '90', 'BR Princess Charlotte', build=True):
    br.drag('Princess_Charlotte', 'Kingston')
with g.go('US', '81', 'US Scott', leader='Scott'):
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.march('Scott NY_Volunteers_1814', 'Ft. Schlosser', 'Lewiston')
with g.go('British', '84', 'BR Norfolk'):
    br.drag('Norfolk', 'Ft. Erie')
with g.go('US', '78', 'US two brigs on Erie'):
    us.drag('Lawrence ship:Niagara', 'Lake Erie Control Box')
s.play('free naval return')
g.flushall()
us.drag('Perry Caledonia Scorpion Tigress Porcupine', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
g.book.ok()
s.done()
