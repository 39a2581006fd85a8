"""Spring and the first of autumn 1812, in Malay. Two things go wrong: a march too long, a depot where none may be."""
from aid28b import *

s = start('1812a', 'Aishah', 'Farid', 'Spring 1812 whole, the turn, first plays of autumn; Dearborn drags his regiments over 8 points; a US depot at Sandwich',
          ['32', '12', '27', '13', '4', '19', '30'], ['5', '2', '17', '8', '10', '20', 'Declaration of War'])
t, us, br, B = go(s)

with act(s, 'US Hull', 'US', 'Card 32', leader='Hull', book=B):
    us.say('Card 32, Hull menyeberang')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('32')

with act(s, 'BR fleet', 'British', 'Card 2', book=B):
    br.play('2')
    br.say('Card 2, tiga kapal ke Ontario')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 1')
    br.discard('2')

with act(s, 'US Dearborn', 'US', 'Card 12', free=True, book=B):
    us.say('Card 12, Dearborn, dia ada 10 langkah')
    us.play('12')
    assert best('Albany', 'Ogdensburg')[0] == 8
    with s.fault('3.16 8.41 8.42 9.1 9.2', '6th and 13th march 8 MP in one play (Albany to Ogdensburg)', 'path'):
        us.drag('Dearborn us:6th us:13th', 'Utica')
        us.drag('Dearborn us:6th us:13th', 'Rome')
        us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
        us.drag('Dearborn us:6th us:13th', 'Antwerp')
        us.drag('Dearborn us:6th us:13th', 'Ogdensburg')
    us.discard('12')

with act(s, 'BR Brock', 'British', 'Card 8', leader='Brock', book=B):
    br.play('8')
    br.say('Card 8 Brock ke Niagara')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.discard('8')

with act(s, 'US depot', 'US', 'Card 30', book=B):
    us.say('Card 30: gudang bekalan untuk Hull')
    us.play('30')
    with s.fault('13.52 13.51 8.31', 'a US depot is made at Sandwich, enemy territory'):
        us.put('US Supply Depot', 'Sandwich')
        us.say('di Sandwich')
    us.discard('30')

with act(s, 'BR Procter', 'British', 'Card 5', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=B):
    br.play('5')
    br.say('Card 5, Procter dan Tecumseh')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Sandwich')
    us.say('undur sebelum tempur')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.delete(marks(t, 'US Supply Depot'))
    br.say('gudang musnah')
    br.vp('British 2')
    br.discard('5')

with act(s, 'US 1st NY', 'US', 'Card 19', book=B):
    us.play('19')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.say('Card 19')
    us.discard('19')

with act(s, 'BR Prescott', 'British', 'Card 10', book=B):
    br.play('10')
    br.say('Card 10')
    br.drag('br:49th 10th_R.V.', 'Gananoque')
    br.drag('br:49th 10th_R.V.', 'Prescott')
    br.discard('10')

with act(s, 'US 3rd Ohio', 'US', 'Card 4', book=B):
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('4')

with act(s, 'BR Malden', 'British', 'Card 20', leader='Procter', book=B):
    br.play('20')
    br.say('Card 20 Procter pulang, Wyandot tinggal')
    br.drag('Procter 1/41st Essex Shawnee Tecumseh', 'Ft. Malden')
    br.discard('20')

with act(s, 'US Oneida', 'US', 'Card 13', book=B):
    us.play('13')
    us.say('Card 13 Oneida ke Oswego')
    us.drag('Oneida', 'Oswego')
    us.discard('13')

with act(s, 'BR Norfolk', 'British', 'Card 17', book=B):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('Card 17')
    br.discard('17')

with act(s, 'US holds', 'US', 'Card 27', hold=True):
    us.hold('27')
    us.say('simpan')

with act(s, 'BR holds', 'British', 'Declaration of War', hold=True):
    br.hold('Declaration of War')
    br.say('saya juga')

s.play('autumn')
B.ok()
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
deal(t, us, 1812, '6', '16', '25', '1', '3', '7')
muster(br, '1812b')
deal(t, br, 1812, '22', '26', '18', '11', '14', '15')
assert hand_sizes(t) == (6, 6)

with act(s, 'US Harrison', 'US', 'Card 16', leader='Harrison', book=B):
    us.play('16')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.say('Card 16 Harrison')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('16')

with act(s, 'BR Lewiston', 'British', 'Card 22', leader='Brock', pick='Lincoln', ret='Van_Rensselaer', book=B):
    br.play('22')
    br.say('Card 22 Brock ambil Lincoln, ke Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    us.say('jeneral seorang diri, lari ke Batavia')
    us.drag('Van_Rensselaer', 'Batavia')
    br.vp('British 3')
    br.discard('22')

with act(s, 'US Lewiston', 'US', 'Card 25', fights={'18th 1st_NY_Militia': 'Lewiston'}, flips='us:18th', book=B):
    us.play('25')
    us.say('Card 25: 18th dan 1st NY')
    us.drag('us:18th 1st_NY_Militia', 'Lewiston')
    us.roll('2d6', 5, 4)
    assert fight(t, 'US', 'Lewiston', ['Ft. Niagara'], '18th', 'R.N.R.', 1812, (5, 4)) == 'AR-1'
    br.say('9 -1 -2 -1 = 5')
    us.flip('us:18th')
    us.drag('us:18th 1st_NY_Militia', 'Ft. Niagara')
    us.discard('25')

with act(s, 'BR Cornwall', 'British', 'Card 18', book=B):
    br.play('18')
    br.drag('br:8th Canadian_Fencibles', 'Cornwall')
    br.say('Card 18')
    br.discard('18')

with act(s, 'US Dearborn', 'US', 'Card 6', leader='Dearborn', book=B):
    us.play('6')
    way('Ogdensburg', 'Antwerp', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.say('Card 6 Dearborn')
    us.discard('6')

with act(s, 'BR Vincent', 'British', 'Card 15', leader='Vincent', book=B):
    br.play('15')
    br.say('Card 15')
    br.drag('Vincent Frontenac', 'Gananoque')
    br.discard('15')
s.done()
