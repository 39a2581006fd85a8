"""Akhir musim semi dan musim panas 1812: Sari menyeret sebelum bicara, Budi sopan dan menunggu; dua kesalahan."""
from aid38b import *
from session import Session

s = Session('dev-1812-faults', us='Sari', br='Budi', what='1812: Ft. Malden attacked in vain, Sandwich retaken, arrivals with a regiment of the next year among them, Dearborn two points too far')
t = s.t
hands(t, ['32', '4'], ['5', '17'])
burn_to(t, 1812, 10)
t, us, br = s.begin()
B = Book(t)
HU = 'Hull us:4th 1st_Ohio 2nd_Ohio Michigan Detachment'


def a():
    way('Detroit', 'Sandwich', 'Ft. Malden')
    us.drag(HU, 'Sandwich')
    us.vp(B.due())
    us.drag(HU.replace(' Michigan', ''), 'Ft. Malden')
    hit(s, 'US', 'Ft. Malden', 'Sandwich', 'us:4th', '1/41st', (4, 5), 'AR', dsup=True)
    us.roll('2d6', 4, 5)
    us.say('9... minus 3, mundur')
    us.drag(HU.replace(' Michigan', ''), 'Sandwich')


turn(s, 'US', '32', ('kartu 32, Hull ke Malden', ''), a, 'pmsd', leader='Hull', book=B)


def a():
    br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
    hit(s, 'British', 'Sandwich', 'Ft. Malden', '1/41st', 'us:4th', (5, 6), 'DR-1')
    br.roll('2d6', 5, 6)
    us.say('aduh')
    us.flip('us:4th')
    goes(t, 'US', 'Sandwich', 'Detroit', ('Ft. Malden',))
    us.drag(HU, 'Detroit')


turn(s, 'British', '5', ('saya serang Sandwich dengan kartu 5, maaf', 'VP kembali 0'), a, 'spmtvd', leader='Procter', flips='us:4th', ret=HU, book=B)
turn(s, 'US', '4', ('', 'Ohio 3 ke Meigs'), lambda: us.drag('3rd_Ohio', 'Ft. Meigs'), 'mptd', book=B)
turn(s, 'British', '17', ('Norfolk ke Ft. Erie', ''), lambda: br.drag('Norfolk', 'Ft. Erie'), 'spmd', book=B)

s.play('arrivals of the autumn')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
with s.fault('14.1 3.15 7.1', 'the 22nd, of Spring 1813, comes on at Pittsburgh in Summer-Autumn 1812'):
    us.drag('22nd', 'Pittsburgh')
    us.say('semua datang')
muster(br, '1812b', groups=False)
season(s, '1812', ['22', '16', '6', '18', '21', '15', '28'], ['29', '23', '25', '3', '7', '14', 'Heavy Rains'], order='ub')

s.play('US Dearborn')
us.play('22')
D = 'Dearborn us:6th us:13th us:9th us:11th us:14th us:15th'
assert best('Albany', 'Ogdensburg')[0] == 8
with s.fault('9.1 9.2 3.16 8.42 8.41', 'six regiments go from Albany to Ogdensburg, 8 points'):
    us.march(D, 'Utica', 'Rome', 'Sackets Harbour', 'Antwerp', 'Ogdensburg')
us.say('kartu 22, Dearborn sampai Ogdensburg')
us.discard('22')
B.ok()

turn(s, 'British', '3', ('Brock dengan kartu 3 ke Ft. George', ''), lambda: br.drag('Brock R.N.R. York_Militia', 'Ft. George'), 'spmd', leader='Brock', book=B)


def a():
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')


turn(s, 'US', '18', ('', 'danau milik kita, +2'), a, 'mptvd', leader='Chauncey', book=B)


def a():
    way('Ft. George', 'Queenston', 'Lewiston')
    br.drag('Brock R.N.R. York_Militia', 'Queenston')
    br.drag('Brock R.N.R. York_Militia Lincoln', 'Lewiston')
    hit(s, 'British', 'Lewiston', 'Queenston', 'R.N.R.', '1st NY Militia', (3, 3), 'DR')
    br.roll('2d6', 3, 3)
    goes(t, 'US', 'Lewiston', 'Batavia', ('Queenston',))
    us.drag('Van_Rensselaer 1st_NY_Militia', 'Batavia')


turn(s, 'British', '25', ('kartu 25: Brock menyeberang', '6+4 = 10'), a, 'spmtvd', leader='Brock', pick='Lincoln', ret='Van_Rensselaer 1st_NY_Militia', book=B)


def a():
    us.march('Harrison us:17th us:19th 1st_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.drag('Harrison us:17th us:19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')


turn(s, 'US', '16', ('', 'Harrison'), a, 'mptd', leader='Harrison', pick='3rd_Ohio', book=B)
turn(s, 'British', '29', ('dua kapal ke Danau Erie', ''), lambda: br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box'), 'spmvd', book=B)
assert supplied(t, 'US', 'Detroit')
turn(s, 'US', '15', ('', 'resimen 4 pulih di Detroit'), lambda: us.flip('us:4th'), 'mptd', flips='us:4th', book=B)
turn(s, 'British', '23', ('saya simpan satu', ''), None, 'sh', book=B)
s.done()
