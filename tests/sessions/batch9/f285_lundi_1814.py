"""Monday evening, French: Izard on a one, Fort Erie booked twice."""
from lay9 import Game, hands, burn_to, pos1814a

s = Game('dev-1812-faults', us='Remy', br='Coralie', what='Spring 1814 in mid-turn: a leader of command 2 activated with a 1; the 2 points of Fort Erie become 4')
t = s.t
pos1814a(t)
hands(t, ['Card 81', 'Card 84', 'Card 89'], ['Card 80', 'Card 85', 'Card 88'])
burn_to(t, 1814, 12)
t.lay('Brown us:9th 11th 21st 22nd', 'Buffalo', 'US')
t.lay_vp('US 3')
t, us, br = s.open()
s.even()

s.play('BR 8th')
br.say('je commence. 80, le 8th de York va a Stoney Creek')
br.play('80')
s.go(br, 'br:8th', 'York', 'Burlington', 'Stoney Creek')
br.discard('80')

s.play('US Izard')
us.say('81, Izard et quatre regiments montent a Champlain')
us.play('81')
with s.fault('3.31(command) 8.31(2)', 'Izard (command 2) leads four regiments with card 81, a 1', 'command|OPV|card'):
    us.drag('Izard us:6th us:13th 15th 29th', 'Champlain NY')
us.discard('81')

s.play('BR Rottenburg')
br.say('85: Rottenburg, de Watteville et le 49th a La Prairie')
br.play('85')
s.go(br, 'Rottenburg De_Watteville 49th', 'Montreal', 'La Prairie')
br.discard('85')

s.play('US Fort Erie')
us.say('89 pour Brown. le gros morceau')
us.play('89')
s.go(us, 'Brown us:9th 11th 21st 22nd NY_Volunteers_1814', 'Buffalo', 'Ft. Erie')
br.say('le 41e ne bouge pas')
us.roll('2d6', 6, 3)
s.fight(us, 'us:9th 11th 21st 22nd NY_Volunteers_1814', 'Ft. Erie', 'Buffalo', (6, 3), 'us:9th', '1/41st', leader=1, want='DR')
br.drag('1/41st', 'Chippawa')
us.say('et hop')
with s.fault('4.13 4.12 4.14', 'Ft. Erie is worth 2, the marker goes from US 3 to US 7', 'value|VP'):
    us.vp('US 7')
us.discard('89')

s.play('BR Riall')
br.say('88, Riall rejoint a Chippawa avec les Royal Scots')
br.play('88')
s.go(br, 'Riall 1/R._Scots', 'Ft. George', 'Queenston', 'Chippawa')
br.discard('88')
br.say('on arrete la, je travaille tot')
s.done()
