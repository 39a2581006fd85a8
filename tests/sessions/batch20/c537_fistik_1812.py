"""1812: Defne counts every point aloud, Kerem drags heaps and puts half of them back. Turkish."""
from aid20b import *

s = Session('dev-1812-faults', us='Defne', br='Kerem', what='Spring 1812 to the last card, Turkish: two rounds at Sandwich, both banks of the St. Lawrence, heaps put back, cards face down')
t, us, br = s.begin()
b = Book(t)
us.say('selam Kerem, çayım hazır')
br.say('benimki bitti bile :) buyur')

with P(s, 'US', '12', 'US Dearborn to Sackets', leader='Dearborn'):
    us.say('12 numara, 3 puan. Dearborn, 6. ve 13. alay. Albany-Utica 1, Rome 2, Sackets 4. Sayıyorum, kızma')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('12')

with P(s, 'British', '2', 'BR three ships out', book=b, laid=False):
    br.play('2', reveal=False)
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Lake Ontario Control Box')
    br.say('hop, hepsi gitti')
    br.drag('Sydney_Smith Beresford', 'Kingston')
    br.say('3 tane yeter')
    br.vp(b.due())

with P(s, 'US', '32', 'US Hull over the river', leader='Hull', book=b):
    us.say('kartını açmadın')
    br.reveal('2')
    br.discard('2')
    us.say('32, 3 puan: Hull. 4. alay, 1. ve 2. Ohio Sandwich\'e, nehir 3')
    us.play('32')
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
    us.say('Sandwich 1 puan')
    us.vp(b.due())
    us.discard('32')

with P(s, 'British', '5', 'BR Procter strikes Sandwich', leader='Procter', ret='us:4th 1st_Ohio 2nd_Ohio Hull', flips='us:4th 1st_Ohio 2nd_Ohio 1/41st', book=b):
    br.play('5', reveal=False)
    br.drag('Queen_Charlotte Hunter Lady_Prevost Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    br.say('gemiler yüzmeye devam. Procter, 5. 1/41 önde')
    us.say('duruyorum. 4. önde')
    assert battle(t, '1/41st Shawnee Wyandot Essex', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (4, 3), '1/41st', 'us:4th', frm='Ft. Malden') == 'EX'
    br.roll('2d6', 4, 3)
    us.say('14\'e 9, 1:1, A A. 7 = EX. İkimiz de çeviriyoruz')
    us.flip('us:4th')
    br.flip('1/41st')
    br.say('bir daha! Shawnee önde')
    us.say('1. Ohio')
    assert battle(t, '1/41st Shawnee Wyandot Essex', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (6, 5), 'Shawnee', '1st_Ohio', first=False, frm='Ft. Malden') == 'DR-2'
    br.roll('2d6', 6, 5)
    br.say('12. iki adım')
    us.flip('1st_Ohio')
    us.flip('2nd_Ohio')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    us.say('ah Hull ah')
    br.vp(b.due())
    br.reveal('5')
    br.discard('5')

with P(s, 'US', '13', 'US to Ogdensburg'):
    us.say('13, 2 puan: 6. ve 13. Antwerp (2), Ogdensburg (4)')
    us.play('13')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('us:6th us:13th', 'Antwerp', 'Ogdensburg')
    us.discard('13')

with P(s, 'British', '8', 'BR Brock to Queenston', leader='Brock'):
    br.say('Brock!')
    br.play('8', reveal=False)
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    us.say('hangi yoldan?')
    br.say('Burlington, St. Creek, Ft. George, 4')
    br.discard('8')

with P(s, 'US', '30', 'US militia to Ft. Niagara'):
    us.say('30, 2 puan, ama tek birlik: 1. NY milisi Ft. Niagara\'ya, 1')
    us.play('30')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('30')

with P(s, 'British', '10', 'BR to Prescott'):
    br.play('10', reveal=False)
    br.drag('49th 10th_R.V. Frontenac', 'Prescott')
    br.drag('Frontenac', 'Kingston')
    br.discard('10')
    br.say('2 birlik, 10 numara')

with P(s, 'US', '19', 'US at Prescott', fights={'us:6th': 'Prescott', 'us:13th': 'Prescott'}, flips='us:6th'):
    us.say('19, 2 puan. Ogdensburg-Prescott nehir 3. Saldırı')
    us.play('19')
    us.drag('us:6th us:13th', 'Prescott')
    us.say('lider yok. 6. önde. 8\'e 7: 0, B\'ye A: -1, nehir -1, düzenli İngiliz -1. Toplam -3. Cesaret')
    br.say('49. önde. at bakalım')
    assert battle(t, 'us:6th us:13th', '49th 10th_R.V.', 'Prescott', (5, 3), 'us:6th', '49th', frm='Ogdensburg', route=True) == 'AR-1'
    us.roll('2d6', 5, 3)
    us.say('8-3=5, AR-1. 6. çevrildi, geri')
    us.flip('us:6th')
    us.drag('us:6th us:13th', 'Ogdensburg')
    us.discard('19')

with P(s, 'British', '20', 'BR follows over the river', ret='us:6th us:13th', book=b):
    br.play('20')
    br.drag('49th 10th_R.V.', 'Ogdensburg')
    br.roll('2d6', 6, 4)
    br.say('pardon, erken attım. 49. önde, sayılsın mı?')
    us.say('sayılsın. 13. önde. 7\'ye 6 0, sınıf +1, nehir -1: 10, DR')
    assert battle(t, '49th 10th_R.V.', 'us:6th us:13th', 'Ogdensburg', (6, 4), '49th', 'us:13th', frm='Prescott', route=True) == 'DR'
    goes(t, 'US', 'Ogdensburg', 'Antwerp', ['Prescott'])
    br.drag('us:6th us:13th', 'Antwerp')
    us.say('sen mi çektin? tamam, Antwerp doğru')
    br.vp(b.due())
    br.discard('20')

with P(s, 'US', '27', 'US 3rd Ohio'):
    us.say('27, 1 puan. 3. Ohio: Findlay 2, Meigs 4')
    us.play('27')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('27')

with P(s, 'British', '17', 'BR Norfolk'):
    br.drop_discard('17')
    br.drag('Norfolk', 'Chippawa')
    br.undo()
    br.drag('Norfolk', 'Ft. Erie')

with P(s, 'US', '4', 'US Adams onto Lake Erie', book=b):
    us.say('4, 1 puan: Adams göle, 1. Erie gölü 2 puan bana')
    us.play('4')
    us.drag('Adams', 'Lake Erie Control Box')
    us.vp(b.due())
    us.discard('4')
    us.say('kartım kalmadı')

with P(s, 'British', 'Declaration of War', 'BR holds the last', hold=True):
    br.say('bunu saklıyorum')
    br.hold('Declaration of War')
    us.say('tur bitti. yarın yaz-sonbahar, erken gel')
assert over(t)
b.ok()
s.done()
