"""Spring-Summer 1813 without a word."""
from aid20b import *

s = Session('dev-1812-faults', us='Nils', br='Edvard', what='Spring-Summer 1813 without chat: deal, landing at Burlington, the lake won by Yeo, a force out of supply, a nine to one, Kingston tried, Detroit retaken')
summer_1813(s.t)
hands(s.t, [], [])
t, us, br = s.begin()
b = Book(t)

s.play('deal and dice')
deal(t, us, 1813, '38', '42', '46', '45', '53', '47', '52', '39')
for c in ('37', '40', '43', '62', '48', '49', '54', 'Contrary Winds'):
    deal(t, br, 1813, c)
assert sizes(t) == (8, 8)
us.roll('1d6', 5)
br.roll('1d6', 2)

SMALL = 'Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins us:Growler Pert'
F = 'us:6th 15th 21st 1st_Rifles'
with P(s, 'US', '38', 'US Chauncey lands Pike at Burlington', leader='Chauncey', sea=F + ' Pike', book=b):
    us.play('38')
    room(t.pieces('Madison Oneida ' + SMALL, us), t.pieces(F, us))
    us.drag('Chauncey Pike Madison Oneida %s %s' % (SMALL, F), 'Burlington')
    us.drag('Chauncey Madison Oneida ' + SMALL, 'Lake Ontario Control Box')
    us.delete([mark_at(t, 'Lake Ontario Control Box')])
    us.vp(b.due())
    us.discard('38')

B = 'Royal_George Wolfe Melville Beresford Earl_of_Moira Sydney_Smith Gloucester'
with P(s, 'British', '40', 'BR Yeo fights for Lake Ontario', leader='Yeo', fights={'Royal_George': 'Lake Ontario Control Box'}, ret='Chauncey Madison Oneida ' + SMALL,
       flips='Royal_George Madison Oneida', book=b):
    br.play('40')
    br.drag('Yeo ' + B, 'Lake Ontario Control Box')
    assert sea(t, B, 'Madison Oneida ' + SMALL.replace('us:', 'us:'), 'Royal_George', 'Madison', 5, al=1) == 'A1 D2 att'
    br.roll('1d6', 5)
    us.flip('Madison')
    us.flip('Oneida')
    us.drag('Chauncey Madison Oneida ' + SMALL, 'Sackets Harbour')
    br.flip('Royal_George')
    br.drag('Royal_George', 'Kingston')
    br.vp(b.due())
    br.discard('40')

with P(s, 'US', '53', 'US repairs both', flips='Madison Oneida'):
    us.play('53', reveal=False)
    us.flip('Madison')
    us.flip('Oneida')
    us.discard('53')

with P(s, 'British', '43', 'BR Vincent at Burlington', leader='Vincent', fights={'br:8th': 'Burlington', '49th': 'Burlington', 'Vincent': 'Burlington'}, flips='br:8th', book=b):
    br.play('43')
    way('Ft. George', 'Stoney Creek', 'Burlington')
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
    br.drag('Vincent br:8th 49th', 'Burlington')
    assert battle(t, 'br:8th 49th', F, 'Burlington', (1, 4), 'br:8th', 'us:6th', dl=1, frm='Stoney Creek', dfed=False) == 'AR-1'
    br.roll('2d6', 1, 4)
    br.flip('br:8th')
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
    br.discard('43')

G = 'us:6th 15th 21st'
with P(s, 'US', '47', 'US Pike to Stoney Creek, the Rifles stay', leader='Pike', ret='br:8th 49th Vincent', book=b):
    us.play('47')
    us.drag('Pike ' + G, 'Stoney Creek')
    assert battle(t, G, 'br:8th 49th', 'Stoney Creek', (6, 6), 'us:6th', '49th', al=1, frm='Burlington', afed=False) == 'DR'
    us.roll('2d6', 6, 6)
    goes(t, 'British', 'Stoney Creek', 'Ft. George', ['Burlington'])
    br.drag('br:8th 49th Vincent', 'Ft. George')
    us.vp(b.due())
    us.discard('47')

with P(s, 'British', '48', 'BR Rottenburg at Burlington, nine to one', leader='Rottenburg', ret='1st_Rifles', book=b):
    br.play('48', reveal=False)
    way('Kingston', 'Smiths Creek', 'York', 'Burlington')
    assert not supplied(t, 'US', 'Burlington')
    br.march('Rottenburg 1/R._Scots 104th', 'Smiths Creek', 'York', 'Burlington')
    assert battle(t, '1/R._Scots 104th', '1st_Rifles', 'Burlington', (1, 1), '104th', '1st_Rifles', frm='York', dfed=False) == '9:1'
    assert holds(t, 'US', 'Stoney Creek')
    us.drag('1st_Rifles', 'Stoney Creek')
    br.vp(b.due())
    br.reveal('48')
    br.discard('48')

K = 'us:9th us:16th 2nd_NY_Militia'
with P(s, 'US', '42', 'US Dearborn before Kingston', leader='Dearborn', fights={'us:9th': 'Kingston', '2nd_NY_Militia': 'Kingston', 'Dearborn': 'Kingston', 'us:16th': 'Kingston'}, flips='us:9th', book=b):
    us.play('42')
    way('Sackets Harbour', 'Cape Vincent', 'Kingston')
    us.drag('Dearborn ' + K, 'Cape Vincent')
    us.drag('Dearborn ' + K, 'Kingston')
    assert battle(t, K, '10th_R.V. Frontenac', 'Kingston', (2, 4), 'us:9th', '10th_R.V.', frm='Cape Vincent', route=True) == 'AR-1'
    us.roll('2d6', 2, 4)
    us.drag('Dearborn ' + K, 'Cape Vincent')
    us.flip('us:9th')
    us.discard('42')

E = 'Queen_Charlotte Hunter Lady_Prevost br:Chippawa Little_Belt'
with P(s, 'British', '49', 'BR Barclay out', leader='Barclay', book=b):
    br.play('49')
    br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost br:Chippawa Little_Belt', 'Lake Erie Control Box')
    br.delete([mark_at(t, 'Lake Erie Control Box')])
    br.discard('49')

with P(s, 'US', '52', 'US builds at Erie', build=True):
    us.play('52')
    us.each('Lawrence ship:Niagara Ariel Scorpion', 'Erie PA')
    us.discard('52')

with P(s, 'British', '37', 'BR Glengarry'):
    br.drop_discard('37')
    br.march('Glengarry', "Crysler's Farm", 'Prescott')

H = '17th 19th 1st_Kentucky'
with P(s, 'US', '45', 'US Harrison retakes Detroit', leader='Harrison', ret='Essex', book=b):
    us.play('45')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison ' + H, 'Frenchtown')
    us.drag('Harrison ' + H, 'Detroit')
    assert battle(t, H, 'Essex', 'Detroit', (3, 4), '17th', 'Essex', al=1, frm='Frenchtown') == 'DR'
    us.roll('2d6', 3, 4)
    goes(t, 'British', 'Detroit', 'Sandwich', ['Frenchtown'])
    us.drag('Essex', 'Sandwich')
    us.vp(b.due())
    us.discard('45')

with P(s, 'British', '62', 'BR builds Detroit and Brock', build=True):
    br.play('62')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
    br.discard('62')

with P(s, 'US', '39', 'US holds', hold=True):
    us.hold('39')

with P(s, 'British', '54', 'BR holds', hold=True):
    br.hold('54')
b.ok()
s.done()
