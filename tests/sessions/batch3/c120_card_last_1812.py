"""Two prisoners of habit: pieces, dice and marker first, the card is always laid last. Three lakes, an exchange with a second round, repairs."""
from ref import cost, crt, naval, odds
from session import Session

s = Session('dev-1812-faults', us='Gus', br='Dora', what='Spring 1812: the card always comes last; transport and box with one card, a naval battle with damage on both sides, EX and a second round, Erie and Huron, repairs')
t, us, br = s.begin()
us.say("y'all know me, cards go down when I'm done pushin'")
br.say('same here, drives my brother nuts')

s.play('US Oneida ferries the 2nd NY to Oswego and takes the lake')
# 11.15: 1 pick up, 1 to Oswego, 1 set down, 1 into the box = 4 of 6; two units of one space on a 2 (8.61, example of 11.36)
us.drag('2nd_NY_Militia Oneida', 'Oswego')
us.drag('Oneida', 'Lake Ontario Control Box')
us.vp('US 2')
us.play('13')
us.discard('13')

s.play('BR fleet against Oneida')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.drag('Gloucester', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
us.say('three on one, classy. Oneida it is then')
# 3:1 ships +2, Royal George B against Oneida B 0, no leader: 2 + 2 = 4: each side one step, box to the attacker
assert naval(2 + 2) == 'A1 D1 att'
br.roll('1d6', 2)
br.flip('Royal_George')
us.flip('Oneida')
br.drag('Royal_George', 'Kingston')           # 12.52: the winner's damaged ship leaves too
us.drag('Oneida', 'Sackets Harbour')
br.vp('British 2')
br.play('2')
br.discard('2')

s.play('US Hull')
us.drag('4th', 'Sandwich')
us.drag('1st_Ohio', 'Sandwich')
us.drag('Hull', 'Sandwich')
assert cost('Detroit', 'Sandwich') == 3
us.vp('British 1')
us.drop_discard('12')

s.play('BR Lake Erie')
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.vp('British 3')
br.drop_discard('20')

s.play('US holds')
us.say("ain't gonna feed ya another one. this one naps")
us.hold('27')

s.play('BR Procter at Sandwich, two rounds')
br.say('if you stay I roll, if you run I keep walking')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
us.say('stayin. 4th up front if the 41st is')
assert odds(11, 6) == 0 and crt(4 + 3) == 'EX'     # A against A; Hull has no plus
br.roll('2d6', 4, 3)
br.flip('1/41st')
us.flip('4th')
br.say('nobody has to go, so again. Shawnee in front')
us.say('1st Ohio then, what else')
# 10.23: the reduced 1/41st adds nothing: 4 + 2 = 6 against 1 + 3 = 4, 1:1; Shawnee B against 1st Ohio C +1; 9 + 1 = 10
assert odds(6, 4) == 0 and crt(6 + 3 + 1) == 'DR'
br.roll('2d6', 6, 3)
us.drag('Hull 4th 1st_Ohio', 'Detroit')
br.vp('British 4')
br.play('5')
br.discard('5')

s.play('US 6th and 13th to Plattsburg')
assert cost('Albany', 'Whitehall', 'Ticonderoga', 'Plattsburg') == 5
us.march('us:6th us:13th', 'Whitehall', 'Ticonderoga', 'Plattsburg')
us.play('19')
us.discard('19')

s.play('BR Nancy')
br.drag('Nancy', 'Lake Huron Control Box')
br.vp('British 6')
br.drop_discard('17')
us.say('a whole lake for one lil boat, 2 points, sheesh')

s.play('US 3rd Ohio')
us.drag('3rd_Ohio', 'Ft. Findlay')
us.drag('3rd_Ohio', 'Ft. Meigs')
us.drop_discard('4')

s.play('BR Brock')
br.drag('Brock York_Militia', 'Ft. George')
assert cost('York', 'Burlington', 'Stoney Creek', 'Ft. George') == 3
br.play('8')
br.discard('8')

s.play('US repairs Oneida')
us.flip('Oneida')                              # a brig, 1 NBV, Sackets Harbour is the main base (15.22, 15.23)
us.say("patchin' her up, that's what the 30 is for")
us.drop_discard('30')

s.play('BR repairs Royal George')
br.flip('Royal_George')                        # a corvette, 1 NBV, at Kingston
br.say('patching too')
br.play('10')
br.discard('10')

s.play('US restores the 4th')
us.flip('4th')                                 # A class regular at Detroit, own territory, in supply (8.31(5))
us.say('and the boys of the 4th are back. 32, fresh men')
us.drop_discard('32')
s.done()
