"""Gaspar is a bookkeeper with an order of his own (marker first, repairs before hunger); Nesrin is in a hurry. Autumn 1812 into spring 1813."""
from aid23b import *

t0 = Session('dev-1812-faults', us='Gáspár', br='Nesrin', what='Autumn 1812 to spring 1813: Kingston falls in two rounds, fleets home, winter in odd order, first player, arrivals, odd building')
s = t0
t = s.t
aid18.lay(t, '1812b')
t.lay('us:9th us:11th us:15th us:16th us:21st Dearborn', 'Sackets Harbour', 'US')
t.lay('us:6th us:13th', 'Plattsburg', 'US')
t.lay('us:14th us:23rd us:12th us:20th us:5th', 'Buffalo', 'US')
t.lay('Hull 4th 1st_Ohio 2nd_Ohio', 'Ft. Meigs', 'US')
t.lay('Michigan', 'Ft. Findlay', 'US')
t.lay('us:Detachment', 'Ft. Stephenson', 'US')
t.lay('Detachment_(Mackinaw)', 'US Eliminated', 'US')
t.lay('NWC', 'Ft. Mackinaw', 'British')
t.lay('Julia Hamilton Fair_American Gov._Tompkins Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box', 'US')
t.lay('Adams', 'US Eliminated', 'US')
t.lay('Procter Tecumseh 1/41st Shawnee Wyandot Essex', 'Detroit', 'British')
t.lay('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box', 'British')
t.lay('Norfolk', 'Ft. Erie', 'British')
t.lay('Brock R.N.R. York_Militia', 'Queenston', 'British')
t.lay_face('Royal_George', True, 'British')
hands(t, ['12', '28', '21', '29'], ['2', '18', '24', '10'])
burn_to(t, 1812, 20)
t.lay_vp('British 3')
s.begin()
us, br = s.us, s.br
B = Book(t)
assert B.off == 0, B.off

with act(s, 'US Dearborn at Kingston', 'US', '12', 'Dearborn', flips='us:9th 49th 10th_R.V.',
         ret='49th 10th_R.V. Frontenac Vincent Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', book=B):
    us.say('12-es lap, Dearborn. Cape Vincent felé')
    us.play('12')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('us:9th us:11th us:15th us:16th us:21st Dearborn', 'Cape Vincent')
    us.drag('us:9th us:11th us:15th us:16th us:21st Dearborn', 'Kingston')
    battle(t, 'US', 'Kingston', ['Cape Vincent'], '9th', '49th', (5, 5), 'EX')
    us.say('elöl a 9th. 20:12')
    br.say('49th. hadi')
    us.roll('2d6', 5, 5)
    us.say('10-2=8, csere')
    us.flip('us:9th')
    br.flip('49th')
    battle(t, 'US', 'Kingston', ['Cape Vincent'], '11th', '10th R.V.', (6, 5), 'DR-1', rnd=2)
    us.say('második kör: 11th')
    br.say('10RV')
    us.roll('2d6', 6, 5)
    br.flip('10th_R.V.')
    goes(t, 'British', 'Kingston', 'Gananoque', came=['Cape Vincent'])
    us.vp('US 2')
    br.drag('49th 10th_R.V. Frontenac Vincent', 'Gananoque')
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'Burlington')
    br.say('yok, York olsun')
    br.drag('Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith', 'York')
    us.discard('12')

with act(s, 'BR Prevost to Prescott', 'British', '2', 'Prevost', book=B):
    br.play('2', reveal=False)
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('br:100th 103rd 1/R._Scots Prevost', 'Montreal')
    br.drag('br:100th 103rd 1/R._Scots Prevost', 'Prescott')
    br.reveal('2')
    br.say('prevost prescott')
    br.discard('2')

