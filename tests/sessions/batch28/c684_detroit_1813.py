"""Czech with shorthand: dice before the words, a heap of ships carried off with the army and brought back, Grand River Indians."""
from aid28a import *

s = Session('dev-1812-faults', us='Vojta', br='Libuse', what='autumn 1813: Detroit retaken and held, Lake Erie won by building, Ogdensburg taken and lost, the Mohawk event, fleet return')
t = s.t
autumn_1813(t)
burn_to(t, 1813, 16)
t.lay_hand('US', ['46', '52', '62', '38', '43', '37', '41', '48'])
t.lay_hand('British', ['#56 Grand River Indians', '66', '42', '40', '45', '50', '44', '53'])
burn_to(t, 1813, 16)
t, us, br = s.begin()
b = Book(t)
us.say('leto-podzim 13, zac. US jako na jare. posily lezi, karty rozdany 8/8')

with act(s, 'US Harrison takes Detroit', 'US', '46', 'Harrison', ret='Essex', book=b):
    us.play('46')
    us.roll('2d6', 4, 3)
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    assert fight(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex_&_Kent_Militia', 1813, (4, 3)) == 'DR'
    us.say('k46 Harr na Detr. hodil jsem uz: 7 +1 +1 +1 = 10 ust')
    br.say('ty jeden :-) dobre')
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('46')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    br.say('udalost 56, mohawk na Beaverd.')
    assert not units(t, 'Beaverdams', 'US')
    br.drag('br:Mohawk', 'Beaverdams')
    br.discard('#56 Grand River Indians')

with act(s, 'US builds', 'US', '62', build=True, book=b):
    us.drag('Lawrence us:Niagara Ariel Scorpion Porcupine', 'Erie PA')
    us.say('k62 stavba: Lawr, Niag, 2 sk.')
    br.say('to jsou 3 skunery')
    us.drag('Porcupine', 'Ships to Build')
    us.say('pravda, Porc zpet')
    us.play('62')
    us.discard('62')

with act(s, 'BR Procter at Detroit', 'British', '66', 'Procter', pick='Essex', book=b):
    br.play('66')
    br.say('k66 Proc + Tec + vse')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Queen_Charlotte Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Queen_Charlotte', 'Ft. Malden')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
    us.say('drzim')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '17th', 1813, (4, 3)) == 'AR'
    br.roll('2d6', 4, 3)
    br.say('7 +1 -1 -1 = 6 AR. zpet do Sandw')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
    br.discard('66')

