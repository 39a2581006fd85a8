"""Spring 1812 to the first plays of autumn. Aino writes Finnish, short; Cemil Turkish, drops the card late and drags piece by piece."""
from aid24a import *

d = Desk('Aino', 'Cemil', 'Spring 1812 in full, depot, Mackinaw, Queenston exchange, hold of the declaration, arrivals and deal of autumn, first plays',
         {'US': ('plain', lambda c, n, x: 'Kortti %s, %d pistettä. %s' % (c, n, x)),
          'British': ('late', lambda c, n, x: '%s - %s (%d)' % (x, c, n))})
t, us, br = d.go()
us.say('terve! minä aloitan, sinä nostit sodanjulistuksen')
br.say('selam, hazırım')

with d.op('US', '12', 'Hull ylittää joen', leader='Hull'):
    us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    d.vp(us)
    us.say('Sandwich on minun, +1')

with d.op('British', '5', 'Procter Sandwich üzerine', leader='Procter', ret='4th 1st_Ohio 2nd_Ohio Hull'):
    br.each('1/41st Essex Shawnee Wyandot', 'Sandwich')
    br.drag('Procter Tecumseh', 'Sandwich')
    us.say('jään paikalleni. kärjessä 4.')
    br.say('benim öncü 1/41')
    assert fight(t, 'British', 'Sandwich', ['Ft. Malden'], '1/41st', 'us:4th', 1812, (6, 3)) == 'DR'
    br.roll('2d6', 6, 3)
    goes(t, 'US', 'Sandwich', 'Detroit', ['Ft. Malden'])
    us.drag('4th 1st_Ohio 2nd_Ohio Hull', 'Detroit')
    us.say('takaisin Detroitiin')
    d.vp(br)

with d.op('US', '32', 'Dearborn Sacketsiin', leader='Dearborn'):
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('Dearborn us:6th us:13th', 'Rome')
    us.drag('Dearborn us:6th us:13th', 'Sackets Harbour')

with d.op('British', '2', 'donanma göle çıkıyor'):
    br.each('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    d.vp(br)
us.say('kas, sinä pidät järveä')

with d.op('US', '13', '6. ja 13. Cape Vincentiin'):
    us.drag('us:13th', 'Cape Vincent')
    us.drag('us:6th', 'Cape Vincent')

with d.op('British', '8', 'Brock Niagara yolunda', leader='Brock'):
    br.march('R.N.R.', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.drag('York_Militia', 'Stoney Creek')
    br.drag('York_Militia', 'Ft. George')
    br.drag('Brock', 'Ft. George')

with d.op('US', '30', 'varasto Plattsburgiin'):
    assert supplied(t, 'US', 'Plattsburg')
    us.put('US Supply Depot', 'Plattsburg')

with d.op('British', '10', 'Erie gölü: Charlotte ve Hunter'):
    br.drag('Queen_Charlotte', 'Lake Erie Control Box')
    br.drag('Hunter', 'Lake Erie Control Box')
d.vp(br)
br.say('unuttum: 4')

with d.op('US', '27', '3. Ohio pohjoiseen'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')

with d.op('British', '17', 'Kuzeybatı Şirketi adaya geçer', sea='NWC', ret='Detachment_(Mackinaw)'):
    br.drag('NWC', 'Ft. Mackinaw')
    us.say('linnake pysyy, katsotaan')
    assert fight(t, 'British', 'Ft. Mackinaw', [], 'NWC', 'Detachment_(Mackinaw)'.replace('_', ' '), 1812, (6, 6)) == 'DR-2'
    br.roll('2d6', 6, 6)
    us.drag('Detachment_(Mackinaw)', 'US Eliminated')
    us.say('antautuu. ei pisteitä, pelkkiä intiaaneja siellä')
    br.say('evet, biliyorum')

with d.op('US', '19', '1. New York yli joen Queenstoniin', fights={'1st NY Militia': 'Queenston'}, flips='1st_NY_Militia Lincoln'):
    us.drag('1st_NY_Militia', 'Queenston')
    br.say('Lincoln kalıyor')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (5, 3)) == 'EX'
    us.roll('2d6', 5, 3)
    us.say('7, vaihto')
    us.flip('1st_NY_Militia')
    us.drag('1st_NY_Militia', 'Lewiston')
    br.flip('Lincoln')

with d.op('British', '20', '8. alay ve Fencible Prescott için'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.drag('br:8th', 'Cornwall')
    br.drag('Canadian_Fencibles', 'Cornwall')
    br.drag('br:8th', 'Prescott')
    br.drag('Canadian_Fencibles', 'Prescott')

with d.op('US', '4', 'Michigan Frenchtowniin'):
    us.drag('Michigan', 'Frenchtown')
us.say('minulta loppuivat kortit')

d.hold('British', 'Declaration of War', 'bunu saklıyorum')

d.s.play('end of turn: marker, arrivals, deal')
us.say('pisteet: %s. tarkistettu' % 'British 4')
d.ok()
us.turn('Summer-Autumn 1812')
br.say('takviyeler')
muster(br, '1812b', groups=False)
muster(us, '1812b')
d.deal(us, 1812, '6', '3', '21', '11', '24', '1', '16')
d.deal(br, 1812, '31', '26', '7', '28', '18', '29')
assert hand_sizes(t) == (7, 6)
us.say('minulla seitsemän, sinulla kuusi ja se yksi pöydällä')

with d.op('US', '6', 'Harrison Meigsiin', leader='Harrison'):
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison 17th 19th', 'Ft. Meigs')

with d.op('British', '26', 'Brock Ft. Erie yolunda', leader='Brock'):
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.drag('R.N.R.', 'Chippawa')
    br.drag('R.N.R.', 'Ft. Erie')
    br.drag('Brock', 'Ft. Erie')

with d.op('US', '3', 'Fair American ja Tompkins Sacketsiin'):
    us.drag('Fair_American Gov._Tompkins', 'Sackets Harbour')

with d.op('British', '31', 'Glengarry Prescott'):
    br.drag('Glengarry', 'Prescott')
us.say('ruokatauko. jatketaan illalla')
d.ok()
d.s.done()
