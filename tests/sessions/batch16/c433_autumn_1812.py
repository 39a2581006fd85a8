"""Autumn 1812 from the first card to the last, almost mute: Queenston in two rounds, the lake, holds none; fleets home, winter, spring, the die, the deal, two plays."""
from hc16 import *
from more import muster, excess, lay_arrivals, naval_drm
from ref import naval
from session import Session

s = Session('dev-1812-faults', us='rb_77', br='OldHickory', what='Summer-Autumn 1812 played out, hardly a word: Queenston (EX, then DR), lake battle, 14 plays; fleet return, attrition of many, free repair, spring 1813: arrivals, die, deal of 8')
t = s.t
for side in ('US', 'British'):
    lay_arrivals(t, '1812b', side)
t.lay_turn('Summer-Autumn 1812')
lay7.hands(t, ['Card 6', 'Card 16', 'Card 21', 'Card 24', 'Card 3', 'Card 28', 'Card 1'],
           ['Card 22', 'Card 18', 'Card 15', 'Card 11', 'Card 25', 'Card 31', 'Card 14'])
lay7.burn(t, 'Card 32', 'Card 12', 'Card 2', 'Card 5', 'Card 8', 'Card 10', 'Card 17', 'Card 20', 'Card 13', 'Card 4', 'Card 19', 'Card 30', 'Card 27', 'Declaration of War')
t, us, br = s.begin()
Y = 1812
HOST = 'us:6th us:13th us:9th 11th 14th 15th us:16th 21st 23rd'

with go(s, 'US Dearborn to Lewiston', 'us', '6', 'Dearborn'):
    us.play('6')
    us.drag('Dearborn ' + HOST, 'Utica')
    us.drag('Dearborn ' + HOST, 'Canandaigua')
    us.drag('Dearborn ' + HOST, 'Batavia')
    us.drag('Dearborn ' + HOST, 'Lewiston')
    us.discard('6')

with go(s, 'BR Brock to Queenston', 'br', '22', 'Brock'):
    br.play('22')
    br.drag('Brock York_Militia R.N.R.', 'Queenston')
    br.discard('22')

Q1 = 'us:6th us:13th us:9th 11th 14th 15th'
with go(s, 'US over the river: 24 to 8, 3:1; DRM -3, then +1', 'us', '16', 'Dearborn', ret='Brock York_Militia Lincoln R.N.R.', flips=['us:6th']):
    us.play('16')
    us.drag(Q1 + ' Dearborn', 'Queenston')
    assert res(t, 'US', 'Queenston', ['Lewiston'], '6th', 'R.N.R.', Y, 6, 4) == 'EX'
    us.roll('2d6', 6, 4)
    br.drag('R.N.R.', 'British Eliminated')
    us.flip('us:6th')
    assert res(t, 'US', 'Queenston', ['Lewiston'], '13th', 'Lincoln', Y, 4, 4, rnd=2) == 'DR'
    us.roll('2d6', 4, 4)
    retreat(t, 'British', 'Queenston', 'Ft. George', 'Lewiston')
    br.drag('Brock York_Militia Lincoln', 'Ft. George')
    us.vp('US 2')
    us.discard('16')
    br.say('gg')

with go(s, 'BR Vincent', 'br', '18', 'Vincent'):
    br.play('18')
    br.march('Vincent 49th 10th_R.V.', 'Smiths Creek', 'York', 'Stoney Creek')
    br.discard('18')

with go(s, 'US Harrison', 'us', '28', 'Harrison'):
    us.play('28')
    us.drag('1st_Kentucky 17th 19th', 'Frenchtown')
    us.drag('Harrison', 'Frenchtown')
    us.discard('28')

with go(s, 'BR two ships out', 'br', '15'):
    br.play('15')
    br.drag('Royal_George', 'Lake Ontario Control Box')
    br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
    br.vp('0')
    br.discard('15')

with go(s, 'US rifles', 'us', '21'):
    us.play('21')
    us.drag('1st_Rifles', 'Cape Vincent')
    us.discard('21')

with go(s, 'BR Procter to Sandwich', 'br', '25', 'Procter'):
    br.play('25')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
    br.discard('25')

