"""Three evenings of spring 1812: each evening a log of its own; Indonesian, unhurried, polite."""
from aid36b import *

s = Session('dev-1812-faults', us='Wayan', br='Sri Lestari', what='Spring 1812 over three evenings, three logs: Plattsburg, lakes, Sandwich, Lacolle twice')
t, us, br = s.begin()
b = Book(t)
us.say('malam pertama. kopi sudah siap?')
br.say('sudah, silakan mulai')

with act(s, 'US Dearborn to Plattsburg', 'US', '12', 'Dearborn', book=b):
    us.play('12')
    us.say('kartu 12, nilai 3, Dearborn jalan ke utara')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga')
    us.each('us:13th us:6th', 'Plattsburg')
    us.drag('Dearborn', 'Plattsburg')
    us.discard('12')

with act(s, 'BR three ships', 'British', '2', book=b):
    br.play('2')
    br.each('Royal_George Gloucester Earl_of_Moira', 'Lake Ontario Control Box')
    br.say('danau Ontario, dua poin')
    br.vp(b.due())
    br.discard('2')

with act(s, 'US Hull over the river', 'US', '32', 'Hull', book=b):
    us.say('32. Hull menyeberang dengan resimen 4 dan dua Ohio')
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR Procter throws them back', 'British', '5', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('tidak boleh begitu... kartu 5, Procter')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('saya bertahan')
    won(t, 'DR', '1/41st Shawnee Wyandot', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (4, 5), '1/41st', 'us:4th', frm='Ft. Malden')
    br.roll('2d6', 4, 5)
    us.say('aduh. mundur ke Detroit')
    gone(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(b.due())
    br.discard('5')
br.say('sudah malam, sampai minggu depan')
s.cut()

us.say('malam kedua. siapa yang jalan? saya')
with act(s, 'US 13th and 4th NY to Lacolle', 'US', '30', book=b):
    us.play('30')
    us.say('30 sebagai 2: dua satuan dari Plattsburg lewat Champlain')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:13th', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.drag('us:13th 4th_NY_Militia', 'Lacolle')
    us.say('Lacolle satu poin')
    us.vp(b.due())
    us.discard('30')

with act(s, 'BR 8th and Fencibles on Lacolle', 'British', '10', ret='us:13th 4th_NY_Militia', book=b):
    br.play('10')
    br.say('kartu 10, dua satuan dari Montreal. lewat La Prairie')
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    us.say('tetap di situ')
    won(t, 'DR', 'br:8th Canadian_Fencibles', 'us:13th 4th_NY_Militia', 'Lacolle', (6, 3), 'br:8th', 'us:13th', frm='La Prairie')
    br.roll('2d6', 6, 3)
    br.say('sembilan, hutan dan kelas saling hapus. DR')
    gone(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:13th 4th_NY_Militia', 'Champlain NY')
    us.vp(b.due())
    br.discard('10')

with act(s, 'US holds', 'US', '27', hold=True, book=b):
    us.hold('27')
    us.say('satu saya simpan')

with act(s, 'BR Brock to Ft. George', 'British', '20', 'Brock', book=b):
    br.play('20')
    br.say('Brock ke Niagara, 20')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock York_Militia R.N.R.', 'Burlington')
    br.drag('Brock York_Militia R.N.R.', 'Stoney Creek')
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.discard('20')
us.say('cukup dulu? istri saya memanggil')
br.say('cukup')
s.cut()

br.say('malam ketiga!')
us.say('maaf terlambat dua minggu, panen')
with act(s, 'US 1st NY Militia', 'US', '4', book=b):
    us.play('4')
    us.say('kartu 4, nilai 1, milisi NY pertama ke benteng Niagara')
    way('Lewiston', 'Ft. Niagara')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('4')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')
    br.say('Norfolk ke Ft. Erie (17)')

with act(s, 'US 13th and 4th NY once more on Lacolle', 'US', '19', fights={'us:13th': 'Lacolle', '4th NY Militia': 'Lacolle'}, flips='us:13th',
         book=b):
    us.say('19. sekali lagi Lacolle, nekat')
    us.play('19')
    way('Champlain NY', 'Lacolle')
    us.drag('us:13th 4th_NY_Militia', 'Lacolle')
    br.say('silakan')
    won(t, 'AR-1', 'us:13th 4th_NY_Militia', 'br:8th Canadian_Fencibles', 'Lacolle', (5, 3), 'us:13th', 'br:8th', frm='Champlain NY')
    us.roll('2d6', 5, 3)
    us.say('8 - 4 = 4. aduh, AR-1')
    us.flip('us:13th')
    us.drag('us:13th 4th_NY_Militia', 'Champlain NY')
    us.discard('19')

with act(s, 'BR two ships on Erie', 'British', '8', book=b):
    br.play('8')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.say('kartu 8, dua kapal di Erie')
    br.vp(b.due())
    br.discard('8')

with act(s, 'US 6th to Champlain', 'US', '13', book=b):
    us.play('13')
    us.say('13: resimen 6 menyusul ke Champlain. itu saja')
    way('Plattsburg', 'Champlain NY')
    us.drag('us:6th', 'Champlain NY')
    us.discard('13')

with act(s, 'BR holds', 'British', 'Declaration of War', hold=True, book=b):
    br.hold('Declaration of War')
    br.say('yang terakhir saya simpan. giliran musim panas selesai')
    us.say('terima kasih, simpan lognya ya')
s.done()
