"""Spring 1814 in Hungarian: Indians aboard a brig; a depot on conquered ground."""
from aid24b import *

s = Session('dev-1812-faults', us='Zsófi', br='Gergő', what='Spring 1814: the Seneca sail to Detroit with Perry; the US put a depot at Ft. Malden; Hungarian')
spring_1814(s.t)
set_aside(s.t, 'Treaty of Ghent')
hands(s.t, ['77', '75', '79', '83', '81', '93'], ['76', '78', '80', '85', '97', '84'])
burn_to(s.t, 1814, 6)
t, us, br = s.begin()
B = Book(t)
with act(s, 'BR Prevost', 'British', '76', leader='Prevost', book=B):
    br.say('76-os, három. Prevost a három ezreddel')
    br.play('76')
    way('Quebec', 'Trois-Rivieres', 'Montreal', 'La Prairie')
    br.drag('Prevost br:16th 37th 90th', 'Trois-Rivieres')
    br.drag('Prevost br:16th 37th 90th', 'Montreal')
    br.drag('Prevost br:16th 37th 90th', 'La Prairie')
    br.discard('76')
with act(s, 'US Perry to Buffalo and Detroit', 'US', '77', leader='Perry', pick='Seneca NY_Volunteers_1814', sea='Seneca NY_Volunteers_1814', book=B):
    us.say('77, Perry a két briggel Buffalóba, felszállás, aztán Detroit')
    us.play('77')
    us.drag('Perry Lawrence Niagara', 'Buffalo')
    with s.fault('11.33 3.7', 'the Seneca, Indians, are carried by water from Buffalo to Detroit'):
        us.drag('Perry Lawrence Niagara NY_Volunteers_1814 Seneca', 'Detroit')
    br.say('jó utat')
    us.discard('77')
with act(s, 'BR Riall to Ft. Niagara', 'British', '78', leader='Riall', book=B):
    br.say('78, Riall át az erődbe a 100-asokhoz')
    br.play('78')
    br.drag('1/R._Scots', 'Ft. Niagara')
    br.drag('Riall', 'Ft. Niagara')
    br.vp(B.due())
    br.say('heten vagyunk, három pont')
    br.discard('78')
with act(s, 'US depot', 'US', '75', build=True, book=B):
    us.play('75')
    us.say('75: raktár a nyugati seregnek')
    with s.fault('13.52 13.51 8.31 8.31(6)', 'a US depot at Ft. Malden, on British ground'):
        us.put('US Supply Depot', 'Ft. Malden')
    us.discard('75')
with act(s, 'BR Drummond', 'British', '80', leader='Drummond', book=B):
    br.say('80 Drummond York felé')
    br.play('80')
    br.march('Drummond 104th 10th_R.V. 2/R._Marines', 'Smiths Creek', 'York')
    br.discard('80')
with act(s, 'US Brown', 'US', '83', leader='Brown', book=B):
    us.say('83, Brown öt ezreddel: pont hat')
    us.play('83')
    way('Sackets Harbour', 'Rome', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Utica')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Batavia')
    us.drag('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Lewiston')
    us.discard('83')
with act(s, 'BR 103rd and Glengarry', 'British', '85', book=B):
    br.play('85')
    br.drag('103rd', 'Ft. George')
    br.drag('Glengarry', 'Ft. George')
    br.say('85, ketten Ft. George-ba')
    br.discard('85')
with act(s, 'US Brown at Ft. Niagara', 'US', '79', leader='Brown', ret='Riall 1/R._Scots 100th', book=B):
    us.say('79, támadás!')
    us.play('79')
    us.each('Brown us:9th us:11th us:21st us:22nd us:23rd', 'Ft. Niagara')
    br.say('a Royal Scots áll elöl')
    assert duel(t, 'US', 'Ft. Niagara', ['Lewiston'], '9th', '1/R. Scots', (5, 3)) == 'DR'
    us.roll('2d6', 5, 3)
    us.say('8+2, tíz: DR')
    br.drag('Riall 1/R._Scots 100th', 'Ft. George')
    us.vp(B.due())
    us.discard('79')
with act(s, 'BR dragoons', 'British', '84', book=B):
    br.say('84-gyel egy lovas')
    br.play('84')
    br.drag('19th_Dragoons', 'Ft. George')
    br.discard('84')
with act(s, 'US 45th', 'US', '81', book=B):
    us.play('81')
    us.drag('45th', 'Rome')
    us.say('81')
    us.discard('81')
s.play('BR holds')
br.hold('97')
br.say('ezt elteszem')
s.done()
