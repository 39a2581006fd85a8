"""Güzden kışa, kıştan bahara: bütün yazmanlığı bir kişi yapar; marker önce çevrilir sonra yürür; taşlar bırakılan yerden ikişer ikişer gider."""
from aid33a import *

s = start('1812b', 'Nermin', 'Cahit', 'autumn 1812 to spring 1813 with all bookkeeping by one player; the marker is turned before it moves; reinforcements before the turn marker, deal in parts', ['12', '13', '27', '19', '30'], ['10', '8', '2', '20', '5'], 18)
t, us, br = s.t, s.us, s.br
for n in '1st_Ohio 2nd_Ohio us:Detachment us:4th Michigan_Militia'.split():
    t.lay(n, 'US Eliminated', 'US')
t.lay('Hull', 'Captured', 'US')
t.lay('1/41st Essex', 'Detroit', 'British')
t.lay('Queen_Charlotte Hunter', 'Lake Erie Control Box', 'British')
t.lay('Adams', 'Buffalo', 'US')
t.lay('Oneida Conquest Scourge', 'Lake Ontario Control Box', 'US')
t.lay_vp('British 3')
s.begin()
b = Book(t)
assert b.off == 0


def mark(to):
    """Cahit: first the other side up, then away with it."""
    mk = t.find('VP Marker')
    want = 2 if to.startswith('British') else 1
    if to != '0' and mk.level() != want:
        t.flip(mk)
    br.vp(to, flip=False)


with act(s, 'US Dearborn', 'US', '12', leader='Dearborn'):
    us.say('12 ile Dearborn yürüyor')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:9th us:15th', 'Rome')
    us.drag('us:16th us:21st', 'Rome')
    us.drag('us:9th us:15th', 'Sackets Harbour')
    us.drag('Dearborn us:16th us:21st', 'Sackets Harbour')
    br.discard('12')

with act(s, 'BR from Quebec', 'British', '10'):
    br.play('10')
    assert way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 6
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.drag('103rd 1/R._Scots', 'Prescott')
    br.discard('10')

with act(s, 'US Winchester', 'US', '13', leader='Winchester'):
    us.say('Winchester Frenchtown')
    us.play('13')
    assert way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
    us.drag('17th us:19th Winchester', 'Ft. Meigs')
    us.drag('17th us:19th Winchester', 'Frenchtown')
    br.discard('13')

with act(s, 'BR Procter to the Raisin', 'British', '8', leader='Procter', pick='1/41st', ret='17th us:19th Winchester'):
    br.play('8')
    assert way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6
    br.drag('Procter Tecumseh', 'Detroit')
    br.drag('Shawnee Wyandot', 'Detroit')
    br.drag('Western_Indians', 'Detroit')
    br.drag('Procter Tecumseh 1/41st', 'Frenchtown')
    br.drag('Shawnee Wyandot Western_Indians', 'Frenchtown')
    us.say('duruyorum')
    br.say('başta 41')
    assert fight(t, 'British', 'Frenchtown', ['Detroit'], '1/41st', '17th', 1812, (5, 5)) == 'DR'
    br.roll('2d6', 5, 5)
    br.say('10, geri')
    goes(t, 'US', 'Frenchtown', 'Ft. Meigs', ['Detroit'])
    us.drag('17th us:19th Winchester', 'Ft. Meigs')
    mark(b.due())
    br.discard('8')

with act(s, 'US depot', 'US', '27', book=b):
    us.say('depo Sackets')
    assert supplied(t, 'US', 'Sackets Harbour')
    us.play('27')
    br.put('US Supply Depot', 'Sackets Harbour')
    br.say('ben koydum')
    br.discard('27')

