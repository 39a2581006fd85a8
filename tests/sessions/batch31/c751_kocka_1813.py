"""Spring 1813 in Hungarian: Gabor shakes his dice first, then shows the card, then pushes; Kata has caught it from him."""
from aid31b import *

s = opening('Gábor', 'Kata', 'Spring 1813 in Hungarian: dice before card before moves, land and lake; a lake battle lost, Ogdensburg taken and lost, builds, Mohawks',
            '1813a', ['38', '42', '46', '52', '66', '62', '41', '54'], ['43', '45', '49', '50', '55', '#56 Grand River Indians', '37', '44'])
t, us, br = s.t, s.us, s.br
s.begin()
b = Book(t)

s.play('who is first')
us.say('szia Kata! ki kezd? neked +2 jár')
br.roll('1d6', 2)
us.roll('1d6', 6)
br.say('4 a 6 ellen. egész évben te kezdesz')

with act(s, 'US 13th and 18th at Queenston', 'US', '38', ret='Lincoln', book=b):
    us.roll('2d6', 5, 4)
    us.say('kilenc! na ez jó lesz, mindjárt látod mire')
    us.play('38')
    us.drag('us:13th us:18th', 'Lewiston')
    us.drag('us:13th us:18th', 'Queenston')
    way('Ft. Niagara', 'Lewiston', 'Queenston')
    clash(t, 'US', 'Queenston', ['Lewiston'], '13th', 'Lincoln', (5, 4), 'DR')
    us.say('8:3 az +1, osztály +1, folyó -1: tíz')
    goes(t, 'British', 'Queenston', 'Ft. George', ('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.vp('0')
    us.discard('38')

with act(s, 'BR Vincent takes it back', 'British', '43', 'Vincent', ret='us:13th us:18th', book=b):
    br.roll('2d6', 4, 5)
    br.say('nekem is kilenc :)')
    br.play('43')
    br.drag('Vincent br:8th 49th', 'Queenston')
    clash(t, 'British', 'Queenston', ['Ft. George'], '49th', '13th', (4, 5), 'DR')
    br.say('9:8 nulla, A a B ellen +1')
    goes(t, 'US', 'Queenston', 'Lewiston', ('Ft. George',))
    us.drag('us:13th us:18th', 'Lewiston')
    br.vp('British 2')
    br.discard('43')

with act(s, 'US Harrison at Detroit', 'US', '42', 'Harrison', ret='Essex', book=b):
    us.roll('2d6', 4, 3)
    us.say('hét, Detroit alá')
    us.play('42')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    clash(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', (4, 3), 'DR')
    us.say('12:5 +1, Harrison +1, 17. a C ellen +1 = 10')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    us.vp('US 1')
    us.discard('42')

with act(s, 'BR Barclay', 'British', '45', 'Barclay', book=b):
    br.play('45')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.say('Barclay kint van, a jelző már nem kell')
    br.discard('45')

E3 = 'Lake Erie Control Box'
with act(s, 'US ships against Barclay', 'US', '46', ret='Barclay Queen_Charlotte Lady_Prevost Hunter', flips='Caledonia Somers Queen_Charlotte',
         fights={'Caledonia': E3, 'Somers': E3, 'ship:Ohio': E3}, book=b):
    us.roll('1d6', 3)
    us.say('hármas... hát, próba szerencse')
    us.play('46')
    us.drag('Caledonia Somers ship:Ohio', E3)
    assert sea(t, 'Caledonia Somers ship:Ohio', 'Queen_Charlotte Lady_Prevost Hunter', 'Caledonia', 'Queen_Charlotte', 3) == 'A2 D1 def'
    br.say('C a B ellen -1, tehát kettő: neked két lépés, nekem egy')
    us.flip('Caledonia')
    us.flip('Somers')
    us.drag('Caledonia Somers ship:Ohio', 'Buffalo')
    br.flip('Queen_Charlotte')
    br.drag('Queen_Charlotte', 'Ft. Malden')
    us.discard('46')

with act(s, 'BR Fencibles to Ogdensburg', 'British', '49', book=b):
    br.roll('2d6', 3, 3)
    br.play('49')
    br.drag('Canadian_Fencibles', 'Ogdensburg')
    br.say('üres, nem is kellett a kocka. két pont')
    br.vp('British 1')
    br.discard('49')

with act(s, 'US Dearborn at Ogdensburg', 'US', '52', 'Dearborn', ret='Canadian_Fencibles', flips='Canadian_Fencibles', book=b):
    us.roll('2d6', 5, 4)
    us.play('52')
    us.drag('Dearborn Pike us:6th us:9th us:15th us:16th us:21st', 'Antwerp')
    us.drag('Dearborn Pike us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')
    clash(t, 'US', 'Ogdensburg', ['Antwerp'], '9th', 'Canadian Fencibles', (5, 4), 'DR-1')
    us.say('20:5 +3, sík -1 a vörösök miatt: 11, DR-1')
    br.flip('Canadian_Fencibles')
    goes(t, 'British', 'Ogdensburg', 'Prescott', ('Antwerp',))
    br.drag('Canadian_Fencibles', 'Prescott')
    us.vp('US 1')
    us.discard('52')

with act(s, 'BR Tecumseh before Detroit', 'British', '50', 'Tecumseh', fights={'Tecumseh': 'Detroit', 'Shawnee': 'Detroit', 'Wyandot': 'Detroit', 'Western Indians': 'Detroit'}, book=b):
    br.roll('2d6', 6, 3)
    br.say('ezt Tecumsehnek dobtam. Detroit!')
    br.play('50')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    clash(t, 'British', 'Detroit', ['Sandwich'], 'Shawnee', '17th', (6, 3), 'AR')
    us.say('8 a 14 ellen -2, folyó -1, a két vezér kioltja egymást: hat. vissza!')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.discard('50')

with act(s, 'US builds at Erie', 'US', '66', build=True, book=b):
    us.play('66')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.say('1+1+1 az három. Perrynek lesz flottája')
    us.discard('66')

with act(s, 'BR restores the Fencibles', 'British', '55', build=True, flips='Canadian_Fencibles', book=b):
    br.play('55')
    assert supplied(t, 'British', 'Prescott')
    br.flip('Canadian_Fencibles')
    br.say('a Fencibles újra teljes')
    br.discard('55')

with act(s, 'US Hampton at Lacolle', 'US', '62', 'Hampton', book=b):
    us.roll('2d6', 1, 2)
    us.say('ezt inkább senkire :D')
    us.play('62')
    us.drag('Hampton us:11th', 'Champlain NY')
    us.drag('Hampton us:11th', 'Lacolle')
    us.vp('US 2')
    us.discard('62')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.say('esemény: a mohawkok Beaverdamsnél')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')
    us.say('elég mára')
s.done()
