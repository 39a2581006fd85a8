"""Zbyszek moves one by one and rolls early; Maialen builds in crumbs, drops wrong, takes back. 1813 from the roll for the year on."""
from aid23b import *

s = Session('dev-1812-faults', us='Zbyszek', br='Maialen', what='1813: landing at Burlington thrown back by water, Campaign with rain, Detroit in two rounds, ships in crumbs, Perry, Mohawk, fleet return, autumn')
t = s.t
lay_1813(t)
s.begin()
us, br = s.us, s.br
B = Book(t)

s.play('roll, arrivals, deal')
us.roll('1d6', 6)
br.roll('1d6', 3)
br.say('3+2, bost. zu lehenengo')
us.say('no to zaczynam')
muster(us, '1813a')
deal(t, us, 1813, '46', 'Campaign', '52', '43', '58', '45', '37', 'Contrary Winds')
deal(t, br, 1813, '42', 'Heavy Rains', '62', '50', '48', '#56 Grand River Indians', '60', '41')

with act(s, 'US landing at Burlington', 'US', '46', 'Chauncey', sea='us:15th us:6th leader:Pike', book=B):
    us.say('46. Chauncey z desantem')
    us.play('46')
    ships = t.pieces('Oneida Madison')
    room(ships, t.pieces('us:15th us:6th'))
    us.each('Oneida Madison us:6th us:15th leader:Pike', 'Burlington')
    us.each('Chauncey Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.say('nikogo nie ma, 2 pkt. Oneida i Madison zostaja przy brzegu')
    us.vp('0')
    us.discard('46')

with act(s, 'BR Rottenburg at Burlington', 'British', '42', 'Rottenburg', ret='leader:Pike us:6th us:15th Oneida Madison', book=B):
    br.play('42')
    br.say('42, Rottenburg')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    br.drag('Rottenburg 1/R._Scots 104th 10th_R.V.', 'Smiths Creek')
    br.drag('Rottenburg 1/R._Scots 104th 10th_R.V.', 'York')
    br.drag('Rottenburg 1/R._Scots 104th 10th_R.V.', 'Burlington')
    battle(t, 'British', 'Burlington', ['York'], '104th', '6th', (6, 5), 'DR')
    br.say('104 aurrean')
    us.say('6th')
    br.roll('2d6', 6, 5)
    br.say('11-1=10, atzera')
    us.say('na statki')
    us.each('us:6th us:15th leader:Pike Oneida Madison', 'Sackets Harbour')
    br.vp('British 2')
    br.discard('42')

with act(s, 'US Campaign: Harrison and Scott', 'US', 'Campaign', 'Harrison', pick='Scott us:23rd us:25th', ret='Essex', laid=False, book=B):
    us.play('Campaign')
    us.say('kampania: Harrison z Meigs, Scott z Albany')
    br.play('Heavy Rains')
    br.say('euria Albanyn :P')
    br.discard('Heavy Rains')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    for n in ('Frenchtown', 'Detroit'):
        us.each('us:17th us:19th 1st_Kentucky Harrison', n)
    us.roll('2d6', 4, 3)
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex & Kent Militia', (4, 3), 'DR')
    us.say('17 prowadzi, 12:5, +3. 10')
    goes(t, 'British', 'Detroit', 'Sandwich', came=['Frenchtown'])
    br.drag('Essex', 'Sandwich')
    us.vp('US 1')
    us.each('us:23rd us:25th Scott', 'Utica')
    us.say('deszcz, jedno pole')
    us.discard('Campaign')

with act(s, 'BR Procter at Detroit', 'British', '62', 'Procter', pick='Essex', flips='1/41st us:17th Shawnee',
         fights={'Procter': 'Detroit', 'Tecumseh': 'Detroit', '1/41st': 'Detroit', 'Shawnee': 'Detroit', 'Wyandot': 'Detroit', 'Western Indians': 'Detroit',
                 'Essex': 'Detroit'}, book=B):
    br.play('62')
    br.say('Procter, denok')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
    battle(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '17th', (4, 4), 'EX')
    us.say('17')
    br.roll('2d6', 4, 4)
    br.flip('1/41st')
    us.flip('us:17th')
    br.say('7, trukea. bigarrena: Shawnee aurrean')
    us.say('19')
    battle(t, 'British', 'Detroit', ['Sandwich'], 'Shawnee', '19th', (3, 4), 'AR-1', rnd=2)
    br.roll('2d6', 3, 4)
    br.say('ufa... 4')
    br.flip('Shawnee')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Sandwich')
    br.discard('62')

with act(s, 'US ships at Erie', 'US', '52', build=True, book=B):
    us.say('52 budowa')
    us.play('52')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Ariel', 'Buffalo')
    us.drag('Ariel', 'Erie PA')
    us.drag('Scorpion', 'Erie PA')
    us.say('2 brygi, 2 szkunery')
    us.discard('52')

with act(s, 'BR ships in crumbs', 'British', '50', build=True, book=B):
    br.drag('ship:Brock', 'Kingston')
    br.undo()
    br.drag('ship:Brock', 'York')
    br.say('50: Brock...')
    br.play('50')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('... eta Detroit')
    br.discard('50')

with act(s, 'US the 17th', 'US', '58', flips='us:17th', book=B):
    us.say('58 odbudowa 17')
    assert supplied(t, 'US', 'Detroit')
    us.play('58')
    us.flip('us:17th')
    us.discard('58')

with act(s, 'BR Barclay out', 'British', '48', 'Barclay', book=B):
    br.play('48')
    br.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.say('Barclay kanpora')
    br.discard('48')

with act(s, 'US Perry', 'US', '43', 'Perry', fights={'Lawrence': 'Lake Erie Control Box'}, flips='Lawrence ship:Detroit Queen_Charlotte',
         ret='Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', book=B):
    us.say('43 Perry!')
    us.play('43')
    us.each('Perry Lawrence ship:Niagara Ariel Scorpion', 'Lake Erie Control Box')
    m = naval_drm(t.pieces('Lawrence ship:Niagara Ariel Scorpion'), t.pieces('ship:Detroit Queen_Charlotte Hunter Lady_Prevost'), t.find('Lawrence'),
                  t.find('ship:Detroit'), 1, 0)
    assert naval(3 + m) == 'A1 D2 att', m
    us.roll('1d6', 3)
    us.say('3+2=5')
    us.flip('Lawrence')
    br.flip('ship:Detroit')
    br.flip('Queen_Charlotte')
    br.say('denak etxera')
    br.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    us.drag('Lawrence', 'Erie PA')
    us.vp('US 5')
    us.discard('43')

with act(s, 'BR Mohawk', 'British', '#56 Grand River Indians', build=True, book=B):
    br.play('#56 Grand River Indians')
    br.drag('br:Mohawk', 'Beaverdams')
    br.say('Mohawk')
    br.discard('#56 Grand River Indians')

with act(s, 'US Lawrence mended, two schooners', 'US', '45', build=True, flips='Lawrence', book=B):
    us.play('45')
    us.flip('Lawrence')
    us.drag('Porcupine', 'Erie PA')
    us.drag('Tigress', 'Erie PA')
    us.say('45, naprawa 1, szkunery 1')
    us.discard('45')

with act(s, 'BR two from Quebec', 'British', '60', laid=False, book=B):
    br.drag('br:89th', 'Montreal')
    br.drag('br:13th', 'Montreal')
    br.drag('br:89th', 'Cornwall')
    br.drag('br:13th', 'Prescott')
    way('Quebec', 'Three Rivers', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's", 'Prescott')
    br.play('60')

with act(s, 'US the 22nd', 'US', '37', book=B):
    us.say('37')
    us.play('37')
    mv(us, '22nd', 'Pittsburgh', 'Meadville', 'Erie PA')
    us.discard('37')

with act(s, 'BR Caughnawaga', 'British', '41', book=B):
    br.discard('60')
    br.play('41')
    br.drag('Caughnawaga', 'Chateauguay')
    br.say('41. bukatu dut')
    br.discard('41')

with act(s, 'US holds the wind', 'US', 'Contrary Winds', hold=True, book=B):
    us.hold('Contrary Winds')
    us.say('ta zostaje')

s.play('fleet return, autumn')
assert hand_sizes(t) == (0, 0)
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box')])
br.say('Nancy lakura')
us.turn('Summer-Autumn 1813')
muster(us, '1813b', groups=False)
muster(br, '1813b')
deal(t, us, 1813, '38', '44', '55', '66', '53', '49', '59')
deal(t, br, 1813, '39', '63', '47', '68', '51', '57', '65', '40')
B.ok()

with act(s, 'US Brown looks at Ogdensburg', 'US', '44', 'Brown', book=B):
    us.say('44 Brown')
    us.play('44')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.each('us:9th us:21st Brown', 'Antwerp')
    us.each('us:9th us:21st Brown', 'Ogdensburg')
    us.discard('44')

with act(s, 'BR the Marines', 'British', '39', book=B):
    br.play('39')
    way('Quebec', 'Three Rivers', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('1/R._Marines 2/R._Marines', 'Cornwall')
    br.discard('39')
s.done()
