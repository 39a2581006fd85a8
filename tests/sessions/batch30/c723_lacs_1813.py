"""Spring 1813 on the lakes and the Niagara. A helpful Frenchwoman handles also the other's pieces; a hasty Hungarian throws cards straight away and talks afterwards."""
from aid30a import *

s = Session(S, us='Odile', br='Bandi', what='spring 1813 from the first player roll: Grand River Indians, ships, a landing that is lost, Lake Erie, Ft. Erie taken and retaken, fleet return, autumn')
t, us, br = s.t, s.us, s.br
summer_1813(t)
hands(t, ['42', '43', '44', '45', '46', '47', '48', '52'], ['#56 Grand River Indians', '38', '62', '63', '64', '65', '66', '67'])
s.begin()
O, B = H(us, 'before', 'steps', 'discard'), H(br, 'end', 'one', 'drop')
b = Book(t)

s.play('qui commence')
us.roll('1d6', 3)
br.roll('1d6', 2)
us.say('3 contre 2, plus tes 2 points : 4. À toi toute l\'année')

with act(s, 'BR Grand River', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('esemény, mohawkok')
    br.drag('Mohawk', 'Queenston')
    br.drop_discard('#56 Grand River Indians')

with act(s, 'US chantiers', 'US', '42', build=True, book=b):
    O.card('42', '42 pour 3 de construction : General Pike à Sackets, Lawrence et Niagara à Erie')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
    O.end()

with act(s, 'BR hajók', 'British', '62', build=True, book=b):
    B.card('62', 'Detroit Maldenben, Brock Yorkban, a harmadik pont elvész')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    B.end()

with act(s, 'US Chauncey débarque', 'US', '43', 'Chauncey', sea='us:15th', book=b):
    O.card('43', '43, Chauncey : Pike, Madison, Oneida prennent le 15e, débarquement à Smiths Creek (vide), puis le lac. 1+1+2+1 = 5')
    room(t.pieces('Madison'), t.pieces('us:15th'))
    us.drag('Chauncey General_Pike Madison Oneida us:15th', 'Smiths Creek')
    us.drag('Chauncey General_Pike Madison Oneida', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box').id])
    us.say('les 2 points du lac étaient déjà comptés')
    O.end()

with act(s, 'BR Rottenburg', 'British', '66', 'Rottenburg', ret='us:15th', book=b):
    B.card('66', 'Rottenburg, 12 a 4 ellen')
    B.mv('Rottenburg 1/R._Scots 104th 10th_R.V.', 'Kingston', 'Smiths Creek')
    clash(s, 'British', 'Smiths Creek', ['Kingston'], '1/R._Scots', 'us:15th', 'DR', 1813)
    us.say('pas de retraite : York est à toi, et pas de bateaux ici. Le 15e se rend')
    us.drag('us:15th', 'US Eliminated')
    B.end()

with act(s, 'US Scott', 'US', '45', 'Scott', book=b):
    O.card('45', '45, Scott avec 20, 23, 25, 29 à Lewiston, 4')
    O.mv('Scott 20th 23rd 25th 29th', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    O.end()

with act(s, 'BR Procter', 'British', '63', 'Procter', book=b):
    B.card('63', 'Procter mindenkivel Detroitba, 1+3')
    B.mv('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Ft. Malden', 'Sandwich', 'Detroit')
    B.end()

with act(s, 'US renforts à Meigs', 'US', '46', book=b):
    O.card('46', '46, deux unités : 24e et 2nd Kentucky à Ft. Meigs')
    O.mv('us:24th 2nd_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    O.end()

with act(s, 'BR Barclay', 'British', '38', 'Barclay', book=b):
    B.card('38', 'Barclay ki a tóra')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Detroit', 'Lake Erie Control Box')
    B.end()
    us.say('j\'enlève ton marqueur')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])

with act(s, 'US Perry', 'US', '44', 'Perry', pick='Caledonia Somers Trippe ship:Ohio', ret='Barclay Queen_Charlotte Hunter Lady_Prevost ship:Detroit',
         fights={'Lawrence': 'Lake Erie Control Box'}, flips='Lawrence ship:Detroit Queen_Charlotte', book=b):
    O.card('44', '44, Perry : Erie - Buffalo - lac, 2')
    us.drag('Perry Lawrence ship:Niagara', 'Buffalo')
    us.drag('Perry Lawrence ship:Niagara Caledonia Somers Trippe ship:Ohio', 'Lake Erie Control Box')
    us.say('6 contre 4 +1, A contre B +1, Perry +1')
    d, m = broadside(s, 'US', 'Lawrence ship:Niagara Caledonia Somers Trippe ship:Ohio', 'Queen_Charlotte Hunter Lady_Prevost ship:Detroit', 'Lawrence',
                     'ship:Detroit', 'A1 D2 att', am=1)
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    us.say('je retourne les tiens : Detroit et Queen Charlotte, tous à Malden')
    us.flip('ship:Detroit')
    us.flip('Queen_Charlotte')
    us.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
    br.say('persze')
    us.vp(b.due())
    O.end()

with act(s, 'BR egy kicsi', 'British', '64', book=b):
    B.card('64', 'fencibles lejjebb')
    B.mv('Canadian_Fencibles', 'Prescott', 'Gananoque', 'Kingston')
    B.end()

with act(s, 'US Ft. Erie', 'US', '48', ret='Norfolk', book=b):
    O.card('48', '48, 12e et 14e passent le Niagara, 3')
    O.mv('us:12th us:14th', 'Buffalo', 'Ft. Erie')
    us.say('7 contre 2+1 : 2 contre 1 (+1), rivière -1, B contre B du fort')
    clash(s, 'US', 'Ft. Erie', ['Buffalo'], 'us:14th', 'Norfolk', 'DR-1', 1813)
    us.say('DR-1, Norfolk n\'a qu\'un pas')
    us.drag('Norfolk', 'British Eliminated')
    us.vp(b.due())
    O.end()

with act(s, 'BR Vincent', 'British', '65', 'Vincent', pick='Lincoln Mohawk', ret='us:12th us:14th', book=b):
    B.card('65', 'Vincent, 8., 49., útközben Lincoln meg a mohawkok')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent br:8th br:49th', 'Queenston')
    br.drag('Vincent br:8th br:49th Lincoln Mohawk', 'Ft. Erie')
    us.say('je reste, fort B : 8. En tête le 14e')
    clash(s, 'British', 'Ft. Erie', ['Chippawa'], 'br:8th', 'us:14th', 'DR', 1813)
    us.say('DR, Buffalo')
    goes(t, 'US', 'Ft. Erie', 'Buffalo', ['Chippawa'])
    us.drag('us:12th us:14th', 'Buffalo')
    us.vp(b.due())
    B.end()

with act(s, 'US Dearborn', 'US', '52', 'Dearborn', book=b):
    O.card('52', '52, Dearborn : 6, 9, 16, 21 à Ogdensburg par Antwerp, 4')
    O.mv('Dearborn us:6th us:9th us:16th 21st', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
    O.end()

with act(s, 'BR javít', 'British', '67', flips='ship:Detroit', book=b):
    B.card('67', 'Detroit javítva')
    br.flip('ship:Detroit')
    B.end()

with act(s, 'US 13e', 'US', '47', book=b):
    O.card('47', '47, le 13e de Ft. Niagara à Lewiston')
    O.mv('us:13th', 'Ft. Niagara', 'Lewiston')
    O.end()

s.play('retour des flottes')
us.say('Phase de retour : tu as le marqueur du Huron, il te faut un bateau')
br.drag('Nancy', 'Lake Huron Control Box')
us.delete([mark_at(t, 'Lake Huron Control Box').id])
b.ok()
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
us.say('et les tiens')
us.drag([p for p, w in arrivals(t, '1813b', 'British')], 'Quebec City')
for a, c in zip(['50', '51', '53', '54', '55', '57', '58', '59'], ['37', '39', '40', '41', '60', '61', '68', '49']):
    deal(t, us, 1813, a)
    deal(t, br, 1813, c)
assert not arrivals(t, '1813b', 'British') and not arrivals(t, '1813b', 'US')

with act(s, 'BR 13. és 70.', 'British', '40', book=b):
    B.card('40', '13., 70. Montrealba')
    B.mv('br:13th 70th', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    B.end()

with act(s, 'US Brown', 'US', '58', 'Brown', book=b):
    O.card('58', '58, Brown et les Rifles à Cape Vincent')
    O.mv('Brown 1st_Rifles', 'Sackets Harbour', 'Cape Vincent')
    O.end()

with act(s, 'BR tart', 'British', '37', hold=True, book=b):
    br.hold('37')

with act(s, 'US Erie répare', 'US', '51', flips='Lawrence', book=b):
    O.card('51', '51, un point : Lawrence')
    us.flip('Lawrence')
    O.end()

with act(s, 'BR Sheaffe', 'British', '39', 'Sheaffe', book=b):
    B.card('39', 'Sheaffe Burlingtonba az R.N.R.-rel')
    B.mv('Brock R.N.R.', 'York', 'Burlington')
    B.end()

with act(s, 'US Hampton', 'US', '50', book=b):
    O.card('50', '50, 11e et 4th NY à Champlain')
    O.mv('us:11th 4th_NY_Militia', 'Plattsburg', 'Champlain NY')
    O.end()
s.done()
