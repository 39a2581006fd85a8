"""1812 from the draws before the war to the autumn: Bambang walks his men step by step and throws the card off first, Ratna leaves hers lying."""
from aid27b import *

g = G('dev-1812-opening-1', 'Bambang', 'Ratna', 'pre-war draws and moves, war in spring, arrivals, autumn with heavy rains, a lake battle, a campaign', 1812, at=17)
g.go()
U, B, t, s = g.U, g.B, g.t, g.s
us, br = s.us, s.br
U.style, B.style = 'steps early', 'single late'
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


g.note('US draws')
assert top() == 'Card 11'
us.draw(deck)
us.say('simpan dulu')

g.note('BR draws')
br.draw(deck)
br.say('Saya juga simpan kartu ini.')

g.note('US draws and moves Dearborn')
assert top() == 'Card 22'
us.draw(deck)
us.play('22')
us.discard('22')
us.say('kartu 22, Dearborn jalan ke Lewiston')
way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
us.march('Dearborn us:6th us:13th', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')

g.note('BR draws and moves two')
assert top() == 'Card 5'
br.draw(deck)
br.say('Kartu 5 nilai 2: ke-8 dan Fencibles dari Montreal ke Prescott. Empat MP.')
br.play('5')
way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.drag('br:8th', 'Prescott')
br.drag('Canadian_Fencibles', 'Prescott')
us.say('cepat sekali')
br.discard('5')

g.note('US draws and keeps')
us.draw(deck)
us.say('simpan')

g.note('BR draws and moves Norfolk')
assert top() == 'Card 7'
br.draw(deck)
br.say('Kartu 7 nilai 1: Norfolk ke Ft. Erie, jalan setapak, 2 MP.')
br.play('7')
way('Port Dover', 'Ft. Erie')
br.drag('Norfolk', 'Ft. Erie')
br.discard('7')

g.note('US draws and moves the 3rd Ohio')
us.draw(deck)
us.play('26')
us.discard('26')
way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.say('26: Ohio 3 ke Meigs')

g.note('BR draws the declaration')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('Ini dia, Pernyataan Perang.')
us.say('PERANG')
us.say('sisa kartu, aku ambil duluan ya')
for i in range(3):
    us.draw(deck)
    br.draw(deck)
assert not t.deck(deck).kids and hand_sizes(t) == (5, 5)
us.turn('Spring-Summer 1812', tracker=False)

# ---- spring ----
U.ops('32', '4th 1st_Ohio 2nd_Ohio Hull', ['Detroit', 'Sandwich'], lead='Hull', words='32! Hull menyeberang', book=False)
us.vp(g.book.due())

with B.ply('16', 'Procter at Sandwich', 'Kartu 16 nilai 3, aktifkan Procter. Serang Sandwich dengan semua kecuali kapal.', leader='Procter',
           ret='4th 1st_Ohio 2nd_Ohio Hull'):
    B.move('1/41st Essex Shawnee Wyandot Procter Tecumseh', ['Ft. Malden', 'Sandwich'])
    br.say('14 lawan 9, 1:1. Kepala A lawan A, jadi nol.')
    us.say('bertahan')
    br.roll('2d6', 4, 5)
    g.fight('British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (4, 5), 'DR')
    br.say('9, DR.')
    goes(t, 'US', 'Sandwich', 'Detroit', ['ft_malden'])
    us.drag('4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    us.say('pulang lagi ke Detroit, huh')
    br.vp(g.book.due())

with U.ply('3', 'Queenston', '3 nilai 2: 6th dan 13th ke Queenston', ret='Lincoln'):
    U.move('us:6th us:13th', ['Lewiston', 'Queenston'])
    us.say('8:3 jadi 2:1 +1, B lawan C +1, sungai -1')
    us.roll('2d6', 5, 4)
    g.fight('US', 'Queenston', 'Lewiston', 'us:6th', 'Lincoln', (5, 4), 'DR')
    goes(t, 'British', 'Queenston', 'Ft. George', ['lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp(g.book.due())
    us.say('2 poin buat aku')

with B.ply('25', 'Brock at Queenston', 'Kartu 25 nilai 2, Brock cukup 1. York-Burlington-Stoney Creek-Ft. George-Queenston: 4 MP, Lincoln ikut dijemput.',
           leader='Brock', pick='Lincoln', ret='us:6th us:13th'):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.drag('Brock', 'Queenston')
    br.drag('York_Militia R.N.R. Lincoln', 'Queenston')
    br.say('8 lawan 8, A lawan B +1, Brock +2: jumlah +3.')
    br.roll('2d6', 2, 4)
    g.fight('British', 'Queenston', 'Ft. George', 'R.N.R.', 'us:13th', (2, 4), 'DR')
    br.say('6+3=9: mundur.')
    goes(t, 'US', 'Queenston', 'Lewiston', ['ft_george'])
    us.drag('us:6th', 'Lewiston')
    us.drag('us:13th', 'Lewiston')
    br.vp(g.book.due())
    us.say('Brock lagi, Brock lagi')

U.sail('18', 'Oneida', 'Lake Ontario Control Box', 1, words='18: Oneida ke danau', score=True)

with B.ply('31', 'Royal George fights', 'Kartu 31 nilai 1: Royal George masuk danau dan bertempur.', ret='Oneida', fights={'Royal George': 'Lake Ontario Control Box'},
           flips='Royal_George Oneida'):
    br.drag('Royal_George', 'Lake Ontario Control Box')
    assert naval_drm([t.find('Royal George')], [t.find('Oneida')], t.find('Royal George'), t.find('Oneida')) == 0
    br.roll('1d6', 4)
    assert naval(4) == 'A1 D1 att'
    br.say('1 lawan 1, B lawan B, 4: satu-satu. Dua-duanya rusak dan pulang.')
    br.flip('Royal_George')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    us.vp(g.book.due())

U.ops('14', '3rd_Ohio', ['Ft. Meigs', 'Frenchtown', 'Detroit'], words='14 Ohio 3 -> Detroit')

B.ops('#9 Brock and Tecumseh', 'br:8th Canadian_Fencibles', ['Prescott', 'Gananoque', 'Kingston'], words='Kartu 9 sebagai 2 titik: ke-8 dan Fencibles ke Kingston.')

U.hold('11', 'tahan')

B.ops('Declaration of War', 'Norfolk', ['Ft. Erie', 'Chippawa'], words='Pernyataan Perang sebagai 1 titik: Norfolk ke Chippawa.', after='Tangan saya habis.')

g.note('turn, arrivals')
us.turn('Summer-Autumn 1812')
B.clear()
us.say('bala bantuan')
muster(us, '1812b')
br.say('Punya saya satu per satu:')
muster(br, '1812b', groups=False)

g.note('deal')
us.say('aku 6 (yang ditahan dihitung), kamu 7')
for a, b in (('20', '8'), ('24', '12'), ('21', 'Heavy Rains'), ('13', 'Campaign'), ('29', '17'), ('28', '6')):
    U.deal(a)
    B.deal(b)
B.deal('27')
assert hand_sizes(t) == (6, 7)
g.first, g.last = 'US', None
g.held = {'US': 0, 'British': 0}

with U.ply('13', 'Chauncey', '13 Chauncey! jemput dua di Oswego lalu ke danau', leader='Chauncey', pick='Fair_American Gov._Tompkins'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    U.score()

with B.ply('17', 'repair', 'Kartu 17 NBV 1: perbaiki Royal George di Kingston.', build=True, flips='Royal_George'):
    B.turn_up('Royal_George', full=True)

with U.ply('28', 'Harrison in the rain', '28 Harrison dkk ke Frenchtown', leader='Harrison'):
    br.say('Tunggu. Hujan Deras atas pasukan Harrison.')
    br.play('Heavy Rains')
    br.discard('Heavy Rains')
    us.say('aduh. satu langkah saja kalau begitu')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Findlay')

with B.ply('6', 'the fleet', 'Kartu 6 nilai 3: Royal George, Earl of Moira, Gloucester menyerang di danau.', ret='Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins',
           fights={'Royal George': 'Lake Ontario Control Box'}, flips='Royal_George Conquest Scourge'):
    B.move('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    a, d = t.pieces('Royal_George Earl_of_Moira Gloucester'), t.pieces('Conquest Scourge Growler Pert Fair_American Gov._Tompkins')
    m = naval_drm(a, d, a[0], d[0])
    br.say('3 lawan 6: -2. B lawan C: +1. Kapal kecil: +1. Jumlah 0.')
    assert m == 0
    br.roll('1d6', 5)
    assert naval(5 + m) == 'A1 D2 att'
    br.flip('Royal_George')
    us.say('Conquest dan Scourge rusak')
    us.flip('Conquest Scourge')
    us.drag('Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    br.say('Danau sekarang milik saya: dari US 2 ke Inggris 2.')
    B.score()

with U.ply('20', 'Chippawa', '20: 6th 13th lewat Schlosser ke Chippawa', ret='Norfolk'):
    U.move('us:6th us:13th', ['Lewiston', 'Ft. Schlosser', 'Chippawa'])
    us.roll('2d6', 2, 5)
    us.say('4:1 +3, B/C +1, sungai -1: 10')
    g.fight('US', 'Chippawa', 'Ft. Schlosser', 'us:6th', 'Norfolk', (2, 5), 'DR')
    goes(t, 'British', 'Chippawa', 'Ft. Erie', ['schlosser'])
    br.drag('Norfolk', 'Ft. Erie')
    U.score()

with B.ply('8', 'Brock at Chippawa', 'Kartu 8: Brock dari Queenston ke Chippawa dengan tiga batalion.', leader='Brock', ret='us:6th us:13th', flips='us:6th'):
    B.move('York_Militia R.N.R. Lincoln Brock', ['Queenston', 'Chippawa'])
    br.roll('2d6', 3, 5)
    br.say('8 lawan 8; A/B +1; Brock +2; 8+3=11, DR-1.')
    g.fight('British', 'Chippawa', 'Queenston', 'R.N.R.', 'us:6th', (3, 5), 'DR-1')
    goes(t, 'US', 'Chippawa', 'Ft. Schlosser', ['queenston'])
    us.drag('us:6th us:13th', 'Ft. Schlosser')
    us.flip('us:6th')
    B.score()

U.restore('29', 'us:6th', words='29 pulihkan 6th')

with B.ply('Campaign', 'campaign', 'CAMPAIGN: saya sebut dulu, Vincent di Kingston dan Prevost di Quebec.', free=True):
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('br:8th', 'York')
    br.drag('Canadian_Fencibles', 'York')
    br.drag('Vincent', 'York')
    br.say('Vincent selesai. Sekarang Prevost.')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost', 'Prescott')
    br.drag('103rd', 'Prescott')
    br.drag('1/R._Scots', 'Prescott')

U.ops('21', '1st_NY_Militia', ['Lewiston', 'Ft. Niagara'], words='21')

B.ops('27', 'Western_Indians', ['Ft. Malden', 'Sandwich'], words='Kartu 27 nilai 1: Indian Barat ke Sandwich.')

U.ops('24', 'us:5th', ['Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston'], words='24 resimen 5 ke Lewiston')

B.depot('12', 'York', words='Kartu 12: gudang perbekalan di York.')

g.order('US')
s.play('US the held card')
c = t.card('11')
us.say('yang ditahan tadi: 11. milisi NY 4 ke Champlain')
us.drag([c.id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('11')
us.discard('11')
way('Plattsburg', 'Champlain NY')
us.drag('4th_NY_Militia', 'Champlain NY')

g.note('the fleets return')
B.clear()
br.say('Armada pulang ke Kingston, penanda saya di danau.')
br.drag('Earl_of_Moira', 'Kingston')
br.drag('Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('seru. lanjut minggu depan')
g.book.ok()
g.done()
