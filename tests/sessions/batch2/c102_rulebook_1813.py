"""Spring 1813 between two lawyers: the rule book is quoted at every step, mostly about things nobody does."""
from more import lay_1813, rows, spent
from ref import cost, crt, odds, value
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Portia', br='Rumpole', what='Spring 1813: rules quoted; first player rolled, an event, a landing at Burlington and a retreat by water, builds at two bases, a campaign, Champlain')
t = s.t
lay_1813(t)
spent(t, 'British', ['#56 Grand River Indians', '46', '48', '42', '38', '44', '50', '53'])
spent(t, 'US', ['52', '43', 'Campaign@1813', '41', '39', '40', '45', '62'])
t, us, br = s.begin()

us.say('14.1: "Land reinforcements arrive at the beginning of the turn". So: Dragoons')
us.drag('US_Dragoons', 'Albany')
us.say('7.33: each rolls one die')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4, and "that player modifies the roll by the number of VPs he has": 6. I go first')

s.play('BR event: Mohawks at Beaverdams')
br.say('56 as the event. 3.64: five spaces to choose from, not Queenston, not Port Dover, not Ft. Erie: Beaverdams')
br.play('#56 Grand River Indians')
br.drag('Mohawk', 'Beaverdams')
br.discard('#56 Grand River Indians')

s.play('US Dearborn lands at Burlington')
us.say('11.37: "the leader must have began the turn in the lakeside town". Dearborn has. 52, 3 points')
us.play('52')
assert OPV['52'] == 3                    # Dearborn needs 3
us.say('11.35: corvette 1 single combat unit, brig 1. so Madison and Oneida with the 6th and the 15th. 11.52: 1 extra MP, that is pick up 1, sail 1, land 2')
us.drag('Dearborn Madison Oneida us:6th us:15th', 'Burlington')
br.say('"there may be no British units there": quite so. yours')
assert value('Burlington') == 2
us.vp('0')
us.discard('52')

s.play('BR Vincent attacks Burlington: 9 to 8')
br.say('10.22 One Attack per Space. One is all I need. 46, Vincent (command 2)')
br.play('46')
assert cost('Ft. George', 'Stoney Creek', 'Burlington') == 2
br.drag('Vincent br:8th 49th', 'Stoney Creek')
br.drag('Vincent br:8th 49th', 'Burlington')
us.say('9.41 says I have the option of retreating before combat. an option, counsel, not a duty. We stay')
br.say('10.31: attacker names first. the 8th')
us.say('the 15th')
# 9:8 is 1:1, A against B +1; 10.44 is for US attacks only. Supply: back over Stoney Creek and Ft. George to the lake, no US ship in the box
assert odds(9, 8) == 0 and crt(4 + 5 + 1) == 'DR'
br.roll('2d6', 4, 5)
us.say('10. "DR: The defender must retreat one space". 10.81: "if a legal naval retreat can cause a zero loss over a land retreat"... Two units, two hulls, British ships are not on the lake: Sackets')
us.drag('us:6th us:15th Dearborn Madison Oneida', 'Sackets Harbour')
br.vp('British 2')
br.discard('46')

s.play('US builds')
us.say('15.17: 1 NBV "builds 2 schooners/sloops, or 1 brig, or 1 corvette". General Pike 1, Asp and Raven 1, sum 2. Card 43')
us.play('43')
assert OPV['43'] == 2
us.drag('General_Pike', 'Sackets Harbour')
us.drag('Asp Raven', 'Sackets Harbour')
us.discard('43')

s.play('BR builds at two bases')
br.say('15.12: "A single card can be used to build or repair at more than one base at a time." Detroit at Malden; 15.13: "the only vessel that can be built there is the Corvette Brock": at York')
br.play('48')
assert OPV['48'] == 2                    # two corvettes
br.drag('ship:Detroit', 'Ft. Malden')
br.drag('ship:Brock', 'York')
br.discard('48')

s.play('US campaign: Harrison and Pike')
us.say('8.72: "The player must declare which leader will be activated before any movement begins". Harrison. And Pike, the general, not the ship')
us.play('Campaign')
assert cost('Ft. Meigs', 'Frenchtown') == 2 and cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Harrison us:17th us:19th', 'Frenchtown')
br.say('and "all movement and combat with the first leader before he moves the other leader". No combat?')
us.say('none')
us.drag('leader:Pike us:16th us:21st', 'Ogdensburg')
us.discard('Campaign')

s.play('BR Procter to Detroit')
br.say('2.23: 3 MPs to cross. 1 + 3 = 4. 42')
br.play('42')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.march('Procter 1/41st', 'Sandwich', 'Detroit')
br.discard('42')

s.play('US holds')
us.say('7.34: "Instead of playing a card a player can hold one card back by placing it face down in front of him." Which I hereby do')
us.hold('41')

s.play('BR Champlain')
br.say('4.16: "A player receives 2 VPs for each Lake Control Box he controls". 38: Finch, Chubb')
br.play('38')
assert OPV['38'] == 2
br.drag('Finch Chubb', 'Lake Ontario Control Box')
br.undo()
br.say('2.3, counsel: no vessel of mine may enter that one. a slip of the hand')
br.drag('Finch Chubb', 'Lake Champlain Control Box')
br.vp('British 4')
br.discard('38')

s.play('US two regiments to Plattsburg')
us.say('39. 3.16: 6. Albany to Plattsburg 5. I rest my case')
us.play('39')
assert OPV['39'] == 2 and cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.drag('us:23rd us:25th', 'Plattsburg')
us.discard('39')
s.done()
