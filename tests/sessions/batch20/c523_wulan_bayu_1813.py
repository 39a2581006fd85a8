"""Spring 1813 from the roll for the first card to the autumn. Wulan (US) grabs the whole stack and puts back what stays; Bayu (British) throws his card on
the pile before he moves and adds up the points every now and then."""
from aid20a import *

s = Session('dev-1812-faults', us='Wulan', br='Bayu', what='1813 with roll, spring, fleets out, autumn; Indonesian: whole stacks grabbed and put back, points in one sum, contrary winds')
t = s.t
lay_1813(t)
burn_to(t, 1812, 36)
g = G(s, vp=('no', 'no'))
t, us, br = g.begin()

s.play('arrivals and roll')
us.say('siap? naga kecilku dulu: dragoon')
muster(us, '1813a')
br.say('punyaku sudah semua di peta')
us.roll('1d6', 3)
br.roll('1d6', 4)
br.say('4 + 2 poinku = 6. aku duluan sepanjang tahun')

s.play('deal')
for i, (a, b) in enumerate(zip(('42', '46', '38', '39', '66', '37', '58', '63'), ('62', '40', '43', '48', '45', '52', '47', 'Contrary Winds'))):
    deal(t, us, 1813, a)
    deal(t, br, 1813, b)
assert sizes(t) == (8, 8)

with g.p('British', '62', None, 'bangun: Brock di York, Detroit di Malden', build=True, off='early'):
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')

