"""Polish: Zofia is sure of everything, Wojtek believes her. Arrivals, the whole autumn, the winter, spring's arrivals. Two faults."""
from aid34a import *

s = Session('dev-1812-faults', us='Wojtek', br='Zofia', what='autumn 1812 and winter: the 104th a year early, a unit lives through the winter at Gananoque (0)')
t, us, br = s.t, s.us, s.br
lay(t, '1812b', arrived=False)
hands(t, [], [])
burn_to(t, 1812, 14)
s.begin()
d = Duo(s, ('sp', 'ps'))

s.play('arrivals')
us.say('moje posilki, po kolei')
muster(us, '1812b', False)
br.say('moje tez')
muster(br, '1812b', True)
assert not full(t, 'US', '1812b') and not full(t, 'British', '1812b')
with s.fault('14.1 3.15 7.1', 'the 104th (1813) comes to Quebec in the autumn of 1812', 'arrival'):
    br.say('i jeszcze 104th, przeciez oni szli zima')
    br.drag('104th', 'Quebec City')
s.play('deal')
deal(t, us, 1812, '6', '26', '16', '28', '15', '31', '18')
deal(t, br, 1812, '22', '23', '25', '14', '21', '24', '29')
with d.on('US', '16', 'US Dearborn', '16: Dearborn do Plattsburga', 'Dearborn'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Dearborn us:9th us:11th us:14th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
with d.on('British', '22', 'BR Brock', '22, Brock do Ft. George', 'Brock'):
    br.drag('Brock R.N.R.', 'Ft. George')
with d.on('US', '26', 'US Harrison', '26: Harrison', 'Harrison'):
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
with d.on('British', '23', 'BR Vincent', '23, Vincent do Prescott', 'Vincent'):
    br.march('Vincent 49th', 'Gananoque', 'Prescott')
with d.on('US', '6', 'US Chauncey', '6: Chauncey na jezioro', 'Chauncey'):
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
with d.on('British', '25', 'BR to Prescott', '25, Glengarry i milicja'):
    br.drag('Glengarry Upper_Canada_Militia', 'Prescott')
with d.on('US', '28', 'US 5th and 12th', '28: 5 i 12 do Rome'):
    us.drag('us:5th us:12th', 'Rome')
with d.on('British', '14', 'BR Frontenac', '14, Frontenac pilnuje drogi'):
    br.drag('Frontenac', 'Gananoque')
with d.on('US', '15', 'US 4th NY', '15: 4th NY'):
    us.drag('4th_NY_Militia', 'Champlain NY')
with d.on('British', '29', 'BR naval attack', '29, Royal George i Moira atakuja', ret='Oneida', flips='ship:Royal_George Oneida'):
    br.drag('ship:Royal_George ship:Earl_of_Moira', 'Lake Ontario Control Box')
    assert sea(t, 'ship:Royal_George ship:Earl_of_Moira', 'Oneida Conquest Scourge Growler Pert', 'ship:Royal_George', 'Oneida', 5) == 'A1 D1 def'
    br.roll('1d6', 5)
    br.say('5-2, po jednym')
    br.flip('ship:Royal_George')
    us.flip('Oneida')
    br.drag('ship:Royal_George ship:Earl_of_Moira', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
with d.on('US', '18', 'US 6th and 13th', '18: 6 i 13 do Sackets'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:6th us:13th', 'Rome')
    us.drag('us:6th us:13th', 'Sackets Harbour')
with d.on('British', '24', 'BR Lincoln', '24, Lincoln'):
    br.drag('Lincoln', 'Chippawa')
d.hold('US', '31', 'odkladam')
d.hold('British', '21', 'ja tez')
s.play('fleets')
us.say('flota do domu, znacznik moj')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
d.book.ok()
us.turn('Winter 1812-13')
s.play('winter')
ex = excess(t)
assert ex == {('Ft. Malden', 'British'): 2, ('Gananoque', 'British'): 1, ('Ft. St. Joseph', 'British'): 1, ('Detroit', 'US'): 2,
              ('Ft. Meigs', 'US'): 2, ('Prescott', 'British'): 1}, ex
us.say('Detroit o dwie za duzo: Ohio 1 i 2. Ft. Meigs 3 na 1: 17 i 19')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
us.flip('us:17th')
us.flip('us:19th')
br.say('Malden: 1/41st i Essex. St. Joseph: znika oddzial. Prescott: 49th')
br.flip('1/41st')
br.flip('Essex')
br.drag('Det._10th_R.V.', 'British Eliminated')
br.flip('49th')
us.say('a Gananoque? tam zero')
with s.fault('16.26 16.2 16.21', 'Frontenac Militia winters at Gananoque (0) and is only reduced: it is destroyed', 'value|winter'):
    br.say('milicja sie odwraca i koniec, jeden krok')
    br.flip('Frontenac')
us.say('niech bedzie')
s.play('repairs')
us.flip('Oneida')
br.flip('ship:Royal_George')
br.say('naprawione')
s.play('spring')
us.turn('Spring-Summer 1813')
muster(us, '1813a', True)
muster(br, '1813a', True)
s.play('first player')
us.roll('1d6', 4)
br.roll('1d6', 2)
us.say('4+2 = 6, ja zaczynam')
s.play('deal of 1813')
deal(t, us, 1813, '42', '40', '52', '53', '57', '58', '45', '61')
deal(t, br, 1813, '38', '43', '46', '51', '55', '49', '64', '62')
with d.on('US', '42', 'US builds', '42: Madison, General Pike', build=True):
    us.drag('Madison General_Pike', 'Sackets Harbour')
with d.on('British', '46', 'BR builds', '46, Wolfe, Melville, Detroit', build=True):
    br.drag('ship:Wolfe ship:Melville', 'Kingston')
    br.drag('ship:Detroit', 'Ft. Malden')
with d.on('US', '53', 'US restores', '53: 17 i 19', flips='us:17th us:19th', build=True):
    assert supplied(t, 'US', 'Ft. Meigs')
    us.flip('us:17th')
    us.flip('us:19th')
with d.on('British', '43', 'BR restores', '43, 49th i 1/41st', flips='49th 1/41st', build=True):
    assert supplied(t, 'British', 'Prescott') and supplied(t, 'British', 'Ft. Malden')
    br.flip('49th')
    br.flip('1/41st')
stop(d)
s.done()
