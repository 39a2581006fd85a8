"""1812: from the first card before the war into autumn, Swahili. Juma thinks long and puts cards away himself; Zawadi drags for both."""
from aid38a import *

s = Session('dev-1812-opening-1', at=17, us='Juma', br='Zawadi', what='pre-war draws, declaration, Sandwich given up, Prescott, a restored unit, a depot, arrivals and deal of autumn, the lake taken')
t, us, br = s.begin()
D = 'Pre-war Deck'


def top(d=D):
    return t.things[t.deck(d).kids[-1]].name.replace('Card ', '')


s.play('US draws and keeps 11')
us.say('karata ya kwanza... naiweka')
us.draw(D)

s.play('BR draws and keeps 9')
br.draw(D)
br.say('nami naweka')

s.play('US draws 22, Dearborn')
assert top() == '22'
us.draw(D)
us.say('hii naicheza. 22, Dearborn aende bandarini')
us.play('22')
way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
us.drag('Dearborn us:6th us:13th', 'Utica')
br.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
br.say('nimekusaidia kidogo')
us.discard('22')

s.play('BR draws 5, two units to Cornwall')
assert top() == '5'
br.draw(D)
br.play('5', reveal=False)
br.drag('br:8th', 'Coteau du Lac')
br.drag('br:8th', 'Cornwall')
br.drag('Canadian_Fencibles', 'Cornwall')
way('Montreal', 'Coteau du Lac', 'Cornwall')
br.reveal('5')
br.discard('5')

s.play('US draws and keeps 18')
us.draw(D)
us.say('hmm... hmm... naweka')

s.play('BR draws 7, Norfolk')
assert top() == '7'
br.draw(D)
br.play('7')
br.drag('Norfolk', 'Ft. Erie')
br.discard('7')

s.play('US draws and keeps, BR draws the declaration')
us.draw(D)
us.say('naweka tena')
assert top() == 'Declaration of War'
br.draw(D)
br.say('VITA! nimepata tangazo')

s.play('the rest, US first')
while t.deck(D).kids:
    us.draw(D)
    br.draw(D)
assert sizes(t) == (6, 5)
br.turn('Spring-Summer 1812', tracker=False)
b = Book(t)

