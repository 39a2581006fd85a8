"""1812 from the declaration into autumn: a pedant who writes Latin and a man with few words of Esperanto; points are moved by the other hand."""
from aid25b import *

s = Session('dev-1812-faults', us='Quintus', br='Bendiko', what='Spring and Summer-Autumn 1812: Sandwich taken and lost, Mackinaw, arrivals, a battle for Ontario, repair, Ogdensburg taken')
t, us, br = s.begin()
N = {1: 'unum', 2: 'duo', 3: 'tria'}
g = Game(s, Habit('first', 'other', lambda c, x: 'charta %s, puncta %s. %s' % (c, N[val(c)], x)),
         Habit('drop', 'now', lambda c, x: '%s: %s' % (c, x)), first='US', off=0)

us.say('Salve, Bendiko. Bellum indictum est; ego incipio.')
with g.play('US', '32', 'Hull flumen transit cum tribus cohortibus', leader='Hull'):
    us.drag('Hull', 'Sandwich')
    us.each('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
with g.play('British', '8', 'Brock al Niagaro', leader='Brock'):
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
with g.play('US', '12', 'Dearborn ad Sackets', leader='Dearborn'):
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
us.say('Utica, Roma, Sackets: 1+1+2. Recte?')
br.say('jes')
with g.play('British', '2', 'sxipoj sur la lagon'):
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
with g.play('US', '13', 'militia Lewistonensis ad castellum Niagara'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with g.play('British', '5', 'Procter atakas Sandwich', leader='Procter', ret='Hull 4th 1st_Ohio 2nd_Ohio'):
    br.drag('1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh', 'Sandwich')
    us.say('manemus. 9 contra 11, par pari. Dux cohortis: quarta')
    g.battle('British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (4, 5), 'DR')
    br.roll('2d6', 4, 5)
    us.say('novem: recedimus Detroit. Nihil perditum')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.each('4th 1st_Ohio 2nd_Ohio', 'Detroit')
    us.drag('Hull', 'Detroit')
with g.play('US', '4', 'Ohio tertia: Findlay, Meigs, Frenchtown (2+2+2)'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
with g.play('British', '17', 'NWC al Makinako', free=True, ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    br.roll('2d6', 5, 6)
    us.say('undecim. Actum est de praesidio')
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
us.say('Indi soli: locus valet 2, ergo nulla puncta')
with g.play('US', '30', 'sexta et tertia decima Ogdensburgum'):
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('us:6th us:13th', 'Ogdensburg')
with g.play('British', '10', '8 kaj Fencibles al Prescott'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('8th Canadian_Fencibles', 'Cornwall')
    br.drag('8th Canadian_Fencibles', 'Prescott')
g.hold('US', '27', 'unam chartam servo')
with g.play('British', '20', 'ankaux Prescott'):
    br.drag('Frontenac', 'Prescott')
    br.drag('10th_R.V.', 'Gananoque')
    br.drag('10th_R.V.', 'Prescott')
with g.play('US', '19', 'Oneida et militia secunda Oswego'):
    us.drag('Oneida', 'Oswego')
    us.drag('2nd_NY_Militia', 'Oswego')
with g.play('British', 'Declaration of War', 'nur Lincoln, unu pasxo'):
    br.drag('Lincoln', 'Ft. George')
g.clear()

s.play('end of spring: count, no fleet to bring back')
us.say('ratio: lacus Ontario 2 Britannis, oppida nulla. Index stat in Britannico 2. Recte.')
br.say('jes')
s.play('turn marker, then the new units')
us.turn('Summer-Autumn 1812')

muster(us, '1812b')
us.say('naves octo apud Sackets, Oswego, Ogdensburg; quinque Buffalo. Tua iam')
s.play('British arrivals')
muster(br, '1812b', groups=False)
s.play('deal')
deal(t, us, 1812, '6', '3', '21')
deal(t, br, 1812, '1', '16', '31', '26')
deal(t, us, 1812, '11', '24', 'Heavy Rains')
deal(t, br, 1812, '7', '28', '18')
assert hand_sizes(t) == (6, 7)
us.say('mihi sex, quia una servata est')
s.play('held card back into the hand')
us.drag([t.card('27').id], 'US Hand', how='pieces')
g.held = {'US': 0, 'British': 0}
g.next = 'US'

with g.play('US', '6', 'Harrison cum tribus ad Frenchtown', leader='Harrison'):
    us.march('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
with g.play('British', '16', 'Rottenburg malsupren', leader='Rottenburg'):
    way('Montreal', 'La Prairie', 'St-Jean', 'Isle aux Noix')
    br.march('Rottenburg Voltigeurs', 'La Prairie', 'St-Jean', 'Isle aux Noix')

with g.play('US', '3', 'Chauncey: Oswego, deinde in lacum', leader='Chauncey', pick='Oneida Fair_American Gov._Tompkins',
            ret='Royal_George Earl_of_Moira Gloucester', flips='Oneida Royal_George Gloucester'):
    us.drag('Chauncey Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Conquest Scourge Growler Pert Oneida Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
    us.say('septem contra tres: +2. Oneida et Royal George pares')
    a = 'Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins'
    g.sea(a, 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 3, 'A1 D2 att')
    us.roll('1d6', 3)
    us.flip('Oneida')
    br.flip('Royal_George Gloucester')
    us.drag('Oneida', 'Sackets Harbour')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
with g.play('British', '31', 'riparo: Royal George', build=True, flips='Royal_George'):
    br.flip('Royal_George')
with g.play('US', '21', 'militia tertia Lewiston'):
    us.march('3rd_NY_Militia', 'Ft. Schlosser', 'Lewiston')
with g.play('British', '28', 'Procter hejmen', leader='Procter'):
    br.drag('1/41st Shawnee Wyandot Procter Tecumseh', 'Ft. Malden')
with g.play('US', '11', 'quarta decima Oswego'):
    us.march('14th', 'Utica', 'Rome', 'Oswego')
g.hold('British', '1', 'mi tenas unu')
g.hold('US', 'Heavy Rains', 'et ego')
with g.play('British', '26', 'Ogdensburg! 8, Fencibles, veteranoj', ret='us:6th us:13th Julia Hamilton'):
    br.drag('8th Canadian_Fencibles 10th_R.V.', 'Ogdensburg')
    us.say('13 contra 8; flumen -1, classis A contra B +1')
    g.battle('British', 'Ogdensburg', 'Prescott', 'br:8th', 'us:6th', (6, 3), 'DR')
    br.roll('2d6', 6, 3)
    goes(t, 'US', 'Ogdensburg', 'Antwerp', ('Prescott',))
    us.drag('us:6th us:13th', 'Antwerp')
    us.drag('Julia Hamilton', 'Sackets Harbour')
with g.play('US', '27', 'quinta decima Plattsburgum (1+2+2)'):
    way('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg')
    us.drag('15th', 'Whitehall')
    us.drag('15th', 'Ticonderoga')
    us.drag('15th', 'Plattsburg')
with g.play('British', '7', 'Norfolk al Ft. Erie'):
    br.drag('Norfolk', 'Ft. Erie')
with g.play('US', '24', 'sexta decima quoque Oswego'):
    us.drag('us:16th', 'Oswego')
    br.say('tra Rome?')
    us.say('ita: Utica, Roma, Oswego')
with g.play('British', '18', 'Brock al Queenston', leader='Brock'):
    br.drag('Brock R.N.R.', 'Queenston')
br.say('gxis morgaux')
us.say('vale')
s.done()
