"""Vår og haust 1812: kortet vert lagt bort før brikkene går, vinnaren dreg taparen attende, motparten flytter poenga."""
from aid33a import *

s = Session('dev-1812-faults', us='Ragnhild', br='Ingebrikt', what='1812 spring into autumn: card away first, leader dragged last, the enemy moves the marker a play later, winner drags the loser back')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Hull', 'US', '12', leader='Hull', ret=''):
    us.say('Eg tek tolv. Hull skal over elva.')
    us.play('12')
    us.discard('12')
    assert way('Detroit', 'Sandwich') == 3
    us.each('4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    us.drag('Hull', 'Sandwich')

with act(s, 'BR Procter', 'British', '5', leader='Procter', ret='4th 1st_Ohio 2nd_Ohio Hull', flips='us:4th'):
    br.vp(b.due())
    br.say('eitt poeng til deg, har flytta. No kjem Procter')
    br.play('5')
    br.discard('5')
    br.drag('1/41st Shawnee Wyandot', 'Sandwich')
    br.drag('Tecumseh', 'Sandwich')
    br.drag('Procter', 'Sandwich')
    us.say('eg vert ståande. 4. fører')
    br.say('41. fører')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (6, 5)) == 'DR-1'
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    br.drag('us:4th us:1st_Ohio us:2nd_Ohio', 'Detroit')
    br.flip('us:4th')
    br.drag('Hull', 'Detroit')
    br.say('gjekk heim for deg, 4. er snudd')

with act(s, 'US 6th 13th', 'US', '13'):
    us.vp(b.due())
    us.play('13')
    us.discard('13')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:6th', 'Rome')
    us.drag('us:13th', 'Rome')
    us.drag('us:6th us:13th', 'Sackets Harbour')

with act(s, 'BR fleet', 'British', '2'):
    br.say('tre skip ut på Ontario')
    br.play('2')
    br.discard('2')
    br.each('Gloucester Earl_of_Moira Royal_George', 'Lake Ontario Control Box')