with g.p('US', '66', 'Harrison', 'Harrison pulang ke Detroit, dengan pistol di tangan', ret='Essex'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('Essex bertahan di benteng, 3+2')
    assert fight(t, 'us:17th us:19th 1st_Kentucky', 'Essex', 'Detroit', (4, 3), 'us:17th', 'Essex', 1, 0, frm='Frenchtown') == 'DR'
    us.roll('2d6', 4, 3)
    us.say('7, 2:1 +1, kelas +1, Harrison +1: sepuluh. dadah')
    br.drag('Essex', 'Sandwich')

with g.p('British', '40', 'Procter', 'Procter merebut lagi', off='early', pick='Essex', flips='1/41st'):
    hop(br, 'Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
    us.say('kami 12 + 2, kamu 16. Ke-17 di depan')
    assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
    assert fight(t, '1/41st Shawnee Wyandot Western_Indians Essex', 'us:17th us:19th 1st_Kentucky', 'Detroit', (3, 3), '1/41st', 'us:17th', 0, 1,
                 frm='Sandwich', route=True) == 'AR-1'
    br.roll('2d6', 3, 3)
    br.say('aduh. 5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
    us.say('yang 41 dibalik ya')
    us.flip('1/41st')

with g.p('US', '42', None, 'kapal! Erie: Lawrence, Niagara, Ariel, Scorpion. Poin: US 1', build=True, vp='now'):
    us.drag('Lawrence Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')

with g.p('British', '43', None, 'pulihkan 41', off='early', flips='1/41st'):
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')

with g.p('US', '46', 'Dearborn', 'semua ikut Dearborn... eh tidak semua'):
    us.drag('Dearborn Pike Chauncey us:6th us:9th us:15th us:16th us:21st 1st_Rifles 2nd_NY_Militia', 'Antwerp')
    us.drag('Chauncey 1st_Rifles 2nd_NY_Militia', 'Sackets Harbour')
    us.say('Chauncey, rifles dan milisi tinggal')
    us.drag('Dearborn Pike us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')
    assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4

with g.p('British', '52', 'Prevost', 'Prevost ke Cornwall, lima resimen', off='early'):
    hop(br, 'Prevost De_Watteville br:13th 70th 89th 2/41st', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')

with g.p('US', '38', 'Scott', 'Scott ke Buffalo', off='other'):
    us.drag('Scott us:20th us:23rd us:25th us:29th US_Dragoons', 'Utica')
    us.drag('US_Dragoons', 'Albany')
    hop(us, 'Scott us:20th us:23rd us:25th us:29th', 'Canandaigua', 'Batavia', 'Buffalo')
    assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4

with g.p('British', '48', 'Vincent', 'Vincent menyeberang', off='early', pick='Lincoln', ret='1st_NY_Militia'):
    hop(br, 'Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th Lincoln', 'Lewiston')
    us.say('lari ke Batavia, lututku gemetar')
    goes(t, 'US', 'Lewiston', 'Batavia', came=('Queenston',))
    us.drag('1st_NY_Militia', 'Batavia')

with g.p('US', '39', 'Scott', 'Scott!', ret='Vincent br:8th 49th Lincoln'):
    us.drag('Scott us:20th us:23rd us:25th us:29th us:14th', 'Ft. Schlosser')
    us.drag('Scott us:20th us:23rd us:25th us:29th us:14th', 'Lewiston')
    br.say('bertahan. ke-8, A')
    assert fight(t, 'us:20th us:23rd us:25th us:29th us:14th', 'br:8th 49th Lincoln', 'Lewiston', (5, 5), 'us:23rd', 'br:8th', 2, 0, frm='Ft. Schlosser') == 'DR'
    us.roll('2d6', 5, 5)
    us.say('18 - 12, B lawan A -1, tentara reguler di tanah terbuka -1, Scott +2: nol. Sepuluh!!')
    br.drag('Vincent br:8th 49th Lincoln', 'Queenston')

with g.p('British', '45', None, 'ke-104 dan Scots ke Prescott. poin tetap US 1', off='early'):
    hop(br, '104th', 'Gananoque', 'Prescott')
    hop(br, '1/R._Scots', 'Gananoque', 'Prescott')

with g.p('US', '37'):
    us.drag('1st_NY_Militia', 'Lewiston')

with g.p('British', '47', off='early'):
    us.say('diam saja?')
    br.drag('Caughnawaga', 'Chateauguay')

with g.p('US', '58', None, 'Oneida bawa milisi New York ke Oswego', sea='Oneida 2nd_NY_Militia'):
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    br.say('angin sakal, tidak jadi')
    br.play('Contrary Winds')
    us.drag('Oneida 2nd_NY_Militia', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.say('huh')

us.say('kartumu habis? aku satu lagi')
with g.p('US', '63', None, 'ke-11 dan milisi NY 4 ke Champlain', order=False):
    us.each('us:11th 4th_NY_Militia', 'Champlain NY')

s.play('fleets out')
us.say('armada boleh kembali. Ontario: Madison, Oneida dan semua sekunar')
us.drag([p for p in ships(t, 'Sackets Harbour', 'US')] + [t.find('Chauncey')], 'Lake Ontario Control Box')
br.drag([p for p in ships(t, 'Ft. Malden', 'British')] + [t.find('Barclay')], 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
for b in ('Lake Ontario Control Box', 'Lake Erie Control Box', 'Lake Huron Control Box'):
    us.delete([mark_at(t, b)])
g.book.ok()

s.play('autumn 1813')
br.turn('Summer-Autumn 1813')
muster(br, '1813b')
muster(us, '1813b')
us.say('banyak yang baru')

s.play('deal')
deal(t, br, 1813, '59', '60', '55', '53', '#56 Grand River Indians', '51', '54', '49')
deal(t, us, 1813, '50', '64', '65', '68', '41', '44', '67', 'Campaign')
assert sizes(t) == (8, 8)
g.last = None

with g.p('British', '#56 Grand River Indians', None, 'Mohawk di Ft. Erie', off='early', build=True):
    assert not units(t, 'Ft. Erie', 'US')
    br.drag('br:Mohawk', 'Ft. Erie')

with g.p('US', '65', 'Brown', 'Brown, penembak dan milisi'):
    us.drag('Brown 1st_Rifles 2nd_NY_Militia Wilkinson', 'Cape Vincent')
    us.drag('Wilkinson', 'Sackets Harbour')

with g.p('British', '59', 'Riall', 'Riall ke Cornwall', off='early'):
    hop(br, 'Riall De_Meuron 1/R._Marines 2/R._Marines', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', how='jump')

with g.p('US', '68', 'Perry', 'Perry. Jangan serahkan kapal!', ret='Queen_Charlotte Lady_Prevost Hunter Chippawa Little_Belt ship:Detroit Barclay', flips='Lawrence Queen_Charlotte ship:Detroit', vp='now'):
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')
    foe = ships(t, 'Lake Erie Control Box', 'British')
    assert len(foe) == 6 and sea(t, 'Lawrence Niagara Ariel Scorpion', foe, 'Lawrence', 'ship:Detroit', 4, 1, 0) == 'A1 D2 att'
    br.say('6 lawan 4, -1. A lawan B +1. Perry +1')
    us.roll('1d6', 4)
    us.say('lima: aku satu, kamu dua')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')
    br.drag(foe + [t.find('Barclay')], 'Ft. Malden')

with g.p('British', '60', None, 'perbaiki dua-duanya', off='early', flips='ship:Detroit Queen_Charlotte'):
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')

with g.p('US', '64', None, 'ke-26 jalan ke Erie'):
    us.drag('us:26th us:27th', 'Pittsburgh')
    us.drag('us:27th', 'Mansfield')
    us.drag('us:26th', 'Erie PA')
    assert cost('Mansfield', 'Pittsburgh', 'Meadville', 'Erie PA') == 3

with g.p('British', '55', 'Vincent', 'Vincent pulang ke Ft. George', off='early'):
    us.say('takut?')
    br.drag('Vincent br:8th 49th', 'Ft. George')

with g.p('US', '41', None, 'Lawrence diperbaiki', flips='Lawrence', lay='late'):
    us.flip('Lawrence')

with g.p('British', '53', 'Sheaffe', 'Sheaffe ke Burlington', off='early'):
    br.drag('Sheaffe R.N.R. York_Militia', 'Burlington')

with g.p('US', '50', 'Pike', 'Pike ke Prescott! Dearborn minum teh saja', ret='Canadian_Fencibles 104th 1/R._Scots', flips='us:6th 1/R._Scots', vp='now'):
    us.drag('Pike us:6th us:9th us:15th us:16th us:21st Dearborn', 'Prescott')
    us.drag('Dearborn', 'Ogdensburg')
    A, D = 'us:6th us:9th us:15th us:16th us:21st', 'Canadian_Fencibles 104th 1/R._Scots'
    br.say('bertahan, Scots')
    assert fight(t, A, D, 'Prescott', (5, 3), 'us:6th', '1/R._Scots', 1, 0, frm='Ogdensburg', route=True) == 'EX'
    us.roll('2d6', 5, 3)
    us.flip('us:6th')
    us.flip('1/R._Scots')
    us.say('tukar. lanjut, ke-9')
    br.say('Fencibles')
    assert fight(t, A, D, 'Prescott', (6, 3), 'us:9th', 'Canadian_Fencibles', 1, 0, frm='Ogdensburg', first=False) == 'DR'
    us.roll('2d6', 6, 3)
    goes(t, 'British', 'Prescott', "Crysler's Farm", came=('Ogdensburg',))
    br.drag('Canadian_Fencibles 104th 1/R._Scots', "Crysler's Farm")

with g.p('British', '49', 'Riall', 'Riall dari Cornwall, jemput dua', off='early', pick='Canadian_Fencibles 104th', ret='Pike us:6th us:9th us:15th us:16th us:21st', vp='now'):
    hop(br, 'Riall De_Meuron 1/R._Marines 2/R._Marines', "Crysler's Farm")
    br.drag('Riall De_Meuron 1/R._Marines 2/R._Marines Canadian_Fencibles 104th', 'Prescott')
    us.say('kami tinggal, 2+16')
    assert fight(t, 'De_Meuron 1/R._Marines 2/R._Marines Canadian_Fencibles 104th', 'us:6th us:9th us:15th us:16th us:21st', 'Prescott', (6, 5),
                 'De_Meuron', 'us:9th', 0, 1, frm="Crysler's Farm") == 'DR'
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Prescott', 'Ogdensburg', came=("Crysler's Farm",))
    us.drag('Pike us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')
    us.say('tehnya masih panas, Jenderal')

with g.p('US', '44', off='other'):
    hop(us, 'Kentucky_Mounted', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit', how='jump', most=10)

with g.p('British', '54', None, 'Voltigeurs ke Lacolle', off='early'):
    br.drag('Voltigeurs', 'Lacolle')

g.hold('US', '67', 'simpan satu')
g.hold('British', '51', 'sama')
us.say('makan dulu, lanjut besok')
g.end()
