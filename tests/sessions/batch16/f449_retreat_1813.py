"""Spring of 1813: a garrison thrown out of Ft. George runs two spaces; a brig of Lake Erie is launched on Lake Ontario."""
from hc16 import *
from more import lay_1813
from session import Session

s = Session('dev-1812-faults', us='Tove', br='Arne', what='Spring 1813 in mid-turn, Norwegian: after DR at Ft. George the 8th, the 49th and Vincent go to Burlington, two spaces; the Niagara, a brig of Lake Erie, is built at Sackets Harbour')
t = s.t
lay_1813(t)
lay7.hands(t, ['Card 52', 'Card 48', 'Card 43', 'Card 46', 'Card 47', 'Card 53'], ['Card 42', 'Card 50', 'Card 45', 'Card 58', 'Card 44', 'Card 54'])
lay7.burn_to(t, 1813, 4)
t, us, br = s.begin()
Y = 1813

with go(s, 'US Harrison to Frenchtown', 'us', '48', 'Harrison'):
    us.say('hei. 48, Harrison')
    us.play('48')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
    us.discard('48')

with go(s, 'BR Drummond', 'br', '42', 'Drummond', pick='Glengarry'):
    br.play('42')
    br.drag('Drummond', 'Cornwall')
    br.drag('Drummond Glengarry', "Crysler's Farm")
    br.drag('Drummond Glengarry', 'Prescott')
    br.discard('42')

with go(s, 'US Harrison at Detroit: 12 to 5, 2:1, B to C, +1', 'us', '43', 'Harrison', ret='Essex'):
    us.say('43, Harrison videre til Detroit')
    us.play('43')
    us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
    br.say('blir staaende')
    assert res(t, 'US', 'Detroit', ['Frenchtown'], '17th', 'Essex', Y, 5, 2) == 'DR'
    us.roll('2d6', 5, 2)
    retreat(t, 'British', 'Detroit', 'Sandwich', 'Frenchtown')
    br.drag('Essex', 'Sandwich')
    us.vp('US 1')
    us.discard('43')

with go(s, 'BR Procter to Sandwich', 'br', '50', 'Procter'):
    br.play('50')
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
    br.discard('50')

s.play('US Dearborn lands at Ft. George: 16 to 11, 1:1, B to A, landing; 12-2 is DR')
SH = 'Madison Oneida Conquest Scourge Julia Hamilton Fair_American Gov._Tompkins Growler Pert'
us.say('52, Dearborn med flaaten mot Ft. George')
us.play('52')
MEN = 'us:6th 15th us:16th 21st'
cap(t.pieces(SH), t.pieces(MEN, us))
us.drag(SH, 'Ft. George')
us.drag('Dearborn ' + MEN, 'Ft. George')
br.say('staar i fortet, 49. foran')
assert res(t, 'US', 'Ft. George', [], '6th', '49th', Y, 6, 6, landing=True) == 'DR'
us.roll('2d6', 6, 6)
us.say('12 - 1 - 1 = 10')
with s.fault('10.71 10.51 10.51(DR) 10.7', 'the beaten garrison retreats from Ft. George to Burlington, two spaces, DR is one'):
    br.drag('Vincent br:8th 49th', 'Burlington')
us.vp('US 4')
us.discard('52')

with go(s, 'BR restores nobody, moves the 100th', 'br', '45'):
    br.play('45')
    br.march('100th', 'Chambly', 'La Prairie')
    br.discard('45')

with go(s, 'US Scott', 'us', '47', 'Scott'):
    us.play('47')
    us.drag('Scott 23rd us:25th 29th', 'Utica')
    us.drag('Scott 23rd us:25th 29th', 'Canandaigua')
    us.drag('Scott 23rd us:25th 29th', 'Batavia')
    us.drag('Scott 23rd us:25th 29th', 'Lewiston')
    us.discard('47')

with go(s, 'BR yard', 'br', '58', build=True):
    br.say('58, verftet: Detroit')
    br.play('58')
    br.drag('ship:Detroit', 'Ft. Malden')
    br.discard('58')

s.play('US yard')
us.say('jeg bygger ogsaa, 46')
us.play('46')
us.drag('ship:General_Pike', 'Sackets Harbour')
with s.fault('15.15 15.13 15.31 15.12 15.14', 'the Niagara, a brig of Lake Erie, is built at Sackets Harbour on Lake Ontario'):
    us.drag('ship:Niagara', 'Sackets Harbour')
us.discard('46')

with go(s, 'BR Caughnawaga', 'br', '44'):
    br.play('44')
    br.drag('Caughnawaga', 'Chateauguay')
    br.discard('44')

with go(s, 'US two from MacArthur', 'us', '53'):
    us.play('53')
    us.march('24th 2nd_Kentucky', 'Ft. Findlay', 'Ft. Meigs')
    us.discard('53')

s.play('BR holds')
br.hold('54')
br.say('sparer siste')
s.done()
