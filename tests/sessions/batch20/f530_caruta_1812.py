"""Spring 1812. Romanian; Radu drags far and fast, Ilinca is polite. A regiment runs seven spaces; Indians go by ship."""
from aid20b import *

s = Session('dev-1812-faults', us='Ilinca', br='Radu', what='Spring 1812, Romanian: the 8th marches from Montreal to Smiths Creek with one card; the Wyandot sail to Port Dover')
t, us, br = s.begin()
b = Book(t)
us.say('bună Radu, începem?')
br.say('hai')

with P(s, 'US', '30', 'US 6th and 13th to Oswego'):
    us.say('30 cu 2, regimentele 6 și 13 la Oswego')
    us.play('30')
    way('Albany', 'Utica', 'Rome', 'Oswego')
    us.march('us:6th us:13th', 'Utica', 'Rome', 'Oswego')
    us.discard('30')
with P(s, 'British', '2', 'BR fleet', book=b):
    br.play('2', reveal=False)
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('2')
    us.say('ce carte a fost?')
    br.say('2, trei corăbii')
with P(s, 'US', '32', 'US Hull to Sandwich', leader='Hull', book=b):
    us.say('32 cu 3, Hull trece râul cu regimentul 4 și detașamentul')
    us.play('32')
    us.drag('us:4th Detachment', 'Sandwich')
    us.drag('Hull', 'Sandwich')
    us.vp(b.due())
    us.discard('32')
with P(s, 'British', '20', 'BR two regiments west', free=True):
    br.say('20, două regimente spre vest')
    br.play('20')
    assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 4 and best('Montreal', 'Smiths Creek')[0] == 8
    br.march('Canadian_Fencibles', 'Cornwall', 'Prescott')
    with s.fault('3.16 9.1 9.2 8.61', 'the 8th goes from Montreal to Smiths Creek with one card: 8 MP, seven spaces even by road, a regiment has 6', 'path|link'):
        br.march('br:8th', 'Cornwall', 'Prescott', 'Kingston')
        br.drag('br:8th', 'Smiths Creek')
    br.discard('20')
    us.say('repede mai merg')
    br.say('ghete bune :D')
with P(s, 'US', '13', 'US 1st NY to Buffalo'):
    us.say('13, milicia 1 NY la Buffalo, 2')
    us.play('13')
    way('Lewiston', 'Ft. Schlosser', 'Buffalo')
    us.march('1st_NY_Militia', 'Ft. Schlosser', 'Buffalo')
    us.discard('13')
with P(s, 'British', '5', 'BR Procter at Sandwich', leader='Procter', ret='us:4th Detachment Hull', flips='us:4th', book=b):
    br.play('5')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Sandwich')
    us.say('rămân. 4 conduce')
    br.say('9 la 5, zero')
    assert battle(t, '1/41st Shawnee', 'us:4th Detachment', 'Sandwich', (6, 6), '1/41st', 'us:4th', frm='Ft. Malden') == 'DR-2'
    br.roll('2d6', 6, 6)
    br.say('12! doi pași')
    us.flip('us:4th')
    us.drag('Detachment', 'US Eliminated')
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('us:4th Hull', 'Detroit')
    us.say('detașamentul nu are verso, pa')
    br.vp(b.due())
    br.discard('5')
with P(s, 'US', '12', 'US Dearborn picks up the two', leader='Dearborn', pick='us:6th us:13th'):
    us.say('12, Dearborn ia pe drum de la Oswego 6 și 13, toți la Sackets')
    us.play('12')
    way('Albany', 'Utica', 'Rome', 'Oswego', 'Sackets Harbour')
    us.march('Dearborn', 'Utica', 'Rome', 'Oswego')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')
    us.discard('12')
with P(s, 'British', '10', 'BR Hunter and the Wyandot', free=True):
    br.say('10 cu 2')
    br.play('10')
    br.discard('10')
    with s.fault('11.33 3.7 11.31 11.36 9.2 3.16 8.61', 'Hunter carries the Wyandot, Indians, from Ft. Malden to Port Dover', also=('9.1',)):
        br.drag('Wyandot Hunter', 'Port Dover')
    br.say('Hunter îi debarcă pe Wyandot la Port Dover')
with P(s, 'US', '4', 'US 3rd Ohio'):
    us.say('4, Ohio 3 la Ft. Meigs')
    us.play('4')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('4')
with P(s, 'British', '8', 'BR Brock', leader='Brock'):
    br.play('8', reveal=False)
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.say('Brock, 8')
    br.discard('8')
with P(s, 'US', '19', 'US to Ogdensburg'):
    us.say('19 cu 2: 6 și 13 la Ogdensburg, 4')
    us.play('19')
    us.march('us:6th us:13th', 'Antwerp', 'Ogdensburg')
    us.discard('19')
with P(s, 'British', '17', 'BR Norfolk'):
    br.play('17')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('17')
with P(s, 'US', '27', 'US holds', hold=True):
    us.say('păstrez una')
    us.hold('27')
b.ok()
s.done()
