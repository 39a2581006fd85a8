"""Autumn 1812; the file opens in the middle of things, nobody says where they are. Then the fleets, the winter, the spring of 1813."""
from aid31a import *

s = table('1812b', 'Zsofi', 'Bence', 'begins in the middle of the autumn of 1812, British to move, no word of it; goes to the first card of 1813',
          hands=(['18', '25', '1', '16'], ['24', '28', '31', '29', '15']), gone=['22', '23', '3', '21', '7'], vp='British 2',
          men=[('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box', 'British'), ('us:14th us:23rd', 'Lewiston', 'US'),
               ('Hull us:4th Detachment', 'Frenchtown', 'US'), ('Brock br:49th', 'Ft. George', 'British')])
t, us, br = s.begin()
b = Book(t)

with act(s, 'BR Brock to Fort Erie', 'British', '24', 'Brock', book=b):
    br.play('24')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.march('Brock br:49th', 'Queenston', 'Chippawa', 'Ft. Erie')
    br.discard('24')

with act(s, 'US Harrison comes up', 'US', '18', 'Harrison', book=b):
    us.say('Harrison, 18-as, 2 pont')
    us.play('18')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    for p in ('Ft. Findlay', 'Ft. Meigs', 'Frenchtown'):
        us.drag('Harrison us:17th us:19th 1st_Kentucky', p)
    br.say('hu, sokan vannak')
    us.discard('18')

with act(s, 'BR Procter over the river at Detroit', 'British', '28', 'Procter', ret='1st_Ohio 2nd_Ohio Michigan Adams', book=b):
    br.say('akkor most. Procter, Tecumseh, Detroit')
    br.play('28')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
    us.say('maradok. elol az 1st Ohio')
    br.say('41. gyalog')
    assert fight(t, 'British', 'Detroit', ['Sandwich'], '1/41st', '1st_Ohio'.replace('_', ' '), 1812, (4, 5)) == 'DR'
    br.roll('2d6', 4, 5)
    br.say('9+1, DR, huzas')
    goes(t, 'US', 'Detroit', 'Frenchtown', came=['Sandwich'])
    us.drag('1st_Ohio 2nd_Ohio', 'Frenchtown')
    us.drag('Michigan', 'Frenchtown')
    us.say('az Adams is elfut, Clevelandbe')
    us.drag('Adams', 'Cleveland')
    br.vp('British 5')
    br.discard('28')

with act(s, 'US Chauncey on the lake', 'US', '25', 'Chauncey', flips='Oneida Royal_George Earl_of_Moira', ret='Royal_George Earl_of_Moira Gloucester',
         book=b):
    us.say('25. Chauncey, ot hajo')
    us.play('25')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    assert sea(t, 'Oneida Conquest Scourge Growler Pert', 'Royal_George Earl_of_Moira Gloucester', 'Oneida', 'Royal George', 4) == 'A1 D2 att'
    us.roll('1d6', 4)
    us.say('+1, tehat 5: nalam egy, nalad ketto')
    us.flip('Oneida')
    br.flip('Royal_George')
    br.flip('Earl_of_Moira')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Kingston')
    us.drag('Oneida', 'Sackets Harbour')
    us.say('-2 neked, +2 nekem')
    us.vp('British 1')
    us.discard('25')

with act(s, 'BR puts one away', 'British', hold=True, book=b):
    br.say('ezt elteszem')
    br.hold('31')

with act(s, 'US depot', 'US', '1', book=b):
    us.play('1')
    assert supplied(t, 'US', 'Frenchtown') and val('1') >= 1
    us.put('US Supply Depot', 'Frenchtown')
    us.say('raktar Frenchtownban, jon a tel')
    us.discard('1')

with act(s, 'BR builds two small ones', 'British', '29', build=True, book=b):
    br.say('29: Chippawa es Little Belt')
    br.play('29')
    br.drag('ship:Chippawa', 'Ft. Malden')
    br.drag('Little_Belt', 'Ft. Malden')
    br.discard('29')

