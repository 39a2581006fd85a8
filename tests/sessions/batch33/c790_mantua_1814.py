"""A Welsh table. Gwen works her British ships ship by ship, Ifan rolls for both sides and tells the battle backwards; the points come in halves."""
from aid33b import *


def pre(t):
    burn_to(t, 1814, 6)


s, t, us, br, bk = start('1814a', 'Ifan', 'Gwen', 'spring 1814: frigates built, a battle on Ontario, a landing at Ft. George, a repulse over the Niagara',
                         ['92', '85', '88', '77', '81', '83'], ['86', '90', '93', '95', '98', '87'], pre)
BR = 'ship:Prince_Regent ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira ship:Beresford ship:Sydney_Smith'

with act(s, 'BR builds', 'British', '86', build=True, book=bk):
    br.drag('ship:Prince_Regent', 'Kingston')
    br.drag('Linnet', 'Isle aux Noix')
    br.play('86')
    br.say('86: ffrigad a brig')
    br.discard('86')

with act(s, 'US builds', 'US', '92', build=True, book=bk):
    us.play('92')
    us.say('92: Superior, Jefferson')
    us.drag('Superior Jefferson', 'Sackets Harbour')
    us.discard('92')

with act(s, 'BR Yeo', 'British', '90', leader='Yeo'):
    br.play('90')
    br.each(BR, 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.say('90, Yeo a saith llong')
    br.discard('90')

US = 'Superior General_Pike Madison Jefferson Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US Chauncey', 'US', '85', leader='Chauncey', ret=BR + ' Yeo', flips='Superior ship:Prince_Regent ship:Royal_George'):
    us.say('85, Chauncey. a dau bwynt i ti gyntaf')
    us.play('85')
    us.vp('US 2')
    bk.ok()
    us.roll('1d6', 5)
    us.say('wps, cyn symud. dyma nhw')
    us.drag(US, 'Lake Ontario Control Box', how='beside')
    us.drag('Chauncey', 'Lake Ontario Control Box', onto='Superior')
    assert sea(t, US, BR, 'Superior', 'ship:Prince_Regent', 5, 0, 1) == 'A1 D2 att'
    br.say('Regent yn arwain')
    us.say('Superior. 5, dim newid: un i mi, dwy i ti')
    br.each('Yeo ' + BR, 'Kingston')
    us.drag('Superior', 'Sackets Harbour')
    us.flip('ship:Prince_Regent')
    us.flip('Superior')
    br.flip('ship:Royal_George')
    us.vp('US 4')
    us.discard('85')

with act(s, 'BR repairs', 'British', '93', flips='ship:Prince_Regent ship:Royal_George'):
    br.say('cymer dy ddau bwynt arall')
    br.vp('US 6')
    br.play('93')
    br.say('93: trwsio')
    br.flip('ship:Royal_George')
    br.flip('ship:Prince_Regent')
    br.discard('93')
bk.ok()

GO = 'Madison Jefferson Oneida Conquest Fair_American Gov._Tompkins Lady_of_the_Lake'
with act(s, 'US lands at Ft. George', 'US', '88', leader='Brown', free=True, ret='Riall 1/R._Scots', flips='1/R._Scots'):
    us.play('88')
    assert val('88') >= CMD['Chauncey'][0]
    us.say('88, Chauncey: i Sackets, llwytho Brown a phedwar, i Ft. George, glanio')
    men4 = 'us:22nd us:23rd us:25th us:11th'
    room(t.pieces(GO, us), t.pieces(men4, us))
    us.drag('Chauncey ' + GO, 'Sackets Harbour')
    us.drag('Chauncey ' + GO, 'Ft. George')
    us.drag('Brown ' + men4, 'Ft. George')
    assert supplied(t, 'British', 'Stoney Creek')
    us.roll('2d6', 5, 5)
    br.say('aros mae Riall. 1/R. Scots')
    us.say('22. deg')
    assert fight(t, 'US', 'Ft. George', [], 'us:22nd', '1/R. Scots', 1814, (5, 5), landing=True) == 'DR-1'
    br.flip('1/R._Scots')
    us.vp('US 9')
    goes(t, 'British', 'Ft. George', 'Queenston')
    br.drag('1/R._Scots', 'Queenston')
    br.drag('Riall', 'Queenston')
    us.discard('88')
    us.drag('Chauncey ' + GO, 'Lake Ontario Control Box')
bk.ok()

with act(s, 'BR Drummond', 'British', '95', leader='Drummond', book=bk):
    br.play('95')
    way('Kingston', 'Smiths Creek', 'York')
    br.march('br:104th 2/R._Marines Drummond', 'Smiths Creek', 'York')
    br.discard('95')

with act(s, 'US Scott over the Niagara', 'US', '77', leader='Scott', fights={'Scott': 'Ft. Erie', 'NY Volunteers 1814': 'Ft. Erie', 'Seneca': 'Ft. Erie'}, book=bk):
    us.play('77')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Erie')
    us.roll('2d6', 3, 4)
    us.say('77, Scott. 7')
    assert supplied(t, 'British', 'Ft. Erie')
    us.say('gwirfoddolwyr yn arwain: A yn erbyn C, afon. 6')
    assert fight(t, 'US', 'Ft. Erie', ['Buffalo'], 'NY Volunteers 1814', '1/41st', 1814, (3, 4)) == 'AR'
    br.say('yn ôl â chi')
    br.drag('Seneca NY_Volunteers_1814', 'Buffalo')
    br.drag('Scott', 'Buffalo')
    us.discard('77')

with act(s, 'BR Riall to Chippawa', 'British', '98', leader='Riall', book=bk):
    br.play('98')
    br.drag('Riall', 'Chippawa')
    br.drag('1/R._Scots', 'Chippawa')
    br.discard('98')

with act(s, 'US Rifles', 'US', '81', book=bk):
    us.play('81')
    way('Sackets Harbour', 'Oswego')
    us.drag('1st_Rifles', 'Oswego')
    us.discard('81')

with act(s, 'BR holds', 'British', None, book=bk):
    br.hold('87')

with act(s, 'US holds', 'US', None, book=bk):
    us.hold('83')
    us.say('finnau hefyd')
s.done()
