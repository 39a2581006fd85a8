"""A whole summer of 1812 to its last card, in French: fourteen plays, holds, the change of the turn, arrivals, the deal, three plays more."""
from hc16 import *
from more import muster
from session import Session

s = Session('dev-1812-faults', us='Margaux', br='Thibault', what='Spring 1812 played out (7 cards each), French: Lacolle won and lost, a two-round fight at Sandwich, transport, restore, depot, holds; autumn begins with arrivals and a deal of 6')
t, us, br = s.begin()
Y = 1812

us.say('bonjour ! je commence, tu as la declaration')
br.say('salut, vas-y')

with go(s, 'US Dearborn to Plattsburg', 'us', '32', 'Dearborn'):
    us.play('32')
    us.say('Dearborn et ses deux regiments, direction le lac Champlain')
    us.drag('us:6th us:13th Dearborn', 'Whitehall')
    us.drag('us:6th us:13th Dearborn', 'Plattsburg')
    us.discard('32')

with go(s, 'BR two regiments to Isle aux Noix', 'br', '2'):
    br.say('je vois. alors le 8e et les Fencibles a l\'Isle aux Noix')
    br.play('2')
    br.drag('br:8th', 'La Prairie')
    br.drag('Canadian_Fencibles', 'La Prairie')
    br.drag('br:8th', 'Isle aux Noix')
    br.drag('Canadian_Fencibles', 'Isle aux Noix')
    br.discard('2')

with go(s, 'US Dearborn to Lacolle', 'us', '12', 'Dearborn'):
    us.play('12', reveal=False)
    us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th', 'Lacolle')
    us.say('la milice reste a Champlain, Lacolle est a moi')
    us.vp('US 1')
    us.reveal('12')
    us.discard('12')

with go(s, 'BR 8th and Fencibles at Lacolle: 10 to 8, A to B, forest: 0', 'br', '10', ret='us:6th us:13th Dearborn'):
    br.play('10')
    br.drag('br:8th', 'Lacolle')
    br.drag('Canadian_Fencibles', 'Lacolle')
    br.say('tu restes ?')
    us.say('oui')
    assert res(t, 'British', 'Lacolle', ['Isle aux Noix'], '8th', '6th', Y, 5, 4) == 'DR'
    br.roll('2d6', 5, 4)
    retreat(t, 'US', 'Lacolle', 'Champlain NY', 'Isle aux Noix')
    br.discard('10')
    us.say('neuf, je recule')
    us.drag('Dearborn', 'Champlain NY')
    us.drag('us:13th us:6th', 'Champlain NY')
    br.vp('0')

with go(s, 'US Ohio to Sandwich', 'us', '30'):
    us.play('30')
    us.drag('2nd_Ohio', 'Sandwich')
    us.drag('1st_Ohio', 'Sandwich')
    us.vp('US 1')
    us.discard('30')

with go(s, 'BR Procter at Sandwich, two rounds', 'br', '5', 'Procter', ret='1st_Ohio 2nd_Ohio', flips=['1/41st', '1st Ohio', '2nd Ohio']):
    br.say('Procter avec Tecumseh, carte 5')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('je tiens, c\'est le 1st Ohio qui mene')
    assert res(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '1st Ohio', Y, 3, 3) == 'EX'
    br.roll('2d6', 3, 3)
    br.say('6+2 = 8, echange')
    br.flip('1/41st')
    us.flip('1st_Ohio')
    us.say('deuxieme manche')
    assert res(t, 'British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '2nd Ohio', Y, 5, 5, rnd=2) == 'DR-1'
    br.roll('2d6', 5, 5)
    us.flip('2nd_Ohio')
    retreat(t, 'US', 'Sandwich', 'Detroit', 'Ft. Malden')
    us.drag('1st_Ohio 2nd_Ohio', 'Detroit')
    us.say('aie')
    br.vp('0')
    br.discard('5')

with go(s, 'US Oneida carries the 2nd NY', 'us', '13', sea='2nd_NY_Militia'):
    us.play('13')
    cap(t.pieces('Oneida'), t.pieces('2nd_NY_Militia'))
    us.drag('2nd_NY_Militia', 'Oswego')
    us.drag('Oneida', 'Oswego')
    us.discard('13')

with go(s, 'BR restores the 41st', 'br', '8', flips=['1/41st']):
    assert supplied(t, 'British', 'Sandwich') and val('8') >= 1
    br.say('le 41e se remet, 8')
    br.play('8')
    br.flip('1/41st')
    br.discard('8')

with go(s, 'US depot at Detroit', 'us', '19'):
    assert supplied(t, 'US', 'Detroit')
    us.play('19')
    us.put('US Supply Depot', 'Detroit')
    us.say('un magasin a Detroit')
    us.discard('19')

with go(s, 'BR Norfolk', 'br', '17'):
    br.drop_discard('17')
    br.drag('Norfolk', 'Ft. Erie')

with go(s, 'US 3rd Ohio', 'us', '27'):
    us.play('27')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('27')
    us.say('ouf, il fait chaud ici')

with go(s, 'BR the declaration as an ops card', 'br', 'Declaration of War'):
    br.say('la declaration comme carte ordinaire, un point')
    br.play('Declaration of War')
    br.drag('Upper_Canada_Militia', "Crysler's Farm")
    br.drag('Upper_Canada_Militia', 'Prescott')
    br.discard('Declaration of War')

s.play('US holds the last card')
us.hold('4')
us.say('je garde ma derniere')
s.play('BR holds the last card')
br.hold('20')
br.say('moi aussi. fini pour cette saison')

s.play('the turn changes, arrivals, deal of six')
assert not t.hand('US') and not t.hand('British')
us.say('0 partout, pas de flotte dehors')
us.turn('Summer-Autumn 1812')
muster(br, '1812b')
muster(us, '1812b')
for c in ('Card 6', 'Card 16', 'Card 21', 'Card 24', 'Card 3', 'Card 28'):
    us.draw('1812 Deck', c)
us.say('6 et celle que je garde = 7')
for c in ('Card 22', 'Card 18', 'Card 15', 'Card 11', 'Card 25', 'Card 31'):
    br.draw('1812 Deck', c)
us.drag([t.card('4').id], 'US Hand')
assert len(t.hand('US')) == 7 and len(t.hand('British')) == 6

with go(s, 'US Harrison', 'us', '16', 'Harrison'):
    us.play('16')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison Winchester 17th 19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
    us.say('Winchester garde le fort tout seul')
    us.discard('16')

with go(s, 'BR the held card: two regiments from Quebec', 'br', '20'):
    br.say('la carte gardee : 20, deux points')
    br.play('20')
    br.march('103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal', 'Cornwall')
    br.discard('20')

with go(s, 'US Chauncey', 'us', '3', 'Chauncey', pick='Oneida Fair_American Gov._Tompkins'):
    us.play('3')
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Oneida Chauncey Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('3')
    us.say('le lac est a moi. a demain ?')
    br.say('a demain')
s.done()
