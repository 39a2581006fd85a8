"""Summer-Autumn 1814 to the Treaty in Indonesian: patient Bayu explains everything, Sari pushes fast, books late and in steps."""
from aid35b import *

s = Session('dev-1812-faults', us='Sari', br='Bayu',
            what='Autumn 1814 to the end, Indonesian: fifteen regiments come down, fourteen force Plattsburg at 9:1 with one left for the line, Chippawa twice, Bladensburg, Ghent as last card')
t = s.t
autumn_1814(t)
hands(t, ['94', '97', '100', '101', '102', '103', '104', 'Treaty of Ghent', '105'], ['87', '88', '89', '90', '93', '96', '106', 'Bladensburg', '99'])
burn_to(t, 1814, 16)
t, us, br = s.begin()
B = Book(t)
ARMY = 'br:16th 90th br:6th 82nd 3rd_(Buffs) br:5th br:9th br:27th br:37th 39th 57th 58th 76th 81st'
ALL = ARMY + ' 97th'

with act(s, 'BR Prevost with fourteen to Isle aux Noix', 'British', '96', leader='Prevost', book=B):
    br.say('96, nilai 3. Prevost bintang tiga, paling banyak 15. saya bawa 15. Sorel 3, Chambly 4, St-Jean 5, Isle aux Noix 6')
    br.play('96')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.march('Prevost ' + ALL, 'Trois-Rivieres', 'Sorel')
    br.march('Prevost ' + ALL, 'Chambly', 'St-Jean', 'Isle aux Noix')
    br.discard('96')

with act(s, 'US Izard leaves Macomb behind', 'US', '103', leader='Izard', book=B):
    us.say('103, Izard pergi! Ticonderoga')
    us.drag('Izard us:6th us:13th 15th 30th', 'Ticonderoga')
    us.drop_discard('103')

with act(s, 'BR Prevost at Plattsburg, nine to one', 'British', '106', leader='Prevost', ret='Macomb 29th 31st President Preble Montgomery', book=B, laid=False):
    br.say('106, tiga: Prevost lagi. Lacolle 1, Champlain 2, Plattsburg 3')
    br.play('106')
    br.march('Prevost ' + ALL, 'Lacolle', 'Champlain NY')
    br.say('97 tinggal di Champlain, supaya jalurku tidak putus')
    br.drag('Prevost ' + ARMY, 'Plattsburg')
    assert fed(t, 'British', 'Champlain NY', 'Plattsburg') and nine(t, 'British', 'Plattsburg')
    br.say('56 lawan 6, lebih dari 9:1. kamu harus mundur, tanpa dadu')
    safe(t, 'US', 'Plattsburg', 'Ticonderoga', ['Champlain NY'])
    us.drag('29th 31st Macomb', 'Ticonderoga')
    us.drag('President Preble Montgomery', 'Vergennes')
    us.say('kapal ke Vergennes')
    br.vp(B.due())

with act(s, 'US Macdonough on the lake', 'US', '100', leader='Macdonough', book=B):
    us.drag('President Preble Montgomery Macdonough', 'Lake Champlain Control Box')
    us.play('100')
    us.say('100, Macdonough. danau punyaku')
    br.discard('106')
    us.vp(B.due())
    us.discard('100')

with act(s, 'BR the 88th up', 'British', '87', book=B):
    br.say('biar saja danau itu, jalurku lewat Champlain dan Lacolle. 87, satu: 88 ke Montreal')
    assert supplied(t, 'British', 'Plattsburg')
    br.play('87')
    br.march('88th', 'Trois-Rivieres', 'Montreal')
    br.discard('87')

with act(s, 'US Harrison over the Detroit', 'US', '105', leader='Harrison', book=B):
    us.drag('Harrison 24th 28th', 'Sandwich')
    us.drag('Harrison 24th', 'Thamesville')
    us.say('105. 28 tinggal di Sandwich')
    us.play('105')
    us.discard('105')
    us.vp(B.due())

with act(s, 'BR Bladensburg', 'British', 'Bladensburg', build=True):
    br.say('Bladensburg. Washington terbakar, 2 poin')
    br.play('Bladensburg')
    br.drag([t.card('Bladensburg').id], 'Cards Used for VPs', how='pieces')
    br.vp(B.due(-2))

