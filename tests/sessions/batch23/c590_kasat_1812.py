"""Reijo drags whole heaps and sorts them out on the way; Graca rolls first and speaks afterwards. Pre-war to autumn 1812."""
from aid23b import *

s = Session('dev-1812-opening-1', at=17, us='Reijo', br='Graca', what='1812 from the pre-war draws on: heaps dragged and sorted, dice before words, a ship lost on Erie, Detroit falls in autumn')
t, us, br = s.begin()
B = Book(t)
P = 'Pre-war Deck'


def top():
    return t.things[t.deck(P).kids[-1]].name


s.play('US keeps 11')
us.say('moi, aloitan. nostan')
us.draw(P)
us.say('jää käteen')

s.play('BR keeps 9')
br.draw(P)
br.say('guardo')

s.play('US draws 22 and marches Dearborn')
us.draw(P)
us.say('tämän pelaan, 22: Dearborn')
with act(s, 'Dearborn', 'US', '22', 'Dearborn'):
    us.play('22')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:13th us:6th Dearborn', 'Rome')
    us.drag('us:13th us:6th Dearborn', 'Sackets Harbour')
    us.discard('22')

s.play('BR draws 5, two regiments up the river')
br.draw(P)
with act(s, 'two up the river', 'British', '5'):
    br.drag('br:8th', 'Kingston')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.drag('Canadian_Fencibles', 'Prescott')
    br.play('5')
    br.say('5, dois batalhões rio acima')
    br.discard('5')

s.play('draws until the declaration')
us.draw(P)
us.say('käteen')
br.draw(P)
br.say('fica')
us.draw(P)
us.say('käteen tämäkin')
assert top() == 'Declaration of War'
br.draw(P)
br.reveal('Declaration of War')
br.say('guerra!!')
us.say('no niin. loput kortit, minä ensin')
while t.deck(P).kids:
    us.draw(P)
    br.draw(P)
us.turn('Spring-Summer 1812')
assert hand_sizes(t) == (6, 6)

with act(s, 'US Hull to Sandwich', 'US', '26', 'Hull', book=B):
    us.say('26, Hull yli joen')
    us.play('26')
    way('Detroit', 'Sandwich')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment Adams', 'Sandwich')
    us.drag('Adams', 'Detroit')
    us.drag('Michigan Detachment', 'Detroit')
    us.say('noin, loput jäivät kotiin')
    us.vp('US 1')
    us.discard('26')

