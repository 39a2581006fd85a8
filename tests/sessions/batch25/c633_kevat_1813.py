"""Spring and summer 1813: York landed at and left without a fight, Ft. George out of supply, the Mohawks, a campaign under heavy rains; Finns."""
from aid25b import *

s = Session('dev-1812-faults', us='Pekka', br='Aino', what='1813 from the first die: builds, landing at York, out of supply at Ft. George, Grand River Indians, fleets back, autumn arrivals, campaign with Heavy Rains')
t = s.t
summer_1813(t)
hands(t, ['46', '40', '47', '39', '52', '45', '54', 'Contrary Winds'], ['42', '38', '43', '62', '37', '48', '#56 Grand River Indians', 'Heavy Rains@1813'])
t, us, br = s.begin()
g = Game(s, Habit('early', 'now', lambda c, x: '%s. %s' % (c, x)), Habit('first', 'other', lambda c, x: x), off=3)

s.play('first player')
us.say('nopat ensin. sinulla +2')
us.roll('1d6', 6)
br.roll('1d6', 2)
us.say('6 vastaan 4, minä aloitan koko vuoden')
g.next = 'US'
with g.play('US', '46', 'laivoja: General Pike, Lawrence, Niagara', build=True):
    us.drag('General_Pike', 'Sackets Harbour')
    us.drag('Lawrence ship:Niagara', 'Erie PA')
with g.play('British', '42', 'Detroit Maldeniin ja Brock Yorkiin', build=True):
    br.drag('ship:Detroit', 'Ft. Malden')
    br.drag('ship:Brock', 'York')
L = 'Madison General_Pike Oneida'
with g.play('US', '40', 'Chauncey ja Pike maihin Yorkissa, kolme rykmenttiä', leader='Chauncey', sea='us:6th 15th us:16th Pike', ret='br:Sheaffe R.N.R. York_Militia ship:Brock'):
    room(t.pieces(L), t.pieces('us:6th 15th us:16th', us))
    us.say('lastaus 1, matka 1, maihin 2')
    us.drag('Chauncey ' + L + ' us:6th 15th us:16th Pike', 'York')
    br.say('en jää. Smiths Creekiin, siellä on huolto')
    goes(t, 'British', 'York', 'Smiths Creek')
    br.drag('br:Sheaffe R.N.R. York_Militia', 'Smiths Creek')
    br.drag('ship:Brock', 'Kingston')
    us.say('laivat vielä järvelle, 1')
    us.drag('Chauncey ' + L, 'Lake Ontario Control Box')
with g.play('British', '#56 Grand River Indians', 'Grand Riverin intiaanit Queenstoniin', title='BR event', build=True):
    br.drag('br:Mohawk', 'Queenston')
with g.play('US', '52', 'Scott Niagaralle', leader='Scott'):
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston', 'Ft. Niagara')
    us.march('Scott 23rd 25th 20th 29th', 'Batavia', 'Ft. Niagara')
with g.play('British', '62', 'Procter ja Tecumseh Lontooseen', leader='Procter'):
    way('Ft. Malden', 'Sandwich', 'Thamesville', 'London')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'Thamesville')
    br.drag('Procter Tecumseh 1/41st Shawnee', 'London')
with g.play('US', '54', 'Scott yli joen, viisi rykmenttiä', leader='Scott', ret='br:8th 49th Vincent'):
    us.each('23rd 25th 20th 29th us:13th', 'Ft. George')
    us.drag('Scott', 'Ft. George')
    us.say('York on minun, järvi on minun: ei huoltoa. 11 puoliksi on 6. 18:6')
    assert not supplied(t, 'British', 'Ft. George')
    g.battle('US', 'Ft. George', 'Ft. Niagara', '25th', 'br:8th', (3, 5), 'DR', half='d')
    us.roll('2d6', 3, 5)
    us.say('+2 -1 -1 +2, kymmenen')
    goes(t, 'British', 'Ft. George', 'Stoney Creek', ('Ft. Niagara',))
    br.drag('Vincent br:8th 49th', 'Stoney Creek')
with g.play('British', '48', 'Rottenburg kahdella Smiths Creekiin', leader='Rottenburg'):
    br.drag('Rottenburg 104th 1/R._Scots', 'Smiths Creek')
with g.play('US', '47', '22. Erieen'):
    us.march('22nd', 'Meadville', 'Erie PA')
with g.play('British', '37', 'Lincoln Beaverdamsiin'):
    br.drag('Lincoln', 'Beaverdams')
with g.play('US', '45', '9. ja 21. Oswegoon'):
    us.drag('us:9th 21st', 'Oswego')