with act(s, 'US Scott at Chippawa', 'US', '104', leader='Scott', ret='89th', book=B):
    us.say('104! Scott, Schlosser lalu sungai')
    us.march('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser', 'Chippawa')
    us.play('104')
    br.say('89 bertahan. 6:4 nol, sungai -1, Scott +2')
    bat(t, 'US', 'Chippawa', 'Ft. Schlosser', 'Seneca', '89th', (6, 3), 'DR')
    us.roll('2d6', 6, 3)
    br.say('10. aku ke Queenston')
    safe(t, 'British', 'Chippawa', 'Queenston', ['Ft. Schlosser'])
    br.drag('89th', 'Queenston')
    us.discard('104')
    us.vp(B.due())

with act(s, 'BR Riall comes down', 'British', '88', leader='Riall', pick='Lincoln 89th', ret='Scott NY_Volunteers_1814 Seneca', book=B):
    br.say('88, dua. Riall dengan Royal Scots, di Queenston ikut Lincoln dan 89. Chippawa: 12 lawan 6')
    br.play('88')
    br.drag('Riall 1/R._Scots', 'Queenston')
    br.drag('Riall 1/R._Scots Lincoln 89th', 'Chippawa')
    us.say('Seneca di depan')
    bat(t, 'British', 'Chippawa', 'Queenston', '1/R._Scots', 'Seneca', (5, 6), 'DR')
    br.roll('2d6', 5, 6)
    br.say('2:1 +1, Scott -2. 10')
    safe(t, 'US', 'Chippawa', 'Ft. Schlosser', ['Queenston'])
    us.drag('Scott Seneca', 'Ft. Schlosser')
    us.drag('NY_Volunteers_1814', 'Ft. Schlosser')
    br.vp(B.due())
    br.discard('88')

with act(s, 'US a depot at Buffalo', 'US', '97', book=B):
    us.say('97: gudang di Buffalo')
    assert supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.drop_discard('97')

with act(s, 'BR Yeo sails', 'British', '90', leader='Yeo', book=B):
    br.say('90, dua. Yeo, Royal George, Wolfe, Melville ke Danau Ontario')
    br.play('90')
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    br.vp(B.due())
    br.discard('90')

with act(s, 'US Perry sails', 'US', '101', leader='Perry', laid=False):
    us.drag('Perry Lawrence ship:Niagara Scorpion', 'Lake Erie Control Box')
    us.say('101, Perry')
    us.play('101')

with act(s, 'BR the 103rd and Glengarry down', 'British', '89', book=B):
    us.discard('101')
    us.say('eh, danau Erie belum dihitung')
    n = tracked(t)
    us.vp(label(n + 1))
    us.vp(B.due())
    br.say('89: 103 dan Glengarry ke Ft. George')
    br.play('89')
    br.march('103rd Glengarry', 'Stoney Creek', 'Ft. George')
    br.discard('89')

with act(s, 'US Brown to Cape Vincent', 'US', '102', leader='Brown', book=B):
    us.drag('Brown 21st 22nd', 'Cape Vincent')
    us.play('102')
    us.discard('102')

with act(s, 'BR the 8th to Burlington', 'British', '93', book=B):
    br.say('93: 8 dan milisi York ke Burlington')
    br.play('93')
    br.drag('br:8th York_Militia', 'Burlington')
    br.discard('93')

with act(s, 'US Kentucky? no, the 19th', 'US', '94', book=B):
    us.drag('us:19th', 'Meadville')
    us.drag('us:19th', 'Erie PA')
    us.drop_discard('94')

with act(s, 'BR last card', 'British', '99', book=B):
    br.say('99, kartu terakhirku: Fencibles dari Lacolle ke Champlain, buat jaga jalur')
    br.play('99')
    br.drag('Canadian_Fencibles', 'Champlain NY')
    br.discard('99')

with act(s, 'US Treaty of Ghent', 'US', 'Treaty of Ghent', build=True, book=B):
    us.say('perdamaian di Ghent! kartu terakhirku, jadi tak ada potongan')
    us.play('Treaty of Ghent')
    assert hand_sizes(t) == (0, 0)
    us.discard('Treaty of Ghent')
    for p, sd in (('Plattsburg', 'British'), ('Champlain NY', 'British'), ('Sandwich', 'US'), ('Ft. Malden', 'US')):
        assert supplied(t, sd, p), p
    br.say('semua masih tersambung? Plattsburg lewat Champlain, Malden lewat danau. ya. akhir: %s' % B.due())
s.done()
