"""Spring 1812 in Hungarian: Tecumseh takes the Essex militia with him; at Queenston a reduced unit is taken off while a fresh one stands beside it."""
from aid35b import *

s = Session('dev-1812-faults', us='Gergo', br='Zsofi',
            what='Spring 1812, Hungarian: Tecumseh commands militia; in the second round of Queenston the reduced Lincoln Militia is removed instead of flipping the York Militia')
t = s.t
hands(t, ['32', '12', '22', '13', '4', '19', '30'], ['5', '2', '17', '8', '10', '20', 'Declaration of War'])
t, us, br = s.begin()
B = Book(t)

with act(s, 'US Dearborn to Oswego', 'US', '32', leader='Dearborn', book=B):
    us.say('szia! 32, harom pont, Dearborn megy Oswegoba')
    us.play('32')
    us.march('Dearborn us:6th us:13th', 'Utica', 'Rome', 'Oswego')
    us.discard('32')

s.play('BR Tecumseh takes the Essex militia along')
br.say('17, egy pont, Tecumseh. viszi a sajatjait')
br.play('17')
with s.fault('3.53 8.41 8.61 8.31(3) 8.31(2) 3.33', 'Tecumseh takes the Essex & Kent Militia along with the Shawnee and the Wyandot: he may lead Indians and one small regular only'):
    br.drag('Tecumseh Shawnee', 'Sandwich')
    br.drag('Wyandot', 'Sandwich')
    br.drag('Essex', 'Sandwich')
br.discard('17')

with act(s, 'US Van Rensselaer at Queenston', 'US', '12', leader='Van Rensselaer', ret='Lincoln', flips='Lincoln', book=B):
    us.play('12')
    us.say('12, harom. Van Rensselaer at a folyon')
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
    br.say('maradok')
    bat(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'Lincoln_Militia', (6, 6), 'DR-1')
    us.roll('2d6', 6, 6)
    us.say('tizenket! minusz a folyo: DR-1')
    br.flip('Lincoln')
    safe(t, 'British', 'Queenston', 'Chippawa', ['Lewiston'])
    br.drag('Lincoln', 'Chippawa')
    us.vp(B.due())
    us.discard('12')

with act(s, 'BR Brock to Queenston', 'British', '8', leader='Brock', ret='1st_NY_Militia Van_Rensselaer', book=B):
    br.say('8, ketto, Brock rohan')
    br.play('8')
    br.drag('Brock R.N.R. York_Militia', 'Burlington')
    br.drag('Brock R.N.R. York_Militia', 'Ft. George')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    us.say('allok')
    bat(t, 'British', 'Queenston', 'Ft. George', 'R.N.R.', '1st_NY_Militia', (2, 4), 'DR')
    br.roll('2d6', 2, 4)
    br.say('6 meg 4: 10')
    safe(t, 'US', 'Queenston', 'Lewiston', ['Ft. George'])
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Lewiston')
    br.vp(B.due())
    br.discard('8')

with act(s, 'US the 6th and 13th to Lewiston', 'US', '13', book=B):
    us.say('13, ketto: a 6. es a 13. Oswegobol: 2, 2, 1, 1')
    us.play('13')
    way('Oswego', 'Sodus', 'Canandaigua', 'Batavia', 'Lewiston')
    us.march('us:6th us:13th', 'Sodus', 'Canandaigua', 'Batavia', 'Lewiston')
    us.discard('13')

with act(s, 'BR Lincoln back to Queenston', 'British', '20', book=B):
    br.play('20')
    br.drag('Lincoln', 'Queenston')
    br.say('20: Lincoln vissza Brockhoz, ferden')
    br.discard('20')

with act(s, 'US Van Rensselaer at Queenston again', 'US', '22', leader='Van Rensselaer', fights={k: 'Queenston' for k in ('Van_Rensselaer', 'us:6th', 'us:13th', '1st_NY_Militia')},
         ret='Lincoln R.N.R.', flips='us:6th us:13th 1st_NY_Militia', book=B):
    us.say('22, harom. most mindenki: 6., 13., 1. NY')
    us.play('22')
    us.drag('Van_Rensselaer us:6th us:13th 1st_NY_Militia', 'Queenston')
    br.say('gyere. R.N.R. elol')
    bat(t, 'US', 'Queenston', 'Lewiston', 'us:6th', 'R.N.R.', (6, 6), 'EX')
    us.roll('2d6', 6, 6)
    us.say('12 -1 -1 -1 -2 = 7. csere')
    us.flip('us:6th')
    br.drag('R.N.R.', 'British Eliminated')
    br.say('R.N.R. oda. masodik kor, York elol')
    bat(t, 'US', 'Queenston', 'Lewiston', 'us:13th', 'York_Militia', (5, 4), 'EX', rnd=2)
    us.roll('2d6', 5, 4)
    us.say('8:5, B a C ellen +1, Brock -2. 8, megint csere')
    us.flip('us:13th')
    with s.fault('10.52 10.51(EX) 10.51 10.32 10.32(1) 10.63 10.61', 'a step loss is paid with the reduced Lincoln Militia while the York Militia is fresh'):
        br.say('akkor a Lincoln megy ki, az ugyis ferde volt')
        br.drag('Lincoln', 'British Eliminated')
    us.say('harmadik kor, 4:3')
    bat(t, 'US', 'Queenston', 'Lewiston', '1st_NY_Militia', 'York_Militia', (3, 4), 'AR-1', rnd=3)
    us.roll('2d6', 3, 4)
    us.say('7 - 2 = 5. jaj')
    us.flip('1st_NY_Militia')
    us.drag('Van_Rensselaer us:6th us:13th 1st_NY_Militia', 'Lewiston')
    us.discard('22')

with act(s, 'BR the 49th and the veterans to Prescott', 'British', '10', book=B):
    br.say('10: 49. es 10. R.V. Prescottba')
    br.play('10')
    br.march('49th 10th_R.V.', 'Gananoque', 'Prescott')
    br.discard('10')

with act(s, 'US restores two', 'US', '19', build=True, flips='us:6th us:13th', book=B):
    us.say('19: ket ezred vissza')
    assert supplied(t, 'US', 'Lewiston')
    us.play('19')
    us.flip('us:6th us:13th')
    us.discard('19')

with act(s, 'BR ships', 'British', '2', book=B):
    br.say('2, harom hajo a tora')
    br.play('2')
    br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
    br.discard('2')
    br.vp(B.due())

with act(s, 'US Oneida', 'US', '30', book=B):
    us.play('30')
    us.drag('Oneida', 'Oswego')
    us.say('30, az Oneida elbujik')
    us.discard('30')

with act(s, 'BR Procter to Sandwich', 'British', '5', leader='Procter', book=B):
    br.play('5')
    br.drag('Procter 1/41st', 'Sandwich')
    br.discard('5')

s.play('US holds')
us.say('ezt eltettem')
us.hold('4')
s.done()