g.hold('British', 'Heavy Rains', 'yksi sivuun')
g.hold('US', 'Contrary Winds', 'sama')
with g.play('British', '38', 'Drummond Kingstoniin', leader='Drummond'):
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', most=10)
    br.drag('Drummond', 'Kingston')
with g.play('US', '39', '12. ja 14. Ft. Erieen', ret='Norfolk'):
    us.drag('12th 14th', 'Ft. Erie')
    us.say('7 vastaan 2, sama luokka, joki -1')
    g.battle('US', 'Ft. Erie', 'Buffalo', '14th', 'Norfolk Militia', (4, 6), 'DR-1', half='d')
    us.roll('2d6', 4, 6)
    br.say('Norfolk poistuu, ei kääntöpuolta')
    br.drag('Norfolk', 'British Eliminated')
with g.play('British', '43', '13. ja 70. Cornwalliin'):
    br.march('br:13th 70th', 'Trois-Rivieres', 'Montreal', 'Cornwall')
g.clear()

s.play('fleets out again')
br.say('laivat takaisin: Erie ja Huron')
br.drag('Barclay Queen_Charlotte ship:Detroit Hunter Lady_Prevost', 'Lake Erie Control Box')
br.drag('Nancy', 'Lake Huron Control Box')
us.say('minun ovat jo Ontariolla. Merkit pois')
us.delete([mark_at(t, 'Lake Ontario Control Box')])
br.delete([mark_at(t, 'Lake Erie Control Box')])
br.delete([mark_at(t, 'Lake Huron Control Box')])
g.book.ok()
s.play('points')
us.say('7 USA:lle, eikö niin? York 4, George 3, Erie 2, Ontario 2, ja miinus Detroit ja kaksi järveä, ja ne vanhat korttipisteet')
br.say('joo')
s.play('autumn')
us.turn('Summer-Autumn 1813')
muster(us, '1813b')
br.say('sitten minä')
muster(br, '1813b')
s.play('deal seven each')
deal(t, us, 1813, '66', '63', '65', '68', '53', '64')
deal(t, br, 1813, '41', '44', '49', '50', '51', '55', '58')
deal(t, us, 1813, 'Campaign')
assert hand_sizes(t) == (7, 7)
g.next = 'US'
with g.play('US', 'Campaign', 'sotaretki: Scott Ft. Georgesta ja Brown Sacketsista', free=True, ret='br:Mohawk'):
    br.say('rankkasade Brownille')
    br.reveal('Heavy Rains')
    br.discard('Heavy Rains')
    us.drag('Scott 23rd 25th 20th', 'Queenston')
    us.say('11 vastaan 1, mohawkien on mentävä')
    assert 11 // 1 >= 9 and not supplied(t, 'British', 'Queenston')
    goes(t, 'British', 'Queenston', 'Beaverdams', ('Ft. George',))
    br.drag('br:Mohawk', 'Beaverdams')
    us.say('Brown yhden ruudun vain: Oswego')
    us.drag('Brown 1st_Rifles', 'Oswego')
g.held['British'] = 0
with g.play('British', '49', 'Procter Burlingtoniin', leader='Procter'):
    way('London', 'Oxford', "Brant's Ford", 'Burlington')
    br.march('Procter Tecumseh 1/41st Shawnee', 'Oxford', "Brant's Ford", 'Burlington')
with g.play('US', '66', 'kuusi kuunaria: Sylph, Lady, Ariel, Scorpion, Porcupine, Tigress', build=True):
    us.drag('Sylph Lady_of_the_Lake', 'Sackets Harbour')
    us.drag('Ariel Scorpion Porcupine Tigress', 'Erie PA')
with g.play('British', '50', 'varasto Prescottiin', build=True):
    assert supplied(t, 'British', 'Prescott')
    br.put('British Supply Depot', 'Prescott')
with g.play('US', '63', '12. Chippawaan, 14. jää'):
    us.drag('12th', 'Chippawa')
with g.play('British', '41', 'Yorkin miehet Kingstoniin'):
    br.drag('York_Militia', 'Kingston')
with g.play('US', '64', '31. Uticaan'):
    us.drag('31st', 'Utica')
with g.play('British', '44', 'Fencibles Ogdensburgiin'):
    br.drag('Canadian_Fencibles', 'Ogdensburg')
with g.play('US', '65', '30. ja 33. Uticaan'):
    us.drag('30th 33rd', 'Utica')
with g.play('British', '55', 'kaksi Montrealiin'):
    br.drag('2/41st 4/R._Scots', 'Montreal')
g.hold('US', '68', 'tämä jää')
g.hold('British', '58', 'tämäkin')
us.say('jatketaan huomenna')
s.done()