with act(s, 'BR Procter clears Sandwich', 'British', '16', 'Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio', book=B):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.roll('2d6', 6, 4)
    battle(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', (6, 4), 'DR')
    br.play('16')
    br.say('16, Procter. 11 contra 9, 10: recuas')
    us.say('lead 4th, joo')
    goes(t, 'US', 'Sandwich', 'Detroit', came=['Ft. Malden'])
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp('0')
    br.discard('16')

with act(s, 'US Van Rensselaer takes Queenston', 'US', '32', 'Van Rensselaer', ret='Lincoln', book=B):
    us.say('32. van Rensselaer Queenstoniin')
    us.play('32')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    battle(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln Militia', (5, 5), 'DR')
    us.say('4-3, joki -1')
    us.roll('2d6', 5, 5)
    us.say('9, peräänny')
    goes(t, 'British', 'Queenston', 'Ft. George', came=['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp('US 2')
    us.discard('32')

with act(s, 'BR Brock comes back to Queenston', 'British', '25', 'Brock', ret='Van_Rensselaer 1st_NY_Militia', pick='Lincoln',
         flips='York_Militia 1st_NY_Militia', book=B):
    br.play('25', reveal=False)
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    battle(t, 'British', 'Queenston', ['Ft. George'], 'York Militia', '1st NY Militia', (3, 2), 'EX')
    br.roll('2d6', 3, 2)
    br.reveal('25')
    br.say('25 Brock; à frente a milícia de York, 8 contra 4. 5+1+2=8, troca')
    br.flip('York_Militia')
    us.flip('1st_NY_Militia')
    us.say('vain käännettyjä jäljellä, pois')
    goes(t, 'US', 'Queenston', 'Lewiston', came=['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.vp('0')
    br.discard('25')

with act(s, 'US two regulars to Lewiston', 'US', '3', book=B):
    us.say('3, kaksi rykmenttiä Niagaralle')
    us.play('3')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.drag('us:6th us:13th Dearborn 2nd_NY_Militia Oneida', 'Rome')
    us.drag('Oneida', 'Sackets Harbour')
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')
    us.drag('us:6th us:13th', 'Canandaigua')
    us.drag('us:6th us:13th', 'Lewiston')
    us.discard('3')

with act(s, 'BR Norfolk', 'British', '31', book=B):
    br.play('31')
    mv(br, 'Norfolk', 'Port Dover', 'Ft. Erie')
    br.discard('31')
    br.say('norfolk')

with act(s, 'US Adams on the lake', 'US', '14', book=B):
    us.say('14. Adams järvelle, kukaan ei vartioi')
    us.play('14')
    us.drag('Adams 4th', 'Lake Erie Control Box')
    us.say('hups, ei jalkaväki')
    us.drag('4th', 'Detroit')
    us.vp('US 2')
    us.discard('14')

with act(s, 'BR two ships against Adams', 'British', '#9 Brock and Tecumseh', ret='Adams', book=B):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    m = naval_drm(t.pieces('Queen_Charlotte Hunter'), t.pieces('Adams'), t.find('Queen Charlotte'), t.find('Adams'))
    assert naval(4 + m) == 'defender strikes all', m
    br.roll('1d6', 4)
    br.roll('1d6', 2)
    br.play('#9 Brock and Tecumseh')
    br.say('a 9 como 2. 4+3=7, arreia a bandeira; as minhas perdas: 2, nada')
    us.say('voi ei')
    us.drag('Adams', 'US Eliminated')
    br.vp('British 2')
    br.discard('#9 Brock and Tecumseh')

with act(s, 'US to the Maumee', 'US', '18', book=B):
    us.say('18')
    us.play('18')
    way('Detroit', 'Frenchtown', 'Ft. Meigs')
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Frenchtown')
    us.drag('Hull 2nd_Ohio Michigan Detachment', 'Detroit')
    us.drag('4th 1st_Ohio', 'Ft. Meigs')
    us.discard('18')

with act(s, 'BR the 100th', 'British', '7', book=B):
    br.drag('br:100th', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.say('7, o 100 até Cornwall')
    br.drop_discard('7')

with act(s, 'US 3rd Ohio', 'US', '11', book=B):
    us.say('11, kolmas Ohio')
    us.play('11')
    mv(us, '3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('11')

with act(s, 'BR the declaration as one', 'British', 'Declaration of War', book=B):
    br.play('Declaration of War')
    br.say('a declaração por 1')
    mv(br, 'Upper_Canada_Militia', 'Cornwall', "Crysler's Farm")
    br.discard('Declaration of War')
assert hand_sizes(t) == (0, 0)

s.play('summer: arrivals, deal')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.say('os meus')
muster(br, '1812b', groups=False)
deal(t, us, 1812, '12', '6', '4', '13', '21', '29', '10')
deal(t, br, 1812, '2', '23', '1', '28', '17', '20', '15')
B.ok()

with act(s, 'US Chauncey sails', 'US', '12', 'Chauncey', book=B):
    us.say('12, Chauncey ulos koko porukalla')
    us.play('12')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert 1st_Rifles', 'Lake Ontario Control Box')
    us.drag('1st_Rifles', 'Sackets Harbour')
    us.vp('0')
    us.discard('12')

with act(s, 'BR Detroit', 'British', '2', 'Procter', ret='Hull 2nd_Ohio Michigan Detachment', flips='2nd_Ohio', book=B):
    way('Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    battle(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '2nd Ohio', (6, 4), 'DR-1')
    br.roll('2d6', 6, 4)
    br.play('2')
    br.say('2, Procter a Detroit. 11 contra 9, classe +2, rio -1: 11')
    us.say('2nd Ohio edessä, se kääntyy')
    us.flip('2nd_Ohio')
    goes(t, 'US', 'Detroit', 'Frenchtown', came=['Sandwich'])
    us.drag('Hull 2nd_Ohio Michigan Detachment', 'Frenchtown')
    br.vp('British 3')
    br.discard('2')

with act(s, 'US Harrison forward', 'US', '6', 'Harrison', book=B):
    us.say('6, Harrison, kaikki mukaan')
    us.play('6')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison Winchester us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky Winchester', 'Frenchtown')
    us.drag('1st_Kentucky Winchester', 'Ft. Meigs')
    us.say('kentuckylaiset jäi Meigsiin, Winchester myös')
    us.discard('6')

with act(s, 'BR holds', 'British', '23', hold=True, book=B):
    br.hold('23')
    br.say('uma de lado')

with act(s, 'US 1st Pennsylvania', 'US', '21', book=B):
    us.play('21')
    mv(us, '1st_PA_Militia', 'Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
    us.discard('21')
    us.say('jatketaan huomenna')
    br.say('boa noite')
s.done()
