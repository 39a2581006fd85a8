"""1813 with Yeo on Lake Ontario. A dreamy Italian and a curt Dane. Planted: transport over a lake of the enemy, a ship of the next year built."""
from aid30a import *

s = Session(S, us='Ornella', br='Sten', what='spring and autumn 1813: troops shipped though Yeo holds the lake; the Prince Regent built a year too early')
t, us, br = s.t, s.us, s.br
summer_1813(t)
t.remove(mark_at(t, 'Lake Ontario Control Box').id)
t.lay('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 6')
hands(t, ['43', '44', '45', '46', '47', '52'], ['38', '62', '63', '64', '65', '66'])
burn_to(t, 1813, 4)
s.begin()
O, D = H(us, 'after', 'steps', 'discard'), H(br, 'before', 'one', 'discard')
b = Book(t)

with act(s, 'BR Procter', 'British', '66', 'Procter', book=b):
    D.card('66', '66 Procter Detroit')
    D.mv('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit')
    D.end()

with act(s, 'US Dearborn', 'US', '52', 'Dearborn', book=b):
    O.card('52', 'Dearborn con quattro a Cape Vincent... credo')
    O.mv('Dearborn us:6th us:15th us:16th 21st', 'Sackets Harbour', 'Cape Vincent')
    O.end()

with act(s, 'BR Ft. Niagara', 'British', '63', 'Vincent', fights={'br:8th': 'Ft. Niagara', 'br:49th': 'Ft. Niagara', 'Vincent': 'Ft. Niagara'}, book=b):
    D.card('63', '63 Vincent mod Ft. Niagara')
    D.mv('Vincent br:8th br:49th', 'Ft. George', 'Ft. Niagara')
    us.say('resto, il forte... B, e più 2')
    clash(s, 'British', 'Ft. Niagara', ['Ft. George'], 'br:8th', 'us:18th', 'AR', 1813)
    br.say('AR')
    br.drag('Vincent br:8th br:49th', 'Ft. George')
    D.end()

s.play('US Oneida')
O.card('43', 'la Oneida porta il 9 a Oswego')
with s.fault('11.31 11.42 11.3', 'the 9th is carried by the Oneida to Oswego though British ships control Lake Ontario'):
    us.drag('Oneida us:9th', 'Oswego')
O.end()

s.play('BR bygger')
D.card('62', '62 NBV 3')
with s.fault('15.14 3.23 15.1 15.12', 'Prince Regent (1814) built in spring 1813'):
    br.drag('Prince_Regent', 'Kingston')
br.drag('ship:Detroit', 'Ft. Malden')
D.end()

with act(s, 'US costruisce', 'US', '46', build=True, book=b):
    O.card('46', 'Lawrence, Niagara, e due golette qui')
    us.drag('Lawrence', 'Erie PA')
    us.drag('ship:Niagara', 'Erie PA')
    us.drag('Asp Lady_of_the_Lake', 'Sackets Harbour')
    O.end()

with act(s, 'BR Barclay', 'British', '38', 'Barclay', book=b):
    D.card('38', '38 Barclay ud')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box').id])
    D.end()

with act(s, 'US Perry', 'US', '44', 'Perry', pick='Caledonia Somers Trippe ship:Ohio', ret='Barclay Queen_Charlotte Hunter Lady_Prevost',
         fights={'Lawrence': 'Lake Erie Control Box'}, flips='Lawrence Hunter Queen_Charlotte', book=b):
    O.card('44', 'Perry passa da Buffalo')
    us.drag('Perry Lawrence ship:Niagara', 'Buffalo')
    us.drag('Perry Lawrence ship:Niagara Caledonia Somers Trippe ship:Ohio', 'Lake Erie Control Box')
    broadside(s, 'US', 'Lawrence ship:Niagara Caledonia Somers Trippe ship:Ohio', 'Queen_Charlotte Hunter Lady_Prevost', 'Lawrence', 'Queen_Charlotte',
              'A1 D2 att', am=1)
    us.say('io uno, tu due')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte Hunter')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    us.vp(b.due())
    O.end()

with act(s, 'BR Drummond', 'British', '65', 'Drummond', book=b):
    D.card('65', '65 Drummond Kingston')
    D.mv('Drummond', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    D.end()

with act(s, 'US Scott', 'US', '45', 'Scott', book=b):
    O.card('45', 'Scott a Buffalo, quattro strade')
    O.mv('Scott 20th 23rd 25th 29th', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    O.end()

with act(s, 'BR Glengarry', 'British', '64', book=b):
    D.card('64', '64 Glengarry')
    D.mv('Glengarry', 'Cornwall', "Crysler's Farm", 'Prescott')
    D.end()

with act(s, 'US 13', 'US', '47', book=b):
    O.card('47', 'il 13')
    O.mv('us:13th', 'Ft. Niagara', 'Lewiston')
    O.end()

s.play('retur')
br.say('Nancy ud')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
br.turn('Summer-Autumn 1813')
muster(br, '1813b')
muster(us, '1813b', groups=False)
deal(t, br, 1813, '67', '48', '42', '#56 Grand River Indians', '60', '61', '68', '49')
deal(t, us, 1813, '50', '51', '53', '54', '55', '57', '58', '59')

with act(s, 'BR to', 'British', '42', book=b):
    D.card('42', '42 De Watteville, 13th')
    D.mv('De_Watteville br:13th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    D.end()

with act(s, 'US Lawrence', 'US', '58', flips='Lawrence', book=b):
    O.card('58', 'riparo la Lawrence')
    us.flip('Lawrence')
    O.end()

with act(s, 'BR to til', 'British', '60', book=b):
    D.card('60', '60 4/R. Scots, 89th')
    D.mv('4/R._Scots 89th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    D.end()

with act(s, 'US Meigs', 'US', '50', book=b):
    O.card('50', 'due a Meigs')
    O.mv('us:24th 2nd_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    O.end()

with act(s, 'BR Sheaffe', 'British', '48', 'Sheaffe', book=b):
    D.card('48', '48 Sheaffe')
    D.mv('Brock R.N.R.', 'York', 'Burlington')
    D.end()

with act(s, 'US Brown', 'US', '55', 'Brown', book=b):
    O.card('55', 'Brown a Oswego coi fucilieri')
    O.mv('Brown 1st_Rifles', 'Sackets Harbour', 'Oswego')
    O.end()

with act(s, 'BR QC', 'British', '68', flips='Queen_Charlotte Hunter', book=b):
    D.card('68', '68 rep. QC, Hunter')
    br.flip('Queen_Charlotte Hunter')
    D.end()

with act(s, 'US tiene', 'US', '51', hold=True, book=b):
    us.hold('51')
    us.say('ne tengo una')

with act(s, 'BR holder', 'British', '67', hold=True, book=b):
    br.hold('67')

with act(s, 'US 11 e 4 NY', 'US', '53', book=b):
    O.card('53', '11 e milizia a Champlain')
    O.mv('us:11th 4th_NY_Militia', 'Plattsburg', 'Champlain NY')
    O.end()
s.done()