with act(s, 'US Perry out', 'US', '43', 'Perry', book=b):
    us.play('43')
    us.drag('Perry Lawrence us:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.say('k43 Perry ven, 2vb')
    us.vp(b.due())
    us.discard('43')

with act(s, 'BR Barclay fails', 'British', '42', 'Barclay', fights={x: 'Lake Erie Control Box' for x in ('Queen Charlotte', 'Barclay')}, ret='Lawrence',
         flips='Queen_Charlotte Lawrence', book=b):
    br.roll('1d6', 4)
    br.play('42')
    br.say('k42 Barc vsech 5')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box')
    assert sea_fight(t, 'Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Lawrence us:Niagara Ariel Scorpion', 'Queen_Charlotte', 'Lawrence', 4, 0, 1) == 'A1 D1 def'
    us.say('5:4 +1, B/A -1, Perry -1: 3. kazdy 1, jezero drzim')
    br.flip('Queen_Charlotte')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
    us.flip('us:Niagara')
    us.flip('us:Niagara')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.discard('42')

with act(s, 'US Ohio Brigade', 'US', '41', None, book=b):
    us.play('41')
    way('Ft. Stephenson', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    us.march('Ohio_Brigade', 'Ft. Meigs', 'Frenchtown', 'Detroit')
    us.say('k41 1op Ohio bri')
    us.discard('41')

with act(s, 'BR Rottenburg at Ogdensburg', 'British', '45', 'Rottenburg', book=b):
    br.play('45')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.drag('Rottenburg 104th 1/R._Scots', 'Prescott')
    br.drag('Rottenburg 104th 1/R._Scots', 'Ogdensburg')
    br.say('k45 Rott, Ogd prazdny, 2')
    br.vp(b.due())
    br.discard('45')

with act(s, 'US Brown throws them out', 'US', '38', 'Brown', ret='Rottenburg 104th 1/R._Scots', flips='104th', book=b):
    us.play('38')
    us.say('k38 Brown (1!) 6 9 15 16 21 na Ogd')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('Brown us:6th us:9th us:15th us:16th us:21st', 'Antwerp')
    us.drag('Brown us:6th us:9th us:15th us:16th us:21st', 'Ogdensburg')
    assert fight(t, 'US', 'Ogdensburg', ['Antwerp'], 'us:9th', '104th', 1813, (6, 4)) == 'DR-1'
    us.roll('2d6', 6, 4)
    br.say('+1 pomer +1 Brown -1 reg = 11. 104 pada na rubku')
    br.flip('104th')
    goes(t, 'British', 'Ogdensburg', 'Prescott', ['Antwerp'])
    br.drag('Rottenburg 104th 1/R._Scots', 'Prescott')
    us.vp(b.due())
    us.discard('38')

with act(s, 'BR restores the 104th', 'British', '53', build=True, flips='104th', book=b):
    br.flip('104th')
    br.say('k53 104 zpet na lic, Presc. ma zasob.')
    assert supplied(t, 'British', 'Prescott')
    br.play('53')
    br.discard('53')

with act(s, 'US repairs', 'US', '48', build=True, flips='Lawrence', book=b):
    us.play('48')
    us.flip('Lawrence')
    us.say('k48 oprava Lawr')
    us.discard('48')

with act(s, 'BR Mohawk', 'British', '40', None, book=b):
    br.play('40')
    br.drag('br:Mohawk', 'Queenston')
    br.say('k40 jen mohawk 1mp')
    br.discard('40')

with act(s, 'US Scott', 'US', '37', 'Scott', book=b):
    us.play('37')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.drag('us:20th 23rd 25th 31st Scott', 'Canandaigua')
    us.drag('us:20th 23rd 25th 31st Scott', 'Batavia')
    us.say('k37 Scott')
    us.discard('37')

s.play('BR holds')
br.hold('44')
br.say('nechavam')
s.play('US holds')
us.hold('52')
s.play('BR holds')
br.say('nechavam i posl.')
br.hold('50')
assert hand_sizes(t) == (0, 0)

s.play('fleet return')
us.drag('us:Niagara Ariel Scorpion', 'Erie PA')
us.drag('Perry', 'Erie PA')
us.put('US Lake Control', 'Lake Erie Control Box')
us.say('flotila domu, znacka na Erie. body sedi?')
b.ok()
br.say('sedi')
us.turn('Winter 1813-14')

s.play('winter attrition')
assert winter_due(t) == {('Batavia', 'US'): 2, ('Detroit', 'US'): 1, ('Ft. MacArthur', 'US'): 1, ('Ogdensburg', 'US'): 3, ('Prescott', 'British'): 1,
                         ('Quebec City', 'British'): 2, ('Sandwich', 'British'): 4}, winter_due(t)
us.say('zima. Bat 4/2, Detr 4/3, McA 5/4, Ogd 5/2')
us.flip('us:20th 31st')
us.flip('Ohio_Brigade')
us.flip('3rd_Kentucky')
us.flip('us:9th 15th us:16th')
br.say('Presc 3/2, Que 10/8, Sandw 5/1 ouvej, Wyand pryc')
br.flip('Canadian_Fencibles De_Meuron 70th')
br.flip('1/41st Essex Shawnee')
br.drag('Wyandot', 'British Eliminated')
assert not excess(t), excess(t)

s.play('repairs, old cards')
br.flip('Queen_Charlotte')
us.discard('52')
br.discard('44')
br.discard('50')
us.say('QC ok, karty 13 pryc')
b.ok()

s.play('spring 1814')
br.turn('Spring-Summer 1814')
tr = t.find_card_anywhere('Treaty of Ghent')
br.drag([tr.id], 'Marker Pool')
t.shuffle(br, '1814 Deck')
muster(us, '1814a', groups=True)
muster(br, '1814a', groups=True)
for a, c in zip(('86', '92', '83', '85', '88', '81', '84', '89', '90'), ('76', '82', '73', '75', '78', '74', '77', '79', '80')):
    deal(t, br, 1814, c)
    deal(t, us, 1814, a)
assert hand_sizes(t) == (9, 9)
br.say('9/9, zac. brit')

with act(s, 'BR Rottenburg', 'British', '78', 'Rottenburg', book=b):
    br.play('78')
    br.drag('Rottenburg 104th 1/R._Scots', 'Gananoque')
    br.drag('Rottenburg 104th 1/R._Scots', 'Kingston')
    br.say('k78 Rott domu')
    br.discard('78')

with act(s, 'US Perry', 'US', '81', 'Perry', book=b):
    us.play('81')
    us.delete([mark_at(t, 'Lake Erie Control Box')])
    us.drag('Lawrence us:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.drag('Perry', 'Lake Erie Control Box')
    us.say('k81 Perry zas ven, body stejne')
    us.discard('81')

with act(s, 'BR restores', 'British', '73', build=True, flips='De_Meuron Canadian_Fencibles', book=b):
    br.play('73')
    assert supplied(t, 'British', 'Prescott')
    br.flip('De_Meuron')
    br.flip('Canadian_Fencibles')
    br.say('k73 2 zpet')
    br.discard('73')

with act(s, 'US builds', 'US', '86', build=True, book=b):
    us.play('86')
    us.drag('Superior', 'Sackets Harbour')
    us.drag('Jefferson', 'Sackets Harbour')
    us.say('k86. dobrou')
    us.discard('86')
s.done()
