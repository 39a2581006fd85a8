"""Spring 1813 in Italian: a couple at one computer; he has the mouse and moves both sides, she plays her cards and comments."""
from aid23a import *

H1 = ['42', '52', '38', '50', '59', '66', '41', '44']
H2 = ['43', '46', '45', '48', '53', 'Contrary Winds', '37', '47']
s, t, us, br = start('1813a', 'Gino', 'Marisa', 'Spring 1813, one computer: his hand moves the pieces of both, her cards, first player rolled', H1, H2)
b = Book(t)

s.play('roll for the year')
us.say('M: tira tu anche per me, ho le mani nella farina')
us.roll('1d6', 3)
us.roll('1d6', 4)
us.say('G: io 3, tu 4 più 2. cominci tu')

with act(s, 'BR 43 Procter to Frenchtown', 'British', card='43', leader='Procter', book=b):
    br.say('M: Procter e Tecumseh giù a Frenchtown')
    br.play('43')
    us.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    us.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('G: tutti? costa 1 e 3')
    us.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
    us.say('M: tutti. e un punto. dammi il mouse... no, fai tu')
    us.vp(b.due())
    br.discard('43')

with act(s, 'US 42 Hampton', 'US', card='42', leader='Hampton', book=b):
    us.say('G: carta 42, Hampton a Lacolle con tutti e due')
    us.play('42')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Champlain NY')
    us.drag('Hampton us:11th 4th_NY_Militia', 'Lacolle')
    us.vp(b.due())
    us.discard('42')

with act(s, 'BR 45 from Isle aux Noix', 'British', card='45', fights={'103rd': 'Lacolle', 'Voltigeurs': 'Lacolle'}, flips='103rd', book=b):
    br.say('M: eh no. 45, due unità: 103° e Voltigeurs, fuori di qui')
    br.play('45')
    us.drag('103rd Voltigeurs', 'Lacolle')
    us.say('G: resto, testa 11°. bosco')
    us.say('M: testa 103°')
    war(t, 'British', 'Lacolle', 'Isle aux Noix', '103rd', 'us:11th', (3, 3), 'AR-1')
    us.roll('2d6', 3, 3)
    us.say('M: hai tirato male apposta')
    us.drag('103rd Voltigeurs', 'Isle aux Noix')
    us.flip('103rd')
    br.discard('45')

with act(s, 'US 38 Chauncey, BR Contrary Winds', 'US', card='38', leader='Chauncey', fights={k: 'Lake Ontario Control Box' for k in ('Chauncey', 'ship:Madison', 'Oneida')}, book=b):
    us.say('G: 38, Chauncey con la Madison e l\'Oneida nel lago, il segnalino era già mio')
    us.play('38')
    us.drag('Chauncey ship:Madison Oneida', 'Lake Ontario Control Box')
    us.say('M: alt! venti contrari, eccoli. tutti in porto')
    br.play('Contrary Winds')
    us.say('G: ma dai...')
    us.drag('Chauncey ship:Madison Oneida', 'Sackets Harbour')
    br.discard('Contrary Winds')
    us.discard('38')

with act(s, 'BR 48 restores', 'British', card='48', flips='103rd', book=b):
    br.say('M: 48, il 103° torna in salute. gira tu la pedina')
    br.play('48')
    us.flip('Voltigeurs')
    us.say('M: quella accanto!')
    us.flip('Voltigeurs')
    us.flip('103rd')
    br.discard('48')

with act(s, 'US 50 Pike', 'US', card='50', leader='Pike', book=b):
    us.say('G: 50, Pike, i Rifles e il 15° a Cape Vincent')
    us.play('50')
    us.drag('Pike 1st_Rifles us:15th', 'Cape Vincent')
    us.discard('50')

with act(s, 'BR 53 builds', 'British', card='53', build=True, book=b):
    br.say('M: 53, costruisco la Detroit a Malden. ne basta una')
    br.play('53')
    us.drag('ship:Detroit', 'Detroit')
    us.say('M: non a Detroit, la Detroit! a Malden')
    us.drag('ship:Detroit', 'Ft. Malden')
    br.discard('53')

with act(s, 'US 59 builds', 'US', card='59', build=True, book=b):
    us.say('G: 59, a Erie la Lawrence e la Niagara')
    us.play('59')
    us.drag('ship:Lawrence ship:Niagara', 'Erie PA')
    us.discard('59')

with act(s, 'BR 46 Vincent over the river', 'British', card='46', leader='Vincent', ret='us:18th us:13th', book=b):
    br.say('M: 46, Vincent, 8° e 49° a Ft. Niagara. non ho paura')
    br.play('46')
    us.drag('Vincent br:8th 49th', 'Ft. Niagara')
    us.say('G: resto. forte, fiume. testa 18°, e tu?')
    us.say('M: l\'8°, scarpe pulite')
    war(t, 'British', 'Ft. Niagara', 'Ft. George', 'br:8th', 'us:18th', (6, 6), 'DR')
    us.roll('2d6', 6, 6)
    us.say('G: due sei. nove contro dieci è -2, fiume -1, classe +1... 10, solo indietro')
    us.drag('us:18th us:13th', 'Lewiston')
    us.vp(b.due())
    br.discard('46')

with act(s, 'US 52 Dearborn', 'US', card='52', leader='Dearborn', book=b):
    us.say('G: 52, Dearborn con 6°, 9°, 16° e 21° ad Antwerp e Ogdensburg')
    us.play('52')
    us.march('Dearborn us:6th us:9th us:16th us:21st', 'Antwerp', 'Ogdensburg')
    us.discard('52')

s.play('BR holds 37')
br.say('M: tengo questa e vado a girare il sugo')
br.hold('37')
s.play('US holds 41')
us.say('G: tengo anch\'io, arrivo')
us.hold('41')
s.done()
