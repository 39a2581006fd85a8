"""Turkish. Sevda is hasty, moves first and lays her card down after; Okan sits on his reactions, grumbles, and discards two cards at once when he remembers."""
from aid21a import *

s = start('1813a', 'Okan', 'Sevda', ['42', '45', 'Campaign@1813', '57', '60', '66'], ['46', '48', 'Contrary Winds', '53', 'Heavy Rains@1813', '50', '51'],
          'Spring 1813 in the middle: contrary winds against Chauncey, both sides build on Erie, Barclay out and beaten, a campaign with heavy rains, Ogdensburg and Detroit', played=3)
t, us, br = s.begin()
b = Book(t)
us.say('merhaba, sıra sende, başla')

with act(s, 'BR builds', 'British', '46', build=True, book=b):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.play('46')
    br.say('46 inşaat: iki korvet, 2 puan yeter')
    br.discard('46')

with act(s, 'US Chauncey and the wind', 'US', '45', book=b):
    us.play('45')
    us.say('45 ile Chauncey, göle çıkıyorum')
    us.drag('Chauncey Madison Oneida Conquest Scourge', 'Lake Ontario Control Box')
    br.play('Contrary Winds')
    br.say('dur bakalım! ters rüzgâr :)')
    us.say('of ya...')
    us.drag('Chauncey Madison Oneida Conquest Scourge', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.discard('45')

with act(s, 'BR Barclay', 'British', '48', leader='Barclay', book=b):
    br.play('48')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Lake Erie Control Box')
    br.say('Barclay dört gemiyle Erie gölünde. puan değişmez, göl zaten benim')
    br.discard('48')

with act(s, 'US builds', 'US', '42', build=True, book=b):
    us.say('42: iki brik, iki uskuna, hepsi Erie limanına')
    us.play('42')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Scorpion Tigress', 'Erie PA')
    us.discard('42')

with act(s, 'BR Rottenburg', 'British', '53', leader='Rottenburg', book=b):
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.march('Rottenburg 104th 1/R._Scots 10th_R.V.', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.play('53')
    br.say('Rottenburg Ogdensburg\'da, +2')
    br.vp('British 4')
    br.discard('53')

with act(s, 'US campaign', 'US', fights={}, ret='Rottenburg 104th 1/R._Scots 10th_R.V.', book=b):
    c = t.card('Campaign', us)
    us.play(c.id)
    us.say('sefer kartı: önce Pike, sonra Hampton')
    br.play('Heavy Rains')
    br.say('Hampton için sağanak yağmur. Plattsburg\'dan bir adım')
    us.say('iyi, Pike etkilenmez')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Pike us:6th 15th us:16th 21st 1st_Rifles', 'Antwerp')
    us.drag('Pike us:6th 15th us:16th 21st 1st_Rifles', 'Ogdensburg')
    br.say('kalıyorum')
    us.say('1. avcılar önde')
    F(s, 'US', 'Ogdensburg', 'Antwerp', '1st Rifles', '104th', (5, 4), 'DR', 1813)
    us.roll('2d6', 5, 4)
    us.say('9, +1 Pike, +1 sınıf, -1 düzenli birlik: 10')
    goes(t, 'British', 'Ogdensburg', 'Prescott', ('Antwerp',))
    br.drag('Rottenburg 104th 1/R._Scots 10th_R.V.', 'Prescott')
    us.vp('British 2')
    way('Plattsburg', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.say('Hampton da bir adım, tamam')
    us.discard(c.id)
    br.discard(t.card('Heavy Rains', br).id)

with act(s, 'BR depot', 'British', '50', book=b):
    supply_ok(t, 'British', 'York')
    br.put('British Supply Depot', 'York')
    br.play('50')
    br.say('York\'a depo')
    br.discard('50')

with act(s, 'US Perry', 'US', '60', leader='Perry', fights={'Lawrence': 'Lake Erie Control Box'}, flips='Lawrence ship:Detroit Queen_Charlotte',
         ret='Barclay Queen_Charlotte Lady_Prevost Hunter ship:Detroit', book=b):
    us.say('60. Perry çıkıyor! Lawrence öncü')
    us.play('60')
    us.drag('Perry Lawrence ship:Niagara Scorpion Tigress', 'Lake Erie Control Box')
    br.say('Detroit öncü')
    N(s, 'US', 'Lawrence ship:Niagara Scorpion Tigress', 'Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Lawrence', 'Detroit', 3, 'A1 D2 att', al=1)
    us.roll('1d6', 3)
    us.say('+1 sınıf +1 Perry: 5. sende iki hasar, bende bir')
    us.flip('Lawrence')
    br.flip('ship:Detroit Queen_Charlotte')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Detroit', 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.vp('US 2')
    us.discard('60')
    br.say('gölü aldın, helal')

with act(s, 'BR Glengarry', 'British', '51', book=b):
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Glengarry', 'Prescott')
    br.play('51')
    br.discard('51')

with act(s, 'US Harrison at Detroit', 'US', '66', leader='Harrison', ret='Essex', laid=False, book=b):
    us.say('66 ile Harrison: Frenchtown 2, Detroit 4')
    us.play('66')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Harrison 17th 19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    br.say('Essex duruyor')
    F(s, 'US', 'Detroit', 'Frenchtown', '17th', 'Essex & Kent Militia', (2, 5), 'DR', 1813)
    us.roll('2d6', 2, 5)
    us.say('12:5, +1; B karşı C +1; Harrison +1; 10 çekil')
    goes(t, 'British', 'Detroit', 'Sandwich', ('Frenchtown',))
    br.drag('Essex', 'Sandwich')
    us.vp('US 5')

with act(s, 'US 24th', 'US', '57', book=b):
    br.say('benim elim bitti')
    us.say('son kart 57, 24. alay Meigs\'e')
    us.play('57')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('24th', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('66')
    us.discard('57')
    br.say('bahar bitti')
s.done()
