"""The last autumn to the Treaty of Ghent and the count, in Latvian, with Lake Huron, Mackinac, Plattsburg."""
from aid28b import *

s = start('1814b', 'Dzintra', 'Uldis', 'Summer-Autumn 1814 from its first card: Plattsburg falls, Huron and Mackinac taken, Lewiston back, Ghent, New Orleans, the victory count',
          ['Battle of New Orleans', '86', '92', '79', '83', '84', '77', '98', '100'], ['Treaty of Ghent', '76', '82', '88', '90', '81', '93', '95', '97'], year='1814', n=18)
t = s.t
t.lay('Prevost 3rd_(Buffs) br:5th br:9th br:27th 39th 57th 58th 76th', 'St-Jean', 'British')
t.lay('Perry Niagara Lawrence Caledonia Tigress', 'Detroit', 'US')
t.lay('Scorpion Porcupine', 'Lake Erie Control Box', 'US')
t.lay('Nancy', 'Lake Huron Control Box', 'British')
t.lay('NY_Volunteers_1814 Seneca Scott', 'Buffalo', 'US')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
assert tracked(t) == 3
H_, C_ = 'Lake Huron Control Box', 'Lake Champlain Control Box'
RED = '3rd_(Buffs) br:5th br:9th 39th 57th 58th 76th'

with act(s, 'BR Voltigeurs', 'British', 'Card 95', book=B):
    br.play('95')
    br.drag('Voltigeurs', "Johnson's")
    br.discard('95')

with act(s, 'US Rome', 'US', 'Card 98', book=B):
    us.play('98')
    us.say('no Albany divi uz Romu')
    us.each('us:45th us:34th', 'Utica')
    us.drag('us:45th us:34th', 'Rome')
    us.discard('98')

with act(s, 'BR Dragoons', 'British', 'Card 97', book=B):
    br.play('97')
    br.drag('19th_Dragoons', 'York')
    br.discard('97')

with act(s, 'US Erie', 'US', 'Card 100', book=B):
    us.play('100')
    us.say('19. un šāvēji uz Eri')
    us.drag('us:19th 4th_Rifles', 'Meadville')
    us.drag('us:19th 4th_Rifles', 'Erie PA')
    us.discard('100')

with act(s, 'BR Plattsburg', 'British', 'Card 76', leader='Prevost', ret='Izard Macomb us:6th us:13th us:15th us:29th us:30th us:31st Montgomery Preble President', book=B):
    br.play('76')
    way('St-Jean', 'Isle aux Noix', 'Lacolle', 'Champlain NY', 'Plattsburg')
    br.drag('Prevost %s br:27th' % RED, 'Isle aux Noix')
    br.drag('Prevost %s br:27th' % RED, 'Champlain NY')
    br.drag('Prevost %s' % RED, 'Plattsburg')
    br.say('Prevost, septiņi pulki, 27. paliek Champlain')
    us.say('stāvu')
    br.roll('2d6', 4, 5)
    assert fight(t, 'British', 'Plattsburg', ['Champlain NY'], '5th', '6th', 1814, (4, 5)) == 'DR'
    br.say('28 pret 21, A pret B, desmit. Atkāpies')
    goes(t, 'US', 'Plattsburg', 'Ticonderoga', ('Champlain NY',))
    us.each('us:6th us:13th us:15th us:29th us:30th us:31st Macomb Izard', 'Ticonderoga')
    us.say('un kuģi uz Burlingtonu')
    us.drag('Montgomery Preble President', 'Burlington VT')
    br.discard('76')
    br.vp('British 2')

with act(s, 'US Huron', 'US', 'Card 79', leader='Perry', ret='Nancy', book=B):
    us.play('79')
    us.say('Perry no Detroitas caur šaurumu uz Hurona ezeru')
    mp(2 + 1)
    us.drag('Perry Niagara Lawrence Tigress', 'Lake Transit Box')
    us.drag('Perry Niagara Lawrence Tigress', H_)
    us.roll('1d6', 1)
    assert seafight(t, 'Niagara Lawrence Tigress', 'Nancy', 'Niagara', 'Nancy', 1, 1) == 'defender strikes all'
    us.roll('1d6', 2)
    us.say('1+2+2+1+1 = 7, Nancy padodas; otrais metiens 2, man zaudējumu nav')
    br.drag('Nancy', 'British Eliminated')
    us.vp(B.due())
    us.discard('79')

with act(s, 'BR yard', 'British', 'Card 82', build=True, book=B):
    br.play('82')
    br.drag('Confiance', 'Isle aux Noix')
    br.drag('Linnet', 'Isle aux Noix')
    br.discard('82')
    br.say('Confiance un Linnet')

