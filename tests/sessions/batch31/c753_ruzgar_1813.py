"""Spring 1813 in Turkish: reactions, a Campaign, a landing at Prescott and its loss. Deniz is hasty and drops short, Ayla helps and puts his pieces right."""
from aid31b import *

s = opening('Deniz', 'Ayla', 'Spring 1813 in Turkish: Contrary Winds and Heavy Rains as reactions, a Campaign, Mohawks, a landing at Prescott, the counter-attack, builds',
            '1813a', ['42', 'Campaign', '38', '62', '45', '49', '53', '41'],
            ['43', '46', 'Contrary Winds', 'Heavy Rains', '#56 Grand River Indians', '50', '52', '37'])
t, us, br = s.t, s.us, s.br
s.begin()
b = Book(t)

s.play('who is first')
br.say('selam, zar atalım, bende +2 var')
us.roll('1d6', 1)
us.say('off, bir')
br.roll('1d6', 1)
br.say('ben de bir, ama üç ediyor. bütün yıl ben başlıyorum')

with act(s, 'BR Sheaffe', 'British', '43', 'Sheaffe', book=b):
    br.play('43')
    br.say('43, 2: Sheaffe Newfoundland alayıyla Ft. George\'a')
    br.drag('Sheaffe R.N.R.', 'Stoney Creek')
    br.drag('Sheaffe R.N.R.', 'Ft. George')
    br.discard('43')

with act(s, 'US Chauncey, blown back', 'US', '42', book=b):
    us.play('42')
    us.say('42! Chauncey yelken açıyor, 9 ile 21 gemide, Burlington\'a çıkacağız')
    us.drag('Chauncey Madison Oneida us:9th us:21st', 'Burlington')
    br.say('dur dur. Ters Rüzgar! hepsi limana')
    br.play('Contrary Winds')
    us.say('yapma yaa')
    us.drag('us:9th us:21st', 'Sackets Harbour')
    br.say('gemileri ben geri koyayım')
    br.drag('Chauncey us:Madison us:Oneida', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.discard('42')

with act(s, 'BR Prevost', 'British', '46', 'Prevost', book=b):
    br.play('46')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 70th 89th 19th_Dragoons', 'Montreal')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 70th 89th 19th_Dragoons', 'Cornwall')
    br.say('46, 3: Prevost bütün Quebec\'le Cornwall\'da')
    br.discard('46')

with act(s, 'US Campaign, Heavy Rains on Plattsburg', 'US', None, book=b):
    us.play('Campaign')
    us.say('Sefer kartı: Dearborn ve Hampton')
    us.drag('Dearborn us:6th us:15th us:16th', 'Antwerp')
    us.drag('Dearborn us:6th us:15th us:16th', 'Ogdensburg')
    br.say('Hampton\'a Şiddetli Yağmur, Plattsburg\'dan en fazla bir adım')
    br.play('Heavy Rains')
    us.say('öyleyse Champlain\'e kadar, daha da yürümem')
    us.drag('Hampton us:11th', 'Champlain NY')
    br.discard('Heavy Rains')
    us.discard('Campaign')

with act(s, 'BR Procter to Detroit', 'British', '50', 'Procter', book=b):
    br.play('50')
    br.drag('Procter 1/41st', 'Sandwich')
    br.drag('Procter 1/41st', 'Detroit')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.say('50: Procter ve 41. Detroit\'i tutuyor')
    br.discard('50')

s.cut()
with act(s, 'US Harrison', 'US', '38', 'Harrison', book=b):
    us.play('38')
    us.drag('Harrison us:17th us:19th', 'Frenchtown')
    us.drag('1st_Kentucky', 'Ft. Findlay')
    br.say('Kentucky ters gitti galiba?')
    us.say('evet evet, Frenchtown olacaktı')
    br.drag('1st_Kentucky', 'Frenchtown')
    us.discard('38')

with act(s, 'BR Mohawks', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.say('Mohawklar Ft. Erie\'ye, orada Amerikalı yok')
    br.drag('br:Mohawk', 'Ft. Erie')
    br.discard('#56 Grand River Indians')

FLEET = 'Chauncey us:Madison us:Oneida Conquest Scourge Julia us:Hamilton'
with act(s, 'US landing at Prescott', 'US', '62', 'Chauncey', sea='us:9th us:21st 1st_Rifles', ret='Canadian_Fencibles', book=b):
    us.play('62')
    us.say('62. tekrar Chauncey: 9, 21 ve avcılar, bu sefer Prescott!')
    room(t.pieces('us:Madison us:Oneida Conquest Scourge Julia us:Hamilton', us), t.pieces('us:9th us:21st 1st_Rifles', us))
    us.drag(FLEET + ' us:9th us:21st', 'Prescott')
    us.drag('1st_Rifles', 'Prescott')
    br.say('rüzgarım bitti... kalıyorum')
    clash(t, 'US', 'Prescott', [], '1st_Rifles', 'Canadian Fencibles', (4, 5), 'DR', base='Sackets Harbour', landing=True)
    us.roll('2d6', 4, 5)
    us.say('10:5 +1, çıkarma -1, avcılar A +1, kırmızılar -1: dokuz, çekil')
    goes(t, 'British', 'Prescott', "Crysler's Farm")
    br.say('Gananoque\'de ikmalim kesilir, Crysler\'a')
    br.drag('Canadian_Fencibles', "Crysler's Farm")
    us.vp('0')
    us.discard('62')

with act(s, 'BR Prevost takes Prescott back', 'British', '52', 'Prevost', ret=FLEET + ' us:9th us:21st 1st_Rifles', pick='Canadian_Fencibles', book=b):
    br.play('52')
    br.say('52, 3: Prevost yolda Fencibles\'ı da alıyor')
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 70th 89th 19th_Dragoons', "Crysler's Farm")
    br.drag('Prevost De_Watteville 4/R._Scots br:13th 70th 89th 19th_Dragoons Canadian_Fencibles', 'Prescott')
    us.say('savaşırım! önde 9.')
    clash(t, 'British', 'Prescott', ["Crysler's Farm"], 'De_Watteville', '9th', (3, 5), 'DR')
    br.roll('2d6', 3, 5)
    br.say('28:10 iki bire, +1. dokuz!')
    goes(t, 'US', 'Prescott', 'Ogdensburg', ("Crysler's Farm",))
    us.drag('us:9th us:21st 1st_Rifles', 'Ogdensburg')
    us.say('gemiler de Sackets\'a kaçar')
    us.drag(FLEET, 'Sackets Harbour')
    br.vp('British 2')
    br.discard('52')

with act(s, 'US builds', 'US', '45', build=True, book=b):
    us.play('45')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.say('45 tersaneye: korvet + iki uskuna')
    us.discard('45')

with act(s, 'BR 10th R.V.', 'British', '37', book=b):
    br.play('37')
    br.drag('10th_R.V.', 'Gananoque')
    br.discard('37')
    br.say('elim bitti')

with act(s, 'US Scott', 'US', '49', 'Scott', book=b):
    us.play('49')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Utica')
    us.drag('Scott us:20th us:23rd us:25th us:29th', 'Sackets Harbour')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.discard('49')
    us.say('iki kartım kaldı, yarın oynarım')
s.done()
