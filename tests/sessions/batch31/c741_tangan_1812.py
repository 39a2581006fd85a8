"""Spring 1812 entire and into the autumn: Dewi is sure of herself, Agus puts back, drags again, flips back, moves the marker late and piecemeal."""
from aid31a import *

s = table('1812a', 'Dewi', 'Agus', 'Agus corrects himself all the time; points late and in parts, never wrong; spring 1812 to the first cards of autumn')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Hull into Canada', 'US', '32', 'Hull', book=b):
    us.say('32, tiga poin. Hull menyeberang')
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('32')
    us.say('silakan pak')

with act(s, 'BR fleet out, with hands that wander', 'British', '2', book=b):
    br.say('2... armada keluar. sebentar')
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford', 'Lake Ontario Control Box')
    br.say('eh, cuma tiga poin')
    br.drag('Beresford', 'Kingston')
    br.drag('Gloucester', 'Kingston')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    br.vp('0')
    br.say('satu langkah, dan satu lagi')
    br.vp('British 1')
    br.discard('2')

with act(s, 'US Dearborn to Oswego', 'US', '12', 'Dearborn', book=b):
    us.say('12: Dearborn + dua resimen')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Oswego')
    us.discard('12')

s.play('BR Procter retakes Sandwich, the point stays unbooked for now')
br.say('5. Procter. hmm, dengan siapa ya')
br.play('5')
way('Ft. Malden', 'Sandwich')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
br.drag('Essex', 'Ft. Malden')
br.say('Essex jaga rumah')
br.flip('1/41st')
br.flip('1/41st')
br.say('salah klik, maaf')
us.say('mundur sebelum tempur, ke Detroit')
us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
br.discard('5')

s.play('US 1st NY; the point is booked now')
us.say('13, satu unit saja')
us.play('13')
br.say('oh ya, Sandwich tadi! satu angka balik')
way('Lewiston', 'Ft. Niagara')
us.drag('1st_NY_Militia', 'Ft. Niagara')
br.vp('British 2')
us.discard('13')
b.ok()

with act(s, 'BR Brock to the Niagara', 'British', '8', 'Brock', book=b):
    br.say('8 = 2. Brock')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock York_Militia', 'Burlington')
    br.say('bukan milisi, maksudku RNR')
    br.drag('York_Militia', 'York')
    br.drag('R.N.R.', 'Burlington')
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Queenston')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.say('Ft. George, cukup')
    br.discard('8')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.say('simpan')
    us.hold('27')

with act(s, 'BR holds, the wrong card first', 'British', hold=True, book=b):
    br.say('simpan juga')
    br.hold('17')
    br.undo()
    br.say('eh bukan yang itu')
    br.hold('10')

with act(s, 'US to Sackets', 'US', '30', book=b):
    us.say('30, dua unit Oswego ke Sackets')
    us.play('30')
    way('Oswego', 'Sackets Harbour')
    us.each('us:6th us:13th', 'Sackets Harbour')
    us.discard('30')

with act(s, 'BR two regiments down the river', 'British', '20', book=b):
    br.play('20')
    br.say('20: veteran ke-10 dan 49 ke Prescott')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('10th_R.V. br:49th', 'Gananoque')
    br.drag('10th_R.V. br:49th', 'Prescott')
    br.say('tidak, 49 tetap di Gananoque... tidak, di Prescott')
    br.drag('br:49th', 'Gananoque')
    br.undo(1)
    br.drag('Frontenac', 'Gananoque')
    br.drag('Frontenac', 'Kingston')
    br.discard('20')

with act(s, 'US 3rd Ohio', 'US', '19', book=b):
    us.say('19. 3rd Ohio ke Frenchtown')
    us.play('19')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('19')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.say('17, milisi Norfolk')
    br.play('17')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', "Brant's Ford")
    br.drag('Norfolk', 'Port Dover')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'US 4th NY', 'US', '4', book=b):
    us.play('4')
    way('Plattsburg', 'Champlain NY')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.discard('4')
    us.say('kartuku habis')

with act(s, 'BR holds the declaration', 'British', hold=True, book=b):
    br.say('yang terakhir ini kusimpan, untuk nanti')
    br.hold('Declaration of War')

s.play('autumn 1812: arrivals, deal')
br.say('armada tetap di danau, kan ini musim semi-panas')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.drag('Glengarry', 'Montreal')
br.say('Glengarry... di Cornwall rupanya')
br.drag('Glengarry', 'Cornwall')
br.drag('br:103rd 1/R._Scots Western_Indians', 'Quebec City')
br.drag('Western_Indians', 'Ft. Malden')
muster(br, '1812b', groups=False)
deal(t, us, 1812, '6', '3', '21', '11', '24', '1')
deal(t, br, 1812, '16', '31', '26', '7', '28')
assert (len(t.hand('US')), len(t.hand('British'))) == (6, 5)
us.say('aku punya 27 yang disimpan, jadi 6. kamu 5')
us.drag([t.card('27').id], 'US Hand')
br.drag([t.card('10').id], 'British Hand')
br.drag([t.card('Declaration of War').id], 'British Hand')

with act(s, 'US 18th to Lewiston', 'US', '24', book=b):
    us.say('24, satu')
    us.play('24')
    way('Ft. Niagara', 'Lewiston')
    us.drag('us:18th', 'Lewiston')
    us.discard('24')

with act(s, 'BR Brock joins Lincoln', 'British', '7', 'Brock', book=b):
    br.say('7 untuk Brock')
    br.play('7')
    way('Ft. George', 'Queenston')
    br.drag('Brock', 'Queenston')
    br.drag('R.N.R.', 'Queenston', at='beside')
    br.say('begini lebih rapi')
    br.drag('R.N.R.', 'Queenston')
    br.discard('7')

with act(s, 'US puts a depot at Buffalo', 'US', '21', book=b):
    us.play('21')
    assert supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.discard('21')

with act(s, 'BR 103rd up the road', 'British', '28', book=b):
    br.say('28: 103 dan Scots ke Montreal')
    br.play('28')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:103rd 1/R._Scots br:100th', 'Trois-Rivieres')
    br.drag('br:100th', 'Quebec City')
    br.drag('br:103rd 1/R._Scots', 'Montreal')
    br.discard('28')
    br.say('besok lanjut')
s.done()
