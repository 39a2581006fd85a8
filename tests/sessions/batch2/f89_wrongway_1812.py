"""Spring 1812, words after the fact: a beaten garrison runs two spaces; an AR-1 without its step."""
from more import cf, rows, supplied, units
from ref import best, cost, crt, odds
from session import Session

V = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Gus', br='Wim', what='Spring 1812: Lincoln retreats from Queenston to Stoney Creek (two spaces); AR-1 at Sandwich, nothing flipped')
t, us, br = s.begin()

s.play('US van Rensselaer at Queenston')
us.roll('2d6', 6, 4)
us.drag('Van_Rensselaer 1st_NY_Militia', 'Queenston')
assert supplied(t, 'US', 'Queenston', 'Lewiston') and odds(4, 3) == 0 and crt(10 - 1) == 'DR'
assert best('Queenston', 'Stoney Creek')[1][1:] == ['ft_george', 'stoney_creek']
with s.fault('10.71 10.51(DR) 10.51', 'a DR is one space, Lincoln goes two', 'link|path'):
    br.drag('Lincoln', 'Stoney Creek')
us.play('32')
us.discard('32')
us.vp('US 2')
us.say('nine after the river, that was a DR')

s.play('BR holds')
br.hold('10')

s.play('US Hull')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 3')
us.play('12')
us.discard('12')

s.play('BR Procter at Sandwich, back without the loss')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
assert V['5'] == 2 and supplied(t, 'British', 'Sandwich', 'Ft. Malden') and sum(cf(p) for p in units(t, 'Sandwich', 'US')) == 6
assert odds(11, 6) == 0 and crt(5) == 'AR-1'
br.roll('2d6', 2, 3)
with s.fault('10.51(AR-1) 10.51 10.32(1) 10.52', 'AR-1: the lead has to be flipped, nothing is', 'result|CRT|lead|odds|class'):
    br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
    br.play('5')
    br.discard('5')
    us.say('the 4th was in front there. off you go')

s.play('US 3rd Ohio')
assert cost('Ft. MacArthur', 'Ft. Findlay') == 2
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drop_discard('4')

s.play('BR Norfolk to Ft. Erie')
assert cost('Port Dover', 'Ft. Erie') == 2
br.drag('Norfolk', 'Ft. Erie')
br.drop_discard('17')

s.play('US holds')
us.hold('27')

s.play('BR 49th and 10th R.V. to Gananoque')
br.drag('49th 10th_R.V.', 'Gananoque')
br.play('20', reveal=False)
br.discard('20')
s.done()
