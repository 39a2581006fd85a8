"""Autumn 1814. Karlo sails whatever floats; Ludoviko counts points at once and helps with cards."""
from aid26a import *


def prep(t, us, br):
    autumn_1814(t)
    t.lay('Perry Lawrence ship:Niagara', 'Lake Erie Control Box', 'US')
    t.lay('Caledonia Somers', 'Buffalo', 'US')
    t.lay_vp('US 5')
    hands(t, ['102', '99', '94', '103', '105'], ['95', '98', '100', '104', '88'])
    burn_rest(t, 1814, 26)


s, t, us, br = table('Karlo', 'Ludoviko', 'Ontario, Lewiston and Champlain to the British, the Seneca carried by ship, a US depot at Ft. Malden, Lacolle', prep)
b = Book(t)
assert b.off == 0
with act(s, 'BR Yeo', 'British', card='98', leader='Yeo', book=b):
    br.say('98: Yeo eliras')
    br.play('98')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('US 3')
    br.discard('98')
with act(s, 'US builds', 'US', card='102', build=True, laid=False, book=b):
    us.say('102: fregato kaj brigo')
    us.play('102')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
with act(s, 'BR Riall', 'British', card='95', leader='Riall', pick='Lincoln', book=b):
    br.discard(t.card('102', us).id)
    br.say('mi forigis vian karton. 95: Riall transiras')
    br.play('95')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Lewiston')
    br.vp('US 2')
    br.discard('95')
s.play('US Caledonia with the Seneca')
us.say('99: Caledonia portas la indianojn al Malden')
us.play('99')
assert best('Buffalo', 'Ft. Malden')[0] > 6
with s.fault('11.33 3.7 11.3', 'the Seneca are carried by the Caledonia from Buffalo to Ft. Malden'):
    us.drag('Caledonia', 'Ft. Malden')
    us.drag('Seneca', 'Ft. Malden')
us.discard('99')
b.ok()
with act(s, 'BR Downie', 'British', card='100', leader='Downie', book=b):
    br.say('100: Downie')
    br.play('100')
    br.drag('Downie', 'Isle aux Noix', at='beside')
    br.drag('Chubb Finch', 'Lake Champlain Control Box')
    br.drag('Downie', 'Lake Champlain Control Box')
    br.vp('0')
    br.discard('100')
s.play('US depot')
us.say('103: provizejo')
us.play('103')
with s.fault('13.52 13.51 8.31 8.3', 'a US supply depot is set up at Ft. Malden, enemy territory', 'territory'):
    us.put('US Supply Depot', 'Ft. Malden')
us.discard('103')
b.ok()
with act(s, 'BR 41st', 'British', card='104', book=b):
    br.say('104: la 41-a al Chippawa')
    br.play('104')
    br.drag('1/41st', 'Chippawa')
    br.discard('104')
iz = 'Izard us:6th us:13th us:15th us:29th us:30th'
with act(s, 'US Lacolle', 'US', card='105', leader='Izard', ret='Canadian_Fencibles', book=b):
    us.say('105: Izard al Lacolle')
    us.play('105')
    us.drag(iz, 'Champlain NY')
    us.drag(iz, 'Lacolle')
    r = fight(t, 'US', 'Lacolle', ['Champlain NY'], 'us:15th', 'Canadian Fencibles', 1814, (4, 5))
    assert r == 'DR', r
    us.roll('1d6', 4)
    us.say('du kuboj, pardonu')
    us.roll('2d6', 4, 5)
    us.say('10')
    goes(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    us.vp('US 1')
    us.discard('105')
with act(s, 'BR Rottenburg', 'British', card='88', leader='Rottenburg', book=b):
    br.say('88: Rottenburg')
    br.play('88')
    way('Montreal', 'La Prairie')
    br.drag('br:13th', 'La Prairie')
    br.drag('49th Rottenburg', 'La Prairie')
    br.discard('88')
with act(s, 'US 45th', 'US', card='94', book=b):
    us.say('94')
    us.play('94')
    us.march('45th', 'Utica', 'Rome')
    us.discard('94')
    br.say('ĝis morgaŭ')
br.say('ankoraŭ unu afero: la flotoj restas ĝis la fino de la sezono, ĉu ne?')
us.say('jes. morgaŭ ni ordigos')
s.done()
