"""Kevät 1812: hidas Aatu siirtää ruutu kerrallaan, tarkka Tellervo laskee ääneen."""
from aid22a import *

s = Session('dev-1812-faults', us='Aatu', br='Tellervo', what='Spring 1812 in Finnish: Detroit falls to Procter, the fleet goes out, a crossing to Cape Vincent, a depot, holds')
t, us, br = s.begin()
b = Book(t)

with act(s, 'US 3rd Ohio', 'US', '4', book=b):
    us.say('terve. aloitan.')
    us.play('4', reveal=False)
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.drag('3rd_Ohio', 'Ft. Meigs')
    us.say('...ja vielä yksi')
    us.drag('3rd_Ohio', 'Frenchtown')
    us.reveal('4')
    us.discard('4')

with act(s, 'BR Brock to Ft. George', 'British', '8', leader='Brock', book=b):
    br.say('Kortti 8, kaksi pistettä. Brock + RNR + Yorkin miliisi, 1+1+1 = 3 MP, raja 6.')
    br.play('8')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Stoney Creek')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.discard('8')

with act(s, 'US Hull falls back', 'US', '12', leader='Hull', book=b):
    us.play('12')
    us.say('Hull')
    us.drag('4th', 'Frenchtown')
    us.drag('1st_Ohio', 'Frenchtown')
    us.drag('2nd_Ohio', 'Frenchtown')
    us.drag('Hull', 'Frenchtown')
    br.say('Kuka jää Detroitiin?')
    us.say('osasto ja Michigan. riittää.')
    us.discard('12')

with act(s, 'BR Procter storms Detroit', 'British', '5', leader='Procter', ret='Detachment Michigan ship:Adams', book=b):
    br.say('Ei riitä. Kortti 5, 2 pistettä, Procter ja Tecumseh, kaikki neljä yksikköä. Sandwich 1, joki 3, yhteensä 4.')
    br.play('5')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Detroit')
    us.say('jään')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', 'Detachment', 1812, (5, 4)) == 'DR-1'
    br.say('14 vastaan 4 + linnake 2 = 6, siis 2:1. Johto A, sinulla C: +2. Joki -1. Yhteensä +2.')
    br.roll('2d6', 5, 4)
    br.say('9 + 2 = 11, DR-1. Osasto johti, sillä ei ole kääntöpuolta.')
    us.drag('Detachment', 'US Eliminated')
    goes(t, 'US', 'Detroit', 'Frenchtown', came=('Sandwich',))
    us.drag('Michigan', 'Frenchtown')
    br.say('Ja Adams pois satamasta.')
    us.drag('ship:Adams', 'Cleveland')
    br.vp('British 3')
    br.discard('5')

with act(s, 'US Dearborn to Sackets Harbour', 'US', '32', leader='Dearborn', book=b):
    us.say('huh')
    us.play('32', reveal=False)
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Sackets Harbour')
    us.reveal('32')
    us.say('Dearborn ja kaksi rykmenttiä')
    us.discard('32')

with act(s, 'BR fleet', 'British', '2', book=b):
    br.say('Kortti 2, kolme pistettä: kolme alusta järvelle, 1 MP kukin. Järvi 2 VP, yhteensä 5.')
    br.play('2')
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.vp('British 5')
    br.discard('2')

with act(s, 'US 2nd NY and 6th', 'US', '13', book=b):
    us.play('13')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.drag('us:6th', 'Cape Vincent')
    us.say('ei kun kuudes Antwerpiin')
    us.drag('us:6th', 'Antwerp')
    way('Sackets Harbour', 'Antwerp')
    us.discard('13')

with act(s, 'BR depot', 'British', '17', book=b):
    br.say('Kortti 17: varasto Ft. Georgeen. Huoltolinja: Stoney Creek, Burlington, York, Smiths Creek, Kingston ... Quebec. Kunnossa.')
    assert supplied(t, 'British', 'Ft. George')
    br.play('17')
    br.put('British Supply Depot', 'Ft. George')
    br.discard('17')

s.play('US holds')
us.hold('27')
us.say('säästän')

with act(s, 'BR over the ice-free river', 'British', '20', ret='2nd_NY_Militia', flips='49th 2nd_NY_Militia', book=b):
    br.say('Kortti 20, 2 pistettä: 49. ja 10. veteraanit joen yli, 3 MP.')
    br.play('20')
    br.drag('49th 10th_R.V.', 'Cape Vincent')
    us.say('jään. miliisi johtaa (ainoa)')
    br.say('49. johtaa. 7:3 = 2:1 +1, A/C +2, metsä -1, joki -1, siis +1.')
    assert fight(t, 'British', 'Cape Vincent', ['Kingston'], '49th', '2nd NY Militia', 1812, (2, 4)) == 'EX'
    br.roll('2d6', 2, 4)
    br.say('7, EX.')
    br.flip('49th')
    us.flip('2nd_NY_Militia')
    br.say('Sinulla vain kääntynyt yksikkö, minulla ehjä: väistyt.')
    goes(t, 'US', 'Cape Vincent', 'Sackets Harbour', came=('Kingston',))
    us.drag('2nd_NY_Militia', 'Sackets Harbour')
    br.vp('British 6')
    br.discard('20')

with act(s, 'US Oneida', 'US', '30', book=b):
    us.play('30')
    us.say('Oneida pois tästä')
    us.drag('Oneida', 'Oswego')
    us.discard('30')

s.play('BR holds')
br.say('Pidän kortin 10.')
br.hold('10')
us.say('huomiseen')
s.done()