with act(s, 'US Hull to Sandwich', 'US', '26', 'Hull', book=b):
    us.say('mimi naanza. Hull avuke mto')
    us.play('26')
    us.each('4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
    way('Detroit', 'Sandwich')
    br.vp('US 1')
    us.discard('26')

with act(s, 'BR Procter to Sandwich, the US leaves', 'British', 'Card 25', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('25, Procter na Tecumseh na wote wakubwa')
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('ngoja... narudi Detroit kabla ya vita')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    br.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.say('sitaendelea. nasimama hapa')
    br.vp('0')
    br.discard('25')

with act(s, 'US Dearborn to Ogdensburg', 'US', '32', 'Dearborn', book=b):
    us.play('32')
    us.march('Dearborn us:6th us:13th', 'Antwerp', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('32')

with act(s, 'BR Brock to Ft. Erie', 'British', '#9 Brock and Tecumseh', 'Brock', book=b):
    br.say('namba 9 kama pointi tu. Brock aende Ft. Erie')
    br.play('#9 Brock and Tecumseh')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.march('Brock R.N.R. York_Militia', 'Chippawa', 'Ft. Erie')
    br.discard('#9 Brock and Tecumseh')

with act(s, 'US Oneida takes the 2nd NY to Oswego', 'US', '18', sea='2nd_NY_Militia', book=b):
    us.say('18: Oneida inabeba 2nd NY hadi Oswego')
    us.play('18')
    room(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.drag('2nd_NY_Militia', 'Oswego')
    us.drag('Oneida', 'Oswego')
    us.discard('18')

with act(s, 'BR ships out', 'British', '16', laid=False):
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.play('16')
    br.say('16, meli tatu ziwani')

with act(s, 'US 6th and 13th to Prescott', 'US', '3', book=b):
    us.say('na alama zako mbili?')
    br.vp('British 2')
    us.play('3')
    us.drag('us:13th', 'Prescott')
    us.drag('us:6th', 'Prescott')
    way('Ogdensburg', 'Prescott')
    us.say('lakini mimi nina mbili pia')
    creep(us, 'British 1', '0')
    us.discard('3')
    br.discard('16')

with act(s, 'BR depot at Cornwall', 'British', '31', book=b):
    br.say('31: ghala Cornwall')
    br.play('31')
    assert supplied(t, 'British', 'Cornwall')
    br.put('British Supply Depot', 'Cornwall')
    br.discard('31')

with act(s, 'US 3rd Ohio', 'US', '14', book=b):
    us.play('14')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    way('Ft. MacArthur', 'Ft. Findlay')
    us.say('ya mwisho nabaki nayo')
    us.discard('14')

with act(s, 'both put their last away', 'British', 'Declaration of War', hold=True, book=b):
    br.hold('Declaration of War')
    us.hold('11')

s.play('autumn: marker, arrivals, deal')
br.say('hakuna wa kurudi. majira mapya')
muster(us, '1812b')
us.turn('Summer-Autumn 1812')
muster(br, '1812b', groups=False)
us.say('kadi sita sita')
want = ['20', '8', '24', '12', '21', 'Heavy Rains', '13', 'Campaign', '29', '17', '28', '6']
for i, c in enumerate(want):
    assert top('1812 Deck') == c, (c, top('1812 Deck'))
    (us, br)[i % 2].draw('1812 Deck')
assert sizes(t) == (6, 6)

with act(s, 'US Chauncey takes the lake', 'US', '20', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins', ret='Royal_George Earl_of_Moira Gloucester', laid=False):
    us.say('20: Chauncey. Oswego kwanza, halafu ziwa')
    us.play('20')
    us.drag('Chauncey Scourge Conquest Pert Growler', 'Oswego')
    us.drag('Chauncey Scourge Conquest Pert Growler Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box', at='beside')
    br.say('saba kwa tatu, jamani')
    us.roll('1d6', 4)
    seafight(t, 'US', 'Lake Ontario Control Box', 'Oneida', 'Royal George', 4, 'defender lead strikes')
    br.drag('Royal_George', 'British Eliminated')
    us.say('hasara yangu')
    us.roll('1d6', 2)
    us.say('hakuna')
    us.drag('Earl_of_Moira Gloucester', 'Kingston')

with act(s, 'BR three units at Prescott', 'British', '12', ret='us:6th us:13th', flips='us:13th', book=b):
    us.say('na alama')
    creep(us, 'US 2', 'US 4')
    assert b.due() == 'US 4'
    us.discard('20')
    br.play('12')
    br.march('br:8th Canadian_Fencibles Glengarry', "Crysler's Farm", 'Prescott')
    us.say('nasimama, 13 mbele')
    br.say('8 mbele')
    br.roll('2d6', 6, 4)
    battle(t, 'British', 'Prescott', ["Crysler's Farm"], '8th', '13th', 1812, (6, 4), 'DR-1')
    us.flip('us:13th')
    goes(t, 'US', 'Prescott', 'Ogdensburg', came=["Crysler's Farm"])
    us.drag('us:6th us:13th', 'Ogdensburg')
    br.vp('US 2')
    br.discard('12')

with act(s, 'US restores the 13th', 'US', '21', flips='us:13th', book=b):
    us.say('21: 13 wapumzike')
    us.play('21')
    assert supplied(t, 'US', 'Ogdensburg')
    us.flip('us:13th')
    us.discard('21')

with act(s, 'BR Rottenburg', 'British', '8', 'Rottenburg', book=b):
    br.play('8')
    br.drag('Rottenburg Voltigeurs', 'Cornwall')
    br.drag('Rottenburg Voltigeurs', 'Prescott')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    us.say('mji umejaa')
    br.discard('8')

with act(s, 'US holds a second', 'US', '24', hold=True, book=b):
    us.hold('24')
    us.say('basi, kesho tuendelee?')
s.done()
