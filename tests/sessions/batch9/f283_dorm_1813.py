"""Dormitory, beginners: a yard that builds three points with two, a militia that retreats two spaces."""
from lay9 import Game, hands, burn_to, more

s = Game('dev-1812-faults', us='Zoe', br='Priya', what='Spring 1813 in mid-turn: 3 NBV of ships for a 2 card; Essex retreats from Detroit through Sandwich to Ft. Malden')
t = s.t
more.lay_1813(t)
hands(t, ['Card 43', 'Card 45', 'Card 44', 'Card 49'], ['Card 47', 'Card 48', 'Card 54', 'Card 50'])
burn_to(t, 1813, 8)
t, us, br = s.open()

s.play('US Erie yard')
us.say('ok 43 for ships at Erie')
us.play('43')
with s.fault('15.24 15.17 15.17(1) 8.31(4)', 'Lawrence (1), Niagara (1) and Ariel with Scorpion (1) built with a 2 card', 'NBV|card|OPV'):
    us.each('Lawrence ship:Niagara', 'Erie PA')
    us.drag('Ariel Scorpion', 'Erie PA')
br.say('so many!! do I get some too')
us.discard('43')

s.play('BR Detroit yard')
br.say('47, one. I build the Detroit')
br.play('47')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('47')

s.play('US Harrison')
us.say('45 harrison goes for detroit with all three')
us.play('45')
s.go(us, 'Harrison 17th 19th 1st_Kentucky', 'Ft. Meigs', 'Frenchtown', 'Detroit')
br.say('we fight')
us.roll('2d6', 2, 5)
s.fight(us, '17th 19th 1st_Kentucky', 'Detroit', 'Frenchtown', (2, 5), '17th', 'Essex', leader=1, want='DR')
us.say('10 with everything, you go away')
with s.fault('10.71 10.51(DR) 10.82 10.81 10.71(4)', 'DR is one space: Essex goes from Detroit past Sandwich to Ft. Malden', 'retreat|path|link'):
    br.drag('Essex', 'Ft. Malden')
br.say('home sweet home')
s.mark(us, 'US 1')
us.discard('45')

s.play('BR Rottenburg')
br.say('48 for rottenburg? he is 2 right. with the 104th to Prescott')
br.play('48')
s.go(br, 'Rottenburg 104th', 'Kingston', 'Gananoque', 'Prescott')
br.discard('48')

s.play('US Ohio')
us.say('44 ohio brigade goes to meigs')
us.play('44')
s.go(us, 'Ohio_Brigade', 'Ft. Stephenson', 'Ft. Meigs')
us.discard('44')

s.play('BR holds')
br.hold('54')
br.say('exam tomorrow byeee')
s.even()
s.done()
