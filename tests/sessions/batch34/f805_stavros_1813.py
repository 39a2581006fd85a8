"""Stavros (US) and Eleni (British): spring 1813. A ship of the autumn is built in spring; ships that came home free sail on in the same card play."""
from aid34b import *

g = G('Stavros', 'Eleni', 'Spring 1813; 15.14: Sylph (autumn 1813) built in spring; 11.21: four ships withdraw free and are moved again by the card of that play', lay=summer_1813,
      hus=['38', '46', '45', '44', '49', '50'], hbr=['43', '52', '48', '39', '42', '55'], pile=(1813, 4), su=dict(say='first', reveal='late'), sb=dict(say='last', vp='steps', discard='next'))
t, us, br, s = g.t, g.us, g.br, g.s
B, E = 'Lake Ontario Control Box', 'Lake Erie Control Box'

with g.go('US', '38', 'US Chauncey sails', 'vgainei o Chauncey', leader='Chauncey'):
    us.drag('Chauncey Madison Oneida Conquest Growler Pert', B)
with g.go('British', '43', 'BR Barclay sails', 'o Barclay stin Erie', leader='Barclay'):
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', E)
with g.go('US', '46', 'US yards', '46 gia 3: Pike, Asp me Lady, kai Sylph me Raven', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
    with s.fault('15.14 3.23 15.11 15.12', 'Sylph may be built in the autumn of 1813 at the earliest', 'earliest_turn'):
        us.drag('Sylph', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')
with g.go('British', '52', 'BR three regiments', 'treis sto Montreal'):
    br.each('4/R._Scots br:13th 70th', 'Montreal')
with g.go('US', '45', 'US home and on', free=True, leader=None):
    us.say('dorean epistrofi prota: tesseris sto Oswego')
    us.drag('Madison Conquest Growler Pert', 'Oswego')
    with s.fault('11.21 7.31 8.31 8.6 8.61 11.14', 'ships that withdrew free move again in the card play of that turn (four ships, no leader)'):
        us.say('kai me to 45 pane Sackets')
        us.drag('Madison Conquest Growler Pert', 'Sackets Harbour')
with g.go('British', '48', 'BR yards', 'Brock sto York, Detroit sto Malden', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
with g.go('US', '44', 'US Dragoons', 'oi dragonoi, 44'):
    assert cost('Albany', 'Utica', 'Rome', 'Oswego') <= 10
    us.drag('US_Dragoons', 'Oswego')
bf = 'Wolfe Melville Royal_George'
with g.go('British', '42', 'BR Yeo takes the lake', 'mono i Oneida emeine!', leader='Yeo', ret='Chauncey Oneida', flips='Wolfe Oneida', fights={'Wolfe': B}):
    br.drag('Yeo ' + bf, B)
    a, b = t.pieces(bf), t.pieces('Oneida')
    m = naval_drm(a, b, a[0], b[0], 1, 0)
    assert m == 3 and naval(1 + m) == 'A1 D1 att'
    br.roll('1d6', 1)
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    us.flip('Oneida')
    us.drag('Chauncey Oneida', 'Sackets Harbour')
    br.delete([mark_at(t, B)])
with g.go('US', '49', 'US Pike', 'o Pike sto Cape Vincent me dyo', leader='Pike'):
    us.drag('Pike us:21st us:16th', 'Cape Vincent')
with g.go('British', '39', 'BR two more', 'alloi dyo'):
    br.drag('89th De_Watteville', 'Montreal')
with g.go('US', '50', 'US repair Oneida', 'episkevi tis Oneida', build=True, flips='Oneida'):
    us.flip('Oneida')
with g.go('British', '55', 'BR repair Wolfe', 'kai i Wolfe', build=True, flips='Wolfe'):
    br.flip('Wolfe')
s.play('free naval return')
g.flushall()
br.drag('Nancy', 'Lake Huron Control Box')
br.say('ta alla plia menoun')
g.book.ok()
s.done()
