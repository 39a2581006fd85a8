"""Indonesian pair: Bagus gambles and forgets the reckoning, Wulan moves his losses for him."""
from aid36a import *

s = Session('dev-1812-faults', us='Bagus', br='Wulan', what='Summer 1812: a reduced regiment taken off while a fresh one stood by; troops shipped over a lake that the enemy holds')
t = s.t
lay(t, '1812b')
hands(t, ['28', '6', '16', '3', '21', '26'], ['1', '22', '18', '29', '15', '24'])
burn_to(t, 1812, 16)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Harrison to Ft. Meigs', 'US', card='28', leader='Harrison', book=b):
    us.say('kartu 28, Harrison ke Ft. Meigs')
    us.play('28')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('28')
with act(s, 'BR Brock to Queenston', 'British', card='1', leader='Brock', book=b):
    br.say('kartu 1, Brock dan R.N.R. ke Queenston, empat langkah')
    br.play('1')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.discard('1')
with act(s, 'US Dearborn to Sackets', 'US', card='6', leader='Dearborn', book=b):
    us.say('kartu 6, Dearborn jalan')
    us.play('6')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th us:15th us:16th', 'Sackets Harbour')
    us.discard('6')
with act(s, 'BR fleet out', 'British', card='22', book=b):
    br.say('kartu 22, tiga kapal ke danau, +2 untukku')
    br.play('22')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('22')
s.play('US Van Rensselaer at Queenston')
us.say('kartu 16: Van Rensselaer jemput 18th di Ft. Niagara, lalu menyeberang ke Queenston')
us.play('16')
assert cost('Lewiston', 'Ft. Niagara', 'Lewiston', 'Queenston') == 5
us.drag('Van_Rensselaer 1st_NY_Militia', 'Ft. Niagara')
us.drag('Van_Rensselaer us:18th 1st_NY_Militia', 'Lewiston')
us.drag('Van_Rensselaer us:18th 1st_NY_Militia', 'Queenston')
br.say('Brock bertahan')
battle(t, 'US', 'Queenston', ['Lewiston'], 'us:18th', 'R.N.R.', (6, 6), 'EX')
us.say('8 lawan 5. -1 kelas, -2 Brock, -1 sungai, -1 reguler')
us.roll('2d6', 6, 6)
us.say('12-5=7, EX. 18th dibalik')
us.flip('us:18th')
br.drag('R.N.R.', 'British Eliminated')
us.say('ronde dua, milisi di depan')
assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (3, 4), rnd=2) == 'AR-1'
us.roll('2d6', 3, 4)
br.say('AR-1, kamu mundur')
with s.fault('10.52 10.51(AR-1) 10.51 10.32 10.32(1) 10.3', 'AR-1: the reduced 18th is taken off though the 1st NY Militia, fresh and the lead, should be flipped', 'result|CRT|losses'):
    br.say('kulepas 18th ya')
    br.drag('us:18th', 'US Eliminated')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
us.discard('16')
b.ok()
with act(s, 'BR Procter to Sandwich', 'British', card='18', leader='Procter', book=b):
    br.say('kartu 18, Procter ke Sandwich')
    br.play('18')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    br.discard('18')
s.play('US Oneida and the Rifles')
us.say('kartu 3, dua poin: Oneida bawa 1st Rifles ke Ft. Niagara')
us.play('3')
assert 'ontario' in lake_of(t, 'British') and best('Sackets Harbour', 'Ft. Niagara')[0] > 6
with s.fault('11.31 11.42 11.3 11.36 3.16 9.1 9.2', '1st Rifles carried by Oneida from Sackets Harbour to Ft. Niagara while the British hold Lake Ontario', 'lake control'):
    us.drag('1st_Rifles Oneida', 'Ft. Niagara')
us.discard('3')
with act(s, 'BR to Prescott', 'British', card='29', book=b):
    br.say('kartu 29, dua unit ke Prescott')
    br.play('29')
    way('Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('Glengarry', 'Prescott')
    br.drag('Upper_Canada_Militia', 'Prescott')
    br.discard('29')
with act(s, 'US 1st PA', 'US', card='21', book=b):
    us.say('kartu 21, 1st PA ke Meadville')
    us.play('21')
    us.drag('1st_PA_Militia', 'Meadville')
    us.discard('21')
with act(s, 'BR Rottenburg', 'British', card='15', leader='Rottenburg', book=b):
    br.say('kartu 15, Rottenburg ke Isle aux Noix')
    br.play('15')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('Rottenburg br:8th Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.discard('15')
with act(s, 'US to Plattsburg', 'US', card='26', book=b):
    us.say('kartu 26, tiga resimen lewat Whitehall')
    us.play('26')
    us.drag('us:9th us:11th us:14th', 'Whitehall')
    us.drag('us:9th us:11th us:14th', 'Ticonderoga')
    us.discard('26')
with act(s, 'BR 103rd', 'British', card='24', book=b):
    br.say('kartu 24, 103rd ke Montreal')
    br.play('24')
    br.drag('103rd', 'Montreal')
    br.discard('24')
s.done()
