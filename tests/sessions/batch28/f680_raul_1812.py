"""Romanian, short of breath: a militia that marches two days in one, and Indians in a brig."""
from aid28a import *

s = Session('dev-1812-faults', us='Costel', br='Doamna Ilinca', what='spring 1812 into autumn: 3rd Ohio walks 8 points; the Wyandot are shipped to Port Dover')
t = s.t
t.lay_in_deck(t.card('Declaration of War'), 'Discard')
t, us, br = s.begin()
b = Book(t)
us.say('salut, incep eu')

with act(s, 'US two regiments to Plattsburg', 'US', '30', None, book=b):
    us.play('30')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:6th us:13th', 'Whitehall')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.drag('Dearborn', 'Albany')
    us.say('c30, 2 pct: 6 si 13. Dearb ramane')
    us.discard('30')

with act(s, 'BR Prevost', 'British', '2', 'Prevost', pick='br:8th', book=b):
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean')
    br.drag('Prevost 100th', 'Montreal')
    br.drag('Prevost 100th br:8th', 'La Prairie')
    br.drag('br:8th 100th Prevost', 'St-Jean')
    br.say('c2 Prev ia 8 din Mtl')
    br.play('2')
    br.discard('2')

with act(s, 'US Hull', 'US', '12', 'Hull', book=b):
    us.roll('2d6', 2, 2)
    us.say('degeaba, e gol')
    us.drag('Hull 4th 2nd_Ohio', 'Sandwich')
    us.vp(b.due())
    us.play('12')
    us.discard('12')

with act(s, 'BR Norfolk', 'British', '17', None, book=b):
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('c17')
    br.play('17')
    br.discard('17')

s.play('US 3rd Ohio, all the way')
us.play('27')
assert best('Ft. MacArthur', 'Detroit')[0] == 8
us.say('c27, 1 pct, 3 Ohio la Detroit')
with s.fault('3.16 9.1 9.2 2.22 8.61', 'the 3rd Ohio goes from Ft. MacArthur to Detroit in one play: four trails, 8 points of 6'):
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.drag('3rd_Ohio', 'Detroit')
us.discard('27')

with act(s, 'BR Procter', 'British', '5', 'Procter', ret='Hull 4th 2nd_Ohio', book=b):
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    br.say('c5 Procter + Tec')
    us.say('stau')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '4th', 1812, (5, 5)) == 'DR'
    br.roll('2d6', 5, 5)
    br.play('5')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull 4th 2nd_Ohio', 'Detroit')
    us.vp(b.due())
    br.discard('5')

with act(s, 'US Oneida carries militia', 'US', '13', None, sea='2nd_NY_Militia', book=b):
    us.play('13')
    sail([1, 1, 1])
    room(t.pieces('Oneida'), t.pieces('2nd_NY_Militia', us))
    us.drag('Oneida', 'Oswego')
    us.drag('2nd_NY_Militia', 'Oswego')
    us.say('c13 Oneida + 2NY -> Osw')
    us.discard('13')

s.play('BR ships the Wyandot')
assert best('Ft. Malden', 'Port Dover')[0] > 6
br.say('c20, 2 pct: Hunter + Wyand la Port Dover')
with s.fault('11.33 3.7 11.31 3.16 9.1 8.31', 'the Wyandot go from Ft. Malden to Port Dover by brig: Indians are not carried (and by land it is 9 points)'):
    br.drag('Hunter', 'Port Dover')
    br.drag('Wyandot', 'Port Dover')
br.play('20')
br.discard('20')

with act(s, 'US Queenston fails', 'US', '32', 'Van Rensselaer', flips='1st_NY_Militia', book=b):
    us.play('32')
    us.drag('1st_NY_Militia', 'Queenston')
    us.say('c32 vRens')
    us.drag('Van_Rensselaer', 'Queenston')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st_NY_Militia', 'Lincoln_Militia', 1812, (3, 3)) == 'AR-1'
    us.roll('2d6', 3, 3)
    br.say('6 -1 = 5. inapoi si unul pe dos')
    us.drag('1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.flip('1st_NY_Militia')
    us.discard('32')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=b):
    br.drag('Brock York_Militia R.N.R.', 'Ft. George')
    br.say('c8 Brock, toata ceata')
    br.play('8')
    br.discard('8')

