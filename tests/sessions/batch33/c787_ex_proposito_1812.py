"""A Latin table: rain shown when the march is done, cards of battle laid after the dice, Brock dies once the town is booked."""
from aid33b import *

s, t, us, br, bk = start('1812a', 'Lucius', 'Aemilia', 'spring 1812: reactions and battle cards told late, Detroit falls, Brock dies',
                         ['32', '12', '27', '13', '4', '19', 'Death of Brock'], ['5', '2', '17', '8', '10', 'Heavy Rains', '#9 Brock and Tecumseh'])

with act(s, 'US Hull', 'US', '32', leader='Hull', book=bk):
    us.play('32')
    us.say('charta 32, Hull transit')
    way('Detroit', 'Sandwich')
    us.drag('us:4th', 'Sandwich')
    us.drag('1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp('US 1')
    br.say('imbres! unum spatium, non amplius')
    br.play('Heavy Rains')
    us.say('unum tantum processi')
    us.discard('Heavy Rains')
    us.discard('32')

with act(s, 'BR Brock', 'British', '8', leader='Brock', book=bk):
    br.say('8: Brock cum R.N.R. ad London')
    way('York', 'Burlington', "Brant's Ford", 'Oxford', 'London')
    br.march('Brock R.N.R.', 'Burlington', "Brant's Ford", 'Oxford', 'London')
    br.play('8')
    br.discard('8')

with act(s, 'US Oneida', 'US', '13', sea='2nd_NY_Militia', book=bk):
    us.drag('2nd_NY_Militia', 'Oswego')
    us.drag('Oneida', 'Oswego')
    us.say('navis et milites, 13 pro duobus')
    us.play('13')
    us.discard('13')

with act(s, 'BR Procter at Sandwich', 'British', '5', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', flips='us:4th 1st_Ohio', book=bk):
    br.play('5')
    br.say('5, Procter omnes ducit')
    assert supplied(t, 'US', 'Sandwich') and supplied(t, 'British', 'Ft. Malden')
    br.drag('Procter', 'Sandwich')
    br.drag('1/41st Tecumseh', 'Sandwich')
    br.drag('Shawnee Wyandot Essex', 'Sandwich')
    us.say('maneo, legio quarta prima')
    br.say('1/41')
    for c in (-1, 0, 1):
        assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (6, 6), card=c) == ('DR-1' if c < 0 else 'DR-2')
    us.roll('2d6', 6, 6)
    br.say('hui! sed etiam charta pugnae 10, plus unum')
    br.play('10')
    us.say('et mea 27, minus unum. nihil mutatur')
    us.play('27')
    br.discard('10')
    br.discard('27')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.flip('us:4th')
    us.flip('1st_Ohio')
    br.vp('0')
    br.discard('5')

with act(s, 'US Dearborn', 'US', '12', leader='Dearborn', book=bk):
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Rome', 'Sackets Harbour')
    us.discard('12')

with act(s, 'BR Brock at Detroit', 'British', '2', leader='Brock', pick='Procter Tecumseh 1/41st Shawnee Wyandot Essex',
         ret='Hull us:4th 1st_Ohio 2nd_Ohio Michigan Detachment Adams', flips='2nd_Ohio'):
    br.play('2')
    br.say('2, Brock: per Thamesville, omnes tollo, trans flumen')
    way('London', 'Thamesville', 'Sandwich', 'Detroit', most=10)
    way('London', 'Thamesville', 'Sandwich')
    br.march('Brock R.N.R.', 'Thamesville', 'Sandwich')
    assert supplied(t, 'US', 'Detroit') and supplied(t, 'British', 'Sandwich')
    br.drag('Brock Procter Tecumseh', 'Detroit')
    br.drag('1/41st Shawnee Wyandot Essex', 'Detroit')
    us.say('manemus. dux: Ohio secunda')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '2nd Ohio', 1812, (5, 4)) == 'DR-2'
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '2nd Ohio', 1812, (5, 4), dmod=-1, card=1) == 'DR-2'
    br.roll('2d6', 5, 4)
    br.say('9 et 3: duodecim, duo gradus')
    goes(t, 'US', 'Detroit', 'Frenchtown', ['Sandwich'])
    us.drag('Adams', 'Buffalo')
    us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Frenchtown')
    us.drag('Detachment', 'Frenchtown')
    us.drag('Hull', 'Frenchtown')
    br.drag('Michigan', 'US Eliminated')
    us.flip('2nd_Ohio')
    br.vp('British 3')
    br.discard('2')
us.say('nondum finis: Death of Brock')
us.play('Death of Brock')
br.say('eheu')
br.flip('Brock')
us.discard('Death of Brock')
bk.ok()

with act(s, 'US 3rd Ohio', 'US', '4', book=bk):
    us.play('4')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('4')

with act(s, 'BR R.N.R.', 'British', '17', book=bk):
    br.drag('R.N.R.', 'Ft. Malden')
    br.play('17')
    br.discard('17')

with act(s, 'US restores', 'US', '19', flips='us:4th', book=bk):
    us.play('19')
    us.say('19: quartam reficio')
    assert supplied(t, 'US', 'Frenchtown') and holds(t, 'US', 'Frenchtown')
    us.flip('us:4th')
    us.discard('19')

with act(s, 'BR holds', 'British', None, book=bk):
    br.hold('#9 Brock and Tecumseh')
    br.say('servo')
s.done()
