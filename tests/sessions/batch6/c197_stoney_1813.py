"""English table, spring 1813: a tie for the first player, hands five and three, a landing at Burlington and what came of it."""
from more import supplied, holds
from own6 import spring13, deal, cfs
from ref import crt, odds, cost
from session import Session

s = Session('dev-1812-faults', us='Geoff', br='Maureen', what='spring 1813: tie thrown again, deal in parts, Chauncey lands Pike at Burlington, two British attacks, a garrison out of supply')
t = s.t
spring13(t)
t, us, br = s.begin()

s.play('arrivals, first player, deal')
us.say('dragoons to Albany, nothing else of mine is due I think')
us.drag('US_Dragoons', 'Albany')
br.say('nothing for me. dice? I add two')
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('five all. again')
us.roll('1d6', 6)
br.roll('1d6', 1)
us.say('mine for the year then')
deal(us, 1813, '40', '46', '49', '37', '44')
deal(br, 1813, '43', '48', '45', '41', '47')
us.say('and the last three')
deal(br, 1813, '50', '51', '53')
deal(us, 1813, '54', '55', '57')
assert len(t.hand('US')) == len(t.hand('British')) == 8

s.play('US 40: Chauncey lands Pike at Burlington')
us.say('40, two, Chauncey. Madison has the 6th, Oneida the 15th, four schooners the 16th, Fair American the rifles, Pike comes along. Burlington, nobody home')
us.play('40')
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American Pike us:6th 15th us:16th 1st_Rifles', 'Burlington')
assert 1 + 1 + 2 + 1 <= 6
us.drag('Chauncey Madison Oneida Conquest Scourge Julia Hamilton Fair_American', 'Lake Ontario Control Box')
us.say('and the ships out on the lake. two for Burlington: nil nil')
us.vp('0')
us.discard('40')

s.play('BR 43: Rottenburg to York')
br.say('cheeky. 43, Rottenburg west')
br.play('43')
br.march('Rottenburg 104th 1/R._Scots', 'Smiths Creek', 'York')
assert cost('Kingston', 'Smiths Creek', 'York') == 4
br.discard('43')

s.play('US 46: Pike to Stoney Creek')
us.say('46, Pike. the 16th sits tight')
us.play('46')
us.drag('Pike us:6th 15th 1st_Rifles', 'Stoney Creek')
us.vp('US 1')
us.discard('46')

s.play('BR 48: Rottenburg attacks Burlington')
br.say('48, Rottenburg and everybody at York')
br.play('48')
assert supplied(t, 'US', 'Burlington') and supplied(t, 'British', 'York')
br.drag('Rottenburg 104th 1/R._Scots R.N.R. York_Militia', 'Burlington')
us.say('I stand')
a, d = cfs(t, '104th 1/R._Scots R.N.R. York_Militia', True), cfs(t, 'us:16th')
assert (a, d) == (14, 4) and odds(a, d) == 2 and crt(7 + 2 + 1) == 'DR'
br.say('R.N.R. in front')
br.roll('2d6', 3, 4)
us.drag('us:16th', 'Stoney Creek')
br.vp('British 1')
br.discard('48')

s.play('US 49: Harrison')
us.say('49 on the other end: Harrison to the Raisin')
us.play('49')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.discard('49')

s.play('BR 45: Vincent attacks Stoney Creek')
br.say('45, Vincent out of the fort. you are cut off, are you not?')
us.say('sadly')
br.play('45')
assert not supplied(t, 'US', 'Stoney Creek') and holds(t, 'US', 'Stoney Creek')
br.drag('Vincent br:8th 49th', 'Stoney Creek')
us.say('the 6th leads')
a, d = cfs(t, 'br:8th 49th', True), cfs(t, 'us:6th 15th us:16th 1st_Rifles')
assert (a, d) == (9, 14) and odds(a, 7) == 0 and crt(8 + 1 - 1) == 'EX'
br.say('49th leads. nine to seven')
br.roll('2d6', 3, 5)
br.say('A on B, Pike takes it off again: 8, exchange')
br.flip('49th')
us.flip('us:6th')
a, d = cfs(t, 'br:8th 49th', True), cfs(t, 'us:6th 15th us:16th 1st_Rifles')
assert (a, d) == (5, 12) and odds(a, 6) == -2 and crt(8 - 2 + 1 - 1) == 'AR'
br.say('again, 8th up front against?')
us.say('the 15th')
br.roll('2d6', 5, 3)
br.say('6. home we go')
br.drag('Vincent br:8th 49th', 'Ft. George')
br.discard('45')

s.play('US holds')
us.say('holding')
us.hold('37')

s.play('BR holds')
br.say('likewise, and tea')
br.hold('41')
s.done()
