"""Autumn 1812. Emre is in a hurry and counts roads badly; Defne writes everything out and shows cards late."""
from aid26a import *


def prep(t, us, br):
    autumn_1812(t)
    hands(t, ['12', '32', '4', '30', '19', '13'], ['5', '2', '17', '8', '20', '10'])
    burn_rest(t, 1812, 16)


s, t, us, br = table('Emre', 'Defne', 'Queenston won and lost, two regiments eight points far, one card for two garrisons', prep)
b = Book(t)
count(t, 1812, 6, 6, 16)
with act(s, 'US Dearborn', 'US', card='12', leader='Dearborn', book=b):
    us.say('12 Dearborn plattsburg')
    us.play('12')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th us:9th us:11th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th us:9th us:11th', 'Plattsburg')
    us.discard('12')
with act(s, 'BR fleet', 'British', card='2', laid=False, book=b):
    br.say('2 numara, üç gemi göle çıkıyor: Royal George, Earl of Moira, Gloucester')
    br.play('2', reveal=False)
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 2')
with act(s, 'US Queenston', 'US', card='32', leader='Van Rensselaer', ret='Lincoln', book=b):
    us.say('32 queenston!')
    br.reveal('2')
    us.play('32')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    r = fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (5, 5))
    assert r == 'DR', r
    us.roll('2d6', 5, 5)
    us.say('9 oldu, çekil')
    br.discard('2')
    goes(t, 'British', 'Queenston', 'Ft. George', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp('0')
    us.discard('32')
with act(s, 'BR Brock', 'British', card='8', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    br.say('8 numara: Brock York\'tan geliyor, Lincoln milisini de alıyor')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    us.say('dururum')
    r = fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (1, 4))
    assert r == 'DR', r
    br.roll('2d6', 1, 4)
    br.say('5 + oran 1 + sınıf 2 + Brock 2 = 10')
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp('British 2')
    br.discard('8')
s.play('US 14th and 15th, eight points')
us.say('30 iki birlik: 14 ve 15 kuzeye')
us.play('30')
us.drag('us:14th us:15th', 'Rome')
us.drag('us:14th us:15th', 'Sackets Harbour')
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('9.1 3.16 9.2 2.21 2.22', 'the 14th and 15th march from Albany to Ogdensburg, eight movement points', 'links|path'):
    us.drag('us:14th us:15th', 'Ogdensburg')
us.discard('30')
b.ok()
with act(s, 'BR Procter', 'British', card='5', leader='Procter', book=b):
    br.say('5 numara: Procter Sandwich\'e')
    br.play('5')
    br.drag('Procter 1/41st Shawnee', 'Sandwich')
    br.discard('5')
s.play('US one card, two garrisons')
us.say('19: buffalo milisi batavia')
us.play('19')
us.drag('3rd_NY_Militia', 'Batavia')
with s.fault('8.61 8.31 8.6 8.3 8.62 8.7 8.71', 'one operations card moves the 3rd NY Militia from Buffalo and the 18th from Ft. Niagara'):
    us.drag('us:18th', 'Lewiston')
us.discard('19')
b.ok()
with act(s, 'BR Norfolk', 'British', card='17', book=b):
    br.say('17: Norfolk, Fort Erie')
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')
with act(s, 'US Harrison', 'US', card='13', leader='Harrison', book=b):
    us.say('13 harrison')
    us.play('13')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th', 'Upper Sandusky')
    us.undo()
    us.drag('Harrison us:17th us:19th', 'Ft. Meigs')
    us.discard('13')
with act(s, 'BR Vincent', 'British', card='20', leader='Vincent', book=b):
    br.say('20: Vincent ve 49. alay Prescott\'a')
    br.play('20')
    br.march('Vincent 49th', 'Gananoque', 'Prescott')
    br.discard('20')
with act(s, 'US Vermont', 'US', card='4', book=b):
    us.play('4')
    us.drag('Vermont_Militia', 'Highgate')
    us.discard('4')
    us.say('bitti')
s.play('BR holds')
br.say('birini saklıyorum')
br.hold('10')
s.done()
