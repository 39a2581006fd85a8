"""Krzysztof (US) and Halina (British): autumn 1812 on Ontario and Niagara, winter books, spring. A regiment of 4 on one schooner; a unit that winters on a 0 space is only turned."""
from aid34b import *

g = G('Krzysztof', 'Halina', 'Autumn 1812 to spring 1813; 11.35: one schooner carries a regiment of 4; 16.26: a unit wintering at Smiths Creek is flipped and stays', lay=autumn_1812,
      hus=['6', '3', '15', '16'], hbr=['25', '28', '7', '29'], pile=(1812, 20), su=dict(say='mid'), sb=dict(lay='last', say='first', vp='self'))
t, us, br, s = g.t, g.us, g.br, g.s
B = 'Lake Ontario Control Box'

with g.go('US', '6', 'US Dearborn to Sackets', 'szóstka za trzy. Dearborn i czterech do Sackets', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th us:14th 21st', 'Utica', 'Rome', 'Sackets Harbour')
with g.go('British', '25', 'BR Rottenburg to Prescott', 'Rottenburg idzie w górę rzeki', leader='Rottenburg'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Rottenburg br:8th Canadian_Fencibles', 'Cornwall', 'Prescott')
with g.go('US', '3', 'US convoy to Niagara', 'trójka za dwa: Conquest zabiera 14. pułk do Ft. Niagara, załadunek 1, rejs 1, wyładunek 1', sea='us:14th'):
    with s.fault('11.35 11.31', 'one schooner carries a unit of strength 4 (its capacity: one unit of 1 or 2)'):
        us.drag('Conquest us:14th', 'Ft. Niagara')
with g.go('British', '28', 'BR Brock', 'Brock z R.N.R. do Ft. George', leader='Brock'):
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
with g.go('US', '15', 'US Harrison', 'Harrison na Maumee', leader='Harrison'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.march('Harrison us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs')
with g.go('British', '7', 'BR Frontenac', 'Frontenac pilnuje drogi przy Smiths Creek'):
    way('Kingston', 'Smiths Creek')
    br.drag('Frontenac', 'Smiths Creek')
with g.go('US', '16', 'US Chauncey out', 'Chauncey z trzema na jezioro', leader='Chauncey'):
    us.drag('Chauncey Oneida Scourge Growler', B)
with g.go('British', '29', 'BR 10th to Prescott', 'dziesiąty do Prescott'):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('10th_R.V.', 'Prescott')
s.play('fleet return')
us.say('flota do domu, znacznik na jezioro')
us.drag('Chauncey Oneida Scourge Growler', 'Sackets Harbour')
us.put('US Lake Control', B)
g.book.ok()
s.play('winter')
us.turn('Winter 1812-13')
ov = g.over('British')
assert {k: v[0] for k, v in ov.items()} == {'Prescott': 1, 'Ft. Malden': 2, 'Ft. St. Joseph': 1, 'Smiths Creek': 1}, ov
br.say('zima. po kolei: Prescott jeden, Malden dwa, St. Joseph jeden')
br.flip('10th_R.V.')
br.flip('Essex')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
with s.fault('16.26 16.23 16.21 16.24 2.17', 'a land unit on a 0 space in winter is destroyed; it is flipped and stays', 'value'):
    br.say('Smiths Creek też jeden')
    br.flip('Frontenac')
ov = g.over('US')
assert {k: v[0] for k, v in ov.items()} == {'Detroit': 2, 'Ft. Meigs': 1}, ov
us.say('Detroit dwa, Meigs jeden')
g.winter('US')
s.play('spring 1813')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.say('kostka. mam +2')
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('zaczynam')
deal(t, us, 1813, '42', '38', '45', '44', '46', '49', '50', '47')
deal(t, br, 1813, '40', '43', '52', '48', '39', '54', '53', '55')
with g.go('US', '38', 'US yards', 'Madison i General Pike', build=True):
    us.drag('Madison General_Pike', 'Sackets Harbour')
with g.go('British', '43', 'BR two regiments', 'De Watteville i 13. do Montrealu'):
    br.drag('De_Watteville br:13th', 'Montreal')
with g.go('US', '44', 'US 2nd NY', 'milicja do Cape Vincent'):
    us.drag('2nd_NY_Militia', 'Cape Vincent')
with g.go('British', '40', 'BR Wolfe, Melville', 'Wolfe i Melville', build=True):
    br.drag('Wolfe Melville', 'Kingston')
s.done()
