"""Estonian: autumn 1812 with arrivals, the deal in parts, lakes, the return of the fleets, winter, the new year and its first plays."""
from aid28a import *

s = Session('dev-1812-faults', us='Mihkel', br='Tiiu', what='autumn 1812 by the book to spring 1813: arrivals, 14 cards, fleet return, attrition, repair, depot off, arrivals, dice for the year')
t = s.t
lay_at(t, '1812b', arrived=False)
hands(t, [], [])
t.lay_turn('Spring-Summer 1812')
t, us, br = s.begin()
b = Book(t)
PREP = ' (ette)'

s.play('the marker and the arrivals')
us.turn('Summer-Autumn 1812')
us.say('S-S 1812. abivaed')
muster(us, '1812b', groups=True)
muster(br, '1812b', groups=False)
br.say('minul kohal. 103, RS, GLI, Volt, Lääne-ind, Rott, Vinc')

s.play('the deal in two parts')
deal(t, us, 1812, '6', '16', '22', '18')
deal(t, br, 1812, '3', '28', '15', '26')
br.say('mul 4, pooleli, kohv')
deal(t, us, 1812, '29', '21', '11')
deal(t, br, 1812, '24', '7', '25')
assert hand_sizes(t) == (7, 7)
us.say('7 ja 7, alustan')

with act(s, 'US Dearborn north', 'US', '6', 'Dearborn', book=b):
    us.play('6')
    us.say('k6 = 3op, Dearborn kuue rügemendiga Plattsb')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:21st', 'Whitehall')
    us.drag('Dearborn us:9th us:11th us:14th us:15th us:16th us:21st', 'Plattsburg')
    us.discard('6')

with act(s, 'BR Brock to Niagara', 'British', '3', 'Brock', book=b):
    br.play('3')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('R.N.R.', 'Ft. George')
    br.drag('York_Militia', 'Ft. George')
    br.drag('Brock', 'Ft. George')
    br.say('k3. Brock üks-haaval FtG')
    br.discard('3')

