"""Spring and autumn 1812. A hasty Spaniard drags to the end of the way in one; a Russian who checks nothing. Planted: a march too long, a retreat too far."""
from aid30a import *

s = Session(S, us='Chema', br='Lyova', what='1812: Queenston won and lost; a regiment marches 8 points, a beaten force goes back two spaces')
t, us, br = s.begin()
A, R = H(us, 'end', 'one', 'discard'), H(br, 'before', 'each', 'discard')
b = Book(t)

with act(s, 'US Dearborn', 'US', '12', 'Dearborn', book=b):
    A.card('12', 'dearborn a lewiston')
    A.mv('Dearborn us:6th us:13th', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston')
    A.end()

with act(s, 'BR Brock', 'British', '5', 'Brock', book=b):
    R.card('5', 'пятёрка, Брок с двумя на Ниагару')
    R.mv('R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock', 'Ft. George')
    R.end()

with act(s, 'US Queenston', 'US', '32', 'Dearborn', ret='Lincoln', flips='Lincoln', book=b):
    A.card('32', 'dearborn cruza con todo')
    A.mv('Dearborn Van_Rensselaer us:6th us:13th 1st_NY_Militia', 'Lewiston', 'Queenston')
    clash(s, 'US', 'Queenston', ['Lewiston'], 'us:6th', 'Lincoln Militia', 'DR-1', 1812)
    br.say('ухожу в Чиппаву')
    br.flip('Lincoln')
    goes(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    us.vp(b.due())
    A.end()

with act(s, 'BR 49th', 'British', '8', book=b):
    R.card('8', 'восьмёрка, 49-й и ветераны в Йорк')
    R.mv('49th 10th_R.V.', 'Kingston', 'Smiths Creek', 'York')
    R.end()

with act(s, 'US Oneida', 'US', '13', sea='2nd_NY_Militia', book=b):
    A.card('13', 'oneida lleva la milicia')
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
    A.end()

with act(s, 'BR Procter', 'British', '2', 'Procter', book=b):
    R.card('2', 'двойка, Проктор в Сэндвич')
    R.mv('1/41st Shawnee Wyandot Tecumseh Procter', 'Ft. Malden', 'Sandwich')
    R.end()

s.play('US 3rd Ohio')
A.card('4', 'un regimiento a detroit')
assert best('Ft. MacArthur', 'Detroit')[0] == 8
with s.fault('3.16 9.1 9.2', '3rd Ohio marches from Ft. MacArthur to Detroit, 8 points of 6'):
    us.drag('3rd_Ohio', 'Detroit')
A.end()

with act(s, 'BR 49th', 'British', '10', book=b):
    R.card('10', 'десятка, те же к Форт-Джорджу')
    R.mv('49th 10th_R.V.', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
    R.end()

with act(s, 'US Chippawa', 'US', '30', ret='Lincoln', book=b):
    A.card('30', '6 y la milicia a chippawa')
    A.mv('us:6th 1st_NY_Militia', 'Queenston', 'Chippawa')
    clash(s, 'US', 'Chippawa', ['Queenston'], 'us:6th', 'Lincoln Militia', 'DR', 1812)
    goes(t, 'British', 'Chippawa', 'Beaverdams', ['Queenston'])
    br.drag('Lincoln', 'Beaverdams')
    us.vp(b.due())
    A.end()

s.play('BR Brock in Queenston')
R.card('20', 'двадцатка, Брок на Квинстон')
R.mv('49th R.N.R. York_Militia 10th_R.V.', 'Ft. George', 'Queenston')
br.drag('Brock', 'Queenston')
clash(s, 'British', 'Queenston', ['Ft. George'], '49th', 'us:13th', 'DR-1', 1812)
br.say('13-й теряет шаг и уходит')
us.flip('us:13th')
with s.fault('10.7 10.71 10.51 10.72', 'the beaten 13th with Dearborn and Van Rensselaer goes from Queenston to Batavia, two spaces'):
    us.drag('us:13th Dearborn Van_Rensselaer', 'Batavia')
br.vp(b.due())
R.end()
b.ok()

with act(s, 'US a casa', 'US', '19', book=b):
    A.card('19', 'los de chippawa vuelven')
    A.mv('us:6th 1st_NY_Militia', 'Chippawa', 'Ft. Schlosser')
    us.vp(b.due())
    A.end()

with act(s, 'BR Norfolk', 'British', '17', book=b):
    R.card('17', 'семнадцать, Норфолк')
    R.mv('Norfolk', 'Port Dover', 'Ft. Erie')
    R.end()

with act(s, 'US guarda', 'US', '27', hold=True, book=b):
    us.hold('27')

with act(s, 'BR в запас', 'British', 'Declaration of War', hold=True, book=b):
    br.hold('Declaration of War')

s.play('verano')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
muster(br, '1812b')
deal(t, us, 1812, '6', '3', '21', '11', '24', '16')
deal(t, br, 1812, '1', '31', '26', '7', '28', '18')

with act(s, 'US Harrison', 'US', '6', 'Harrison', book=b):
    A.card('6', 'harrison a meigs')
    A.mv('Harrison 17th 19th 1st_Kentucky', 'Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    A.end()

with act(s, 'BR Quebec', 'British', '28', book=b):
    R.card('28', 'двадцать восемь, 103-й и шотландцы')
    R.mv('103rd 1/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal')
    R.end()

with act(s, 'US Chauncey', 'US', '3', 'Chauncey', book=b):
    A.card('3', 'chauncey al lago, 2')
    us.drag('Chauncey Conquest Scourge Growler', 'Lake Ontario Control Box')
    us.vp(b.due())
    A.end()

with act(s, 'BR Erie', 'British', '18', book=b):
    R.card('18', 'восемнадцать, на Эри')
    br.each('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(b.due())
    R.end()

with act(s, 'US tres', 'US', '16', book=b):
    A.card('16', '14 15 16 a sackets')
    A.mv('us:14th us:15th us:16th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    A.end()

with act(s, 'BR Rottenburg', 'British', '26', 'Rottenburg', book=b):
    R.card('26', 'двадцать шесть, Роттенбург в Прескотт')
    R.mv('br:8th Rottenburg', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    R.end()

with act(s, 'US 11', 'US', '11', book=b):
    A.card('11', 'el 11')
    A.mv('us:11th', 'Albany', 'Utica', 'Rome', 'Sackets Harbour')
    A.end()

with act(s, 'BR Voltigeurs', 'British', '1', book=b):
    R.card('1', 'единица')
    R.mv('Voltigeurs', 'Montreal', 'La Prairie')
    R.end()

with act(s, 'US 18', 'US', '21', book=b):
    A.card('21', 'el 18 a lewiston')
    A.mv('18th', 'Ft. Niagara', 'Lewiston')
    A.end()
s.done()
