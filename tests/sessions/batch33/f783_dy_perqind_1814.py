"""An Albanian table. Drita counts points on her fingers, Agim draws ships by the look of them; one number is wrong for a play, one brig a season early."""
from aid33b import *


def pre(t):
    burn_to(t, 1814, 6)


s, t, us, br, bk = start('1814a', 'Agim', 'Drita', 'spring 1814: a brig of the autumn built in spring; London booked one point too high and put right later',
                         ['92', '85', '78', '77', '88', '90'], ['86', '93', '95', '98', '99', '87'], pre)

with act(s, 'BR builds', 'British', '86', build=True, book=bk):
    br.play('86')
    br.drag('Linnet', 'Isle aux Noix')
    br.drag('ship:Prince_Regent', 'Kingston')
    br.say('86: fregata dhe briku')
    br.discard('86')

s.play('US builds')
us.play('92')
us.say('92: Superior në Sackets, dhe një brik në Vergennes')
us.drag('Superior', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12', 'the brig Eagle, of Summer-Autumn 1814, is built in Spring-Summer 1814'):
    us.drag('Eagle', 'Vergennes')
us.discard('92')

BR = 'ship:Prince_Regent ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira'
with act(s, 'BR Yeo', 'British', '93', leader='Yeo', book=bk):
    br.say('93, Yeo del')
    br.drag('Yeo ' + BR, 'Lake Ontario Control Box')
    br.play('93')
    br.vp('US 2')
    br.discard('93')

s.play('US 17th to London')
us.play('85')
us.say('85, një njësi: 17 nga Malden në London')
way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
us.drag('us:17th', 'Sandwich')
us.march('us:17th', 'Thamesville', 'London')
with s.fault('4.12 4.13 4.14 4.11', 'London is worth 3, the marker goes from US 2 to US 6'):
    us.vp('US 6')
us.discard('85')

with act(s, 'BR Drummond', 'British', '95', leader='Drummond'):
    br.play('95')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Drummond br:104th', 'Prescott')
    br.discard('95')

with act(s, 'US Scott', 'US', '77', leader='Scott'):
    us.say('prit, Londoni vlen tre, jo katër. pesë pra')
    us.vp('US 5')
    bk.ok()
    us.play('77')
    us.drag('Scott NY_Volunteers_1814', 'Ft. Schlosser')
    us.say('77, Scott në Schlosser')
    us.discard('77')
bk.ok()

with act(s, 'BR Riall', 'British', '98', leader='Riall', book=bk):
    br.play('98')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.march('Riall 1/R._Scots', 'Stoney Creek', 'Burlington')
    br.say('98, Riall prapa')
    br.discard('98')

with act(s, 'US Izard', 'US', '78', leader='Izard', book=bk):
    us.play('78')
    us.drag('us:6th us:15th', 'Champlain NY')
    us.drag('Izard', 'Champlain NY')
    us.discard('78')

with act(s, 'BR De Meuron', 'British', '99', book=bk):
    br.play('99')
    br.drag('De_Meuron', 'Isle aux Noix')
    br.drag('De_Meuron', 'Lacolle')
    br.discard('99')

with act(s, 'US 24th', 'US', '88', book=bk):
    us.play('88')
    us.drag('us:24th', 'Sandwich')
    us.vp('US 6')
    us.say('88: 24 në Sandwich, tani po, gjashtë')
    us.discard('88')

with act(s, 'BR holds', 'British', None, book=bk):
    br.hold('87')
    br.say('e mbaj')

with act(s, 'US holds', 'US', None, book=bk):
    us.hold('90')
s.done()
