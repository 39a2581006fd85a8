"""Autumn 1812: a militia that walks too far; a lake swing booked too high."""
from aid31a import *

s = table('1812b', 'Ionut', 'Mirela', 'autumn 1812, Romanian: 3rd Ohio marches eight points; Queenston is counted twice after the lake battle',
          hands=(['1', '6', '21', '22', '24', '28', '29'], ['15', '16', '18', '23', '25', '26', '31']))
t, us, br = s.begin()
b = Book(t)

with act(s, 'US at Queenston', 'US', '22', 'Van Rensselaer', ret='Lincoln', book=b):
    us.say('22, trei. Van Rensselaer trece raul')
    us.play('22')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('raman')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln Militia', 1812, (5, 5)) == 'DR'
    us.roll('2d6', 5, 5)
    goes(t, 'British', 'Queenston', 'Ft. George', came=['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp('US 2')
    us.discard('22')

with act(s, 'BR Brock', 'British', '15', 'Brock', book=b):
    br.say('15 Brock')
    br.play('15')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.discard('15')

with act(s, 'US Harrison', 'US', '28', 'Harrison', book=b):
    us.say('28, Harrison')
    us.play('28')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison us:17th us:19th', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.discard('28')

with act(s, 'BR fleet', 'British', '26', book=b):
    br.say('26: flota iese')
    br.play('26')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('0')
    br.discard('26')

s.play('US 3rd Ohio, too far')
us.say('1, un punct: 3 Ohio la Detroit')
us.play('1')
with s.fault('3.16 9.1 9.2 2.22 8.6 8.61', '3rd Ohio goes from Ft. MacArthur to Detroit, 8 MP of trail'):
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.drag('3rd_Ohio', 'Detroit')
us.discard('1')

with act(s, 'BR Prevost', 'British', '16', 'Prevost', book=b):
    br.say('16, Prevost spre Cornwall')
    br.play('16')
    way('Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('Prevost br:103rd 1/R._Scots br:100th', 'Montreal')
    br.drag('Prevost br:103rd 1/R._Scots br:100th', 'Cornwall')
    br.discard('16')

s.play('US Chauncey, and the marker')
us.say('29 Chauncey cu cinci')
us.play('29')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
assert sea(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal George', 4) == 'A1 D2 att'
us.roll('1d6', 4)
br.say('+1, cinci')
br.flip('Royal_George Earl_of_Moira')
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
assert b.due() == 'US 4'
with s.fault('4.12 4.13 4.16 4.18 7.5 11.41 4.1 4.11', 'lake taken from the British with the marker on 0: 4, but 6 is booked'):
    us.say('lacul patru, Queenston doi: sase')
    us.vp('US 6')
us.discard('29')

s.play('BR Procter')
br.say('18, Procter la Sandwich')
br.play('18')
way('Ft. Malden', 'Sandwich')
br.drag('Procter 1/41st Essex', 'Sandwich')
br.discard('18')

s.play('US holds')
us.hold('24')
us.say('una deoparte')

s.play('BR one')
br.say('31, Norfolk la Ft. Erie')
br.play('31')
way('Port Dover', 'Ft. Erie')
br.drag('Norfolk', 'Ft. Erie')
br.discard('31')

s.play('US two regiments')
us.play('6')
us.say('6: 14 si 15 spre Utica')
us.drag('us:14th us:15th', 'Utica')
us.discard('6')
s.done()
