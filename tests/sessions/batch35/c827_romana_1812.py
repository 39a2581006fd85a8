"""Autumn 1812, the winter, spring 1813 in Romanian: full bookkeeping, both of them untidy: markers late, arrivals before the turn, cards dealt in parts."""
from aid35b import *

s = Session('dev-1812-faults', us='Radu', br='Ilinca',
            what='Autumn 1812 to spring 1813, Romanian: last plays, fleets home, winter attrition told in one line, depots off, arrivals in pieces, dice for 1813, first plays')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
t.lay('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Winchester 17th us:19th 1st_Kentucky', 'Ft. Meigs', 'US')
t.lay('us:9th 11th', 'Plattsburg', 'US')
t.lay('us:5th 12th 14th', 'Batavia', 'US')
t.lay('15th 16th 21st', 'Sackets Harbour', 'US')
t.lay('us:6th', 'Rome', 'US')
t.lay('us:13th', 'Utica', 'US')
t.lay('20th', 'Canandaigua', 'US')
t.lay('3rd_Ohio', 'Ft. Findlay', 'US')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('103rd', 'Montreal', 'British')
t.lay('1/R._Scots', 'Sorel', 'British')
t.lay('br:8th', 'Chambly', 'British')
t.lay('Glengarry', 'Prescott', 'British')
t.lay_marker('US Supply Depot', 'Sackets Harbour')
t.lay_vp('British 4')
hands(t, ['12', '13', '32', '30'], ['2', '8', '17', '5'])
burn_to(t, 1812, 22)
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Hull into Sandwich', 'US', '32', leader='Hull', book=B):
    us.say('32 ca 3, Hull, trece raul cu 4, 1 Ohio si 2 Ohio')
    us.play('32')
    us.drag('us:4th 1st_Ohio', 'Sandwich')
    us.drag('2nd_Ohio Hull', 'Sandwich')
    us.vp(B.due())
    us.discard('32')

