"""Neighbours: the last two cards of spring, the new turn, arrivals, seven cards each, Chauncey fights for the lake."""
from lay9 import Game, hands, pile
from more import muster, naval_drm
from ref import naval

s = Game('dev-1812-faults', us='Gerry', br='Walt', what='two logs, Spring to Summer-Autumn 1812: last plays, arrivals with one delay, deal of seven, first plays, a lake battle that hurts both')
t = s.t
hands(t, ['Card 30'], ['Card 10'])
t.lay('Royal_George Earl_of_Moira', 'Lake Ontario Control Box', 'British')
t.lay_vp('British 2')
pile(t, '1812 Deck', '22', '26', '25', '29', '18', '31', '14', '7', '15', '28', '23', '16', '24', '6')
t, us, br = s.open()

s.play('US last card of spring')
us.say('my last one, the 30. 6th and 13th as far as Utica (2 ops)')
us.play('30')
s.go(us, 'us:6th us:13th', 'Albany', 'Utica', how='each')
us.discard('30')

s.play('BR last card of spring')
br.say('mine too. 10: 49th + Frontenacs to Prescott')
br.play('10')
s.go(br, '49th Frontenac', 'Kingston', 'Gananoque', 'Prescott')
br.discard('10')

s.play('the turn')
br.say('no markers so nothing to return. lake stays mine, 2 vp still')
us.turn('Summer-Autumn 1812')
muster(us, '1812b')
br.drag('103rd', 'Delayed Reinforcements')
br.say('103rd can wait a turn')
muster(br, '1812b')
for i in range(7):
    us.draw('1812 Deck')
    br.draw('1812 Deck')
assert len(t.hand('US')) == len(t.hand('British')) == 7
us.say('saving. second file from here')
s.cut()

s.play('US Dearborn')
us.say('22 = 3. Dearborn marches seven of them from Albany to Sackets')
us.play('22')
s.go(us, 'Dearborn us:9th 11th 14th 15th us:16th 21st 23rd', 'Albany', 'Utica', 'Rome', 'Sackets Harbour', how='jump')
br.say('thats a crowd')
us.discard('22')

s.play('BR Rottenburg')
br.say('26, Rottenburg, 8th and Fencibles')
br.play('26', reveal=False)
s.go(br, 'Rottenburg br:8th Canadian_Fencibles', 'Montreal', 'Coteau du Lac', 'Cornwall', "Crysler's Farm", 'Prescott')
br.discard('26')

s.play('US Chauncey')
us.say('now the navy :) 25 for Chauncey')
us.play('25')
us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert', 'Oswego')
us.drag('Chauncey Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins', 'Lake Ontario Control Box')
fl = t.pieces('Oneida Conquest Scourge us:Growler Pert Fair_American Gov._Tompkins')
en = t.pieces('Royal_George Earl_of_Moira')
assert naval_drm(fl, en, fl[0], en[0]) == 2 and naval(3 + 2) == 'A1 D2 att'
us.say('7 to 2, oneida against the royal george')
us.roll('1d6', 3)
us.say('5. one hit on me, two on you')
us.flip('Oneida')
br.flip('Royal_George')
br.flip('Earl_of_Moira')
br.drag('Royal_George Earl_of_Moira', 'Kingston')
us.drag('Oneida', 'Sackets Harbour')
s.mark(us, 'US 2')
us.discard('25')
br.say('ouch. thats four points')

s.play('BR Brock')
br.say('29 Brock and all to Fort George')
br.play('29')
s.go(br, 'Brock R.N.R. York_Militia', 'York', 'Burlington', 'Stoney Creek', 'Ft. George')
br.discard('29')

s.play('US repairs')
us.say('14 to mend the Oneida at Sackets')
us.play('14')
us.flip('Oneida')
us.discard('14')
s.even()
s.done()
