"""Indonesian: spring 1813. Two polite beginners who read the counters as they come: a ship of the next year, and the Mohawks where the card does not let them."""
from aid37a import *

s = Session('dev-1812-faults', us='Bambang', br='Sri Wahyuni', what='spring 1813 in Indonesian: Superior (1814) built in 1813; the Mohawk unit placed at York')
t = s.t
summer_1813(t)
hands(t, ['46', '42', '38', '43', '45', '37', '59', '41'], ['39', '52', '53', '#56 Grand River Indians', '48', '49', '44', '47'])
t, us, br = s.begin()
b = Book(t)
us.say('selamat malam bu, lempar dadu dulu')
us.roll('1d6', 2)
br.roll('1d6', 3)
br.say('tiga tambah dua. saya duluan ya')

with act(s, 'BR builds', 'British', '39', build=True, book=b):
    buildable(t, '39', 'ship:Brock ship:Detroit')
    br.say('39: kapal Brock di York, kapal Detroit di Malden')
    br.play('39')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('39')

with act(s, 'US builds too much of the future', 'US', '46', build=True, book=b):
    us.say('46: tiga. Asp dan Raven, lalu satu fregat')
    us.play('46')
    us.drag('Asp Raven', 'Sackets Harbour')
    with s.fault('15.14 15.12 3.23 15.11', 'the frigate Superior, of 1814, is built in spring 1813'):
        us.drag('Superior', 'Sackets Harbour')
        br.say('wah besar sekali')
    us.discard('46')

with act(s, 'BR Procter to Frenchtown', 'British', '52', 'Procter', book=b):
    br.say('52: Procter dan Tecumseh, lewat Sandwich dan Detroit')
    br.play('52')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    br.vp('British 3')
    br.discard('52')

with act(s, 'US Dearborn', 'US', '42', 'Dearborn', book=b):
    us.say('42: Dearborn ke Ogdensburg')
    us.play('42')
    us.drag('Dearborn us:6th 15th us:16th', 'Antwerp')
    us.drag('Dearborn us:6th 15th us:16th', 'Ogdensburg')
    us.discard('42')

with act(s, 'BR Vincent at Lewiston', 'British', '53', 'Vincent', ret='1st_NY_Militia', flips='1st_NY_Militia', book=b):
    br.say('53: Vincent menyeberang')
    br.play('53')
    br.drag('Vincent 49th br:8th', 'Queenston')
    br.drag('Vincent 49th br:8th', 'Lewiston')
    us.say('bertahan')
    assert F(t, 'British', 'Lewiston', 'Queenston', '49th', '1st NY Militia', (4, 5)) == 'DR-1'
    br.roll('2d6', 4, 5)
    us.say('aduh, 11')
    back(t, 'US', 'Lewiston', 'Batavia', 'Queenston')
    us.drag('1st_NY_Militia', 'Batavia')
    us.flip('1st_NY_Militia')
    br.vp('British 4')
    br.discard('53')

with act(s, 'US Ft. George', 'US', '38', book=b):
    us.say('38: benteng George kosong, saya masuk')
    us.play('38')
    us.drag('us:13th', 'Ft. George')
    us.drag('18th', 'Ft. George')
    us.vp('British 1')
    us.discard('38')

with act(s, 'BR Mohawks', 'British', None, build=True, book=b):
    br.say('kejadian: Indian Grand River')
    br.play('#56 Grand River Indians')
    with s.fault('3.64 8.27 8.31(1) 8.31 8.3', 'card 56 puts the Mohawk unit at Beaverdams, Port Dover, Queenston, Ft. George or Ft. Erie, not at York'):
        br.drag('Mohawk', 'York')
        br.say('di York saja, lebih aman')
    br.discard('#56 Grand River Indians')

with act(s, 'US Chauncey', 'US', '43', 'Chauncey', book=b):
    us.say('43: Chauncey ke danau dengan lima kapal. poin tetap, penanda memang saya')
    us.play('43')
    us.drag('Chauncey Madison Oneida Conquest Scourge Julia', 'Lake Ontario Control Box')
    us.discard('43')

with act(s, 'BR Vincent back to Ft. George', 'British', '48', 'Vincent', pick='Lincoln', ret='us:13th 18th', flips='us:13th'):
    br.say('48: Vincent pulang, Lincoln ikut dari Queenston')
    br.play('48')
    br.drag('Vincent 49th br:8th', 'Queenston')
    br.drag('Vincent 49th br:8th Lincoln', 'Ft. George')
    assert F(t, 'British', 'Ft. George', 'Queenston', '49th', 'us:13th', (5, 5)) == 'DR-1'
    br.roll('2d6', 5, 5)
    us.flip('us:13th')
    back(t, 'US', 'Ft. George', 'Ft. Niagara', 'Queenston')
    us.drag('us:13th 18th', 'Ft. Niagara')
    br.discard('48')

with act(s, 'US restores the 13th', 'US', '45', flips='us:13th', book=b):
    us.say('poinnya dulu: benteng kembali ke ibu, Lewiston kosong, jadi Inggris 3')
    us.vp('British 3')
    assert supplied(t, 'US', 'Ft. Niagara')
    us.say('45: resimen 13 pulih')
    us.play('45')
    us.flip('us:13th')
    us.discard('45')

with act(s, 'BR 104th and R. Scots', 'British', '49', book=b):
    br.say('49: dua ke Prescott')
    br.play('49')
    br.drag('104th 1/R._Scots', 'Prescott')
    br.discard('49')

s.play('US holds')
us.say('saya simpan satu')
us.hold('37')

with act(s, 'BR dragoons', 'British', '47', book=b):
    br.say('47: kavaleri ke Kingston')
    br.play('47')
    br.drag('19th_Dragoons', 'Montreal')
    br.drag('19th_Dragoons', 'Kingston')
    br.discard('47')

with act(s, 'US 9th', 'US', '41', book=b):
    us.say('41: resimen 9 ke Oswego')
    us.play('41')
    us.drag('us:9th', 'Rome')
    us.drag('us:9th', 'Oswego')
    us.discard('41')

s.play('BR holds')
br.say('simpan satu juga')
br.hold('44')

with act(s, 'US 25th and 29th', 'US', '59', book=b):
    us.say('59: dua resimen ke Utica')
    us.play('59')
    us.drag('25th 29th', 'Utica')
    us.discard('59')

s.play('fleet return, autumn')
assert hand_sizes(t) == (0, 0)
br.say('armada kembali ke danau: Nancy, lalu Queen Charlotte dan Hunter')
br.drag('Nancy', 'Lake Huron Control Box')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
b.ok()
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')
deal(t, br, 1813, '55', '66', '57', '58', '60', '61', '63')
deal(t, us, 1813, '62', '64', '65', '67', '68', '50', '51')
us.say('tujuh lagi masing-masing')

with act(s, 'BR De Meuron and Marines', 'British', '55', book=b):
    br.say('55: dua ke Montreal')
    br.play('55')
    br.drag('De_Meuron 1/R._Marines', 'Trois-Rivieres')
    br.drag('De_Meuron 1/R._Marines', 'Montreal')
    br.discard('55')

with act(s, 'US Dearborn over to Prescott? no, home', 'US', '62', 'Dearborn', book=b):
    us.say('62: Dearborn kembali ke Sackets')
    us.play('62')
    us.drag('Dearborn us:6th 15th us:16th', 'Antwerp')
    us.drag('Dearborn us:6th 15th us:16th', 'Sackets Harbour')
    us.discard('62')
s.done()
