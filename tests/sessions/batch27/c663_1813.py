"""Spring 1813 in Greek: deal, die for the year, builds on Erie, both big lakes fought for, Detroit taken and retaken, Grand River Indians, fleet return, autumn arrivals."""
from aid27a import *

s = Session('dev-1812-faults', us='Eleni', br='Stavros', what='1813 from the deal to the arrivals of autumn: builds, two naval battles, Detroit twice, Mohawk, repairs, Nancy back into her box')
t = s.t
lay_1813(t)
for side in ('US', 'British'):
    hands(t, [], [])
t, us, br = s.begin()
b = Book(t)

s.play('arrivals and deal')
us.drag('US_Dragoons', 'Albany')
for a, c in zip(['37', '41', '43', '46', '49', '53', '62', '67'], ['38', '42', '47', '50', '52', '54', '#56 Grand River Indians', '60']):
    deal(t, us, 1813, a)
    deal(t, br, 1813, c)
us.roll('1d6', 4)
br.roll('1d6', 5)
br.say('5 και 2 πόντοι, 7. πρώτος εγώ όλο το 1813')

with act(s, 'BR builds Detroit', 'British', '47', build=True, book=b):
    br.play('47')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('47')
with act(s, 'US builds on Erie', 'US', '46', build=True, book=b):
    us.say('46: Lawrence, Niagara, και δύο γολέτες')
    us.play('46')
    us.drag('Lawrence Niagara', 'Erie PA')
    us.drag('Ariel', 'Erie PA')
    us.drag('Scorpion', 'Buffalo')
    br.say('στο Erie')
    us.drag('Scorpion', 'Erie PA')
    us.discard('46')
with act(s, 'BR Grand River', 'British', '#56 Grand River Indians', build=True, book=b):
    br.play('#56 Grand River Indians')
    assert not units(t, 'Queenston', 'US')
    br.drag([p.id for p in t.at('British Holding Box') if p.name == 'Mohawk'], 'Queenston')
    br.say('οι Μοχώκ στο Queenston')
    br.discard('#56 Grand River Indians')

SQ = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
with act(s, 'US Chauncey', 'US', '43', 'Chauncey', book=b):
    us.play('43', reveal=False)
    us.drag('Chauncey ' + SQ, 'Lake Ontario Control Box')
    us.reveal('43')
    us.say('όλος ο στόλος έξω')
    us.discard('43')

BF = 'Royal_George Wolfe Melville Earl_of_Moira Beresford Sydney_Smith Gloucester'
with act(s, 'BR Yeo', 'British', '38', 'Yeo', ret='Chauncey ' + SQ, flips='Wolfe Madison', fights={'Wolfe': 'Lake Ontario Control Box'}, book=b):
    br.say('38, Yeo')
    br.play('38')
    br.drag('Yeo', 'Lake Ontario Control Box')
    br.drag(BF, 'Lake Ontario Control Box')
    sea(t, BF, SQ, 'Wolfe', 'Madison', 4, 'A1 D1 att', 1, 0)
    br.roll('1d6', 4)
    br.say('4 -1 πλοία +1 Yeo = 4. μία βλάβη ο καθένας, η λίμνη δική μου')
    us.flip('Madison')
    us.drag('Chauncey ' + SQ, 'Sackets Harbour')
    br.drag('Wolfe', 'Kingston')
    br.flip('Wolfe')
    br.delete([mark_at(t, 'Lake Ontario Control Box').id])
    br.vp('British 4')
    br.vp(b.due())
    br.discard('38')

