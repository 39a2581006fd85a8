"""The end of spring and the beginning of autumn: arrivals before the marker, British ones after the deal, a campaign, a sea fight."""
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Mac', br='Giulia', what='End of Spring and start of Summer-Autumn 1812: arrivals before the marker and after the deal, held cards, Campaign with five regiments, AR with Brock, naval battle on Ontario')
s.t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
s.t.lay_vp('British 2')
s.t.lay_hand('US', ['27', '4'])
s.t.lay_hand('British', ['17', '10'])
t, us, br = s.begin()

s.play('US 3rd Ohio')
us.say('last two cards, yeah? 4 for one, 3rd Ohio up to Findlay')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.discard('4')

s.play('BR Norfolk')
br.say('anche io. 17 as 1 op, Norfolk to Ft. Erie')
br.play('17')
br.drag('Norfolk', 'Ft. Erie')
br.discard('17')

s.play('US holds')
us.say('hold')
us.hold('27')

s.play('BR holds, the turn ends, arrivals and deal')
br.say('holding 10. finito')
br.hold('10')
us.say('new guys, gimme a minute')
us.drag('5th us:9th 11th 12th 14th 15th us:16th 20th 21st 23rd', 'Albany')
us.drag('17th 19th 1st_Kentucky Harrison Winchester', 'Ft. MacArthur')
us.drag('18th', 'Ft. Niagara')
us.drag('3rd_NY_Militia', 'Buffalo')
us.drag('Vermont_Militia', 'Burlington VT')
us.drag('1st_PA_Militia', 'Pittsburgh')
us.drag('1st_Rifles Chauncey Conquest Scourge Growler Pert', 'Sackets Harbour')
us.drag('Julia Hamilton', 'Ogdensburg')
us.drag('Fair_American Gov._Tompkins', 'Oswego')
us.drag('Somers Ohio Trippe Amelia', 'Buffalo')
us.drag('Macdonough', 'Plattsburg')
us.turn('Summer-Autumn 1812')
for c in ('22', '25', '14', '23', 'Campaign'):
    us.draw('1812 Deck', card=c if c != 'Campaign' else next(k for k in t.deck('1812 Deck').kids if t.things[k].name == 'Campaign'))
us.draw('1812 Deck', card='15')
us.say('6 and the one I held, makes 7')
for c in ('#9 Brock and Tecumseh', '16', '11', '24', '31', '29'):
    br.draw('1812 Deck', card=c)
br.say('aspetta, my reinforcements!')
br.drag('103rd 1/R._Scots', 'Quebec City')
br.drag('Glengarry', 'Cornwall')
br.drag('Voltigeurs Rottenburg', 'Montreal')
br.drag('Vincent', 'Kingston')
br.drag('Western_Indians', 'Ft. Malden')
us.say('forts at Kingston and Sackets count from now on btw')

s.play('US Harrison')
us.say('22 for 3, Harrison and his boys, picking up 3rd Ohio on the road')
us.play('22')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Findlay')
us.drag('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Ft. Meigs')
assert cost('Ft. MacArthur', 'Ft. Findlay', 'Ft. Meigs', 'Frenchtown') == 6
us.drag('Harrison 17th 19th 1st_Kentucky 3rd_Ohio', 'Frenchtown')
us.discard('22')

s.play('BR Rottenburg')
br.say('16 as 3 ops, Rottenburg with the 8th and the Voltigeurs, and Glengarry from Cornwall')
br.play('16')
br.drag('Rottenburg 8th Voltigeurs', 'Coteau du Lac')
br.drag('Rottenburg 8th Voltigeurs', 'Cornwall')
assert cost('Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott') == 4
br.drag('Rottenburg 8th Voltigeurs Glengarry', "Crysler's Farm")
br.drag('Rottenburg 8th Voltigeurs Glengarry', 'Prescott')
br.discard('16')

s.play('US Campaign: Dearborn and van Rensselaer')
us.say('Campaign as 3 ops: Dearborn, then van Rensselaer')
us.play('Campaign')
assert cost('Albany', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo') == 4
us.march('Dearborn us:6th us:13th us:9th 11th 14th', 'Utica', 'Canandaigua', 'Batavia', 'Buffalo')
us.drag('1st_NY_Militia Van_Rensselaer', 'Queenston')
br.say('i Lincoln restano')
# 4 : 3, C on C, route -1
assert odds(4, 3) == 0 and crt(11 - 1) == 'DR'
us.roll('2d6', 5, 6)
br.drag('Lincoln', 'Beaverdams')
us.vp('0')
us.discard('Campaign')

s.play('BR Brock at Queenston')
br.say('#9 as 2 ops, Brock with RNR and York militia. if I roll a 2 I quit')
br.play('#9 Brock and Tecumseh')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston') == 4
br.march('Brock R.N.R. York_Militia', 'Burlington', 'Stoney Creek', 'Ft. George', 'Queenston')
us.say('we stand')
br.say('RNR leads')
# 5 : 4, A on C +2, Brock +2
assert odds(5, 4) == 0 and crt(2 + 4) == 'AR'
br.roll('2d6', 1, 1)
us.say('LOL')
br.drag('Brock R.N.R. York_Militia', 'Ft. George')
br.discard('#9 Brock and Tecumseh')

s.play('US Chauncey, a sea fight')
us.say('25 for 2, Chauncey and all five out')
us.play('25')
us.drag('Chauncey Oneida Conquest Scourge Growler Pert', 'Lake Ontario Control Box')
us.say('Oneida leads')
br.say('Royal George leads')
# 5 ships to 2: +2, B on B; a brig on one side, so no small ships penalty; 3 + 2 = 5: attacker 1 step, defender 2
assert naval(3 + 2) == 'A1 D2 att'
us.roll('1d6', 3)
us.flip('Oneida')
us.drag('Oneida', 'Sackets Harbour')
br.flip('Royal_George Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
# Queenston 2 + lake 2
us.vp('US 4')
us.discard('25')

s.play('BR Vincent')
br.say('che disastro. 29 as 2 ops, activate Vincent: to Gananoque with the 10th R.V.')
br.play('29')
br.drag('Vincent 10th_R.V.', 'Gananoque')
br.discard('29')
s.done()
