"""By mail in two files: the end of spring 1812 and the beginning of the autumn; a hasty player with few words and one who writes letters."""
from aid25a import *

s = Session('dev-1812-faults', us='Luz', br='Ramon', what='1812 by mail: Adams lost, Mackinac, Hull driven back; arrivals, deal, campaign and heavy rains, Detroit falls to Brock; Tagalog')
t, us, br = s.t, s.us, s.br
hands(t, ['12', '27', '30', '4'], ['2', '17', '8', '10'])
burn_to(t, 1812, 6)
s.begin()
b = Book(t)

with act(s, 'US Hull', 'US', '12', leader='Hull', book=b):
    us.play('12')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.vp(b.due())
    us.discard('12')
    us.say('12 hull. ikaw na')
with act(s, 'BR Brock', 'British', '8', leader='Brock', book=b):
    br.say('Magandang gabi, Luz. Baraha 8, halaga 2: si Brock, ang R.N.R. at ang York Militia ay pupunta sa Port Dover. 1 + 1 + 2 = 4.')
    br.play('8')
    for w in ('Burlington', "Brant's Ford", 'Port Dover'):
        br.drag('Brock R.N.R. York_Militia', w)
    br.discard('8')
with act(s, 'US Adams', 'US', '30', book=b):
    us.drag('Adams', 'Lake Erie Control Box')
    us.vp(b.due())
    us.play('30')
    us.discard('30')
    us.say('akin ang lawa haha')
