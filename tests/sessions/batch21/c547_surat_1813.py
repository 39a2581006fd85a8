"""Indonesian, by mail: Wayan and Putri each log their own plays and send the file. Wayan numbers his letters and moves one piece at a time; Putri answers in half sentences and forgets to turn her card up. End of spring 1813, the fleets' return, autumn arrivals, deal, first plays."""
from aid21a import *

s = start('1813a', 'Wayan', 'Putri', ['43'], ['49'], 'By mail, three logs: last plays of spring 1813, return of the fleets (Huron is given up), arrivals with one regiment delayed, deal, Grand River Indians, Wilkinson at Kingston')
burn(s.t, '37', '39', '40', '42', '44', '46', '51', '54', '57', '59', '63', '64', '65', '68')
t, us, br = s.begin()
b = Book(t)

br.say('surat 1. kartu terakhirku, 49, Vincent')
with act(s, 'BR Vincent', 'British', '49', leader='Vincent', pick='Lincoln', book=b):
    br.play('49', reveal=False)
    way('Ft. George', 'Queenston', 'Chippawa')
    br.drag('Vincent 49th', 'Queenston')
    br.drag('Vincent 49th Lincoln', 'Chippawa')
    br.reveal('49')
    br.discard('49')
br.say('giliranmu')
s.cut()

us.say('surat 2. Kartu 43, dua poin: resimen 14 dan 5 dari Buffalo ke Lewiston, jalan besar 1+1')
with act(s, 'US 14th and 5th', 'US', '43', book=b):
    us.play('43')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.each('14th us:5th', 'Ft. Schlosser')
    us.each('14th us:5th', 'Lewiston')
    us.discard('43')

s.play('fleets return, US')
us.say('Tangan kita kosong. Fase armada: aku kembali ke Danau Ontario, penanda kuangkat')
us.each('Madison Oneida Conquest Scourge Julia Hamilton', 'Lake Ontario Control Box')
us.drag('Chauncey', 'Lake Ontario Control Box')
us.delete([mark_at(t, 'Lake Ontario Control Box')])
us.say('Erie dan Huron milikmu, kirim balik')
s.cut()

s.play('fleets return, British')
br.say('surat 3. Erie: keluar. Huron: Nancy tinggal, jadi danau itu lepas')
br.drag('Barclay Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.delete([mark_at(t, 'Lake Erie Control Box')])
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.vp(b.due())
b.ok()
us.say('(aku daring sekarang) benar, 0. Lanjut saja bersama')

s.play('autumn: arrivals')
us.turn('Summer-Autumn 1813', tracker=False)
us.turn('Summer-Autumn 1813', marker=False)
us.say('Bala bantuan satu per satu. Resimen 33 kutunda satu giliran')
muster(us, '1813b', groups=False, skip=('33rd',))
us.drag('33rd', 'Delayed Reinforcements')
br.say('punyaku semua Quebec')
muster(br, '1813b')

s.play('autumn: deal')
U = ['52', '47', '58', '45', '61', '66', '50', '38']
B = ['#56 Grand River Indians', '48', '55', '53', '62', '41', '67', '60']
deal(t, us, 1813, *U)
deal(t, br, 1813, *B)
assert hand_sizes(t) == (8, 8)
br.say('delapan. tahun ini aku pertama')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians', reveal=False)
    br.say('56 sebagai peristiwa')
    br.drag('Mohawk', 'Queenston')
    us.say('kartunya masih tertutup')
    br.reveal('#56 Grand River Indians')
    br.discard('#56 Grand River Indians')

with act(s, 'US Wilkinson at Kingston', 'US', '52', leader='Wilkinson', flips='us:6th',
         fights={n: 'Kingston' for n in ('Wilkinson', 'us:6th', '15th', 'us:16th', '21st', 'us:9th')}):
    us.say('Kartu 52, tiga poin: Wilkinson dengan 6, 9, 15, 16, 21. Cape Vincent 2, seberang 5')
    us.play('52')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.each('Wilkinson us:6th us:9th 15th us:16th 21st', 'Cape Vincent')
    us.drag('Wilkinson us:6th us:9th 15th us:16th 21st', 'Kingston')
    br.say('bertahan')
    F(s, 'US', 'Kingston', 'Cape Vincent', 'us:6th', '104th', (3, 2), 'AR-1', 1813)
    us.roll('2d6', 3, 2)
    us.say('20 lawan 17, sungai -1: empat. Mundur, resimen 6 rusak')
    us.flip('6th')
    us.each('Wilkinson us:6th us:9th 15th us:16th 21st', 'Cape Vincent')
    us.discard('52')

with act(s, 'BR Rottenburg', 'British', '48', leader='Rottenburg', fights={}, book=b):
    br.play('48')
    br.say('Rottenburg, 1/R. Scots, ke Gananoque')
    br.drag('Rottenburg 1/R._Scots', 'Gananoque')
    br.discard('48')

with act(s, 'US Dragoons', 'US', '47', book=b):
    us.say('Kartu 47, satu poin: dragun dari Albany ke Cleveland, kuda punya 10, terpakai 7')
    us.play('47')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', 'Erie PA', 'Cleveland', most=10)
    us.drag('US_Dragoons', 'Buffalo')
    us.drag('US_Dragoons', 'Erie PA')
    us.drag('US_Dragoons', 'Cleveland')
    us.discard('47')

s.play('BR holds')
br.say('simpan satu')
br.hold('41')
us.say('kulanjutkan besok')
s.done()
