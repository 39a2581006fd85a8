"""Terse players. Brock sails to Malden, storms Detroit (DR-2), Procter chases Hull off the Raisin; the marker is wrong, then right."""
from ref import cost, crt, odds, value
from session import Session

s = Session('dev-1812-faults', us='Al', br='Bo', what='Spring 1812, terse: lake transport under Brock, Detroit falls with DR-2, a ship flees, retreat before combat in forest, restore, marker 2 then 3')
s.t.lay('Brock 49th York_Militia Queen_Charlotte Hunter', 'Port Dover', 'British')
s.t.lay_hand('US', ['32', '12', '13', '27', '30', 'Death of Brock', '4'])
s.t.lay_hand('British', ['8', '5', '10', '17', '20', '2', 'Declaration of War'])
t, us, br = s.begin()

s.play('US Hull')
us.say('32, Hull')
us.play('32')
us.drag('Hull 4th 1st_Ohio', 'Sandwich')
us.vp('US 1')
us.discard('32')

s.play('BR Brock by ship')
br.say('8, Brock, boats')
br.play('8')
# 3.36: the ships are beside his limit; a corvette and a brig carry one unit each (11.35); 1 + 1 + 1 MP
br.drag('Queen_Charlotte Hunter Brock 49th York_Militia', 'Ft. Malden')
br.discard('8')

s.play('US Hull back')
us.say('12, Hull')
us.play('12')
us.drag('Hull 4th 1st_Ohio', 'Detroit')
us.vp('0')
us.discard('12')

s.play('BR Brock storms Detroit')
br.say('5, Brock, all')
br.play('5')
assert cost('Ft. Malden', 'Sandwich', 'Detroit') == 4
br.drag('Brock Procter Tecumseh 49th York_Militia 1/41st Shawnee Wyandot', 'Sandwich')
br.drag('Brock Procter Tecumseh 49th York_Militia 1/41st Shawnee Wyandot', 'Detroit')
us.say('stand. 4th')
br.say('49th')
# 4+3+5+4+2 = 18 : 3+3+3+2+2+2 = 15; route -1, A on A, Brock +2 (Hull has no plus)
assert odds(18, 15) == 0 and crt(11 + 1, True) == 'DR-2'
br.roll('2d6', 6, 5)
br.say('12')
us.flip('4th')
us.flip('1st_Ohio')
us.drag('Hull 4th 1st_Ohio 2nd_Ohio Michigan Detachment', 'Frenchtown')
us.drag('Adams', 'Buffalo')     # 9.61
br.vp('British 2')
us.say('3')
assert value('Detroit') == 3
br.vp('British 3')
br.discard('5')

s.play('US restores the 4th')
us.say('13 restore 4th')
us.play('13')
us.flip('4th')
us.discard('13')

s.play('BR Procter to Frenchtown')
br.say('10, Procter')
br.play('10')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Frenchtown')
us.say('no thanks')
us.drag('4th 1st_Ohio 2nd_Ohio Michigan Detachment Hull', 'Ft. Meigs')
br.vp('British 4')
br.discard('10')

s.play('US 3rd Ohio')
us.say('30/2')
us.play('30')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.say('stay')
us.discard('30')

s.play('BR a schooner on Erie')
br.play('17')
br.drag('Lady_Prevost', 'Lake Erie Control Box')
br.vp('British 6')
br.discard('17')

s.play('US holds')
us.say('hold')
us.hold('27')

s.play('BR RNR')
br.say('20')
br.play('20')
br.march('R.N.R.', 'Burlington', 'Stoney Creek')
br.discard('20')

s.play('US 3rd Ohio forward again')
us.play('4')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.discard('4')

s.play('BR holds')
br.hold('2')

s.play('US event: Brock dies')
us.say('Death of Brock')
us.play('Death of Brock')
us.flip('Brock')     # 3.41: Sheaffe is the reverse
br.say('ouch')
us.discard('Death of Brock')
s.done()
