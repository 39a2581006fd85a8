"""Summer-Autumn 1813 whole, in Maltese. A one-star general takes six; a landing on a lake the enemy holds."""
from aid28b import *

s = start('1813b', 'Ġorġ', 'Karmnu', 'All of Summer-Autumn 1813; Scott leads six regiments; 2nd NY landed at Burlington while Yeo controls Ontario',
          ['42', '46', '37', '45', '48', '43', '53', '61'], ['52', '62', '38', '39', '40', '44', '47', '50'], year='1813', n=16)
t = s.t
t.lay('Yeo Wolfe Royal_George Melville', 'Lake Ontario Control Box', 'British')
t.lay('Perry Lawrence Niagara', 'Lake Erie Control Box', 'US')
t.lay_vp(label(position(t)))
t, us, br, B = go(s)
E_ = 'Lake Erie Control Box'

with act(s, 'US Scott', 'US', 'Card 42', free=True, book=B):
    us.say('bonġu! Card 42, Scott minn Albany')
    us.play('42')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    with s.fault('3.33 8.41 8.6 8.31', 'Scott, one star, moves six units', 'rank'):
        us.drag('Scott us:29th us:25th us:23rd us:31st us:30th us:20th', 'Utica')
        us.drag('Scott us:29th us:25th us:23rd us:31st us:30th us:20th', 'Canandaigua')
        us.drag('Scott us:29th us:25th us:23rd us:31st us:30th us:20th', 'Batavia')
    us.discard('42')

with act(s, 'BR yards', 'British', 'Card 52', build=True, book=B):
    br.play('52')
    br.drag('ship:Brock', 'York')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.say('Card 52, Brock u Detroit')
    br.discard('52')

with act(s, 'US Pike', 'US', 'Card 37', leader='Pike', book=B):
    us.play('37')
    us.say('37, Pike, ħamsa')
    us.drag('Pike us:6th us:9th us:15th us:16th us:21st', 'Cape Vincent')
    us.discard('37')

with act(s, 'BR Frenchtown', 'British', 'Card 38', leader='Procter', book=B):
    br.play('38')
    br.say('Card 38 Procter')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Frenchtown')
    br.vp(B.due())
    br.discard('38')

with act(s, 'US Harrison', 'US', 'Card 45', leader='Harrison', fights={'Harrison 17th 19th 1st_Kentucky': 'Frenchtown'}, book=B):
    us.play('45')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
    us.roll('2d6', 4, 3)
    assert fight(t, 'US', 'Frenchtown', ['Ft. Meigs'], '17th', '1/41st', 1813, (4, 3)) == 'AR'
    us.say('45: 12-11, -1, sitta. lura')
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.discard('45')

with act(s, 'BR Detroit', 'British', 'Card 39', leader='Procter', book=B):
    br.play('39')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Detroit')
    br.say('Card 39, lura lejn Detroit')
    br.vp(B.due())
    br.discard('39')

with act(s, 'US Burlington', 'US', 'Card 46', sea='2nd_NY_Militia', book=B):
    us.play('46')
    us.say('46: Chauncey bl-Oneida u Madison, it-2nd NY lejn Burlington')
    mp(1 + 1 + 2 + 1)
    with s.fault('11.42 11.54 11.31 11.5 11.51 11.53', '2nd NY is landed at Burlington though the British hold Lake Ontario'):
        us.drag('Chauncey Oneida Madison 2nd_NY_Militia', 'Burlington')
        us.drag('Chauncey Oneida Madison', 'Sackets Harbour')
    us.vp(B.due())
    us.discard('46')

with act(s, 'BR Sheaffe', 'British', 'Card 62', leader='Sheaffe', ret='2nd_NY_Militia', flips='2nd_NY_Militia', book=B):
    br.play('62')
    br.say('Card 62 Sheaffe minn York')
    br.drag('Sheaffe R.N.R. York_Militia', 'Burlington')
    assert not supplied(t, 'US', 'Burlington')
    br.roll('2d6', 5, 3)
    assert fight(t, 'British', 'Burlington', ['York'], 'R.N.R.', '2nd_NY_Militia', 1813, (5, 3), half='d') == 'DR-1'
    us.say('bla provvisti u bla triq, mejtin')
    us.flip('2nd_NY_Militia')
    us.drag('2nd_NY_Militia', 'US Eliminated')
    br.vp(B.due())
    br.discard('62')

with act(s, 'US Erie', 'US', 'Card 48', book=B):
    us.play('48')
    us.say('48')
    us.drag('us:22nd 1st_PA_Militia', 'Meadville')
    us.drag('us:22nd 1st_PA_Militia', 'Erie PA')
    us.discard('48')

with act(s, 'BR Barclay', 'British', 'Card 40', leader='Barclay', fights={'Detroit': E_}, ret='Perry Lawrence Niagara', flips='ship:Detroit Lawrence Niagara', book=B):
    br.play('40')
    br.say('Card 40, sitt vapuri')
    br.drag('Barclay ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', E_)
    br.roll('1d6', 5)
    assert seafight(t, 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Lawrence Niagara', 'ship:Detroit', 'Lawrence', 5, 0, 1) == 'A1 D2 att'
    br.flip('ship:Detroit')
    br.drag('ship:Detroit', 'Ft. Malden')
    us.flip('Lawrence Niagara')
    us.drag('Lawrence Niagara Perry', 'Erie PA')
    br.vp(B.due())
    br.discard('40')

with act(s, 'US repairs', 'US', 'Card 43', flips='Lawrence Niagara', book=B):
    us.play('43')
    us.flip('Niagara Lawrence')
    us.say('43, imsewwija')
    us.discard('43')

with act(s, 'BR LC', 'British', 'Card 44', book=B):
    br.play('44')
    br.drag('LC_Militia', 'Coteau du Lac')
    br.discard('44')

with act(s, 'US Kingston', 'US', 'Card 53', fights={'Pike 6th 9th 15th 16th 21st': 'Kingston'}, leader='Pike', flips='us:6th', book=B):
    us.play('53')
    us.say('53 Pike, Kingston')
    us.drag('Pike us:6th us:9th us:15th us:16th us:21st', 'Kingston')
    us.roll('2d6', 1, 4)
    assert fight(t, 'US', 'Kingston', ['Cape Vincent'], '6th', '1/R._Scots', 1813, (1, 4)) == 'AR-1'
    us.flip('us:6th')
    us.drag('Pike us:6th us:9th us:15th us:16th us:21st', 'Cape Vincent')
    us.discard('53')

with act(s, 'BR Caughnawaga', 'British', 'Card 47', book=B):
    br.play('47')
    br.drag('Caughnawaga', 'Chateauguay')
    br.say('Card 47')
    br.discard('47')

with act(s, 'US holds', 'US', 'Card 61', hold=True):
    us.hold('61')

with act(s, 'BR holds', 'British', 'Card 50', hold=True):
    br.hold('50')
    br.say('nżomm din')

s.play('fleets')
br.drag('Yeo Wolfe Royal_George Melville', 'Kingston')
br.drag('Barclay Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt', 'Ft. Malden')
br.put('British Lake Control', E_)
br.put('British Lake Control', 'Lake Ontario Control Box')
us.say('%s' % label(tracked(t)))
B.ok()
s.done()
