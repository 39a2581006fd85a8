"""Spring 1813, told by the US player as a war correspondent (Romanian); the British answers with a word or two."""
from aid36b import *

s = Session('dev-1812-faults', us='Corneliu Vrabie', br='Tudor', what='Spring 1813 as a newspaper tells it: landing at Burlington, retreat by water, Detroit retaken, Ft. George in two rounds')
summer_1813(s.t)
hands(s.t, ['42', '43', '37', '41', '50', '51', '46', 'Campaign@1813'], ['38', '40', '#56 Grand River Indians', '53', '39', 'Contrary Winds', '45', '48'])
t, us, br = s.begin()
b = Book(t)
s.play('who begins in 1813')
us.say('«Curierul de Albany», ediție specială: cine deschide campania?')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('2+2=4. tu')

with act(s, 'US Chauncey lands at Burlington', 'US', '42', 'Chauncey', sea='Pike us:6th 2nd_NY_Militia', book=b):
    us.say('Sackets Harbour, zori de zi. Comodorul Chauncey ridică ancora, generalul Pike privește spre apus')
    us.play('42')
    room(t.pieces('Madison Oneida'), t.pieces('us:6th 2nd_NY_Militia'))
    assert not lake_of(t, 'British') and not units(t, 'Burlington')
    us.drag('Madison Oneida Chauncey us:6th 2nd_NY_Militia Pike', 'Burlington')
    us.say('Debarcare la Burlington fără un foc! (42, Chauncey, Madison și Oneida, 6th și milițiile)')
    us.vp(b.due())
    us.discard('42')
    br.say('hm')

with act(s, 'BR Vincent from Ft. George', 'British', '38', 'Vincent', ret='Madison Oneida Chauncey us:6th 2nd_NY_Militia Pike', book=b):
    br.play('38')
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
    br.drag('Vincent br:8th 49th', 'Burlington')
    us.say('Inamicul vine prin ploaie de la Stoney Creek. Pike rămâne pe poziție!')
    won(t, 'DR', 'br:8th 49th', 'us:6th 2nd_NY_Militia', 'Burlington', (6, 4), 'br:8th', 'us:6th', 0, 1, frm='Stoney Creek')
    br.roll('2d6', 6, 4)
    br.say('DR')
    us.say('Corespondentul dumneavoastră scrie aceste rânduri dintr-o barcă. Retragere pe apă la Ft. Niagara')
    room(t.pieces('Madison Oneida'), t.pieces('us:6th 2nd_NY_Militia'))
    us.drag('us:6th 2nd_NY_Militia Pike', 'Ft. Niagara')
    us.drag('Madison Oneida Chauncey', 'Ft. Niagara')
    br.vp(b.due())
    br.discard('38')

with act(s, 'US Harrison takes Detroit', 'US', '43', 'Harrison', ret='Essex', book=b):
    us.play('43')
    us.say('DE PE FRONTUL DE VEST: Harrison pornește din Ft. Meigs cu 17th, 19th și kentuckienii')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    br.say('stau')
    won(t, 'DR', 'us:17th us:19th 1st_Kentucky', 'Essex', 'Detroit', (3, 4), 'us:17th', 'Essex', 1, 0, frm='Frenchtown')
    us.roll('2d6', 3, 4)
    us.say('Steagul fâlfâie din nou peste Detroit! trei puncte pierdute de Coroană')
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('43')

with act(s, 'BR Barclay out', 'British', '40', 'Barclay', book=b):
    br.play('40', reveal=False)
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter Chippawa', 'Lake Erie Control Box')
    br.reveal('40')
    br.discard('40')

with act(s, 'US lays down the Lawrence', 'US', '37', build=True, book=b):
    us.say('La Erie se aud ciocanele: bricul Lawrence e gata (37, un punct)')
    free(t, 'Lawrence')
    us.play('37')
    us.drag('Lawrence', 'Erie PA')
    us.discard('37')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    assert not units(t, 'Queenston', 'US')
    br.drag('br:Mohawk', 'Queenston')
    br.say('Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US Pike over the Niagara', 'US', '41', 'Pike', book=b):
    us.say('Noapte fără lună. Bărcile lui Pike trec Niagara. Ft. George e gol!!')
    us.play('41')
    assert not units(t, 'Ft. George') and best('Ft. Niagara', 'Ft. George')[0] == 3
    us.drag('Pike us:13th us:18th', 'Ft. George')
    us.vp(b.due())
    us.discard('41')
    br.say('asta o să doară')

