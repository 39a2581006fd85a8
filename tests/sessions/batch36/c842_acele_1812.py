"""Autumn 1812, Turkish; the US player drags first and thinks later, the British one waits for him."""
from aid36b import *

s = Session('dev-1812-faults', us='Kerem', br='Nurten Hanim', what='Autumn 1812: hasty drags, undo, put back by hand; a lake battle, Detroit river both ways')
aid18.lay(s.t, '1812b')
hands(s.t, ['16', '22', '3', '26', '11', '31', '24'], ['6', '18', '1', '28', '25', '21', '15'])
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn to Sackets', 'US', '16', 'Dearborn', book=b):
    us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th', 'Utica')
    us.undo()
    us.say('dur dur dur kartı koymadım')
    us.play('16')
    us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th us:15th us:16th us:21st', 'Whitehall')
    us.undo()
    us.say('ya yanlış yön')
    us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th us:15th us:16th us:21st', 'Utica')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th us:15th us:16th us:21st', 'Rome')
    us.drag('Dearborn us:6th us:13th us:9th us:11th us:14th us:15th us:16th us:21st', 'Sackets Harbour')
    us.say('sekiz alay Sackets\'te. oh')
    us.discard('16')
    br.say('acele etme evladım, vaktimiz var')

with act(s, 'BR Prevost to Prescott', 'British', '6', 'Prevost', book=b):
    br.play('6')
    br.say('6 numara, üçlük. Prevost Quebec\'ten Prescott\'a, yanında 103 ve İskoçlar')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Prevost 103rd 1/R._Scots', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('6')

with act(s, 'US Chauncey out', 'US', '22', 'Chauncey', book=b):
    us.play('22')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.vp('US 3')
    us.say('pardon 2')
    us.vp(b.due())
    us.discard('22')

afloat(t, 'A1 D1 def', 'Royal_George Earl_of_Moira', 'Oneida Conquest Scourge Growler Pert', 'Royal_George', 'Oneida', 5)
with act(s, 'BR two ships dare it', 'British', '18', fights={'Royal George': 'Lake Ontario Control Box', 'Earl of Moira': 'Lake Ontario Control Box'}, ret='Oneida',
         flips='Royal_George Oneida', book=b):
    br.play('18')
    br.say('18. Royal George ile Moira göle çıkıyor, savaş var')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    us.say('iki gemiyle mi?? tamam at')
    br.roll('1d6', 5)
    br.say('5 - 2 = 3. ikimiz de birer hasar, göl sende kalıyor')
    us.flip('Conquest')
    us.undo()
    us.flip('Oneida')
    us.say('öncü Oneida idi, düzelttim')
    br.flip('Royal_George')
    br.drag('Royal_George Earl_of_Moira', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    br.discard('18')

with act(s, 'US Harrison to Frenchtown', 'US', '3', 'Harrison', book=b):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.play('3')
    us.say('3 (2), Harrison')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Stephenson')
    us.say('hayır orası değil')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('3')

with act(s, 'BR Brock to Queenston', 'British', '1', 'Brock', book=b):
    br.play('1')
    br.say('1 numara yeter ona: Brock, Queenston')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.discard('1')

with act(s, 'US Hull to Sandwich', 'US', '26', 'Hull', book=b):
    us.play('26')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio us:Detachment', 'Sandwich')
    us.say('ya Detachment kalsın')
    us.drag('us:Detachment', 'Detroit')
    us.vp(b.due())
    us.discard('26')

with act(s, 'BR Procter to Sandwich', 'British', '28', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.play('28')
    br.say('28, Procter ve Tecumseh, yanlarında 41 ve yerliler. Sandwich\'e')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.undo()
    us.say('kaçtım... yok yok, dur, savaşayım')
    us.say('kalıyorum! öncü 4.')
    won(t, 'DR', '1/41st Shawnee Wyandot Western_Indians', 'us:4th 1st_Ohio 2nd_Ohio', 'Sandwich', (4, 5), '1/41st', 'us:4th', frm='Ft. Malden')
    br.roll('2d6', 4, 5)
    br.say('gördün mü. geri çekil')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.vp(b.due())
    br.discard('28')

with act(s, 'US holds', 'US', '11', hold=True, book=b):
    us.play('11', reveal=False)
    us.say('yok bunu saklıyorum')
    us.drag([t.card('11').id], 'Held Cards', how='pieces')

with act(s, 'BR 8th and Voltigeurs to St-Jean', 'British', '25', book=b):
    br.play('25')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('br:8th Voltigeurs', 'La Prairie')
    br.drag('br:8th Voltigeurs', 'St-Jean')
    br.say('25, iki birlik St-Jean\'a')
    br.discard('25')

with act(s, 'US Rifles to Ogdensburg', 'US', '31', book=b):
    us.drag('1st_Rifles', 'Antwerp')
    us.drag('1st_Rifles', 'Ogdensburg')
    us.play('31')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('31')
    us.say('kart sonradan geldi kusura bakma')

with act(s, 'BR Norfolk', 'British', '21', book=b):
    br.play('21')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Ft. Erie')
    br.say('21, Norfolk Ft. Erie\'ye')
    br.discard('21')

s.play('US free withdrawal, then the 18th')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
us.undo()
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.say('kartımdan önce filoyu eve çekiyorum, bedava. iki puan gitti')
us.vp(b.due())
with act(s, 'US 18th to Lewiston', 'US', '24', book=b):
    us.play('24')
    us.drag('us:18th', 'Lewiston')
    us.discard('24')

with act(s, 'BR holds', 'British', '15', hold=True, book=b):
    br.hold('15')
    br.say('ben de birini bekletiyorum. çay molası')
s.done()
