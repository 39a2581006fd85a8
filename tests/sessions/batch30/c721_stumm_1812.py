"""Not a word said: the pre-war draws, the first half of 1812, arrivals, the beginning of the autumn. One throws his card straight on the pile after the move."""
from aid30a import *

s = Session('dev-1812-opening-1', at=17, us='M_', br='Quiet Kaj', what='1812 from the pre-war deck on, silent; one drags in stacks, the other one by one and throws cards away from the hand')
t, us, br = s.begin()
A, K = H(us, '', 'one', 'discard'), H(br, '', 'each', 'drop')
deck = 'Pre-war Deck'


def top(n):
    x = t.things[t.deck(deck).kids[-1]].name
    assert x.replace('Card ', '') == n, (x, n)


t.begin()
b = Book(t)
top('11')
with act(s, 'US draws and moves', 'US'):
    us.draw(deck)
    A.card('11')
    A.mv('3rd_Ohio', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    A.end()
s.play('BR draws')
br.draw(deck)
s.play('US draws')
us.draw(deck)
top('5')
with act(s, 'BR draws and moves', 'British'):
    br.draw(deck)
    K.card('5')
    K.mv('49th', 'Kingston', 'Smiths Creek', 'York')
    K.mv('Frontenac', 'Kingston', 'Gananoque', 'Prescott')
    K.end()
top('18')
with act(s, 'US draws and moves', 'US'):
    us.draw(deck)
    A.card('18')
    A.mv('us:6th us:13th', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    A.end()
s.play('BR draws')
br.draw(deck)
s.play('US draws')
us.draw(deck)
top('Declaration of War')
s.play('BR draws the declaration, both draw the rest')
br.draw(deck)
while t.deck(deck).kids:
    us.draw(deck)
    br.draw(deck)
us.turn('Spring-Summer 1812', tracker=False)
assert hand_sizes(t) == (5, 6), hand_sizes(t)

with act(s, 'US Hull', 'US', '32', 'Hull', book=b):
    A.card('32')
    A.mv('Hull 4th 1st_Ohio 2nd_Ohio', 'Detroit', 'Sandwich')
    us.vp(b.due())
    A.end()

with act(s, 'BR Procter', 'British', '#9 Brock and Tecumseh', 'Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b, laid=False):
    K.card('#9 Brock and Tecumseh')
    K.c = '#9 Brock and Tecumseh'
    K.mv('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden', 'Sandwich')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(b.due())
    K.end()

with act(s, 'US Dearborn', 'US', '26', 'Dearborn', book=b):
    A.card('26')
    A.mv('Dearborn', 'Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg', most=10)
    A.end()

with act(s, 'BR Prevost', 'British', '16', 'Prevost', pick='br:8th Canadian_Fencibles', book=b):
    K.card('16')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix', most=10)
    br.drag('Prevost 100th', 'Montreal')
    K.mv('br:8th Canadian_Fencibles', 'Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.drag('Prevost', 'Isle aux Noix')
    K.end()

with act(s, 'US Dearborn into Lacolle', 'US', '22', 'Dearborn', book=b):
    A.card('22')
    A.mv('Dearborn us:6th us:13th 4th_NY_Militia', 'Plattsburg', 'Champlain NY', 'Lacolle')
    us.vp(b.due())
    A.end()

with act(s, 'BR at Lacolle', 'British', '25', fights={'br:8th': 'Lacolle', 'Canadian Fencibles': 'Lacolle'}, book=b):
    K.card('25')
    K.mv('br:8th Canadian_Fencibles', 'Isle aux Noix', 'Lacolle')
    clash(s, 'British', 'Lacolle', ['Isle aux Noix'], 'br:8th', 'us:6th', 'AR', 1812)
    K.mv('br:8th Canadian_Fencibles', 'Lacolle', 'Isle aux Noix')
    K.end()

with act(s, 'US Oneida', 'US', '14', book=b):
    A.card('14')
    us.drag('Oneida', 'Lake Ontario Control Box')
    us.vp(b.due())
    A.end()

with act(s, 'BR Royal George', 'British', '31', fights={'Royal George': 'Lake Ontario Control Box'}, ret='Oneida', flips='Oneida Royal_George', book=b):
    K.card('31')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    broadside(s, 'British', 'Royal_George', 'Oneida', 'Royal_George', 'Oneida', 'A1 D1 att')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.vp(b.due())
    K.end()

with act(s, 'US 1st NY', 'US', '3', book=b):
    A.card('3')
    A.mv('1st_NY_Militia', 'Lewiston', 'Ft. Niagara')
    A.end()

with act(s, 'BR Norfolk', 'British', '7', book=b):
    K.card('7')
    K.mv('Norfolk', 'Port Dover', 'Ft. Erie')
    K.end()

with act(s, 'BR holds', 'British', 'Declaration of War', hold=True, book=b):
    K.hold('Declaration of War')

s.play('the turn, arrivals, deal')
us.turn('Summer-Autumn 1812', tracker=False)
us.turn('Summer-Autumn 1812', marker=False)
muster(br, '1812b')
muster(us, '1812b')
deal(t, us, 1812, '12', '6', '8', '10', '13', '4', '17')
deal(t, br, 1812, '2', '19', '20', '28', '29', '27')
b.ok()

with act(s, 'US Harrison', 'US', '12', 'Harrison', book=b):
    A.card('12')
    A.mv('Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    A.end()

with act(s, 'BR from Quebec', 'British', '2', book=b):
    K.card('2')
    K.mv('103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    K.end()

with act(s, 'US 9th 11th', 'US', '8', book=b):
    A.card('8')
    A.mv('us:9th us:11th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    A.end()

with act(s, 'BR repairs', 'British', '19', flips='Royal_George', book=b):
    K.card('19')
    br.flip('Royal_George')
    K.end()

with act(s, 'US Chauncey', 'US', '10', 'Chauncey', book=b):
    A.card('10')
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.vp(b.due())
    A.end()

with act(s, 'BR Royal George, Moira', 'British', '20', fights={'Royal George': 'Lake Ontario Control Box'}, ret='Chauncey Conquest Scourge Growler Pert',
         flips='Royal_George Conquest Scourge', book=b):
    K.card('20')
    br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
    broadside(s, 'British', 'Royal_George Earl_of_Moira', 'Conquest Scourge Growler Pert', 'Royal_George', 'Conquest', 'A1 D2 att')
    us.flip('Conquest Scourge')
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.vp(b.due())
    K.end()

with act(s, 'US three regiments', 'US', '6', book=b):
    A.card('6')
    A.mv('us:14th us:15th us:16th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    A.end()

with act(s, 'BR Brock', 'British', '28', 'Brock', book=b):
    K.card('28')
    K.mv('Brock 49th R.N.R.', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
    K.end()

with act(s, 'US depot', 'US', '13', book=b):
    A.card('13')
    assert supplied(t, 'US', 'Batavia')
    us.put('US Supply Depot', 'Batavia')
    A.end()

with act(s, 'BR veterans', 'British', '27', book=b):
    K.card('27')
    K.mv('10th_R.V.', 'Kingston', 'Gananoque', 'Prescott')
    K.end()

with act(s, 'US 12th to the depot', 'US', '17', book=b):
    A.card('17')
    A.mv('12th', 'Albany', 'Utica', 'Canandaigua', 'Batavia')
    A.end()
s.done()
