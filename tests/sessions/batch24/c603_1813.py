"""Spring 1813. Zsófi (Hungarian) thinks long, moves first and lays the card afterwards; Minh (Vietnamese) pushes her beaten men home for her."""
from aid24a import *


def setup(t):
    aid18.lay(t, '1813a')
    hands(t, ['62', '40', '42', '46', '44', '48', '50', 'Campaign@1813'], ['#56 Grand River Indians', '52', '43', '45', '47', '49', '51', 'Heavy Rains@1813'])
    burn_to(t, 1812, 0)


d = Desk('Zsofi', 'Minh', 'Spring 1813 in full: building, Mohawk, landing at Burlington, two naval moves, Detroit, Ft. Erie, campaign under rain, return of fleets',
         {'US': ('after', lambda c, n, x: '%s (%s, %d pont)' % (x, c, n)),
          'British': ('plain', lambda c, n, x: 'la bai %s: %s' % (c, x))}, setup=setup)
t, us, br = d.go()

d.s.play('who is first in 1813')
us.say('dobunk a kezdésért. neked +2 a pontjaid miatt')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('5 < 6, ban di truoc')

with d.op('US', '46', 'építek: Lawrence, Niagara, és két szkúner Sacketsben', build=True):
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Lady_of_the_Lake', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')

with d.op('British', '#56 Grand River Indians', 'nguoi Mohawk den Ft. George', build=True):
    assert not units(t, 'Ft. George', 'US')
    br.drag('Mohawk', 'Ft. George')

with d.op('US', '62', 'Chauncey partra tesz Burlingtonnál: 6. és 15., Pike velük', leader='Chauncey', sea='us:6th us:15th Pike'):
    us.say('berakodás 1, út 1, partraszállás 2, ki a tóra 1 = 5')
    room(t.pieces('Madison Oneida', us), t.pieces('us:6th us:15th', us))
    us.drag('Chauncey Madison Oneida Conquest Scourge us:6th us:15th Pike', 'Burlington')
    us.drag('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    d.vp(us)
    us.say('senki sincs ott, +2')

with d.op('British', '52', 'Yeo ra khoi', leader='Yeo', ret='Chauncey Madison Oneida Conquest Scourge', flips='Royal_George Madison Oneida'):
    br.drag('Yeo Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    br.say('7 chong 4: +1. dan dau Royal George. Yeo +1')
    us.say('az enyém a Madison. B a B ellen')
    assert d.sea('Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester', 'Madison Oneida Conquest Scourge', 'Royal_George', 'Madison',
                 3, al=1) == 'A1 D2 att'
    br.roll('1d6', 3)
    br.say('5. toi mat 1, ban mat 2')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Madison')
    us.flip('Oneida')
    br.drag('Chauncey Madison Oneida Conquest Scourge', 'Sackets Harbour')
    br.say('de toi dua tau cua ban ve')
    br.delete('US_Lake_Control')
    d.vp(br)
us.say('köszi...')

with d.op('US', '48', 'Harrison Detroit alá', leader='Harrison', ret='Essex', flips='Essex'):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('giu')
    us.say('17. vezet. 12:5 = 2:1 +1, B/C +1, Harrison +1')
    assert duel(d, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', (5, 3)) == 'DR-1'
    us.roll('2d6', 5, 3)
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
    d.vp(us)
    us.say('visszavettem Detroitot')

with d.op('British', '43', 'Procter sang Sandwich', leader='Procter'):
    br.drag('1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh', 'Sandwich')

with d.op('US', '42', 'Van Rensselaer Ft. Erie ellen', leader='Van Rensselaer', ret='Norfolk'):
    us.each('us:14th us:12th us:5th Van_Rensselaer', 'Ft. Erie')
    us.say('10 a 3 ellen, 3:1 +2, folyó -1')
    assert duel(d, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk', (5, 4)) == 'DR'
    us.roll('2d6', 5, 4)
    goes(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('Norfolk', 'Chippawa')
    d.vp(us)

with d.op('British', '45', 'dong tau: Brock o York, Detroit o Malden', build=True):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')

with d.op('US', 'Campaign', 'hadjárat! Hampton Plattsburgból, Scott Albanyból', how='plain', free=True):
    way('Plattsburg', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    br.say('mua to cho Scott')
    br.drop_discard('Heavy Rains')
    us.say('jaj. akkor csak Uticáig')
    way('Albany', 'Utica')
    us.drag('Scott us:23rd us:25th', 'Utica')

with d.op('British', '49', '13 va 89 len Montreal'):
    br.drag('br:13th 89th', 'Trois-Rivieres')
    br.drag('br:13th 89th', 'Montreal')

with d.op('US', '44', 'a 24. Meigsbe'):
    us.march('24th', 'Ft. Findlay', 'Ft. Meigs')

d.hold('British', '47', 'giu lai mot la')

with d.op('US', '50', 'javítás: Madison, Oneida', build=True, flips='Madison Oneida'):
    us.flip('Madison')
    us.flip('Oneida')

with d.op('British', '51', 'Glengarry den Prescott'):
    br.drag('Glengarry', "Crysler's Farm")
    br.drag('Glengarry', 'Prescott')
br.say('het bai')

with d.op('US', '40', 'Ohio dandár Meigsbe'):
    us.drag('Ohio_Brigade', 'Ft. Meigs')

d.s.play('end of spring: fleets out, arrivals, deal')
br.say('tau Erie ra lai ho')
br.drag('Queen_Charlotte Hunter Barclay', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box')])
br.delete([mark_at(t, 'Lake Huron Control Box')])
d.ok()
us.turn('Summer-Autumn 1813')
us.say('jönnek az újak')
muster(us, '1813b')
muster(br, '1813b', groups=False)
d.deal(us, 1813, '37', '38', '53', '55', '57', '58', '60', '66')
d.deal(br, 1813, '39', '41', '54', '59', '61', '63', '64')
assert hand_sizes(t) == (8, 7)

with d.op('US', '66', 'Perry ki Erie-ből', leader='Perry', ret='Queen_Charlotte Hunter Barclay', flips='Lawrence Hunter Queen_Charlotte'):
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
    us.say('2:2. A a B ellen +1, Perry +1')
    assert d.sea('Lawrence ship:Niagara', 'Queen_Charlotte Hunter', 'Lawrence', 'Queen_Charlotte', 3, al=1) == 'A1 D2 att'
    us.roll('1d6', 3)
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
    br.drag('Queen_Charlotte Hunter Barclay', 'Ft. Malden')
    d.vp(us)
    us.say('ez jólesett')

with d.op('British', '39', 'sua tau: Charlotte, Hunter', build=True, flips='Queen_Charlotte Hunter'):
    br.flip('Queen_Charlotte')
    br.flip('Hunter')
d.ok()
d.s.done()
