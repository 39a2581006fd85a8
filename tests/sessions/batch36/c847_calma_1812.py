"""The pre-war sequence and the first plays of the war, Catalan: two slow people, a piece at a time."""
from aid36b import *

s = Session('dev-1812-opening-1', at=17, us='Mercè', br='Oriol', what='Pre-war draws and marches, war declared at the eighth card, Sandwich, Kingston from Cape Vincent, Lake Ontario')
t, us, br = s.begin()
b = Book(t)
deck = 'Pre-war Deck'


def top(name):
    assert t.things[t.deck(deck).kids[-1]].name == name, [t.things[k].name for k in t.deck(deck).kids]


s.play('US draws')
us.say('començo jo, una carta...')
top('Card 11')
us.draw(deck)
with act(s, 'US plays it: 13th to Utica', 'US', '11', book=b):
    us.say('la jugo: 11, un punt. el 13è a Utica')
    us.play('11')
    us.drag('us:13th', 'Utica')
    us.discard('11')

s.play('BR draws and keeps')
br.draw(deck)
br.say('me la quedo')

s.play('US draws')
top('Card 22')
us.draw(deck)
with act(s, 'US Dearborn', 'US', '22', 'Dearborn', pick='us:13th', book=b):
    us.say('22, Dearborn. a poc a poc')
    us.play('22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.each('us:6th Dearborn', 'Utica')
    us.each('us:6th us:13th Dearborn', 'Rome')
    us.each('us:6th us:13th Dearborn', 'Sackets Harbour')
    us.discard('22')

s.play('BR draws')
top('Card 5')
br.draw(deck)
with act(s, 'BR 8th and Fencibles up the river', 'British', '5', book=b):
    br.say('la 5 (2): el 8è i els Fencibles cap a Prescott')
    br.play('5')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    for w in ('Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott'):
        br.each('br:8th Canadian_Fencibles', w)
    br.discard('5')

s.play('US draws and keeps')
us.draw(deck)
us.say('aquesta no')

s.play('BR draws')
top('Card 7')
br.draw(deck)
with act(s, 'BR Brock', 'British', '7', 'Brock', book=b):
    br.say('7, un punt, prou per a Brock')
    br.play('7')
    for w in ('Burlington', 'Stoney Creek', 'Ft. George'):
        br.each('R.N.R. Brock', w)
    br.discard('7')

s.play('US draws and keeps; BR draws the declaration')
us.draw(deck)
us.say('també me la quedo')
top('Declaration of War')
br.draw(deck)
br.say('ai. la Declaració de Guerra')
us.say('doncs guerra. robo jo primer')
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 5)

with act(s, 'US Hull', 'US', '32', 'Hull', book=b):
    us.say('32, Hull passa el riu')
    us.play('32')
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
    us.vp(b.due())
    us.discard('32')

with act(s, 'BR Procter', 'British', '16', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('16, Procter surt de Malden amb tothom')
    br.play('16')
    br.each('1/41st Shawnee Wyandot Essex Tecumseh Procter', 'Sandwich')
    us.say('massa gent. me\'n vaig abans del combat')
    us.each('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    us.vp(b.due())
    br.discard('16')

with act(s, 'US Dearborn at Kingston', 'US', '26', 'Dearborn', fights={x: 'Kingston' for x in ('us:6th', 'us:13th', '2nd NY Militia', 'Dearborn')}, book=b):
    us.say('26, Dearborn prova Kingston per Cape Vincent')
    us.play('26')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('us:6th us:13th 2nd_NY_Militia Dearborn', 'Cape Vincent')
    us.drag('us:6th us:13th 2nd_NY_Militia Dearborn', 'Kingston')
    br.say('ens quedem. mana el 49è')
    us.say('el 6è')
    won(t, 'AR', 'us:6th us:13th 2nd_NY_Militia', '49th 10th_R.V. Frontenac', 'Kingston', (3, 6), 'us:6th', '49th', frm='Cape Vincent', route=True)
    us.roll('2d6', 3, 6)
    us.say('9... menys 3, 6. enrere')
    us.each('Dearborn us:6th us:13th 2nd_NY_Militia', 'Cape Vincent')
    us.discard('26')

with act(s, 'BR two ships', 'British', '25', book=b):
    br.say('25: Royal George i Moira al llac')
    br.play('25')
    br.each('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('25')

with act(s, 'US 3rd Ohio', 'US', '3', book=b):
    us.say('3: el 3r d\'Ohio fins a Frenchtown')
    us.play('3')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('3')

with act(s, 'BR Norfolk', 'British', '31', book=b):
    br.play('31')
    way('Port Dover', 'Ft. Erie', 'Chippawa')
    br.march('Norfolk', 'Ft. Erie', 'Chippawa')
    br.say('31, Norfolk a Chippawa')
    br.discard('31')

with act(s, 'US holds', 'US', '14', hold=True, book=b):
    us.say('guardo una carta')
    us.hold('14')

with act(s, 'BR holds', 'British', 'Declaration of War', hold=True, book=b):
    br.hold('Declaration of War')
    br.say('jo guardo aquesta, que ja sabem quina és')

with act(s, 'US back to Sackets', 'US', '18', book=b):
    us.say('18: el 6è i el 13è tornen a Sackets. i prou per avui')
    us.play('18')
    us.each('us:6th us:13th', 'Sackets Harbour')
    us.discard('18')
s.done()
