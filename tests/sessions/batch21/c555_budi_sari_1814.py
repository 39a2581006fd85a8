"""Spring 1814 whole: arrivals, nine cards, the fleets meet on Ontario, Ft. Erie, Lacolle twice, Prescott by water; then the treaty goes back. Indonesian. Budi is careless (drops short, counts wrong, forgets cards), Sari is exact and puts him right."""
from aid21b import *

s, t, us, br, B = start('1814a', 'Budi', 'Sari', 'Spring 1814 complete and the first plays of autumn: naval battle of Lake Ontario, Ft. Erie, Lacolle, landing at Prescott, treaty shuffled back', [], [], arrived=False)
U = Person(s, us, B, opens='card', shows='now', walks='one')
S = Person(s, br, B, opens='say', shows='late', walks='legs')

s.play('arrivals and deal')
br.say('Bala bantuan dulu, lalu sembilan kartu. Treaty sudah di luar dek.')
muster(br, '1814a', groups=False)
muster(us, '1814a')
us.say('sudah')
deal(t, br, 1814, '76', '82', '73', '75', '78', 'Bladensburg', '81', '84', '85')
deal(t, us, 1814, '86', '92', '96', '79', '80', '83', '87', '91', '94')
assert hand_sizes(t) == (9, 9)

with S.turn('75', 'BR Yeo out', 'Kartu 75, dua. Yeo dan enam kapal ke Danau Ontario, 1 MP.', leader='Yeo'):
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Lake Ontario Control Box')
    S.vp()

with U.turn('86', 'US Chauncey attacks', '86 chauncey serang!', leader='Chauncey', ret='Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', flips='General_Pike Royal_George Wolfe'):
    us.drag('Chauncey General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Lake Ontario Control Box')
    us.say('8 lawan 6 = +2')
    br.say('Bukan, +1 saja; +2 kalau dua kali lipat. A lawan B +1, Yeo -1. Jadi +1.')
    sea(t, 'General_Pike Madison Oneida Sylph Conquest Fair_American Gov._Tompkins Lady_of_the_Lake', 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith',
        'General_Pike', 'Royal_George', 4, 'A1 D2 att', al=0, dl=1)
    us.roll('1d6', 4)
    br.say('5: kamu satu, saya dua, danau milikmu.')
    us.flip('General_Pike')
    br.flip('Royal_George')
    br.flip('Wolfe')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith', 'Kingston')
    us.vp('US 4')
    br.say('Dua dari saya, dua untukmu: %s.' % B.due())
    us.vp(B.due())
    br.say('Dan General Pike harus pulang.')
    us.drag('General_Pike', 'Sackets Harbour')

with S.turn('84', 'BR 8th', 'Kartu 84, satu. Resimen 8 York-Burlington, 1 MP.'):
    S.go('br:8th', 'York', 'Burlington')

with U.turn('96', 'US Brown marches', '96 brown ke buffalo', leader='Brown'):
    us.drag('Brown us:9th 11th 21st', 'Buffalo')
    us.say('eh 25 ketinggalan')
    us.drag('us:25th', 'Batavia')
    us.drag('us:25th', 'Buffalo')
    br.say('2+1+1+1+1 = 6, pas.')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', most=6)

with S.turn('73', 'BR repairs', 'Kartu 73, NBV 2: perbaikan Royal George dan Wolfe di Kingston.', flips='Royal_George Wolfe', build=True):
    br.flip('Royal_George')
    br.flip('Wolfe')

with U.turn('92', 'US Brown at Ft. Erie', '92 brown nyebrang', leader='Brown', ret='1/41st', away='forgot'):
    us.drag('Brown us:9th 11th 21st us:25th NY_Volunteers_1814', 'Ft. Erie')
    br.say('Saya bertahan. 20 : 6 = 3:1, +2. Kelas -1, Brown +1, sungai -1.')
    fed_before(t, 'British', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], '9th', '1/41st', (4, 5), 'DR')
    us.roll('2d6', 4, 5)
    us.say('sepuluh')
    retreat_ok(t, 'British', 'Ft. Erie', 'Chippawa', ['Buffalo'])
    br.drag('1/41st', 'Chippawa')
    U.vp()

with S.turn('82', 'BR Riall', 'Kartu 82. Riall, R. Scots; di Queenston ambil Lincoln; Chippawa. 2 MP. Kartu 92-mu masih di meja.', leader='Riall', pick='Lincoln'):
    us.discard('92')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln', 'Chippawa')
    way('Ft. George', 'Queenston', 'Chippawa')

with U.turn('80', 'US Izard at Lacolle', '80 izard utara', leader='Izard', ret='Canadian_Fencibles'):
    us.drag('Izard us:6th us:13th us:15th 29th', 'Champlain NY')
    us.drag('Izard us:6th us:13th us:15th 29th', 'Lacolle')
    br.say('15 : 5, hutan -1.')
    fed_before(t, 'British', 'Lacolle')
    battle(t, 'US', 'Lacolle', ['Champlain NY'], '6th', 'Canadian Fencibles', (5, 3), 'DR')
    us.roll('2d6', 5, 3)
    us.say('8 ditambah 1')
    retreat_ok(t, 'British', 'Lacolle', 'Isle aux Noix', ['Champlain NY'])
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    U.vp()

