"""Czech: spring 1812. A cheerful careless American, a Briton who deals with everything in a hurry: a militia regiment marches eight, the Shawnee go on board."""
from aid37a import *

s = Session('dev-1812-faults', us='Bohumil', br='Ludmila', what='spring 1812 in Czech: 3rd Ohio marches 8 points in one play; Queen Charlotte carries the Shawnee')
t, us, br = s.begin()
b = Book(t)
us.say('ahoj Ludmilo, jdu na to')

with act(s, 'US Dearborn to Plattsburg', 'US', '12', 'Dearborn', book=b):
    us.say('12 za tři, Dearborn na sever, Plattsburg')
    us.play('12')
    us.drag('Dearborn us:6th us:13th', 'Whitehall')
    us.drag('Dearborn us:6th us:13th', 'Ticonderoga')
    us.drag('Dearborn us:6th us:13th', 'Plattsburg')
    us.discard('12')

with act(s, 'BR Procter to Sandwich', 'British', 'Card 5', 'Procter', book=b):
    br.play('5')
    br.drag('Procter 1/41st Essex', 'Sandwich')
    br.say('5, Procter do Sandwiche')
    br.discard('5')

with act(s, 'US 3rd Ohio runs', 'US', '13', free=True, book=b):
    us.say('13, třetí ohijský pluk na pomoc Hullovi')
    us.play('13')
    with s.fault('3.16 9.1 9.2 2.22 8.61', '3rd Ohio goes Ft. MacArthur - Findlay - Meigs - Frenchtown - Detroit: 8 points with 6'):
        us.drag('3rd_Ohio', 'Ft. Findlay')
        us.drag('3rd_Ohio', 'Ft. Meigs')
        us.drag('3rd_Ohio', 'Frenchtown')
        us.drag('3rd_Ohio', 'Detroit')
        us.say('tak, jsou tam')
    us.discard('13')

with act(s, 'BR Brock', 'British', 'Card 8', 'Brock', book=b):
    br.play('8')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.discard('8')
    br.say('Brock na Niagaru, 8')

with act(s, 'US Oneida', 'US', '30', book=b):
    us.say('30, Oneida na jezero, dva body')
    us.play('30')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('30')

with act(s, 'BR Shawnee by ship', 'British', '20', free=True, book=b):
    br.play('20')
    br.say('20: Queen Charlotte veze Shawnee do Port Dover')
    with s.fault('11.33 3.7 11.31 11.32 9.47', 'Indians are carried by a ship: Shawnee with the Queen Charlotte from Ft. Malden to Port Dover'):
        br.drag('Shawnee Queen_Charlotte', 'Port Dover')
    br.discard('20')

with act(s, 'US Hull at Sandwich', 'US', '32', 'Hull', fights={'Hull': 'Sandwich', 'us:4th': 'Sandwich', '1st Ohio': 'Sandwich', '2nd Ohio': 'Sandwich'},
         flips='us:4th 1st_Ohio', book=b):
    us.say('32, Hull přes řeku')
    us.play('32')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    br.say('stojím')
    assert F(t, 'US', 'Sandwich', 'Detroit', 'us:4th', '1/41st', (2, 3)) == 'AR-2'
    us.roll('2d6', 2, 3)
    us.say('ach jo. zpátky, dva otočit')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.flip('us:4th')
    us.flip('1st_Ohio')
    us.discard('32')

with act(s, 'BR 49th and 10th', 'British', '10', book=b):
    br.play('10')
    br.drag('49th 10th_R.V.', 'Prescott')
    br.say('10, dva do Prescottu')
    br.discard('10')

with act(s, 'US 1st NY', 'US', 'Card 4', book=b):
    us.play('4')
    us.say('4, první NY')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('4')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

s.play('US holds')
us.say('tuhle si nechám')
us.hold('27')

with act(s, 'BR Lake Ontario', 'British', 'Card 2', fights={'Royal George': 'Lake Ontario Control Box'}, ret='Oneida', flips='Royal_George', book=b):
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    assert N(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 'Oneida', 4) == 'defender lead strikes'
    br.roll('1d6', 4)
    br.say('šest, Oneida spouští vlajku')
    us.drag('Oneida', 'US Eliminated')
    br.roll('1d6', 5)
    br.say('a mně jeden krok')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US restores the 4th', 'US', '19', flips='us:4th', book=b):
    assert supplied(t, 'US', 'Detroit')
    us.say('19, doplním čtvrtý pluk')
    us.play('19')
    us.flip('us:4th')
    us.discard('19')

s.play('BR holds')
br.say('a já tuhle')
br.hold('Declaration of War')
us.turn('Summer-Autumn 1812')
us.say('léto za námi')

s.play('autumn: arrivals and the deal')
muster(br, '1812b')
muster(us, '1812b')
deal(t, us, 1812, '6', '22', '16', '18', '21', '7')
deal(t, br, 1812, '26', '28', '25', '23', '24', '14')
br.say('po šesti')

with act(s, 'US Dearborn to Lacolle', 'US', 'Card 6', 'Dearborn', book=b):
    us.say('6, Dearborn do Lacolle, prázdno')
    us.play('6')
    us.drag('Dearborn us:6th us:13th', 'Champlain NY')
    us.drag('Dearborn us:6th us:13th', 'Lacolle')
    us.vp('British 1')
    us.discard('6')

with act(s, 'BR 103rd and Royal Scots', 'British', '28', book=b):
    br.play('28')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.say('28, posily do Montrealu')
    br.discard('28')

with act(s, 'US Harrison', 'US', '22', 'Harrison', book=b):
    us.say('22, Harrison do Frenchtownu')
    us.play('22')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('22')

with act(s, 'BR depot', 'British', '25', book=b):
    assert supplied(t, 'British', 'York')
    br.play('25')
    br.put('British Supply Depot', 'York')
    br.say('25, sklad v Yorku')
    br.discard('25')
s.done()
