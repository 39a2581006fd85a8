"""Spring 1813: one ordinary card moves units out of two spaces; the General Pike is built at Oswego. Icelandic."""
from aid35a import *

s = Session('dev-1812-faults', us='Sigga', br='Björn', what='Spring 1813: one card, two spaces; a corvette built at the back-up base; Icelandic')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['40', '42', '50', '52', '44', '37', '60'], ['43', '53', '46', '58', '62', '47', '61'])
burn_to(t, 1813, 2)
s.begin()
b = Book(t)

with act(s, 'US 22nd and 24th', 'US', '40', free=True, book=b):
    us.say('40, tveir punktar')
    us.play('40')
    with s.fault('8.61 8.6 8.31 8.41', 'one ordinary card moves a unit from Pittsburgh and another from Ft. MacArthur'):
        us.drag('22nd', 'Meadville')
        us.drag('22nd', 'Erie PA')
        us.drag('24th', 'Ft. Findlay')
        us.drag('24th', 'Ft. Meigs')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('40')

with act(s, 'BR Procter to Detroit', 'British', '43', 'Procter', book=b):
    br.play('43')
    br.say('43, Procter til Detroit með allt saman')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.discard('43')

with act(s, 'US Hampton to Lacolle', 'US', '42', 'Hampton', book=b):
    us.play('42')
    us.march('Hampton us:11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.say('tómt. eitt stig')
    us.discard('42')
    us.vp('British 1')

with act(s, 'BR 103rd and Voltigeurs at Lacolle', 'British', '53', book=b, flips='103rd us:11th Voltigeurs',
         fights={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'}):
    br.say('53, tvær sveitir frá eyjunni')
    br.play('53')
    br.drag('103rd Voltigeurs', 'Lacolle')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '103rd', 'us:11th', 1813, (4, 4)) == 'EX'
    br.roll('2d6', 4, 4)
    br.say('sjö. báðir missa')
    br.flip('103rd')
    us.flip('us:11th')
    us.say('önnur umferð?')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], 'Voltigeurs', '4th NY Militia', 1813, (2, 3), rnd=2) == 'AR-1'
    br.roll('2d6', 2, 3)
    br.flip('Voltigeurs')
    br.drag('103rd Voltigeurs', 'Isle aux Noix')
    br.discard('53')

with act(s, 'US builds the General Pike', 'US', '50', build=True, book=b):
    us.play('50')
    us.say('50: General Pike, ein korvetta')
    with s.fault('15.31 15.33 15.34 15.13 15.32', 'the General Pike built at Oswego while Sackets Harbour stands'):
        us.drag('General_Pike', 'Oswego')
    us.discard('50')

with act(s, 'BR Prevost', 'British', '46', 'Prevost', book=b):
    br.play('46')
    br.drag('Prevost De_Watteville br:13th 70th 89th', 'Sorel')
    br.drag('Prevost De_Watteville br:13th 70th 89th', 'St-Jean')
    way('Quebec City', 'Trois-Rivieres', 'Sorel', 'Chambly', 'St-Jean')
    br.say('Prevost suður, fimm')
    br.discard('46')

s.cut()
with act(s, 'US Dearborn to Oswego', 'US', '52', 'Dearborn', book=b):
    us.play('52')
    us.drag('Dearborn us:6th us:9th', 'Oswego')
    us.drag('us:15th', 'Oswego')
    us.discard('52')

with act(s, 'BR restores', 'British', '58', book=b, flips='103rd Voltigeurs'):
    in_supply(t, 'British', 'Isle aux Noix')
    br.play('58')
    br.flip('103rd Voltigeurs')
    br.discard('58')

with act(s, 'US Scott', 'US', '44', 'Scott', book=b):
    us.say('44, Scott fer norður með þrjár')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.march('Scott us:20th us:23rd us:25th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.play('44')
    us.discard('44')

with act(s, 'BR Prevost at Lacolle', 'British', '62', 'Prevost', book=b, ret='Hampton us:11th 4th_NY_Militia'):
    br.say('62. Prevost, nú er nóg komið')
    br.play('62')
    br.march('Prevost De_Watteville br:13th 70th 89th', 'Isle aux Noix', 'Lacolle')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], 'De Watteville', '4th NY Militia', 1813, (3, 5)) == 'DR'
    br.roll('2d6', 3, 5)
    goes(t, 'US', 'Lacolle', 'Champlain NY', ['Isle aux Noix'])
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    br.vp('British 2')
    br.discard('62')

with act(s, 'US 1st NY', 'US', '37', book=b):
    us.play('37')
    us.drag('1st_NY_Militia', 'Ft. Niagara')
    us.discard('37')

with act(s, 'BR Lake Huron', 'British', '47', book=b):
    br.play('47')
    br.drag('Nancy', 'Lake Huron Control Box')
    br.say('Nancy út á Huron, merkið var mitt')
    br.discard('47')

with act(s, 'US restores the 11th', 'US', '60', book=b, flips='us:11th'):
    in_supply(t, 'US', 'Champlain NY')
    us.play('60')
    us.flip('us:11th')
    us.discard('60')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('61')
    br.say('geymi')
s.done()
