"""Autumn 1812 into the winter and the spring of 1813 with all the bookkeeping; Hungarian, a pedant and a dawdler."""
from aid35a import *

s = Session('dev-1812-faults', us='Gergő', br='Ilona', what='Autumn 1812, fleet return, winter attrition, arrivals and deal of spring 1813, ships built; Hungarian')
t, us, br = s.t, s.us, s.br
autumn_1812(t)
t.lay('us:9th us:11th', 'Plattsburg', 'US')
t.lay('us:14th', 'Buffalo', 'US')
hands(t, ['12', '13', '4', '19'], ['5', '2', '17', '8'])
burn_to(t, 1812, 20)
s.begin()
b = Book(t)

us.say('Jó estét! Négy lap maradt, én jövök.')
with act(s, 'US Chauncey sails', 'US', '19', 'Chauncey', book=b):
    us.play('19')
    us.say('19-es, két pont: Chauncey, Oneida és három szkúner a tóra')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler', 'Lake Ontario Control Box')
    us.vp('US 2')
    us.discard('19')

with act(s, 'BR naval battle', 'British', '2', book=b, ret='Chauncey Oneida Conquest Scourge us:Growler', flips='Royal_George Oneida'):
    br.say('2-es (3). Három hajó kifut.')
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    us.say('hárman négy ellen?')
    br.say('igen. vezérhajó a Royal George, nálad?')
    us.say('Oneida')
    assert sea(t, 'Royal_George Earl_of_Moira Gloucester', 'Oneida Conquest Scourge us:Growler', 'Royal George', 'Oneida', 5) == 'A1 D1 att'
    br.roll('1d6', 5)
    br.say('5-1=4, mindkettő sérül, a tó az enyém')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Oneida')
    us.drag('Chauncey Oneida Conquest Scourge us:Growler', 'Sackets Harbour')
    br.vp('0')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US Dearborn to Sackets', 'US', '12', 'Dearborn', book=b):
    us.say('12-es. Dearborn öt ezreddel Sacketsbe. Utica, Róma, aztán az ösvény: 4')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.each('us:5th us:12th us:15th us:16th us:20th', 'Sackets Harbour')
    us.drag('Dearborn', 'Sackets Harbour')
    us.play('12')
    us.discard('12')

with act(s, 'BR Brock', 'British', '5', 'Brock', book=b):
    br.play('5')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.say('Brock a Niagarához')
    br.discard('5')

with act(s, 'US Ft. Erie', 'US', '13', book=b):
    us.say('13-as, két pont, át a folyón Ft. Erie-hez, ott senki')
    us.play('13')
    us.drag('us:14th 3rd_NY_Militia', 'Ft. Erie')
    us.say('+2')
    us.vp('0')
    us.discard('13')

with act(s, 'BR Brock retakes Ft. Erie', 'British', '8', 'Brock', book=b, pick='Lincoln', ret='us:14th 3rd_NY_Militia', flips='us:14th'):
    br.say('8-as: Brock, Queenstonban felveszem a Lincoln milíciát')
    br.play('8')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Chippawa')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Ft. Erie')
    us.say('az erőd most nekem számít: 8 a 8 ellen')
    assert fight(t, 'British', 'Ft. Erie', ['Chippawa'], 'R.N.R.', 'us:14th', 1812, (5, 3)) == 'DR-1'
    br.roll('2d6', 5, 3)
    br.say('8+3=11')
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.drag('3rd_NY_Militia us:14th', 'Buffalo')
    us.flip('us:14th')
    br.discard('8')
    us.vp('British 2')

with act(s, 'US 18th', 'US', '4', book=b):
    us.play('4')
    us.drag('18th', 'Lewiston')
    us.drag('18th', 'Batavia')
    us.discard('4')

with act(s, 'BR Norfolk', 'British', '17', book=b):
    br.say('17: Norfolk is Ft. Erie-be')
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')

with act(s, 'the fleets come home, winter begins', 'British', free=True, book=b):
    us.say('őszi hazatérés: csak neked van hajód kint')
    br.put('British Lake Control', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira Gloucester', 'Kingston')
    us.say('pontok: angol 2. Rendben.')
    us.turn('Winter 1812-13')

s.play('winter')
winter(t, {('Detroit', 'US'): 2, ('Sackets Harbour', 'US'): 2, ('Ft. Malden', 'British'): 2, ('Ft. Erie', 'British'): 2})
us.say('tél. Detroit 5 egység 3 helyre: kettő fordul')
us.flip('us:4th 1st_Ohio')
us.say('Sackets 7 az 5-re')
us.flip('us:5th us:12th')
us.say('nálad Malden kettő, Ft. Erie kettő')
br.flip('Shawnee')
br.say('várj, számolok')
br.flip('Essex')
br.flip('York_Militia Lincoln')
us.say('most a javítások')
br.flip('Royal_George')
us.flip('Oneida')
b.ok()

s.play('spring 1813: turn, arrivals, deal, dice')
us.turn('Spring-Summer 1813', tracker=False)
us.turn('Spring-Summer 1813', marker=False)
muster(br, '1813a')
muster(us, '1813a', groups=False)
us.say('nyolc-nyolc lap')
deal(t, us, 1813, '42', '52', '40', '50')
deal(t, br, 1813, '46', '43', '53', '47', '62', '58', '55', '37')
deal(t, us, 1813, '44', '60', 'Campaign', '61')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4+2 = 6, én kezdek egész évben')
b.ok()

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.say('46, hármas: Wolfe, Melville Kingstonban, Detroit Maldenben')
    br.play('46')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('46')

with act(s, 'US builds', 'US', '40', build=True, book=b):
    us.play('40')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.say('Madison és két szkúner, ez 2')
    us.discard('40')

with act(s, 'BR 8th and Fencibles', 'British', '43', book=b):
    br.say('43: 8th és a Fencibles Prescottba')
    br.play('43')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('br:8th Canadian_Fencibles', 'Prescott')
    br.discard('43')

with act(s, 'US restores', 'US', '52', flips='us:5th us:12th us:14th', book=b):
    in_supply(t, 'US', 'Sackets Harbour', 'Buffalo')
    us.say('52, három pont: 5th, 12th, 14th felépül')
    us.play('52')
    us.flip('us:5th us:12th')
    us.flip('us:14th')
    us.discard('52')
s.done()