with act(s, 'BR Vincent on Ft. George, two rounds', 'British', '39', 'Vincent', fights={'Vincent': 'Ft. George', 'br:8th': 'Ft. George', '49th': 'Ft. George'},
         flips='br:8th us:13th', book=b):
    br.play('39')
    br.march('Vincent br:8th 49th', 'Stoney Creek', 'Ft. George')
    us.say('13th și 18th la parapet. Prima rundă')
    won(t, 'EX', 'br:8th 49th', 'us:13th us:18th', 'Ft. George', (5, 4), 'br:8th', 'us:13th', 0, 1, frm='Stoney Creek')
    br.roll('2d6', 5, 4)
    br.flip('br:8th')
    us.flip('us:13th')
    us.say('Pierderi grele de ambele părți, lupta continuă')
    won(t, 'AR', 'br:8th 49th', 'us:13th us:18th', 'Ft. George', (2, 6), '49th', 'us:18th', 0, 1, frm='Stoney Creek', first=False)
    br.roll('2d6', 2, 6)
    br.say('6. înapoi')
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
    br.discard('39')

with act(s, 'US holds', 'US', '51', hold=True, book=b):
    us.say('Redacția păstrează o știre pentru ediția de toamnă')
    us.hold('51')

with act(s, 'BR restores the 8th', 'British', '53', build=True, flips='br:8th', book=b):
    assert supplied(t, 'British', 'Stoney Creek')
    br.play('53')
    br.flip('br:8th')
    br.say('53, refac 8th')
    br.discard('53')

with act(s, 'US Scott marches', 'US', '50', 'Scott', book=b):
    us.play('50')
    us.say('Tânărul Scott pleacă din Albany cu 23rd, 25th și 29th. Destinația: secret militar (Oswego)')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.drag('Scott us:23rd us:25th us:29th', 'Utica')
    us.drag('Scott us:23rd us:25th us:29th', 'Rome')
    us.drag('Scott us:23rd us:25th us:29th', 'Oswego')
    us.discard('50')

with act(s, 'BR Rottenburg', 'British', '45', 'Rottenburg', book=b):
    br.play('45')
    way('Kingston', 'Smiths Creek', 'York')
    br.drag('Rottenburg 104th 1/R._Scots', 'York')
    br.say('York')
    br.discard('45')

with act(s, 'US Chauncey wants home, contrary winds', 'US', '46', 'Chauncey', build=True, book=b):
    us.play('46')
    us.say('Comodorul vrea acasă: Madison și Oneida ridică pânzele spre Sackets...')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    br.play('Contrary Winds')
    br.say('vânt potrivnic')
    us.drag('Chauncey Madison Oneida', 'Ft. Niagara')
    us.say('...și vântul îi împinge înapoi în port. Rămân la Ft. Niagara')
    br.discard('Contrary Winds')
    us.discard('46')
for x in ('Chauncey', 'Madison', 'Oneida'):
    assert t.where(t.find(x)) == 'Ft. Niagara'

with act(s, 'BR 19th Dragoons', 'British', '48', book=b):
    br.play('48')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.march('19th_Dragoons', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.say('dragonii la Cornwall')
    br.discard('48')

with act(s, 'US Campaign: Dearborn and Hampton', 'US', 'Campaign', build=True, book=b):
    us.say('EDIȚIE SPECIALĂ! Campanie: Dearborn la Sackets, Hampton la Plattsburg, ambii pornesc')
    us.play('Campaign')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Dearborn us:15th us:16th us:21st', 'Antwerp')
    us.drag('Dearborn us:15th us:16th us:21st', 'Ogdensburg')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    assert not units(t, 'Lacolle')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.say('Hampton doarme în Canada. Un punct')
    us.vp(b.due())
    us.discard('Campaign')
us.say('— sfârșit de transmisiune —')
s.done()
