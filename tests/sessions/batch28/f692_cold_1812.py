"""The end of 1812, winter, spring 1813, in Lithuanian. A reduced regiment is frozen out at home; the corvette Brock is laid down at Kingston."""
from aid28b import *

s = start('1812b', 'Rasa', 'Jonas', 'Winter 1812-13 and most of spring 1813; 1st Ohio removed at Frenchtown by the frost; the Brock built at Kingston',
          ['30', '12'], ['20', '10'], gone=['1', '3', '6', '7', '11', '14', '15', '16', '18', '21'])
t = s.t
t.lay('1st_Ohio 2nd_Ohio', 'Frenchtown', 'US')
t.lay_face('1st_Ohio 2nd_Ohio', True, 'US')
t, us, br, B = go(s)
assert tracked(t) == position(t) == 0
O_, E_ = 'Lake Ontario Control Box', 'Lake Erie Control Box'

with act(s, 'US last', 'US', 'Card 30', book=B):
    us.say('labas. Card 30, du pulkai iš Albany į Utica')
    us.play('30')
    us.drag('us:6th us:13th', 'Utica')
    us.discard('30')

with act(s, 'BR last', 'British', 'Card 20', book=B):
    br.play('20')
    br.say('Card 20: 103. ir 1/R. Scots į Montreal')
    br.drag('103rd 1/R._Scots', 'Trois-Rivieres')
    br.drag('103rd 1/R._Scots', 'Montreal')
    br.discard('20')

with act(s, 'US holds', 'US', 'Card 12', hold=True):
    us.hold('12')

with act(s, 'BR holds', 'British', 'Card 10', hold=True):
    br.hold('10')
    br.say('ir aš')

s.play('winter')
us.turn('Winter 1812-13')
W = winter(t)
us.say('laivų ežeruose nėra. žiema: Albany dešimt, vietos 8')
frost(us, W, {'Albany': 'us:12th us:20th'})
with s.fault('16.23 16.25 16.22 16.2', '1st Ohio, already reduced, at Frenchtown in friendly territory, is removed by attrition'):
    us.say('Frenchtown: du Ohio, vieta 1, vienas žūva')
    us.drag('1st_Ohio', 'US Eliminated')
br.say('Malden penki, vietos 3. St. Joseph du, vieta 1')
frost(br, W, {'Ft. Malden': '1/41st Essex', 'Ft. St. Joseph': 'NWC'})
br.drag([t.card('10').id], 'Discard', at=t.m.decks['Discard'], how='pieces')
us.drag([t.card('12').id], 'Discard', at=t.m.decks['Discard'], how='pieces')

s.play('1813')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 3)
br.roll('1d6', 5)
br.say('5, aš pirmas visus metus')
deal(t, br, 1813, '52', '62', '38', '39', '40', '44', '47', '41')
deal(t, us, 1813, '42', '46', '43', '45', '48', '37', '61', '51')
assert hand_sizes(t) == (8, 8)

with act(s, 'BR yards', 'British', 'Card 52', build=True, book=B):
    br.say('Card 52, statau tris Kingstone')
    br.play('52')
    br.drag('Wolfe', 'Kingston')
    br.drag('Melville', 'Kingston')
    with s.fault('15.13 15.31', 'the corvette Brock is built at Kingston; only York builds her'):
        br.drag('ship:Brock', 'Kingston')
        br.say('Wolfe, Melville, Brock')
    br.discard('52')

with act(s, 'US yards', 'US', 'Card 42', build=True, book=B):
    us.play('42')
    us.say('Card 42, Madison, General Pike, Asp, Raven')
    us.each('Madison General_Pike Asp Raven', 'Sackets Harbour')
    us.discard('42')

with act(s, 'BR Yeo', 'British', 'Card 38', leader='Yeo', book=B):
    br.play('38')
    br.say('Card 38 Yeo')
    br.drag('Yeo Royal_George Wolfe Melville Earl_of_Moira', O_)
    br.vp('British 2')
    br.discard('38')

with act(s, 'US Chauncey', 'US', 'Card 43', leader='Chauncey', fights={'Chauncey General_Pike Madison Oneida Conquest Scourge Growler Pert': O_}, ret='Wolfe',
         flips='General_Pike Madison Wolfe', book=B):
    us.play('43')
    us.say('Card 43 Chauncey, septyni')
    us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge Growler Pert', O_)
    us.roll('1d6', 1)
    assert seafight(t, 'General_Pike Madison Oneida Conquest Scourge Growler Pert', 'Wolfe Royal_George Melville Earl_of_Moira', 'General_Pike', 'Wolfe', 1, 0, 1) == 'A2 D1 def'
    us.say('1+1 = 2. blogai')
    us.flip('General_Pike Madison')
    us.drag('Chauncey General_Pike Madison Oneida Conquest Scourge Growler Pert', 'Sackets Harbour')
    br.flip('Wolfe')
    br.drag('Wolfe', 'Kingston')
    us.discard('43')

with act(s, 'BR Barclay', 'British', 'Card 39', leader='Barclay', book=B):
    br.play('39')
    br.say('Card 39 Barclay')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', E_)
    br.vp('British 4')
    br.discard('39')

with act(s, 'US repairs', 'US', 'Card 46', build=True, flips='General_Pike Madison', book=B):
    us.play('46')
    us.say('Card 46, du remontai ir Lawrence')
    us.flip('General_Pike')
    us.drag('Lawrence', 'Erie PA')
    us.flip('Madison')
    us.discard('46')

with act(s, 'BR Brock', 'British', 'Card 40', leader='Brock', book=B):
    br.play('40')
    br.say('Card 40 Brock')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.discard('40')

with act(s, 'US Harrison', 'US', 'Card 45', leader='Harrison', book=B):
    us.play('45')
    us.say('Card 45 Harrison')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('45')

with act(s, 'BR Tecumseh', 'British', 'Card 44', leader='Tecumseh', fights={'Tecumseh Shawnee Wyandot Western_Indians': 'Detroit'}, flips='Shawnee', book=B):
    br.play('44')
    br.say('Card 44 Tecumseh į Detroit')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Detroit')
    br.roll('2d6', 4, 3)
    assert fight(t, 'British', 'Detroit', ['Sandwich'], 'Shawnee', '4th', 1813, (4, 3)) == 'AR-1'
    br.say('AR-1')
    br.flip('Shawnee')
    br.drag('Tecumseh Shawnee Wyandot Western_Indians', 'Sandwich')
    br.discard('44')

with act(s, 'US Winchester', 'US', 'Card 48', leader='Winchester', book=B):
    us.play('48')
    us.say('Card 48')
    us.drag('Winchester us:24th 2nd_Kentucky', 'Ft. Findlay')
    us.drag('Winchester us:24th 2nd_Kentucky', 'Ft. Meigs')
    us.discard('48')

with act(s, 'BR depot', 'British', 'Card 47', book=B):
    br.play('47')
    br.put('British Supply Depot', 'York')
    br.say('Card 47 sandėlis Yorke')
    br.discard('47')

with act(s, 'US Scott', 'US', 'Card 37', leader='Scott', book=B):
    us.play('37')
    us.say('Card 37 Scott')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Scott us:25th us:29th', 'Sackets Harbour')
    us.discard('37')
s.done()
