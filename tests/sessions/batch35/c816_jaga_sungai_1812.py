"""The pre-war draws, two moves before the war, then the whole spring of 1812; Indonesian, a helpful British player and a careless American."""
from aid35a import *

s = Session('dev-1812-opening-1', at=17, us='Rangga', br='Melati', what='Pre-war sequence and Spring-Summer 1812, Indonesian')
t, us, br = s.begin()
b = Book(t)
deck = 'Pre-war Deck'


def top():
    return t.things[t.deck(deck).kids[-1]].name


us.say('halo mbak, sudah siap?')
br.say('siap, silakan ambil kartu dulu')
s.play('US draws 11, keeps it')
assert top() == 'Card 11'
us.draw(deck)
us.say('simpan')
s.play('BR draws 9, keeps it')
br.draw(deck)
br.say('saya simpan juga')
assert top() == 'Card 22'
us.draw(deck)
with act(s, 'US 22: Dearborn to Sackets Harbour', 'US', '22', 'Dearborn', book=b):
    us.say('yang ini langsung main. 22, tiga poin, Dearborn bawa dua resimen ke Sackets')
    us.play('22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:6th us:13th', 'Rome')
    us.drag('Dearborn', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('22')
assert top() == 'Card 5'
br.draw(deck)
with act(s, 'BR 5: 8th and Fencibles to Prescott', 'British', '5', book=b):
    br.play('5')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('br:8th', 'Prescott')
    br.drag('Canadian_Fencibles', 'Cornwall')
    us.say('cuma satu yang sampai?')
    br.say('belum selesai, sabar')
    br.drag('Canadian_Fencibles', 'Prescott')
    br.discard('5')
assert top() == 'Card 18'
us.draw(deck)
with act(s, 'US 18: Oneida to Oswego', 'US', '18', book=b):
    us.play('18', reveal=False)
    us.drag('Oneida', 'Oswego')
    br.say('kartunya belum dibuka')
    us.reveal('18')
    us.say('eh iya. 18')
    us.discard('18')
s.play('BR draws 7, keeps it; US draws 26')
assert top() == 'Card 7'
br.draw(deck)
br.say('simpan')
assert top() == 'Card 26'
us.draw(deck)
with act(s, 'US 26: 3rd Ohio to Frenchtown', 'US', '26', book=b):
    us.play('26')
    us.say('26. Ohio ke-3 naik ke Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('26')
s.play('BR draws the declaration; the rest of the deck')
assert top() == 'Declaration of War'
br.draw(deck)
br.say('wah, ini pernyataan perang!')
us.say('hahaha akhirnya')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
assert len(t.hand('US')) == 4 and len(t.hand('British')) == 6
br.turn('Spring-Summer 1812', tracker=False)
br.say('penanda giliran saya taruh. kamu duluan')

kings = '49th 10th_R.V. Frontenac'
with act(s, 'US Dearborn at Kingston, beaten off', 'US', '32', 'Dearborn', book=b, flips='us:6th 2nd_NY_Militia', pick='',
         fights={k: 'Kingston' for k in ('Dearborn', '6th', '13th', '2nd NY Militia')}):
    us.play('32')
    us.say('32 = 3. Dearborn, semua yang di Sackets, lewat Cape Vincent ke Kingston!')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Cape Vincent')
    us.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Kingston')
    br.say('saya bertahan. 49th di depan')
    assert fight(t, 'US', 'Kingston', ['Cape Vincent'], 'us:6th', '49th', 1812, (2, 2)) == 'AR-2'
    us.roll('2d6', 2, 2)
    us.say('aduh...')
    br.say('empat, mundur dan dua langkah. kembali ke Cape Vincent ya')
    us.flip('us:6th')
    br.drag('Dearborn us:6th us:13th 2nd_NY_Militia', 'Cape Vincent')
    us.flip('2nd_NY_Militia')
    us.discard('32')

with act(s, 'BR the Kingston garrison at Cape Vincent', 'British', '16', book=b, ret='Dearborn us:6th us:13th 2nd_NY_Militia'):
    br.play('16')
    br.say('16, tiga unit menyeberang: 49th, veteran, milisi')
    br.each(kings, 'Cape Vincent')
    assert fight(t, 'British', 'Cape Vincent', ['Kingston'], '49th', 'us:13th', 1812, (6, 4)) == 'DR'
    br.roll('1d6', 3)
    br.say('salah tombol, dua dadu maksudnya')
    br.roll('2d6', 6, 4)
    us.say('mundur ke Sackets')
    goes(t, 'US', 'Cape Vincent', 'Sackets Harbour', ['Kingston'])
    us.drag('us:13th us:6th', 'Sackets Harbour')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')
    br.discard('16')
    br.vp('British 1')
    br.say('satu poin untuk Cape Vincent')

with act(s, 'US restores the 6th', 'US', '3', flips='us:6th', book=b):
    in_supply(t, 'US', 'Sackets Harbour')
    us.say('3 untuk memulihkan 6th')
    us.play('3')
    us.flip('us:6th')
    us.say('milisi tidak bisa kan?')
    br.say('tidak, hanya reguler A atau B')
    us.discard('3')

with act(s, 'BR Ontario', 'British', '25', book=b):
    br.play('25')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('British 3')
    br.discard('25')

with act(s, 'US 1st NY to Ft. Niagara', 'US', '14', book=b):
    us.play('14')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.say('milisi New York jaga benteng')
    us.discard('14')

with act(s, 'BR Frontenac home', 'British', '31', book=b):
    br.say('31, satu poin, Frontenac pulang ke Kingston')
    br.drag('Frontenac', 'Kingston')
    br.play('31')
    br.discard('31')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('11')
    us.say('yang terakhir saya tahan')

with act(s, 'BR Norfolk', 'British', '7', book=b):
    br.play('7')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('7')
    br.say('saya lanjut ya, kamu habis')

with act(s, 'BR Brock', 'British', '#9 Brock and Tecumseh', 'Brock', book=b):
    br.say('nomor 9 sebagai 2 poin: Brock dan milisi York')
    br.play('#9 Brock and Tecumseh')
    br.march('Brock York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('#9 Brock and Tecumseh')
    us.say('besok lagi?')
s.done()