with act(s, 'US Dearborn alone', 'US', '4', None, book=b):
    us.play('4')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn', 'Plattsburg')
    us.say('c4 Dearb singur, 5')
    us.discard('4')

with act(s, 'BR 49th and veterans', 'British', '10', None, book=b):
    br.drag('49th 10th_R.V.', 'Prescott')
    br.play('10')
    br.say('c10')
    br.discard('10')

s.play('US holds')
us.hold('19')
us.say('pastrez')

s.play('autumn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b', groups=True)
muster(br, '1812b', groups=True)
deal(t, us, 1812, '6', '16', '22', '18', '29', '21')
deal(t, br, 1812, '3', '28', '15', '26', '24', '7', '25')
br.say('7 la mine, 6+1 la tine')

with act(s, 'US Chauncey', 'US', '18', 'Chauncey', pick='Oneida', book=b):
    us.play('18')
    us.drag('Chauncey Conquest Scourge Pert us:Growler', 'Oswego')
    us.drag('Chauncey Conquest Scourge Pert us:Growler Oneida Fair_American', 'Lake Ontario Control Box')
    us.drag('Fair_American', 'Oswego')
    us.say('c18 Chauncey, pe lac. +2')
    us.vp(b.due())
    us.discard('18')

with act(s, 'BR Vincent', 'British', '15', 'Vincent', book=b):
    br.drag('Vincent', 'Gananoque')
    br.drag('Frontenac', 'Gananoque')
    br.play('15')
    br.say('c15 Vinc + Front')
    br.discard('15')

with act(s, 'US restores', 'US', '6', None, book=b):
    us.play('6')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('14th 15th us:16th', 'Buffalo')
    us.say('c6, 3 pct. pe maine')
    us.discard('6')

with act(s, 'BR two ships fail', 'British', '3', None, fights={x: 'Lake Ontario Control Box' for x in ('Royal George', 'Earl of Moira')}, ret='Oneida',
         flips='Royal_George Oneida', book=b):
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    br.play('3')
    br.say('c3. RG si Moira ies')
    assert sea_fight(t, 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Pert us:Growler', 'Royal_George', 'Oneida', 5) == 'A1 D1 def'
    br.roll('1d6', 5)
    us.say('5:2 -2 = 3. lacul ramane al meu')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    br.discard('3')

with act(s, 'US repairs', 'US', '29', build=True, flips='Oneida', book=b):
    us.play('29')
    us.flip('Oneida')
    us.say('c29 rep')
    us.discard('29')

with act(s, 'BR repairs', 'British', '28', build=True, flips='Royal_George', book=b):
    br.flip('Royal_George')
    br.play('28')
    br.say('c28 la fel')
    br.discard('28')

with act(s, 'US Dearborn at Lacolle', 'US', '16', 'Dearborn', book=b):
    us.play('16')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th 4th_NY_Militia', 'Lacolle')
    us.drag('4th_NY_Militia', 'Champlain NY')
    us.vp(b.due())
    us.say('c16 Dearb Lacolle 1')
    us.discard('16')

with act(s, 'BR Rottenburg', 'British', '26', 'Rottenburg', book=b):
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('Rottenburg Canadian_Fencibles Voltigeurs LC_Militia', 'La Prairie')
    br.drag('LC_Militia', 'Montreal')
    br.drag('Rottenburg Canadian_Fencibles Voltigeurs', 'St-Jean')
    br.play('26')
    br.say('c26, LC acasa')
    br.discard('26')

with act(s, 'US Harrison', 'US', '22', 'Harrison', book=b):
    us.play('22')
    us.drag('Harrison 17th us:19th', 'Ft. Findlay')
    us.drag('Harrison 17th us:19th', 'Ft. Meigs')
    us.say('c22')
    us.discard('22')

s.play('BR holds')
br.hold('24')
s.play('US holds')
us.hold('21')
us.say('noapte buna')
s.done()