with act(s, 'US two regiments at Ft. Erie', 'US', '28', ret='Norfolk', book=B):
    us.say('28, a 14. és a 23. Fort Erie-nél át')
    us.play('28')
    us.drag('us:14th us:23rd', 'Ft. Erie')
    battle(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', (6, 3), 'DR-1')
    us.roll('2d6', 6, 3)
    us.vp('US 4')
    br.drag('Norfolk', 'British Eliminated')
    br.say('of')
    us.discard('28')

with act(s, 'BR Indians at the Raisin', 'British', '10', laid=False, book=B):
    br.drag('Shawnee Wyandot 1/41st', 'Frenchtown')
    way('Detroit', 'Frenchtown')
    br.drag('1/41st', 'Detroit')
    br.say('sadece ikisi. 10')
    br.play('10')
    us.say('a pontot viszem')
    us.vp('US 3')

with act(s, 'US a depot at Buffalo', 'US', '21', book=B):
    br.discard('10')
    us.say('21: raktár Buffalóban')
    assert supplied(t, 'US', 'Buffalo')
    us.put('US Supply Depot', 'Buffalo')
    us.play('21')
    us.discard('21')

with act(s, 'BR Vincent falls back to Montreal', 'British', '18', 'Vincent', laid=False, book=B):
    way('Gananoque', 'Prescott', "Crysler's", 'Cornwall', 'Coteau du Lac', 'Montreal')
    br.drag('Vincent 49th 10th_R.V. Frontenac', "Crysler's Farm")
    br.drag('Vincent 49th 10th_R.V.', 'Cornwall')
    br.drag('Vincent 49th 10th_R.V.', 'Montreal')
    br.play('18')
    br.say('18 vincent. frontenac kaldı')

with act(s, 'US holds', 'US', '29', hold=True, book=B):
    us.say('félreteszem az utolsót')
    us.hold('29')
    br.discard('18')

with act(s, 'BR the 49th restored', 'British', '24', flips='49th', book=B):
    assert supplied(t, 'British', 'Montreal')
    br.play('24')
    br.flip('49th')
    br.say('49 tamam')
    br.discard('24')
assert hand_sizes(t) == (0, 0)

s.play('fleets home')
us.say('flották haza, jelölők')
us.put('US Lake Control', 'Lake Ontario Control Box')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Julia Hamilton Fair_American Gov._Tompkins', 'Sackets Harbour')
br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Ft. Malden')
us.put('British Lake Control', 'Lake Erie Control Box')
B.ok()

s.play('winter')
us.turn('Winter 1812-13', tracker=False)
us.say('előbb a hajók, aztán az éhség')
br.flip('Royal_George')
br.turn('Winter 1812-13', marker=False)
if os.environ.get('SHOW'):
    winter_show(t)
us.say('Albany rendben, Buffalo a raktárral rendben')
us.flip('1st_Ohio')
us.flip('2nd_Ohio')
br.flip('103rd York_Militia')
us.say('Frenchtown? ott ketten vannak')
br.flip('Shawnee')
assert set(excess(t)) <= {('Frenchtown', 'British')}, excess(t)
us.delete([p for p in t.at('Buffalo') if 'Depot' in p.name])
us.say('a raktár lekerül. a 29-es a tavalyi, el vele')
us.discard('29')
B.ok()

s.play('spring 1813')
us.roll('1d6', 4)
us.say('4+3=7')
br.roll('1d6', 5)
br.say('5. sen başla')
us.turn('Spring-Summer 1813')
us.say('erősítések')
muster(us, '1813a')
br.drag('Yeo', 'York')
br.say('kingston yok, yeo york')
muster(br, '1813a', skip=('Yeo',))
deal(t, us, 1813, '46', '43', '38', '40', '44', '55', '60', '47')
deal(t, br, 1813, '42', '50', '41', '48', '53', '62', '57', '49')
assert hand_sizes(t) == (8, 8)
B.ok()

with act(s, 'US builds', 'US', '46', build=True, book=B):
    us.say('46, három építés')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('ship:Ontario', 'Sackets Harbour')
    us.drag('Madison', 'Sackets Harbour')
    us.say('két szkúner 1, Pike 1, Madison 1')
    us.play('46')
    us.discard('46')

with act(s, 'BR builds', 'British', '42', build=True, book=B):
    br.play('42')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('Finch Chubb', 'Isle aux Noix')
    br.say('3 gemilik')
    br.discard('42')

with act(s, 'US Harrison at the Raisin', 'US', '43', 'Harrison', ret='Shawnee Wyandot', book=B):
    us.say('43 Harrison')
    us.play('43')
    mv(us, 'Harrison us:17th us:19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    battle(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', 'Wyandot', (5, 5), 'DR-1')
    us.roll('2d6', 5, 5)
    us.vp('US 4')
    us.say('3:1 az 2, erdő -2, Harrison +1: 11')
    br.drag('Wyandot', 'British Eliminated')
    goes(t, 'British', 'Frenchtown', 'Detroit', came=['Ft. Meigs'])
    br.drag('Shawnee', 'Detroit')
    us.discard('43')

with act(s, 'BR restores two', 'British', '50', flips='10th_R.V. 103rd', book=B):
    assert supplied(t, 'British', 'Montreal') and supplied(t, 'British', 'Prescott')
    br.flip('10th_R.V. 103rd')
    br.say('iki tabur tamir :)')
    br.play('50')
    br.discard('50')

with act(s, 'US Chauncey out', 'US', '38', 'Chauncey', book=B):
    us.say('38. Chauncey a tóra, a jelölő le')
    us.play('38')
    us.drag('Chauncey Oneida Madison General_Pike', 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.discard('38')

with act(s, 'BR the 2/41st', 'British', '41', book=B):
    br.drag('2/41st', 'Cornwall')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.play('41')
    br.discard('41')

with act(s, 'US holds', 'US', '44', hold=True, book=B):
    us.hold('44')
    us.say('félre')

with act(s, 'BR Drummond', 'British', '48', 'Drummond', book=B):
    br.play('48')
    mv(br, 'Drummond br:8th Canadian_Fencibles', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', hops=False)
    br.say('bitti, yarın devam')
    br.discard('48')
s.done()
