"""Two who never write a word: autumn 1812 from its middle, lakes, landings and retreats, then winter and the new year."""
from aid28b import *

s = start('1812b', 'Qo', 'Zed', 'No chat at all. From the middle of Summer-Autumn 1812 over the winter to the first plays of 1813',
          ['6', '16', '25', '11'], ['22', '26', '18', '28', 'Heavy Rains'], gone=['1', '7', '24', '21', '14'])
t = s.t
t.lay('Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Chauncey Oneida Conquest Scourge Growler', 'Lake Ontario Control Box', 'US')
t, us, br, B = go(s)
B.ok()

with act(s, 'BR Ontario', 'British', 'Card 22', ret='Chauncey Oneida Conquest Scourge Growler', fights={'Royal_George': 'Lake Ontario Control Box'},
         flips='Royal_George Oneida Conquest', book=B):
    br.play('22')
    br.drag('Earl_of_Moira Gloucester Royal_George', 'Lake Ontario Control Box', at='beside')
    br.roll('1d6', 6)
    assert seafight(t, 'Earl_of_Moira Gloucester Royal_George', 'Oneida Conquest Scourge Growler', 'Royal_George', 'Oneida', 6) == 'A1 D2 att'
    br.flip('Royal_George')
    us.flip('Conquest')
    us.flip('Oneida')
    us.drag('Oneida Conquest', 'Sackets Harbour')
    us.drag('Chauncey Scourge Growler', 'Sackets Harbour')
    br.drag('Royal_George', 'Kingston')
    br.vp('British 2')
    br.vp('British 4')
    br.discard('22')

with act(s, 'US Harrison', 'US', 'Card 16', leader='Harrison', book=B):
    us.play('16', reveal=False)
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.reveal('16')
    us.discard('16')

with act(s, 'BR lands at Cleveland', 'British', 'Card 26', leader='Procter', sea='Procter 1/41st', book=B):
    mp(1 + 1 + 1 + 1)      # take up, over, set down, against a town that is not theirs
    room(t.pieces('Hunter'), t.pieces('1/41st'))
    br.play('26')
    br.drag('Hunter 1/41st Procter', 'Cleveland')
    assert holds(t, 'British', 'Cleveland')
    br.discard('26')
    br.vp('British 5')

with act(s, 'US Sandwich', 'US', 'Card 25', leader='Harrison', book=B):
    us.play('25')
    way('Frenchtown', 'Detroit', 'Sandwich')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Sandwich')
    us.vp('British 4')
    us.discard('25')

with act(s, 'BR back to Malden', 'British', 'Card 28', leader='Procter', sea='Procter 1/41st', book=B):
    br.play('28')
    br.drag('1/41st', 'Ft. Malden')
    br.drag('Hunter Procter', 'Ft. Malden')
    br.discard('28')
    br.vp('British 3')

with act(s, 'US repairs', 'US', 'Card 6', flips='Oneida Conquest', book=B):
    assert val('6') == 3
    us.play('6')
    us.flip('Conquest')
    us.flip('Oneida')
    us.discard('6')

with act(s, 'BR Sandwich', 'British', 'Card 18', leader='Procter', ret='us:17th us:19th 1st_Kentucky Harrison', book=B):
    br.play('18')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter 1/41st Essex', 'Sandwich')
    br.roll('2d6', 4, 6)
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', '17th', 1812, (4, 6)) == 'DR'
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Detroit')
    br.vp('British 4')
    br.discard('18')

with act(s, 'US Vermont', 'US', 'Card 11'):
    us.play('11')
    way('Burlington VT', 'Highgate', 'St-Jean')
    us.march('Vermont_Militia', 'Highgate', 'St-Jean')
    assert holds(t, 'US', 'St-Jean') and supplied(t, 'US', 'St-Jean')
    us.discard('11')

