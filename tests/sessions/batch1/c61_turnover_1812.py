"""From Spring to Summer-Autumn 1812: last cards, arrivals before the marker, a deal in lumps, Chauncey gathers schooners, lands at York, is thrown out by water."""
from more import muster, spent, holds, supplied, lake_of
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Wesley', br='Moira', what='turn of the half-year 1812 with arrivals before the turn marker, one regiment delayed, 7 cards each; 8.5 played; a landing, a retreat by water; two logs, the second begins between a march and its dice')
spent(s.t, 'US', ['4'])
spent(s.t, 'British', ['17'])
t, us, br = s.begin()

s.play('US last card: 13th')
us.say('last card: the 4 for 1, 13th to Utica')
us.play('4')
us.drag('us:13th', 'Utica')
us.discard('4')

s.play('BR last card: Norfolk')
br.say('and mine. norfolks to fort erie')
br.drop_discard('17')
br.drag('Norfolk', 'Ft. Erie')
br.say('nobody on any lake, so no fleets. VP 0, agreed?')
us.say('agreed, 0')

s.play('arrivals, marker, deal')
us.say('reinforcements first, then I move the marker, ok? 1st PA I keep back for the next turn')
us.drag('1st_PA_Militia', 'Delayed Reinforcements')     # 14.21
muster(us, '1812b')
br.say("fine. here are mine, it's not many")
muster(br, '1812b', groups=False)
us.turn('Summer-Autumn 1812')
us.say('seven each')
for c in ('Card 6', 'Card 16', 'Card 22', 'Card 15', 'Card 3', 'Card 11', 'Card 18'):
    us.draw('1812 Deck', c)
for c in ('Card 26', 'Card 25', 'Card 23', 'Card 28', 'Card 7', 'Card 14', 'Card 29'):
    br.draw('1812 Deck', c)
assert len(t.hand('US')) == 7 == len(t.hand('British'))

s.play('US Chauncey collects the schooners (8.5): Oswego 1, Ogdensburg 1, box 1')
us.say('US first in autumn. 15 as a 2, Chauncey goes round: Oswego, Ogdensburg, and out')
us.play('15')
us.drag('Chauncey ship:Oneida Conquest Scourge', 'Oswego')
us.drag('Chauncey ship:Oneida Conquest Scourge Fair_American Gov._Tompkins', 'Ogdensburg')
us.drag('Chauncey ship:Oneida Conquest Scourge Fair_American Gov._Tompkins Julia Hamilton', 'Lake Ontario Control Box')
us.say('3 MP out of 6 if anybody counts. two points')
us.vp('US 2')
us.discard('15')

s.play('BR Brock leaves York')
br.say('25, two: Brock, the RNR and the York militia down to Ft. George')
br.play('25')
br.drag('Brock R.N.R. York_Militia', 'Burlington')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
us.say('leaving York empty? really?')
br.say("you wouldn't dare :)")
br.discard('25')

s.play('US Chauncey lands at York: to Sackets 1, pick up 1, to York 1, set down 1 + 1 amphibious, back to the box 1 = 6')
us.say('6, three ops. Chauncey again: 2nd NY on the Oneida, rifles on the Hamilton, straight to York. nobody home')
us.play('6')
us.drag('Chauncey ship:Oneida Conquest Scourge Fair_American Gov._Tompkins Julia Hamilton', 'Sackets Harbour')
# brig 1 unit, schooner 1 detachment (11.35); the two regiments were there before the card (11.36)
us.drag('Chauncey ship:Oneida Conquest Scourge Fair_American Gov._Tompkins Julia Hamilton 2nd_NY_Militia 1st_Rifles', 'York')
us.drag('Chauncey Conquest Scourge Fair_American Gov._Tompkins Julia', 'Lake Ontario Control Box')
assert value('York') == 4 and holds(t, 'US', 'York') and supplied(t, 'US', 'York')
us.say('3+2 = 5 against a 4, mine. Oneida and Hamilton stay in case you come back')
us.vp('US 6')
us.discard('6')

s.play('BR Vincent at York: 10 to 5, 2:1 +1; 49th A against Rifles A; 5+4+1 = 10 DR; US home by water (10.8), no loss')
br.say('23 as 2, Vincent with everything from Kingston')
br.play('23')
assert cost('Kingston', 'Smiths Creek', 'York') == 4
br.drag('Vincent 49th 10th_R.V. Frontenac', 'Smiths Creek')
br.drag('Vincent 49th 10th_R.V. Frontenac', 'York')
assert supplied(t, 'British', 'York', entered='Smiths Creek')
us.say('the rifles lead. I have to catch a train, you send the rest?')
s.cut()

br.say('(second log) 49th leads, 10 against 5 is 2:1, +1')
assert odds(10, 5) == 1 and crt(5 + 4 + 1) == 'DR'
br.roll('2d6', 5, 4)
br.say('10, DR. Burlington would cost you both, so by water I suppose')
# 10.71(1): Burlington would flip or lose them, Smiths Creek is barred; the lake is US, Oneida + Hamilton have room (10.82)
br.drag('2nd_NY_Militia 1st_Rifles ship:Oneida Hamilton', 'Sackets Harbour')
br.vp('US 2')
br.discard('23')

s.play('US Dearborn gathers at Sackets')
us.say('thanks for moving my boys. 22 as 3: Dearborn, 6th 9th 11th 14th, the 13th joins at Utica')
us.play('22')
us.drag('Dearborn us:6th us:9th 11th 14th', 'Utica')
us.drag('Dearborn us:6th us:9th 11th 14th us:13th', 'Rome')
us.drag('Dearborn us:6th us:9th 11th 14th us:13th', 'Sackets Harbour')
assert cost('Albany', 'Utica', 'Rome', 'Sackets Harbour') == 4
us.discard('22')

s.play('BR holds')
br.say('I pocket one')
br.hold('14')

s.play('US 17th and 19th')
us.say('3 for 2: 17th and 19th up to Ft. Meigs, 4 MP')
us.play('3')
us.march('17th 19th', 'Ft. Findlay', 'Ft. Meigs')
us.discard('3')

s.play('BR Rottenburg')
br.say('28: Rottenburg, 8th and Fencibles to Cornwall')
br.play('28')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall') == 2
br.march('Rottenburg br:8th Canadian_Fencibles', 'Coteau du Lac', 'Cornwall')
br.discard('28')
s.done()
