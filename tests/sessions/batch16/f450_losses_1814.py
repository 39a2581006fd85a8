"""Spring of 1814: a DR-2 is paid with one step, and a player lays a third card aside."""
from hc16 import *
from start1814 import lay_1814
from more import lay_arrivals
from session import Session

s = Session('dev-1812-faults', us='Imre', br='Kati', what='Spring 1814 to its end, Hungarian: DR-2 at Champlain with two full British regiments and only one flipped; the British hold three cards of one hand')
t = s.t
lay_1814(t)
for side in ('US', 'British'):
    lay_arrivals(t, '1814a', side)
t.lay_vp('US 3')
assert score(t) == -0 + 3
more.set_aside(t, 'Treaty of Ghent')
lay7.hands(t, ['Card 92', 'Card 79', 'Card 83', 'Card 86', 'Card 77', 'Card 88'], ['Card 76', 'Card 80', 'Card 78', 'Card 84', 'Card 85', 'Card 74'])
lay7.burn_to(t, 1814, 6)
t, us, br = s.begin()
Y = 1814

with go(s, 'BR De Meuron and 70th... only De Meuron and the Fencibles go south', 'br', '80'):
    br.say('szia, en kezdek. 80')
    br.play('80')
    br.drag('De_Meuron', 'Isle aux Noix')
    br.drag('De_Meuron', 'Lacolle')
    br.discard('80')

with go(s, 'US Wilkinson to Ogdensburg', 'us', '92', 'Wilkinson'):
    us.say('92')
    us.play('92')
    us.march('Wilkinson us:9th 11th 21st 23rd us:25th', 'Antwerp', 'Ogdensburg')
    us.discard('92')

with go(s, 'BR Prevost to Prescott', 'br', '76', 'Prevost'):
    br.play('76')
    br.march('Prevost br:16th 90th 37th', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('76')

with go(s, 'US restores nobody, two regiments to Buffalo', 'us', '79'):
    us.play('79')
    us.drag('us:26th 5th_PA', 'Buffalo')
    us.discard('79')

with go(s, 'BR Fencibles and De Meuron to Champlain', 'br', '78'):
    br.say('78: De Meuron es a Fencibles at a hataron')
    br.play('78')
    br.drag('De_Meuron Canadian_Fencibles', 'Champlain NY')
    br.vp('US 2')
    br.discard('78')

s.play('US Izard at Champlain: 21 to 10, 2:1, B to B, forest: 0; 12 is DR-2')
us.say('83, Izard mindennel')
us.play('83')
us.drag('Izard us:6th us:13th 15th 29th 30th 31st', 'Champlain NY')
br.say('maradok')
assert res(t, 'US', 'Champlain NY', ['Plattsburg'], '6th', 'De Meuron', Y, 6, 6) == 'DR-2'
us.roll('2d6', 6, 6)
us.say('tizenketto!')
with s.fault('10.51 10.51(DR-2) 10.52', 'DR-2: two full regiments, one step is taken and both go back'):
    br.flip('De_Meuron')
    retreat(t, 'British', 'Champlain NY', 'Lacolle', 'Plattsburg')
    br.drag('De_Meuron Canadian_Fencibles', 'Lacolle')
us.vp('US 3')
us.discard('83')

s.play('BR holds one')
br.hold('84')

with go(s, 'US yard', 'us', '86', build=True):
    us.say('86: Superior es Jones')
    us.play('86')
    us.drag('ship:Superior', 'Sackets Harbour')
    us.drag('ship:Jones', 'Sackets Harbour')
    us.discard('86')

s.play('BR holds two')
br.hold('85')

with go(s, 'US rifles', 'us', '77'):
    us.play('77')
    us.drag('1st_Rifles', 'Cape Vincent')
    us.discard('77')

s.play('BR holds three')
with s.fault('7.34 7.32', 'a third card of one hand is held back'):
    br.hold('74')
    br.say('ezt is elteszem')

with go(s, 'US Vergennes yard', 'us', '88', build=True):
    us.play('88')
    us.drag('ship:Saratoga', 'Vergennes')
    us.drag('ship:Ticonderoga', 'Vergennes')
    us.discard('88')
    us.say('nincs tobb lapom')
s.done()