with act(s, 'BR 8th', 'British', 'Heavy Rains', ret='Vermont_Militia'):
    us.vp('British 2')
    B.ok()
    br.play('Heavy Rains')
    way('Montreal', 'La Prairie', 'St-Jean')
    br.drag('br:8th', 'La Prairie')
    br.drag('br:8th', 'St-Jean')
    br.roll('2d6', 3, 4)
    assert fight(t, 'British', 'St-Jean', ['La Prairie'], '8th', 'Vermont_Militia', 1812, (3, 4)) == 'DR'
    goes(t, 'US', 'St-Jean', 'Highgate', ('La Prairie',))
    us.drag('Vermont_Militia', 'Highgate')
    br.discard('Heavy Rains')
    br.vp('British 4')
B.ok()

s.play('fleets come home')
br.put('British Lake Control', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Kingston')
br.put('British Lake Control', 'Lake Erie Control Box')
br.drag('Queen_Charlotte Lady_Prevost', 'Ft. Malden')
br.drag('Gloucester', 'Kingston')
B.ok()

s.play('winter')
W = winter(t)
us.turn('Winter 1812-13')
br.flip('Royal_George')
frost(us, W, {'Detroit': '1st_Ohio us:19th 2nd_Ohio 1st_Kentucky us:4th', 'Albany': 'us:12th us:23rd us:20th us:5th'})
frost(br, W, {'Sandwich': '1/41st Essex Shawnee Wyandot', 'Ft. St. Joseph': 'Det._10th_R.V.'})
assert not winter_left(t)
B.ok()

s.play('new year')
br.turn('Spring-Summer 1813', marker=False)
muster(br, '1813a', groups=False)
us.turn('Spring-Summer 1813', tracker=False)
muster(us, '1813a')
us.roll('1d6', 5)
br.roll('1d6', 3)      # and 4 for the points: the British have the year
deal(t, br, 1813, '62', '38', '40', '45')
deal(t, us, 1813, '42', '43', '46', '37', '48', '49', '50', '51')
deal(t, br, 1813, '41', '44', '52', '53')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR yards', 'British', 'Card 62', build=True, book=B):
    br.play('62')
    br.drag('Wolfe', 'Kingston')
    br.each('Finch Chubb', 'Isle aux Noix')
    br.drag('Melville', 'Kingston')
    br.discard('62')

with act(s, 'US yards', 'US', 'Card 43', build=True, book=B):
    us.play('43')
    us.drag('President Preble', 'Plattsburg')
    us.drag('Montgomery', 'Plattsburg')
    us.discard('43')

with act(s, 'BR Champlain', 'British', 'Card 38', book=B):
    br.play('38')
    br.drag('Chubb', 'Lake Champlain Control Box')
    br.drag('Finch', 'Lake Champlain Control Box')
    br.vp('British 6')
    br.discard('38')

with act(s, 'US Macdonough', 'US', 'Card 46', leader='Macdonough', ret='Chubb Finch', fights={'Preble': 'Lake Champlain Control Box'},
         flips='Preble Chubb Finch'):
    us.play('46')
    us.drag('President Preble Montgomery Macdonough', 'Lake Champlain Control Box')
    us.roll('1d6', 4)
    assert seafight(t, 'President Preble Montgomery', 'Chubb Finch', 'Preble', 'Chubb', 4, 1) == 'A1 D2 att'
    us.flip('Preble')
    br.flip('Chubb')
    br.flip('Finch')
    br.drag('Finch Chubb', 'Isle aux Noix')
    us.drag('Preble', 'Plattsburg')
    us.discard('46')

with act(s, 'BR to Prescott', 'British', 'Card 40', book=B):
    us.vp('British 2')
    br.play('40')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('103rd', 'Trois-Rivieres')
    br.drag('103rd', 'Prescott')
    br.drag('1/R._Scots', 'Trois-Rivieres')
    br.drag('1/R._Scots', 'Prescott')
    br.discard('40')

with act(s, 'US Sackets yard', 'US', 'Card 42', build=True, book=B):
    us.play('42')
    us.drag('Madison', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR Tecumseh', 'British', 'Card 41', leader='Tecumseh', book=B):
    br.play('41')
    br.drag('Tecumseh Shawnee Western_Indians', 'Ft. Malden')
    br.discard('41')

with act(s, 'US holds', 'US', 'Card 51', hold=True):
    us.hold('51')
s.done()
