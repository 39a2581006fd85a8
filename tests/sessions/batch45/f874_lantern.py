"""Spring 1812: the Shawnee are wiped out at Sandwich and Tecumseh stays; the British lay a third card aside."""
from h45 import *

s, t = open_at('1812a', ['32', '13', '19', '4', '30'], ['8', '2', '17', '10', '20'], 'Juniper', 'Basil',
               'Spring 1812, terse English: the Shawnee die at Sandwich and Tecumseh stays on the map; three cards held in one turn', 4)
t.lay('Shawnee', 'Sandwich', 'British')
t.lay_face('Shawnee', True, 'British')
t, us, br = s.begin()
bk = Book(t)

with act(s, 'US over the Detroit', 'US', '32', ret='Shawnee', book=bk):
    us.say('32 x3. 4th, 1st Ohio, 2nd Ohio -> Sandwich. 4th leads')
    us.play('32')
    way('Detroit', 'Sandwich')
    us.drag('us:4th 1st_Ohio 2nd_Ohio', 'Sandwich')
    br.say('they fight')
    fed_from(t, 'US', 'Detroit', 'Sandwich')
    stays_fed(t, 'British', 'Sandwich')
    assert fight(t, 'US', 'Sandwich', ['Detroit'], 'us:4th', 'Shawnee', 1812, (5, 3)) == 'DR-1'
    us.roll('2d6', 5, 3)
    us.say('11')
    with s.fault('3.54', 'the Shawnee are removed from the map: Tecumseh goes with them, but stays at Ft. Malden'):
        br.drag('Shawnee', 'British Eliminated')
        us.vp(bk.due())
        us.discard('32')
assert t.where(t.find('Tecumseh')) == 'Ft. Malden'

with act(s, 'BR hold 1', 'British', '8', hold=True, laid=False, book=bk):
    br.say('hold')
    br.hold('8')

with act(s, 'US 13', 'US', '13', book=bk):
    us.say('13 x2. 6th, 13th -> Whitehall')
    us.play('13')
    us.drag('us:6th us:13th', 'Whitehall')
    us.discard('13')

with act(s, 'BR hold 2', 'British', '17', hold=True, laid=False, book=bk):
    br.say('hold')
    br.hold('17')

with act(s, 'US 19', 'US', '19', book=bk):
    us.say('19 x2. 2nd NY -> Cape Vincent')
    us.play('19')
    us.drag('2nd_NY_Militia', 'Cape Vincent')
    us.discard('19')

with act(s, 'BR 2', 'British', '2', 'Brock', book=bk):
    br.say('2 x3. Brock + York Militia -> Burlington')
    br.play('2')
    br.drag('Brock York_Militia', 'Burlington')
    br.discard('2')

with act(s, 'US 4', 'US', '4', book=bk):
    us.say('4 x1. 3rd Ohio -> Ft. Findlay')
    us.play('4')
    us.drag('3rd_Ohio', 'Ft. Findlay')
    us.discard('4')

with act(s, 'BR hold 3', 'British', '10', hold=True, laid=False, book=bk):
    with s.fault('7.34', 'a third card held back by the same player in one turn'):
        br.say('hold')
        br.hold('10')

with act(s, 'US 30', 'US', '30', book=bk):
    us.say('30 x2. Oneida -> Oswego')
    us.play('30')
    us.drag('Oneida', 'Oswego')
    us.discard('30')
s.done()
