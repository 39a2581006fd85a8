"""Spring 1812 in Catalan: a hasty American who drops men before the words, a precise Englishwoman of the table who counts aloud."""
from aid35b import *

s = Session('dev-1812-faults', us='Oriol', br='Merce',
            what='Spring 1812, Catalan: retreats before combat chased into Detroit, two rounds there, Queenston twice, Indians lost, a relief from Kingston')
t, us, br = s.begin()
B = Book(t)
br.say('bon dia! jo vaig amb els anglesos. la carta de la declaracio la tinc jo, per tant comences tu')

with act(s, 'US Hull to Sandwich', 'US', '32', leader='Hull', book=B):
    us.drag('4th', 'Sandwich')
    us.drag('1st_Ohio 2nd_Ohio Michigan', 'Sandwich')
    us.say('32! amb tres punts, Hull i els seus a l altra banda')
    us.play('32', reveal=False)
    us.drag('Hull', 'Sandwich')
    us.reveal('32')
    us.vp(B.due())
    us.discard('32')

with act(s, 'BR Procter chases Hull into Detroit', 'British', '5', leader='Procter', fights={'Procter': 'Detroit', 'Tecumseh': 'Detroit',
         '1/41st': 'Detroit', 'Shawnee': 'Detroit', 'Wyandot': 'Detroit'}, ret='Hull 4th 1st_Ohio 2nd_Ohio Michigan', gone=['Sandwich'],
         flips='1/41st 4th Shawnee', book=B):
    br.say('Carta 5, valor 2, activo Procter. Tecumseh, el 41, Shawnee i Wyandot. Sandwich: cost 1')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('uf. me n torno a Detroit abans del combat, tots')
    safe(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.each('4th 1st_Ohio 2nd_Ohio Michigan', 'Detroit')
    us.drag('Hull', 'Detroit')
    br.vp(B.due())
    br.say('doncs segueixo: riu, cost 3, en total 4. Detroit. jo 11, tu 13 mes 2 del fort = 15')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    us.say('em quedo. mana el 4t')
    bat(t, 'British', 'Detroit', 'Sandwich', '1/41st', 'us:4th', (6, 4), 'EX')
    br.roll('2d6', 6, 4)
    br.say('10 - 2 - 1 = 7. intercanvi. giro el 41')
    br.flip('1/41st')
    us.flip('us:4th')
    br.say('segona ronda: nomes compten els indis, 6 contra 13, menys tres. Shawnee al davant')
    us.say('Ohio al davant')
    bat(t, 'British', 'Detroit', 'Sandwich', 'Shawnee', '1st_Ohio', (2, 2), 'AR-2', rnd=2)
    us.roll('2d6', 2, 2)
    us.say('ja he tirat jo, perdona. 4 - 3 + 1 = 2')
    br.say('quin desastre... Shawnee girat, i els Wyandot se n van, que no tenen revers')
    br.flip('Shawnee')
    br.drag('Wyandot', 'British Eliminated')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    br.discard('5')

with act(s, 'US Van Rensselaer at Queenston', 'US', '12', leader='Van Rensselaer', ret='Lincoln', flips='Lincoln', book=B):
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.play('12')
    us.say('12! Van Rensselaer')
    br.say('em quedo, Lincoln')
    bat(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln', (6, 6), 'DR-1')
    us.roll('2d6', 6, 6)
    br.say('12 - 1 = 11. DR-1. em giro i cap a Chippawa')
    br.flip('Lincoln')
    safe(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    br.say('Chippawa he dit, no Ft. George, quin dit...')
    br.drag('Lincoln', 'Chippawa')
    us.discard('12')
    us.vp(B.due())

with act(s, 'BR Brock to Queenston', 'British', '8', leader='Brock', fights={'York_Militia': 'Queenston'}, ret='1st_NY_Militia Van_Rensselaer', book=B):
    br.say('Carta 8, valor 2. Brock, R.N.R. i milicies de York: Burlington 1, Stoney Creek 2, Ft. George 3, Queenston 4')
    br.play('8')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    us.say('aguanto')
    bat(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st_NY_Militia', (3, 3), 'DR')
    br.say('5 contra 4, res. A contra C, mes dos. Brock mes dos. calcul: 4 mes el dau')
    br.roll('2d6', 3, 3)
    br.say('6 i 4, 10: et retires')
    safe(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp(B.due())
    br.discard('8')

with act(s, 'US the 6th and 13th to Oswego', 'US', '30', book=B, laid=False):
    us.play('30', reveal=False)
    us.drag('us:6th us:13th', 'Utica')
    us.drag('us:6th us:13th', 'Rome')
    us.drag('us:6th us:13th', 'Oswego')
    us.say('30, dos punts, 6e i 13e')
    us.reveal('30')

with act(s, 'BR ships on Ontario', 'British', '2', book=B):
    us.discard('30')
    br.say('Carta 2, valor 3: Royal George, Moira, Gloucester al llac')
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(B.due())
    br.discard('2')

with act(s, 'US Hull again', 'US', '19', book=B):
    us.say('19, 2: el destacament i els de Michigan a Frenchtown')
    us.play('19')
    us.drag('Michigan us:Detachment', 'Frenchtown')
    us.discard('19')

with act(s, 'BR Essex to Sandwich', 'British', '17', book=B):
    br.say('Carta 17, valor 1: Essex a Sandwich, aixi som tres')
    br.play('17')
    br.drag('Essex', 'Sandwich')
    br.discard('17')

s.play('US holds')
us.say('en guardo una')
us.hold('27')

with act(s, 'BR restores the 41st', 'British', '10', build=True, flips='1/41st', book=B):
    br.say('Carta 10, valor 2: recupero el 41 (Sandwich es nostre i te subministrament pel riu Thames i pel llac)')
    assert supplied(t, 'British', 'Sandwich') and holds(t, 'British', 'Sandwich')
    br.play('10')
    br.flip('1/41st')
    br.discard('10')

with act(s, 'US the 2nd NY', 'US', '4', book=B):
    us.drag('2nd_NY_Militia', 'Antwerp')
    us.drag('2nd_NY_Militia', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.say('4 per un punt')
    us.drop_discard('4')

with act(s, 'BR Procter at Detroit again', 'British', '20', leader='Procter', fights={'Procter': 'Detroit', '1/41st': 'Detroit', 'Essex': 'Detroit',
         'Tecumseh': 'Detroit', 'Shawnee': 'Detroit'}, flips='1/41st 1st_Ohio Essex', book=B):
    br.say('Carta 20, valor 2: Procter un altre cop. 41, Essex, Shawnee (girat), Tecumseh. 8 contra 1+3+3+2 = 9')
    br.play('20')
    br.drag('Procter 1/41st Essex Shawnee Tecumseh', 'Detroit')
    us.say('Ohio primer mana')
    bat(t, 'British', 'Detroit', 'Sandwich', '1/41st', '1st_Ohio', (5, 3), 'EX')
    br.roll('2d6', 5, 3)
    br.say('8 -2 -1 +2 = 7, intercanvi altra vegada!')
    br.flip('1/41st')
    us.flip('1st_Ohio')
    br.say('segona: Essex 3 contra 7')
    bat(t, 'British', 'Detroit', 'Sandwich', 'Essex', '2nd_Ohio', (4, 3), 'AR-1', rnd=2)
    br.roll('2d6', 4, 3)
    br.say('7 - 3 = 4, Essex girat i torno a Sandwich')
    br.flip('Essex')
    br.drag('Procter 1/41st Essex Shawnee Tecumseh', 'Sandwich')
    br.discard('20')

with act(s, 'US 13: Oneida', 'US', '13', book=B):
    us.say('13: el 13e tambe, jaja. l Oneida a Oswego')
    us.play('13')
    us.drag('Oneida', 'Oswego')
    us.discard('13')

s.play('BR holds')
br.say('em guardo la declaracio. i tu ja no tens cartes')
br.hold('Declaration of War')
s.done()
