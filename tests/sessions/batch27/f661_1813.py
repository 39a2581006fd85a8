"""Spring 1813 in Swahili. Planted: a frigate of 1814 built in 1813; a retreat of two spaces."""
from aid27a import *

s = Session('dev-1812-faults', us='Amani', br='Zuhura', what='Spring 1813: Prince Regent of 1814 is built; Norfolk Militia retreats two spaces from Ft. Erie')
t = s.t
summer_1813(t)
hands(t, ['37', '41', '43', '46', '49', '53', '62', '67'], ['38', '42', '47', '50', '52', '54', '57', '60'])
t, us, br = s.begin()
b = Book(t)

s.play('die for the year')
br.roll('1d6', 6)
us.roll('1d6', 2)
br.say('mimi kwanza mwaka huu')

s.play('BR builds')
br.play('42')
br.say('42, naunda meli: Detroit na Prince Regent')
br.drag('ship:Detroit', 'Ft. Malden')
with s.fault('15.14 15.11 15.12 3.23', 'Prince Regent is of 1814, built at Kingston in spring 1813', 'vessels|earliest_turn'):
    br.drag('Prince_Regent', 'Kingston')
br.discard('42')

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.say('46 kwa ziwa Erie')
    us.play('46')
    us.each('Lawrence Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
    us.discard('46')

with act(s, 'BR Rottenburg', 'British', '38', 'Rottenburg', book=b):
    br.play('38')
    br.say('Rottenburg na 104 kwenda Prescott')
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Rottenburg 104th', 'Gananoque')
    br.drag('104th', 'Prescott')
    br.drag('Rottenburg', 'Prescott')
    br.discard('38')

s.play('US Van Rensselaer at Ft. Erie')
us.play('62')
us.say('62. Van Rensselaer anavuka mto')
us.drag('Van_Rensselaer us:5th us:12th 14th', 'Ft. Erie')
br.say('nabaki ngomeni')
assert supplied(t, 'British', 'Ft. Erie')
battle(t, 'US', 'Ft. Erie', ['Buffalo'], '14th', 'Norfolk Militia', 1813, (4, 5), 'DR')
us.roll('2d6', 4, 5)
us.say('3:1 +2, mto -1, jumla 10')
with s.fault('10.71 10.7 10.51 10.51(DR)', 'Norfolk Militia retreats two spaces, from Ft. Erie to Queenston', 'links'):
    br.drag('Norfolk', 'Queenston')
us.vp(b.due())
us.discard('62')
b.ok()

with act(s, 'BR Vincent', 'British', '52', 'Vincent', pick='Lincoln Norfolk', ret='Van_Rensselaer us:5th us:12th 14th', book=b):
    br.play('52')
    br.say('Vincent anakuja na 8 na 49')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('Vincent br:8th 49th', 'Queenston')
    br.drag('Vincent br:8th 49th Lincoln', 'Chippawa')
    br.drag('Vincent br:8th 49th Lincoln', 'Ft. Erie')
    assert supplied(t, 'US', 'Ft. Erie')
    battle(t, 'British', 'Ft. Erie', ['Chippawa'], 'br:8th', '14th', 1813, (5, 4), 'DR')
    br.roll('2d6', 5, 4)
    us.drag('Van_Rensselaer us:5th us:12th', 'Buffalo')
    us.drag('14th', 'Buffalo')
    br.vp(b.due())
    br.discard('52')

with act(s, 'US Perry', 'US', '37', 'Perry', book=b):
    us.say('Perry ziwani')
    us.drag('Perry Lawrence Niagara', 'Lake Erie Control Box')
    us.drag('Ariel Scorpion', 'Lake Erie Control Box')
    us.play('37')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    us.vp(b.due())
    us.discard('37')

with act(s, 'BR 70th', 'British', '54', book=b):
    br.play('54')
    br.drag('70th', 'Trois-Rivieres')
    br.drag('70th', 'Montreal')
    br.discard('54')

with act(s, 'US Pike', 'US', '41', 'Pike', book=b):
    us.say('41, Pike na 15')
    us.play('41')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.march('Pike 15th', 'Antwerp', 'Ogdensburg')
    us.discard('41')

s.play('BR holds')
br.hold('60')
br.say('naweka moja')

SQ = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey', 'US', '43', 'Chauncey', book=b):
    us.say('Chauncey, meli zote')
    us.drag(SQ, 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.play('43')
    us.discard('43')

with act(s, 'BR 13th and 89th', 'British', '50', book=b):
    br.play('50')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('br:13th', 'Montreal')
    br.drag('89th', 'Sorel')
    br.drag('89th', 'Montreal')
    br.say('89 pia Montreal')
    br.discard('50')

with act(s, 'US Harrison repulsed', 'US', '53', 'Harrison', fights={'Harrison': 'Detroit', '17th': 'Detroit', '19th': 'Detroit', '1st Kentucky': 'Detroit'}, book=b):
    us.play('53')
    us.say('Harrison kwenda Detroit')
    us.march('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown', 'Detroit')
    br.say('Essex wanabaki')
    assert supplied(t, 'British', 'Detroit')
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (1, 2), 'AR')
    us.roll('2d6', 1, 2)
    us.say('tatu na tatu, sita. narudi')
    us.drag('Harrison', 'Frenchtown')
    us.drag('17th us:19th 1st_Kentucky', 'Frenchtown')
    us.discard('53')

with act(s, 'BR Glengarry', 'British', '47', book=b):
    br.drag('Glengarry', "Crysler's Farm")
    br.play('47')
    br.discard('47')

with act(s, 'US builds on Ontario', 'US', '49', build=True, book=b):
    us.play('49')
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Asp', 'Sackets Harbour')
    us.drag('Raven', 'Sackets Harbour')
    us.discard('49')

with act(s, 'BR Fencibles', 'British', '57', book=b):
    br.play('57', reveal=False)
    br.drag('Canadian_Fencibles', 'Gananoque')
    br.reveal('57')
    br.discard('57')

s.play('US holds')
us.hold('67')
us.say('basi')
s.done()