with act(s, 'US over the Niagara', 'US', '16', 'Van Rensselaer', ret='Lincoln', book=b):
    us.say('16, van Rensselaer megy Queenstonba')
    us.play('16')
    way('Lewiston', 'Queenston')
    us.drag('Van_Rensselaer 1st_NY_Militia us:14th us:23rd', 'Queenston')
    br.say('allok. de minek')
    assert fight(t, 'US', 'Queenston', ['Lewiston'], '14th', 'Lincoln Militia', 1812, (3, 4)) == 'DR'
    us.roll('2d6', 3, 4)
    goes(t, 'British', 'Queenston', 'Ft. George', came=['Lewiston'])
    br.drag('Lincoln', 'Ft. George')
    us.vp('US 1')
    us.discard('16')

with act(s, 'BR Rottenburg goes up to Kingston', 'British', '15', 'Rottenburg', book=b):
    br.play('15')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston')
    br.drag('Rottenburg br:8th Voltigeurs', 'Cornwall')
    br.drag('Rottenburg br:8th Voltigeurs', 'Prescott')
    br.drag('Rottenburg br:8th Voltigeurs', 'Kingston')
    br.discard('15')
    br.say('nincs tobb lapom')

s.play('fleets home')
us.say('flottak haza, jelzo a tora')
us.drag('Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
assert tracked(t) == 1 and position(t) + b.off == 1

s.play('winter')
us.turn('Winter 1812-13')
br.say('a 31-es nem teli lap, eldobom')
br.discard('31')
frost(t, {('Albany', 'US'): ['us:12th', 'us:20th'], ('Frenchtown', 'US'): ['1st Ohio', '2nd Ohio', '1st Kentucky'],
          ('Queenston', 'US'): ['1st NY Militia'], ('Detroit', 'British'): ['Shawnee'], ('Ft. St. Joseph', 'British'): ['Det. 10th R.V.']})
us.say('Albany ketto, Frenchtown harom a raktarral, Queenston egy')
us.flip('us:12th us:20th')
us.flip('1st_Ohio 2nd_Ohio 1st_Kentucky')
us.flip('1st_NY_Militia')
br.say('Shawnee, meg St. Joseph: a kis csapat megfagyott')
br.flip('Shawnee')
br.drag('Det._10th_R.V.', 'British Eliminated')
us.say('hajok javitva')
us.flip('Oneida')
br.flip('Royal_George Earl_of_Moira')
us.delete('US_Supply_Depot')

s.play('spring 1813')
us.turn('Spring-Summer 1813')
muster(us, '1813a')
muster(br, '1813a', groups=False)
us.say('dobunk a kezdesert, nekem +1')
us.roll('1d6', 4)
br.roll('1d6', 4)
br.say('5 a 4 ellen, te kezdesz egesz evben')
deal(t, us, 1813, '48', '51', '60', '62', '37', '45', '54', '68')
deal(t, br, 1813, '47', '50', '52', '#56 Grand River Indians', '53', '57', '64', '66')

with act(s, 'US Scott', 'US', '37', 'Scott', book=b):
    us.say('37, Scott')
    us.play('37')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
    us.drag('Scott us:9th us:11th us:15th', 'Utica')
    us.drag('Scott us:9th us:11th us:15th', 'Batavia')
    us.drag('Scott us:9th us:11th us:15th', 'Buffalo')
    us.discard('37')

with act(s, 'BR Shawnee home to Malden', 'British', '47', book=b):
    br.say('47 egyre: a Shawnee haza')
    br.play('47')
    way('Detroit', 'Sandwich', 'Ft. Malden')
    br.drag('Shawnee', 'Sandwich')
    br.drag('Shawnee', 'Ft. Malden')
    br.discard('47')
    br.say('folyt. kov. holnap')
s.done()