with act(s, 'BR Erie squadron', 'British', '2', ret='Adams', book=b):
    br.say('Sandali lang, Luz. Baraha 2, halaga 3: Queen Charlotte, Hunter at Lady Prevost laban sa Adams. 3 laban sa 1: +2. B laban sa C: +1. Kabuuan +3.')
    br.play('2')
    br.drag('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    assert sea_mod(t, 'Queen_Charlotte Hunter Lady_Prevost', 'Adams', 'Queen_Charlotte', 'Adams') == 3 and naval(7) == 'defender strikes all'
    br.roll('1d6', 4)
    br.say('7: sumuko ang buong plota mo. Ngayon ang sarili kong talo:')
    br.roll('1d6', 2)
    br.say('2: wala.')
    us.drag('Adams', 'US Eliminated')
    br.vp(b.due())
    br.discard('2')
with act(s, 'US 3rd Ohio', 'US', '27', book=b):
    us.play('27')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.discard('27')
with act(s, 'BR Northwest Company at Mackinac', 'British', '17', ret='Detachment_(Mackinaw)', fights={'NWC': 'Ft. St. Joseph'}, book=b):
    br.say('Baraha 17: tatawid ang Northwest Company sa Mackinac. Lumalaban ka ba?')
    br.play('17')
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('oo')
    br.roll('2d6', 6, 5)
    for h in ('', 'd', 'ad', 'a'):
        assert fight(t, 'British', 'Ft. Mackinaw', [], 'Northwest Co.', 'Detachment (Mackinaw)', 1812, (6, 5), half=h)[:2] == 'DR'
    br.say('11 at higit pa. Walang atrasan doon, kaya suko ang garison. Walang puntos: mga Indian lamang sa espasyong 2.')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    br.discard('17')
with act(s, 'US 1st NY', 'US', '4', book=b):
    us.play('4')
    us.drag('1st_NY_Militia', 'Buffalo')
    us.discard('4')
with act(s, 'BR Procter clears Sandwich', 'British', '10', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio', book=b):
    br.say('Baraha 10, ang huli ko: Procter, Tecumseh, 1/41st, Shawnee at Wyandot papuntang Sandwich.')
    br.play('10')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    us.say('atras')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio', 'Detroit')
    br.vp(b.due())
    br.discard('10')
    br.say('Tapos na ang tagsibol. Ipapadala ko ang file.')
assert hand_sizes(t) == (0, 0)
s.cut()

s.play('summer and autumn 1812')
br.say('Pangalawang file. Tag-init at taglagas 1812.')
br.turn('Summer-Autumn 1812')
muster(br, '1812b')
muster(us, '1812b')
assert not arrivals(t, '1812b', 'US') and not arrivals(t, '1812b', 'British')
for a, c in zip(('6', '21', '24', '16', 'Campaign', '23', '26'), ('3', '11', '31', '28', '18', 'Heavy Rains', '#9 Brock and Tecumseh')):
    deal(t, us, 1812, a)
    deal(t, br, 1812, c)
assert hand_sizes(t) == (7, 7)
b.ok()
s.play('US campaign, heavy rains on Dearborn')
us.say('campaign: dearborn at harrison')
us.play('Campaign')
br.say('Teka. Heavy Rains laban kay Dearborn: hindi siya lalampas sa isang espasyo.')
br.play('Heavy Rains')
br.discard('Heavy Rains')
us.say('grrr')
us.drag('Dearborn us:9th us:11th us:14th us:21st', 'Utica')
way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay')
us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
us.discard('Campaign')
b.ok()
with act(s, 'BR Brock to Thamesville', 'British', '28', leader='Brock', book=b):
    br.say('Baraha 28, halaga 2: Brock, R.N.R., York at Norfolk. Oxford 2, London 4, Thamesville 6.')
    br.play('28')
    way('Port Dover', 'Oxford', 'London', 'Thamesville')
    for w in ('Oxford', 'London', 'Thamesville'):
        br.drag('Brock R.N.R. York_Militia Norfolk', w)
    br.discard('28')
with act(s, 'US Dearborn to Sackets', 'US', '16', leader='Dearborn', book=b):
    us.play('16')
    us.drag('Dearborn us:9th us:11th us:14th us:21st', 'Rome')
    us.drag('Dearborn us:9th us:11th us:14th us:21st', 'Sackets Harbour')
    us.discard('16')
G = 'R.N.R. York_Militia Norfolk 1/41st Shawnee Wyandot'
with act(s, 'BR Brock at Detroit', 'British', '18', leader='Brock', pick='Procter Tecumseh 1/41st Shawnee Wyandot',
         ret='Hull us:4th us:Detachment 1st_Ohio 2nd_Ohio Michigan', flips='us:4th 1st_Ohio', book=b):
    br.say('Baraha 18: Brock patungong Sandwich (2), isasama si Procter at lahat ng naroon, tatawid sa Detroit (5).')
    br.play('18')
    way('Thamesville', 'Sandwich', 'Detroit')
    br.drag('Brock R.N.R. York_Militia Norfolk', 'Sandwich')
    br.drag('Brock Procter Tecumseh ' + G, 'Detroit')
    us.say('laban!! 4th')
    fed(t, 'British', 'Sandwich')
    fed(t, 'US', 'Detroit')
    br.say('1/41st ang nangunguna, A laban sa A. 18 laban sa 15: 0. Ilog -1, Brock +2.')
    for d in (0, -1):
        assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '4th', 1812, (6, 5), card=-d) == 'DR-2'
    br.roll('2d6', 6, 5)
    br.say('12: dalawang bawas at atras.')
    us.flip('us:4th 1st_Ohio')
    goes(t, 'US', 'Detroit', 'Frenchtown', ['Sandwich'])
    us.drag('Hull us:4th us:Detachment 1st_Ohio 2nd_Ohio Michigan', 'Frenchtown')
    br.vp(b.due())
    br.discard('18')
with act(s, 'US Chauncey', 'US', '6', leader='Chauncey', pick='Fair_American Gov._Tompkins', book=b):
    us.play('6')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.vp(b.due())
    us.discard('6')
    us.say('ontario akin')
with act(s, 'BR holds', 'British', hold=True, book=b):
    br.say('Itatabi ko ang isa.')
    br.hold('11')
with act(s, 'US restores the 4th', 'US', '23', flips='us:4th', book=b):
    fed(t, 'US', 'Frenchtown')
    us.play('23')
    us.flip('us:4th')
    us.discard('23')
    us.say('buo na ulit ang 4th')
with act(s, 'BR Essex to Detroit', 'British', '31', book=b):
    br.say('Baraha 31: Essex at Kent, Sandwich 1, Detroit 4. Magandang gabi.')
    br.play('31')
    br.drag('Essex', 'Sandwich')
    br.drag('Essex', 'Detroit')
    br.discard('31')
s.done()
