"""The western Indians after the fall of Detroit: raids that score and one that does not, the boat that makes it count."""
from lay7 import hands, burn, more
from more import supplied
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Lew', br='Fiona', what='Spring 1812 in mid-turn: Tecumseh at Frenchtown and the Rapids, Northwest Co. at Mackinac without points, the detachment by Nancy with them')
t = s.t
t.lay('4th Detachment 1st_Ohio 2nd_Ohio Michigan', 'US Eliminated', 'US')
t.lay(['Hull'], 'Captured', 'US')
t.lay('Adams', 'Buffalo', 'US')
t.lay('3rd_Ohio', 'Ft. Meigs', 'US')
t.lay('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Detroit', 'British')
hands(t, ['Card 4', 'Card 13', 'Card 30', 'Card 27', 'Card 19'], ['Card 17', 'Card 5', 'Card 10', 'Card 20', 'Card 8'])
burn(t, 'Card 21', 'Card 22', 'Card 23', 'Card 24')
t.lay_vp('British 3')
t, us, br = s.begin()
br.say('resuming after the surrender of Detroit. B 3. you are up')

s.play('US 6th and 13th')
us.say('13 for 2. 6 and 13 to Utica')
us.play('13')
us.drag('us:6th us:13th', 'Utica')
us.discard('13')

s.play('BR Tecumseh at Frenchtown')
br.say('17 (1) Tecumseh, Shawnee and Wyandot to Frenchtown. a 1 space, Indians may hold it: B 4')
br.play('17')
assert cost('Detroit', 'Frenchtown') == 2 and value('Frenchtown') == 1
br.drag('Tecumseh Shawnee Wyandot', 'Frenchtown')
br.vp('British 4')
br.discard('17')

s.play('US 1st NY')
us.say('4 (1) first NY to the fort')
us.play('4')
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('4')

s.play('BR Tecumseh at the Rapids')
br.say('5 (2) Tecumseh and the Shawnee on to the Rapids, the Wyandots sit on Frenchtown')
br.play('5')
br.drag('Tecumseh Shawnee', 'Ft. Meigs')
assert supplied(t, 'British', 'Ft. Meigs', entered='Frenchtown') and supplied(t, 'US', 'Ft. Meigs')
us.say('militia stand')
br.say('1:1, B on C +1, Tecumseh +1, woods +1 for Indians')
assert odds(4, 3) == 0 and crt(3 + 3 + 3) == 'DR'
br.roll('2d6', 3, 3)
us.say('and run. Findlay')
us.drag('3rd_Ohio', 'Ft. Findlay')
br.vp('British 5')
br.discard('5')

s.play('US Oneida')
us.say('30: Oneida down to Oswego')
us.play('30')
us.drag('Oneida', 'Oswego')
us.discard('30')

s.play('BR Northwest Co.')
br.say('10: the Northwest Company paddles over to Mackinac by itself')
br.play('10')
br.drag('NWC', 'Ft. Mackinaw')
us.say('they stand in the fort')
assert odds(2, 2) == 0 and crt(6 + 4 + 1, True) == 'DR-1'
br.roll('2d6', 6, 4)
us.drag('Detachment_(Mackinaw)', 'US Eliminated')
us.say('2 VP?')
br.say('no, Indians alone cannot hold a 2')
br.discard('10')

s.play('US holds')
us.say('holding')
us.hold('27')

s.play('BR the detachment by Nancy')
br.say('20: but the detachment with the Nancy can. now it counts, B 7')
br.play('20')
assert value('Ft. Mackinaw') == 2
br.drag('Det._10th_R.V. Nancy', 'Ft. Mackinaw')
assert more.holds(t, 'British', 'Ft. Mackinaw')
br.vp('British 7')
br.discard('20')
s.done()
