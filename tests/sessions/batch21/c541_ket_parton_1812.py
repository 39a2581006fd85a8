"""Hungarian. Gergo is quick and careless: wrong drops, undo, a marker forgotten for a play; Ilona helps, moves his retreats and his marker, and flips late."""
from aid21a import *

s = start('1812a', 'Gergő', 'Ilona', None, None, 'Spring 1812: Queenston taken and lost, Isle aux Noix held in two rounds, ships on Erie, Ogdensburg, a depot, the death of Brock, a regiment made whole')
s.t.lay_hand('US', ['32', '12', 'Death of Brock', '13', '4', '19', '30'])
t, us, br = s.begin()
b = Book(t)

br.say('Szia, nálam volt a hadüzenet, te kezdesz')

with act(s, 'US to Plattsburg', 'US', '30', book=b):
    us.play('30')
    us.drag('us:6th us:13th', 'Burlington VT')
    us.undo()
    us.say('bocs, félrecsúszott. 30-as, kettő egység, Plattsburg')
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('us:6th us:13th', 'Whitehall')
    us.drag('us:6th us:13th', 'Ticonderoga')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.discard('30')

with act(s, 'BR Erie', 'British', '2', book=b):
    br.say('2-es, három pont, három hajó kifut Maldenből')
    br.play('2')
    br.each('Queen_Charlotte Hunter Lady_Prevost', 'Lake Erie Control Box')
    br.vp('British 2')
    br.discard('2')

with act(s, 'US Van Rensselaer', 'US', '32', leader='Van Rensselaer', ret='Lincoln'):
    us.say('32, Van Rensselaer átkel')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    us.play('32')
    br.say('maradok, harc')
    F(s, 'US', 'Queenston', 'Lewiston', '1st NY Militia', 'Lincoln Militia', (6, 5), 'DR', 1812)
    us.roll('2d6', 6, 5)
    us.say('4:3, folyó -1, tíz. visszavonulsz')
    goes(t, 'British', 'Queenston', 'Ft. George', ('Lewiston',))
    br.drag('Lincoln', 'Ft. George')
    us.discard('32')

with act(s, 'BR Brock', 'British', '8', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=b):
    br.say('a Queenston két pontját elfelejtetted, átteszem neked')
    br.vp('0')
    us.say('kösz :)')
    br.say('8-as, Brock, R.N.R. és York, és Lincolnt útközben felveszem')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Queenston')
    us.say('állok')
    F(s, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st NY Militia', (2, 3), 'DR', 1812)
    br.roll('2d6', 2, 3)
    br.say('2:1 az +1, A a C ellen +2, Brock +2, összesen 10. Lewistonba tolom őket, jó?')
    us.say('jó')
    goes(t, 'US', 'Queenston', 'Lewiston', ('Ft. George',))
    br.drag('us:1st_NY_Militia Van_Rensselaer', 'Lewiston')
    br.vp('British 2')
    br.discard('8')

with act(s, 'US Lacolle', 'US', '12', book=b):
    us.play('12')
    us.say('12: három egység Plattsburgból, Champlain, Lacolle')
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.drag('us:6th us:13th 4th_NY_Militia', 'Champlain NY')
    us.drag('us:6th us:13th 4th_NY_Militia', 'Lacolle')
    us.vp('British 1')
    us.discard('12')

with act(s, 'BR Ogdensburg', 'British', '10', book=b):
    br.say('10-es, két egység: a 49. és a 10. veterán Kingstonból')
    br.play('10')
    way('Kingston', 'Gananoque', 'Prescott', 'Ogdensburg')
    br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
    br.drag('49th 10th_R.V.', 'Ogdensburg')
    br.vp('British 3')
    br.discard('10')
    us.say('ott nem volt senkim :(')

with act(s, 'US Isle aux Noix', 'US', '13', book=b):
    us.drag('us:6th', 'St-Jean')
    us.drag('us:6th', 'Isle aux Noix')
    us.say('nem, csak az erődig. 13-as, kettő')
    way('Lacolle', 'Isle aux Noix')
    us.drag('us:13th', 'Isle aux Noix')
    us.play('13')
    us.vp('British 1')
    us.discard('13')

with act(s, 'BR 100th', 'British', '17', book=b):
    br.say('17-es, egy pont, a 100. Montrealba')
    br.play('17')
    way('Quebec City', 'Trois-Rivieres', 'Montreal')
    br.drag('100th', 'Trois-Rivieres')
    br.drag('100th', 'Montreal')
    br.discard('17')

with act(s, 'US depot', 'US', '19', book=b):
    us.say('19: raktár Plattsburgba')
    supply_ok(t, 'US', 'Plattsburg')
    us.play('19')
    us.put('US Supply Depot', 'Plattsburg')
    us.discard('19')

with act(s, 'BR Isle aux Noix', 'British', '20', fights={'8th': 'Isle aux Noix', 'Canadian Fencibles': 'Isle aux Noix'}, flips='8th us:13th', book=b):
    br.say('20-as, két egység Montrealból: 8. és a Fencibles. Folyó 3, St-Jean 4, erőd 5')
    br.play('20')
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('8th Canadian_Fencibles', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    us.say('maradok, erőd! elöl a 13.')
    F(s, 'British', 'Isle aux Noix', 'St-Jean', '8th', 'us:13th', (3, 4), 'EX', 1812)
    br.roll('2d6', 3, 4)
    br.say('10:10, A a B ellen +1, nyolc: csere. A 8. és a te 13-asod')
    us.flip('13th')
    br.say('második kör, elöl a Fencibles')
    br.flip('8th')
    F(s, 'British', 'Isle aux Noix', 'St-Jean', 'Canadian Fencibles', 'us:6th', (4, 4), 'AR', 1812, rnd=2)
    br.roll('2d6', 4, 4)
    us.say('5 a 8 ellen, -2, az hat. vissza!')
    br.drag('8th Canadian_Fencibles', 'St-Jean')
    br.discard('20')

with act(s, 'US Death of Brock', 'US', 'Death of Brock', flips='Brock', book=b):
    us.play('Death of Brock')
    us.say('és most... Brock halála, eseményként')
    br.say('jaj ne! fordítom, Sheaffe jön')
    assert t.where(t.find('Brock')) == 'Queenston'
    br.flip('Brock')
    us.discard('Death of Brock')

with act(s, 'BR restores the 8th', 'British', 'Declaration of War', flips='8th', book=b):
    supply_ok(t, 'British', 'St-Jean')
    br.say('a hadüzenet egy pontként: a 8. feltöltve St-Jeanban')
    br.play('Declaration of War')
    br.flip('8th')
    br.discard('Declaration of War')

s.play('US holds')
us.hold('4')
us.say('ezt félreteszem, te jössz')

with act(s, 'BR Procter', 'British', '5', leader='Procter', book=b):
    br.say('5-ös, Procter, 41. és a shawneek Sandwichbe, őrködni')
    br.play('5')
    br.drag('Procter 1/41st Shawnee', 'Sandwich')
    br.discard('5')
    us.say('nekem már csak a félretett van. vége')
s.done()
