"""Spring 1812 in Turkish: a hasty one who drags far, an easy-going one who books by feel."""
from aid23a import *

s, t, us, br = start('1812a', 'Cem', 'Nurhan', 'Spring 1812: 3rd Ohio marches eight movement points in a play; Lake Erie booked with three points and never put right',
                     ['32', '12', '27', '13', '4', '19', '30'], ['5', '2', '17', '8', '10', '20', 'Declaration of War'])
b = Book(t)

with act(s, 'US 13 two regiments', 'US', card='13', book=b):
    us.say('13, iki alay Sackets')
    us.play('13')
    us.march('us:6th us:13th', 'Rome', 'Sackets Harbour')
    us.discard('13')

with act(s, 'BR 8 Brock', 'British', card='8', leader='Brock', book=b):
    br.say('8, Brock ile R.N.R. Niyagara tarafına')
    br.play('8')
    br.drag('Brock R.N.R.', 'Stoney Creek')
    br.drag('Brock R.N.R.', 'Ft. George')
    br.discard('8')

s.play('US 4 3rd Ohio all the way')
us.say('4, 3rd Ohio kuzeye, hadi hadi')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
with s.fault('9.1 3.16 9.2 2.22 8.61 8.41 8.42', '3rd Ohio goes from Ft. MacArthur to Detroit: four trails, 8 MP of 6', 'path'):
    assert best('Ft. MacArthur', 'Detroit')[0] == 8
    us.drag('3rd_Ohio', 'Frenchtown')
    us.drag('3rd_Ohio', 'Detroit')
us.discard('4')
br.say('yürü be')

with act(s, 'BR 2 Lake Ontario', 'British', card='2', book=b):
    br.say('2, üç gemi göle')
    br.play('2')
    br.each('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('2')

with act(s, 'US 32 Hull', 'US', card='32', leader='Hull', book=b):
    us.play('32')
    us.say('32, Hull karşıya')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR 5 Procter repulsed', 'British', card='5', leader='Procter', flips='1/41st',
         fights={k: 'Sandwich' for k in ('Procter', 'Tecumseh', '1/41st', 'Shawnee', 'Wyandot')}, book=b):
    br.say('5, Procter, Tecumseh, hepsi Sandwich')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('buradayım, önde 4th')
    war(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (2, 2), 'AR-1')
    br.roll('2d6', 2, 2)
    br.say('of. geri dönüyorum')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
    br.flip('1/41st')
    br.discard('5')

with act(s, 'US 19 Oneida', 'US', card='19', book=b):
    us.say('19, Oneida Oswego')
    us.play('19')
    us.drag('Oneida', 'Sodus')
    us.drag('Oneida', 'Oswego')
    us.discard('19')

s.play('BR 10 Lake Erie')
br.say('10, Erie gölü de benim')
br.play('10')
br.drag('Queen_Charlotte br:Hunter', 'Lake Erie Control Box')
assert b.due() == 'British 3'
with s.fault('4.16 4.12 4.11 2.4 11.42', 'the control of Lake Erie is worth 2, the marker goes from British 1 to British 4 and stays wrong', ''):
    br.vp('British 4')
b.off -= 1
br.discard('10')

with act(s, 'US 12 Queenston', 'US', card='12', leader='Van Rensselaer', fights={'Van Rensselaer': 'Queenston', '1st NY Militia': 'Queenston'}, book=b):
    us.say('12, van Rensselaer nehri geçer')
    us.play('12')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('bekliyorum')
    war(t, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln', (2, 5), 'AR')
    us.roll('2d6', 2, 5)
    us.say('nehir eksi bir. dönüyoruz')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    us.discard('12')

with act(s, 'BR 20 restores', 'British', card='20', flips='1/41st', book=b):
    br.say('20, 1/41st iyileşti')
    br.play('20')
    br.flip('1/41st')
    br.discard('20')

with act(s, 'US 30 Ogdensburg', 'US', card='30', book=b):
    us.say('30, iki alay Ogdensburg')
    us.play('30')
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('us:6th us:13th', 'Ogdensburg')
    us.discard('30')

with act(s, 'BR 17 Norfolk', 'British', card='17', book=b):
    br.say('17, Norfolk Ft. Erie')
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('US holds')
us.say('bunu saklıyorum')
us.hold('27')
s.play('BR holds')
br.say('ben de')
br.hold('Declaration of War')
s.done()
