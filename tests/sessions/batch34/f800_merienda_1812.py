"""Tagalog, an afternoon snack: Dindo shows first and talks, Tess moves first and lays the card after. Two faults."""
from aid34a import *

s = Session('dev-1812-faults', us='Dindo', br='Tess', what='1812 spring and autumn begun; 8 MP for a militia, a point too many for Lacolle')
t, us, br = s.begin()
d = Duo(s, ('ps', 'late'))

with d.on('US', '32', 'US Dearborn', 'Dearborn muna, card 32', 'Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Utica')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
with d.on('British', '2', 'BR Brock', 'card 2, Brock papuntang Ft. George', 'Brock'):
    br.each('R.N.R. York_Militia Brock', 'Ft. George')
s.play('US 3rd Ohio walks eight')
us.play('4')
us.say('card 4, isa lang: 3rd Ohio, takbo sa Detroit! kain muna ako')
assert best('Ft. MacArthur', 'Detroit')[0] == 8
with s.fault('9.1 9.2 3.16', '3rd Ohio spends 8 MP from Ft. MacArthur to Detroit, a unit has 6', 'path|link'):
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown', 'Detroit')
us.discard('4')
with d.on('British', '8', 'BR Erie', 'card 8, dalawang barko sa Erie'):
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
with d.on('US', '12', 'US Hull', 'card 12. tatawid si Hull sa Sandwich', 'Hull'):
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Sandwich')
with d.on('British', '5', 'BR Procter', 'card 5', 'Procter', ret='us:4th 1st_Ohio 2nd_Ohio Hull', flips='1/41st us:4th'):
    br.each('1/41st Shawnee Wyandot Essex Procter Tecumseh', 'Sandwich')
    br.say('laban?')
    us.say('laban. 4th ang lead')
    d.bat('British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', (3, 5), 'EX')
    br.roll('2d6', 3, 5)
    br.flip('1/41st')
    us.flip('us:4th')
    br.say('isa pa, Shawnee')
    d.bat('British', 'Sandwich', ['Ft. Malden'], 'Shawnee', '1st Ohio', (5, 4), 'DR', rnd=2)
    br.roll('2d6', 5, 4)
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag('us:4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    us.say('naku')
with d.on('US', '13', 'US 1st NY', 'card 13, 1st NY sa Ft. Niagara'):
    us.drag('1st_NY_Militia', 'Ft. Niagara')
with d.on('British', '10', 'BR Ontario', 'card 10, dalawa naman sa Ontario'):
    br.drag('ship:Royal_George ship:Earl_of_Moira', 'Lake Ontario Control Box')
with d.on('US', '19', 'US 4th NY', 'card 19, 4th NY hanggang Lacolle, +1 ako'):
    way('Plattsburg', 'Champlain NY', 'Lacolle')
    us.march('4th_NY_Militia', 'Champlain NY', 'Lacolle')
s.play('BR 8th takes Lacolle back')
way('Montreal', 'La Prairie', 'Lacolle')
br.march('br:8th', 'La Prairie', 'Lacolle')
br.play('20')
br.say('card 20, ang 8th')
d.bat('British', 'Lacolle', ['La Prairie'], 'br:8th', '4th NY Militia', (4, 5), 'DR')
br.roll('2d6', 4, 5)
goes(t, 'US', 'Lacolle', 'Champlain NY', ('La Prairie',))
us.drag('4th_NY_Militia', 'Champlain NY')
br.say('10, urong ka. bawi ko ang Lacolle')
assert tracked(t) == -3 and d.book.due() == 'British 4'
with s.fault('4.12 4.13 4.14', 'Lacolle (1) is lost by the US: British 3 becomes 4, the marker goes to 5', 'value'):
    br.say('dalawa: wala ka na, meron ako')
    br.vp('British 5')
br.discard('20')
d.book.due(-1)
with d.on('US', '27', 'US 2nd NY', 'card 27'):
    us.drag('2nd_NY_Militia', 'Cape Vincent')
with d.on('British', '17', 'BR Norfolk', 'card 17'):
    br.drag('Norfolk', 'Ft. Erie')
with d.on('US', '30', 'US Oneida', 'card 30, Oneida sa Oswego'):
    us.drag('Oneida', 'Oswego')
with d.on('British', 'Declaration of War', 'BR Frontenac', 'yung deklarasyon, isang punto'):
    way('Kingston', 'Gananoque', 'Prescott')
    br.drag('Frontenac', 'Prescott')
s.play('autumn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b', True)
muster(br, '1812b', True)
assert not full(t, 'US', '1812b') and not full(t, 'British', '1812b')
s.play('deal')
deal(t, us, 1812, '6', '26', '16', '28', '15', '31', '18')
deal(t, br, 1812, '22', '23', '25', '14', '21', '24', '29')
with d.on('US', '6', 'US Harrison', 'card 6, Harrison', 'Harrison'):
    us.drag('Harrison us:17th us:19th 1st_Kentucky', 'Frenchtown')
with d.on('British', '23', 'BR restores', 'card 23, buo ulit ang 1/41st', flips='1/41st', build=True):
    assert supplied(t, 'British', 'Sandwich')
    br.flip('1/41st')
with d.on('US', '28', 'US Albany', 'card 28, ang 9th at 11th'):
    us.drag('us:9th us:11th', 'Utica')
with d.on('British', '25', 'BR Vincent', 'card 25, Vincent', 'Vincent'):
    br.march('Vincent 49th', 'Gananoque', 'Prescott')
with d.on('US', '15', 'US 18th', 'card 15'):
    us.drag('us:18th', 'Lewiston')
with d.on('British', '14', 'BR Voltigeurs', 'card 14'):
    br.drag('Voltigeurs', 'La Prairie')
d.hold('US', '31', 'tago ko')
d.hold('British', '21', 'ako rin')
with d.on('US', '26', 'US Dearborn', 'card 26, Dearborn', 'Dearborn'):
    us.march('Dearborn us:6th', 'Antwerp', 'Ogdensburg')
with d.on('British', '22', 'BR Prevost', 'card 22, Prevost', 'Prevost'):
    br.each('103rd 1/R._Scots Prevost', 'Montreal')
with d.on('US', '16', 'US Winchester', 'card 16, si Winchester lang', 'Winchester'):
    us.drag('Winchester', 'Frenchtown')
with d.on('British', '24', 'BR Lincoln', 'card 24'):
    br.drag('Lincoln', 'Ft. George')
with d.on('US', '18', 'US 3rd NY', 'card 18'):
    us.drag('3rd_NY_Militia', 'Ft. Schlosser')
stop(d)
s.done()
