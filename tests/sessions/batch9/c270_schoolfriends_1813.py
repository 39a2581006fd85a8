"""1813 from its dice: British first by their points, eight cards each, yards, long marches, Scott storms Fort George."""
from lay9 import Game, more, pile
from more import muster

s = Game('dev-1812-faults', us='Jonah', br='Mikey', what='two logs, Spring 1813 from the roll for first player: deal of eight, builds on Lake Erie, Prevost to Prescott, Fort George in two rounds')
t = s.t
more.lay_1813(t)
pile(t, '1813 Deck', '44', '38', '42', '37', '39', '41', '43', '40', '50', '51', '53', '54', '60', '61', '63', '64')
t, us, br = s.open()

s.play('dice and deal')
us.roll('1d6', 5)
br.roll('1d6', 4)
br.say('4 plus 2 VP is 6. beats your 5, I go first this year')
us.say('ah man. ok dragoons to albany')
muster(us, '1813a')
for i in range(8):
    br.draw('1813 Deck')
    us.draw('1813 Deck')
assert len(t.hand('US')) == len(t.hand('British')) == 8
br.say('new log, this one is all cards')
s.cut()

s.play('BR builds Detroit')
br.say('44 in the yard at Malden, HMS Detroit')
br.play('44')
br.drag('ship:Detroit', 'Ft. Malden')
br.discard('44')

s.play('US builds two brigs')
us.say('two can play that. 38: Lawrence, Niagara')
us.play('38')
us.each('Lawrence ship:Niagara', 'Buffalo')
br.say('at buffalo? niagara and lawrence are erie ships, look at the chart')
us.say('oh right')
us.each('Lawrence ship:Niagara', 'Erie PA')
us.discard('38')

s.play('BR Prevost')
br.say('42. sir George and six battalions go up to Prescott')
br.play('42')
s.go(br, 'Prevost br:13th 2/41st 70th 89th De_Watteville 4/R._Scots', 'Quebec City', 'Trois-Rivieres', 'Montreal', 'Coteau du Lac', 'Cornwall',
     "Crysler's Farm", 'Prescott', how='jump')
br.discard('42')

s.play('US Scott')
us.say('37, 1 op, Scott likes a 1. to Ft Niagara with 20, 23, 25, 29 and the horses')
us.play('37', reveal=False)
s.go(us, 'Scott 20th 23rd 25th 29th US_Dragoons', 'Albany', 'Utica', 'Canandaigua', 'Batavia', 'Lewiston', 'Ft. Niagara')
us.discard('37')

s.play('BR Drummond')
br.say('39 Drummond rides to kingston')
br.play('39')
s.go(br, 'Drummond', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott', 'Gananoque', 'Kingston', how='jump')
br.discard('39')

s.play('US Fort George')
us.say('41, Scott again. 13th 18th 23rd 25th 29th over the river, five is his limit')
us.play('41')
s.go(us, 'Scott us:13th 18th 23rd 25th 29th', 'Ft. Niagara', 'Ft. George')
br.say('we hold the fort')
us.roll('2d6', 3, 4)
s.fight(us, 'us:13th 18th 23rd 25th 29th', 'Ft. George', 'Ft. Niagara', (3, 4), 'us:13th', '49th', leader=2, want='EX')
us.flip('us:13th')
br.flip('49th')
us.say('again')
us.roll('2d6', 5, 4)
s.fight(us, 'us:13th 18th 23rd 25th 29th', 'Ft. George', 'Ft. Niagara', (5, 4), '18th', 'br:8th', leader=2, rnd=2, want='DR')
br.drag('Vincent br:8th 49th', 'Stoney Creek')
us.say('3 for the fort')
s.mark(us, 'US 1')
us.discard('41')

s.play('BR Vincent')
br.say('43, Vincent back to the heights')
br.play('43')
s.go(br, 'Vincent br:8th 49th', 'Stoney Creek', 'Burlington')
br.discard('43')

s.play('US holds')
us.hold('40')
s.even()
s.done()