with act(s, 'US Chauncey on the lake', 'US', '16', 'Chauncey', pick='Fair_American Gov._Tompkins', book=b):
    us.play('16')
    us.say('k16, Chauncey: SH - Oswego (1) - järv (2)')
    us.drag('Chauncey Oneida Conquest Scourge', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('16')

with act(s, 'BR out of Kingston: battle', 'British', '26', None, ret='Chauncey Oneida Conquest Scourge Fair_American Gov._Tompkins',
         fights={}, flips='Royal_George Oneida', book=b):
    br.play('26')
    br.say('k26 kolm laeva välja: RG, Moira, Glou')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    us.say('5 sinu 3 vastu, -1; RG B, Oneida B')
    assert sea_fight(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Royal_George', 'Oneida', 5) == 'A1 D1 att'
    br.roll('1d6', 5)
    br.say('5-1=4. kumbki 1 samm, järv minu')
    br.flip('Royal_George')
    us.flip('Oneida')
    br.drag('Royal_George', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    us.drag('Conquest Scourge Fair_American Gov._Tompkins Chauncey', 'Sackets Harbour')
    br.vp(b.due())
    br.discard('26')

with act(s, 'US Harrison to the Raisin', 'US', '22', 'Harrison', book=b):
    us.play('22')
    us.say('k22 Harrison, 17 19 KY1 -> Frenchtown 6mp')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('22')

with act(s, 'BR Rottenburg to the Richelieu', 'British', '15', 'Rottenburg', book=b):
    br.play('15')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.say('k15 Rott: 8, Volt -> IaN')
    for w in ('La Prairie', 'St-Jean', 'Isle aux Noix'):
        br.drag('Rottenburg', w)
        br.drag('br:8th Voltigeurs', w)
    br.discard('15')

with act(s, 'US 5th and 12th to Buffalo', 'US', '18', None, book=b):
    us.play('18')
    us.say('k18 2op 5 ja 12')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('us:5th 12th', 'Canandaigua')
    us.drag('us:5th 12th', 'Buffalo')
    us.discard('18')

with act(s, 'BR 49th and veterans down the river', 'British', '28', None, book=b):
    br.play('28')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('49th', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
    br.say('k28 2op')
    br.discard('28')

with act(s, 'US Oneida repaired', 'US', '29', build=True, flips='Oneida', book=b):
    us.play('29')
    us.say('k29 parandan Oneida (1 NBV)')
    us.flip('Oneida')
    us.discard('29')

with act(s, 'BR depot', 'British', '25', build=True, book=b):
    br.play('25')
    assert supplied(t, 'British', 'Ft. George')
    br.put('British Supply Depot', 'Ft. George')
    br.say('k25 ladu FtG')
    br.discard('25')

s.play('US holds')
us.hold('21')
us.say('hoian')
s.play('BR holds')
br.hold('24')
br.say('hoian ka')
s.play('US holds')
us.hold('11')
s.play('BR holds')
br.hold('7')
br.say('kõik, laevad koju')
assert hand_sizes(t) == (0, 0)

s.play('fleet return')
br.drag('Earl_of_Moira Gloucester', 'Kingston')
br.put('British Lake Control', 'Lake Ontario Control Box')
b.ok()
us.say('VP: järv 2 sulle. klapib')

s.play('winter')
us.turn('Winter 1812-13')
us.say('talv. talvekaarti ei ole kummalgi?')
br.say('ei')
E_ = winter_due(t)
assert E_ == {('Detroit', 'US'): 2, ('Frenchtown', 'US'): 2, ('Ft. Malden', 'British'): 2, ('Ft. St. Joseph', 'British'): 1, ('Plattsburg', 'US'): 3}, E_
us.say('Platts 7/4 -> 3; Raisin 3/1 -> 2; Detroit 5/3 -> 2')
us.flip('us:9th us:11th 4th_NY_Militia')
us.flip('us:19th 1st_Kentucky')
us.flip('1st_Ohio 2nd_Ohio')
br.say('Malden 5/3: Essex, Shaw. StJos 2/1: det läheb')
br.flip('Essex')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
assert not excess(t) or all(v == 0 for v in excess(t).values()), excess(t)

s.play('repair, depot, the year thrown away')
br.flip('Royal_George')
br.say('RG korras')
br.delete(depots(t))
br.say('ladu maha')
for who, c in ((us, '21'), (us, '11'), (br, '24'), (br, '7')):
    who.discard(c)
us.say('1812 kaardid minema')
b.ok()

s.play('spring 1813: marker, arrivals, dice, deal')
us.turn('Spring-Summer 1813')
muster(us, '1813a', groups=False)
muster(br, '1813a', groups=True)
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4+2=6, mina esimene kogu aasta')
deal(t, br, 1813, '38', '42', '40', '44', '50', '51', '57', '62')
deal(t, us, 1813, '37', '39', '43', '46', '52', '54', '55', '58')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR builds', 'British', '42', build=True, book=b):
    br.play('42')
    br.say('k42 3 NBV: Wolfe 1, Melville 1, Finch+Chubb 1')
    br.drag('Wolfe Melville', 'Kingston')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.discard('42')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.play('46')
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.say('k46: Mad, Pike, Asp+Raven = 3')
    us.discard('46')

with act(s, 'BR Drummond', 'British', '38', 'Drummond', book=b):
    br.play('38')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Drummond Canadian_Fencibles', 'Prescott')
    br.say('k38 Drum + CF')
    br.discard('38')

with act(s, 'US Hampton', 'US', '52', 'Hampton', book=b):
    us.play('52')
    us.drag('Hampton us:14th us:15th us:16th us:21st', 'Champlain NY')
    us.say('k52 Hampton (3). homme edasi')
    us.discard('52')

with act(s, 'BR Yeo', 'British', '62', 'Yeo', book=b):
    br.play('62')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Wolfe Melville Earl_of_Moira', 'Lake Ontario Control Box')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.say('k62 Yeo, järv on juba minu, 0 punkti')
    br.discard('62')

with act(s, 'US restores', 'US', '39', build=True, flips='us:9th us:11th', book=b):
    us.play('39')
    assert supplied(t, 'US', 'Plattsburg')
    us.say('k39 taastan 9 ja 11')
    us.flip('us:9th us:11th')
    us.discard('39')

with act(s, 'BR 103rd and Royal Scots', 'British', '50', None, book=b):
    br.play('50')
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('103rd', 'Cornwall')
    br.drag('1/R._Scots', 'Cornwall')
    br.say('k50 2op Cornw')
    br.discard('50')

with act(s, 'US Harrison into Detroit', 'US', '55', 'Harrison', book=b):
    us.play('55')
    way('Frenchtown', 'Detroit')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    us.say('k55 Harr Detr')
    us.drag('1st_Kentucky', 'Frenchtown')
    us.say('KY jääb')
    us.discard('55')

with act(s, 'BR Brock', 'British', '44', 'Brock', book=b):
    br.play('44')
    br.drag('Brock', 'Queenston')
    br.drag('R.N.R.', 'Queenston')
    br.say('k44 Brock 1op')
    br.discard('44')

with act(s, 'US Scott', 'US', '37', 'Scott', book=b):
    us.play('37')
    us.drag('us:6th us:13th us:20th 23rd Scott', 'Utica')
    us.drag('us:6th us:13th us:20th 23rd Scott', 'Rome')
    us.say('k37 Scott. homme')
    us.discard('37')
s.done()
