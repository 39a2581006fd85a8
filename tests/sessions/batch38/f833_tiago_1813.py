"""1813, spring; Portuguese. Tiago builds what is not yet on the list and leaves a shot-up flagship on the lake; Rita trusts him."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Tiago', 'tiago-segredo'), 'British': ('Rita', 'rita-segredo')})
lay(T, '1813a')
hands(T, [], [])
hands(T, ['46', '38', '40', '37', '41', '52', '53', '55'], ['43', '45', '48', '50', '51', '47', '62', '54'])
s = Session('dev-1812-faults', us='Tiago', br='Rita', table=T, what='spring 1813: a frigate of 1814 built in 1813; a damaged corvette stays in the box')
t, us, br = s.begin()
b = Book(t)

s.play('who begins')
us.roll('1d6', 3)
br.roll('1d6', 4)
br.say('4 + 2 = 6, começo eu')

with act(s, 'BR builds', 'British', '43', build=True, book=b):
    br.play('43')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('43')

s.play('US builds')
us.say('46, três de estaleiro: General Pike e a fragata Superior')
us.play('46')
us.drag('General_Pike', 'Sackets Harbour')
with s.fault('15.14 15.12 3.23', 'the frigate Superior, of 1814, built in spring 1813'):
    us.drag('Superior', 'Sackets Harbour')
us.discard('46')

with act(s, 'BR Yeo out', 'British', '48', 'Yeo', book=b):
    br.say('48: Yeo com sete navios')
    br.play('48')
    br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Lake Ontario Control Box')
    br.delete([mark_at(t, 'Lake Ontario Control Box').id])
    creep(br, 'British 4', 'British 6')
    br.discard('48')

s.play('US Chauncey fights')
us.say('38, Chauncey sai')
us.play('38')
us.drag('Chauncey General_Pike Madison Oneida Scourge Conquest Pert Growler Julia Hamilton', 'Lake Ontario Control Box', at='beside')
us.say('9 a 7, A contra B, menos o Yeo: +1')
us.roll('1d6', 3)
seafight(t, 'US', 'Lake Ontario Control Box', 'General Pike', 'Wolfe', 3, 'A1 D1 att', dl=1)
br.flip('Wolfe')
br.drag('Yeo Wolfe Melville Royal_George Earl_of_Moira Beresford Sydney_Smith Gloucester', 'Kingston')
with s.fault('12.42 12.52 12.51', 'the General Pike, damaged, stays in the Lake Control Box'):
    us.flip('General_Pike')
    us.say('o lago é meu')
creep(us, 'British 4', 'British 2')
b.ok()
us.discard('38')

with act(s, 'BR Vincent to Chippawa', 'British', '45', 'Vincent', book=b):
    br.march('Vincent br:8th 49th', 'Queenston', 'Chippawa')
    br.play('45')
    br.discard('45')

with act(s, 'US Pike to Ogdensburg', 'US', '37', 'Pike', book=b):
    us.play('37')
    us.march('Pike us:6th us:15th us:16th us:21st 1st_Rifles', 'Antwerp', 'Ogdensburg')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.discard('37')

with act(s, 'BR Rottenburg to Prescott', 'British', '50', 'Rottenburg', book=b):
    br.play('50', reveal=False)
    br.drag('Rottenburg 1/R._Scots 104th', 'Prescott')
    us.reveal('50')
    br.discard('50')

with act(s, 'US Harrison to Frenchtown', 'US', '40', 'Harrison', book=b):
    us.play('40')
    us.each('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    us.discard('40')

with act(s, 'BR depot at York', 'British', '51', book=b):
    assert supplied(t, 'British', 'York')
    br.play('51')
    br.put('British Supply Depot', 'York')
    br.discard('51')

with act(s, 'US Hampton to Lacolle', 'US', '52', 'Hampton', laid=False):
    us.say('52, Hampton até Lacolle')
    us.play('52')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')

with act(s, 'BR Prevost to La Prairie', 'British', '62', 'Prevost', book=b):
    us.vp('British 1')
    us.discard('52')
    br.play('62')
    br.drag('Prevost De_Watteville br:13th 89th', 'Montreal')
    br.drag('Prevost De_Watteville br:13th 89th', 'La Prairie')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'La Prairie')
    br.discard('62')

with act(s, 'US 22nd and PA to Erie', 'US', '53', book=b):
    us.play('53')
    us.march('us:22nd', 'Meadville', 'Erie PA')
    us.drag('1st_PA_Militia', 'Erie PA')
    us.discard('53')

with act(s, 'BR holds', 'British', '47', hold=True, book=b):
    br.hold('47')
    br.say('guardo esta')
s.done()
