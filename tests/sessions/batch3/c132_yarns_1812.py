"""Two mates who never stop talking: a three-round fight at Queenston with a Battle card each, another one at Sandwich,
retreats, restoring, ships, holds. What is said about other plays, other games and 'if' means nothing."""
from ref import cost, crt, odds
from session import Session
from lay3b import Watch

s = Session('dev-1812-faults', us='Gaz', br='Mick', what='Summer 1812, very chatty: two fights of three rounds each, Battle cards, depleted forces on both sides, restore, lake')
s.t.lay('us:6th us:13th 2nd_NY_Militia', 'Lewiston', 'US')
s.t.lay('49th', 'Queenston', 'British')
t, us, br = s.begin()
w = Watch(t)

us.say("right then, evening squire. where'd we get to? my lot are all lined up at Lewiston like muppets")
br.say('evening. you were about to do something daft across the river, same as the last 3 times')
us.say('if I roll a 12 I march on York, if I roll a 2 I sell the game')
br.say('deal')

s.play('US Van Rensselaer over the river, three rounds')
us.say("ok ok. 32. that's a 3, so Rensselaer wakes up and takes the whole shower over: 1st NY, 2nd NY, 6th, 13th. don't say 'not again'")
us.play('32')
assert cost('Lewiston', 'Queenston') == 3
us.drag('Van_Rensselaer 1st_NY_Militia 2nd_NY_Militia us:6th us:13th', 'Queenston')
br.say('not again')
br.say("I'm staying put, obviously. could leg it to Chippawa but where's the fun in that")
us.say('lead is the 6th. 15 on 7, two to one')
br.say('49th leads, so you are down one for that, one for the river and one for proper soldiers on nice flat ground')
# 10.41 route -1, 10.31 B against A -1, 10.44 -1 (clear, 1812, no fort), 2:1 +1
assert odds(4 + 3 + 4 + 4, 3 + 4) == 1
us.say('so minus 2 all in. any card from you? no card from me')
br.say('none this round')
us.roll('2d6', 5, 4)
assert crt(9 + 1 - 1 - 1 - 1) == 'EX'
us.say("9, call it 7. swap! that's my 6th and your 49th flipped")
us.flip('us:6th')
br.flip('49th')
# 10.51(EX), R-ex-wording: nobody retreats, both have unreduced units: 10.61 second round
br.say('still here, mate. round 2. your Battle card first, 10.43 and all that')
us.say('go on then, 27 as a battle card, plus one')
us.play('27')
br.say('and 17 as my battle card, minus one. cancels out lol')
br.play('17')
us.say('13th leads now. 4+4+3 is 11 (the 6th is knackered and counts for nowt), you have 3 and 2')
br.say('Lincoln leads, cannot use the 49th')
# 10.23: reduced attackers count nothing, reduced defenders do; B against C +1; 10.44 still -1 (R-british-regulars any-one)
assert odds(4 + 4 + 3, 3 + 2) == 1
us.roll('2d6', 3, 4)
assert crt(7 + 1 + 1 - 1 + 1 - 1) == 'EX'
us.say('7 plus a one is 8. swap again')
us.flip('us:13th')
br.flip('Lincoln')
us.discard('27')
br.discard('17')
# 10.63: the defender has only reduced units, the attacker has two fresh militia units
br.say('nothing fresh left, so that is me off. 10.63. off to Ft. George for tea')
br.drag('49th Lincoln', 'Ft. George')
us.say('GET IN. Queenston, 2 points for yours truly')
us.vp('US 2')
us.discard('32')
w.ok()

s.play('BR restores the 49th')
br.say("tell you what, I'll play number 10 as a 2 and patch up the 49th. can't patch Lincoln, militia, before you start")
br.play('10')
br.flip('49th')      # 8.31(5): regular A, own territory, in supply by Burlington, York, Kingston, Quebec
br.say('I had 2 points and used 1, sue me')
br.discard('10')
w.ok()

s.play('US holds')
us.say('you know I once held Kingston for 2 whole years in a game with my brother in law? anyway')
us.say("19 goes under the biscuit tin for later")
us.hold('19')
br.say('that a hold?')
us.say('yeah')

