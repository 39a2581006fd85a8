"""Spring 1812, Finnish, dry and short: a militia ferried past the British fleet; the Montreal militia goes too far."""
from aid36b import *

s = Session('dev-1812-faults', us='Pekka', br='Irmeli', what='Spring 1812: transport over a lake the enemy controls; LC Militia three spaces from Montreal')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US Dearborn', 'US', '32', 'Dearborn', book=b):
    us.say('32, Dearborn pohjoiseen')
    us.play('32')
    us.march('Dearborn us:6th us:13th', 'Whitehall', 'Ticonderoga')
    us.discard('32')

with act(s, 'BR three ships', 'British', '2', book=b):
    br.say('2. laivasto järvelle')
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Beresford', 'Lake Ontario Control Box')
    br.vp(b.due())
    br.discard('2')

with act(s, 'US Oneida and the 2nd NY', 'US', '13', sea='2nd_NY_Militia', book=b):
    us.say('13 kakkosena: Oneida ja New Yorkin toinen')
    us.play('13')
    assert lake_of(t, 'British') == {'ontario'} and best('Sackets Harbour', 'Ft. Niagara')[0] == 7
    with s.fault('11.31 11.42 11.3 9.1 3.16', 'Oneida carries the 2nd NY Militia to Ft. Niagara over Lake Ontario, which the British control'):
        us.drag('Oneida 2nd_NY_Militia', 'Ft. Niagara')
    us.say('perillä')
    us.discard('13')

with act(s, 'BR Procter', 'British', '10', 'Procter', book=b):
    br.say('10. Procter Sandwichiin')
    br.play('10')
    br.drag('Procter 1/41st Shawnee', 'Sandwich')
    br.discard('10')

with act(s, 'US Hull at Sandwich', 'US', '12', 'Hull', flips='us:4th',
         fights={x: 'Sandwich' for x in ('Hull', 'us:4th', '1st Ohio', '2nd Ohio', 'us:Detachment', 'Michigan')}, book=b):
    us.say('12. Hull, kaikki mukaan')
    us.play('12')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan', 'Sandwich')
    br.say('jään')
    won(t, 'AR-1', 'us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan', '1/41st Shawnee', 'Sandwich', (3, 4), 'us:4th', '1/41st', -1, 0, frm='Detroit', route=True)
    won(t, 'AR-1', 'us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan', '1/41st Shawnee', 'Sandwich', (3, 4), 'us:4th', '1/41st', 0, 0, frm='Detroit', route=True)
    us.roll('2d6', 3, 4)
    us.say('huono. takaisin, neljäs kärsi')
    us.flip('us:4th')
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio us:Detachment Michigan', 'Detroit')
    us.discard('12')

with act(s, 'BR LC Militia', 'British', '17', book=b):
    br.say('17. Ala-Kanadan miliisi länteen')
    br.play('17')
    assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm") == 3
    br.drag('LC_Militia', 'Coteau du Lac')
    br.drag('LC_Militia', 'Cornwall')
    with s.fault('3.63', "the LC Militia goes on to Crysler's Farm, three spaces from Montreal and west of Cornwall"):
        br.drag('LC_Militia', "Crysler's Farm")
    br.discard('17')

with act(s, 'US 6th and 13th', 'US', '30', book=b):
    us.say('30. Plattsburgiin')
    us.play('30')
    us.drag('us:6th us:13th', 'Plattsburg')
    us.discard('30')

with act(s, 'BR Brock', 'British', '8', 'Brock', book=b):
    br.say('8. Brock')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('8')

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    us.say('4')
    us.play('4')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('4')

with act(s, 'BR ships on Erie', 'British', '20', book=b):
    br.say('20. Erie')
    br.play('20')
    br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
    br.vp(b.due())
    br.discard('20')

with act(s, 'US holds', 'US', '27', hold=True, book=b):
    us.hold('27')
    us.say('talteen')
s.done()
