"""Spring 1813: one star and six regiments; warriors aboard ship."""
from aid31a import *

s = table('1813a', 'Jomar', 'Liwayway', 'spring 1813, Tagalog: Vincent (one star, alone) takes six units; the Shawnee sail to Port Dover',
          hands=(['38', '42', '45', '51', '54', '62', '60', '67'], ['47', '48', '50', '52', '53', '#56 Grand River Indians', '64', '66']),
          men=[('Lincoln York_Militia R.N.R. Norfolk', 'Ft. George', 'British')])
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=b):
    br.say('52, tatlo. Prevost')
    br.play('52')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('Prevost De_Watteville br:70th br:89th', 'Trois-Rivieres')
    br.drag('Prevost De_Watteville br:70th br:89th', 'Montreal')
    br.discard('52')

with act(s, 'US Harrison', 'US', '45', 'Harrison', book=b):
    us.say('45 Harrison')
    us.play('45')
    way('Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('45')

s.play('BR Vincent with six')
br.say('53, si Vincent, lahat sa Burlington')
br.play('53')
way('Ft. George', 'Stoney Creek', 'Burlington')
with s.fault('3.33 8.41 8.31(2) 8.31 8.6 8.61', 'Vincent, one star, moves 8th, 49th, Lincoln, York Militia, R.N.R., Norfolk: six'):
    br.drag('Vincent br:8th br:49th', 'Stoney Creek')
    br.drag('Lincoln York_Militia R.N.R. Norfolk', 'Stoney Creek')
    br.drag('Vincent br:8th br:49th Lincoln York_Militia R.N.R. Norfolk', 'Burlington')
us.say('ang dami ah')
br.discard('53')

with act(s, 'US Scott', 'US', '54', 'Scott', book=b):
    us.say('54')
    us.play('54')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Scott us:20th us:23rd us:25th', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('54')

s.play('BR Shawnee afloat')
br.say('48, Barclay. isasakay ang Shawnee')
br.play('48')
with s.fault('11.33 3.7 11.31 11.3', 'Shawnee and Wyandot go by ship from Ft. Malden to Port Dover'):
    br.drag('Barclay Queen_Charlotte Hunter Shawnee Wyandot', 'Port Dover')
br.discard('48')

with act(s, 'US builds', 'US', '60', build=True, book=b):
    us.say('60: Lawrence, Ariel, Scorpion')
    us.play('60')
    us.drag('Lawrence Ariel', 'Erie PA')
    us.drag('ship:Scorpion', 'Erie PA')
    us.discard('60')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.drag('br:Mohawk', 'Queenston')
    br.say('56, mga Mohawk sa Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US Hampton', 'US', '42', 'Hampton', book=b):
    us.say('42 Hampton')
    us.play('42')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('Hampton us:11th 4th_NY_Militia', 'Champlain NY', 'Lacolle')
    us.vp('British 1')
    us.discard('42')

with act(s, 'BR to Lacolle', 'British', '50', ret='Hampton us:11th 4th_NY_Militia', book=b):
    br.say('50, dalawa galing Isle aux Noix')
    br.play('50')
    way('Isle aux Noix', 'Lacolle')
    br.drag('br:103rd Voltigeurs', 'Lacolle')
    us.say('atras bago ang laban')
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=['Isle aux Noix'])
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    br.vp('British 2')
    br.discard('50')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('51')
    us.say('itatago ko to')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('47')

with act(s, 'US 22nd', 'US', '67', book=b):
    us.play('67')
    way('Pittsburgh', 'Meadville', 'Erie PA')
    us.drag('us:22nd', 'Erie PA')
    us.discard('67')
s.done()
