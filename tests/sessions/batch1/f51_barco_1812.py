"""Spanish and English: troops sail on a lake the enemy holds; a regiment is refilled on enemy ground."""
from ref import crt, odds
from session import Session

s = Session('dev-1812-faults', us='Inés', br='Duncan', what='Spring 1812, Spanish and English: Oneida carries militia while the British hold Ontario; the 4th restored at Sandwich; a battle in between')
s.t.lay_hand('US', ['32', '12', '13', '30', '27', '4', '19'])
t, us, br = s.begin()

s.play('US Hull')
us.say('32 como 3, Hull a Sandwich. no me mires así')
us.play('32')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR fleet')
br.say('2 as 3 ops, Royal George, Moira, Gloucester to the lake')
br.play('2')
br.drag('Royal_George Earl_of_Moira Gloucester', 'Lake Ontario Control Box')
br.vp('British 1')
br.discard('2')

s.play('US Oneida carries militia')
us.say('13 como 2, Oneida lleva a la 2nd NY a Oswego')
us.play('13')
with s.fault('11.31 11.42 11.3', 'lake transport while the British control Lake Ontario'):
    us.drag('Oneida 2nd_NY_Militia', 'Oswego')
us.discard('13')
br.say('hm, ok?')

s.play('BR Procter at Sandwich, repelled')
br.say('5 as 2 ops, Procter')
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('we stand')
us.say('the 4th leads')
br.say('1/41st leads')
# 11 : 9, A on A; 7 EX, both leads flip; round 2: Shawnee and Wyandot 6 : 1+3+3, B on C
assert odds(11, 9) == 0 and crt(7) == 'EX'
br.roll('2d6', 2, 5)
br.flip('1/41st')
us.flip('4th')
us.say('1st Ohio leads now')
br.say('Shawnee leads')
assert odds(6, 7) == -2 and crt(7 - 2 + 1) == 'AR'
br.roll('2d6', 3, 4)
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Ft. Malden')
br.discard('5')

s.play('US restores the 4th at Sandwich')
us.say('30 como 2: restore the 4th')
us.play('30')
with s.fault('8.31(5) 8.31', 'the 4th is restored in Sandwich, enemy territory'):
    us.flip('4th')
us.discard('30')

s.play('BR restores the 1/41st')
br.say('then I restore the 1/41st at Malden, 20 as 2 ops')
br.play('20')
br.flip('1/41st')
br.discard('20')

s.play('US 3rd Ohio')
us.say('4 como 1, 3rd Ohio')
us.play('4')
us.march('3rd_Ohio', 'Ft. Findlay', 'Ft. Meigs')
us.discard('4')

s.play('BR holds')
br.say('hold')
br.hold('10')
s.done()