with go(s, 'US Chauncey: 5 to 2, +2', 'us', '3', 'Chauncey', ret='Royal_George Earl_of_Moira', flips=['Oneida', 'Royal George']):
    us.play('3')
    us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
    a, d = t.pieces('Oneida Conquest Scourge Growler Pert'), t.pieces('Royal_George Earl_of_Moira')
    assert naval_drm(a, d, a[0], d[0]) == 2 and naval(2 + 2) == 'A1 D1 att'
    us.roll('1d6', 2)
    br.flip('Royal_George')
    br.drag('Earl_of_Moira Royal_George', 'Kingston')
    us.flip('Oneida')
    us.drag('Oneida', 'Sackets Harbour')
    us.vp('US 4')
    us.discard('3')

with go(s, 'BR LC militia', 'br', '11'):
    br.play('11')
    br.march('LC_Militia', 'Coteau du Lac', 'Cornwall')
    br.discard('11')

with go(s, 'US 5th', 'us', '24'):
    us.play('24')
    us.drag('us:5th', 'Oswego')
    us.discard('24')

with go(s, 'BR Norfolk', 'br', '31'):
    br.play('31')
    br.drag('Norfolk', 'Ft. Erie')
    br.discard('31')

with go(s, 'US 12th', 'us', '1'):
    us.play('1', reveal=False)
    us.drag('12th', 'Whitehall')
    us.discard('1')

with go(s, 'BR Brock joins Vincent', 'br', '14', 'Brock'):
    br.play('14')
    br.drag('Brock Lincoln York_Militia', 'Stoney Creek')
    br.discard('14')

s.play('fleet return and winter')
us.drag('Conquest Scourge Growler Pert Chauncey', 'Sackets Harbour')
us.put('US Lake Control', 'Lake Ontario Control Box')
br.turn('Winter 1812-13')
ex = excess(t)
assert supplied(t, 'US', 'Queenston')
assert ex == {('Queenston', 'US'): 4, ('Lewiston', 'US'): 3, ('Frenchtown', 'US'): 2, ('Detroit', 'US'): 2, ('Stoney Creek', 'British'): 3, ('Sandwich', 'British'): 3, ('Cornwall', 'British'): 1,
              ('Ft. St. Joseph', 'British'): 1}, ex
us.flip('us:13th us:9th 14th 15th')
us.flip('us:16th 21st 23rd')
us.flip('17th 1st_Kentucky')
us.flip('1st_Ohio 2nd_Ohio')
br.flip('Lincoln York_Militia 10th_R.V.')
br.flip('1/41st Shawnee')
br.drag('Western_Indians', 'British Eliminated')
br.flip('LC_Militia')
br.drag('Northwest_Co.', 'British Eliminated')
assert not [k for k, v in excess(t).items() if k[1] == 'British' or k[0] != 'Queenston'], excess(t)
us.flip('Oneida')
br.flip('Royal_George')
us.turn('Spring-Summer 1813')
muster(br, '1813a', groups=False)
muster(us, '1813a')
us.roll('1d6', 2)
br.roll('1d6', 5)
us.say('2+4')
U = ['Card 43', 'Card 46', 'Card 47', 'Card 48', 'Card 51', 'Card 53', 'Card 49', 'Card 52']
B = ['Card 45', 'Card 44', 'Card 42', 'Card 50', 'Card 54', 'Card 57', 'Card 58', 'Card 62']
for c in U:
    us.draw('1813 Deck', c)
for c in B:
    br.draw('1813 Deck', c)
assert marker(t) == 4

with go(s, 'US restores two', 'us', '53', flips=['us:16th', '21st']):
    assert supplied(t, 'US', 'Lewiston')
    us.play('53')
    us.flip('us:16th 21st')
    us.discard('53')

with go(s, 'BR Drummond', 'br', '58', 'Drummond'):
    br.play('58')
    br.drag('Drummond br:8th Canadian_Fencibles', 'Cornwall')
    br.drag('Drummond br:8th Canadian_Fencibles', 'Prescott')
    br.discard('58')
s.done()
