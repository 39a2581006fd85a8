"""Basque: spring 1813. Ships on the stocks, Put-in-Bay a summer early, a landing at Burlington, the Niagara forts cut off. One player moves stack by stack and
apologises, the other keeps the points and moves the marker for both, sometimes a play late."""
from aid37a import *

s = Session('dev-1812-faults', us='Ainhoa', br='Kepa', what='spring 1813 in Basque: first player roll, building and repair, Lake Erie battle, Mohawk, landing at Burlington, counter-attack out of supply, Ft. George, fleet return')
t = s.t
summer_1813(t)
hands(t, ['42', '46', '38', '43', '37', '45', '41', '59'], ['52', '#56 Grand River Indians', '39', '48', '44', '49', '50', '47'])
t, us, br = s.begin()
b = Book(t)
us.say('kaixo Kepa. txanpona ez, dadoa')
us.roll('1d6', 5)
br.roll('1d6', 2)
br.say('2 gehi 2, lau. zu zara lehena urte osorako')

with act(s, 'US builds at Erie', 'US', '42', build=True, book=b):
    buildable(t, '42', 'Lawrence ship:Niagara Ariel Scorpion')
    us.say('42: Erien lau ontzi')
    us.play('42')
    us.drag('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
    us.discard('42')

with act(s, 'BR Barclay out', 'British', '52', 'Barclay', book=b):
    br.say('52, Barclay lakura hiru ontzirekin. gure markatzailea kentzen dut, ontziak daude orain')
    br.play('52')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box').id])
    br.discard('52')

with act(s, 'US Perry attacks', 'US', '37', 'Perry', fights={'Lawrence': 'Lake Erie Control Box'}, ret='Barclay Queen_Charlotte Lady_Prevost Hunter',
         flips='Lawrence Queen_Charlotte Lady_Prevost'):
    us.say('37, bat. Perry nahikoa da')
    us.play('37')
    us.drag('Perry Lawrence ship:Niagara', 'Lake Erie Control Box')
    us.say('barkatu, beste biak ere bai')
    us.drag('Ariel Scorpion', 'Lake Erie Control Box')
    assert N(t, 'Lawrence ship:Niagara Ariel Scorpion', 'Queen_Charlotte Lady_Prevost Hunter', 'Lawrence', 'Queen_Charlotte', 2, 1, 0) == 'A1 D2 att'
    us.roll('1d6', 2)
    us.say('bost! bat nik, bi zuk')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('Queen_Charlotte Lady_Prevost')
    br.drag('Barclay Queen_Charlotte Lady_Prevost Hunter', 'Ft. Malden')
    us.discard('37')

with act(s, 'BR Mohawks', 'British', None, build=True, book=b):
    br.vp('0')
    br.vp('US 2')
    br.say('lakua zurea: lau puntuko aldea. eta orain #56, mohawkak')
    br.play('#56 Grand River Indians')
    assert not units(t, 'Queenston', 'US')
    br.drag('Mohawk', 'Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US repairs and builds', 'US', '43', build=True, flips='Lawrence', book=b):
    us.say('43: Lawrence konpondu eta bi eskuna gehiago')
    us.play('43')
    us.flip('Lawrence')
    us.drag('Porcupine Tigress', 'Erie PA')
    us.discard('43')

with act(s, 'BR repairs', 'British', '48', build=True, flips='Queen_Charlotte Lady_Prevost', book=b):
    br.say('48: konponketak Maldenen, bat eta erdi')
    br.play('48')
    br.flip('Queen_Charlotte')
    br.flip('Lady_Prevost')
    br.discard('48')

with act(s, 'US Chauncey lands at Burlington', 'US', '46', 'Chauncey', sea='Pike us:6th 15th'):
    us.say('46: Chauncey, Pike, 6 eta 15. Burlingtonen lehorreratzea')
    us.play('46')
    room(t.pieces('Madison Oneida'), t.pieces('us:6th us:15th'))
    us.drag('Chauncey Madison Oneida Pike us:6th us:15th', 'Burlington')
    us.say('inor ez. ontziak lakura, 5 puntu guztira')
    us.drag('Chauncey Madison Oneida', 'Lake Ontario Control Box')
    us.discard('46')

with act(s, 'BR Vincent tries to break out', 'British', '49', 'Vincent', fights={'Vincent': 'Burlington', '49th': 'Burlington', 'br:8th': 'Burlington'}, flips='49th br:8th us:6th', book=b):
    br.vp('US 4')
    br.say('Burlington bi. 49 kartarekin Vincent: 49 eta 8, hornidurarik gabe')
    assert not supplied(t, 'British', 'Ft. George')
    br.play('49')
    br.drag('Vincent 49th br:8th', 'Stoney Creek')
    br.drag('Vincent 49th br:8th', 'Burlington')
    us.say('hemen geratzen gara, 6a aurrean')
    assert F(t, 'British', 'Burlington', 'Stoney Creek', '49th', 'us:6th', (6, 4)) == 'EX'
    br.roll('2d6', 6, 4)
    br.say('erdia, bost zortziren kontra, -2; zortzi: EX')
    br.flip('49th')
    us.flip('us:6th')
    assert F(t, 'British', 'Burlington', 'Stoney Creek', 'br:8th', '15th', (3, 4), rnd=2) == 'AR-1'
    br.roll('2d6', 3, 4)
    br.say('gaizki. 8a ere bai, eta Yorkera: han badago hornidura')
    br.flip('br:8th')
    assert supplied(t, 'British', 'York')
    br.drag('Vincent', 'York')
    br.drag('49th br:8th', 'York')
    br.discard('49')

with act(s, 'US Ft. George', 'US', '38', book=b):
    us.say('38 bi: 13 eta 18 Ft. Georgera, hutsik dago')
    us.play('38')
    us.drag('us:13th 18th', 'Ft. George')
    br.vp('US 7')
    us.discard('38')

with act(s, 'BR restores at York', 'British', '50', flips='49th br:8th', book=b):
    br.say('50: York hornituta, biak osatu')
    br.play('50')
    br.flip('49th')
    br.flip('br:8th')
    br.discard('50')

with act(s, 'US builds at Sackets', 'US', '45', build=True, book=b):
    buildable(t, '45', 'ship:Ontario Asp General_Pike')
    us.say('45: General Pike, Ontario, Asp')
    us.play('45')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('ship:Ontario Asp', 'Sackets Harbour')
    us.discard('45')

s.play('BR holds')
br.say('bat gorde')
br.hold('44')

with act(s, 'US 9th', 'US', '41', book=b):
    us.play('41')
    us.drag('us:9th', 'Rome')
    us.drag('us:9th', 'Oswego')
    us.say('barkatu, bi urrats, Oswego')
    us.discard('41')

with act(s, 'BR dragoons', 'British', '47', book=b):
    br.say('zaldizkoak Kingstonera, zortzi')
    br.play('47')
    br.drag('19th_Dragoons', 'Montreal')
    br.drag('19th_Dragoons', 'Cornwall')
    br.drag('19th_Dragoons', 'Kingston')
    br.discard('47')

s.play('US holds')
us.say('azkena gordeta')
us.hold('59')

with act(s, 'BR Drummond alone', 'British', '39', book=b):
    br.say('39: Drummond bakarrik Kingstonera')
    br.play('39')
    br.drag('Drummond', 'Kingston')
    br.discard('39')

s.play('mutual fleet return')
assert hand_sizes(t) == (0, 0)
br.say('itzulera: Nancy Huron lakura')
br.drag('Nancy', 'Lake Huron Control Box')
br.delete([mark_at(t, 'Lake Huron Control Box').id])
us.say('Ontarion dagoeneko nago. 7, ezta?')
us.delete([mark_at(t, 'Lake Ontario Control Box').id])
b.ok()
br.say('7, bai')
us.turn('Summer-Autumn 1813')

s.play('autumn arrivals and deal')
muster(us, '1813b')
muster(br, '1813b', groups=False)
for x, y in zip(('62', '53', '55', '57', '58', '63', '54'), ('66', '60', '65', '61', '64', '68', '51')):
    deal(t, us, 1813, x)
    deal(t, br, 1813, y)
us.say('zazpina, bana mahai gainean')
assert hand_sizes(t) == (7, 7)

with act(s, 'US Harrison at Detroit', 'US', '62', 'Harrison', ret='Essex', flips='Essex', book=b):
    us.say('62: Harrison Detroitera')
    us.play('62')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Detroit')
    br.say('eutsi. hornidurarik gabe: bost erdi, hiru')
    assert F(t, 'US', 'Detroit', 'Frenchtown', '17th', 'Essex', (2, 4), dfed=False) == 'DR-1'
    us.roll('2d6', 2, 4)
    us.say('hamaika, barkatu')
    br.flip('Essex')
    br.drag('Essex', 'Sandwich')
    br.vp(b.due())
    us.discard('62')

with act(s, 'BR Yeo takes the lake', 'British', '66', 'Yeo', fights={'Royal George': 'Lake Ontario Control Box'}, ret='Chauncey Madison Oneida', flips='Royal_George Madison', book=b):
    br.say('66: Yeo, hiru ontzi')
    br.play('66')
    br.drag('Yeo Royal_George Wolfe Melville', 'Lake Ontario Control Box')
    assert N(t, 'Royal_George Wolfe Melville', 'Madison Oneida', 'Royal_George', 'Madison', 2, 1, 0) == 'A1 D1 att'
    br.roll('1d6', 2)
    br.say('lau. bana, eta lakua niretzat')
    br.flip('Royal_George')
    us.flip('Madison')
    br.drag('Royal_George', 'Kingston')
    us.drag('Chauncey Madison Oneida', 'Sackets Harbour')
    br.vp(b.due())
    br.discard('66')

with act(s, 'US repairs and builds the Sylph', 'US', '63', build=True, flips='Madison', book=b):
    us.say('63: Madison konpondu, Sylph berria')
    us.play('63')
    us.flip('Madison')
    us.drag('Sylph', 'Sackets Harbour')
    us.discard('63')

with act(s, 'BR depot at Kingston', 'British', '60', book=b):
    assert supplied(t, 'British', 'Kingston')
    br.say('60: biltegia Kingstonen')
    br.play('60')
    br.put('British Supply Depot', 'Kingston')
    br.discard('60')

with act(s, 'US Kentucky', 'US', '53', book=b):
    us.say('53: Kentuckyko zaldizkoak Detroitera, 28a Meigsera')
    us.play('53')
    us.drag('Kentucky_Mounted 28th', 'Ft. Meigs')
    us.drag('Kentucky_Mounted', 'Detroit')
    us.discard('53')

with act(s, 'BR De Meuron', 'British', '61', book=b):
    br.say('61: De Meuron Montrealera')
    br.play('61')
    br.drag('De_Meuron', 'Montreal')
    br.discard('61')
s.done()
