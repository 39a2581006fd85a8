"""Spring 1813 from the dice on: everybody moves, fights and books, and lays the card down afterwards."""
from aid31a import *

s = table('1813a', 'Emre', 'Selin', 'cards come after the deed, dice before the words; York, Detroit, Lacolle, the Mohawks', hands=([], []), arrived=False)
t, us, br = s.begin()

s.play('dice and deal')
us.say('selam. ilk oyuncu zari')
us.roll('1d6', 3)
br.roll('1d6', 4)
br.say('4+2, ben basliyorum')
us.drag('US_Dragoons', 'Albany')
deal(t, us, 1813, '38', '42', '45', '51', '54', '62', '60', 'Contrary Winds')
deal(t, br, 1813, '47', '48', '50', '52', '53', '#56 Grand River Indians', '64', '66')
b = Book(t)

with act(s, 'BR Prevost', 'British', '52', 'Prevost', book=b):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th', 'Montreal')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th', 'Cornwall')
    br.say('Prevost. kart: 52')
    br.play('52')
    br.discard('52')

with act(s, 'US Chauncey lands at York', 'US', '38', 'Chauncey', sea='us:15th us:16th us:6th Pike', ret='Sheaffe York_Militia R.N.R.', book=b):
    room(t.pieces('Madison Oneida Conquest Scourge Julia ship:Hamilton'), t.pieces('us:15th us:16th us:6th', us))
    us.drag('Chauncey Madison Oneida Conquest Scourge Julia ship:Hamilton', 'York')
    us.drag('us:15th us:16th us:6th Pike', 'York')
    br.say('uc alay. savasmam, Burlington')
    goes(t, 'British', 'York', 'Burlington')
    br.drag('Sheaffe York_Militia R.N.R.', 'Burlington')
    us.vp('US 2')
    us.say('bindir 1, yol 1, cikarma 2')
    us.play('38')
    us.discard('38')

with act(s, 'BR Vincent', 'British', '50', 'Vincent', book=b):
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag('Vincent br:8th br:49th', 'Stoney Creek')
    br.drag('Vincent br:8th br:49th', 'Burlington')
    br.play('50')
    br.discard('50')
    br.say('50 idi')

with act(s, 'US Harrison takes Detroit', 'US', '45', 'Harrison', ret='Essex', flips='us:17th Essex', book=b):
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', 1813, (2, 3)) == 'EX'
    us.roll('2d6', 2, 3)
    us.say('onde 17. alay. 5+3=8 takas')
    br.say('kalirim demistim zaten')
    us.flip('us:17th')
    br.flip('Essex')
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.say('bende saglam yok, cekiliyorum')
    br.drag('Essex', 'Sandwich')
    us.vp('US 5')
    us.play('45')
    us.discard('45')

with act(s, 'BR Procter strikes back', 'British', '53', 'Procter', fights={'1/41st': 'Detroit', 'Shawnee': 'Detroit', 'Wyandot': 'Detroit',
         'Western Indians': 'Detroit', 'Procter': 'Detroit', 'Tecumseh': 'Detroit'}, flips='1/41st', book=b):
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '19th', 1813, (3, 2)) == 'AR-1'
    br.roll('2d6', 3, 2)
    us.say('-1 nehir, +1 sinif, -1 Harrison: 4')
    br.flip('1/41st')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.play('53', reveal=False)
    br.reveal('53')
    br.discard('53')

with act(s, 'US Hampton at Lacolle', 'US', '42', 'Hampton', book=b):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.vp('US 6')
    us.play('42')
    us.discard('42')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=b):
    br.drag('br:Mohawk', 'Beaverdams')
    br.say('Mohawklar geldi. kart da bu')
    br.play('#56 Grand River Indians')
    br.discard('#56 Grand River Indians')

with act(s, 'US holds', 'US', hold=True, book=b):
    us.hold('51')
    us.say('saklıyorum')

with act(s, 'BR out of Isle aux Noix', 'British', '48', ret='us:11th 4th_NY_Militia Hampton', book=b):
    way('Isle aux Noix', 'Lacolle')
    br.each('br:103rd Voltigeurs', 'Lacolle')
    us.say('dururum, onde 11')
    assert fight(t, 'British', 'Lacolle', ['Isle aux Noix'], '103rd', '11th', 1813, (5, 6)) == 'DR'
    br.roll('2d6', 5, 6)
    br.say('orman -1: 10')
    goes(t, 'US', 'Lacolle', 'Champlain NY', came=['Isle aux Noix'])
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.vp('US 5')
    br.play('48')
    br.discard('48')

with act(s, 'US Scott', 'US', '54', 'Scott', book=b):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.march('Scott us:20th us:23rd us:25th', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.play('54')
    us.discard('54')

with act(s, 'BR holds', 'British', hold=True, book=b):
    br.hold('47')

with act(s, 'US builds', 'US', '60', build=True, book=b):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lady_of_the_Lake Asp', 'Sackets Harbour')
    us.play('60')
    us.discard('60')
    us.say('General Pike + iki ufak: 2')

s.play('BR Yeo, and the wind')
br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
br.say('Yeo cikiyor')
us.say('dur: Contrary Winds')
us.play('Contrary Winds')
us.discard('Contrary Winds')
br.drag('Yeo Royal_George Wolfe Melville', 'Kingston')
br.say('tuh. kart 66, yandi')
br.play('66')
br.discard('66')
b.ok()

with act(s, 'US Dearborn', 'US', '62', 'Dearborn', book=b):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Dearborn us:9th us:21st 1st_Rifles', 'Antwerp')
    us.drag('Dearborn us:9th us:21st 1st_Rifles', 'Ogdensburg')
    us.play('62')
    us.discard('62')

with act(s, 'BR LC militia', 'British', '64', book=b):
    way('Montreal', 'Coteau du Lac')
    br.drag('LC_Militia', 'Coteau du Lac')
    br.play('64')
    br.discard('64')
    br.say('bende kart bitti, bugunluk yeter')
s.done()
