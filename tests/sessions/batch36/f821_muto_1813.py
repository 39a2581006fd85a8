"""Spring 1813 without a word: a frigate of 1814 is launched; a reduced regiment is removed where a fresh one stood."""
from aid36b import *

s = Session('dev-1812-faults', us='R.', br='Q.', what='Spring 1813, silent: Superior built a year early; at Buffalo the reduced 12th is removed, the fresh 5th not flipped')
summer_1813(s.t)
s.t.lay('us:14th Van_Rensselaer', 'Batavia', 'US')
s.t.lay_face('12th', True, 'US')
hands(s.t, ['46', '43', '37', '41', '50', '51'], ['38', '40', '62', '53', '39', '44'])
burn_to(s.t, 1813, 4)
t, us, br = s.begin()
b = Book(t)

with act(s, 'US builds', 'US', '46', build=True, book=b):
    us.play('46')
    free(t, 'General_Pike Superior')
    us.drag('General_Pike', 'Sackets Harbour')
    with s.fault('15.14 3.23 15.12 15.1', 'the frigate Superior, a ship of 1814, is built in spring 1813', 'turn|vessel'):
        us.drag('Superior', 'Sackets Harbour')
    us.discard('46')

with act(s, 'BR Procter to Frenchtown, past Detroit', 'British', '38', 'Procter', book=b):
    br.play('38')
    way('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown')
    br.march('Procter 1/41st Shawnee Tecumseh', 'Sandwich', 'Detroit', 'Frenchtown')
    br.vp(b.due())
    br.discard('38')

with act(s, 'US Harrison drives him off', 'US', '43', 'Harrison', ret='Procter 1/41st Shawnee Tecumseh', book=b):
    us.play('43')
    us.drag('us:17th us:19th 1st_Kentucky Harrison', 'Frenchtown')
    won(t, 'DR', 'us:17th us:19th 1st_Kentucky', '1/41st Shawnee', 'Frenchtown', (5, 5), 'us:17th', '1/41st', 1, 0, frm='Ft. Meigs')
    us.roll('2d6', 5, 5)
    gone(t, 'British', 'Frenchtown', 'Detroit', ['Ft. Meigs'])
    br.drag('1/41st Shawnee', 'Detroit')
    br.drag('Procter Tecumseh', 'Detroit')
    us.vp(b.due())
    us.discard('43')

with act(s, 'BR Vincent over the river at Buffalo', 'British', '62', 'Vincent', ret='us:5th 12th Caledonia Somers us:Ohio Trippe', book=b):
    br.play('62')
    way('Ft. George', 'Queenston', 'Chippawa', 'Ft. Erie', 'Buffalo')
    br.march('Vincent br:8th 49th', 'Queenston', 'Chippawa', 'Ft. Erie', 'Buffalo')
    won(t, 'DR-1', 'br:8th 49th', 'us:5th 12th', 'Buffalo', (4, 6), 'br:8th', 'us:5th', frm='Ft. Erie', route=True)
    br.roll('2d6', 4, 6)
    with s.fault('10.52 10.51 10.51(DR-1) 10.32 10.32(1)', 'DR-1: the reduced 12th is removed although the 5th, still fresh, had to be flipped', 'reduced'):
        us.drag('12th', 'US Eliminated')
        us.drag('us:5th', 'Batavia')
    us.drag('Caledonia Somers us:Ohio Trippe', 'Erie PA')
    br.vp(b.due())
    br.discard('62')

with act(s, 'US Scott from Albany', 'US', '50', 'Scott', book=b):
    us.play('50')
    way('Albany', 'Utica', 'Canandaigua', 'Batavia')
    us.march('Scott us:23rd us:25th us:20th', 'Utica', 'Canandaigua', 'Batavia')
    us.discard('50')

with act(s, 'BR Vincent goes home', 'British', '40', 'Vincent', book=b):
    br.play('40')
    br.drag('Vincent br:8th 49th', 'Ft. Erie')
    br.vp(b.due())
    br.discard('40')

with act(s, 'US Scott to Buffalo', 'US', '41', 'Scott', book=b):
    us.play('41')
    us.drag('us:23rd us:25th us:20th Scott', 'Buffalo')
    us.discard('41')

with act(s, 'BR holds', 'British', '44', hold=True, book=b):
    br.hold('44')

with act(s, 'US Lawrence', 'US', '37', build=True, book=b):
    us.play('37')
    us.drag('Lawrence', 'Erie PA')
    us.discard('37')

with act(s, 'BR Drummond', 'British', '39', 'Drummond', book=b):
    br.play('39')
    way('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.march('Drummond', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
    br.discard('39')

with act(s, 'US holds', 'US', '51', hold=True, book=b):
    us.hold('51')
s.done()
