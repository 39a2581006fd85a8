"""Yaz-sonbahar 1812: Defne kısa konuşur ve kartı sonra açar; Emre konuşmaz, taşları tek tek çeker."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Defne', br='Emre', what='autumn 1812: Ontario taken, Detroit falls with its brig, heavy rains on Dearborn, Cape Vincent and Lewiston, Kingston falls and its fleet flees, a Campaign with two battles, fleet return')
t = s.t
aid18.lay(t, '1812b')
hands(t, ['22', '16', '6', '26', '18', '21', 'Campaign'], ['15', '3', '28', '25', '7', 'Heavy Rains', '14'])
t.lay_vp('0')
t, us, br = s.begin()
B = Book(t)


def a():
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Oswego')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')


turn(s, 'US', '18', ('18, Chauncey: Oswego 1, göl 2', 'göl bizim, +2'), a, 'sqmtrvd', leader='Chauncey', pick='Fair_American Gov._Tompkins', book=B)


def a():
    br.each('Procter Tecumseh 1/41st Essex Shawnee Wyandot Western_Indians', 'Detroit')
    way('Ft. Malden', 'Sandwich', 'Detroit')
    hit(s, 'British', 'Detroit', 'Sandwich', '1/41st', 'us:4th', (6, 5), 'DR')
    us.say('kalıyorum, zar at')
    br.roll('2d6', 6, 5)
    goes(t, 'US', 'Detroit', 'Frenchtown', ('Sandwich',))
    us.drag('Hull us:4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Frenchtown')
    us.say('Adams Buffalo ya kaçar')
    us.drag('Adams', 'Buffalo')


turn(s, 'British', '15', '', a, 'pmdv', leader='Procter', ret='Hull us:4th 1st_Ohio 2nd_Ohio Michigan Detachment Adams', book=B)


def a():
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison 3rd_Ohio us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')


turn(s, 'US', '26', '26, Harrison kuzeye', a, 'qsmrd', leader='Harrison', book=B)


def a():
    br.each('Vincent 49th 10th_R.V.', 'Cape Vincent')


turn(s, 'British', '3', '', a, 'mpvd', leader='Vincent', book=B)

s.play('US Dearborn, heavy rains')
us.play('22', reveal=False)
us.say('22: Dearborn ve ordunun hepsi, Utica Rome Sackets Cape Vincent')
us.reveal('22')
br.play('Heavy Rains')
us.say('of, yağmur... Albany den bir adım')
br.discard('Heavy Rains')
ARMY = 'Dearborn us:6th us:13th us:5th us:9th us:11th us:12th us:14th us:15th us:16th us:20th'
us.drag(ARMY, 'Utica')
us.discard('22')

turn(s, 'British', '28', '', lambda: br.each('Brock R.N.R. York_Militia', 'Ft. George'), 'mpd', leader='Brock', book=B)


def a():
    way('Utica', 'Rome', 'Sackets Harbour', 'Cape Vincent')
    us.drag(ARMY, 'Cape Vincent')
    br.drag('Vincent 49th 10th_R.V.', 'Kingston')


turn(s, 'US', '16', ('16, Dearborn yine', 'savaşmadan çekildi mi? iyi'), a, 'qsmrtdv', leader='Dearborn', ret='Vincent 49th 10th_R.V.', book=B)


def a():
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    hit(s, 'British', 'Lewiston', 'Queenston', 'R.N.R.', '1st NY Militia', (4, 3), 'DR-1')
    br.roll('2d6', 4, 3)
    us.flip('1st_NY_Militia')
    goes(t, 'US', 'Lewiston', 'Batavia', ('Queenston',))
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Batavia')
    us.say('Batavia')


turn(s, 'British', '25', '', a, 'pmvd', leader='Brock', pick='Lincoln', flips='1st_NY_Militia', ret='Van_Rensselaer 1st_NY_Militia', book=B)

SHIPS = 'Royal_George Earl_of_Moira Gloucester Beresford Sydney_Smith'


def a():
    us.drag(ARMY, 'Kingston')
    hit(s, 'US', 'Kingston', 'Cape Vincent', 'us:6th', '49th', (6, 4), 'DR')
    us.roll('2d6', 6, 4)
    us.say('10, fazladan bir şey yok: DR')
    goes(t, 'British', 'Kingston', 'Gananoque', ('Cape Vincent',))
    br.each('Vincent 49th 10th_R.V. Frontenac', 'Gananoque')
    br.drag(SHIPS, 'York')


turn(s, 'US', '6', ('6, nehri geçiyoruz', 'Kingston! +5'), a, 'qsmrtdv', leader='Dearborn', ret='Vincent 49th 10th_R.V. Frontenac ' + SHIPS, book=B)
turn(s, 'British', '7', '', lambda: br.drag('Norfolk', "Brant's Ford"), 'mpd', book=B)


s.play('US Campaign, two battles')
us.play('Campaign')
us.say('Campaign: önce Dearborn Gananoque (15. ve 16. Kingston da kalır), sonra Harrison Detroit')
VAN = ARMY.replace(' us:15th us:16th', '')
us.drag(VAN, 'Gananoque')
hit(s, 'US', 'Gananoque', 'Kingston', 'us:6th', '49th', (5, 5), 'DR')
us.roll('2d6', 5, 5)
goes(t, 'British', 'Gananoque', 'Prescott', ('Kingston',))
br.each('Vincent 49th 10th_R.V. Frontenac', 'Prescott')
us.say('Kingston düştü diye Detroit aç: (16+2)/2 = 9')
W = 'Harrison us:4th 1st_Ohio 2nd_Ohio us:17th us:19th 1st_Kentucky 3rd_Ohio'
us.drag(W, 'Detroit')
hit(s, 'US', 'Detroit', 'Frenchtown', 'us:17th', '1/41st', (2, 2), 'AR-1', half='d')
us.roll('2d6', 2, 2)
us.say('4... AR-1, yazık')
us.flip('us:17th')
us.drag(W, 'Frenchtown')
us.discard('Campaign')
B.ok()

s.play('BR depot')
br.play('14')
assert supplied(t, 'British', 'Montreal')
br.put('British Supply Depot', 'Montreal')
br.discard('14')
turn(s, 'US', '21', 'sonuncuyu saklıyorum', None, 'sh', book=B)

s.play('fleet return, winter')
us.say('filo eve, işaret kalsın')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert Fair_American Gov._Tompkins', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
B.ok()
br.turn('Winter 1812-13')
s.done()