with act(s, 'US Mackinac', 'US', 'Card 83', sea='us:24th', ret='NWC', book=B):
    us.play('83')
    us.say('Caledonia ved 24. pulku: 1 uzņemt, 2 šaurums, 1, 2 desants = 6')
    mp(6)
    room(t.pieces('Caledonia'), t.pieces('us:24th'))
    us.drag('Caledonia us:24th', 'Lake Transit Box')
    us.drag('Caledonia us:24th', 'Ft. Mackinaw')
    assert not supplied(t, 'British', 'Ft. Mackinaw')
    us.roll('2d6', 5, 6)
    assert fight(t, 'US', 'Ft. Mackinaw', [], '24th', 'Northwest_Co.', 1814, (5, 6), landing=True, half='d') == 'DR-1'
    us.say('bez apgādes puse: 4:1 +3, indiāņi mežā -2, desants -1 = 11')
    br.say('no Mackinac nav kur iet, noņemu')
    br.drag('NWC', 'British Eliminated')
    us.discard('83')

with act(s, 'BR Downie', 'British', 'Card 88', leader='Downie', book=B):
    br.play('88')
    br.each('Downie Confiance Linnet Chubb Finch', C_)
    br.vp(B.due())
    br.discard('88')

with act(s, 'US holds', 'US', 'Battle of New Orleans', hold=True):
    us.hold('Battle of New Orleans')
    us.say('šo noliktu malā')

with act(s, 'BR Riall', 'British', 'Card 90', leader='Riall', book=B):
    br.play('90')
    way('Ft. George', 'Queenston', 'Lewiston')
    br.march('Riall 1/R._Scots', 'Queenston', 'Lewiston')
    br.vp(B.due())
    br.discard('90')
    br.say('Lewiston')

with act(s, 'US Scott', 'US', 'Card 86', leader='Scott', ret='Riall 1/R._Scots', book=B):
    us.play('86')
    way('Buffalo', 'Ft. Schlosser', 'Lewiston')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Ft. Schlosser')
    us.drag('Scott NY_Volunteers_1814 Seneca', 'Lewiston')
    us.roll('2d6', 6, 2)
    assert fight(t, 'US', 'Lewiston', ['Ft. Schlosser'], 'Seneca', '1/R._Scots', 1814, (6, 2)) == 'DR'
    us.say('Skots +2, astoņi... desmit!')
    goes(t, 'British', 'Lewiston', 'Queenston', ('Ft. Schlosser',))
    br.drag('Riall', 'Queenston')
    br.drag('1/R._Scots', 'Queenston')
    us.vp('0')
    us.discard('86')

with act(s, 'BR 100th', 'British', 'Card 81', book=B):
    br.play('81')
    br.drag('100th', 'Ft. George')
    br.discard('81')

with act(s, 'US Kingston', 'US', 'Card 92', leader='Brown', fights={'Brown 9th 11th 21st 23rd 25th': 'Kingston'}, flips='us:9th', book=B):
    us.play('92')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Cape Vincent')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Kingston')
    us.roll('2d6', 2, 3)
    assert fight(t, 'US', 'Kingston', ['Cape Vincent'], '9th', '104th', 1814, (2, 3)) == 'AR-1'
    us.say('20 pret 15, upe -1, Brown pret Drummond... 4. slikti')
    us.flip('us:9th')
    us.drag('Brown us:9th us:11th us:21st us:23rd us:25th', 'Cape Vincent')
    us.discard('92')

s.play('BR Ghent')
br.play('Treaty of Ghent')
br.say('Gentes līgums! man rokā vēl viena kārts, -1')
assert len(t.hand('British')) == 1
br.vp('US 1')
br.discard('Treaty of Ghent')

s.play('US New Orleans')
us.drag([t.card('Battle of New Orleans').id], 'Albany', at=t.card_spot(), how='pieces')
us.reveal('Battle of New Orleans')
us.say('tā ir tā noliktā: New Orleans, +2')
us.vp('US 3')
us.drag([t.card('Battle of New Orleans').id], 'Cards Used for VPs', how='pieces')

s.play('the count')
for n, sd in (('Plattsburg', 'British'), ('Champlain NY', 'British'), ('Ft. Malden', 'US')):
    assert holds(t, sd, n) and supplied(t, sd, n), n
br.say('Mani: Plattsburg 4, Champlain 1, Champlain ezers 2 = 7, visi apgādāti')
us.say('Mani: Malden 3, Erie 2, Hurons 2, New Orleans 2, tava kārts 1 = 10')
br.say('10 - 7 = 3. Morāla uzvara ASV. Paldies, skaista spēle')
us.say('paldies!')
assert position(t) == 0 and tracked(t) == 3
s.done()
