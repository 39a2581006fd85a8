"""Two old hands who talk all the time of other games: plays retold, plays not made, names and numbers that mean nothing."""
from more import rows
from ref import cost, crt, odds, value
from session import Session

OPV = {r['id']: int(r['opv_working']) for r in rows('cards')}
s = Session('dev-1812-faults', us='Doc', br='Walt', what='Spring 1812: yarns, ifs and nots around plain plays; a battle at Sandwich, a retreat before combat, two holds, the marker late')
t, us, br = s.begin()
us.say('before we start: in Peoria, back in 09, I opened with Card 32 as 3 ops, activate Dearborn, and was in Kingston on turn 1. lost by 14')
br.say('you told me. Card 5, Procter to Detroit, 12 rolled, DR-2. every time')

s.play('US 6th and 13th to Utica')
us.say('so not Dearborn today. he stays. the two regulars go on their own, one space, 13 will do')
us.play('13')
assert OPV['13'] == 2 and cost('Albany', 'Utica') == 1
us.drag('us:6th us:13th', 'Utica')
us.discard('13')

s.play('BR Procter to Sandwich')
br.say('if I were Brock I would now ride to Detroit with card 8. But I am not Brock, I am Walt')
br.say('ten.')
br.play('10')
assert OPV['10'] >= 2                   # Procter's command value
br.drag('Procter 1/41st', 'Sandwich')
br.say('and that is that. Procter with the 41st over the meadow')
br.discard('10')

s.play('US Hull attacks Sandwich: 13 to 5')
us.say('Would Hull surrender, as in the book? would he retreat? would he hold? No, no and no')
us.say('12, Hull and the lot')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Sandwich')
br.say('I do not retreat from a 58 year old. 1/41st leads')
us.say('4th leads here')
# 2:1 +1, river -1, British regulars in the clear 1812 -1 (10.44), Hull -1 (3.31; without it 10, the same result), A to A 0
assert OPV['12'] == 3 and cost('Detroit', 'Sandwich') == 3 and odds(13, 5) == 1 and crt(11 - 2) == 'DR' == crt(11 - 1)
us.roll('2d6', 5, 6)
us.play('12')                           # laid after the dice
br.say('eleven! in 2014 I would have thrown the board. out I go')
br.drag('Procter 1/41st', 'Ft. Malden')   # own territory, in supply over the lake
us.vp('US 1')
assert value('Sandwich') == 1
us.discard('12')

s.play('BR Norfolk')
br.say('my nephew always plays the 2 here and takes the lake with Royal George, 2 VP to Britain. He is 11')
br.say('I play 17 for a single point')
br.play('17')
assert OPV['17'] == 1 and cost('Port Dover', 'Ft. Erie') == 2
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.say("do I hold? don't I hold? the 27 has a nice picture. face down it goes")
us.hold('27')

s.play('BR Procter back, US goes home before combat')
br.say('Card 5 as 2 ops, activate Procter. and everybody who can walk')
br.play('5')
br.drag('Procter Tecumseh 1/41st Essex Shawnee Wyandot', 'Sandwich')
us.say('last time I stood here I lost 5 units on an EX. or was it AR-2? anyway, no stand')
us.say('home, all of us, before combat')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Detroit')   # 9.42: own space, not the one he came from
br.discard('5')

s.play('US 3rd Ohio, marker late')
us.say("ah, the point. that's 0 again")
us.vp('0')
us.say('"Hull leads, the Ohios follow" says my school book, page 32. mine: card 4, 1 op, 3rd Ohio one trail north')
us.play('4')
assert OPV['4'] == 1 and cost('Ft. MacArthur', 'Ft. Findlay') == 2
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR two ships')
br.say('all right, the nephew wins: 2, but only the George and the Moira. the schooners stay in. no Gloucester, no Beresford')
br.play('2')
assert OPV['2'] >= 2
br.drag('Royal_George Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('British 2')
br.discard('2')

s.play('US Oneida slips to Oswego')
us.say('could Oneida carry the 2nd NY to Smiths Creek now? you have the lake, 11.31, so no. she sails alone')
us.play('30')
us.drag('Oneida', 'Oswego')             # 11.43: control does not stop a ship from town to town
us.discard('30')

s.play('BR holds')
br.say('nothing to say. miracle')
br.hold('20')

s.play('US 1st NY Militia')
us.say('Card 19 and I use one of two')
us.play('19', reveal=False)
assert cost('Lewiston', 'Ft. Niagara') == 1 <= OPV['19']
us.drag('1st_NY_Militia', 'Ft. Niagara')
us.discard('19')
br.say('declaration of war is my last one, did you count? Next week')
s.done()