with act(s, 'BR Procter out to Sandwich', 'British', '8', leader='Procter', fights={'Procter': 'Sandwich', '1/41st': 'Sandwich', 'Essex': 'Sandwich',
         'Tecumseh': 'Sandwich', 'Shawnee': 'Sandwich', 'Wyandot': 'Sandwich', 'Western_Indians': 'Sandwich'},
         ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=B):
    br.say('8 ca 2: Procter vine cu toti. si indienii. 5+3+4+2+2')
    br.play('8')
    br.drag('1/41st Essex Procter', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    us.say('raman. cu 4')
    bat(t, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (5, 4), 'DR')
    br.roll('2d6', 5, 4)
    br.say('16 la 9, nimic. 9, inapoi cu voi')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(B.due())
    br.discard('8')

with act(s, 'US the 9th and 11th to Lacolle', 'US', '13', book=B):
    us.say('13, 2 puncte: 9 si 11, la Lacolle')
    us.play('13')
    us.march('us:9th 11th', 'Champlain NY', 'Lacolle')
    us.vp(B.due())
    us.discard('13')

with act(s, 'BR Rottenburg drives them off', 'British', '5', leader='Rottenburg', fights={'Rottenburg': 'Lacolle', '103rd': 'Lacolle', 'Canadian_Fencibles': 'Lacolle',
         'Voltigeurs': 'Lacolle'}, ret='us:9th 11th', book=B):
    br.say('5 ca 2, Rottenburg: 103, Fencibles, Voltigeurs, La Prairie 3 si inca 2')
    br.play('5')
    br.march('Rottenburg 103rd Canadian_Fencibles Voltigeurs', 'La Prairie', 'Lacolle')
    us.say('stau. si carta de lupta? nu am')
    bat(t, 'British', 'Lacolle', 'La Prairie', '103rd', '11th', (5, 5), 'DR')
    br.roll('2d6', 5, 5)
    br.say('13 la 8, padure -1, deci 9')
    safe(t, 'US', 'Lacolle', 'Champlain NY', ['La Prairie'])
    us.drag('us:9th 11th', 'Champlain NY')
    br.vp(B.due())
    br.discard('5')

with act(s, 'US the 6th to Oswego', 'US', '30', book=B):
    us.say('30: 6 la Oswego')
    us.play('30')
    us.drag('us:6th', 'Oswego')
    us.discard('30')

with act(s, 'BR the 103rd away from the mill', 'British', '2', book=B):
    br.say('2 ca 3: 103 si Fencibles inapoi la Isle aux Noix, Voltigeurs la St-Jean')
    br.play('2')
    br.drag('103rd Canadian_Fencibles', 'Isle aux Noix')
    br.drag('Voltigeurs', 'Isle aux Noix')
    br.drag('Voltigeurs', 'St-Jean')
    br.discard('2')

with act(s, 'US Dearborn and the rest of Albany', 'US', '12', leader='Dearborn', book=B):
    us.say('12, Dearborn din Albany cu 23 la Whitehall')
    us.play('12')
    us.drag('Dearborn 23rd', 'Whitehall')
    us.discard('12')

with act(s, 'BR the 41st to Malden', 'British', '17', book=B):
    br.say('17, ultima: 41 la Malden, sa nu inghete')
    br.play('17')
    br.drag('1/41st', 'Ft. Malden')
    br.discard('17')

s.play('fleets home, the winter')
br.say('flotele acasa, las markere')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
us.say('de ce doua? a, ca le ai. bine')
us.turn('Winter 1812-13')
us.say('fara evenimente. iernam')
assert excess(t) == {('Sandwich', 'British'): 3, ('Detroit', 'US'): 2, ('Ft. Meigs', 'US'): 2, ('Batavia', 'US'): 1, ('Champlain NY', 'US'): 1}, excess(t)
us.say('Detroit 2, Meigs 2, Batavia 1, Champlain 1')
us.flip('1st_Ohio 2nd_Ohio')
us.flip('17th us:19th')
us.flip('12th')
us.flip('11th')
br.say('Sandwich trei: Essex, Shawnee... si Wyandot, care n au verso')
br.flip('Essex')
us.flip('Shawnee')
br.drag('Wyandot', 'British Eliminated')
us.say('am intors eu Shawnee, iarta-ma, erau sub mouse')
us.delete([p for p in t.at('Sackets Harbour') if 'Depot' in p.name])

s.play('spring 1813: arrivals, the turn marker after them, dice, deals in parts')
muster(us, '1813a')
us.say('a, si luna: primavara 1813')
us.turn('Spring-Summer 1813')
br.say('ale mele una cate una')
muster(br, '1813a', groups=False)
us.roll('1d6', 5)
br.roll('1d6', 3)
assert tracked(t) == -4, tracked(t)
br.say('3 si cu 4 puncte 7. incep eu tot anul')
deal(t, us, 1813, '46', '47', '48', '49', '50')
deal(t, br, 1813, '40', '41', '42', '43', '44', '60', '62', '65')
us.say('stai, mai iau trei')
deal(t, us, 1813, '52', 'Campaign', '66')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR Vincent over the river to Ogdensburg', 'British', '42', leader='Vincent', ret='Hamilton Julia', book=B):
    br.say('42, 3 puncte, Vincent: 49 si 10 R.V., Gananoque, Prescott, Ogdensburg: 5')
    br.play('42')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.march('Vincent 49th 10th_R.V.', 'Gananoque', 'Prescott', 'Ogdensburg')
    us.say('goletele fug la Sackets')
    us.drag('Hamilton Julia', 'Sackets Harbour')
    br.vp(B.due())
    br.discard('42')

with act(s, 'US Pike to Ogdensburg', 'US', '47', leader='Pike', fights={'Pike': 'Ogdensburg'}, ret='Vincent 49th 10th_R.V.', book=B):
    us.say('Pike! 47, un punct ajunge: 15, 16, 21 si puscasii, Antwerp 2, Ogdensburg 4')
    us.march('Pike 15th us:16th 21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    br.say('stau. 49')
    bat(t, 'US', 'Ogdensburg', 'Antwerp', '1st_Rifles', '49th', (5, 3), 'DR')
    us.roll('2d6', 5, 3)
    us.say('14 la 7, +1, Pike +1, regulari -1. 9, DR. in camp deschis!')
    safe(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.drag('49th 10th_R.V.', 'Prescott')
    br.drag('Vincent', 'Prescott')
    us.play('47')
    us.discard('47')
    us.vp(B.due())

with act(s, 'BR builds', 'British', '62', build=True, book=B):
    br.say('62, 3 de constructie: Wolfe si Melville la Kingston, Detroit la Malden')
    br.play('62')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('62')

with act(s, 'US builds', 'US', '46', build=True, book=B):
    us.say('46 la fel: Madison, General Pike, apoi Ontario cu Asp')
    us.play('46')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('ship:Ontario Asp', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR the reserves up', 'British', '60', book=B):
    br.play('60')
    br.drag('De_Watteville br:13th', 'Trois-Rivieres')
    br.drag('De_Watteville br:13th', 'Montreal')
    br.say('60, doua')
    br.discard('60')

with act(s, 'US restores two at Ft. Meigs', 'US', '48', build=True, flips='17th us:19th', book=B):
    us.say('48: 17 si 19 pe fata')
    assert supplied(t, 'US', 'Ft. Meigs')
    us.play('48')
    us.flip('us:19th')
    us.flip('17th')
    us.discard('48')

s.play('BR holds')
br.say('pastrez una, gata pe azi')
br.hold('40')
s.done()
