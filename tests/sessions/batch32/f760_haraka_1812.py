"""Spring 1812 in Swahili. Juma (US) hastens: the deed before the word, card on the pile before the dice roll; Neema (British) is slow, puts
her pieces at the wrong end of the road and back, asks again."""
from aid32a import *

s, t, us, br = sit('spring 1812: the beaten force of Sandwich loses nothing on 12; the 2nd NY Militia marches 8 points', 'Juma', 'Neema')
s.begin()
bk = Book(t)

with act(s, 'US 6th and 13th', 'US', '13', book=bk):
    us.play('13')
    us.say('Kadi 13, pointi 2: 6 na 13 kwenda Rome')
    us.drag('us:6th us:13th', 'Rome')
    us.discard('13')

with act(s, 'BR Erie', 'British', '8', book=bk):
    br.play('8')
    br.say('kadi 8... meli mbili')
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.drag('Hunter', 'Frenchtown')
    br.say('hapana')
    br.drag('Hunter', 'Lake Erie Control Box')
    br.vp('British 2')
    br.discard('8')

with act(s, 'US Hull', 'US', '32', 'Hull', book=bk):
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('British 1')
    us.say('Kadi 32, Hull alivuka')
    us.discard('32')

with act(s, 'BR Norfolk', 'British', '17', book=bk):
    br.play('17')
    br.drag('Norfolk', "Brant's Ford")
    br.say('17, Norfolk')
    br.discard('17')

with act(s, 'US Van Rensselaer fails', 'US', '12', 'Van Rensselaer', free=True, book=bk):
    us.play('12')
    us.say('Kadi 12, van Rensselaer!')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.discard('12')
    br.say('nabaki')
    duel(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln Militia', (2, 5), 'AR')
    us.roll('2d6', 2, 5)
    us.say('7 - 1 = 6. Narudi.')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')

s.play('BR Procter at Sandwich: a loss forgotten')
br.play('5')
br.say('5, Procter na wote, Essex abaki')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('Tunasimama, bonyeza')
duel(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (6, 6), 'DR-2')
br.roll('2d6', 6, 6)
with s.fault('10.51(DR-2) 10.51(DR-1) 10.51 10.52 10.32(1)', 'a total of 11 or 12 asks for one or two step losses; the force only retreats',
             'odds|result|CRT|land-combat|class'):
    us.say('12, tunarudi Detroit')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
br.vp('British 2')
br.discard('5')

s.play('US 2nd NY Militia too far')
us.play('4')
with s.fault('9.1 9.2 3.16 2.22 8.61', '2nd NY Militia goes 8 MP from Sackets Harbour to Four Corners, 6 are allowed', 'path|link'):
    us.drag('2nd_NY_Militia', 'Ogdensburg')
    us.drag('2nd_NY_Militia', 'Four Corners')
us.say('Kadi 4, pointi 1, 2nd NY')
us.discard('4')

with act(s, 'BR Ontario', 'British', '2', book=bk):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.say('2, meli tatu')
    br.vp('British 4')
    br.discard('2')

with act(s, 'US depot', 'US', '19', build=True, book=bk):
    us.play('19')
    us.discard('19')
    us.put('US Supply Depot', 'Lewiston')
    us.say('Kadi 19: ghala Lewiston')

with act(s, 'BR Brock', 'British', '10', 'Brock', book=bk):
    br.play('10')
    br.drag('Brock R.N.R. York_Militia', 'Smiths Creek')
    br.undo()
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.say('10, Brock')
    br.discard('10')

with act(s, 'US 6th and 13th to Sackets', 'US', '30', book=bk):
    us.play('30')
    us.drag('us:6th us:13th', 'Sackets Harbour')
    us.say('Kadi 30')
    us.discard('30')

with act(s, 'BR 8th and Fencibles', 'British', '20', book=bk):
    br.play('20')
    br.drag('br:8th', 'Cornwall')
    br.drag('Canadian_Fencibles', 'Cornwall')
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
    br.say('20, Prescott')
    br.discard('20')

s.play('both hold')
us.hold('27')
us.say('ya 27 nahifadhi')
s.play('BR holds')
br.hold('Declaration of War')
br.say('nami pia')

s.play('autumn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b', groups=False)
deal(t, us, 1812, '6', '22', '7', '18', '25', '14')
deal(t, br, 1812, '3', '16', '21', '24', '26', '31')
assert hand_sizes(t) == (6, 6)

with act(s, 'US Winchester', 'US', '22', 'Winchester', book=bk):
    us.play('22')
    us.say('Kadi 22, Winchester kwenda Ft. Meigs')
    us.drag('Winchester us:17th us:19th', 'Ft. Meigs')
    us.discard('22')
with act(s, 'BR Vincent', 'British', '26', 'Vincent', book=bk):
    br.play('26')
    br.drag('Vincent br:49th', 'Gananoque')
    br.say('26')
    br.discard('26')
s.done()