with S.turn('78', 'BR Rottenburg at Lacolle', 'Kartu 78. Rottenburg: 3 + 2 = 5 MP. 13, 49, De Watteville.', leader='Rottenburg', ret='Izard us:6th us:13th us:15th 29th'):
    S.go('Rottenburg br:13th 49th De_Watteville', 'Montreal', 'La Prairie', 'Lacolle')
    us.say('lawan')
    br.say('49 memimpin: -2 +1 -1 = -2.')
    fed_before(t, 'US', 'Lacolle')
    battle(t, 'British', 'Lacolle', ['La Prairie'], '49th', '6th', (6, 5), 'DR')
    br.roll('2d6', 6, 5)
    us.say('ya ampun')
    retreat_ok(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('Izard us:6th us:13th us:15th', 'Champlain NY')
    br.say('Yang 29 juga.')
    us.drag('29th', 'Champlain NY')
    S.vp()

with U.turn('83', 'US depot', '83 depot plattsburg', build=True):
    fed_before(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')

s.play('BR Bladensburg')
br.say('BLADENSBURG sebagai peristiwa, 2 VP.')
br.play('Bladensburg')
S.vp(-2)
br.drag([t.card('Bladensburg').id], 'Cards Used for VPs')

with U.turn('91', 'US Perry', '91 perry jalan', leader='Perry'):
    us.drag('Perry Lawrence us:Niagara Scorpion', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    us.say('poin erie sudah dihitung')

with S.turn('85', 'BR 103rd and Glengarry', 'Kartu 85, dua unit dari Burlington ke Ft. George, 2 MP.'):
    S.go('103rd Glengarry', 'Burlington', 'Stoney Creek', 'Ft. George')

with U.turn('79', 'US landing at Prescott', '79 chauncey ambil 22 23 di sackets terus prescott', leader='Chauncey', pick='22nd 23rd', sea='22nd 23rd', ret='1/R._Marines'):
    room(t.pieces('Oneida Madison', us), t.pieces('22nd 23rd', us))
    us.drag('Chauncey Oneida Madison', 'Sackets Harbour')
    us.drag('Chauncey Oneida Madison 22nd 23rd', 'Prescott')
    assert 1 + 1 + 1 + 2 <= 6
    br.say('5 MP, boleh. Marinir bertahan, 8:3.')
    fed_before(t, 'British', 'Prescott')
    assert odds(8, 3) == 1 and crt(10 + 1 - 1) == 'DR'
    us.roll('2d6', 6, 4)
    retreat_ok(t, 'British', 'Prescott', "Crysler's Farm", ['Ogdensburg'])
    br.drag('1/R._Marines', "Crysler's Farm")
    br.say('Gananoque terputus, jadi ke Crysler.')
    U.vp()

with S.turn('81', 'BR De Meuron', 'Kartu 81, satu. De Meuron ke Isle aux Noix.'):
    S.go('De_Meuron', 'St-Jean', 'Isle aux Noix')

with U.turn('87', 'US Vermont', '87 vermont highgate'):
    U.go('Vermont_Militia', 'Burlington VT', 'Highgate')

S.hold('76', 'BR holds', 'Saya simpan satu.')
U.hold('94', 'US holds', 'sama')

s.play('free naval return, autumn 1814')
br.say('Nancy kembali ke Huron.')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
B.ok()
br.turn('Summer-Autumn 1814')
muster(br, '1814b', groups=False)
us.drag([t.card('Treaty of Ghent').id], '1814 Deck')
t.shuffle(us, '1814 Deck')
for who in (us, br):
    c = next(p for p in t.at('Held Cards') if p.state[p.trait('obs;')].startswith(who.pw))
    who.drag([c.id], who.side + ' Hand')
deal(t, br, 1814, '102', '88', '89', '93', '95', '97', '99', 'Treaty of Ghent')
deal(t, us, 1814, '106', '98', '90', '74', '77', '100', '101', '103')
assert hand_sizes(t) == (9, 9)

with S.turn('102', 'BR builds on Champlain', 'Kartu 102, NBV 3: Confiance 2, Linnet 1.', build=True):
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')

with U.turn('106', 'US builds', '106 mohawk sama jones', build=True):
    us.drag('us:Mohawk Jones', 'Sackets Harbour')

with S.turn('76', 'BR Drummond', 'Kartu 76. Drummond, 104 dan Frontenac, lewat Gananoque... tidak, ke Smiths Creek saja, 2 MP.', leader='Drummond'):
    S.go('Drummond 104th Frontenac', 'Kingston', 'Smiths Creek')

with U.turn('98', 'US 22nd', '98 dua unit dari plattsburg', free=False):
    U.go('30th 31st', 'Plattsburg', 'Champlain NY')
run(s, t)