with act(s, 'BR fleet against Oneida', 'British', '2', ret='Oneida Conquest Scourge', fights={'Royal George': 'Lake Ontario Control Box'}, flips='Royal_George Oneida'):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Gloucester', 'Lake Ontario Control Box')
    assert sea(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge', 'Royal_George', 'Oneida', 4) == 'A1 D1 att'
    br.roll('1d6', 4)
    br.flip('Oneida Royal_George')
    us.say('ikimiz de birer')
    us.drag('Oneida', 'Sackets Harbour')
    us.drag('Conquest Scourge', 'Oswego')
    br.drag('Royal_George', 'Kingston')
    mark(b.due())
    br.discard('2')

with act(s, 'US to Plattsburg', 'US', '19', book=b):
    us.play('19')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:6th us:13th', 'Ticonderoga')
    us.drag('us:6th us:13th', 'Plattsburg')
    br.discard('19')

with act(s, 'BR Procter home', 'British', '20', leader='Procter'):
    br.play('20')
    assert way('Frenchtown', 'Detroit', 'Sandwich', 'Ft. Malden') == 6
    br.drag('1/41st', 'Detroit')
    br.drag('Procter Tecumseh', 'Ft. Malden')
    br.drag('Shawnee Wyandot', 'Ft. Malden')
    br.drag('Western_Indians', 'Ft. Malden')
    mark(b.due())
    br.discard('20')

s.play('both hold')
us.hold('30')
us.say('tutuyorum')
br.hold('5')
br.say('ben de. kağıt bitti')
b.ok()

s.play('fleets home')
br.drag('Gloucester Earl_of_Moira', 'Kingston')
br.drag('Queen_Charlotte Hunter', 'Ft. Malden')
br.put('British Lake Control', 'Lake Erie Control Box')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.say('iki gölde bayrak')
b.ok()

s.play('winter: attrition, repair, depot')
X = excess(t)
assert X == {('Ft. Meigs', 'US'): 1, ('Ft. St. Joseph', 'British'): 1}, X
br.say('kış. Meigs iki kişi bir yatak')
us.say('19 dönsün')
br.flip('us:19th')
br.say('St Joseph de bir fazla, müfreze gitti')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t)
br.turn('Winter 1812-13')
br.flip('Royal_George')
br.flip('Oneida')
br.delete('US_Supply_Depot')
us.say('kışlık kartım yok, 30 çöp')
us.discard('30')
br.discard('5')
b.ok()

s.play('spring: arrivals, marker, deal')
muster(br, '1813a')
for p, w in arrivals(t, '1813a', 'US'):
    br.drag([p], w)
br.say('seninkileri de koydum')
br.turn('Spring-Summer 1813', marker=False)
us.say('elim boş')
deal(t, us, 1813, '37', '38', '42', '44', '46')
deal(t, br, 1813, '39', '40', '41', '43', '45', '48', '52', '57')
deal(t, us, 1813, '47', '50', '53')
br.turn('Spring-Summer 1813', tracker=False)
assert tracked(t) == -7 and hand_sizes(t) == (8, 8)
br.say('7 puan: zar yok, bütün yıl ben başlarım')

with act(s, 'BR builds', 'British', '52', build=True, book=b):
    br.play('52')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('52')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.play('46')
    us.say('Lawrence, Niagara, iki guleta. Erie')
    br.drag('ship:Lawrence ship:Niagara', 'Erie PA')
    br.drag('Scorpion Ariel', 'Erie PA')
    br.discard('46')

with act(s, 'BR sloops', 'British', '41', build=True, book=b):
    br.play('41')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.discard('41')

with act(s, 'US Pike', 'US', '37', leader='Pike'):
    us.play('37')
    way('Sackets Harbour', 'Oswego')
    us.drag('us:15th us:16th', 'Oswego')
    us.drag('Pike', 'Oswego')
    br.discard('37')

with act(s, 'BR Yeo', 'British', '39', leader='Yeo', book=b):
    br.play('39')
    br.drag('Yeo Wolfe', 'Lake Ontario Control Box')
    br.drag('Royal_George Melville', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.say('bayrak zaten benim, puan aynı')
    br.discard('39')

with act(s, 'US Hampton', 'US', '42', leader='Hampton'):
    us.say('Hampton kuzeye')
    us.play('42')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:6th us:13th', 'Champlain NY')
    us.drag('Hampton 4th_NY_Militia', 'Champlain NY')
    us.drag('us:6th us:13th', 'Lacolle')
    us.drag('Hampton 4th_NY_Militia', 'Lacolle')
    mark(b.due())
    br.discard('42')

with act(s, 'BR Rottenburg beaten off', 'British', '43', leader='Rottenburg', book=b, fights={'Rottenburg': 'Lacolle', 'Voltigeurs': 'Lacolle', 'Canadian Fencibles': 'Lacolle', 'br:8th': 'Lacolle'}):
    br.play('43')
    assert way('Montreal', 'La Prairie', 'Lacolle') == 5
    br.drag('Rottenburg Voltigeurs', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.drag('Rottenburg Voltigeurs', 'Lacolle')
    br.drag('br:8th Canadian_Fencibles', 'Lacolle')
    us.say('6 başta')
    br.say('8')
    assert fight(t, 'British', 'Lacolle', ['La Prairie'], 'br:8th', 'us:6th', 1813, (2, 4)) == 'AR'
    br.roll('2d6', 2, 4)
    br.say('olmadı')
    br.drag('Rottenburg Voltigeurs', 'La Prairie')
    br.drag('br:8th Canadian_Fencibles', 'La Prairie')
    br.discard('43')

with act(s, 'US restores', 'US', '44', flips='us:19th', book=b):
    rest(t, 'US', 'Ft. Meigs')
    us.play('44')
    us.say('19 iyileşti')
    br.flip('us:19th')
    br.discard('44')
s.done()
