"""Hungarian table. Zsófia measures by eye, Bence tidies up after her; one march is too long, one retreat goes too far."""
from aid33b import *


def pre(t):
    burn_to(t, 1812, 6)


s, t, us, br, bk = start('1812b', 'Zsófia', 'Bence', 'autumn 1812: Niagara and the north; a regiment walks eight points, a beaten militia runs two spaces',
                         ['13', '12', '22', '26', '23', '14'], ['15', '18', '25', '28', '24', '20'], pre)

with act(s, 'US Harrison', 'US', '13', leader='Harrison', book=bk):
    us.say('13, két pont: Harrison Frenchtownba')
    way('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown')
    us.march('Harrison us:17th us:19th', 'Ft. Meigs', 'Frenchtown')
    us.play('13')
    us.discard('13')

with act(s, 'BR Brock', 'British', '15', leader='Brock', book=bk):
    br.play('15')
    way('York', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.march('R.N.R. Brock', 'Burlington', 'Stoney Creek', 'Ft. George')
    br.say('15, Brock Ft. George-ban')
    br.discard('15')

with act(s, 'US 9th and 11th', 'US', '23', book=bk):
    us.play('23')
    way('Albany', 'Utica', 'Rome', 'Sackets Harbour')
    us.drag('us:9th', 'Sackets Harbour')
    us.say('23, kettő egység')
    us.drag('11th', 'Sackets Harbour')
    us.discard('23')

with act(s, 'BR Voltigeurs', 'British', '24', book=bk):
    way('Montreal', 'La Prairie', 'Lacolle')
    br.drag('Voltigeurs', 'Lacolle')
    br.play('24')
    br.discard('24')

s.play('US 14th walks too far')
us.play('14')
us.say('14, egy pont: a 14. fölmegy Ogdensburgba')
assert best('Albany', 'Ogdensburg')[0] == 8 and val('14') == 1
with s.fault('9.1 9.2 3.16 2.22', 'the 14th goes from Albany to Ogdensburg, 8 MP, in one activation'):
    us.drag('14th', 'Ogdensburg')
us.discard('14')

with act(s, 'BR 49th', 'British', '25', book=bk):
    br.play('25')
    br.say('25: a 49. Yorkba. messze jutott a tied')
    way('Kingston', 'Smiths Creek', 'York')
    br.march('49th', 'Smiths Creek', 'York')
    br.discard('25')

s.play('US Van Rensselaer at Queenston')
assert val('12') == 3
us.play('12')
us.say('12, három pont: Van Rensselaer át a folyón')
us.drag('1st_NY_Militia', 'Queenston')
us.drag('Van_Rensselaer', 'Queenston')
br.say('maradok')
us.roll('2d6', 6, 4)
assert fight(t, 'US', 'Queenston', ['Lewiston'], '1st NY Militia', 'Lincoln', 1812, (6, 4)) == 'DR'
us.say('10, mínusz egy a folyó: 9, hátrálsz')
assert supplied(t, 'British', 'Ft. George') and not units(t, 'Chippawa')
with s.fault('10.71 10.7 10.51 10.72', 'the Lincoln militia, beaten at Queenston, retreats to Burlington, three spaces off, not one'):
    br.drag('Lincoln', 'Burlington')
us.vp('US 2')
us.discard('12')
bk.ok()

with act(s, 'BR 8th', 'British', '28', book=bk):
    br.play('28')
    br.say('28, a 8. le Cornwallba')
    way('Montreal', 'Coteau du Lac', 'Cornwall')
    br.drag('br:8th', 'Cornwall')
    br.discard('28')

with act(s, 'US 1st PA', 'US', '26', book=bk):
    us.play('26')
    way('Pittsburgh', 'Meadville', 'Erie PA', 'Buffalo')
    us.drag('1st_PA_Militia', 'Buffalo')
    us.say('26, a pennsylvaniaiak Buffalóba')
    us.discard('26')

with act(s, 'BR Procter', 'British', '18', leader='Procter', book=bk):
    br.play('18')
    br.drag('Procter Essex', 'Sandwich')
    br.discard('18')

with act(s, 'US holds', 'US', None, book=bk):
    us.hold('22')
    us.say('tartom')

with act(s, 'BR holds', 'British', None, book=bk):
    br.hold('20')
s.done()