s.play('BR two ships')
br.say('20, two points, Royal George and Moira onto the big pond')
br.play('20')
br.drag('Royal_George', 'Lake Ontario Control Box')
br.drag('Earl_of_Moira', 'Lake Ontario Control Box')
br.vp('0')
br.say('2 off you, back to nil nil')
br.discard('20')
w.ok()

s.play('US Hull to Sandwich')
us.say("don't hold your breath, Hull is coming. 12, it's a 3")
us.play('12')
us.drag('4th', 'Sandwich')
us.drag('1st_Ohio', 'Sandwich')
us.drag('2nd_Ohio', 'Sandwich')
us.say('hang on, forgot the old man himself')
us.drag('Hull', 'Sandwich')
us.say('1 point, and if you attack I will just stand there and take it')
us.vp('US 1')
us.discard('12')
w.ok()

s.play('BR Procter attacks Sandwich, three rounds, beaten by exhaustion')
br.say("is that so. number 5 as 2, Procter's boys. not the Essex, they're making hay")
br.play('5')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot', 'Sandwich')
br.say('41st leads. 11 to your 9, evens')
us.say('1st Ohio leads, I value the 4th')
assert odds(5 + 4 + 2, 3 + 3 + 3) == 0
br.say('A on C, plus 2')
br.roll('2d6', 3, 3)
assert crt(6 + 0 + 2) == 'EX'
br.say('8. you what? only a swap')
br.flip('1/41st')
us.flip('1st_Ohio')
br.say('round two: Shawnee lead. 6 on 7')
us.say('now the 4th leads. no cards. so one to two is -2 and B on A another -1. good luck with that')
# ceil(7/6) = 2: 1:2
assert odds(4 + 2, 3 + 3 + 1) == -2
br.roll('2d6', 6, 4)
assert crt(10 - 2 - 1) == 'EX'
us.say('10 less 3, 7, swap number two!!')
br.flip('Shawnee')
us.flip('4th')
br.say('third round, unbelievable. Wyandot on their own, 2 on 5, they lead')
us.say('2nd Ohio, the last men standing. B on C, one for you')
assert odds(2, 3 + 1 + 1) == -3
br.roll('2d6', 5, 5)
assert crt(10 - 3 + 1) == 'EX'
br.say('8 AGAIN. Wyandot have no back, so they go home for good. yours?')
br.drag('Wyandot', 'British Eliminated')
us.flip('2nd_Ohio')
# note to 10.63: both have only reduced units: the defender has won, the attacker retreats
us.say("all knackered, so it says the defender's won. after you, sir")
br.drag('Procter Tecumseh 1/41st Shawnee', 'Ft. Malden')
br.discard('5')
br.say('never speak of this')
w.ok()

s.play('US 6th and 13th back to Lewiston')
us.say('13, two ops. 6th and 13th go back over to Lewiston to lick their wounds, the militia keeps Queenston warm (7 is plenty for a 2)')
us.play('13')
us.drag('us:6th us:13th', 'Lewiston')
us.discard('13')
w.ok()

s.play('BR holds')
br.say('pass the parcel: this one stays face down')
br.hold('2')

s.play('US restores')
us.say('30. one each for the 6th and the 13th, good as new')
us.play('30')
us.flip('us:6th')
us.flip('us:13th')
us.discard('30')

s.play('BR Lake Erie')
br.say('8, 2 ops: Queen Charlotte and Hunter out of Malden and onto Erie. 2 points')
br.play('8', reveal=False)
br.drag('Queen_Charlotte Hunter', 'Lake Erie Control Box')
br.reveal('8')
br.discard('8')
us.say("so that's 1 to you, not 2, I had 1")
br.say('maths was never my thing')
br.vp('British 1')
w.ok()

s.play('US Oneida')
us.say("last one: card 4 for its 1. the Oneida's off to Oswego for chips")
us.play('4')
us.drag('Oneida', 'Oswego')
us.discard('4')
br.say("and I've got the declaration of war left which is a bit late innit. tomorrow")
w.ok()
s.done()
