"""New Year 1813 at a loud table: late dragoons, a tied die, a card drawn too many and put back, a campaign in the rain, yards, horsemen."""
from lay15 import *
from ref import cost, odds, value
from session import Session

s = Session('dev-1812-faults', us='Bucky', br='Nigel', what='Spring 1813 from the first minute: tie and reroll, deal of 8 with an undo, Barclay out, campaign of Pike and Scott in Heavy Rains, '
            'Procter retreats before combat, yards of three bases, dragoons ten points')
t = s.t
lay_1813(t)
hands(t, [], [])
t, us, br = s.begin()

us.say('happy new year 1813 ya redcoat')
br.say('evening. anything coming in for you? I have nowt, all on the map')
us.say('just the horsies')
assert [p.name for p, w in arrivals(t, '1813a', 'US')] == ['US Dragoons'] and not arrivals(t, '1813a', 'British')
us.drag('US_Dragoons', 'Utica')
us.undo()
us.drag('US_Dragoons', 'Albany')
br.say('die for the year? I add 2')
us.roll('1d6', 5)
br.roll('1d6', 3)
us.say('5 to 5 LOL. again')
br.roll('1d6', 4)
us.roll('1d6', 2)
br.say('6 : 2, mine all year, ta')

U = ['Card 43', 'Card 51', cid(t, 'Campaign', 1813)[0], 'Card 46', 'Card 57', 'Card 48', 'Card 53', 'Card 61']
B = ['Card 45', 'Card 52', cid(t, 'Heavy Rains', 1813)[0], 'Card 44', 'Card 49', 'Card 50', 'Card 55', 'Card 54']
for c in U[:3]:
    us.draw('1813 Deck', c)
for c in B:
    br.draw('1813 Deck', c)
br.draw('1813 Deck')
br.say('was that nine? back it goes')
br.undo(2)
for c in U[3:]:
    us.draw('1813 Deck', c)
assert len(t.hand('US')) == len(t.hand('British')) == 8

s.play('BR Barclay goes out; the marker there counted already')
br.say('52. Barclay + all 5 of his tubs onto Erie. no pts, marker was mine')
br.play('52')
br.drag('Barclay Queen_Charlotte Lady_Prevost', 'Lake Erie Control Box')
br.drag('ship:Hunter ship:Chippawa Little_Belt', 'Lake Erie Control Box')
br.discard('52')

s.play('US campaign, Scott stopped by the rain')
us.play('Campaign')
us.say('CAMPAIGN!! Pike at Sackets and Scott at Albany')
br.say('aha. hang on')
br.play('Heavy Rains', reveal=False)
br.say('it pours on Scott. one space for anyone at Albany')
br.reveal('Heavy Rains')
br.discard('Heavy Rains')
us.say('booo')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.march('Pike us:6th 15th us:16th', 'Antwerp', 'Ogdensburg')
us.drag('Scott 20th 23rd 25th 29th', 'Utica')
us.say('one muddy space for Winfield')
us.discard('Campaign')

s.play('BR Procter to Frenchtown')
br.say('Procter, 2, with Tec & friends, river raisin')
br.play('49')
assert cost('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6
br.march('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich', 'Detroit', 'Frenchtown')
assert holds(t, 'British', 'Frenchtown') and value('Frenchtown') == 1
br.discard('49')
br.vp('British 3')

s.play('US Harrison; Procter gets out')
us.say('43. Harrison says hi')
us.play('43')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.roll('2d6', 4, 6)
br.say('roll all you like, I am not staying: back to Detroit before combat, Essex holds it')
assert holds(t, 'British', 'Detroit')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Detroit')
us.say('coward. wasted a ten')
us.vp('British 2')
us.discard('43')

s.play('BR yards')
br.play('45')
br.say('yards. Detroit at Malden, Brock at York, both corvettes')
br.drag('ship:Brock', 'York')
br.drag('ship:Detroit', 'Ft. Malden')
br.drop_discard('45')

s.play('US yards: frigate there is none, two brigs and two schooners')
us.say('46, three points of carpentry: both brigs, Ariel & Scorpion, at Erie')
us.play('46')
us.drag('ship:Lawrence ship:Niagara', 'Erie PA')
us.drag('Ariel Scorpion', 'Erie PA')
us.discard('46')

s.play('BR Rottenburg')
br.play('50')
assert cost('Kingston', 'Gananoque', 'Prescott') == 2
br.drag('Rottenburg 1/R._Scots 104th', 'Prescott')
br.say('someone has to watch Pike')
br.discard('50')

s.play('US dragoons ride')
us.say('51 = 1. yeeehaw')
us.play('51')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo', 'Ft. Schlosser', 'Lewiston', 'Ft. Niagara') == 7
us.march('US_Dragoons', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
us.drag('US_Dragoons', 'Ft. Niagara')
us.discard('51')

s.play('BR Caughnawaga')
br.say('44')
br.play('44')
br.drag('Caughnawaga', 'Chateauguay')
br.discard('44')

s.play('US holds')
us.say('face down, dont peek')
us.hold('57')

s.play('BR holds too')
br.say('same here. pub?')
br.hold('54')
s.done()
