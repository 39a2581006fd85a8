"""1813, autumn; Indonesian. Budi moves the marker a point at a time and explains; Sari throws her cards down late or on the pile at once."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Budi', 'budi-rahasia'), 'British': ('Sari', 'sari-rahasia')})
lay(T, '1813b')
T.lay('Lawrence Niagara Scorpion Porcupine Tigress', 'Erie PA', 'US')
T.lay('Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit', 'Lake Erie Control Box', 'British')
T.lay_vp(vpname(net(T) + 3))
hands(T, [], [])
hands(T, ['57', '53', '59', '62', '55', '60', '46', '61'], ['52', '45', '54', '#56 Grand River Indians', '48', '50', '58', '47'])
burn_to(T, 1813, 16)
s = Session('dev-1812-faults', us='Budi', br='Sari', table=T, what='autumn 1813: Prevost marches, Perry wins Erie, Procter falls back, Detroit holds, Mohawks, Chauncey is beaten off, repair and Sylph, Lacolle')
t, us, br = s.begin()
b = Book(t)
assert shown(t) == -2

with act(s, 'BR Prevost to Prescott', 'British', '52', 'Prevost', book=b):
    br.say('aku duluan ya. 52, Prevost + lima resimen ke Prescott')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Prevost De_Watteville br:13th 89th 70th 4/R._Scots', 'Montreal')
    br.drag('Prevost De_Watteville br:13th 89th 70th 4/R._Scots', 'Cornwall')
    br.drag('Prevost De_Watteville br:13th 89th 70th 4/R._Scots', 'Prescott')
    br.drop_discard('52')

with act(s, 'US Perry by Buffalo onto the lake', 'US', '57', 'Perry', pick='Caledonia Somers Ohio Trippe', book=b,
         ret='Barclay Queen_Charlotte Lady_Prevost Hunter ship:Chippawa Little_Belt ship:Detroit', flips='Lawrence ship:Detroit Queen_Charlotte'):
    us.say('57 cukup satu: Perry lewat Buffalo, lalu ke danau. biaya 2')
    us.play('57')
    us.drag('Perry Lawrence Niagara Scorpion Porcupine Tigress', 'Buffalo')
    us.drag('Perry Lawrence Niagara Scorpion Porcupine Tigress Caledonia Somers Ohio Trippe', 'Lake Erie Control Box', at='beside')
    us.say('9 lawan 6 (+1), A lawan B (+1), Perry (+1)')
    us.roll('1d6', 2)
    seafight(t, 'US', 'Lake Erie Control Box', 'Lawrence', 'ship:Detroit', 2, 'A1 D2 att', al=1)
    us.say('2 + 3 = 5. saya satu, kamu dua')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.flip('ship:Detroit Queen_Charlotte')
    br.drag('Barclay Queen_Charlotte ship:Detroit Lady_Prevost Hunter ship:Chippawa Little_Belt', 'Ft. Malden')
    creep(us, 'British 1', '0', 'US 1', 'US 2')
    us.discard('57')

with act(s, 'BR Procter to London', 'British', '45', 'Procter', laid=False):
    br.say('Procter mundur, 45')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'London')
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.play('45', reveal=False)

with act(s, 'US Harrison at Detroit', 'US', '53', 'Harrison', book=b, fights={'Harrison': 'Detroit', '17th': 'Detroit', '19th': 'Detroit', '1st Kentucky': 'Detroit'}):
    us.reveal('45')
    us.say('saya balik kartumu. 53: Harrison ke Detroit')
    us.play('53')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Detroit')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    br.say('Essex bertahan di benteng')
    us.roll('2d6', 3, 3)
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (3, 3), 'AR')
    us.say('6 + 3 = 9... di benteng itu AR. mundur')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('53')
    br.discard('45')

with act(s, 'BR depot at Burlington', 'British', '54', book=b):
    br.play('54')
    assert supplied(t, 'British', 'Burlington')
    br.put('British Supply Depot', 'Burlington')
    br.discard('54')

with act(s, 'US two units to Ft. Meigs', 'US', '59', book=b):
    us.play('59')
    us.march('us:24th', 'Ft. Findlay', 'Ft. Meigs')
    us.march('2nd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('59')

with act(s, 'BR Grand River Indians', 'British', '#56 Grand River Indians', build=True, book=b):
    br.say('peristiwa! Mohawk')
    br.play('#56 Grand River Indians')
    assert not units(t, 'Queenston', 'US')
    br.drag('Mohawk', 'Lewiston')
    us.say('itu sungai seberang :)')
    br.drag('Mohawk', 'Queenston')
    br.discard('#56 Grand River Indians')

with act(s, 'US Wilkinson to Ogdensburg', 'US', '62', 'Wilkinson', book=b):
    us.say('62: Wilkinson, dengan Brown dan enam resimen')
    us.play('62')
    us.drag('Wilkinson Brown us:6th us:9th us:15th us:16th us:21st 1st_Rifles', 'Antwerp')
    us.drag('Wilkinson Brown us:6th us:9th us:15th us:16th us:21st 1st_Rifles', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('62')

with act(s, 'BR Yeo out', 'British', '48', 'Yeo', laid=False):
    br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    br.play('48')
    br.say('danau Ontario punyaku')

with act(s, 'US Chauncey beaten off', 'US', '55', 'Chauncey', flips='Madison Wolfe', ret='Wolfe', book=b,
         fights={k: 'Lake Ontario Control Box' for k in ('Chauncey', 'Oneida', 'Scourge', 'Pert')}):
    us.say('dua poin untukmu, saya geser')
    creep(us, 'US 1', '0')
    us.play('55')
    us.drag('Chauncey Madison Oneida Scourge Conquest Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Lake Ontario Control Box', at='beside')
    us.roll('1d6', 3)
    seafight(t, 'US', 'Lake Ontario Control Box', 'Madison', 'Wolfe', 3, 'A1 D1 def', dl=1)
    us.say('3 + 1 - 1 = 3: masing-masing satu, kamu tetap')
    us.flip('Madison')
    us.drag('Chauncey Madison Oneida Scourge Conquest Julia Hamilton Fair_American Gov._Tompkins Growler Pert', 'Sackets Harbour')
    us.flip('Wolfe')
    us.drag('Wolfe', 'Kingston')
    br.discard('48')
    us.discard('55')

with act(s, 'BR repairs Wolfe', 'British', '50', flips='Wolfe', book=b):
    br.play('50')
    br.flip('Wolfe')
    br.say('beres')
    br.discard('50')

with act(s, 'US repairs Madison and builds Sylph', 'US', '60', build=True, flips='Madison', book=b):
    us.say('60: perbaiki Madison (1), bangun Sylph (1)')
    us.play('60')
    us.flip('Madison')
    us.drag('Sylph', 'Sackets Harbour')
    us.discard('60')

with act(s, 'BR holds', 'British', '58', hold=True, book=b):
    br.hold('58')

with act(s, 'US Hampton to Lacolle', 'US', '46', 'Hampton', book=b):
    us.play('46')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    br.vp('US 1')
    us.discard('46')
    br.say('sudah kugeser. besok lagi')
s.done()