with act(s, 'US Van Rensselaer', 'US', '32', leader='Van Rensselaer', ret='Lincoln'):
    us.vp(b.due())
    us.say('to for sjøen til deg, ikkje vind meg opp')
    us.play('32')
    us.discard('32')
    way('Lewiston', 'Queenston')
    us.drag('1st_NY_Militia', 'Queenston')
    us.drag('Van_Rensselaer', 'Queenston')
    br.say('Lincoln går før slaget, til Chippawa')
    goes(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    us.drag('Lincoln', 'Chippawa')

with act(s, 'BR Brock', 'British', '8', leader='Brock', ret='1st_NY_Militia Van_Rensselaer'):
    br.vp(b.due())
    assert b.due() == '0'
    br.play('8')
    br.discard('8')
    assert way('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
    br.drag('R.N.R. York_Militia', 'Ft. George')
    br.drag('R.N.R. York_Militia', 'Queenston')
    br.drag('Brock', 'Queenston')
    us.say('milits fører her')
    br.say('R.N.R.')
    assert fight(t, 'British', 'Queenston', ['Ft. George'], 'R.N.R.', '1st NY Militia', 1812, (4, 2)) == 'DR'
    br.roll('2d6', 4, 2)
    goes(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    br.drag('1st_NY_Militia', 'Lewiston')
    br.drag('Van_Rensselaer', 'Lewiston')

with act(s, 'US 3rd Ohio', 'US', '4'):
    us.vp(b.due())
    us.play('4')
    us.discard('4')
    assert way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with act(s, 'BR holds', 'British', '20', hold=True):
    br.say('ventar')
    br.hold('20')

with act(s, 'US splits', 'US', '19'):
    us.play('19')
    us.discard('19')
    way('Sackets Harbour', 'Antwerp', 'Ogdensburg')
    way('Sackets Harbour', 'Cape Vincent')
    us.drag('us:6th', 'Ogdensburg')
    us.drag('us:13th', 'Cape Vincent')

with act(s, 'BR Norfolk', 'British', '17'):
    br.play('17')
    br.discard('17')
    way('Port Dover', 'Ft. Erie')
    br.drag('Norfolk', 'Port Talbot')
    br.say('feil veg')
    br.undo()
    br.drag('Norfolk', 'Ft. Erie')

with act(s, 'US restores', 'US', '30', flips='us:4th'):
    us.say('30: 4. er frisk att')
    rest(t, 'US', 'Detroit')
    us.play('30')
    us.discard('30')
    us.flip('us:4th')

with act(s, 'BR two regiments', 'British', '10'):
    br.play('10')
    br.discard('10')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.each('br:8th Canadian_Fencibles', 'Prescott')

with act(s, 'US depot', 'US', '27'):
    us.say('magasin i Buffalo')
    assert supplied(t, 'US', 'Buffalo')
    us.play('27')
    us.discard('27')
    us.put('US Supply Depot', 'Buffalo')

with act(s, 'BR holds again', 'British', 'Declaration of War', hold=True):
    br.hold('Declaration of War')
    br.say('krigserklæringa òg. då er våren over')
b.ok()

s.play('autumn: marker, arrivals, deal')
us.turn('Summer-Autumn 1812', tracker=False)
muster(us, '1812b')
br.turn('Summer-Autumn 1812', marker=False)
muster(br, '1812b', groups=False)
us.say('sju til meg, fem til deg')
for u, v in (('1', '3'), ('6', '7'), ('11', '15'), ('14', '16'), ('22', '18')):
    deal(t, us, 1812, u)
    deal(t, br, 1812, v)
deal(t, us, 1812, '23', '25')
assert hand_sizes(t) == (7, 5)

with act(s, 'US Chauncey', 'US', '6', leader='Chauncey', ret='Royal_George Earl_of_Moira Gloucester'):
    us.say('Chauncey ut med seks')
    us.play('6')
    us.discard('6')
    us.drag('Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    us.drag('Chauncey', 'Lake Ontario Control Box')
    us.say('fem, ikkje seks')
    assert sea(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal_George', 5) == 'defender lead strikes'
    us.roll('1d6', 5)
    us.drag('Royal_George', 'British Eliminated')
    us.drag('Gloucester Earl_of_Moira', 'Kingston')
    br.say('og terningen din for tap?')
    us.roll('1d6', 2)
    us.say('ingenting')

with act(s, 'BR Rottenburg', 'British', '3', leader='Rottenburg'):
    br.vp(b.due())
    assert b.due() == 'US 2'
    br.play('3')
    br.discard('3')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Voltigeurs', 'Cornwall')
    br.drag('Rottenburg', 'Cornwall')

with act(s, 'US Harrison', 'US', '25', leader='Harrison'):
    us.play('25')
    us.discard('25')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('17th us:19th 1st_Kentucky', 'Ft. Findlay')
    us.drag('17th us:19th 1st_Kentucky', 'Ft. Meigs')
    us.drag('Harrison', 'Ft. Meigs')

with act(s, 'BR Vincent looks over the river', 'British', '15', leader='Vincent', ret='us:13th'):
    br.play('15')
    br.discard('15')
    way('Kingston', 'Cape Vincent')
    br.drag('br:49th', 'Cape Vincent')
    br.drag('10th_R.V.', 'Cape Vincent')
    br.drag('Vincent', 'Cape Vincent')
    us.say('13. dreg seg attende til Sackets')
    goes(t, 'US', 'Cape Vincent', 'Sackets Harbour', ['Kingston'])
    br.drag('us:13th', 'Sackets Harbour')

with act(s, 'US first the point, then the rifles', 'US', '1', book=b):
    us.vp(b.due())
    us.say('Cape Vincent er eitt, då står det ' + b.due())
    us.play('1')
    us.discard('1')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.march('us:9th', 'Utica', 'Rome', 'Oswego')

with act(s, 'BR back', 'British', '16', leader='Vincent'):
    br.play('16')
    br.discard('16')
    way('Cape Vincent', 'Kingston')
    br.drag('br:49th 10th_R.V.', 'Kingston')
    br.drag('Vincent', 'Kingston')
    us.say('tenkte det')
    us.vp(b.due())
b.ok()
s.done()
