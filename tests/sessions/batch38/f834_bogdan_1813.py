"""1812 autumn, winter, spring 1813; Polish. Bogdan forgets the second regiment at Detroit and takes a card too many; Jagoda believes him."""
from aid38a import *
from table import Table

T = Table('dev-1812-faults', names={'US': ('Bogdan', 'bogdan-haslo'), 'British': ('Jagoda', 'jagoda-haslo')})
lay(T, '1812b')
T.lay('Dearborn us:6th us:13th us:15th', 'Plattsburg', 'US')
T.lay('us:9th us:11th', 'Sackets Harbour', 'US')
T.lay('12th 14th', 'Lewiston', 'US')
hands(T, [], [])
hands(T, ['32', '13', '19'], ['16', '5', '10'])
burn_to(T, 1812, 22)
s = Session('dev-1812-faults', us='Bogdan', br='Jagoda', table=T, what='autumn 1812 to spring 1813: one step of attrition missing at Detroit; nine cards in the spring of 1813')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Van Rensselaer at Queenston', 'US', '32', 'Van Rensselaer', ret='Lincoln', flips='Lincoln', book=b):
    us.say('32, van Rensselaer przez rzekę')
    us.play('32')
    us.drag('Van_Rensselaer 12th 14th 1st_NY_Militia', 'Queenston')
    br.say('stoję')
    us.roll('2d6', 5, 4)
    battle(t, 'US', 'Queenston', ['Lewiston'], '12th', 'Lincoln', 1812, (5, 4), 'DR-1')
    br.flip('Lincoln')
    goes(t, 'British', 'Queenston', 'Chippawa', came=['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    creep(us, 'US 1', 'US 2')
    us.discard('32')

with act(s, 'BR Vincent to Stoney Creek', 'British', '16', 'Vincent', book=b):
    br.play('16')
    br.drag('Vincent 49th 10th_R.V.', 'York')
    br.drag('Vincent 49th 10th_R.V.', 'Stoney Creek')
    way('Kingston', 'Smiths Creek', 'York', 'Burlington', 'Stoney Creek')
    br.discard('16')

with act(s, 'US Chauncey out', 'US', '13', 'Chauncey', laid=False):
    us.say('13, flota')
    us.drag('Chauncey Oneida Scourge Conquest Pert Growler', 'Lake Ontario Control Box')
    us.play('13')

with act(s, 'BR Procter to Sandwich', 'British', '5', 'Procter', book=b):
    br.say('twoje dwa punkty przesuwam ja')
    br.vp('US 4')
    us.discard('13')
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    br.discard('5')

with act(s, 'US Harrison to Ft. Meigs', 'US', '19', 'Harrison', book=b):
    us.play('19')
    us.march('Harrison us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('19')

with act(s, 'BR Brock to Ft. George', 'British', '10', 'Brock', book=b):
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.play('10', reveal=False)
    br.reveal('10')
    br.discard('10')
    br.say('ręce puste')

s.play('fleet home, winter, attrition')
us.drag('Chauncey Oneida Scourge Conquest Pert Growler', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.turn('Winter 1812-13')
x = starve(t)
assert x == {('Detroit', 'US'): 2, ('Queenston', 'US'): 1, ('Ft. Meigs', 'US'): 1, ('Sandwich', 'British'): 1, ('Stoney Creek', 'British'): 1,
             ('Ft. St. Joseph', 'British'): 1}, x
us.say('zima. moje straty: Queenston, Meigs, Detroit')
us.flip('1st_NY_Militia')
us.flip('us:19th')
with s.fault('16.21 16.22 16.2', 'five fresh units at Detroit (room for 3): only one is flipped'):
    us.flip('2nd_Ohio')
br.say('moje: Sandwich, Stoney Creek, St. Joseph')
br.flip('Shawnee 10th_R.V.')
br.drag('Northwest_Co.', 'British Eliminated')
assert starve(t) == {('Detroit', 'US'): 1, ('Queenston', 'US'): 1}, starve(t)
b.ok()

s.play('spring 1813: marker, arrivals, dice')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a')
us.roll('1d6', 3)
us.say('3 + 4 = 7')
br.roll('1d6', 5)
br.say('zaczynasz')

s.play('the deal')
deal(br, 1813, '43', '45', '47', '48', '50', '52', '54', '58')
deal(us, 1813, '42', '46', '37', '39', '41', '44', '49', '53')
assert sizes(t) == (8, 8)
with s.fault('7.21 7.2 7.23', 'the US takes a ninth card'):
    deal(us, 1813, '55')

with act(s, 'US Dearborn to Champlain', 'US', '42', 'Dearborn', book=b):
    us.say('42 i do przodu')
    us.play('42')
    us.drag('Dearborn us:6th us:13th us:15th', 'Champlain NY')
    us.discard('42')

with act(s, 'BR builds', 'British', '43', build=True, book=b):
    br.play('43')
    br.drag('Wolfe Melville', 'Kingston')
    br.say('Wolfe i Melville')
    br.discard('43')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.drag('Madison General_Pike', 'Sackets Harbour')
    us.drag('Asp Raven', 'Sackets Harbour')
    us.play('46')
    us.discard('46')

with act(s, 'BR Drummond to Prescott', 'British', '45', 'Drummond', book=b):
    br.play('45')
    br.drag('Drummond br:8th Canadian_Fencibles', 'Prescott')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('45')

with act(s, 'US holds', 'US', '37', hold=True, book=b):
    us.hold('37')
s.done()
