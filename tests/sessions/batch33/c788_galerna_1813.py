"""A Basque table. Nerea says everything after it is done, Unai books and flips for her; winds, rains and battle cards come late."""
from aid33b import *


def pre(t):
    burn_to(t, 1813, 18)


SMALL = 'Fair_American Hamilton Julia Scourge Conquest Pert Growler Gov._Tompkins'
ROYAL = 'ship:Royal_George ship:Wolfe ship:Melville ship:Earl_of_Moira ship:Beresford ship:Sydney_Smith ship:Gloucester'
s, t, us, br, bk = start('1813b', 'Unai', 'Nerea', 'autumn 1813: yards, a battle on Ontario, a landing at Burlington, reactions and battle cards late',
                         ['62', '63', '65', '61', '60', '67', '66'], ['58', '59', '55', '68', '64', 'Heavy Rains@1813', 'Contrary Winds@1813'], pre)

with act(s, 'US builds', 'US', '62', build=True, book=bk):
    us.play('62')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Sylph', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')
    us.drag('us:Ontario', 'Sackets Harbour')
    us.say('hiru puntu: Pike bat, bi goleta bat, beste bi goleta bat')
    us.discard('62')

with act(s, 'BR Yeo sails', 'British', '58', leader='Yeo'):
    br.play('58')
    br.drag(ROYAL, 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.discard('58')
    br.say('58, Yeo, denak lakura')
    us.vp('British 4')
    us.say('zure bi puntuak jarri ditut')
bk.ok()

US = 'Oneida Madison General_Pike Asp Sylph Raven us:Ontario ' + SMALL
with act(s, 'US Chauncey attacks', 'US', '63', leader='Chauncey', ret=ROYAL + ' Yeo', flips='General_Pike ship:Wolfe ship:Royal_George', book=bk):
    us.play('63')
    us.say('63, Chauncey')
    us.drag('Chauncey Oneida Madison General_Pike', 'Lake Ontario Control Box', how='beside')
    us.drag('Asp Sylph Raven us:Ontario', 'Lake Ontario Control Box', onto='General Pike')
    us.drag(SMALL, 'Lake Ontario Control Box', onto='General Pike')
    assert sea(t, US, ROYAL, 'General_Pike', 'ship:Wolfe', 3, 0, 1) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.say('Pike buru')
    br.say('Wolfe. 3 + 2 = 5')
    br.drag('ship:Wolfe ship:Royal_George', 'Kingston')
    us.flip('ship:Wolfe')
    us.flip('ship:Royal_George')
    br.drag('Yeo ship:Melville ship:Earl_of_Moira ship:Beresford ship:Sydney_Smith ship:Gloucester', 'Kingston')
    us.drag('General_Pike', 'Sackets Harbour')
    us.flip('General_Pike')
    us.vp('0')
    us.discard('63')

with act(s, 'BR repairs', 'British', '59', flips='ship:Wolfe ship:Royal_George', book=bk):
    br.flip('ship:Royal_George')
    br.flip('ship:Wolfe')
    br.play('59')
    br.discard('59')
    br.say('biak konpondu ditut 59arekin')

with act(s, 'US lands at Burlington', 'US', '65', sea='us:6th us:16th'):
    us.play('65')
    us.say('65: Chauncey portura, 6.a eta 16.a hartu, Burlingtonera, eta berriz lakura')
    room(t.pieces('Madison Oneida', us), t.pieces('us:6th us:16th', us))
    assert 'ontario' not in lake_of(t, 'British')
    us.drag('us:6th us:16th', 'Burlington')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    us.drag('Chauncey Madison Oneida', 'Burlington')
    us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('65')
# the ships have come back to where they were; the leader's own way is 1 + 1 + 1 + 2 + 1
bk.ok()

with act(s, 'BR two from Quebec', 'British', '68', book=bk):
    br.play('68')
    br.say('68')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('br:13th', 'Montreal', 'Cornwall')
    br.march('De_Meuron', 'Montreal', 'Cornwall')
    br.discard('68')

with act(s, 'US 16th to Brant', 'US', '61'):
    us.say('61, 16.a Brantera')
    us.play('61')
    us.drag('us:16th', "Brant's Ford")
    br.say('itxaron: euria ere badut. espazio bat bakarrik')
    br.play('Heavy Rains')
    us.say('bat besterik ez dut egin')
    us.discard('61')
    us.discard('Heavy Rains')

with act(s, 'BR Vincent tries Burlington', 'British', '55', leader='Vincent', fights={'Vincent': 'Burlington', 'br:8th': 'Burlington', '49th': 'Burlington'}):
    br.play('55')
    assert not supplied(t, 'British', 'Ft. George') and supplied(t, 'US', 'Burlington')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.march('Vincent br:8th 49th', 'Stoney Creek', 'Burlington')
    br.roll('2d6', 3, 2)
    br.say('55, Vincent. 8.a buru')
    us.vp('US 3')
    us.say('lehenik Brant: hiru. nik 6.a. zu hornidurarik gabe zaude: 5 lauren kontra')
    for c in (0, 1):
        assert fight(t, 'British', 'Burlington', ['Stoney Creek'], 'br:8th', 'us:6th', 1813, (3, 2), half='a') == 'AR'
    br.say('6. Yorkera noa, han badago ogia')
    assert supplied(t, 'British', 'York') and not supplied(t, 'British', 'Stoney Creek')
    br.drag('Vincent br:8th 49th', 'York')
    br.discard('55')
bk.ok()

with act(s, 'US 13th and 18th', 'US', '60', book=bk):
    us.play('60')
    us.say('60: 13.a eta 18.a, Ft. Niagaratik Lewistonera')
    us.drag('18th', 'Lewiston')
    us.drag('us:13th', 'Lewiston')
    us.discard('60')

with act(s, 'BR Fencibles', 'British', '64', book=bk):
    br.play('64')
    br.say('64: Fencibles Kingstonera')
    way('Prescott', 'Gananoque', 'Kingston')
    br.march('Canadian_Fencibles', 'Gananoque', 'Kingston')
    br.discard('64')

with act(s, 'US over to Queenston', 'US', '67', ret='Lincoln', book=bk):
    us.play('67')
    us.say('67, puntu bat: 1. NY ibaiaren beste aldera')
    us.drag('1st_NY_Militia', 'Queenston')
    us.roll('2d6', 4, 5)
    us.say('9, eta 66 borroka karta: bat gehiago')
    us.play('66')
    assert not supplied(t, 'British', 'Queenston')
    for c in (0, 1):
        assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1813, (4, 5), half='d', card=c) == 'DR'
    br.say('Lincoln')
    assert not any(supplied(t, 'British', n) for n in ('Beaverdams', 'Chippawa', 'Ft. George'))
    goes(t, 'British', 'Queenston', 'Beaverdams', ['Lewiston'])
    br.drag('Lincoln', 'Beaverdams')
    us.vp('US 5')
    us.discard('66')
    us.discard('67')
s.done()
