"""A campaign in Québec French: Wilkinson and Hampton, heavy rains on Hampton, Prevost's march with drops, a crossing at Prescott fought three rounds."""
from lay18 import *
import aid18
from session import Session

s = Session('dev-1812-faults', us='Guillaume', br='Maude', what='1813b: campaign card, Heavy Rains as reaction, a column dropped on the way, three rounds of exchanges at Prescott')
t = s.t
aid18.lay(t, '1813b')
hands(t, ['Campaign@1813', '62', '44'], ['Heavy Rains@1813', '52', '40'])
burn_to(t, 1813, 24)
t, us, br = s.begin()
book = Book(t)

with act(s, 'US campaign', 'US', 'Campaign', free=True, book=book):
    us.play('Campaign')
    us.say('Campagne: Wilkinson à Sackets, Hampton à Plattsburg')
    br.play('Heavy Rains')
    br.say('ben oui, il mouille à siaux sur Hampton')
    us.say('maudit. une case d abord')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Wilkinson us:9th us:15th us:16th 21st', 'Antwerp')
    us.drag('Wilkinson us:9th us:15th us:16th 21st', 'Ogdensburg')
    way('Plattsburg', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.discard('Campaign')
    br.discard('Heavy Rains')

with act(s, 'BR Prevost down the river', 'British', 'Card 52', leader='Prevost', book=book):
    br.say('52 pour 3. Prevost, cinq bataillons, deux vont débarquer à Montréal')
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost De_Watteville 89th br:13th 70th 1/R._Marines', 'Montreal')
    br.march('Prevost br:13th 70th 1/R._Marines', 'Cornwall', 'Prescott')
    br.discard('52')

with act(s, 'US Wilkinson crosses', 'US', 'Card 62', leader='Wilkinson', fights={'Wilkinson': 'Prescott', '9th': 'Prescott', '15th': 'Prescott', '16th': 'Prescott', '21st': 'Prescott'},
         flips='us:9th us:15th us:16th Canadian_Fencibles br:13th', book=book):
    us.say('62. tout le monde à l eau')
    us.play('62')
    assert aid18.fed(t, 'US', 'Ogdensburg', 'Prescott') and supplied(t, 'British', 'Prescott')
    way('Ogdensburg', 'Prescott')
    us.drag('Wilkinson us:9th us:15th us:16th 21st', 'Prescott', how='beside')
    br.say('on reste')
    frm = ['Ogdensburg']
    us.say('le 9e devant')
    br.say('les Fencibles')
    us.roll('2d6', 4, 6)
    r1 = fight(t, 'US', 'Prescott', frm, 'us:9th', 'Canadian Fencibles', 1813, (4, 6))
    assert r1 == 'EX', r1
    us.flip('us:9th')
    br.flip('Canadian_Fencibles')
    us.say('le 15e')
    br.say('le 13e')
    us.roll('2d6', 5, 5)
    r2 = fight(t, 'US', 'Prescott', frm, 'us:15th', 'br:13th', 1813, (5, 5), rnd=2)
    assert r2 == 'EX', r2
    us.flip('us:15th')
    br.flip('br:13th')
    us.say('16e, encore')
    br.say('70e. t es têtu')
    us.roll('2d6', 6, 2)
    r3 = fight(t, 'US', 'Prescott', frm, 'us:16th', '70th', 1813, (6, 2), rnd=3)
    assert r3 == 'AR-1', r3
    us.flip('us:16th')
    us.drag('Wilkinson us:9th us:15th us:16th 21st', 'Ogdensburg')
    us.discard('62')
with act(s, 'BR restores two', 'British', 'Card 40', build=True, flips='Canadian_Fencibles br:13th', book=book):
    assert supplied(t, 'British', 'Prescott')
    br.say('40, deux régiments remis debout')
    br.play('40')
    br.flip('Canadian_Fencibles br:13th')
    br.discard('40')
s.play('US holds')
us.hold('44')
s.done()