with act(s, 'US Harrison at Detroit', 'US', '53', 'Harrison', ret='Essex'):
    us.play('53')
    us.say('Harrison, όλο το Meigs')
    way('Ft. Meigs', 'Frenchtown', 'Detroit')
    us.drag('Harrison 17th us:19th 1st_Kentucky', 'Frenchtown')
    us.drag('17th us:19th 1st_Kentucky', 'Detroit')
    us.drag('Harrison', 'Detroit')
    br.say('μένω')
    assert supplied(t, 'British', 'Detroit')
    battle(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', 1813, (3, 4), 'DR')
    us.roll('2d6', 3, 4)
    us.say('2:1, B με C, Harrison: 10')
    br.drag('Essex', 'Sandwich')
    us.discard('53')

with act(s, 'BR Procter', 'British', '52', 'Procter', pick='Essex', ret='Harrison 17th us:19th 1st_Kentucky', book=None):
    us.vp(b.due())
    br.play('52')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians 1/41st', 'Sandwich')
    br.drag('Procter Tecumseh Shawnee Wyandot Western_Indians 1/41st Essex', 'Detroit')
    us.say('κάθομαι στο φρούριο')
    assert supplied(t, 'US', 'Detroit')
    battle(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '17th', 1813, (5, 6), 'DR')
    br.roll('2d6', 5, 6)
    br.say('11 -1 = 10')
    us.drag('Harrison', 'Frenchtown')
    us.each('us:19th 17th 1st_Kentucky', 'Frenchtown')
    br.vp(b.due())
    br.discard('52')
b.ok()

with act(s, 'US Perry', 'US', '37', 'Perry', book=b):
    us.say('37, Perry')
    us.play('37')
    us.drag('Perry Lawrence Niagara Ariel Scorpion', 'Lake Erie Control Box')
    us.delete([mark_at(t, 'Lake Erie Control Box').id])
    us.vp(b.due())
    us.discard('37')

EF = 'ship:Detroit Queen_Charlotte Hunter Lady_Prevost ship:Chippawa Little_Belt'
with act(s, 'BR Barclay', 'British', '60', 'Barclay', fights={}, flips='ship:Detroit Lawrence', ret='Lawrence', book=b, build=True):
    br.play('60')
    br.drag('Barclay ' + EF, 'Lake Erie Control Box')
    sea(t, EF, 'Lawrence Niagara Ariel Scorpion', 'ship:Detroit', 'Lawrence', 4, 'A1 D1 def', 0, 1)
    br.roll('1d6', 4)
    us.say('+1 πλοία, -1 ποιότητα, -1 Perry: 3. φεύγεις')
    br.flip('ship:Detroit')
    br.drag('Barclay ' + EF, 'Ft. Malden')
    us.flip('Lawrence')
    us.drag('Lawrence', 'Erie PA')
    br.discard('60')

with act(s, 'US repairs and builds', 'US', '49', build=True, flips='Lawrence', book=b):
    us.play('49')
    us.flip('Lawrence')
    us.say('επισκευή Lawrence, Porcupine και Tigress καινούργιες')
    us.each('Porcupine Tigress', 'Erie PA')
    us.discard('49')

with act(s, 'BR repairs', 'British', '50', build=True, flips='ship:Detroit Wolfe', book=b):
    br.flip('Wolfe')
    br.flip('ship:Detroit')
    br.say('50, δύο επισκευές')
    br.play('50')
    br.discard('50')

with act(s, 'US dragoons', 'US', '41', book=b):
    us.play('41')
    us.drag('US_Dragoons', 'Utica')
    us.drag('US_Dragoons', 'Sackets Harbour')
    us.say('μέσω Rome')
    us.discard('41')

with act(s, 'BR dragoons', 'British', '54', book=b):
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.play('54')
    br.march('19th_Dragoons', 'Montreal', 'Prescott', 'Kingston')
    br.discard('54')

s.play('US holds')
us.say('κρατώ ένα')
us.hold('67')
s.play('BR holds')
br.hold('42')
s.play('US holds again')
us.hold('62')
us.say('τέλος')

s.play('fleet return')
br.drag('Nancy', 'Lake Huron Control Box')
br.say('η Nancy μένει στη Huron')
b.ok()
s.play('autumn')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
muster(br, '1813b')
s.done()
