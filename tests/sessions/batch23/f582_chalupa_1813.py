"""Spring 1813 in Czech: two brothers-in-law in a cottage with a weak connection, short words, cards turned up late."""
from aid23a import *

s, t, us, br = start('1813a', 'Luboš', 'Standa', 'Spring 1813: the frigate Superior of 1814 built; the Mohawk of card 56 placed on Chippawa',
                     ['46', '50', '53', '59', '60', '62', '67', '44'], ['42', '43', '45', '52', '38', '61', '#56 Grand River Indians', '58'])
b = Book(t)

with act(s, 'BR 42 Rottenburg', 'British', card='42', leader='Rottenburg', book=b):
    br.play('42', reveal=False)
    br.say('42, Rottenburg a dva pluky do Prescottu')
    br.drag('Rottenburg 1/R._Scots 104th', 'Prescott')
    br.reveal('42')
    br.discard('42')

s.play('US 46 builds')
us.say('46, stavím. General Pike a... ta velká')
us.play('46', reveal=False)
us.drag('General_Pike', 'Sackets Harbour')
with s.fault('15.14 3.23 15.12 15.15', 'Superior is a vessel of 1814', 'turn'):
    us.drag('Superior', 'Sackets Harbour')
us.reveal('46')
us.discard('46')
b.ok()

s.play('BR #56 Grand River Indians')
br.say('56, Mohawkové přišli')
br.play('#56 Grand River Indians')
with s.fault('3.64 8.31 8.27', 'the Mohawk unit comes on Chippawa, which is none of the five spaces of card 56', ''):
    br.drag('br:Mohawk', 'Chippawa')
br.discard('#56 Grand River Indians')

with act(s, 'US 50 Scott', 'US', card='50', leader='Scott', book=b):
    us.say('spadlo mi to. 50, Scott do Oswega se třemi')
    us.play('50')
    us.march('Scott us:20th us:23rd us:25th', 'Utica', 'Rome', 'Oswego')
    us.discard('50')

with act(s, 'BR 45 Champlain NY', 'British', card='45', book=b):
    br.say('45, 103. a Voltigeři přes Lacolle do Champlainu')
    br.play('45')
    br.drag('103rd', 'Champlain NY')
    br.drag('Voltigeurs', 'Champlain NY')
    br.vp(b.due())
    br.discard('45')

with act(s, 'US 59 repulsed', 'US', card='59', fights={'11th': 'Champlain NY', '4th NY Militia': 'Champlain NY'}, flips='us:11th', book=b):
    us.say('59, 11. a milice ven proti nim')
    us.play('59')
    us.drag('us:11th 4th_NY_Militia', 'Champlain NY')
    br.say('stojím, 103. vpředu')
    war(t, 'US', 'Champlain NY', 'Plattsburg', 'us:11th', '103rd', (4, 4), 'AR-1')
    us.roll('2d6', 4, 4)
    us.say('les, přesila... pět. zpátky')
    us.flip('us:11th')
    us.drag('us:11th 4th_NY_Militia', 'Plattsburg')
    us.discard('59')

with act(s, 'BR 43 Barclay', 'British', card='43', leader='Barclay', book=b):
    br.say('43, Barclay na jezero, kde už mám značku')
    br.play('43', reveal=False)
    br.drag('Barclay Queen_Charlotte br:Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.reveal('43')
    br.discard('43')

with act(s, 'US 53 restores', 'US', card='53', flips='us:11th', book=b):
    us.say('53, 11. zdravý')
    us.play('53')
    us.flip('us:11th')
    us.discard('53')

with act(s, 'BR 52 Vincent repulsed', 'British', card='52', leader='Vincent', fights={'Vincent': 'Ft. Niagara', '8th': 'Ft. Niagara', '49th': 'Ft. Niagara'}, book=b):
    br.say('52, Vincent na Ft. Niagara')
    br.play('52')
    br.drag('Vincent br:8th 49th', 'Ft. Niagara')
    us.say('pevnost, řeka. stojím')
    war(t, 'British', 'Ft. Niagara', 'Ft. George', 'br:8th', 'us:18th', (4, 4), 'AR')
    br.roll('2d6', 4, 4)
    br.drag('Vincent br:8th 49th', 'Ft. George')
    br.say('nic')
    br.discard('52')

with act(s, 'US 62 Dearborn', 'US', card='62', leader='Dearborn', book=b):
    us.say('62, Dearborn, 6., 9., 15. do Ogdensburgu')
    us.play('62')
    us.march('Dearborn us:6th us:9th us:15th', 'Antwerp', 'Ogdensburg')
    us.discard('62')

with act(s, 'BR 38 100th', 'British', card='38', book=b):
    br.say('38, 100. na ostrov')
    br.play('38')
    br.drag('100th', 'Isle aux Noix')
    br.discard('38')

with act(s, 'US 60 builds at Erie', 'US', card='60', build=True, book=b):
    us.say('60, Lawrence a Niagara v Erie')
    us.play('60')
    us.drag('ship:Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.discard('60')

s.play('BR holds')
br.say('schovám')
br.hold('61')

with act(s, 'US 67 29th', 'US', card='67', book=b):
    us.say('67, 29. do Whitehallu')
    us.play('67')
    us.drag('29th', 'Whitehall')
    us.discard('67')

with act(s, 'BR 58 two regiments', 'British', card='58', book=b):
    br.say('58, 70. a 89. do Montrealu, 2')
    br.play('58')
    br.drag('70th 89th', 'Montreal')
    br.discard('58')

s.play('US holds')
us.say('taky. jdu pro dřevo')
us.hold('44')
s.done()
