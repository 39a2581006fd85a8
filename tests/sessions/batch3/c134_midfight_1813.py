"""The log begins in the middle of a play: the US stand at Queenston with the Lincoln Militia, card on the table, no dice yet.
Later a chain of retreats before combat, builds, a leader picking up and dropping on the way. Both clients log in turn."""
from ref import cost, crt, odds
from session import Session
from lay3b import Watch, lay_scn, on_table

s = Session('dev-1812-faults', us='Hank', br='Nigel', what='Spring-Summer 1813 from the middle of an attack: dice, retreat, counter-attack, retreats before combat one after the other, builds; three logs')
t = s.t
lay_scn(t, '1813', '1813a')
t.lay_turn('Spring-Summer 1813')
t.lay_vp('British 2')
for lake, side in (('Huron', 'British'), ('Erie', 'British'), ('Ontario', 'US')):
    t.lay_marker(side + ' Lake Control', 'Lake %s Control Box' % lake)
t.lay('Van_Rensselaer us:13th 18th', 'Lewiston', 'US')
t.lay_hand('US', ['46', '50', '53', '59', '37'])
t.lay_hand('British', ['45', '48', '55', '58', '42'])
w = Watch(t)
# the fight that waits: Van Rensselaer, 13th and 18th crossed from Lewiston with card 52 (as 3), 1st NY stayed
t.lay('Van_Rensselaer us:13th 18th', 'Queenston', 'US', beside=True)
on_table(t, '52')
t, us, br = s.begin()

s.play('US at Queenston: the rest of the play')
us.say('ok got the file. so: 52 is my card, a three for Rensselaer, 13th + 18th crossed from Lewiston, you were thinking')
br.say('thinking done. Lincoln stays. He leads, there is nobody else')
us.say('13th leads. 8 v 3 that is 2-1, B over C, river. no regulars of yours there so nothing for 10.44')
assert odds(4 + 4, 3) == 1
us.roll('2d6', 4, 4)
assert crt(8 + 1 + 1 - 1) == 'DR'      # Queenston is no fort
br.say('9, no fort there, I go. Chippawa')
br.drag('Lincoln', 'Chippawa')
us.vp('0')
us.discard('52')
w.ok()
s.cut()

s.play('BR Vincent counter-attacks')
br.say("my log from here. 48 as two ops, Vincent with the 49th and 8th straight back at you")
br.play('48')
assert cost('Ft. George', 'Queenston') == 1
br.drag('Vincent 49th br:8th', 'Queenston')
us.say('if I run you just follow me, so I fight. 18th leads')
br.say('8th leads')
assert odds(4 + 5, 4 + 4) == 0
br.roll('2d6', 6, 4)
assert crt(10 + 0 + 1) == 'DR-1'       # A against B +1, Vincent 0, clear, the British attack
us.say('11, DR-1. 18th takes it. back to Lewiston')
us.drag('Van_Rensselaer us:13th 18th', 'Lewiston')
us.flip('18th')
br.vp('British 2')
br.discard('48')
w.ok()

s.play('US builds on Erie')
us.say('46, three build points at Erie PA: Lawrence 1, Niagara 1, Ariel and Scorpion 1')
us.play('46')
us.drag('Lawrence ship:Niagara', 'Erie PA')
us.drag('Ariel', 'Erie PA')
us.drag('Scorpion', 'Erie PA')
us.discard('46')

s.play('BR builds at two bases')
br.say('same game: 45, two points. Detroit at Malden, and our Brock at York')
br.play('45')
br.drag('ship:Detroit', 'Ft. Malden')      # 1813a, Ft. Malden
br.drag('ship:Brock', 'York')              # 15.13: the one vessel that York builds
br.discard('45')

s.play('US Harrison takes Detroit')
us.say('now the real thing. 50, two ops, Harrison + 17th 19th + Kentucky: Frenchtown, Detroit')
us.play('50')
assert cost('Ft. Meigs', 'Frenchtown', 'Detroit') == 4
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Detroit')
br.say('Essex in the fort, C2, so 5. leads, what else')
us.say('17th leads')
assert odds(4 + 4 + 4, 3 + 2) == 1
us.roll('2d6', 3, 4)
# 2:1 +1, B against C (fort C, militia C) +1, Harrison +1: 10; only a 9 speaks of forts (2.77)
assert crt(7 + 1 + 1 + 1, fort=True) == 'DR'
br.say('ten. over to Sandwich then')
br.drag('Essex', 'Sandwich')
us.say('that is your 3 gone: US 1')
us.vp('US 1')
us.discard('50')
w.ok()
s.cut()

s.play('BR Procter, two retreats before combat')
br.say('my log again. 55 as 2: Procter, Tecumseh and everything on foot out of Malden, picking up the Essex at Sandwich')
br.play('55')
assert cost('Ft. Malden', 'Sandwich', 'Detroit', 'Frenchtown') == 6
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Sandwich')
# 3.33: Procter 5: 1/41st and Essex; the Indians come with Tecumseh (8.44)
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians Essex', 'Detroit')
us.say('16 of you? nope. before combat, to Frenchtown. I came that way, you did not')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Frenchtown')
br.say('I leave the Essex in the fort (3 for a 3) and come after you, 2 MP left')
br.drag('Procter Tecumseh 1/41st Shawnee Wyandot Western_Indians', 'Frenchtown')
us.say('and off again, to Meigs. keep walking, be my guest')
us.drag('Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs')
br.say('out of points. Detroit 3, Frenchtown 1: from US 1 that is British 3')
br.vp('British 3')
br.discard('55')
w.ok()

s.play('US Pike, one card late')
us.say('53, 2 ops though Pike only needs 1: Pike with the 6th and 1st Rifles to Ogdensburg')
us.play('53')
assert cost('Sackets Harbour', 'Antwerp', 'Ogdensburg') == 4
us.drag('Pike us:6th 1st_Rifles', 'Antwerp')
us.drag('Pike us:6th 1st_Rifles', 'Ogdensburg')
us.discard('53')

s.play('BR holds')
br.say('58 I keep')
br.hold('58')

s.play('US restores the 18th')
us.say('37 for one: 18th back to full at Lewiston')
us.play('37')
us.flip('18th')
us.discard('37')
br.say('ok. my go next time, 1 card + the one put by')
w.ok()
s.done()
